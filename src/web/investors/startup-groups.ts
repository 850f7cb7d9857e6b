import { noCompanyFilters } from '#domain/companies/filters.ts';
import type { CompanySuggestions } from '#domain/companies/views.ts';
import { FUNDING_STAGES, INDUSTRIES } from '#domain/site/company-terms.ts';
import { countryName, NORDIC_COUNTRIES } from '#domain/site/countries.ts';
import { startupsHref } from '#web/companies/list/startups-href.tsx';

export type StartupGroup = { title: string; links: { label: string; href: string; n: number; country?: string }[] };

/** As many as there are countries, so that the columns end at one height. */
const MOST_INDUSTRIES = 5;

/** The directory by what investors choose by, with the number of startups behind each link. */
export function startupGroups({ countries, fundingStages, industries }: CompanySuggestions): StartupGroup[] {
  const groups: StartupGroup[] = [
    {
      title: 'By country',
      links: NORDIC_COUNTRIES.map((code) => ({
        label: countryName(code),
        href: startupsHref({ ...noCompanyFilters, countryCodes: [code] }),
        n: countries[code] ?? 0,
        country: code,
      })),
    },
    {
      title: 'By last round',
      links: FUNDING_STAGES.map(({ key, label }) => ({
        label,
        href: startupsHref({ ...noCompanyFilters, fundingStages: [key] }),
        n: fundingStages[key] ?? 0,
      })),
    },
    {
      title: 'By industry',
      links: INDUSTRIES.map(({ key, label }) => ({
        label,
        href: startupsHref({ ...noCompanyFilters, industries: [key] }),
        n: industries[key] ?? 0,
      }))
        .sort((a, b) => b.n - a.n)
        .slice(0, MOST_INDUSTRIES),
    },
  ];
  return groups
    .map(({ title, links }) => ({ title, links: links.filter(({ n }) => n > 0) }))
    .filter(({ links }) => links.length > 0);
}
