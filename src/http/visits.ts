import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from './hosts.ts';

/** One request on its way through the server. */
export type Visit = {
  request: IncomingMessage;
  response: ServerResponse;
  caller: Caller;
  requestId: string;
  startedAt: number;
};

/** The cookie of whoever is logged in. Named here because its presence alone decides what may be kept. */
export const SESSION_COOKIE = 'sid';

/**
 * Whether the request brings a cookie that makes its answer personal: the session, or any `__Host-` cookie
 * (what a sign-in flow binds to a browser). Preferences like the country are put in by the browser, so a page
 * for everyone is right for who sends only those; their cookies are not shown to its loaders.
 */
export function isPersonal(request: IncomingMessage): boolean {
  const { cookie, authorization } = request.headers;
  if (authorization !== undefined) return true;
  return cookie !== undefined && PERSONAL.test(cookie);
}
const PERSONAL = new RegExp(`(?:^|;\\s*)(?:__Host-|${SESSION_COOKIE}=)`);

/** Fetched ahead by the browser and perhaps never looked at. */
export function isPrefetch(request: IncomingMessage): boolean {
  const { headers } = request;
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'] ?? headers['x-purpose'];
  return purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose));
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * A state change asked for by another site's page (S-2). Browsers always send Origin with one; a program that
 * sends neither Origin nor a cookie has nobody's authority to misuse.
 */
export function isFromElsewhere(request: IncomingMessage, origin: string): boolean {
  if (READS.has(request.method ?? 'GET')) return false;
  const { headers } = request;
  if (headers.origin !== undefined) return headers.origin !== origin;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.cookie !== undefined;
}
