import { useEffect, useSyncExternalStore } from 'react';
import type { Personal } from './account/personal-data.ts';

/**
 * Who is logged in, as this browser knows it. Pages that are the same for everybody come with the header of a
 * visitor; a sign beside the session (http/session-cookie.ts) says that there is somebody to ask for.
 */
let here: Personal | null | undefined;
const listeners = new Set<() => void>();

export const HINT = /(?:^|; )in=1/;

/** The line that runs before the first paint: nobody who is logged in is asked to log in, not even for a moment. */
export const loggedInScript = `${HINT}.test(document.cookie)&&(document.documentElement.dataset.in="")`;

/** Null: nobody; undefined: as the page says it. */
export function setPersonal(next: Personal | null | undefined): void {
  here = next;
  if (!next) delete document.documentElement.dataset.in;
  for (const listener of listeners) listener();
}

/** The person of the header: what was found out since, or else what the page came with. */
export function usePersonal(ofPage: Personal | null): Personal | null {
  const found = useSyncExternalStore(
    (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    () => here,
    () => undefined,
  );
  const known = found === undefined ? ofPage : found;
  const isKnown = known !== null;

  // Asked once after the page is there, and again whenever its tab comes to the front (product §4).
  useEffect(() => {
    const ask = () => {
      const hasSign = HINT.test(document.cookie);
      if (document.visibilityState === 'visible' && (hasSign || isKnown))
        import('./account/who.ts').then(
          ({ askWho }) => askWho(),
          () => {},
        );
    };
    if (!isKnown) ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [isKnown]);
  return known;
}
