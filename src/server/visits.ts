import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from './hosts.ts';
import type { RequestNotes } from './security-log.ts';
import { bringsSession } from './session-cookie.ts';

/** One request on its way through the server. */
export type Visit = {
  request: IncomingMessage;
  response: ServerResponse;
  caller: Caller;
  requestId: string;
  startedAt: number;
  notes: RequestNotes;
};

/**
 * Whether the request says who asks: by a session's cookie, or by an authorization header. Only by its form, for the
 * way of every request: it decides which answers must not be stored, and nothing else. Whether the session is alive
 * the entry points find out, and known-sessions.ts remembers.
 */
export function isPersonal(request: IncomingMessage): boolean {
  const { cookie, authorization } = request.headers;
  return authorization !== undefined || bringsSession(cookie);
}

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
  // Forms of a page that tells nobody where one was (no-referrer) say `null`; then the browser's own word decides.
  if (headers.origin !== undefined && headers.origin !== 'null') return headers.origin !== origin;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.cookie !== undefined || headers.origin !== undefined;
}

const ACCOUNT_ADDRESS = /^\/(?:api\/users|auth|settings|client\/reset-password)(?:[/.]|$)/;

/** Where passwords are sent to: those wait for the one thread that hashes them, and for nothing else. */
export function isAccountAddress(path: string): boolean {
  return ACCOUNT_ADDRESS.test(path);
}
