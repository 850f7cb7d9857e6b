import { randomBytes } from 'node:crypto';
import type { Platform } from '#domain/site/platforms.ts';
import { ASK_AGAIN } from './cache-headers.ts';
import { completeResponse } from './complete-response.ts';
import { carriesCredentials, type Exchange } from './exchange.ts';
import type { Caller } from './hosts.ts';
import { type FinishedPage, finishPage } from './page-cache/finished-page.ts';
import { newPageCaching, type PageCaching } from './page-cache/page-caching.ts';
import { addSecurityHeaders, CLOSED_POLICY, type SecurityHeaders, sealPage } from './security-headers.ts';
import type { RequestNotes } from './security-log.ts';
import { isFromThisMachine } from './this-machine.ts';

/** The facts about one page request; main-pages.ts turns them into the context of loaders. */
export type PageFacts = {
  platform: Platform;
  /** The origin of the request; a shared page has no network. */
  caller: Pick<Caller, 'origin' | 'network'>;
  requestId: string;
  caching: PageCaching;
  isFromThisMachine: boolean;
  notes: RequestNotes;
};
export type HandlePage = (request: Request, facts: PageFacts) => Promise<Response>;

/** The server decides these itself. */
const NOT_COPIED = ['connection', 'keep-alive', 'transfer-encoding', 'content-length', 'content-encoding', 'etag'];

/** A page with a status other than 200 is cached for a minute at most. */
const BRIEFLY_MS = 60_000;
const CACHED_STATUSES = new Set([200, 301, 308, 404, 410]);

/** The type of React Router's data for its own client (`.data` addresses); it names no charset. */
const DATA = /^text\/x-script/;
const HTML = /^text\/html/;

/**
 * Renders a page and seals it. A shared page is finished for the cache; any other is a Response for this request
 * alone.
 */
export async function renderPage(
  handlePage: HandlePage,
  rules: { security: SecurityHeaders; isIndexed: boolean },
  page: {
    request: Request;
    address: string;
    exchange: Exchange;
    caller: Caller;
    isForEveryone: boolean;
    setsCookie: boolean;
  },
): Promise<FinishedPage | Response> {
  const { address, caller, isForEveryone, setsCookie } = page;
  const { incoming, requestId, notes } = page.exchange;
  const { isIndexed } = rules;
  const caching = newPageCaching(randomBytes(12).toString('base64url'));
  const response = await handlePage(page.request, {
    platform: caller.platform,
    caller: isForEveryone ? { origin: caller.origin, network: '' } : caller,
    requestId,
    caching,
    isFromThisMachine: isFromThisMachine(incoming),
    notes: isForEveryone ? {} : notes,
  });
  const type = response.headers.get('content-type') ?? '';
  const isHtml = HTML.test(type);
  // Feeds, sitemaps and files pass through, unless their loader caches them; so does a document with its own policy.
  const isOurs = isHtml ? !response.headers.has('content-security-policy') : DATA.test(type);
  if (!isOurs && !caching.isCached) {
    return completeResponse(incoming, response, { isIndexed, setsCookie, isPersonal: carriesCredentials(incoming) });
  }

  const { status } = response;
  const headers = new Headers(response.headers);
  for (const name of NOT_COPIED) headers.delete(name);
  let body: Buffer;
  if (isHtml) {
    const page = sealPage(caching.html ?? Buffer.from(await response.arrayBuffer()), caching.nonce);
    body = page.html;
    // A heap profile showed that these settings live on until a full garbage collection.
    caching.html = null;
    headers.set('content-security-policy', page.policy);
    if (!isIndexed && !headers.has('x-robots-tag')) headers.set('x-robots-tag', 'noindex, nofollow');
  } else {
    body = Buffer.from(await response.arrayBuffer());
    headers.set('content-security-policy', CLOSED_POLICY);
    if (DATA.test(type)) headers.set('content-type', 'text/x-script; charset=utf-8');
  }
  if (status === 503 && !headers.has('retry-after')) headers.set('retry-after', '5');
  if (!headers.has('vary')) headers.set('vary', 'accept-encoding, cookie');

  const cacheControl = headers.get('cache-control') ?? '';
  const isPersonal = !isForEveryone || headers.has('set-cookie') || /\b(?:private|no-store)\b/.test(cacheControl);
  const isShared = caching.isCached && !isPersonal && CACHED_STATUSES.has(status);
  // A shared page may also go to a logged-in reader, so no cache between us and them may store it.
  if (isShared || /\bpublic\b/.test(cacheControl)) headers.set('cache-control', ASK_AGAIN);
  if (status >= 500) headers.set('cache-control', 'no-store');
  if (!isShared) {
    const answer = new Response(body.length === 0 ? null : (body as Buffer<ArrayBuffer>), { status, headers });
    return completeResponse(incoming, answer, { isIndexed, isPersonal: !isForEveryone });
  }
  addSecurityHeaders(headers, rules.security[caller.platform]);
  return finishPage({
    status,
    viewedJob: status === 200 ? jobOf(address) : undefined,
    emptySearch: status === 200 ? caching.emptySearch : undefined,
    headers: [...headers].flat(),
    body,
    tags: [...caching.tags],
    until: status === 200 ? caching.until : Math.min(caching.until, Date.now() + BRIEFLY_MS),
  });
}

/** The job on this page: reading /jobs/{id} or its data counts as a view of it. */
function jobOf(address: string): string | undefined {
  return /^\/jobs\/([0-9a-f]{24})(?:\.data)?(?:\?|$)/.exec(address)?.[1];
}
