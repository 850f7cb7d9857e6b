import { NUMBER_OF_EMPLOYEES } from '#domain/site/company-filter-terms.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { JOB_ROLE_GROUPS, JOB_ROLES, POSITION_TYPES } from '#domain/site/roles-and-position-types.ts';
import type { Term } from '#domain/site/term.ts';

/**
 * Every filter of jobs, one row each. Types, addresses, facets, API parameters and labels derive from it. What a new
 * filter needs beside a row here is listed under "Adding a filter of jobs" in docs/architecture.md.
 */

type Row = {
  /** Its name in JobFilters. */
  key: string;
  /** Its name in the addresses that pages write. Others are in filter-names.ts. */
  name: string;
  label: string;
};

/** Several values may be chosen; a job matches when it has at least one of them. */
export type ManyFilter = Row & {
  kind: 'many';
  /** The possible values in order. Countries and towns have none; those of `onlyOn` a site are in filter-terms.ts. */
  terms?: readonly (Term & { id?: string })[];
  /** Values that stand for several others. */
  groups?: readonly (Term & { roles: readonly string[] })[];
  /** The label of a chosen value outside its list. */
  chip?: (label: string) => string;
  /** The name of its counts in the API. */
  facet: string;
  /** The only site whose pages offer and count it. By its address it works on both. */
  onlyOn?: Platform;
  /** Its counts are by id, as API clients expect. */
  isCountedById?: true;
};

/** Yes, or not filtered. */
export type FlagFilter = Row & {
  kind: 'flag';
  facet: string;
};

/** A lower bound. */
export type NumberFilter = Row & { kind: 'number'; highest: number };

export const JOB_FILTERS = [
  {
    key: 'countryCodes',
    kind: 'many',
    name: 'countryCode',
    label: 'Country',
    facet: 'countries',
  },
  {
    key: 'localities',
    kind: 'many',
    name: 'locality',
    label: 'City',
    facet: 'localities',
  },
  {
    key: 'roles',
    kind: 'many',
    name: 'roles',
    label: 'Role',
    terms: JOB_ROLES,
    groups: JOB_ROLE_GROUPS,
    facet: 'jobRoles',
  },
  {
    key: 'positionTypes',
    kind: 'many',
    name: 'positionTypes',
    label: 'Position',
    terms: POSITION_TYPES,
    facet: 'jobPositionTypes',
    isCountedById: true,
  },
  {
    key: 'companySizes',
    kind: 'many',
    name: 'numberOfEmployees',
    label: 'Company size',
    terms: NUMBER_OF_EMPLOYEES,
    chip: (label) => `${label} employees`,
    facet: 'numberOfEmployees',
  },
  {
    key: 'sdgs',
    kind: 'many',
    name: 'sdgs',
    label: 'Global goal',
    facet: 'sdgs',
    onlyOn: 'plusimpact',
  },
  {
    key: 'isRemote',
    kind: 'flag',
    name: 'isRemote',
    label: 'Remote',
    facet: 'remote',
  },
  {
    key: 'isPaid',
    kind: 'flag',
    name: 'isPaid',
    label: 'Paid',
    facet: 'paid',
  },
  {
    key: 'englishEnough',
    kind: 'flag',
    name: 'englishEnough',
    label: 'English is enough',
    facet: 'englishEnough',
  },
  {
    key: 'salaryShown',
    kind: 'flag',
    name: 'salaryShown',
    label: 'Salary shown',
    facet: 'salaryShown',
  },
  {
    key: 'salaryFrom',
    kind: 'number',
    name: 'salaryFrom',
    label: 'Salary, a month',
    highest: 100_000_000,
  },
] as const satisfies readonly (ManyFilter | FlagFilter | NumberFilter)[];

type Rows = (typeof JOB_FILTERS)[number];
type Many = Extract<Rows, { kind: 'many' }>;
type Flag = Extract<Rows, { kind: 'flag' }>;

/** The value of each filter. */
export type FilterValues = { [key in Many['key']]: string[] } & { [key in Flag['key']]: boolean } & {
  [key in Extract<Rows, { kind: 'number' }>['key']]: number | null;
};

/** Nothing chosen. */
export function emptyFilterValues(): FilterValues {
  const empty = { many: () => [], flag: () => false, number: () => null };
  return Object.fromEntries(JOB_FILTERS.map(({ key, kind }) => [key, empty[kind]()])) as unknown as FilterValues;
}

/** The number of jobs by filter and choice. A flag beyond the count limit has no number. */
export type JobFacets = { [name in Many['facet']]: Record<string, number> } & { [name in Flag['facet']]?: number };

export const MANY_FILTERS: readonly (ManyFilter & Pick<Many, 'key' | 'facet'>)[] = JOB_FILTERS.filter(
  (filter) => filter.kind === 'many',
);
export const FLAG_FILTERS: readonly (FlagFilter & Pick<Flag, 'key' | 'facet'>)[] = JOB_FILTERS.filter(
  (filter) => filter.kind === 'flag',
);

export type CountedFilter = (typeof MANY_FILTERS)[number] | (typeof FLAG_FILTERS)[number];
/** The filters that have numbers beside their choices. */
export const COUNTED_FILTERS: readonly CountedFilter[] = [...MANY_FILTERS, ...FLAG_FILTERS];

/** The filters whose choices the pages of a site count. */
export const countedOn = (platform: Platform): readonly CountedFilter[] =>
  COUNTED_FILTERS.filter((filter) => filter.kind === 'flag' || (filter.onlyOn ?? platform) === platform);
export type FilterKey = CountedFilter['key'];

/** A row of the table, for the pages that show it. */
export function filterOf<Key extends Rows['key']>(key: Key): Extract<Rows, { key: Key }> {
  return JOB_FILTERS.find((filter) => filter.key === key) as Extract<Rows, { key: Key }>;
}
