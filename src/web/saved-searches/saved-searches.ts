/** A search saved in this browser (rules §6): for 30 days, newest first, one for each key. */
export type SavedSearch = {
  key: string;
  /** The text of its link: "Engineer in Oslo". */
  label: string;
  /** Query of the list, without the question mark. */
  query: string;
  search: string;
  location: string;
  countryCode: string;
  /** Jobs first published later are new. Opening the search sets it to now. */
  since: string;
  pinned: boolean;
};

const STORE = 'havn.searches';
const LIFETIME_MS = 2_592_000_000;
const MAX_SEARCHES = 20;
const CHANGED = 'havn:searches';

/** Key of a search: a hash of its normalised text, location and countries, and of its other filters (rules §6). */
export function searchKey(search: string, location: string, countryCodes: readonly string[], others = ''): string {
  const normal = [search, location, [...countryCodes].sort().join(','), ...(others ? [others] : [])].map((part) =>
    part.normalize('NFC').trim().toLowerCase().replace(/\s+/g, ' '),
  );
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(normal.join('\n'))) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash.toString(16).padStart(8, '0');
}

/** The saved searches, newest first and at most 30 days old; empty if storage is blocked. */
export function savedSearches(now = Date.now()): SavedSearch[] {
  try {
    const data: unknown = JSON.parse(localStorage.getItem(STORE) ?? '[]');
    if (!Array.isArray(data)) return [];
    return data.filter(isSavedSearch).filter((search) => now - Date.parse(search.since) < LIFETIME_MS);
  } catch {
    return [];
  }
}

/**
 * Saves a search as the newest. It takes the place of one with the same key, and of unpinned ones with the same text and
 * place: trying several filters leaves one recent search. Pinned searches are kept before recent ones.
 */
export function rememberSearch(search: SavedSearch): void {
  const others = savedSearches().filter(
    (other) => other.key !== search.key && (other.pinned || baseKey(other) !== baseKey(search)),
  );
  const all = [search, ...others];
  const newest = new Set(all.toSorted((a, b) => Number(b.pinned) - Number(a.pinned)).slice(0, MAX_SEARCHES));
  store(all.filter((search) => newest.has(search)));
}

/** The key of a search without its other filters. */
function baseKey({ search, location, countryCode }: SavedSearch): string {
  return searchKey(search, location, countryCode.split(','));
}

export function forgetSearch(key: string): void {
  store(savedSearches().filter((search) => search.key !== key));
}

/** Calls the listener on changes in this page and in other tabs. Returns a function that unsubscribes. */
export function whenSearchesChange(listener: () => void): () => void {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
}

function store(searches: SavedSearch[]): void {
  try {
    localStorage.setItem(STORE, JSON.stringify(searches));
  } catch {
    // Private windows may block storage; the search is then lost.
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
