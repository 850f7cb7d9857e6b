import { type CompanyFilters, writeCompanyFilters } from '#domain/companies/filters.ts';

/** The address of the directory with these filters. */
export function startupsHref(filters: CompanyFilters): string {
  const query = writeCompanyFilters(filters).toString();
  return query ? `/startups?${query}` : '/startups';
}

/** The other filters as hidden inputs, so that a form keeps them. */
export function HiddenCompanyFilters({ filters, without }: { filters: CompanyFilters; without: string[] }) {
  return [...writeCompanyFilters({ ...filters, page: 1 })]
    .filter(([name]) => !without.includes(name))
    .map(([name, value]) => <input key={`${name}=${value}`} type="hidden" name={name} value={value} />);
}
