import { useEffect, useRef } from 'react';
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router';
import { openAuthFromLink } from '#web/auth/open-auth.tsx';
import { FILTERS_HASH } from '#web/jobs/filters/filters-hash.ts';
import { preferCountry } from './preferred-country.ts';
import { pageAddress, usePrefetchedPages } from './prefetch.ts';
import { reachSite } from './site-reach.ts';
import { sayUnreached } from './when-loaded.ts';

/** Pause after the last move of a slider before its form is submitted. */
const SLIDER_REST_MS = 400;

/** By the key of a place in the history, the link that was followed there. */
const followed: Record<string, string | null | undefined> = {};

/**
 * Turns clicks on plain links and submits of GET forms into navigations without a reload. Links and forms stay plain
 * HTML, so they are small and work before any script. Prefetches the next page, and remembers a selected country. A POST
 * form is sent only once the site has answered: the browser would show an error page of its own, and the text would be
 * lost. New tabs, downloads and other sites stay with the browser.
 */
export function ClientNavigation() {
  const navigate = useNavigate();
  const location = useLocation();
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
      const link = (event.target as Element).closest('a');
      preferCountry(link?.dataset.country);
      const address = pageAddress(link);
      if (!address) return;
      event.preventDefault();
      followed[last.current.key] = link?.getAttribute('href');
      if (!openAuthFromLink(link)) navigate(address);
    };
    /** `reached` while a form is sent that has asked the site. Components that send their form show a lost connection, too. */
    let sending: 'asks' | 'reached' | null = null;
    const onSubmit = async (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      const isPost = form.method === 'post';
      if (event.defaultPrevented || form.target || (isPost && sending === 'reached')) return;
      event.preventDefault();
      if (isPost) {
        if (sending) return;
        sending = 'asks';
        sending = (await reachSite()) ? 'reached' : null;
        if (sending) form.requestSubmit(event.submitter);
        else sayUnreached('What you typed is still here.');
        sending = null;
        return;
      }
      const query = new URLSearchParams();
      for (const [name, value] of new FormData(form, event.submitter)) {
        const text = String(value).trim();
        if (text) query.append(name, text);
      }
      const countries = query.getAll('countryCode');
      if (countries.length === 1) preferCountry(countries[0]);
      const { pathname } = new URL(form.action);
      // A choice in the open filters of a phone replaces their own entry in the history (jobs/filters/modal-sheet.ts).
      navigate(
        { pathname, search: `${query}` },
        { preventScrollReset: 'live' in form.dataset, replace: window.location.hash === FILTERS_HASH },
      );
    };
    // A form marked `data-live` submits on each change. A slider waits for a pause, because by keyboard each of its
    // steps is a change.
    let sliding: ReturnType<typeof setTimeout>;
    const onChange = (event: Event) => {
      const input = event.target as HTMLInputElement;
      const { form } = input;
      if (!form || !('live' in form.dataset) || input.type === 'search') return;
      clearTimeout(sliding);
      if (input.type === 'range') sliding = setTimeout(() => form.requestSubmit(), SLIDER_REST_MS);
      else form.requestSubmit();
    };
    const stops = new AbortController();
    document.addEventListener('click', onClick, stops);
    document.addEventListener('submit', onSubmit, stops);
    document.addEventListener('change', onChange, stops);
    return () => {
      clearTimeout(sliding);
      stops.abort();
    };
  }, [navigate]);

  const pages = usePrefetchedPages();

  // A new page focuses its heading, as a reload would start at the top. So does another page of a list. Back
  // focuses the link that led away. A changed filter leaves the focus alone, unless the focused element was removed.
  useEffect(() => {
    const { pathname, search } = last.current;
    const isNewPage = pathname !== location.pathname;
    last.current = location;
    // On the first page the browser starts at the top, before the skip link.
    if (!isNewPage && search === location.search) return;
    const focused = document.activeElement;
    const left = followed[location.key];
    const link = left && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(left)}"]`);
    if (link) return link.focus();
    if (location.hash || (!isNewPage && focused !== document.body && !focused?.closest('[aria-label=Pages]'))) return;
    const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [location]);

  return pages.map((address) => <PrefetchPageLinks key={address} page={address} />);
}
