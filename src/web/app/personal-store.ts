import type { Personal } from './personal.server.ts';

/**
 * The logged-in person, as far as this browser knows. Cached pages have the header of a visitor. A cookie beside the
 * session (server/session-cookie.ts) tells scripts that somebody is logged in.
 */
let current: Personal | null | undefined;
const listeners = new Set<() => void>();

export const LOGGED_IN_COOKIE = /(?:^|; )(?:__Host-)?in=1/;

/** A script that hides "Log in" from people who are logged in, before the first paint. */
export const loggedInScript = `${LOGGED_IN_COOKIE}.test(document.cookie)&&(document.documentElement.dataset.in="")`;

/** Null: nobody is logged in; undefined: not known yet, so the page's own data counts. */
export function setPersonal(next: Personal | null): void {
  current = next;
  const { dataset } = document.documentElement;
  if (next) dataset.in = '';
  else delete dataset.in;
  for (const listener of listeners) listener();
}

/** Null and undefined as in `setPersonal`. */
export function currentPersonal(): Personal | null | undefined {
  return current;
}

export function whenPersonalChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
