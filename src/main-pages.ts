import { RouterContextProvider } from 'react-router';
import type { AuthServices, Provider } from '#domain/accounts/auth-services.ts';
import type { StoreUpload } from '#domain/accounts/uploads.server.ts';
import type { Payments } from '#domain/billing/payments.ts';
import type { JoiningServices } from '#domain/companies/joining/joining.server.ts';
import type { SendToSlack } from '#domain/companies/settings/slack.server.ts';
import { type Actor, type Context, visitor } from '#domain/context.ts';
import type { FetchText } from '#domain/import/documents/document-at.ts';
import type { Platform } from '#domain/site/platforms.ts';
import type { PrivateFiles } from '#domain/talent/private-files.server.ts';
import { withLastResort } from '#server/last-resort-page.ts';
import type { Log } from '#server/log.ts';
import { pageCaching } from '#server/page-cache/page-caching.ts';
import { actorOfRequest, withSessionCookies } from '#server/request-actor.ts';
import type { EntryPoints } from '#server/server-parts.ts';
import { deviceTokenIn, rememberedProfileIn } from '#server/session-cookie.ts';
import { canonicalAddress } from '#web/app/canonical-address.ts';
import {
  accountContext,
  type Demo,
  demoContext,
  domainContext,
  fetchTextContext,
  joiningContext,
  notesContext,
  paymentsContext,
  privateFilesContext,
  reportContext,
  siteContext,
  slackContext,
  uploadContext,
} from '#web/app/request-context.ts';
import type { Settings } from './environment.ts';
import { siteFacts } from './main-site.ts';

/** What pages need beside the request. */
type PageParts = {
  settings: Settings;
  contextFor: (actor: Actor, platform: Platform) => Context;
  handlePage: (request: Request, provider: RouterContextProvider) => Promise<Response>;
  accounts: AuthServices;
  linkedIn: Provider | null;
  joining: JoiningServices;
  payments: Payments;
  storeUpload: StoreUpload;
  privateFiles: PrivateFiles;
  slack: SendToSlack;
  fetchText: FetchText;
  demo: Demo | null;
  log: Log;
};

/** Renders pages: finds the person, gives the loaders what they need, and leads to the canonical address. */
export function pageEntryPoint({
  settings,
  contextFor,
  handlePage,
  accounts,
  linkedIn,
  joining,
  payments,
  storeUpload,
  privateFiles,
  slack,
  fetchText,
  demo,
  log,
}: PageParts): EntryPoints['page'] {
  return async (request, facts) => {
    const provider = new RouterContextProvider();
    const { origin, network } = facts.caller;
    const cookies = request.headers.get('cookie');
    const anonymous = contextFor(visitor, facts.platform);
    const { actor, setCookies } = await actorOfRequest(anonymous, cookies, origin, {
      method: request.method,
      path: new URL(request.url).pathname,
    });
    if (actor.kind === 'user') facts.notes.userId = actor.userId;
    provider.set(notesContext, facts.notes);
    provider.set(domainContext, { ...anonymous, actor });
    provider.set(accountContext, {
      parts: accounts,
      linkedIn,
      origin,
      from: {
        network,
        userAgent: request.headers.get('user-agent') ?? '',
        device: deviceTokenIn(cookies, origin),
      },
      rememberedProfile: rememberedProfileIn(cookies, origin),
    });
    provider.set(joiningContext, joining);
    provider.set(paymentsContext, payments);
    provider.set(uploadContext, storeUpload);
    provider.set(privateFilesContext, privateFiles);
    provider.set(slackContext, slack);
    provider.set(fetchTextContext, fetchText);
    provider.set(siteContext, siteFacts(settings, facts.platform));
    provider.set(demoContext, facts.isFromThisMachine ? demo : null);
    provider.set(pageCaching, facts.caching);
    provider.set(reportContext, (error) => log.error({ error, requestId: facts.requestId }, 'a page failed'));
    const response = withSessionCookies(await handlePage(request, provider), setCookies, origin);
    const canonical = response.status === 200 && request.method !== 'POST' ? canonicalAddress(request) : null;
    if (canonical) return new Response(null, { status: 308, headers: { location: canonical } });
    return withLastResort(response);
  };
}
