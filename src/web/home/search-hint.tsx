import { Pin } from 'lucide';
import { useEffect, useState } from 'react';
import { preferredCountry } from '#web/app/preferred-country.ts';
import {
  forgetSearch,
  type SavedSearch,
  savedSearches,
  whenSearchesChange,
} from '#web/saved-searches/saved-searches.ts';
import { Icon } from '#web/ui/pictures/icon.tsx';
import css from './hero.module.css';
import type { JobCounters, PopularSearch } from './home-data.ts';

const MAX_PINNED = 6;
const MAX_RECENT = 4;

/**
 * The lines under the search box: the visitor's pinned searches, each with its number of new jobs, and their recent
 * ones; otherwise popular searches. The country they chose last comes first among the popular ones. The browser fills
 * the same line, so that nothing moves.
 */
export function SearchHint({
  countries,
  popular: popularSearches,
}: {
  countries: JobCounters['countries'];
  popular: PopularSearch[];
}) {
  const [searches, setSearches] = useState<SavedSearch[]>([]);
  const [countryCode, setCountryCode] = useState<string | null>(null);
  const [newCounts, setNewCounts] = useState<Record<string, number>>({});

  useEffect(() => {
    setCountryCode(preferredCountry());
    const readSearches = () => setSearches(savedSearches());
    readSearches();
    return whenSearchesChange(readSearches);
  }, []);

  const pins = searches.filter((search) => search.pinned).slice(0, MAX_PINNED);
  const recent = searches.filter((search) => !search.pinned).slice(0, MAX_RECENT);
  const shownKey = [...pins, ...recent].map(({ key, since }) => key + since).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts again only when the searches change
  useEffect(() => {
    if (shownKey === '') return;
    const controller = new AbortController();
    countNew([...pins, ...recent], controller.signal).then(setNewCounts, () => {
      // The links work without the numbers.
    });
    return () => controller.abort();
  }, [shownKey]);

  if (shownKey === '') {
    const country = countries.find(({ code }) => code === countryCode);
    const jobsThere = country && { label: `Jobs in ${country.name}`, href: `/jobs/location/${country.slug}` };
    const popular = jobsThere ? [jobsThere, ...popularSearches.slice(0, -1)] : popularSearches;
    if (popular.length === 0) return null;
    return (
      <p className={css.hint}>
        <span>Popular searches:</span>
        {popular.map(({ label, href }) => (
          <a key={href} href={href}>
            {label}
          </a>
        ))}
      </p>
    );
  }
  return (
    <>
      {pins.length > 0 && (
        <ul className={css.hint} aria-label="Pinned searches">
          {pins.map(({ key, label, query }) => (
            <li key={key} className={css.pinned}>
              <Icon of={Pin} size={16} />
              <a href={`/jobs?${query}`}>{label}</a>
              <NewJobs n={newCounts[key]} />
            </li>
          ))}
        </ul>
      )}
      {recent.length > 0 && (
        <p className={css.hint}>
          <span>Recent searches:</span>
          {recent.map(({ key, label, query }) => (
            <span key={key}>
              <a href={`/jobs?${query}`}>{label}</a>
              {(newCounts[key] ?? 0) > 0 && <NewJobs n={newCounts[key]} />}
            </span>
          ))}
          <button type="button" onClick={clearRecent}>
            Clear recent
          </button>
        </p>
      )}
    </>
  );
}

/** Pinned searches stay until they are unpinned. */
function clearRecent(): void {
  for (const { key, pinned } of savedSearches()) if (!pinned) forgetSearch(key);
}

/** The number of jobs since the search was last opened: "3 new", or "99+ new" above 99 (rules §6). */
function NewJobs({ n }: { n: number | undefined }) {
  if (n === undefined) return null;
  if (n === 0) return <span className={css.none}>0 new</span>;
  return <b className={css.fresh}>{n > 99 ? '99+' : n} new</b>;
}

async function countNew(searches: SavedSearch[], signal: AbortSignal): Promise<Record<string, number>> {
  const items = searches.map(({ key, since, query }) => ({ key, since, ...filterFields(query) }));
  const response = await fetch('/api/jobs/count/bulk', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items }),
    signal,
  });
  if (!response.ok) throw new Error(`Counting new jobs failed with status ${response.status}.`);
  const { result } = (await response.json()) as { result: { filters: { key: string }; count: number }[] };
  return Object.fromEntries(result.map(({ filters, count }) => [filters.key, count]));
}

/** The query of a search as the fields of one item: a single value as text, repeated ones as a list. */
function filterFields(query: string): Record<string, string | string[]> {
  const params = new URLSearchParams(query);
  const fields: Record<string, string | string[]> = {};
  for (const name of new Set(params.keys())) {
    const values = params.getAll(name);
    fields[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return fields;
}
