import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { euroCentsAMonth, minorUnits } from '../site/money.ts';
import { JOB_ROLE_GROUPS } from '../site/taxonomies.ts';
import type { JobFilters } from './filters.ts';
import type { FoundText, Search } from './search/found.ts';
import { roleThere } from './search/search-meaning.ts';

/** The filters of rules §1 as conditions on `job_search`, one for each dimension: AND between, OR within. */

export const DIMENSIONS = ['role', 'type', 'country', 'locality', 'remote', 'paid', 'english', 'salary'] as const;
export type Dimension = (typeof DIMENSIONS)[number];

/** Open on this site now: every condition of a list begins with it. */
export function openCondition(context: Context): SQL {
  return sql`platform = ${context.platform} AND closes_at > ${context.now.toISOString()}::timestamptz`;
}

/**
 * The same condition, said so that no index is asked for it: what half of all jobs are (on this site, still open,
 * remote) is looked at in the few rows that an index on words has found, never found on its own and then intersected.
 */
export function onRow(condition: SQL): SQL {
  return sql`(${condition}) IS TRUE`;
}

/** Rows found by their words, rather than walked from the newest on: words are the only index worth asking. */
function isFound({ text }: Search): boolean {
  return text !== null && text.name !== '' && text.among === null;
}

/** What newestFirst is told; null also where they have been found already. */
export function recentFromOf({ text, recentFrom }: Search): string | null {
  return text?.among ? null : recentFrom;
}

export function rolesMeant(keys: readonly string[]): string[] {
  return [...new Set(keys.flatMap((key) => JOB_ROLE_GROUPS.find((group) => group.key === key)?.roles ?? [key]))];
}

const list = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;

/** What is chosen in a dimension that has counts; null when nothing is. */
export function dimensionCondition(search: Search, dimension: Dimension): SQL | null {
  const { filters } = search;
  if (dimension === 'role') return roleCondition(rolesMeant(filters.roles));
  if (dimension === 'type')
    return filters.positionTypes.length ? sql`position_types && ${list(filters.positionTypes)}` : null;
  if (dimension === 'country')
    return filters.countryCodes.length ? sql`country_codes && ${list(filters.countryCodes)}` : null;
  if (dimension === 'locality')
    return search.localityKeys.length ? sql`localities && ${list(search.localityKeys)}` : null;
  if (dimension === 'remote') return filters.isRemote ? sql`is_remote` : null;
  if (dimension === 'paid') return filters.isPaid ? sql`is_paid` : null;
  if (dimension === 'english') return filters.englishEnough ? sql`english_enough` : null;
  return filters.salaryShown ? sql`salary_top IS NOT NULL` : null;
}

/** Of one role the index has the newest in order; of several it would have to be told how to merge them. */
function roleCondition(roles: readonly string[]): SQL | null {
  if (roles.length === 0) return null;
  return roles.length === 1 ? sql`job_role = ${roles[0]}` : sql`job_role = ANY(${list(roles)})`;
}

/** The least salary asked for in EUR cents a month, as `salary_top` is; null when none is. */
export function leastPay({ filters }: Search): number | null {
  if (filters.salaryFrom === null) return null;
  const { salaryFrom, salaryCurrency } = filters;
  return euroCentsAMonth(salaryFrom * minorUnits(salaryCurrency), salaryCurrency, 'month') ?? 0;
}

/** Everything else that narrows a list: words, typed place, least salary, company. */
export function otherConditions(
  search: Search,
  without: { salary?: boolean; text?: boolean; dimension?: Dimension } = {},
): SQL[] {
  const { filters, location, text } = search;
  const conditions: SQL[] = [];
  if (location?.isRemote) conditions.push(sql`is_remote`);
  if (location?.countryCodes.length) conditions.push(sql`country_codes && ${list(location.countryCodes)}`);
  if (location?.localityKeys.length) conditions.push(sql`localities && ${list(location.localityKeys)}`);
  const least = without.salary ? null : leastPay(search);
  if (least !== null) conditions.push(sql`(salary_top IS NULL OR salary_top >= ${least}::bigint)`);
  if (filters.companyKey !== undefined) {
    conditions.push(sql`company_id = (SELECT id FROM companies WHERE key = ${filters.companyKey})`);
  }
  if (text && !without.text) conditions.push(...textConditions(text, filters, without.dimension));
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
function textConditions(text: FoundText, filters: JobFilters, without?: Dimension): SQL[] {
  const conditions: SQL[] = [];
  const but = text.excluded === null ? null : `!(${text.excluded})`;
  // They have been found by all words already: nothing is left to ask but who they are.
  if (text.among) return [sql`job_id = ANY(${list(text.among.ids)})`];
  if (text.name === '') return but === null ? conditions : [...conditions, holds('words', but)];
  const texts = text.meant?.text ?? text.text;
  // What is chosen goes before and each on its own: the index then steps from one row that has it all to the next,
  // and looks for words there alone.
  const each = factsChosen(filters, 'words', without).map((fact) => holds('words', fact));
  const inTexts = sql`(${sql.join([...each, holds('words', all(texts, but))], sql` AND `)})`;
  const chosen = factsChosen(filters, 'name_words', without);
  const facts = chosen.length === 0 ? null : all(...chosen);
  const names = namesMeant(text);
  if (text.isInTexts && text.widened === null) conditions.push(inTexts);
  else if (but === null) conditions.push(sql`(${inTexts} OR ${holds('name_words', all(names, facts))})`);
  else
    conditions.push(
      sql`(${inTexts} OR (${holds('name_words', all(names, facts))} AND ${holds('words', all(names, but))}))`,
    );
  return conditions;
}

const oneOf = (sign: string, values: readonly string[]) => values.map((value) => `'${sign}${value}'`).join(' | ');

/** With more roles and countries than this chosen, to find each of both is as soon done. */
const MOST_PAIRS = 60;

/**
 * What is chosen as the lexemes of a column that say it (see lexemesOfMeaning), a query for each dimension: asked
 * together with the words, so that the index finds what has both, and not first all that has the words. A role and its
 * country are one lexeme of `words`: for Swedish developers the index looked through half of all jobs, 17 ms at a
 * million. The rows' own columns still decide.
 */
export function factsChosen(filters: JobFilters, column: Words | 'bitmaps', without?: Dimension): string[] {
  const roles = without === 'role' ? [] : rolesMeant(filters.roles);
  const countries = without === 'country' ? [] : filters.countryCodes;
  const pairs = column === 'words' ? roles.flatMap((role) => countries.map((code) => roleThere(role, code))) : [];
  const isPaired = pairs.length > 0 && pairs.length <= MOST_PAIRS;
  return [
    ...(isPaired ? [oneOf('', pairs)] : [oneOf('^', roles), oneOf('@', countries)]),
    without === 'type' ? '' : oneOf('^', filters.positionTypes),
    without !== 'remote' && filters.isRemote ? "'^remote'" : '',
  ].filter((query) => query !== '');
}

export function namesMeant(text: FoundText): string {
  const names = text.meant?.roles ?? text.name;
  return text.widened === null ? names : `(${names}) | ${text.widened}`;
}

/**
 * All filters, or all but those of one dimension: what that dimension's counts are counted in. `found` where the
 * order does not matter or is made afterwards, `walked` where the newest are read one after the other.
 */
export function matching(
  context: Context,
  search: Search,
  without?: Dimension | 'salaryFrom',
  way: 'walked' | 'found' = 'walked',
): SQL {
  const others = otherConditions(search, {
    salary: without === 'salaryFrom',
    ...(without !== 'salaryFrom' && { dimension: without }),
  });
  return sql.join(narrowing(context, search, others, without, way), sql` AND `);
}

/** The same of what is chosen alone, for cells: see isInCells. They know themselves of a least salary. */
export function chosenIn(search: Search): SQL {
  return sql.join([sql`true`, ...chosenConditions(search), ...otherInCells(search)], sql` AND `);
}

/** What narrows cells beside the dimensions. */
export function otherInCells(search: Search): SQL[] {
  return otherConditions(search, { salary: true });
}

/** The dimensions that lexemes say: see factsChosen. */
const IN_LEXEMES: readonly Dimension[] = ['role', 'type', 'country', 'remote'];

/**
 * All filters, or all but those of one dimension, as queries of `words` that are met together, and what is left out;
 * null where something is asked that no lexeme says, or is looked for in names beside.
 */
export function asLexemeQueries(
  search: Search,
  without?: Dimension,
): { queries: string[]; excluded: string | null } | null {
  const { filters, location, text } = search;
  if (!text || text.name === '' || text.among || text.widened !== null || !text.isInTexts) return null;
  const isElsewhere =
    filters.companyKey !== undefined ||
    filters.salaryFrom !== null ||
    (location?.localityKeys.length ?? 0) > 0 ||
    DIMENSIONS.some((each) => !IN_LEXEMES.includes(each) && dimensionCondition(search, each) !== null);
  if (isElsewhere) return null;
  const queries = [
    ...factsChosen(filters, 'bitmaps', without),
    ...(location?.countryCodes.length ? [oneOf('@', location.countryCodes)] : []),
    ...(location?.isRemote ? ["'^remote'"] : []),
    text.meant?.text ?? text.text,
  ];
  return { queries, excluded: text.excluded };
}

/** What is chosen as those that paid are found by it: see job_search_boosted_chosen. The rows' own columns still decide. */
export function chosenOfBoosted({ filters, localityKeys }: Search): SQL[] {
  const { roles, positionTypes, countryCodes, isRemote } = filters;
  const chosen = [rolesMeant(roles), positionTypes, countryCodes, localityKeys, isRemote ? ['remote'] : []];
  return chosen
    .filter((values) => values.length > 0)
    .map((values) => sql`chosen_of(job_role, position_types, country_codes, localities, is_remote) && ${list(values)}`);
}

/**
 * What is chosen found by the lexemes that say it, where few match: one index has them together, also what others
 * have none for (remote). Each on its own: the index then looks for the next row that has them all, not for all that
 * may. The rows' own columns still decide.
 */
export function matchingByFacts(context: Context, search: Search): SQL {
  const facts = factsChosen(search.filters, 'words').map((fact) => holds('words', fact));
  const where = matching(context, search);
  return facts.length === 0 ? where : sql.join([onRow(where), ...facts], sql` AND `);
}

/** Lists with an index of their own that names hold as lexemes too: found with the words there, only looked at here. */
const SAID_IN_NAMES: readonly Dimension[] = ['type', 'country'];

function chosenConditions(search: Search, without?: Dimension | 'salaryFrom', inNames = false): SQL[] {
  return DIMENSIONS.filter((dimension) => dimension !== without).flatMap((dimension) => {
    const condition = dimensionCondition(search, dimension);
    if (condition === null) return [];
    return inNames && SAID_IN_NAMES.includes(dimension) ? onRow(condition) : condition;
  });
}

export function narrowing(
  context: Context,
  search: Search,
  others: SQL[],
  without?: Dimension | 'salaryFrom',
  way: 'walked' | 'found' | 'inNames' = 'walked',
): SQL[] {
  const conditions = [openCondition(context), ...chosenConditions(search, without, way === 'inNames')];
  return [...(way === 'found' && isFound(search) ? conditions.map(onRow) : conditions), ...others];
}
