import { hash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { cacheControlOf } from './cache-headers.ts';
import { matchesTag } from './if-none-match.ts';
import { encode, pageEncodingFor } from './page-cache/encodings.ts';
import { sealPage } from './security-headers.ts';

/** These types get an ETag and are compressed as a whole; all others stream unchanged. */
const TEXT = /^(?:text\/(?!event-stream)|application\/(?:json|problem\+json|xml|[a-z.+-]*\+(?:json|xml))|image\/svg)/;
const NOT_PASSED_ON = ['connection', 'transfer-encoding', 'x-powered-by'];
const ONLY_WITH_CONTENT = ['content-type', 'content-encoding', 'content-language', 'content-length'];

/**
 * Adds to an entry point's response what every response needs: caching, a policy, an ETag, compression. Hono's own
 * etag and compress lack Brotli, and would give a private response an ETag.
 */
export async function completeResponse(
  request: IncomingMessage,
  response: Response,
  rules: { isIndexed: boolean; isPersonal: boolean; setsCookie?: boolean },
): Promise<Response> {
  const { status } = response;
  const headers = new Headers(response.headers);
  for (const name of NOT_PASSED_ON) headers.delete(name);
  const type = headers.get('content-type') ?? '';
  const isHtml = type.startsWith('text/html');
  if (isHtml && !rules.isIndexed && !headers.has('x-robots-tag')) headers.set('x-robots-tag', 'noindex, nofollow');
  const setsCookie = rules.setsCookie === true || headers.has('set-cookie');
  const ownRule = headers.get('cache-control');
  const cacheControl = cacheControlOf({ requested: ownRule, isPersonal: rules.isPersonal, setsCookie });
  headers.set('cache-control', cacheControl);
  if (!TEXT.test(type) || response.body === null) return new Response(response.body, { status, headers });

  let body = Buffer.from(await response.arrayBuffer());
  if (isHtml && !headers.has('content-security-policy')) {
    headers.set('content-security-policy', sealPage(body, ' ').policy);
  }
  if (status === 200 && cacheControl !== 'no-store' && request.method !== 'POST' && !headers.has('etag')) {
    headers.set('etag', `W/"${hash('sha256', body, 'base64url').slice(0, 24)}"`);
  }
  // Whatever its size now: another body at this address may be compressed, and a 304 must say the same (RFC 9110 §15.4.5).
  if (!headers.has('vary')) headers.set('vary', 'accept-encoding');
  const etag = headers.get('etag');
  if (status === 200 && etag !== null && matchesTag(request.headers['if-none-match'], etag)) {
    for (const name of ONLY_WITH_CONTENT) headers.delete(name);
    return new Response(null, { status: 304, headers });
  }
  if (!headers.has('content-encoding') && body.length >= 1_024) {
    const encoding = pageEncodingFor(request.headers['accept-encoding']);
    if (encoding !== 'identity') {
      body = Buffer.from(await encode(body, encoding));
      headers.set('content-encoding', encoding);
    }
  }
  headers.set('content-length', String(body.length));
  return new Response(body, { status, headers });
}
