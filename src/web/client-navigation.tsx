import { useEffect, useRef, useState } from 'react';
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router';

/** How long a slider rests before its value is asked for. */
const SLIDER_REST_MS = 400;
/** How long a pointer rests on a link before its page is fetched ahead. */
const INTENT_MS = 65;
/** Pages fetched ahead at any time. */
const MOST_AHEAD = 5;
/** Latest moment at which idle prefetching begins (product §9). */
const IDLE_TIMEOUT_MS = 2000;

/**
 * Links and search forms are plain HTML everywhere: small, and they work before any script. This one listener
 * turns their clicks and submits into navigations without a reload, and fetches ahead what is about to be
 * opened. Opening in a new tab, downloads and other sites stay with the browser.
 */
export function ClientNavigation() {
  const navigate = useNavigate();
  const location = useLocation();
  const [ahead, setAhead] = useState<string[]>([]);
  const last = useRef(location);

  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const address = pageAddress((event.target as Element).closest('a'));
      if (!address) return;
      event.preventDefault();
      navigate(address);
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (event.defaultPrevented || form.method !== 'get' || form.target) return;
      event.preventDefault();
      const query = new URLSearchParams();
      for (const [name, value] of new FormData(form, event.submitter)) {
        if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim());
      }
      const search = query.toString();
      navigate(new URL(form.action).pathname + (search ? `?${search}` : ''), {
        preventScrollReset: 'live' in form.dataset,
      });
    };
    // A form marked `data-live` is sent as soon as a choice in it changes; a slider when it has come to rest,
    // because by keyboard each of its steps is a change.
    let sliding: ReturnType<typeof setTimeout>;
    const onChange = (event: Event) => {
      const input = event.target as HTMLInputElement;
      const { form } = input;
      if (!form || !('live' in form.dataset) || input.type === 'search') return;
      clearTimeout(sliding);
      if (input.type === 'range') sliding = setTimeout(() => form.requestSubmit(), SLIDER_REST_MS);
      else form.requestSubmit();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('submit', onSubmit);
    document.addEventListener('change', onChange);
    return () => {
      clearTimeout(sliding);
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
      document.removeEventListener('change', onChange);
    };
  }, [navigate]);

  useEffect(() => {
    if (!mayPrefetch()) return;
    let timer: ReturnType<typeof setTimeout>;
    const onIntent = (event: Event) => {
      clearTimeout(timer);
      const address = pageAddress((event.target as Element).closest?.('a') ?? null);
      // Fetching ahead without a connection would end in a reload of the page one is on.
      if (!address || !navigator.onLine) return;
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

  // A new page: focus goes to its heading, as a reload would put it at the top. A changed filter of the
  // same page leaves focus where the person is, unless what had it is gone.
  useEffect(() => {
    const { pathname, search } = last.current;
    const moved = pathname !== location.pathname;
    last.current = location;
    // The page one came with: the browser starts at its top, where the way past the header is.
    if (!moved && search === location.search) return;
    if (location.hash || (!moved && document.activeElement !== document.body)) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [location]);

  return ahead.map((address) => <PrefetchPageLinks key={address} page={address} />);
}

/** Path, query and hash of a link to another page of this site; null for every other link. */
function pageAddress(link: HTMLAnchorElement | null): string | null {
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
