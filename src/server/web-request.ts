import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Body } from './read-body.ts';

/** What only concerns one connection, and what we say ourselves about where a request came from. */
const NOT_PASSED =
  /^(?:connection|keep-alive|transfer-encoding|upgrade|te|trailer|proxy-.*|x-forwarded-.*|forwarded|host|x-request-id)$/;

/**
 * The request as the doors read it. Its address begins with the origin worked out from the connection and
 * trusted proxies, because React Router compares it with the Origin header.
 */
export function webRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  origin: string,
  path: string,
  body: Body,
): Request {
  const method = incoming.method ?? 'GET';
  const headers = new Headers({ host: origin.slice(origin.indexOf('//') + 2) });
  for (let index = 0; index < incoming.rawHeaders.length; index += 2) {
    const name = incoming.rawHeaders[index] ?? '';
    const value = incoming.rawHeaders[index + 1] ?? '';
    // `Origin: null` was looked at (visits.ts); the router's own look would take it for another site.
    if (!NOT_PASSED.test(name.toLowerCase()) && !(value === 'null' && /^origin$/i.test(name)))
      headers.append(name, value);
  }
  const gone = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  const init: RequestInit & { duplex?: 'half' } = {
    method,
    headers,
    signal: gone.signal,
  };
  if (body !== null) {
    init.body = body as NonNullable<RequestInit['body']>;
    if (!Buffer.isBuffer(body)) init.duplex = 'half';
  }
  return new Request(origin + path, init);
}

/**
 * The request of a page for everyone: it says nothing of who asked first, so nothing of them can be kept.
 */
export function strangersRequest(origin: string, path: string): Request {
  return new Request(origin + path, {
    headers: { host: origin.slice(origin.indexOf('//') + 2), accept: '*/*' },
  });
}
