import { type JobFilters, noFilters } from '#domain/search/filters/filters.ts';
import type { ChosenFilter } from './filter-labels.ts';
import { jobsHref } from './jobs-href.tsx';

const MOST_WAYS = 5;

/** Wider searches for an empty list: without each active filter, and the search text alone. */
export function waysOn(filters: JobFilters, chosen: ChosenFilter[]): ChosenFilter[] {
  const ways = chosen.slice(0, MOST_WAYS).map(({ label, href }) => ({ label: `Without “${label}”`, href }));
  if (filters.search && chosen.length > 1) {
    const words = { ...noFilters, search: filters.search, sorting: 'relevance' as const };
    ways.push({ label: `Everything for “${filters.search}”`, href: jobsHref(words) });
  }
  return ways;
}
