import type { Personal } from './personal.server.ts';

/**
 * Who is logged in, as this browser knows it. Pages that are the same for everybody come with the header of a
 * visitor; a sign beside the session (server/session-cookie.ts) says that there is somebody to ask for.
 */
let here: Personal | null | undefined;
const listeners = new Set<() => void>();

export const HINT = /(?:^|; )(?:__Host-)?in=1/;

/** The line that runs before the first paint: nobody who is logged in is asked to log in, not even for a moment. */
export const loggedInScript = `${HINT}.test(document.cookie)&&(document.documentElement.dataset.in="")`;

/** Null: nobody; undefined: as the page says it. */
export function setPersonal(next: Personal | null | undefined): void {
  here = next;
  const { dataset } = document.documentElement;
  if (next) dataset.in = '';
  else delete dataset.in;
  for (const listener of listeners) listener();
}

export function personalFound(): Personal | null | undefined {
  return here;
}

export function whenPersonalChanges(heard: () => void): () => void {
  listeners.add(heard);
  return () => listeners.delete(heard);
}
