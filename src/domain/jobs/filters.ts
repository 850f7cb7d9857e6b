import { countryOf } from '../site/countries.ts';
import { CURRENCIES, isCurrency } from '../site/money.ts';
import { JOB_ROLE_GROUPS, JOB_ROLES, POSITION_TYPES } from '../site/taxonomies.ts';

/** What a list of jobs can be narrowed by (rules §1): the same for pages, API, saved searches and counts. */
export type JobFilters = {
  search: string;
  /** Free text: a city, a country, or remote. The gazetteer decides, when the list is asked for. */
  location: string;
  /** ISO codes, and EU for Europe outside the five. */
  countryCodes: string[];
  localities: string[];
  /** Keys of roles and of groups of roles; a group means any of its roles. */
  roles: string[];
  /** Keys. */
  positionTypes: string[];
  isRemote: boolean;
  isPaid: boolean;
  englishEnough: boolean;
  salaryShown: boolean;
  /** Whole units of `salaryCurrency` a month. */
  salaryFrom: number | null;
  salaryCurrency: string;
  sorting: JobSorting;
  page: number;
  companyKey?: string;
};

export const JOB_SORTINGS = ['newest', 'mostPopular', 'relevance'] as const;
export type JobSorting = (typeof JOB_SORTINGS)[number];

export type UnknownValue = { name: string; value: string };

export const LONGEST_SEARCH = 200;
const MOST_VALUES = 50;
const HIGHEST_SALARY = 100_000_000;

export const noFilters: Readonly<JobFilters> = Object.freeze({
  search: '',
  location: '',
  countryCodes: [],
  localities: [],
  roles: [],
  positionTypes: [],
  isRemote: false,
  isPaid: false,
  englishEnough: false,
  salaryShown: false,
  salaryFrom: null,
  salaryCurrency: 'EUR',
  sorting: 'newest',
  page: 1,
});

/** Every name a filter has ever gone by in an address; a Map, so that `__proto__` is a name like any other. */
const NAMES = new Map<string, string>([
  ['search', 'search'],
  ['query', 'search'],
  ['location', 'location'],
  ['countryCode', 'countryCode'],
  ['countryCodes', 'countryCode'],
  ['locality', 'locality'],
  ['localities', 'locality'],
  ['roles', 'roles'],
  ['role', 'roles'],
  ['jobRoles', 'roles'],
  ['jobRole', 'roles'],
  ['positionTypes', 'positionTypes'],
  ['positionType', 'positionTypes'],
  ['jobPositionTypes', 'positionTypes'],
  ['jobPositionType', 'positionTypes'],
  ['isRemote', 'isRemote'],
  ['isPaid', 'isPaid'],
  ['englishEnough', 'englishEnough'],
  ['salaryShown', 'salaryShown'],
  ['salaryFrom', 'salaryFrom'],
  ['salaryCurrency', 'salaryCurrency'],
  ['sorting', 'sorting'],
  ['page', 'page'],
]);

const ROLES = new Set<string>([...JOB_ROLES, ...JOB_ROLE_GROUPS].map((role) => role.key));
const TYPES = new Map<string, string>(
  POSITION_TYPES.flatMap((type) => [
    [type.key, type.key],
    [type.id, type.key],
  ]),
);

/**
 * Reads filters from an address: any of their names, repeated, as `name[]=` or as a comma list. What is not a
 * filter is ignored; a value that is none of the filter's is reported with the name it was sent under.
 */
export function readJobFilters(params: URLSearchParams): { filters: JobFilters; unknown: UnknownValue[] } {
  const sent = new Map<string, { name: string; value: string }[]>();
  for (const [name, value] of params) {
    const filter = NAMES.get(name.replace(/\[\d*\]$/, ''));
    if (!filter) continue;
    sent.set(filter, [...(sent.get(filter) ?? []), { name, value: value.replaceAll('\0', '') }]);
  }
  const filters: JobFilters = {
    ...noFilters,
    search: oneText(sent.get('search')),
    location: oneText(sent.get('location')),
    countryCodes: [],
    localities: [],
    roles: [],
    positionTypes: [],
  };
  const unknown: UnknownValue[] = [];

  readMany(sent.get('countryCode'), unknown, filters.countryCodes, (value) => {
    const code = value.toUpperCase();
    if (code === 'REMOTE') filters.isRemote = true;
    if (code === 'REMOTE') return null;
    return code === 'EU' || (/^[A-Z]{2}$/.test(code) && countryOf(code)) ? code : undefined;
  });
  // A place name may hold a comma no more than a list may hold it: both are read as "one of".
  readMany(sent.get('locality'), unknown, filters.localities, (value) => value.slice(0, LONGEST_SEARCH));
  readMany(sent.get('roles'), unknown, filters.roles, (value) => {
    const key = value.toLowerCase();
    return ROLES.has(key) ? key : undefined;
  });
  readMany(sent.get('positionTypes'), unknown, filters.positionTypes, (value) => TYPES.get(value.toLowerCase()));

  filters.isRemote ||= readFlag(sent.get('isRemote'), unknown);
  filters.isPaid = readFlag(sent.get('isPaid'), unknown);
  filters.englishEnough = readFlag(sent.get('englishEnough'), unknown);
  filters.salaryShown = readFlag(sent.get('salaryShown'), unknown);

  readLast(sent.get('salaryFrom'), unknown, (value) => {
    if (!/^\d{1,12}$/.test(value) || Number(value) > HIGHEST_SALARY) return false;
    filters.salaryFrom = Number(value) || null;
    return true;
  });
  readLast(sent.get('salaryCurrency'), unknown, (value) => {
    if (!isCurrency(value.toUpperCase())) return false;
    filters.salaryCurrency = value.toUpperCase();
    return true;
  });
  let sorting: JobSorting | undefined;
  readLast(sent.get('sorting'), unknown, (value) => {
    sorting = JOB_SORTINGS.find((known) => known.toLowerCase() === value.toLowerCase());
    return sorting !== undefined;
  });
  filters.sorting = sortingFor(filters.search, sorting);
  readLast(sent.get('page'), unknown, (value) => {
    if (!/^\d{1,6}$/.test(value) || Number(value) < 1) return false;
    filters.page = Number(value);
    return true;
  });
  return { filters, unknown };
}

/** Relevance is the order of a search, and only of a search: without words nothing is more relevant. */
export function sortingFor(search: string, chosen: JobSorting | undefined): JobSorting {
  if (search === '') return chosen === 'mostPopular' ? 'mostPopular' : 'newest';
  return chosen ?? 'relevance';
}

type Sent = { name: string; value: string }[] | undefined;

function oneText(sent: Sent): string {
  const last = sent?.findLast(({ value }) => value.trim() !== '')?.value ?? '';
  return [...last.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_SEARCH).join('');
}

/** `read` answers the value to keep, null for one that is understood but kept elsewhere, undefined for no. */
function readMany(
  sent: Sent,
  unknown: UnknownValue[],
  kept: string[],
  read: (value: string) => string | null | undefined,
): void {
  const seen = new Set<string>();
  for (const { name, value: list } of sent ?? []) {
    for (const part of list.split(',')) {
      const value = part.replace(/\s+/g, ' ').trim();
      if (value === '') continue;
      const known = read(value);
      if (known === undefined) unknown.push({ name, value: value.slice(0, LONGEST_SEARCH) });
      else if (known !== null && !seen.has(known) && kept.length < MOST_VALUES) kept.push(known);
      if (known) seen.add(known);
    }
  }
}

function readLast(sent: Sent, unknown: UnknownValue[], read: (value: string) => boolean): void {
  const last = sent?.findLast(({ value }) => value.trim() !== '');
  if (last && !read(last.value.trim())) {
    unknown.push({ name: last.name, value: last.value.slice(0, LONGEST_SEARCH) });
  }
}

function readFlag(sent: Sent, unknown: UnknownValue[]): boolean {
  let flag = false;
  readLast(sent, unknown, (value) => {
    const text = value.toLowerCase();
    flag = ['true', '1', 'on', 'yes'].includes(text);
    return flag || ['false', '0', 'off', 'no'].includes(text);
  });
  return flag;
}

/** The one way to write these filters as an address: least names, stable order, page 1 left out. */
export function writeJobFilters(filters: JobFilters): URLSearchParams {
  const params = new URLSearchParams();
  const inOrder = (values: string[], order: readonly { key: string }[]) =>
    [...new Set(values)].sort(
      (a, b) => order.findIndex(({ key }) => key === a) - order.findIndex(({ key }) => key === b) || compare(a, b),
    );
  if (filters.search) params.set('search', filters.search);
  if (filters.location) params.set('location', filters.location);
  for (const code of [...new Set(filters.countryCodes)].sort(compare)) params.append('countryCode', code);
  for (const locality of [...new Set(filters.localities)].sort(compare)) params.append('locality', locality);
  for (const role of inOrder(filters.roles, [...JOB_ROLES, ...JOB_ROLE_GROUPS])) params.append('roles', role);
  for (const type of inOrder(filters.positionTypes, POSITION_TYPES)) params.append('positionTypes', type);
  for (const flag of ['isRemote', 'isPaid', 'englishEnough', 'salaryShown'] as const) {
    if (filters[flag]) params.set(flag, 'true');
  }
  if (filters.salaryFrom !== null) {
    params.set('salaryFrom', String(filters.salaryFrom));
    params.set('salaryCurrency', filters.salaryCurrency);
  }
  if (filters.sorting !== sortingFor(filters.search, undefined)) params.set('sorting', filters.sorting);
  if (filters.page > 1) params.set('page', String(filters.page));
  return params;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** How many filters are chosen, the words and place typed not counted: the number on the Filters button. */
export function countChosen(filters: JobFilters): number {
  const flags = [filters.isRemote, filters.isPaid, filters.englishEnough, filters.salaryShown];
  return (
    filters.countryCodes.length +
    filters.localities.length +
    filters.roles.length +
    filters.positionTypes.length +
    flags.filter(Boolean).length +
    (filters.salaryFrom === null ? 0 : 1)
  );
}

export const SALARY_FILTER_CURRENCIES = CURRENCIES;
