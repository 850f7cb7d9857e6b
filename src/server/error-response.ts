import { type Exchange, isRead, isReadByPost } from './exchange.ts';
import { PLAIN_HEADERS, plainPage } from './plain-page.ts';
import { type ErrorBody, errorAnswer } from './refusals.ts';

/** What programs on other sites may read of an answer's headers. */
export const EXPOSED_HEADERS = ['ETag', 'Retry-After'];

/** The last resort for an error: a small page for browsers, JSON for programs. */
export function errorResponse(error: unknown, exchange: Exchange): Response {
  const { body, headers } = errorAnswer(error, exchange.requestId);
  return errorBodyResponse(body, exchange, headers);
}

/**
 * A plain page for browsers, JSON for programs and for everything under /api. Closes the connection of a request whose body
 * has not arrived in full, unless the rest of it is read.
 */
export function errorBodyResponse(
  body: ErrorBody,
  { incoming, target, requestId }: Exchange,
  headers: Record<string, string> = {},
): Response {
  const { status } = body;
  const wantsPage = !target.startsWith('/api') && /text\/html/.test(incoming.headers.accept ?? '');
  const text = wantsPage ? plainErrorPage(status, body.message, requestId) : JSON.stringify(body);
  return new Response(text, {
    status,
    headers: {
      ...headers,
      ...(isOpenRead(incoming, target) && FOR_OTHER_SITES),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(text)),
      ...(wantsPage && PLAIN_HEADERS),
      ...(!incoming.complete && !isRestRead(status, incoming) && { connection: 'close' }),
    },
  });
}

const FOR_OTHER_SITES = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': EXPOSED_HEADERS.join(','),
};

/** Whether any site's program may read the refusal of this request. What is refused here tells nothing of a person. */
function isOpenRead(incoming: Exchange['incoming'], target: string): boolean {
  return (isRead(incoming) && target.startsWith('/api/')) || isReadByPost(incoming, target);
}

/** The largest refused body of which the rest is read. */
const MOST_READ = 100_000_000;

/**
 * Whether readRest takes the rest of a body that is too large. A connection closed in the middle of it is reset, and the
 * browser shows its own error instead of our words.
 */
function isRestRead(status: number, { headers }: Exchange['incoming']): boolean {
  return status === 413 && Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= MOST_READ;
}

/** The page of an error that happens before or instead of the site's own error page. */
export function plainErrorPage(status: number, message: string, requestId: string): string {
  const text = status === 500 ? 'An error occured while showing the error page' : message;
  return plainPage({ title: 'Something went wrong', text, reference: requestId });
}
