import { Pin } from 'lucide-react';
import { useEffect, useState } from 'react';
import { type JobFilters, writeJobFilters } from '#domain/search/filters/filters.ts';
import {
  forgetSearch,
  rememberSearch,
  type SavedSearch,
  savedSearches,
  searchKey,
  whenSearchesChange,
} from '#web/saved-searches/saved-searches.ts';
import { Button } from '#web/ui/button.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { toast } from '#web/ui/toasts.ts';
import css from './pin-search.module.css';

/** The search of the page, with its label. */
type LabelledSearch = { filters: JobFilters; label: string };

/** The places of a search as one text: the typed location and the selected cities. */
function placeOf(filters: JobFilters): string {
  return [filters.location, ...filters.localities].filter(Boolean).join(', ');
}

/** A search is saved only if it has search text or a location (product §5). */
function canBeSaved(filters: JobFilters): boolean {
  return filters.search !== '' || placeOf(filters) !== '';
}

function searchOf({ filters, label }: LabelledSearch, pinned: boolean): SavedSearch {
  return {
    key: searchKey(filters.search, placeOf(filters), filters.countryCodes),
    label: label.replace(/^“(.*?)” in all countries$/, '“$1”').replace(/^in /, 'Jobs in '),
    query: writeJobFilters({ ...filters, page: 1 }).toString(),
    search: filters.search,
    location: placeOf(filters),
    countryCode: filters.countryCodes.join(','),
    since: new Date().toISOString(),
    pinned,
  };
}

/** Whether this browser has pinned the search; null until its storage has been read. */
function usePinned(search: LabelledSearch): [boolean | null, (pin: boolean) => void] {
  const { filters } = search;
  const [pinned, setPinned] = useState<boolean | null>(null);
  const key = searchKey(filters.search, placeOf(filters), filters.countryCodes);
  useEffect(() => {
    const read = () => setPinned(savedSearches().find((search) => search.key === key)?.pinned ?? false);
    read();
    return whenSearchesChange(read);
  }, [key]);
  const change = (pin: boolean) => {
    if (!pin) forgetSearch(key);
    else rememberSearch(searchOf(search, true));
    toast(
      pin
        ? { tone: 'pin', title: 'Search pinned', text: 'You’ll see new matches on your front page.' }
        : { tone: 'note', title: 'Search unpinned' },
    );
  };
  return [pinned, change];
}

/**
 * Pins the search of the page in this browser. Opening a search saves it too, and later jobs then count as new.
 */
export function PinSearch(search: LabelledSearch) {
  const { filters } = search;
  const [pinned, change] = usePinned(search);
  const searchFields = JSON.stringify([filters.search, placeOf(filters), filters.countryCodes]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: saves once for each search, not for each filter
  useEffect(() => {
    if (!canBeSaved(filters)) return;
    const existing = savedSearches().find(({ key }) => key === searchOf(search, false).key);
    rememberSearch(searchOf(search, existing?.pinned ?? false));
  }, [searchFields]);
  if (!canBeSaved(filters)) return null;
  return (
    <Button
      kind="line"
      size="sm"
      className={css.pin}
      icon={Pin}
      aria-pressed={pinned ?? false}
      onClick={() => change(!pinned)}
    >
      {pinned ? 'Pinned' : 'Pin this search'}
    </Button>
  );
}

/** The same button between the rows, for readers who have scrolled past the first one. */
export function PinBar(search: LabelledSearch) {
  const { filters } = search;
  const [pinned, change] = usePinned(search);
  if (!canBeSaved(filters) || pinned) return null;
  return (
    <div className={css.bar}>
      <span className={css.flags} aria-hidden>
        <Flag design="pales" colorway={['lingon', 'cloudberry', 'ink']} />
        <Flag design="nordic" colorway={['ice', 'snow', 'ink']} />
      </span>
      <p>
        <strong>Keep an eye on this search</strong>
        Pin it to see new matches on your front page.
      </p>
      <Button kind="line" size="sm" icon={Pin} onClick={() => change(true)}>
        Pin this search
      </Button>
    </div>
  );
}
