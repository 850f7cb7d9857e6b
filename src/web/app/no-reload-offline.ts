import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';

/**
 * The router reloads a page when a part of the program cannot load. Offline the browser would then show an error page of
 * its own. Instead the page stays, and the next one opens when the connection is back. Browsers without the Navigation
 * API reload as before. Returns whether a page waits for the connection.
 */
export function useNoReloadOffline(): boolean {
  const { location } = useNavigation();
  const [isWaiting, setWaiting] = useState(false);
  const pending = useRef<string | null>(null);
  useEffect(() => {
    pending.current = location ? location.pathname + location.search + location.hash : null;
    if (!location) setWaiting(false);
  }, [location]);

  useEffect(() => {
    const onNavigate = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || event.userInitiated || navigator.onLine) return;
      event.preventDefault();
      setWaiting(true);
      const goOn = () => pending.current && window.location.assign(pending.current);
      addEventListener('online', goOn, { once: true });
    };
    const { navigation } = window as { navigation?: Navigation };
    navigation?.addEventListener('navigate', onNavigate);
    return () => navigation?.removeEventListener('navigate', onNavigate);
  }, []);
  return isWaiting;
}
