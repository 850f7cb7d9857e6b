import { FUNDING_STAGES, INDUSTRIES, STAGES } from '#domain/site/company-terms.ts';
import { countryOf } from '#domain/site/countries.ts';

/** What the list of startups can be narrowed by: the same for pages and API. */
export type CompanyFilters = {
  search: string;
  /** ISO codes, and EU for Europe outside the five. */
  countryCodes: string[];
  industries: string[];
  stages: string[];
  fundingStages: string[];
  /** Only those with a job open now. */
  hiring: boolean;
  sorting: CompanySorting;
  page: number;
};

export const COMPANY_SORTINGS = ['hiring', 'newest', 'name'] as const;
export type CompanySorting = (typeof COMPANY_SORTINGS)[number];

export type UnknownCompanyValue = { name: string; value: string };

export const COMPANIES_A_PAGE = 24;
const LONGEST_SEARCH = 200;
const MOST_VALUES = 50;

export const noCompanyFilters: Readonly<CompanyFilters> = Object.freeze({
  search: '',
  countryCodes: [],
  industries: [],
  stages: [],
  fundingStages: [],
  hiring: false,
  sorting: 'hiring',
  page: 1,
});

const NAMES = new Map<string, keyof CompanyFilters>([
  ['search', 'search'],
  ['query', 'search'],
  ['countryCode', 'countryCodes'],
  ['countryCodes', 'countryCodes'],
  ['country', 'countryCodes'],
  ['industry', 'industries'],
  ['industries', 'industries'],
  ['stage', 'stages'],
  ['stages', 'stages'],
  ['fundingStage', 'fundingStages'],
  ['fundingStages', 'fundingStages'],
  ['hiring', 'hiring'],
  ['hiringNow', 'hiring'],
  ['sorting', 'sorting'],
  ['page', 'page'],
]);

const KEYS = {
  industries: new Set<string>(INDUSTRIES.map(({ key }) => key)),
  stages: new Set<string>(STAGES.map(({ key }) => key)),
  fundingStages: new Set<string>(FUNDING_STAGES.map(({ key }) => key)),
};

/** As filters of jobs are read: repeated, `name[]=` or a comma list; what is not known is reported. */
export function readCompanyFilters(params: URLSearchParams): {
  filters: CompanyFilters;
  unknown: UnknownCompanyValue[];
} {
  const filters: CompanyFilters = {
    ...noCompanyFilters,
    countryCodes: [],
    industries: [],
    stages: [],
    fundingStages: [],
  };
  const unknown: UnknownCompanyValue[] = [];
  for (const [sentName, sent] of params) {
    const name = NAMES.get(sentName.replace(/\[\d*\]$/, ''));
    const text = sent.replaceAll('\0', '').replace(/\s+/g, ' ').trim();
    if (!name || text === '') continue;
    if (name === 'search') {
      filters.search = [...text].slice(0, LONGEST_SEARCH).join('');
      continue;
    }
    for (const value of isList(name) ? text.split(',').map((part) => part.trim()) : [text]) {
      if (value !== '' && !readValue(filters, name, value))
        unknown.push({ name: sentName, value: value.slice(0, 200) });
    }
  }
  return { filters, unknown };
}

type ListName = 'countryCodes' | 'industries' | 'stages' | 'fundingStages';

function isList(name: keyof CompanyFilters): name is ListName {
  return name === 'countryCodes' || name in KEYS;
}

function readValue(filters: CompanyFilters, name: Exclude<keyof CompanyFilters, 'search'>, value: string): boolean {
  if (name === 'hiring') {
    const isYes = /^(true|1|on|yes)$/i.test(value);
    filters.hiring = isYes;
    return isYes || /^(false|0|off|no)$/i.test(value);
  }
  if (name === 'sorting') {
    const sorting = COMPANY_SORTINGS.find((known) => known === value.toLowerCase());
    if (sorting) filters.sorting = sorting;
    return sorting !== undefined;
  }
  if (name === 'page') {
    const page = /^\d{1,6}$/.test(value) ? Number(value) : 0;
    if (page > 0) filters.page = page;
    return page > 0;
  }
  const key = name === 'countryCodes' ? value.toUpperCase() : value.toLowerCase();
  const isKnown =
    name === 'countryCodes' ? key === 'EU' || (key.length === 2 && countryOf(key) !== null) : KEYS[name].has(key);
  if (!isKnown) return false;
  if (!filters[name].includes(key) && filters[name].length < MOST_VALUES) filters[name].push(key);
  return true;
}

/** The one way to write these filters as an address; page 1 and the usual order are left out. */
export function writeCompanyFilters(filters: CompanyFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.search) params.set('search', filters.search);
  for (const code of [...filters.countryCodes].sort()) params.append('countryCode', code);
  for (const key of [...filters.industries].sort()) params.append('industry', key);
  for (const key of [...filters.stages].sort()) params.append('stage', key);
  for (const key of [...filters.fundingStages].sort()) params.append('fundingStage', key);
  if (filters.hiring) params.set('hiring', 'true');
  if (filters.sorting !== noCompanyFilters.sorting) params.set('sorting', filters.sorting);
  if (filters.page > 1) params.set('page', String(filters.page));
  return params;
}
