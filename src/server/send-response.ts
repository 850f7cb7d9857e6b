import { hash } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cacheControlOf } from './cache-headers.ts';
import { encode, encodingFor } from './page-cache/encodings.ts';
import { CLOSED_POLICY, sealPage } from './security-headers.ts';

/** Read whole, compressed and given an ETag; everything else is passed on as it comes. */
const TEXT = /^(?:text\/|application\/(?:json|problem\+json|xml|[a-z.+-]*\+(?:json|xml))|image\/svg)/;

export type Common = {
  security: readonly string[];
  requestId: string;
  isIndexed: boolean;
  isPersonal: boolean;
  /** Pictures are the same for everybody, and their entry point reads no cookie. */
  isPicture: boolean;
  acceptEncoding: string | undefined;
};

/** Sends what a door answered, with the headers every response has. */
export async function sendResponse(
  request: IncomingMessage,
  outgoing: ServerResponse,
  response: Response,
  common: Common,
): Promise<{ status: number; bytes: number }> {
  const headers: string[] = ['x-request-id', common.requestId, ...common.security];
  const given = response.headers;
  for (const [name, value] of given) {
    if (
      name !== 'content-length' &&
      name !== 'connection' &&
      name !== 'transfer-encoding' &&
      name !== 'x-powered-by' &&
      name !== 'cache-control'
    ) {
      headers.push(name, value);
    }
  }
  const type = given.get('content-type') ?? '';
  const isHtml = type.startsWith('text/html');
  if (isHtml && !common.isIndexed && !given.has('x-robots-tag')) headers.push('x-robots-tag', 'noindex, nofollow');
  const setsCookie = given.has('set-cookie') || outgoing.hasHeader('set-cookie');
  const isPersonal = common.isPersonal && !common.isPicture;
  const cacheControl = cacheControlOf({ asked: given.get('cache-control'), isPersonal, setsCookie });
  headers.push('cache-control', cacheControl);

  const isWhole = TEXT.test(type) && response.body !== null;
  if (!isWhole) {
    if (!given.has('content-security-policy')) headers.push('content-security-policy', CLOSED_POLICY);
    const length = given.get('content-length');
    if (length) headers.push('content-length', length);
    outgoing.writeHead(response.status, headers);
    return {
      status: response.status,
      bytes: await pump(response, outgoing, request.method === 'HEAD'),
    };
  }

  let body: Buffer = Buffer.from(await response.arrayBuffer());
  if (!given.has('content-security-policy')) {
    headers.push('content-security-policy', isHtml ? sealPage(body.toString(), ' ').policy : CLOSED_POLICY);
  }
  let etag = given.get('etag');
  if (!etag && cacheControl !== 'no-store' && response.status === 200 && request.method !== 'POST') {
    etag = `W/"${hash('sha256', body, 'base64url').slice(0, 24)}"`;
    headers.push('etag', etag);
  }
  if (
    etag &&
    response.status === 200 &&
    request.headers['if-none-match']?.replaceAll('W/', '').includes(etag.replace('W/', ''))
  ) {
    outgoing.writeHead(
      304,
      headers.filter((_, index) => !/^content-(?:type|encoding|language)$/.test(headers[index - (index % 2)] ?? '')),
    );
    outgoing.end();
    return { status: 304, bytes: 0 };
  }
  if (!given.has('content-encoding') && body.length >= 1_024) {
    const encoding = encodingFor(common.acceptEncoding);
    if (!given.has('vary')) headers.push('vary', 'accept-encoding');
    if (encoding !== 'identity') {
      body = await encode(body, encoding);
      headers.push('content-encoding', encoding);
    }
  }
  headers.push('content-length', String(body.length));
  outgoing.writeHead(response.status, headers);
  outgoing.end(request.method === 'HEAD' ? undefined : body);
  return {
    status: response.status,
    bytes: request.method === 'HEAD' ? 0 : body.length,
  };
}

async function pump(response: Response, outgoing: ServerResponse, isHead: boolean): Promise<number> {
  let bytes = 0;
  if (!response.body || isHead) {
    await response.body?.cancel();
    outgoing.end();
    return 0;
  }
  const reader = response.body.getReader();
  const stop = () => void reader.cancel().catch(() => {});
  outgoing.once('close', stop);
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done || outgoing.destroyed) break;
      bytes += value.length;
      if (!outgoing.write(value)) await Promise.race([once(outgoing, 'drain'), once(outgoing, 'close')]);
    }
    outgoing.end();
  } catch (error) {
    // Cut, not ended: half an answer must not look like the whole.
    outgoing.destroy();
    throw error;
  } finally {
    outgoing.off('close', stop);
  }
  return bytes;
}
