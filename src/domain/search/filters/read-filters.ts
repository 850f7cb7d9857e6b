import { isUnreadable, readablePart, withSigns } from '#domain/readable-text.ts';
import { countryOf } from '#domain/site/countries.ts';
import { isCurrency } from '#domain/site/money.ts';
import { namesOf } from './filter-names.ts';
import {
  emptyFilterValues,
  FLAG_FILTERS,
  filterOf,
  JOB_FILTERS,
  MANY_FILTERS,
  type ManyFilter,
} from './filter-table.ts';
import { termsOf } from './filter-terms.ts';
import {
  JOB_SORTINGS,
  type JobFilters,
  type JobSorting,
  LONGEST_SEARCH,
  noFilters,
  sortingFor,
  type UnknownValue,
} from './filters.ts';

const MOST_VALUES = 50;

/** The filter of every name in an address. A Map, because `__proto__` is an ordinary name here. */
const NAMES = new Map<string, string>([
  ...JOB_FILTERS.flatMap((filter) => namesOf(filter).map((name): [string, string] => [name, filter.key])),
  ['search', 'search'],
  ['query', 'search'],
  ['location', 'location'],
  ['salaryCurrency', 'salaryCurrency'],
  ['sorting', 'sorting'],
  ['page', 'page'],
]);

/** Strangers' programs have called the order `newest` by this name for years (rules §1). */
const NEWEST_IN_OTHER_PROGRAMS = 'newjobs';

/** Returns the value to store, null when it sets another filter, undefined when it is unknown. */
type ReadValue = (value: string, filters: JobFilters) => string | null | undefined;

const READ_BY_NAME: Partial<Record<string, ReadValue>> = {
  countryCodes: (value, filters) => {
    const code = value.toUpperCase();
    if (code === 'REMOTE') {
      filters.isRemote = true;
      return null;
    }
    return code === 'EU' || (/^[A-Z]{2}$/.test(code) && countryOf(code)) ? code : undefined;
  },
  // A comma separates values, so a place name cannot contain one.
  localities: (value) => value.slice(0, LONGEST_SEARCH),
};

/** Reads a term by key or older id. An unescaped `+` arrives as a space, so "500+" also matches without it. */
function readTerm(filter: ManyFilter): ReadValue {
  const keys = new Map<string, string>();
  for (const { key, id } of termsOf(filter)) {
    for (const name of [key, id ?? key, key.replace(/\+$/, '')]) keys.set(name, key);
  }
  for (const { key } of filter.groups ?? []) keys.set(key, key);
  return (value) => keys.get(value.toLowerCase());
}

const READ = new Map(MANY_FILTERS.map((filter) => [filter.key, READ_BY_NAME[filter.key] ?? readTerm(filter)]));

/**
 * Reads filters from an address: any of their names, repeated, as `name[]=` or as a comma list. Other parameters are
 * ignored; an unknown value is reported under the name that was sent.
 */
export function readJobFilters(params: URLSearchParams): { filters: JobFilters; unknown: UnknownValue[] } {
  const parameters = new Map<string, { name: string; value: string }[]>();
  const unknownValues: UnknownValue[] = [];
  for (const [name, value] of params) {
    const filter = NAMES.get(name.replace(/\[\d*\]$/, ''));
    if (!filter) continue;
    if (isUnreadable(value)) unknownValues.push({ name, value: withSigns(value).slice(0, LONGEST_SEARCH) });
    parameters.set(filter, [...(parameters.get(filter) ?? []), { name, value: readablePart(value) }]);
  }
  const filters: JobFilters = {
    ...noFilters,
    ...emptyFilterValues(),
    search: oneText(parameters.get('search')),
    location: oneText(parameters.get('location')),
  };

  for (const { key } of MANY_FILTERS) {
    const readValue = READ.get(key) as ReadValue;
    readMany(parameters.get(key), unknownValues, filters[key], (value) => readValue(value, filters));
  }
  for (const { key } of FLAG_FILTERS) filters[key] = readFlag(parameters.get(key), unknownValues) || filters[key];

  readLast(parameters.get('salaryFrom'), unknownValues, (value) => {
    if (!/^\d{1,12}$/.test(value) || Number(value) > filterOf('salaryFrom').highest) return false;
    filters.salaryFrom = Number(value) || null;
    return true;
  });
  readLast(parameters.get('salaryCurrency'), unknownValues, (value) => {
    if (!isCurrency(value.toUpperCase())) return false;
    filters.salaryCurrency = value.toUpperCase();
    return true;
  });
  let sorting: JobSorting | undefined;
  readLast(parameters.get('sorting'), unknownValues, (value) => {
    const name = value.toLowerCase();
    sorting =
      name === NEWEST_IN_OTHER_PROGRAMS ? 'newest' : JOB_SORTINGS.find((sorting) => sorting.toLowerCase() === name);
    return sorting !== undefined;
  });
  filters.sorting = sortingFor(filters.search, sorting);
  readLast(parameters.get('page'), unknownValues, (value) => {
    if (!/^\d{1,6}$/.test(value) || Number(value) < 1) return false;
    filters.page = Number(value);
    return true;
  });
  return { filters, unknown: unknownValues };
}

type Sent = { name: string; value: string }[] | undefined;

function oneText(parameters: Sent): string {
  const last = parameters?.findLast(({ value }) => value.trim() !== '')?.value ?? '';
  return [...last.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_SEARCH).join('');
}

function readMany(
  parameters: Sent,
  unknownValues: UnknownValue[],
  values: string[],
  readValue: (value: string) => string | null | undefined,
): void {
  const distinct = new Set<string>();
  for (const { name, value: list } of parameters ?? []) {
    for (const part of list.split(',')) {
      const value = part.replace(/\s+/g, ' ').trim();
      if (value === '') continue;
      const choice = readValue(value);
      if (choice === undefined) unknownValues.push({ name, value: value.slice(0, LONGEST_SEARCH) });
      else if (choice !== null && !distinct.has(choice) && values.length < MOST_VALUES) values.push(choice);
      if (choice) distinct.add(choice);
    }
  }
}

function readLast(parameters: Sent, unknownValues: UnknownValue[], accept: (value: string) => boolean): void {
  const last = parameters?.findLast(({ value }) => value.trim() !== '');
  if (last && !accept(last.value.trim())) {
    unknownValues.push({ name: last.name, value: last.value.slice(0, LONGEST_SEARCH) });
  }
}

function readFlag(parameters: Sent, unknownValues: UnknownValue[]): boolean {
  let flag = false;
  readLast(parameters, unknownValues, (value) => {
    const text = value.toLowerCase();
    flag = ['true', '1', 'on', 'yes'].includes(text);
    return flag || ['false', '0', 'off', 'no'].includes(text);
  });
  return flag;
}
