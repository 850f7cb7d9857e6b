import type { IncomingMessage } from 'node:http';
import { MARKED_SOURCES, type ViewSource } from '#domain/jobs/view-source.ts';
import type { EmptySearchCounter } from '#domain/search/empty-searches.server.ts';
import type { ViewCounter } from '#domain/search/view-counting.server.ts';
import type { AnsweredLog } from './answered-log.ts';
import { type Exchange, isPrefetch } from './exchange.ts';
import type { RequestFigures } from './figures.ts';
import type { Caller } from './hosts.ts';
import { type FinishedPage, isUnchanged, type Representation } from './page-cache/finished-page.ts';

type Sending = { figures: RequestFigures; logAnswer: AnsweredLog; isStopping: boolean };

/**
 * Sends a finished page, or a 304 when the client has it, on node:http itself: in a Response, its bytes would pass through
 * a stream.
 */
export function sendPage(
  { figures, logAnswer, isStopping }: Sending,
  exchange: Exchange,
  caller: Caller,
  page: FinishedPage,
  form: Representation,
): void {
  const { incoming, outgoing } = exchange;
  const ifNoneMatch = incoming.headers['if-none-match'];
  const isKnown = ifNoneMatch !== undefined && page.status === 200 && isUnchanged(page, ifNoneMatch);
  if (isKnown) figures.notModified += 1;
  const status = isKnown ? 304 : page.status;
  const headers = isKnown ? form.notModified : form.headers;
  const bytes = isKnown || incoming.method === 'HEAD' ? undefined : form.bytes;
  if (isStopping) outgoing.setHeader('connection', 'close');
  // Value 1 is the place of the request id; writeHead reads the list before another request can change it.
  headers[1] = exchange.requestId;
  outgoing.writeHead(status, headers);
  outgoing.end(bytes);
  logAnswer(exchange, caller, { status, bytes: bytes?.length ?? 0 });
}

/** Counts the reading of a job's page as a view, and of a search without results; prefetching does not count. */
export function countReading(
  { viewCounter, emptySearches }: { viewCounter: ViewCounter; emptySearches: EmptySearchCounter },
  request: IncomingMessage,
  caller: Caller,
  { viewedJob, emptySearch }: FinishedPage,
) {
  if ((viewedJob ?? emptySearch) === undefined || request.method !== 'GET' || isPrefetch(request)) return;
  const visitor = { networkPrefix: caller.networkPrefix, userAgent: request.headers['user-agent'] };
  if (viewedJob !== undefined) {
    viewCounter.count({ jobId: viewedJob, source: sourceOf(request, caller), ...visitor }, Date.now());
  }
  if (emptySearch !== undefined)
    emptySearches.count({ platform: caller.platform, text: emptySearch, ...visitor }, Date.now());
}

const MARK = new RegExp(`[?&]utm_source=(${MARKED_SOURCES.join('|')})(?:&|$)`);

/**
 * Finds out where a reader comes from, by the mark of the link or else the page before. A cached page cannot know it,
 * and no cookie tells it.
 */
export function sourceOf(
  { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  { origin }: Pick<Caller, 'origin'>,
): ViewSource {
  const [, mark] = MARK.exec(url) ?? [];
  if (mark !== undefined) return mark as ViewSource;
  return headers.referer?.startsWith(`${origin}/`) ? 'search' : 'other';
}
