import { JOB_ROLES, POSITION_TYPES } from '../site/taxonomies.ts';

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
/** A search that finds less than one page is widened. */
export const JOBS_A_PAGE = 15;

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

/** Relevance is the order of a search, and only of a search: without words nothing is more relevant. */
export function sortingFor(search: string, chosen: JobSorting | undefined): JobSorting {
  if (search === '') return chosen === 'mostPopular' ? 'mostPopular' : 'newest';
  return chosen ?? 'relevance';
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
  for (const role of inOrder(filters.roles, JOB_ROLES)) params.append('roles', role);
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
