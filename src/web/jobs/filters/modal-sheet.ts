import { createPath, type NavigateFunction, type Path } from 'react-router';
import { AS_SHEET, FILTERS_HASH } from './filters-hash.ts';

/**
 * While the sheet is open on a phone, the page behind it is inert, and Escape and Back close it. For Back, the open
 * sheet is an entry of its own in the history, which the first choice replaces. Returns what to do once it is closed.
 */
export function keepSheet(sheet: HTMLDetailsElement, shown: () => Path, navigate: NavigateFunction): () => void {
  const isShown = () => {
    const { pathname, search } = new URL(createPath(shown()), location.href);
    return location.pathname === pathname && location.search === search;
  };
  // Back was pressed while this part was loading: an entry for the sheet would undo that.
  if (!isShown()) return () => {};
  const asSheet = matchMedia(AS_SHEET);
  const behind = siblingsOfAncestors(sheet);
  const cover = () => {
    for (const element of behind) element.inert = asSheet.matches;
  };
  const close = () => {
    sheet.open = false;
    sheet.querySelector('summary')?.focus({ preventScroll: true });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  };
  let isOnOwnEntry = asSheet.matches && location.hash !== FILTERS_HASH;
  let isFromLink = !isOnOwnEntry;
  const goTo = (hash: string, replace = false) => {
    const { pathname, search } = shown();
    navigate({ pathname, search, hash }, { replace, preventScrollReset: true });
  };
  if (isOnOwnEntry) goTo(FILTERS_HASH);
  const onSubmit = (event: SubmitEvent) => {
    // The button below the choices only closes: each choice was sent when it was made.
    if (event.submitter) {
      event.preventDefault();
      return close();
    }
    isOnOwnEntry = false;
    isFromLink = false;
  };
  const onBack = () => {
    if (!asSheet.matches) return;
    isOnOwnEntry = false;
    close();
    // The entry before is older than the choices, or another page: the list stays as it was chosen.
    if (!isShown()) goTo('');
  };
  cover();
  const stops = new AbortController();
  asSheet.addEventListener('change', cover, stops);
  document.addEventListener('keydown', onKey, stops);
  sheet.addEventListener('submit', onSubmit, stops);
  window.addEventListener('popstate', onBack, stops);
  return () => {
    stops.abort();
    for (const element of behind) element.inert = false;
    if (location.hash !== FILTERS_HASH) return;
    if (isOnOwnEntry) navigate(-1);
    else if (isFromLink) goTo('', true);
  };
}

/** Siblings of the element and of its ancestors, except live regions, which must stay audible. */
function siblingsOfAncestors(element: HTMLElement): HTMLElement[] {
  const siblings: HTMLElement[] = [];
  for (let within = element; within.parentElement && within !== document.body; within = within.parentElement) {
    for (const sibling of within.parentElement.children) {
      if (sibling !== within && sibling instanceof HTMLElement && !sibling.matches('script, [role=status]'))
        siblings.push(sibling);
    }
  }
  return siblings;
}
