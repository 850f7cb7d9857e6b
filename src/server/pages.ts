import { randomBytes } from 'node:crypto';
import type { Platform } from '#domain/site/platforms.ts';
import { ASK_AGAIN, cacheControlOf } from './cache-headers.ts';
import type { Caller } from './hosts.ts';
import { type FinishedPage, finishPage } from './page-cache/finished-page.ts';
import { newPageCaching, type PageCaching } from './page-cache/page-caching.ts';
import { CLOSED_POLICY, sealPage } from './security-headers.ts';
import type { RequestNotes } from './security-log.ts';

/** What the server knows of one page visit; server.ts turns it into what loaders may ask for. */
export type PageVisit = {
  platform: Platform;
  /** Where it comes from: nobody's address for a page that is for everybody. */
  caller: Pick<Caller, 'origin' | 'network'>;
  requestId: string;
  caching: PageCaching;
  isFromThisMachine: boolean;
  notes: RequestNotes;
};
export type HandlePage = (request: Request, visit: PageVisit) => Promise<Response>;

export type PageRules = {
  security: Record<Platform, readonly string[]>;
  isIndexed: boolean;
};

const NOT_COPIED = new Set([
  'connection',
  'keep-alive',
  'transfer-encoding',
  'content-length',
  'content-encoding',
  'date',
  'etag',
  'cache-control',
  'content-security-policy',
  'x-powered-by',
  'referrer-policy',
  'cross-origin-opener-policy',
  'vary',
]);

/** What a page with a status other than 200 may at most be kept for. */
const BRIEFLY_MS = 60_000;
const CACHED_STATUSES = new Set([200, 301, 308, 404, 410]);

/** What the pages' router streams for its own client (`.data` addresses); it names no charset. */
const DATA = /^text\/x-script/;
const HTML = /^text\/html/;

export type PageAnswer = { page: FinishedPage } | { stream: Response };

/** Asks the router for a page and finishes it: sealed, with its headers, ready to be compressed and perhaps kept. */
export async function makePage(
  handlePage: HandlePage,
  rules: PageRules,
  visit: {
    request: Request;
    path: string;
    caller: Caller;
    requestId: string;
    isForEveryone: boolean;
    isFromThisMachine: boolean;
    notes: RequestNotes;
  },
): Promise<PageAnswer> {
  const caching = newPageCaching(randomBytes(12).toString('base64url'));
  const response = await handlePage(visit.request, {
    platform: visit.caller.platform,
    caller: visit.isForEveryone ? { origin: visit.caller.origin, network: '' } : visit.caller,
    requestId: visit.requestId,
    caching,
    isFromThisMachine: visit.isFromThisMachine,
    notes: visit.notes,
  });
  const type = response.headers.get('content-type') ?? '';
  const isHtml = HTML.test(type);
  // Feeds, sitemaps and files of the pages' door are passed on as they come, unless their loader keeps them; so is
  // a document with a policy of its own.
  const isOurs = isHtml ? !response.headers.has('content-security-policy') : DATA.test(type);
  if (!isOurs && !caching.isCached) return { stream: response };

  let body: Buffer;
  let policy = CLOSED_POLICY;
  if (isHtml) {
    const sealed = sealPage(await response.text(), caching.nonce);
    body = Buffer.from(sealed.html);
    policy = sealed.policy;
  } else body = Buffer.from(await response.arrayBuffer());

  const isPersonal =
    !visit.isForEveryone ||
    response.headers.has('set-cookie') ||
    /\b(?:private|no-store)\b/.test(response.headers.get('cache-control') ?? '');
  const isShared = caching.isCached && !isPersonal && CACHED_STATUSES.has(response.status);

  // A page may have its own word: one with a key tells nobody of itself (C10), one in a popup knows who opened it.
  const security = rules.security[visit.caller.platform].flatMap((name, index, all) =>
    index % 2 === 0 ? [name, response.headers.get(name) ?? all[index + 1] ?? ''] : [],
  );
  const headers: string[] = [...security, 'content-security-policy', policy];
  for (const [name, value] of response.headers) {
    if (NOT_COPIED.has(name)) continue;
    headers.push(name, name === 'content-type' && DATA.test(value) ? 'text/x-script; charset=utf-8' : value);
  }
  if (isHtml && !rules.isIndexed && !response.headers.has('x-robots-tag'))
    headers.push('x-robots-tag', 'noindex, nofollow');
  const isUnwell = response.status >= 500;
  if (response.status === 503 && !response.headers.has('retry-after')) headers.push('retry-after', '5');
  const asked = response.headers.get('cache-control');
  headers.push(
    'cache-control',
    isUnwell
      ? 'no-store'
      : cacheControlOf({
          // A page for everybody may be answered beside a session, too: nothing between us and its reader stores it.
          asked: isShared || /\bpublic\b/.test(asked ?? '') ? ASK_AGAIN : asked,
          isPersonal: !visit.isForEveryone,
          setsCookie: response.headers.has('set-cookie'),
        }),
    'vary',
    response.headers.get('vary') ?? 'accept-encoding, cookie',
  );
  const until = response.status === 200 ? caching.until : Math.min(caching.until, Date.now() + BRIEFLY_MS);
  return {
    page: finishPage({
      status: response.status,
      viewedJob: response.status === 200 ? jobOf(visit.path) : undefined,
      headers,
      body,
      tags: [...caching.tags],
      until,
      isShared,
    }),
  };
}

/** The job a page address is of: reading /jobs/{id} or its data counts as a view of it. */
function jobOf(path: string): string | undefined {
  return /^\/jobs\/([0-9a-f]{24})(?:\.data)?(?:\?|$)/.exec(path)?.[1];
}
