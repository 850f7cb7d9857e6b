import { data, type LoaderFunctionArgs } from 'react-router';
import type { Context } from '../domain/context.ts';
import { Refusal, type RefusalKind } from '../domain/errors.ts';
import { keepPage, type PageKeeper } from './kept-pages/keep-page.ts';
import { contextOf, type SiteFacts, siteOf } from './request-context.ts';

const STATUS: Record<RefusalKind, number> = {
  invalid: 400,
  notLoggedIn: 401,
  sessionExpired: 403,
  absent: 404,
  gone: 410,
  conflict: 409,
  tooLarge: 413,
  wrongMediaType: 415,
  unmet: 422,
  tooMany: 429,
  overloaded: 503,
};

export type Loading = {
  context: Context;
  site: SiteFacts;
  /** Says that the page may be kept, what it shows, and until when. */
  keep: PageKeeper;
  params: Record<string, string>;
  url: URL;
  request: Request;
};

/**
 * What every loader goes through: it hands over the context, and turns a refusal into the page the person
 * sees. Anything else that is thrown is a bug and stays one (see handleError in entry.server.tsx).
 */
export function loading<T>(load: (given: Loading) => Promise<T> | T) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<T> => {
    try {
      return await load({
        context: contextOf(context),
        site: siteOf(context),
        keep: keepPage(context),
        params: params as Record<string, string>,
        url: new URL(request.url),
        request,
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw data({ message: error.message, code: error.code }, { status: STATUS[error.kind] });
    }
  };
}
