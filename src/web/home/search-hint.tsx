import { useEffect, useState } from 'react';
import { preferredCountry } from '#web/app/preferred-country.ts';
import {
  forgetSearch,
  type SavedSearch,
  savedSearches,
  whenSearchesChange,
} from '#web/saved-searches/saved-searches.ts';
import css from './hero.module.css';
import type { JobCounters } from './home-data.ts';

const POPULAR_SEARCHES = [
  { label: 'Product design', href: '/jobs?search=product+design' },
  { label: 'Backend in Oslo', href: '/jobs?location=Oslo&roles=backenddeveloper' },
  { label: 'Internships', href: '/jobs?positionTypes=internship' },
  { label: 'Remote', href: '/jobs?isRemote=true' },
];
const MAX_SHOWN = 4;

/**
 * The line under the search box: popular searches, or the visitor's own with the number of new jobs in each. The
 * country they chose last comes first among the popular ones. The browser fills the same line, so that nothing moves.
 */
export function SearchHint({ countries }: { countries: JobCounters['countries'] }) {
  const [searches, setSearches] = useState<SavedSearch[]>([]);
  const [preferred, setPreferred] = useState<string | null>(null);
  const [newCounts, setNewCounts] = useState<Record<string, number>>({});

  useEffect(() => {
    setPreferred(preferredCountry());
    const read = () => setSearches(pinnedFirst(savedSearches()).slice(0, MAX_SHOWN));
    read();
    return whenSearchesChange(read);
  }, []);

  const searchesKey = searches.map(({ key, since }) => key + since).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: counts again only when the searches change
  useEffect(() => {
    if (searches.length === 0) return;
    const controller = new AbortController();
    countNew(searches, controller.signal).then(setNewCounts, () => {
      // The links work without the numbers.
    });
    return () => controller.abort();
  }, [searchesKey]);

  if (searches.length === 0) {
    const country = countries.find(({ code }) => code === preferred);
    const jobsThere = country && { label: `Jobs in ${country.name}`, href: `/jobs/location/${country.slug}` };
    const popular = jobsThere ? [jobsThere, ...POPULAR_SEARCHES.slice(0, -1)] : POPULAR_SEARCHES;
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
    <p className={css.hint}>
      <span>Your searches:</span>
      {searches.map(({ key, label, query }) => (
        <span key={key}>
          <a href={`/jobs?${query}`}>{label}</a>
          {(newCounts[key] ?? 0) > 0 && <b className={css.fresh}>{newCountLabel(newCounts[key] ?? 0)} new</b>}
        </span>
      ))}
      <button type="button" onClick={() => searches.forEach(({ key }) => void forgetSearch(key))}>
        Clear searches
      </button>
    </p>
  );
}

function pinnedFirst(searches: SavedSearch[]): SavedSearch[] {
  return searches.toSorted((a, b) => Number(b.pinned) - Number(a.pinned));
}

/** The number, or "99+" above 99 (rules §6). */
function newCountLabel(n: number): string {
  return n > 99 ? '99+' : String(n);
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
