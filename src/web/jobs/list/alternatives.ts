import { type JobFilters, noFilters } from '#domain/search/filters/filters.ts';
import type { ActiveFilter } from '../filters/filter-labels.server.ts';
import { jobsHref } from '../jobs-href.tsx';

const MAX_WITHOUT = 5;

/** Wider searches for an empty list: without each active filter, without the search text, and the text alone. */
export function alternativesFor(filters: JobFilters, active: ActiveFilter[]): ActiveFilter[] {
  const alternatives = active.slice(0, MAX_WITHOUT).map(({ label, href }) => ({ label: `Without “${label}”`, href }));
  if (filters.search && active.length > 0) {
    const withoutWords = jobsHref({ ...filters, search: '', sorting: 'newest', page: 1 });
    alternatives.push({ label: `Without “${filters.search}”`, href: withoutWords });
  }
  if (filters.search && active.length > 1) {
    const searchOnly = { ...noFilters, search: filters.search, sorting: 'relevance' as const };
    alternatives.push({ label: `Everything for “${filters.search}”`, href: jobsHref(searchOnly) });
  }
  return alternatives;
}
