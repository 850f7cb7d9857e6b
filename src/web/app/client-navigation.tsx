import { useEffect, useRef } from 'react';
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router';
import { openAuthFromLink } from '#web/auth/open-auth.tsx';
import { preferCountry } from './preferred-country.ts';
import { pageAddress, useFetchingAhead } from './prefetch.ts';

/** How long a slider rests before its value is asked for. */
const SLIDER_REST_MS = 400;

/**
 * Links and search forms are plain HTML everywhere: small, and they work before any script. This one listener
 * turns their clicks and submits into navigations without a reload, and fetches ahead what is about to be
 * opened. A country chosen so is remembered. Opening in a new tab, downloads and other sites stay with the browser.
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
      if (!openAuthFromLink(link)) navigate(address);
    };
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target as HTMLFormElement;
      if (event.defaultPrevented || form.method !== 'get' || form.target) return;
      event.preventDefault();
      const query = new URLSearchParams();
      for (const [name, value] of new FormData(form, event.submitter)) {
        if (typeof value === 'string' && value.trim() !== '') query.append(name, value.trim());
      }
      const countries = query.getAll('countryCode');
      if (countries.length === 1) preferCountry(countries[0]);
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

  const ahead = useFetchingAhead();

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
