import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { openCondition } from '#domain/open-jobs.server.ts';
import { JOB_ROLE_GROUPS } from '#domain/site/taxonomies.ts';
import { roleThere } from '../query/expand-query.ts';
import type { FoundText, Search } from '../query/parsed-query.ts';
import { COUNTED_FILTERS, type CountedFilter, type FilterKey, type MANY_FILTERS } from './filter-table.ts';
import type { JobFilters } from './filters.ts';
import { paysAtLeast } from './salary-comparison.server.ts';

/** The filters of rules §1 as conditions on `job_search`: AND between filters, OR within one. */

export function rolesMeant(keys: readonly string[]): string[] {
  return [...new Set(keys.flatMap((key) => JOB_ROLE_GROUPS.find((group) => group.key === key)?.roles ?? [key]))];
}

const list = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;

/** The values of `job_search` that are asked for: a group of roles means its roles, a town has one key. */
function valuesAsked(search: Search, key: (typeof MANY_FILTERS)[number]['key']): readonly string[] {
  if (key === 'roles') return rolesMeant(search.filters.roles);
  return key === 'localities' ? search.localityKeys : search.filters[key];
}

/** What is chosen in a filter; null when nothing is. */
export function filterCondition(search: Search, filter: CountedFilter): SQL | null {
  if (filter.kind === 'flag') return search.filters[filter.key] ? sql.raw(filter.condition) : null;
  const values = valuesAsked(search, filter.key);
  if (values.length === 0) return null;
  const column = sql.raw(filter.column);
  if (filter.isArray) return sql`${column} && ${list(values)}`;
  // Of one value the index has the newest in order; of several it would have to be told how to merge them.
  return values.length === 1 ? sql`${column} = ${values[0]}` : sql`${column} = ANY(${list(values)})`;
}

/** Everything that narrows a list beside the counted filters and the words: typed place, least salary, company. */
function otherConditions(search: Search, without: Without): SQL[] {
  const { filters, location } = search;
  const conditions: SQL[] = [];
  if (location?.isRemote) conditions.push(sql`is_remote`);
  if (location?.countryCodes.length) conditions.push(sql`country_codes && ${list(location.countryCodes)}`);
  if (location?.localityKeys.length) conditions.push(sql`localities && ${list(location.localityKeys)}`);
  if (filters.salaryFrom !== null && without !== 'salaryFrom')
    conditions.push(sql`(yearly_salary IS NULL OR ${paysAtLeast(filters.salaryFrom, filters.salaryCurrency)})`);
  if (filters.companyKey !== undefined)
    conditions.push(sql`company_id = (SELECT id FROM companies WHERE key = ${filters.companyKey})`);
  return conditions;
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
 * One query each for the texts and for the names: what is left out is said within it, where the index answers,
 * because `words` lies outside the row and reading it for every match costs more than all the rest.
 */
function textConditions(text: FoundText, filters: JobFilters, without: Without): SQL[] {
  const but = text.excluded === null ? null : `!(${text.excluded})`;
  // They have been found by all words already: nothing is left to ask but who they are.
  if (text.among) return [sql`job_id = ANY(${list(text.among.ids)})`];
  if (text.name === '') return but === null ? [] : [holds('words', but)];
  const texts = text.meant?.text ?? text.text;
  const inTexts = holds('words', all(...chosenLexemes(filters, 'words', without), texts, but));
  if (text.isInTexts && text.widened === null) return [inTexts];
  const names = namesMeant(text);
  const inNames = holds('name_words', all(...chosenLexemes(filters, 'name_words', without), names));
  return [sql`(${inTexts} OR ${but === null ? inNames : sql`(${inNames} AND ${holds('words', all(names, but))})`})`];
}

const oneOf = (sign: string, values: readonly string[]) => values.map((value) => `'${sign}${value}'`).join(' | ');

/** With more roles and countries than this chosen, to find each of both is as soon done. */
const MOST_PAIRS = 60;

/**
 * What is chosen as the lexemes of a column that say it (see lexemesOfMeaning), a query for each filter: asked together
 * with the words, so that the index finds what has both, and not first all that has the words. A role and its country
 * are one lexeme of `words`. The rows' own columns still decide.
 */
export function chosenLexemes(filters: JobFilters, column: Words, without: Without = null): string[] {
  const asked = (key: 'roles' | 'countryCodes') => (without === key ? [] : filters[key]);
  const pairs =
    column === 'words'
      ? rolesMeant(asked('roles')).flatMap((role) => asked('countryCodes').map((code) => roleThere(role, code)))
      : [];
  const isPaired = pairs.length > 0 && pairs.length <= MOST_PAIRS;
  const queries = COUNTED_FILTERS.map((filter) => {
    if (!filter.lexeme || filter.key === without) return '';
    if (filter.kind === 'flag') return filters[filter.key] ? `'${filter.lexeme}'` : '';
    if (isPaired && (filter.key === 'roles' || filter.key === 'countryCodes')) return '';
    return oneOf(filter.lexeme, filter.key === 'roles' ? rolesMeant(filters.roles) : filters[filter.key]);
  });
  return [isPaired ? oneOf('', pairs) : '', ...queries].filter((query) => query !== '');
}

export function namesMeant(text: FoundText): string {
  const names = text.meant?.roles ?? text.name;
  return text.widened === null ? names : `(${names}) | ${text.widened}`;
}

/** A filter that is left out: what its facet, or the histogram of salaries, is counted in. */
type Without = FilterKey | 'salaryFrom' | null;

/** Open, and all filters but the words. */
export function matchingBesideText(context: Context, search: Search, without: Without = null): SQL {
  const chosen = chosenConditions(search, without).map(({ condition }) => condition);
  return sql.join([openCondition(context), ...chosen, ...otherConditions(search, without)], sql` AND `);
}

/** Open, and all filters, or all but one: for a list, which is walked from the newest on. */
export function matching(context: Context, search: Search, without: Without = null): SQL {
  const inText = search.text ? textConditions(search.text, search.filters, without) : [];
  return sql.join([matchingBesideText(context, search, without), ...inText], sql` AND `);
}

/**
 * The same for a set that is counted, in whatever order. The index of words has what is chosen together, remote jobs,
 * too, so it is asked for all of that, and the columns that say the same are looked at in what it finds, never found by
 * indexes of their own and intersected: half the time at 100,000 jobs.
 */
export function matchingSet(context: Context, search: Search, without: Without = null): SQL {
  const { text, filters } = search;
  const byWords = text
    ? textConditions(text, filters, without)
    : chosenLexemes(filters, 'words', without).map((query) => holds('words', query));
  if (byWords.length === 0 || text?.among) return matching(context, search, without);
  const chosen = chosenConditions(search, without);
  const onRow = [openCondition(context), ...chosen.flatMap(({ condition, isInWords }) => (isInWords ? condition : []))];
  const others = chosen.flatMap(({ condition, isInWords }) => (isInWords ? [] : condition));
  return sql.join(
    [sql`(${sql.join(onRow, sql` AND `)}) IS TRUE`, ...others, ...otherConditions(search, without), ...byWords],
    sql` AND `,
  );
}

function chosenConditions(search: Search, without: Without): { condition: SQL; isInWords: boolean }[] {
  return COUNTED_FILTERS.filter(({ key }) => key !== without).flatMap((filter) => {
    const condition = filterCondition(search, filter);
    return condition ? { condition, isInWords: filter.lexeme !== undefined } : [];
  });
}
