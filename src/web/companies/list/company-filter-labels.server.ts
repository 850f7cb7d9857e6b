// For loaders only: the names of all countries and industries stay out of the browser bundle.
import type { CompanyFilters } from '#domain/companies/filters.ts';
import { FUNDING_STAGES, INDUSTRIES, NUMBER_OF_EMPLOYEES, STAGES } from '#domain/site/company-terms.ts';
import { listText } from '#domain/site/english.ts';
import { labelOf, type Term } from '#domain/site/term.ts';
import { countryLabel } from '#web/jobs/filters/filter-labels.server.ts';
import { startupsHref } from './startups-href.tsx';

type ListName = 'countryCodes' | 'industries' | 'stages' | 'fundingStages' | 'sizes';

const TERMS: Record<Exclude<ListName, 'countryCodes'>, readonly Term[]> = {
  industries: INDUSTRIES,
  stages: STAGES,
  fundingStages: FUNDING_STAGES,
  sizes: NUMBER_OF_EMPLOYEES.map(({ key, label }) => ({ key, label: `${label} employees` })),
};

/** The active filters except the search text, each with the address without it. */
export function activeCompanyFilters(filters: CompanyFilters): { label: string; href: string }[] {
  const active = (['countryCodes', 'industries', 'stages', 'fundingStages', 'sizes'] as const).flatMap((name) =>
    filters[name].map((value) => ({
      label: name === 'countryCodes' ? countryLabel(value) : labelOf(TERMS[name], value),
      href: startupsHref({ ...filters, page: 1, [name]: filters[name].filter((other) => other !== value) }),
    })),
  );
  if (!filters.hiring) return active;
  return [...active, { label: 'Hiring now', href: startupsHref({ ...filters, page: 1, hiring: false }) }];
}

/** The search in words: "“ferries” in Norway and Iceland", "from all countries". */
export function directoryLabel(filters: CompanyFilters): string {
  const what = filters.search ? `“${filters.search}” ` : '';
  const places = filters.countryCodes.map(countryLabel);
  if (places.length === 0) return `${what}from all countries`;
  return `${what}in ${listText(places)}`;
}
