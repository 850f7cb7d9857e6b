import { useEffect, useSyncExternalStore } from 'react';
import { openAuth } from '#web/auth/open-auth.tsx';
import type { Personal } from './personal.server.ts';
import { HINT, personalFound, whenPersonalChanges } from './personal-store.ts';

/** The person of the header: what was found out since, or else what the page came with. */
export function usePersonal(ofPage: Personal | null): Personal | null {
  const found = useSyncExternalStore(whenPersonalChanges, personalFound, () => undefined);
  const known = found === undefined ? ofPage : found;
  const isKnown = known !== null;

  // Asked once after the page is there, and again whenever its tab comes to the front (product §4).
  useEffect(() => {
    const ask = () => {
      const hasSign = HINT.test(document.cookie);
      if (document.visibilityState === 'visible' && (hasSign || isKnown))
        import('#web/auth/current-user.ts').then(
          ({ refreshCurrentUser }) => refreshCurrentUser(openAuth),
          () => {},
        );
    };
    if (!isKnown) ask();
    document.addEventListener('visibilitychange', ask);
    return () => document.removeEventListener('visibilitychange', ask);
  }, [isKnown]);
  return known;
}
