import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { openAmongFound, openCondition } from '#domain/open-jobs-condition.server.ts';
import { JOB_ROLE_GROUPS } from '#domain/site/roles-and-position-types.ts';
import { roleLexemes } from '../query/expand-query.server.ts';
import type { ParsedQuery, ParsedText } from '../query/parsed-query.ts';
import { combineLexemes, type FactLexemes } from './combined-lexemes.server.ts';
import { columnOf } from './filter-columns.server.ts';
import { COUNTED_FILTERS, type CountedFilter, type FilterKey, type MANY_FILTERS } from './filter-table.ts';
import type { JobFilters } from './filters.ts';
import { newestFirst } from './newest-days.server.ts';
import { paysAtLeast, paysAtLeastInKroner, paysAtLeastInOwn } from './salary-comparison.server.ts';

/** The filters of rules §1 as conditions on `job_search`: AND between filters, OR within one. */

export function rolesOf(keys: readonly string[]): string[] {
  return [...new Set(keys.flatMap((key) => JOB_ROLE_GROUPS.find((group) => group.key === key)?.roles ?? [key]))];
}

const list = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;

/** The chosen values as `job_search` stores them: a group stands for its roles, a town has one key. */
function chosenValues(search: ParsedQuery, key: (typeof MANY_FILTERS)[number]['key']): readonly string[] {
  if (key === 'roles') return rolesOf(search.filters.roles);
  return key === 'localities' ? search.localityKeys : search.filters[key];
}

/** The condition of a filter; null without a choice. */
export function filterCondition(search: ParsedQuery, filter: CountedFilter): SQL | null {
  const { sql: expression, isArray } = columnOf(filter);
  const column = sql.raw(expression);
  if (filter.kind === 'flag') return search.filters[filter.key] ? column : null;
  const values = chosenValues(search, filter.key);
  if (values.length === 0) return null;
  if (isArray) return sql`${column} && ${list(values)}`;
  // For one value the index returns rows by recency; for several it cannot merge them.
  return values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = ANY(${list(values)})`;
}

/** Conditions that have no facet: typed place, least salary, company. */
function otherConditions(search: ParsedQuery, without: Without): SQL[] {
  const { filters, location } = search;
  const conditions: SQL[] = [];
  if (location?.isRemote) conditions.push(sql`is_remote`);
  if (location?.countryCodes.length) conditions.push(sql`country_codes && ${list(location.countryCodes)}`);
  if (location?.localityKeys.length) conditions.push(sql`localities && ${list(location.localityKeys)}`);
  if (location?.areas.length) conditions.push(holds('words', location.areas.map((key) => `'@${key}'`).join(' | ')));
  const { salaryFrom, salaryCurrency } = filters;
  if (salaryFrom !== null && without !== 'salaryFrom') {
    const kroner = search.typedPay?.currencies ?? [];
    const isEnough =
      kroner.length > 1
        ? paysAtLeastInKroner(salaryFrom, salaryCurrency, kroner)
        : paysAtLeast(salaryFrom, salaryCurrency);
    conditions.push(sql`(yearly_salary IS NULL OR ${isEnough})`);
  }
  // Who types an amount wants pay.
  if (search.typedPay !== null && without !== 'salaryFrom') conditions.push(sql`is_paid`);
  if (filters.companyKey !== undefined)
    conditions.push(sql`company_id = (SELECT id FROM companies WHERE key = ${filters.companyKey})`);
  return conditions;
}

/** The middle of a range that pays the amount to most is a little above it. */
const ABOVE = 1.02;

/**
 * Conditions on jobs paid in a currency of the typed amount, of which the first leaves the fewest: whoever is hired gets the
 * amount; most do.
 */
export function paysSurely({ filters, typedPay }: ParsedQuery): SQL[] {
  const amount = filters.salaryFrom ?? 0;
  const currencies = typedPay?.currencies ?? [];
  return [
    paysAtLeastInOwn(sql`least_yearly_salary`, amount, currencies),
    paysAtLeastInOwn(sql`(least_yearly_salary + yearly_salary) / 2`, amount * ABOVE, currencies),
  ];
}

export type Words = 'words' | 'name_words' | 'title_words';

export const holds = (column: Words, query: string) =>
  column === 'words' ? sql`lexemes(words) @@ ${query}::tsquery` : sql`${sql.raw(column)} @@ ${query}::tsquery`;

export const all = (...queries: (string | null)[]) =>
  queries
    .filter((query) => query !== null)
    .map((query) => `(${query})`)
    .join(' & ');

/**
 * One query for long texts and one for names. Exclusions are part of the query, where the index answers them: reading
 * `words` from TOAST for every match costs more than everything else.
 */
function textConditions(text: ParsedText, filters: JobFilters, without: Without, days: string | null = null): SQL[] {
  const but = text.excluded === null ? null : `!(${text.excluded})`;
  // The candidates match all words already.
  if (text.candidates) return [sql`job_id = ANY(${list(text.candidates.ids)})`];
  // In one query with the words, the index takes half as long again.
  const inDays = (column: Words, ...queries: string[]) =>
    sql.join(
      [...queries, ...(days === null ? [] : [days])].map((query) => holds(column, query)),
      sql` AND `,
    );
  if (text.name === '') return but === null && days === null ? [] : [inDays('words', ...(but === null ? [] : [but]))];
  const texts = text.expanded?.text ?? text.text;
  const inTexts = inDays('words', all(...chosenLexemes(filters, 'words', without), texts, but));
  if (text.isInTexts && text.fuzzy === null) return [inTexts];
  const names = namesQuery(text);
  const inNames = inDays('name_words', all(...chosenLexemes(filters, 'name_words', without), names));
  return [sql`(${inTexts} OR ${but === null ? inNames : sql`(${inNames} AND ${holds('words', all(names, but))})`})`];
}

/** With more combinations, the query of each filter by itself is as fast. */
const MOST_COMBINED = 60;

/**
 * The chosen values as lexemes of a column (see meaningLexemes), one query a filter. Combined with the words, the index
 * finds only rows with both. In `words`, filters are combined into one query.
 */
export function chosenLexemes(filters: JobFilters, column: Words, without: Without = null): string[] {
  const activeFilters = COUNTED_FILTERS.filter((filter) => filter.key !== without && lexemesOf(filter, filters) !== '');
  const together: FactLexemes = {};
  let combinations: string[] = [];
  for (const filter of column === 'words' ? activeFilters : []) {
    const more = combineLexemes({ ...together, [filter.key]: valuesOf(filter, filters) });
    if (more.length > MOST_COMBINED) continue;
    Object.assign(together, { [filter.key]: valuesOf(filter, filters) });
    combinations = more;
  }
  const rest = activeFilters.filter(({ key }) => combinations.length === 0 || !(key in together));
  const queries = rest.map((filter) => lexemesOf(filter, filters));
  return combinations.length === 0 ? queries : [combinations.map((each) => `'${each}'`).join(' | '), ...queries];
}

/** The chosen values of a filter with their prefix. */
function valuesOf(filter: CountedFilter, filters: JobFilters): string[] {
  const { lexeme } = columnOf(filter);
  if (!lexeme) return [];
  if (filter.kind === 'flag') return filters[filter.key] ? [lexeme] : [];
  const values = filter.key === 'roles' ? rolesOf(filters.roles) : filters[filter.key];
  return values.map((value) => `${lexeme}${value}`);
}

/** The chosen values of a filter as one query; empty without a choice or a lexeme. */
function lexemesOf(filter: CountedFilter, filters: JobFilters): string {
  if (filter.key === 'roles') return rolesOf(filters.roles).map(roleLexemes).join(' | ');
  return valuesOf(filter, filters)
    .map((value) => `'${value}'`)
    .join(' | ');
}

export function namesQuery(text: ParsedText): string {
  const names = text.expanded?.roles ?? text.name;
  return text.fuzzy === null ? names : `(${names}) | ${text.fuzzy}`;
}

/** The filter to leave out, when its own facet or the salary histogram is counted. */
type Without = FilterKey | 'salaryFrom' | null;

/** The conditions of everything that is chosen or typed beside the text. */
export function besideText(search: ParsedQuery, without: Without = null): SQL[] {
  const activeFilters = COUNTED_FILTERS.filter(({ key }) => key !== without);
  const conditions = activeFilters.flatMap((filter) => filterCondition(search, filter) ?? []);
  return [...conditions, ...otherConditions(search, without)];
}

/** Open jobs that match all filters except the text. */
export function matchingWithoutText(context: Context, search: ParsedQuery, without: Without = null): SQL {
  return sql.join([openCondition(context), ...besideText(search, without)], sql` AND `);
}

/** Open jobs that match all filters, or all but one. For lists, which are read by recency. */
export function matching(context: Context, search: ParsedQuery, without: Without = null): SQL {
  const inText = search.text ? textConditions(search.text, search.filters, without) : [];
  return sql.join([matchingWithoutText(context, search, without), ...inText], sql` AND `);
}

/**
 * The same for counting, where order does not matter. The index of `words` also holds the chosen filters, so it answers
 * them all, and `IS TRUE` keeps the planner from intersecting other indexes: half the time at 100,000 jobs.
 * `days` is a query for the day of publication (see newestFirst); only the indexes of words know it.
 */
export function matchingSet(
  context: Context,
  search: ParsedQuery,
  without: Without = null,
  days: string | null = null,
): SQL {
  if (!isByWords(search, without)) return matching(context, search, without);
  const { text, filters } = search;
  const byWords = text
    ? textConditions(text, filters, without, days)
    : [...chosenLexemes(filters, 'words', without), ...(days === null ? [] : [days])].map((query) =>
        holds('words', query),
      );
  return sql.join([openAmongFound(context), ...besideLexemes(search, without), ...byWords], sql` AND `);
}

/**
 * The same for all filters but one, of the jobs that its choice excludes. Without other words or filters the exclusion is
 * checked on the row: the index would be read as a whole. With others, fewer jobs have all choices than the one left out.
 */
function excludedSet(context: Context, search: ParsedQuery, filter: CountedFilter, days: string | null): SQL {
  const matches = matchingSet(context, search, filter.key, days);
  if (!columnOf(filter).lexeme || !isByWords(search, filter.key))
    return sql`${matches} AND (${filterCondition(search, filter)}) IS NOT TRUE`;
  return sql`${matches} AND ${holds('words', `!(${all(...chosenLexemes(search.filters, 'words'))})`)}`;
}

/**
 * The conditions that lexemes do not answer. The others are not repeated on the row: comparing arrays takes three times
 * as long as reading the row.
 */
export function besideLexemes(search: ParsedQuery, without: Without = null): SQL[] {
  const activeFilters = COUNTED_FILTERS.filter(
    (filter) => filter.key !== without && columnOf(filter).lexeme === undefined,
  );
  return [
    ...activeFilters.flatMap((filter) => filterCondition(search, filter) ?? []),
    ...otherConditions(search, without),
  ];
}

/** Whether matchingSet reads the index of `words`. */
export function isByWords({ text, filters }: ParsedQuery, without: Without = null): boolean {
  return text ? text.candidates === null : chosenLexemes(filters, 'words', without).length > 0;
}

/** Whether the values of one filter are all that was chosen. */
export function hasOneFilterOfValues({ text, location, filters }: ParsedQuery): boolean {
  const [filter, another] = COUNTED_FILTERS.filter((each) => lexemesOf(each, filters) !== '');
  return !text && !location && filter?.kind === 'many' && another === undefined;
}

/** So many filters together leave few jobs, so that a set is read at once. */
const FILTERS_OF_FEW_JOBS = 3;
/** So do words that ask for so many things: day by day, four took 40 ms longer at a million jobs. */
const PARTS_OF_FEW_JOBS = 3;

type Some = { columns: SQL; limit: SQL; order?: SQL; daysTogether?: readonly number[] };

/**
 * SQL for some rows of matchingSet, the newest first where that spares collecting all of them. By the column of a filter
 * alone, PostgreSQL stops at the limit; the index of words collects every match first: 38 ms for 8 at a million jobs.
 */
export function someMatching(context: Context, search: ParsedQuery, some: Some): SQL {
  const matches = (days: string | null) =>
    hasOneFilterOfValues(search) ? matching(context, search) : matchingSet(context, search, null, days);
  return someOf(context, matches, mayBeLarge(search), some);
}

/** SQL for some rows of excludedSet, like someMatching. */
export function someExcluded(context: Context, search: ParsedQuery, filter: CountedFilter, some: Some): SQL {
  const matches = (days: string | null) => excludedSet(context, search, filter, days);
  return someOf(context, matches, mayBeLarge(search, filter.key), some);
}

function mayBeLarge(search: ParsedQuery, without: Without = null): boolean {
  const { text } = search;
  if (!search.hasManyRows || !text || text.parts >= PARTS_OF_FEW_JOBS || !isByWords(search, without)) return false;
  const activeFilters = COUNTED_FILTERS.filter(
    (filter) => filter.key !== without && lexemesOf(filter, search.filters) !== '',
  );
  return activeFilters.length < FILTERS_OF_FEW_JOBS;
}

/** SQL for some rows that meet a condition; where they are many, the newest days first. Their order counts within the days. */
export function someOf(
  context: Context,
  matches: (days: string | null) => SQL,
  isLarge: boolean,
  { columns, limit, order, daysTogether }: Some,
): SQL {
  if (isLarge) return newestFirst(context, { columns, conditionOn: matches, limit, order, daysTogether });
  const inOrder = order ? sql` ORDER BY ${order}` : sql``;
  return sql`SELECT ${columns} FROM job_search WHERE ${matches(null)}${inOrder} LIMIT ${limit}`;
}
