import { type CompanyFilters, writeCompanyFilters } from '#domain/companies/filters.ts';

/** The address of the directory with these filters; the URL is the state. */
export function startupsHref(filters: CompanyFilters): string {
  const query = writeCompanyFilters(filters).toString();
  return query ? `/startups?${query}` : '/startups';
}

/** The other filters, riding along in a form that asks about some of them. */
export function HiddenCompanyFilters({ filters, without }: { filters: CompanyFilters; without: string[] }) {
  return [...writeCompanyFilters({ ...filters, page: 1 })]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />);
}
