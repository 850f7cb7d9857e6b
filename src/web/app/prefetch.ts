import { useEffect, useState } from 'react';
import { openAuthFromLink } from '#web/auth/open-auth.tsx';
import { hasUnsentForm } from './unsent-forms.ts';

/** How long a pointer rests on a link before its page is prefetched. */
const INTENT_MS = 65;
/** Most prefetched pages at any time. */
const MAX_PAGES = 5;
/** Prefetching begins when the browser is idle, and at the latest after this time (product §9). */
const IDLE_TIMEOUT_MS = 2000;

/** The addresses to prefetch with `PrefetchPageLinks`: links under the pointer or with focus. */
export function usePrefetchedPages(): string[] {
  const [addresses, setAddresses] = useState<string[]>([]);

  useEffect(() => {
    if (!mayPrefetch()) return;
    let timer: ReturnType<typeof setTimeout>;
    const onIntent = (event: Event) => {
      clearTimeout(timer);
      const link = (event.target as Element).closest?.('a') ?? null;
      const address = pageAddress(link);
      // If a chunk fails to load, the router reloads the current page, and an unsent form would be lost.
      if (!address || hasUnsentForm() || openAuthFromLink(link, true)) return;
      timer = setTimeout(
        () =>
          setAddresses((earlier) => (earlier.includes(address) ? earlier : [...earlier.slice(1 - MAX_PAGES), address])),
        INTENT_MS,
      );
    };
    const start = () => {
      document.addEventListener('pointerover', onIntent, { passive: true });
      document.addEventListener('focusin', onIntent);
    };
    const cancelIdle = whenIdle(start);
    return () => {
      cancelIdle();
      clearTimeout(timer);
      document.removeEventListener('pointerover', onIntent);
      document.removeEventListener('focusin', onIntent);
    };
  }, []);

  return addresses;
}

/** Path, query and hash of a link to another page of this site; null for every other link. */
export function pageAddress(link: HTMLAnchorElement | null): string | null {
  if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return null;
  // The API and addresses with a file extension are not pages.
  if (link.pathname.startsWith('/api') || /\.[a-z]+$/.test(link.pathname)) return null;
  const isSamePage = link.pathname === window.location.pathname && link.search === window.location.search;
  if (isSamePage && link.hash) return null;
  return link.pathname + link.search + link.hash;
}

/** False on slow connections and in data-saver mode (product §9). */
function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, IDLE_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: IDLE_TIMEOUT_MS });
  return () => cancelIdleCallback(handle);
}
