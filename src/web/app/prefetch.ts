import { useEffect, useState } from 'react';
import { openAuthFromLink } from '#web/auth/open-auth.tsx';
import { hasUnsentForm } from './unsent-forms.ts';

/** How long a pointer rests on a link before its page is fetched ahead. */
const INTENT_MS = 65;
/** Pages fetched ahead at any time. */
const MOST_AHEAD = 5;
/** Latest moment at which idle prefetching begins (product §9). */
const IDLE_TIMEOUT_MS = 2000;

/** The pages to fetch ahead, for `PrefetchPageLinks`: of the links one is about to follow, by pointer or focus. */
export function useFetchingAhead(): string[] {
  const [ahead, setAhead] = useState<string[]>([]);

  useEffect(() => {
    if (!mayPrefetch()) return;
    let timer: ReturnType<typeof setTimeout>;
    const onIntent = (event: Event) => {
      clearTimeout(timer);
      const link = (event.target as Element).closest?.('a') ?? null;
      const address = pageAddress(link);
      // The router reloads the page one is on when a part of the next cannot be loaded.
      if (!address || !navigator.onLine || hasUnsentForm() || openAuthFromLink(link, true)) return;
      timer = setTimeout(
        () => setAhead((known) => (known.includes(address) ? known : [...known.slice(1 - MOST_AHEAD), address])),
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

  return ahead;
}

/** Path, query and hash of a link to another page of this site; null for every other link. */
export function pageAddress(link: HTMLAnchorElement | null): string | null {
  if (!link || link.target || link.hasAttribute('download') || link.origin !== window.location.origin) return null;
  // What is read by programs or has a file ending is no page.
  if (link.pathname.startsWith('/api') || /\.[a-z]+$/.test(link.pathname)) return null;
  const isSamePage = link.pathname === window.location.pathname && link.search === window.location.search;
  if (isSamePage && link.hash) return null;
  return link.pathname + link.search + link.hash;
}

/** Not on slow connections, nor where the person asked to save data (product §9). */
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
