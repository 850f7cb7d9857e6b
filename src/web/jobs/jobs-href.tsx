import { type JobFilters, writeJobFilters } from '#domain/search/filters/filters.ts';

/** The address of the list with these filters. */
export function jobsHref(filters: JobFilters): string {
  const query = writeJobFilters(filters).toString();
  return query ? `/jobs?${query}` : '/jobs';
}

/** The other filters as hidden inputs, so that a form keeps them. */
export function HiddenFilters({ filters, without }: { filters: JobFilters; without: string[] }) {
  return [...writeJobFilters({ ...filters, page: 1 })]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />);
}
