// Asked by loaders: the names of all countries are 5 kB that no browser needs for the few that are chosen.
import { FLAG_FILTERS, filterOf, labelOfChoice, MANY_FILTERS } from '#domain/search/filters/filter-table.ts';
import { type JobFilters, noFilters } from '#domain/search/filters/filters.ts';
import { isRemotePlace } from '#domain/search/vocabulary/remote.server.ts';
import { countryName, countryNamed } from '#domain/site/countries.ts';
import { grouped } from '#web/ui/number-format.ts';
import { jobsHref } from './jobs-href.tsx';

export type ChosenFilter = { label: string; href: string };

export function roleLabel(key: string): string {
  return labelOfChoice(filterOf('roles'), key);
}

export function countryLabel(code: string): string {
  return code === 'EU' ? 'Elsewhere in Europe' : countryName(code);
}

/** What is chosen beside the words, each with the address that leaves it out. */
export function chosenFilters(filters: JobFilters): ChosenFilter[] {
  const first: JobFilters = { ...filters, page: 1 };
  const chosen: ChosenFilter[] = [];
  // On phones the field it was typed in is not there: without its chip nobody could take it back.
  if (filters.location)
    chosen.push({ label: typedPlace(filters.location), href: jobsHref({ ...first, location: '' }) });
  for (const filter of MANY_FILTERS) {
    for (const value of filters[filter.key]) {
      const label = filter.key === 'countryCodes' ? countryLabel(value) : labelOfChoice(filter, value);
      const others = filters[filter.key].filter((one) => one !== value);
      chosen.push({ label, href: jobsHref({ ...first, [filter.key]: others }) });
    }
  }
  for (const { key, label } of FLAG_FILTERS) {
    if (filters[key]) chosen.push({ label, href: jobsHref({ ...first, [key]: false }) });
  }
  if (filters.salaryFrom !== null) {
    chosen.push({
      label: `From ${grouped(filters.salaryFrom)} ${filters.salaryCurrency}`,
      href: jobsHref({ ...first, salaryFrom: null, salaryCurrency: noFilters.salaryCurrency }),
    });
  }
  return chosen;
}

/** "“Engineer” in Denmark and Sweden", "in all countries", "remote in Finland": what the list shows, as a person would say it. */
export function searchWords(filters: JobFilters): string {
  const what = filters.search ? `${inQuotes(filters.search)} ` : '';
  const typed = placeParts(filters.location);
  const remote = typed.some(isRemotePlace) ? 'remote ' : '';
  // Any of one kind, and of each kind: "in Oslo and Bergen, Norway".
  const named = [
    typed
      .filter((part) => !isRemotePlace(part))
      .map(asWritten)
      .join(', '),
    oneAndOther(filters.localities),
    oneAndOther(filters.countryCodes.map(countryLabel)),
  ].filter(Boolean);
  return `${what}${remote}in ${named.length === 0 ? 'all countries' : named.join(', ')}`;
}

function oneAndOther(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** What was typed in quotes has them already. */
function inQuotes(search: string): string {
  return search.includes('"') ? search.replace(/"([^"]*)"?/g, '“$1”') : `“${search}”`;
}

function typedPlace(location: string): string {
  return placeParts(location).map(asWritten).join(', ') || location;
}

function placeParts(location: string): string[] {
  return location
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** A name typed in a hurry, as it is written: "denmark" is Denmark. Two letters may be a code: "no" is Norway. */
function asWritten(part: string): string {
  const name = part.length === 2 || part === part.toLowerCase() ? countryNamed(part)?.name : undefined;
  if (name) return name;
  if (part !== part.toLowerCase()) return part;
  return part.replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}
