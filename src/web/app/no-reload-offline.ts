import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { reachSite, useIsReached } from './site-reach.ts';

/**
 * The router reloads a page when a part of the program cannot load. Without a connection the browser would then show an
 * error page of its own. Instead the page stays, and the wanted one opens in full once the site is reached. Browsers
 * without the Navigation API reload. Returns whether a page waits for the connection.
 */
export function useNoReloadOffline(): boolean {
  const { location } = useNavigation();
  const isReached = useIsReached();
  const [isStuck, setStuck] = useState(false);
  useEffect(() => {
    // Nothing waits where a page was only prefetched.
    if (!location) setStuck(false);
    else if (isStuck && isReached) window.location.assign(location.pathname + location.search + location.hash);
  }, [location, isStuck, isReached]);

  useEffect(() => {
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated) return;
      event.preventDefault();
      void reachSite().then(() => setStuck(true));
    };
    const { navigation } = window as { navigation?: Navigation };
    navigation?.addEventListener('navigate', onNavigate);
    return () => navigation?.removeEventListener('navigate', onNavigate);
  }, []);
  return isStuck;
}
