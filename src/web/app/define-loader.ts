import { data, type LoaderFunctionArgs } from 'react-router';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { cachingOf, type PageCacheControl } from '#server/page-cache/page-caching.ts';
import { refusalIn, statusOf } from '#server/refusals.ts';
import type { RequestNotes } from '#server/security-log.ts';
import {
  type AccountCall,
  accountCallOf,
  contextOf,
  type Demo,
  demoOf,
  notesOf,
  type SiteFacts,
  siteOf,
} from './request-context.ts';

export type LoaderArguments = {
  context: Context;
  site: SiteFacts;
  /** What commands about accounts want beside the context. */
  readonly door: AccountCall;
  /** What only demo data on this machine brings. */
  demo: Demo | null;
  /** Says that the page may be kept, what it shows, and until when. */
  cache: PageCacheControl;
  params: Record<string, string>;
  /** Where the person is or goes, as the router reads it: the page's own program asks at another address. */
  url: URL;
  request: Request;
  /** What the log is to say of the request (S-16). */
  notes: RequestNotes;
};

/**
 * What every loader goes through: it hands over the context, and turns a refusal into the page the person
 * sees. Anything else that is thrown is a bug and stays one (see handleError in entry.server.tsx).
 */
export function defineLoader<T>(load: (given: LoaderArguments) => Promise<T> | T) {
  return async ({ context, params, request, url }: LoaderFunctionArgs): Promise<T> => {
    const notes = notesOf(context);
    try {
      // PostgreSQL has no text that holds a NUL: nothing is called that.
      if (Object.values(params).some((value) => value?.includes('\0'))) throw absent('This page');
      return await load({
        context: contextOf(context),
        site: siteOf(context),
        get door() {
          return accountCallOf(context);
        },
        demo: demoOf(context),
        cache: cachingOf(context),
        params: params as Record<string, string>,
        url,
        request,
        notes,
      });
    } catch (error) {
      const refusal = refusalIn(error);
      if (!refusal) throw error;
      notes.refusal = refusal;
      throw data({ message: refusal.message, code: refusal.code }, { status: statusOf(refusal) });
    }
  };
}
