/** Searches this browser remembers (rules §6): 30 days, newest first, one for each key. Only local until one can log in. */
export type SavedSearch = {
  key: string;
  /** What is shown: "Engineer in Oslo". */
  label: string;
  /** Query of the list, without the question mark. */
  query: string;
  search: string;
  location: string;
  countryCode: string;
  /** Jobs first published after it are new; opening the search moves it. */
  since: string;
  pinned: boolean;
};

const STORE = 'havn.searches';
const KEPT_MS = 2_592_000_000;
const MOST_KEPT = 20;
const CHANGED = 'havn:searches';

/** Key of a search: a hash of its normalised words, place and countries (rules §6). */
export function searchKey(search: string, location: string, countryCodes: readonly string[]): string {
  const normal = [search, location, [...countryCodes].sort().join(',')].map((part) =>
    part.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' '),
  );
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(normal.join('\n'))) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/** Newest first; those older than 30 days are forgotten unless pinned again. Nothing where storage is forbidden. */
export function savedSearches(now = Date.now()): SavedSearch[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(isSavedSearch).filter((search) => now - Date.parse(search.since) < KEPT_MS);
  } catch {
    return [];
  }
}

/** Puts a search first; one of the same key is replaced. A pinned search stays pinned when it is only visited. */
export function rememberSearch(search: SavedSearch): void {
  const others = savedSearches().filter(({ key }) => key !== search.key);
  store([search, ...others].slice(0, MOST_KEPT));
}

export function forgetSearch(key: string): void {
  store(savedSearches().filter((search) => search.key !== key));
}

/** For useSyncExternalStore: hears changes of this page and of other tabs. */
export function whenSearchesChange(heard: () => void): () => void {
  window.addEventListener(CHANGED, heard);
  window.addEventListener('storage', heard);
  return () => {
    window.removeEventListener(CHANGED, heard);
    window.removeEventListener('storage', heard);
  };
}

function store(searches: SavedSearch[]): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(searches));
  } catch {
    // Private windows may forbid it; the search then lives as long as the page.
  }
  window.dispatchEvent(new Event(CHANGED));
}

function isSavedSearch(value: unknown): value is SavedSearch {
  const search = value as Record<string, unknown> | null;
  return (
    typeof search === 'object' &&
    search !== null &&
    ['key', 'label', 'query', 'search', 'location', 'countryCode', 'since'].every(
      (name) => typeof search[name] === 'string',
    ) &&
    !Number.isNaN(Date.parse(String(search.since)))
  );
}
