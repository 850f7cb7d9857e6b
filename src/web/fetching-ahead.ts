import { useEffect, useState } from 'react';
import { type Location, matchRoutes, type RouteObject } from 'react-router';
import { takesToAuth } from './open-auth.tsx';

/** How long a pointer rests on a link before its page is fetched ahead. */
const INTENT_MS = 65;
/** Pages fetched ahead at any time. */
const MOST_AHEAD = 5;
/** Latest moment at which idle prefetching begins (product §9). */
const IDLE_TIMEOUT_MS = 2000;
/** And at which the next of several is taken. */
const NEXT_TIMEOUT_MS = 100;

/**
 * Fetches ahead from the first idle moment on: for links on the screen the parts of the program their kind of
 * page needs, for the link one is about to follow (pointer, focus) its data as well; answers with the addresses
 * of the latter.
 */
export function useFetchingAhead(location: Location): string[] {
  const [ahead, setAhead] = useState<string[]>([]);

  useEffect(() => {
    if (!mayPrefetch()) return;
    let timer: ReturnType<typeof setTimeout>;
    const onIntent = (event: Event) => {
      clearTimeout(timer);
      const link = (event.target as Element).closest?.('a') ?? null;
      const address = pageAddress(link);
      // Fetching ahead without a connection would end in a reload of the page one is on.
      if (!address || !navigator.onLine || takesToAuth(link, true)) return;
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, or another list, has other links
  useEffect(() => {
    if (!mayPrefetch()) return;
    const waiting = new Set<string>();
    let cancelNext = () => {};
    // One link in each idle moment: twenty at once kept a slow phone from answering a finger for a tenth of a second.
    const fetchNext = () => {
      const [path] = waiting;
      if (path === undefined) return;
      waiting.delete(path);
      fetchParts(path);
      cancelNext = whenIdle(fetchNext, NEXT_TIMEOUT_MS);
    };
    const links = new IntersectionObserver((seen) => {
      const isAtRest = waiting.size === 0;
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue;
        links.unobserve(target);
        const address = pageAddress(target as HTMLAnchorElement);
        if (address) waiting.add(address.replace(/[?#].*/, ''));
      }
      if (isAtRest) cancelNext = whenIdle(fetchNext, NEXT_TIMEOUT_MS);
    });
    const cancelIdle = whenIdle(() => {
      for (const link of document.querySelectorAll('a[href]')) links.observe(link);
    });
    return () => {
      cancelIdle();
      cancelNext();
      links.disconnect();
    };
  }, [location]);

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

/** What the router keeps on the window, as far as it is read here. */
interface RouterGlobals {
  __reactRouterManifest: { routes: Record<string, { module: string; imports?: string[] }> };
  __reactRouterDataRouter: { routes: RouteObject[] };
}

const fetched = new Set<string>();

/**
 * Puts the parts of a page's program into the browser's cache, as files of no importance. Not by importing
 * them, as the router's own component does: it reloads the page one is reading when a part cannot be loaded.
 */
function fetchParts(path: string) {
  const { __reactRouterManifest: manifest, __reactRouterDataRouter: router } = window as unknown as RouterGlobals;
  for (const { route } of matchRoutes(router.routes, path) ?? []) {
    const { module, imports = [] } = manifest.routes[route.id as string] ?? { module: '' };
    for (const href of [module, ...imports]) {
      if (!href || fetched.has(href)) continue;
      fetched.add(href);
      document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'script', href }));
    }
  }
}

/** Not on slow connections, nor where the person asked to save data (product §9). */
function mayPrefetch(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } };
  return !connection?.saveData && !connection?.effectiveType?.includes('2g');
}

function whenIdle(work: () => void, latest = IDLE_TIMEOUT_MS): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, latest);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: latest });
  return () => cancelIdleCallback(handle);
}
