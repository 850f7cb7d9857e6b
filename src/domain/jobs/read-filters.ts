import { countryOf } from '../site/countries.ts';
import { isCurrency } from '../site/money.ts';
import { JOB_ROLE_GROUPS, JOB_ROLES, POSITION_TYPES } from '../site/taxonomies.ts';
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
const HIGHEST_SALARY = 100_000_000;

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
