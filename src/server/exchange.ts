import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from './hosts.ts';
import type { Body } from './read-body.ts';
import type { RequestNotes } from './security-log.ts';
import { bringsSession } from './session-cookie.ts';

/** One request and its response. */
export type Exchange = {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** Path and query: see targetOf. */
  target: string;
  /** Null when the host is not one of ours. */
  caller: Caller | null;
  requestId: string;
  startedAt: number;
  notes: RequestNotes;
};

/** Values that the app's middleware sets for later handlers. */
export type ServerEnvironment = {
  Bindings: Exchange;
  Variables: {
    caller: Caller;
    /** The target, normalised: see page-address.ts. */
    address: string;
    /** The session cookie belongs to a session that this process has recently found alive. */
    isKnownSession: boolean;
    body: Body;
  };
};

const PATH_OF_API = /^\/+api\//;
const ABSOLUTE_FORM = /^https?:\/\/([^/?#@]+)(?=[/?]|$)/i;

/**
 * The path and query of a request, as sent. An address with scheme and host counts as its path, and its host replaces the
 * Host header (RFC 9112 §3.2.2). Repeated slashes in a path of the API count as one, those before `api` included (rules §1):
 * programs join an address that ends in a slash with a path that begins with one.
 */
export function targetOf({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  let target = url ?? '/';
  const absolute = target.startsWith('/') ? null : ABSOLUTE_FORM.exec(target);
  if (absolute) {
    headers.host = absolute[1];
    target = target.slice(absolute[0].length);
    if (!target.startsWith('/')) target = `/${target}`;
  }
  if (!target.includes('//') || !PATH_OF_API.test(target)) return target;
  const path = pathOf(target);
  return path.replace(/\/{2,}/g, '/') + target.slice(path.length);
}

/** The path as sent. Hono routes by it, so that `/%61pi` is no second spelling of `/api`. */
export function pathOf(target: string): string {
  // `*` and `http://host/` are targets, too; validAddress refuses them.
  if (!target.startsWith('/')) return '/';
  const end = target.indexOf('?');
  return end < 0 ? target : target.slice(0, end);
}

export function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** Counting searches only reads, although it uses POST to send their list. */
export const READING_BY_POST = '/api/jobs/count/bulk';

/** Whether a POST changes nothing and answers everybody alike: it counts as a read, and any site may ask for it. */
export function isReadByPost({ method }: IncomingMessage, target: string): boolean {
  return method === 'POST' && pathOf(target) === READING_BY_POST;
}

/**
 * Whether the request carries a session cookie or an authorization header, alive or not. Only the headers count. Such
 * responses must not be stored.
 */
export function carriesCredentials({ headers }: IncomingMessage): boolean {
  return headers.authorization !== undefined || bringsSession(headers.cookie);
}

/** The browser prefetches; the visitor may never open the page. */
export function isPrefetch({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const purpose = headers['sec-purpose'] ?? headers.purpose ?? headers['x-moz'] ?? headers['x-purpose'];
  return purpose !== undefined && /prefetch|prerender|preview/i.test(String(purpose));
}

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Whether another site's page requests a state change (S-2). Browsers always send Origin with one. A program that
 * sends neither Origin nor a cookie has no authority to misuse.
 */
export function isCrossSiteChange({ method, headers }: IncomingMessage, origin: string): boolean {
  if (SAFE_METHODS.has(method ?? 'GET')) return false;
  // Forms on a page without referrer say `null`; then the browser's own Sec-Fetch-Site decides.
  if (headers.origin !== undefined && headers.origin !== 'null') return headers.origin !== origin;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return headers.cookie !== undefined || headers.origin !== undefined;
}

const ACCOUNT_PATH = /^\/(?:api\/users|auth|settings|client\/reset-password)(?:[/.]|$)/;

/** Whether passwords are sent to this path: such requests wait only for the one thread that hashes them. */
export function isAccountPath(path: string): boolean {
  return ACCOUNT_PATH.test(path);
}
