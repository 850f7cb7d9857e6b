import { useEffect, useSyncExternalStore } from 'react';
import { openAuth } from '#web/auth/open-auth.tsx';
import type { Personal } from './personal.server.ts';
import { currentPersonal, LOGGED_IN_COOKIE, whenPersonalChanges } from './personal-store.ts';

/** The person shown in the header: the latest known to the browser, or else that of the page. */
export function usePersonal(ofPage: Personal | null): Personal | null {
  const current = useSyncExternalStore(whenPersonalChanges, currentPersonal, () => undefined);
  const personal = current === undefined ? ofPage : current;
  const isLoggedIn = personal !== null;

  // Checks once after loading, and again whenever the tab becomes visible (product §4).
  useEffect(() => {
    const check = () => {
      const hasCookie = LOGGED_IN_COOKIE.test(document.cookie);
      if (document.visibilityState === 'visible' && (hasCookie || isLoggedIn))
        import('#web/auth/current-user.ts').then(
          ({ refreshCurrentUser }) => refreshCurrentUser(openAuth),
          () => {},
        );
    };
    if (!isLoggedIn) check();
    document.addEventListener('visibilitychange', check);
    return () => document.removeEventListener('visibilitychange', check);
  }, [isLoggedIn]);
  return personal;
}
