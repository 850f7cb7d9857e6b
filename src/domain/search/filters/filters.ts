import { emptyFilterValues, type FilterValues, FLAG_FILTERS, MANY_FILTERS } from './filter-table.ts';

/** The filters of a job list (rules §1), shared by pages, API, saved searches and counts. */
export type JobFilters = FilterValues & {
  search: string;
  /** Free text: a city, a country, or remote. The gazetteer decides when the list is read. */
  location: string;
  /** The currency of `salaryFrom`, which is in whole units a month. */
  salaryCurrency: string;
  sorting: JobSorting;
  page: number;
  companyKey?: string;
};

export const JOB_SORTINGS = ['newest', 'mostPopular', 'relevance'] as const;
export type JobSorting = (typeof JOB_SORTINGS)[number];

export type UnknownValue = { name: string; value: string };

export const LONGEST_SEARCH = 200;
/** A search that finds less than one page is also corrected for typos. */
export const JOBS_A_PAGE = 15;

export const noFilters: Readonly<JobFilters> = Object.freeze({
  search: '',
  location: '',
  ...emptyFilterValues(),
  salaryCurrency: 'EUR',
  sorting: 'newest',
  page: 1,
});

/** Without words there is no relevance, so the newest come first. */
export function sortingFor(search: string, choice: JobSorting | undefined): JobSorting {
  if (search === '') return choice === 'mostPopular' ? 'mostPopular' : 'newest';
  return choice ?? 'relevance';
}

/** Writes filters as the one canonical query string: shortest names, stable order, without page 1. */
export function writeJobFilters(filters: JobFilters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.search) params.set('search', filters.search);
  if (filters.location) params.set('location', filters.location);
  for (const { key, name, terms = [] } of MANY_FILTERS) {
    const place = (value: string) => terms.findIndex((term) => term.key === value);
    const values = [...new Set(filters[key])].sort(
      (a, b) => place(a) - place(b) || Number(a) - Number(b) || compare(a, b),
    );
    for (const value of values) params.append(name, value);
  }
  for (const { key, name } of FLAG_FILTERS) if (filters[key]) params.set(name, 'true');
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

/** The number of chosen filters on the Filters button, without typed words and place. */
export function countChosen(filters: JobFilters): number {
  const values = MANY_FILTERS.reduce((sum, { key }) => sum + filters[key].length, 0);
  return values + FLAG_FILTERS.filter(({ key }) => filters[key]).length + (filters.salaryFrom === null ? 0 : 1);
}
