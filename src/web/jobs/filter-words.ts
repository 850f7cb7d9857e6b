// Asked by loaders: the names of all countries are 5 kB that no browser needs for the few that are chosen.
import { type JobFilters, noFilters } from '../../domain/jobs/filters.ts';
import { countryName } from '../../domain/site/countries.ts';
import { JOB_ROLE_GROUPS, JOB_ROLES, labelOf, POSITION_TYPES } from '../../domain/site/taxonomies.ts';
import { grouped } from '../numbers.ts';
import { jobsHref } from './jobs-href.tsx';

export type ChosenFilter = { label: string; href: string };

export function roleLabel(key: string): string {
  return labelOf([...JOB_ROLES, ...JOB_ROLE_GROUPS], key);
}

export function countryLabel(code: string): string {
  return code === 'EU' ? 'Elsewhere in Europe' : countryName(code);
}

/** What is chosen beside the words and the place, each with the address that leaves it out. */
export function chosenFilters(filters: JobFilters): ChosenFilter[] {
  const first: JobFilters = { ...filters, page: 1 };
  const without = (name: 'countryCodes' | 'localities' | 'roles' | 'positionTypes', value: string) =>
    jobsHref({ ...first, [name]: first[name].filter((one) => one !== value) });
  const chosen: ChosenFilter[] = [
    ...filters.countryCodes.map((code) => ({ label: countryLabel(code), href: without('countryCodes', code) })),
    ...filters.localities.map((name) => ({ label: name, href: without('localities', name) })),
    ...filters.roles.map((key) => ({ label: roleLabel(key), href: without('roles', key) })),
    ...filters.positionTypes.map((key) => ({
      label: labelOf(POSITION_TYPES, key),
      href: without('positionTypes', key),
    })),
  ];
  if (filters.isRemote) chosen.push({ label: 'Remote', href: jobsHref({ ...first, isRemote: false }) });
  if (filters.englishEnough)
    chosen.push({ label: 'English is enough', href: jobsHref({ ...first, englishEnough: false }) });
  if (filters.isPaid) chosen.push({ label: 'Paid', href: jobsHref({ ...first, isPaid: false }) });
  if (filters.salaryShown) chosen.push({ label: 'Salary shown', href: jobsHref({ ...first, salaryShown: false }) });
  if (filters.salaryFrom !== null) {
    chosen.push({
      label: `From ${grouped(filters.salaryFrom)} ${filters.salaryCurrency}`,
      href: jobsHref({ ...first, salaryFrom: null, salaryCurrency: noFilters.salaryCurrency }),
    });
  }
  return chosen;
}

/** "“Engineer” in Denmark and Sweden", "in all five countries": what the list shows, as a person would say it. */
export function searchWords(filters: JobFilters): string {
  const what = filters.search ? `“${filters.search}” ` : '';
  const places = [filters.location, ...filters.localities, ...filters.countryCodes.map(countryLabel)].filter(Boolean);
  if (places.length === 0) return `${what}in all countries`;
  const named = places.length === 1 ? places[0] : `${places.slice(0, -1).join(', ')} and ${places.at(-1)}`;
  return `${what}in ${named}`;
}
