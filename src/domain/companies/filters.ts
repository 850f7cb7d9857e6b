import { isUnreadable, readablePart, withSigns } from '#domain/readable-text.ts';
import { FUNDING_STAGES, INDUSTRIES, NUMBER_OF_EMPLOYEES, STAGES } from '#domain/site/company-terms.ts';
import { countryOf } from '#domain/site/countries.ts';
import type { Term } from '#domain/site/term.ts';

/** The filters of the list of startups, shared by pages and API. */

export const COMPANY_SORTINGS = ['hiring', 'newest', 'name'] as const;
export type CompanySorting = (typeof COMPANY_SORTINGS)[number];

export type UnknownCompanyValue = { name: string; value: string };

export const COMPANIES_A_PAGE = 24;
const LONGEST_SEARCH = 200;
const MOST_VALUES = 50;

const keyOf =
  (terms: readonly Term[]) =>
  (value: string): string | undefined =>
    terms.find(({ key }) => key === value.toLowerCase())?.key;

/** An unescaped `+` arrives as a space, so "500+" also matches without it. */
function sizeOf(value: string): string | undefined {
  return NUMBER_OF_EMPLOYEES.find(({ key }) => key === value || key === `${value}+`)?.key;
}

/** EU is Europe outside the five countries. */
function countryCodeOf(value: string): string | undefined {
  const code = value.toUpperCase();
  return code === 'EU' || (code.length === 2 && countryOf(code) !== null) ? code : undefined;
}

/** Filters with several values. Addresses are written with the first name and read with any. */
const LIST_FILTERS = [
  { key: 'countryCodes', names: ['countryCode', 'countryCodes', 'country'], parse: countryCodeOf },
  { key: 'industries', names: ['industry', 'industries'], parse: keyOf(INDUSTRIES) },
  { key: 'stages', names: ['stage', 'stages'], parse: keyOf(STAGES) },
  { key: 'fundingStages', names: ['fundingStage', 'fundingStages'], parse: keyOf(FUNDING_STAGES) },
  { key: 'sizes', names: ['numberOfEmployees'], parse: sizeOf },
] as const;

const SINGLE_FILTERS = [
  { key: 'search', names: ['search', 'query'], parse: (value: string) => [...value].slice(0, LONGEST_SEARCH).join('') },
  {
    /** Only startups with an open job. */
    key: 'hiring',
    names: ['hiring', 'hiringNow'],
    parse: (value: string) =>
      /^(true|1|on|yes)$/i.test(value) || (/^(false|0|off|no)$/i.test(value) ? false : undefined),
  },
  {
    key: 'sorting',
    names: ['sorting'],
    parse: (value: string) => COMPANY_SORTINGS.find((sorting) => sorting === value.toLowerCase()),
  },
  {
    key: 'page',
    names: ['page'],
    parse: (value: string) => (/^\d{1,6}$/.test(value) && Number(value)) || undefined,
  },
] as const;

type SingleFilter = (typeof SINGLE_FILTERS)[number];
export type CompanyFilters = { [Key in (typeof LIST_FILTERS)[number]['key']]: string[] } & {
  [Filter in SingleFilter as Filter['key']]: NonNullable<ReturnType<Filter['parse']>>;
};

export const noCompanyFilters: Readonly<CompanyFilters> = Object.freeze({
  search: '',
  countryCodes: [],
  industries: [],
  stages: [],
  fundingStages: [],
  sizes: [],
  hiring: false,
  sorting: 'hiring',
  page: 1,
});

const FILTER_OF_NAME = new Map(
  [...LIST_FILTERS, ...SINGLE_FILTERS].flatMap((filter) => filter.names.map((name) => [name as string, filter])),
);

/** Reads repeated names, `name[]=` and comma lists, as for jobs. Reports unknown values and ignores unknown names. */
export function readCompanyFilters(params: URLSearchParams): {
  filters: CompanyFilters;
  unknown: UnknownCompanyValue[];
} {
  const filters: CompanyFilters = structuredClone(noCompanyFilters);
  const unknownValues: UnknownCompanyValue[] = [];
  for (const [name, queryText] of params) {
    const filter = FILTER_OF_NAME.get(name.replace(/\[\d*\]$/, ''));
    const text = readablePart(queryText).replace(/\s+/g, ' ').trim();
    if (filter && isUnreadable(queryText)) unknownValues.push({ name, value: withSigns(queryText).slice(0, 200) });
    if (!filter || text === '') continue;
    const list = Array.isArray(filters[filter.key]) ? (filters[filter.key] as string[]) : null;
    for (const value of list ? text.split(',').map((part) => part.trim()) : [text]) {
      if (value === '') continue;
      const result = filter.parse(value);
      if (result === undefined) unknownValues.push({ name, value: value.slice(0, 200) });
      else if (list === null) Object.assign(filters, { [filter.key]: result });
      else if (!list.includes(result as string) && list.length < MOST_VALUES) list.push(result as string);
    }
  }
  return { filters, unknown: unknownValues };
}

/** Writes filters as an address in one canonical way. Leaves out page 1 and the default order. */
export function writeCompanyFilters(filters: CompanyFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.search) params.set('search', filters.search);
  for (const { key, names } of LIST_FILTERS) {
    for (const value of [...filters[key]].sort()) params.append(names[0], value);
  }
  if (filters.hiring) params.set('hiring', 'true');
  if (filters.sorting !== noCompanyFilters.sorting) params.set('sorting', filters.sorting);
  if (filters.page > 1) params.set('page', String(filters.page));
  return params;
}
