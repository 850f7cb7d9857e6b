import type { IncomingMessage } from 'node:http';
import { MARKED_SOURCES, type ViewSource } from '#domain/jobs/view-source.ts';
import type { EmptySearchCounter } from '#domain/search/empty-searches.server.ts';
import type { ViewCounter } from '#domain/search/view-counting.server.ts';
import { isPrefetch } from './exchange.ts';
import type { Caller } from './hosts.ts';
import { type FinishedPage, isUnchanged, type Representation } from './page-cache/finished-page.ts';

/** A finished page on the wire: its bytes, or a 304 without bytes when the client has it. */
export type PageForm = { status: number; headers: readonly string[]; bytes: Buffer | null };

export function pageForm(request: IncomingMessage, page: FinishedPage, form: Representation): PageForm {
  const ifNoneMatch = request.headers['if-none-match'];
  if (ifNoneMatch !== undefined && page.status === 200 && isUnchanged(page, ifNoneMatch)) {
    return { status: 304, headers: form.notModified, bytes: null };
  }
  return { status: page.status, headers: form.headers, bytes: request.method === 'HEAD' ? null : form.bytes };
}

export function pageResponse({ status, headers, bytes }: PageForm): Response {
  const response = new Response(bytes as Buffer<ArrayBuffer> | null, { status });
  for (let index = 0; index < headers.length; index += 2) {
    response.headers.append(headers[index] ?? '', headers[index + 1] ?? '');
  }
  return response;
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
 * Where a reader comes from: the mark of the link, or else the page before. A cached page cannot know it, and no cookie
 * tells it.
 */
export function sourceOf(
  { url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  { origin }: Pick<Caller, 'origin'>,
): ViewSource {
  const [, mark] = MARK.exec(url) ?? [];
  if (mark !== undefined) return mark as ViewSource;
  return headers.referer?.startsWith(`${origin}/`) ? 'search' : 'other';
}
