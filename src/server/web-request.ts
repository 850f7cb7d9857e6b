import type { Context } from 'hono';
import type { ServerEnvironment } from './exchange.ts';

/** Headers of one connection, and claims about the origin of a request. */
const NOT_PASSED =
  /^(?:connection|keep-alive|transfer-encoding|upgrade|te|trailer|proxy-.*|x-forwarded-.*|forwarded|host|x-request-id)$/;

const hostOf = (origin: string) => origin.slice(origin.indexOf('//') + 2);

/**
 * The request for the entry points. Its address begins with the origin that the connection and trusted proxies name,
 * because React Router compares it with the Origin header.
 */
export function webRequest(
  { env, req, var: { caller, body } }: Context<ServerEnvironment>,
  method: string = req.method,
): Request {
  const headers = new Headers({ host: hostOf(caller.origin) });
  const { rawHeaders } = env.incoming;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const value = rawHeaders[index + 1] ?? '';
    // isCrossSiteChange has checked `Origin: null`; the router would treat it as another site.
    if (!NOT_PASSED.test(name.toLowerCase()) && !(value === 'null' && /^origin$/i.test(name)))
      headers.append(name, value);
  }
  return new Request(caller.origin + env.target, {
    method,
    headers,
    signal: req.raw.signal,
    ...(body !== null && { body: body as NonNullable<RequestInit['body']>, duplex: 'half' }),
  } as RequestInit);
}

/** The request for a shared page. It carries nothing of the reader, so the page cannot either. */
export function anonymousRequest(origin: string, address: string): Request {
  return new Request(origin + address, { headers: { host: hostOf(origin), accept: '*/*' } });
}
