import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { Refusal } from '../domain/errors.ts';

const NO_BODY = new Set(['GET', 'HEAD']);
/** What only concerns one connection, and what we say ourselves about where a request came from. */
const NOT_PASSED =
  /^(?:connection|keep-alive|transfer-encoding|upgrade|te|trailer|proxy-.*|x-forwarded-.*|forwarded|host|x-request-id)$/;

/** No door takes more; what takes less says so itself. */
const LARGEST_BODY = 11_000_000;

async function* upTo(most: number, incoming: IncomingMessage): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of incoming) {
    bytes += (chunk as Buffer).length;
    if (bytes > most) throw tooLarge();
    yield chunk as Buffer;
  }
}

function tooLarge(): Refusal {
  return new Refusal('tooLarge', 'E_TOO_LARGE', 'This is more than can be sent at once.');
}

/**
 * The request as the doors read it. Its address begins with the origin worked out from the connection and
 * trusted proxies, because React Router compares it with the Origin header.
 */
export function webRequest(incoming: IncomingMessage, outgoing: ServerResponse, origin: string, path: string): Request {
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
  if (!NO_BODY.has(method)) {
    if (Number(incoming.headers['content-length'] ?? 0) > LARGEST_BODY) throw tooLarge();
    init.body = Readable.toWeb(Readable.from(upTo(LARGEST_BODY, incoming))) as unknown as NonNullable<
      RequestInit['body']
    >;
    init.duplex = 'half';
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
