// For loaders only: the names of all countries would add 5 kB to the browser bundle.
import type { Context } from '#domain/context.ts';
import { FLAG_FILTERS, filterOf, MANY_FILTERS } from '#domain/search/filters/filter-table.ts';
import { labelOfChoice } from '#domain/search/filters/filter-terms.ts';
import { type JobFilters, noFilters, sortingFor } from '#domain/search/filters/filters.ts';
import type { UnderstoodWords } from '#domain/search/query/parsed-query.ts';
import { isRemotePlace } from '#domain/search/vocabulary/remote.server.ts';
import { areaNamed, nameOfArea } from '#domain/site/areas.server.ts';
import { countryName, countryNamed } from '#domain/site/countries.ts';
import { listText } from '#domain/site/english.ts';
import { fold } from '#domain/site/fold.ts';
import { namesOfTowns } from '#domain/site/places.server.ts';
import { groupDigits } from '#web/ui/text/number-format.ts';
import { jobsHref } from '../jobs-href.tsx';

export type ActiveFilter = { label: string; href: string };

/** The names of places, by what was typed for them. */
export type TypedPlaces = ReadonlyMap<string, string>;

const NO_PLACES: TypedPlaces = new Map();

/** More are not named: an address may hold hundreds. */
const MOST_PLACES = 20;

/** The names of the towns and regions in these filters: "tromso" is Tromsø, and "skane" is Skåne. */
export async function typedPlaces(
  context: Context,
  filters: JobFilters,
): Promise<{ places: TypedPlaces; localNames: TypedPlaces }> {
  const typed = [...placeParts(filters.location), ...filters.localities].slice(0, MOST_PLACES);
  const towns = await namesOfTowns(
    context,
    typed.filter((part) => !isRemotePlace(part) && countryTyped(part) === null),
  );
  const regions = typed.flatMap((part) => {
    const [key, ...others] = areaNamed(fold(part))?.keys ?? [];
    return key !== undefined && others.length === 0 && !towns.has(part) ? [[part, nameOfArea(key)] as const] : [];
  });
  return {
    places: new Map([...[...towns].map(([part, { name }]) => [part, name] as const), ...regions]),
    localNames: new Map([...towns].map(([part, { localName }]) => [part, localName])),
  };
}

export function roleLabel(key: string): string {
  return labelOfChoice(filterOf('roles'), key);
}

export function countryLabel(code: string): string {
  return code === 'EU' ? 'Elsewhere in Europe' : countryName(code);
}

/** The active filters except the search text, each with the address without it. */
export function activeFilters(filters: JobFilters, places = NO_PLACES): ActiveFilter[] {
  const first: JobFilters = { ...filters, page: 1 };
  const active: ActiveFilter[] = [];
  if (filters.location)
    active.push({ label: placesInWords(filters.location, places), href: jobsHref({ ...first, location: '' }) });
  for (const filter of MANY_FILTERS) {
    for (const value of filters[filter.key]) {
      const label =
        filter.key === 'countryCodes'
          ? countryLabel(value)
          : (filter.key === 'localities' && places.get(value)) || labelOfChoice(filter, value);
      const others = filters[filter.key].filter((other) => other !== value);
      active.push({ label, href: jobsHref({ ...first, [filter.key]: others }) });
    }
  }
  for (const { key, label } of FLAG_FILTERS) {
    if (filters[key]) active.push({ label, href: jobsHref({ ...first, [key]: false }) });
  }
  if (filters.salaryFrom !== null) {
    active.push({
      label: `From ${groupDigits(filters.salaryFrom)} ${filters.salaryCurrency}`,
      href: jobsHref({ ...first, salaryFrom: null, salaryCurrency: noFilters.salaryCurrency }),
    });
  }
  return active;
}

/** The choice that adds no city. A place that was searched for keeps its effect beside it. */
export function anyCityLabel({ localities, location }: JobFilters, places: TypedPlaces): string {
  if (localities.length > 1) return 'One more city';
  return location ? `As searched: ${placesInWords(location, places)}` : 'Any city';
}

/** The words of the search that were understood as a fact or a filter, each with the address without them. */
export function understoodChips(filters: JobFilters, meanings: readonly UnderstoodWords[]): ActiveFilter[] {
  return meanings.map(({ label, rest }) => {
    const sorting = sortingFor(rest, filters.sorting);
    return { label, href: jobsHref({ ...filters, page: 1, search: rest, sorting }) };
  });
}

/**
 * The search in words: "“Engineer” in Denmark and Sweden", "in all countries", "remote in Finland". Words that name a
 * place say where already: "“kokk i Oslo”".
 */
export function searchLabel(
  filters: JobFilters,
  meanings: readonly UnderstoodWords[] = [],
  places = NO_PLACES,
): string {
  const namesPlace = meanings.some(({ isPlace }) => isPlace);
  return [filters.search && inQuotes(filters.search), placeInWords(filters, namesPlace ? '' : 'all countries', places)]
    .filter(Boolean)
    .join(' ');
}

/** The search with all of its filters: "Backend in Norway, salary shown", "“qa” remote in Finland, full-time". */
export function fullSearchLabel(filters: JobFilters, places = NO_PLACES): string {
  const roles = filters.roles.map(roleLabel);
  const what = filters.search ? inQuotes(filters.search) : listText(roles) || 'Jobs';
  const others = activeFilters({ ...filters, location: '', localities: [], countryCodes: [], roles: [] });
  const rest = [...(filters.search ? roles : []), ...others.map(({ label }) => label)].map(lowerFirst);
  const first = [what, placeInWords(filters, '', places)]
    .filter(Boolean)
    .join(' ')
    .replace(/^Jobs remote/, 'Remote jobs');
  return [first, ...rest].join(', ');
}

/** "in Oslo, Norway", "remote in Finland". A search without a place is in `everywhere`. */
function placeInWords(filters: JobFilters, everywhere: string, places: TypedPlaces): string {
  const parts = placeParts(filters.location);
  const remote = parts.some(isRemotePlace) ? 'remote' : '';
  // "in Oslo and Bergen, Norway": names of one kind are joined by "and", kinds by a comma.
  const names = [
    parts
      .filter((part) => !isRemotePlace(part))
      .map((part) => nameOf(part, places))
      .join(', '),
    listText(filters.localities.map((locality) => places.get(locality) ?? locality)),
    listText(filters.countryCodes.map(countryLabel)),
  ].filter(Boolean);
  const where = names.join(', ') || everywhere;
  return [remote, where && `in ${where}`].filter(Boolean).join(' ');
}

/** "Salary shown" becomes "salary shown"; "HR", "UX/UI designer" and "English is enough" stay as they are. */
function lowerFirst(label: string): string {
  return /^(.[A-Z]|DevOps|English)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

/** Adds quotation marks, unless the search text has its own. */
function inQuotes(search: string): string {
  return search.includes('"') ? search.replace(/"([^"]*)"?/g, '“$1”') : `“${search}”`;
}

function placesInWords(location: string, places: TypedPlaces): string {
  const parts = placeParts(location);
  return parts.map((part) => nameOf(part, places)).join(', ') || location;
}

function placeParts(location: string): string[] {
  return location
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

/** The name of a place, or what was typed with the usual capitals: the code "no" is Norway. */
function nameOf(part: string, places: TypedPlaces): string {
  const name = places.get(part) ?? countryTyped(part);
  if (name) return name;
  if (part !== part.toLowerCase()) return part;
  return part.replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
}

function countryTyped(part: string): string | null {
  return part.length === 2 || part === part.toLowerCase() ? (countryNamed(part)?.name ?? null) : null;
}
