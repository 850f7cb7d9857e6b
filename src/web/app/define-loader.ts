import { data, type LoaderFunctionArgs } from 'react-router';
import type { StoreUpload } from '#domain/accounts/uploads.server.ts';
import type { Payments } from '#domain/billing/payments.ts';
import type { JoiningServices } from '#domain/companies/joining/joining.server.ts';
import type { SendToSlack } from '#domain/companies/settings/slack.server.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import type { FetchText } from '#domain/import/documents/document-at.ts';
import type { PrivateFiles } from '#domain/talent/private-files.server.ts';
import { cachingOf, type PageCacheControl } from '#server/page-cache/page-caching.ts';
import { refusalIn, statusOf } from '#server/refusals.ts';
import type { RequestNotes } from '#server/security-log.ts';
import { missingPage } from './missing-page.ts';
import {
  type AccountCall,
  accountCallOf,
  contextOf,
  type Demo,
  demoOf,
  fetchTextOf,
  joiningOf,
  notesOf,
  paymentsOf,
  privateFilesOf,
  type SiteFacts,
  sendToSlackOf,
  siteOf,
  storeUploadOf,
} from './request-context.ts';

export type LoaderArguments = {
  context: Context;
  site: SiteFacts;
  /** Dependencies of account commands beside the context. */
  readonly accountCall: AccountCall;
  /** How websites of new startups are read. */
  readonly joining: JoiningServices;
  /** Prices, seller and payment provider, beside the context of billing commands. */
  readonly payments: Payments;
  /** Checks, encodes and stores an uploaded picture. */
  readonly storeUpload: StoreUpload;
  /** Stores and reads the private files of people. */
  readonly privateFiles: PrivateFiles;
  /** Sends a message to the Slack of a startup. */
  readonly sendToSlack: SendToSlack;
  /** Reads an address that a person gave. */
  readonly fetchText: FetchText;
  /** Set only while demo data is loaded on this machine. */
  demo: Demo | null;
  /** Declares that the page may be cached, with which tags and until when. */
  cache: PageCacheControl;
  params: Record<string, string>;
  /** The page's address. The request's differs, because the browser fetches data from another address. */
  url: URL;
  request: Request;
  /** Notes about the request for the log (S-16). */
  notes: RequestNotes;
};

/**
 * Wraps a loader: it passes the context, and turns a refusal into the error page. Anything else thrown is a bug, and
 * passes through to handleError in entry.server.tsx.
 */
export function defineLoader<T>(load: (args: LoaderArguments) => Promise<T> | T) {
  return async ({ context, params, request, url }: LoaderFunctionArgs): Promise<T> => {
    const notes = notesOf(context);
    try {
      // PostgreSQL text cannot contain NUL, so no page has such an address.
      if (Object.values(params).some((value) => value?.includes('\0'))) throw absent('This page');
      return await load({
        context: contextOf(context),
        site: siteOf(context),
        get accountCall() {
          return accountCallOf(context);
        },
        get joining() {
          return joiningOf(context);
        },
        get payments() {
          return paymentsOf(context);
        },
        get sendToSlack() {
          return sendToSlackOf(context);
        },
        get privateFiles() {
          return privateFilesOf(context);
        },
        get storeUpload() {
          return storeUploadOf(context);
        },
        get fetchText() {
          return fetchTextOf(context);
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
      const said = refusal.kind === 'absent' ? missingPage(url, refusal.message) : { message: refusal.message };
      throw data({ code: refusal.code, ...said }, { status: statusOf(refusal) });
    }
  };
}
