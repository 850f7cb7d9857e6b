import { Pin } from 'lucide';
import { useEffect, useState } from 'react';
import { type JobFilters, sortingFor, writeJobFilters } from '#domain/search/filters/filters.ts';
import {
  forgetSearch,
  rememberSearch,
  type SavedSearch,
  savedSearches,
  searchKey,
  whenSearchesChange,
} from '#web/saved-searches/saved-searches.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { toast } from '#web/ui/feedback/toasts.ts';
import { Flag } from '#web/ui/pictures/flag.tsx';
import css from './pin-search.module.css';

/** The search of the page, with its label. */
type LabelledSearch = { filters: JobFilters; label: string };

/** The places of a search as one text: the typed location and the selected cities. */
function placeOf(filters: JobFilters): string {
  return [filters.location, ...filters.localities].filter(Boolean).join(', ');
}

/** Opening a list saves it only if it has search text or a location (product §5). */
function isSavedOnOpening(filters: JobFilters): boolean {
  return filters.search !== '' || placeOf(filters) !== '';
}

/** Anything but the list of all jobs can be pinned. */
function canBePinned(filters: JobFilters): boolean {
  return writeJobFilters({ ...filters, page: 1, sorting: sortingFor(filters.search, undefined) }).size > 0;
}

function keyOf(filters: JobFilters): string {
  const others = { ...filters, search: '', location: '', localities: [], countryCodes: [], page: 1 };
  const rest = writeJobFilters({ ...others, sorting: sortingFor('', undefined) }).toString();
  return searchKey(filters.search, placeOf(filters), filters.countryCodes, rest);
}

function searchOf({ filters, label }: LabelledSearch, pinned: boolean): SavedSearch {
  return {
    key: keyOf(filters),
    label,
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
  const key = keyOf(filters);
  useEffect(() => {
    const readPin = () => setPinned(savedSearches().find((search) => search.key === key)?.pinned ?? false);
    readPin();
    return whenSearchesChange(readPin);
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
  const key = keyOf(filters);
  // biome-ignore lint/correctness/useExhaustiveDependencies: saves once for each search
  useEffect(() => {
    const isPinned = savedSearches().some((each) => each.key === key && each.pinned);
    if (isPinned || isSavedOnOpening(filters)) rememberSearch(searchOf(search, isPinned));
  }, [key]);
  if (!canBePinned(filters)) return null;
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
  if (!canBePinned(filters) || pinned) return null;
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
