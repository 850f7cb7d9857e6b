import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { EXCHANGE_RATES, isCurrency } from '../site/money.ts';
import { JOB_ROLE_GROUPS } from '../site/taxonomies.ts';
import {
  asLexemeQueries,
  DIMENSIONS,
  type Dimension,
  dimensionCondition,
  matching,
  matchingByFacts,
  onRow,
  otherInCells,
  recentFromOf,
} from './conditions.ts';
import type { JobFilters } from './filters.ts';
import { countInCells, isInCells, openCells } from './job-cells.ts';
import { openTallies } from './open-tallies.ts';
import { positionTypeId } from './rows.ts';
import type { Search } from './search/found.ts';
import { countInBitmaps } from './search/job-bitmaps.ts';
import { newestFirst } from './search/newest-first.ts';
import { understand } from './search/search.ts';
import type { JobSuggestions } from './views.ts';

/** Totals and counts are exact up to here; beyond it a number would cost more than anyone reads from it. */
export const MOST_COUNTED = 10_000;
const COUNTED = sql.raw(String(MOST_COUNTED + 1));
const BUCKETS = 20;
/** So few are looked through one by one for each tier of relevance. */
const FEW = 40;

/** Where the highest pay of the matching jobs lies, whatever least salary is asked for. */
export type SalaryHistogram = {
  currency: string;
  /** Whole units a month, and how many jobs have their highest pay between them; the last has no end above. */
  buckets: { from: number; to: number; n: number }[];
};

export type Counted = {
  total: number;
  totalIsCapped: boolean;
  /** All that words have found, where they are few: nothing has to be looked for again. */
  ids?: string[];
  suggestions?: JobSuggestions;
  suggestionsAreCapped?: boolean;
  salaryHistogram?: SalaryHistogram;
};

export async function countMatches(context: Context, search: Search): Promise<Counted> {
  const tally = tallyOf(search);
  // Those with a quoted phrase have been read one by one; where nothing else is asked they are all.
  const { text } = search;
  if (text?.among && tallyOf({ ...search, text: null })?.kind === 'open') return capped(text.among.ids.length);
  if (tally) {
    const { rows } = await context.db.execute<{ n: number }>(sql`
      SELECT n FROM ${openTallies(context, [tally.kind])} AS t WHERE value = ${tally.value}`);
    return capped(rows[0]?.n ?? 0);
  }
  if (isInCells(search)) {
    const { rows } = await context.db.execute<{ n: number }>(sql`
      SELECT ${countInCells(context, search)} AS n`);
    return capped(rows[0]?.n ?? 0);
  }
  const common = countCommon(context, search);
  if (common) {
    const { rows } = await context.db.execute<{ n: number }>(sql`SELECT ${common}::int AS n`);
    return capped(rows[0]?.n ?? 0);
  }
  const { rows } = await context.db.execute<{ n: number; ids: string[] | null }>(sql`
    SELECT count(*)::int AS n, CASE WHEN count(*) <= ${FEW}::int THEN array_agg(job_id) END AS ids
    FROM (${found(context, search, sql`job_id`)}) AS found`);
  const n = rows[0]?.n ?? 0;
  return { ...capped(n), ...(search.text && n <= FEW && { ids: rows[0]?.ids ?? [] }) };
}

/** Of words that many jobs say, how many match, all but one dimension; null where counting what is found is as well. */
function countCommon(context: Context, search: Search, without?: Dimension): SQL | null {
  if (search.text?.isRare !== false) return null;
  const asked = asLexemeQueries(search, without);
  if (!asked) return null;
  return countInBitmaps(context, search.settledTo, asked, matching(context, search, without, 'found'), COUNTED);
}

/** As many of the rows as are ever counted. Of so few that all are read (`isAll`), the newest need not be found first. */
function found(
  context: Context,
  search: Search,
  columns: SQL,
  {
    without,
    more = sql``,
    limit = COUNTED,
    isAll = false,
  }: { without?: Dimension | 'salaryFrom'; more?: SQL; limit?: SQL; isAll?: boolean } = {},
): SQL {
  const where = sql`${matching(context, search, without, 'found')}${more}`;
  return newestFirst(isAll ? null : recentFromOf(search), { columns, where, limit });
}

/** The one kept number that says it, where nothing or one city alone is chosen. */
function tallyOf(search: Search): { kind: 'open' | 'locality'; value: string } | null {
  const { filters, location, localityKeys } = search;
  const anywhere = { ...search, localityKeys: [] };
  if (!isInCells(anywhere) || location !== null || filters.salaryFrom !== null) return null;
  if (DIMENSIONS.some((dimension) => dimensionCondition(anywhere, dimension) !== null)) return null;
  const [key, ...others] = localityKeys;
  if (key === undefined) return { kind: 'open', value: '' };
  return others.length === 0 ? { kind: 'locality', value: key } : null;
}

function capped(n: number): Counted {
  return { total: Math.min(n, MOST_COUNTED), totalIsCapped: n > MOST_COUNTED };
}

/** What each value of each dimension would find, were it the only one chosen there (rules §1). */
export async function jobFacets(
  context: Context,
  filters: JobFilters,
): Promise<{ suggestions: JobSuggestions; suggestionsAreCapped: boolean; total: number; totalIsCapped: boolean }> {
  const counted = await countFacets(context, await understand(context, filters));
  return {
    total: counted.total,
    totalIsCapped: counted.totalIsCapped,
    suggestions: counted.suggestions as JobSuggestions,
    suggestionsAreCapped: counted.suggestionsAreCapped ?? false,
  };
}

/** Dimensions of which a job can have several values, or one of many; the others are yes or no. */
const VALUES: Partial<Record<Dimension, string>> = {
  role: 'job_role',
  type: 'unnest(position_types)',
  country: 'unnest(country_codes)',
  locality: 'unnest(localities)',
};
const FLAGS: Partial<Record<Dimension, string>> = {
  remote: 'is_remote',
  paid: 'is_paid',
  english: 'english_enough',
  salary: 'salary_top IS NOT NULL',
};
const COLUMN: Record<Dimension, string> = {
  role: 'job_role',
  type: 'position_types',
  country: 'country_codes',
  locality: 'localities',
  remote: 'is_remote',
  paid: 'is_paid',
  english: 'english_enough',
  salary: 'salary_top',
};
const { locality: LOCALITY, ...IN_CELLS } = COLUMN;
const COLUMNS = sql.raw(Object.values(IN_CELLS).join(', '));

/**
 * All counts in one statement. A dimension in which nothing is chosen counts in the matches themselves; each of
 * the others in those and in what misses that choice alone. Nothing is read twice, nor beyond what is counted.
 */
export async function countFacets(context: Context, search: Search, histogramCurrency?: string): Promise<Counted> {
  const isChosen = (dimension: Dimension) => dimensionCondition(search, dimension) !== null;
  // Where yes is chosen, the number beside it is that of all matches: only what has other values is counted without.
  const chosen = DIMENSIONS.filter((dimension) => isChosen(dimension) && VALUES[dimension]);
  const inCells = isInCells(search);
  const bit = (dimension: Dimension) => 2 ** chosen.indexOf(dimension);
  const sets: SQL[] = inCells ? [sql`cells AS MATERIALIZED (${cellsNearly(context, search, chosen, bit)})`] : [];
  // How many there are is known beforehand of cells, and of words that many say: what is too much to be counted is then
  // never read. What misses a choice is counted with all that does not: of too many matches it is too much, too.
  const known = (set: string, n: SQL | null) => {
    if (n === null) return null;
    const name = sql.raw(`${set}_known`);
    sets.push(sql`${name} AS MATERIALIZED (SELECT least(${n}, ${COUNTED})::int AS size)`);
    return sql`(SELECT size FROM ${name})`;
  };
  const howMany = known('matches', inCells ? countInCells(context, search) : countCommon(context, search));
  const uncounted = sql`(SELECT greatest(0, ${COUNTED} - size) FROM matches_sums)`;
  const unlessMany = (size: SQL | null, limit: SQL) =>
    size === null ? limit : sql`(SELECT CASE WHEN ${size} < ${COUNTED} THEN ${limit} ELSE 0 END)`;
  const rowsMissing = (dimension: Dimension, size: SQL | null) =>
    inCells
      ? sql`SELECT ${COLUMNS}, n FROM cells WHERE missed = ${sql.raw(String(bit(dimension)))} AND ${uncounted} > 0`
      : found(
          context,
          search,
          // Thousands of rows are put aside for each: of one dimension only what is counted of it.
          sql.raw(`${COLUMN[dimension]}, 1 AS n`),
          {
            without: dimension,
            more: sql` AND ${onRow(sql`NOT (${dimensionCondition(search, dimension)})`)}`,
            limit: unlessMany(size, uncounted),
            isAll: size !== null,
          },
        );
  const counts: SQL[] = [];
  const count = (set: string, rows: SQL, dimensions: readonly Dimension[], told: SQL | null, isAmongAll = false) => {
    const [name, sums] = [sql.raw(set), sql.raw(`${set}_sums`)];
    const flags = dimensions.filter((dimension) => FLAGS[dimension]);
    const columns = flags.map((flag) => sql.raw(`, coalesce(sum(n) FILTER (WHERE ${FLAGS[flag]}), 0)::int AS ${flag}`));
    const others = isAmongAll ? sql` + (SELECT size FROM matches_sums)` : sql``;
    // Always one row, whatever is added up.
    const total = told ?? sql`(coalesce(sum(n), 0)${others})::int`;
    sets.push(
      sql`${name} AS MATERIALIZED (${rows})`,
      sql`${sums} AS MATERIALIZED (SELECT ${total} AS size${sql.join(columns)} FROM ${name} HAVING true)`,
    );
    counts.push(sql.raw(`SELECT '${set}' AS dimension, NULL AS value, size AS n FROM ${set}_sums`));
    for (const flag of flags) counts.push(sql.raw(`SELECT '${flag}', '', ${flag} FROM ${set}_sums`));
    for (const dimension of dimensions.filter((each) => VALUES[each])) {
      const values = sql.raw(`${VALUES[dimension]} AS value, n`);
      const isFew = sql`(SELECT size FROM ${sums}) < ${COUNTED}`;
      const valuesOf = (from: SQL) => sql`SELECT ${values} FROM ${from} WHERE ${isFew}`;
      const each = inCells && dimension === 'locality' ? [sql`placed`] : isAmongAll ? [sql`matches`, name] : [name];
      counts.push(sql`SELECT ${sql.raw(`'${dimension}'`)}, value, sum(n)::int FROM (
        ${sql.join(each.map(valuesOf), sql` UNION ALL `)}) AS counted GROUP BY value HAVING sum(n) > 0`);
    }
  };
  const setOf = (dimension: Dimension) => (chosen.includes(dimension) ? `missing_${dimension}` : 'matches');
  const matches = inCells
    ? sql`SELECT ${COLUMNS}, n FROM cells WHERE missed = 0 AND ${howMany} < ${COUNTED}`
    : found(context, search, sql`${COLUMNS}, ${sql.raw(LOCALITY)}, 1 AS n`, {
        limit: unlessMany(howMany, COUNTED),
        isAll: howMany !== null,
      });
  const unchosen = DIMENSIONS.filter((dimension) => !isChosen(dimension));
  count('matches', matches, unchosen, howMany);
  for (const dimension of chosen) {
    const common = inCells ? null : countCommon(context, search, dimension);
    const without = known(
      setOf(dimension),
      common && sql`CASE WHEN ${howMany} < ${COUNTED} THEN ${common} ELSE ${COUNTED} END`,
    );
    count(setOf(dimension), rowsMissing(dimension, without), [dimension], without, true);
  }
  // Cells do not say where: few enough matches are looked up for it, of more no number is told.
  if (inCells) {
    sets.push(sql`placed AS MATERIALIZED (SELECT localities, 1 AS n FROM job_search
      WHERE ${matchingByFacts(context, search)} AND (SELECT size FROM matches_sums) < ${COUNTED} LIMIT ${COUNTED})`);
  }

  const pay = histogramCurrency !== undefined && isCurrency(histogramCurrency) ? payScale(histogramCurrency) : null;
  if (pay) {
    // Of more than are counted, those of as many as are.
    const isFree = search.filters.salaryFrom === null;
    const paid = (limit: SQL) =>
      found(context, search, sql`salary_top`, {
        ...(!isFree && { without: 'salaryFrom' }),
        more: sql` AND salary_top IS NOT NULL`,
        limit,
      });
    const ofMatches = sql`SELECT salary_top FROM matches WHERE salary_top IS NOT NULL`;
    const ofMany = sql`(SELECT CASE WHEN ${howMany} < ${COUNTED} THEN 0 ELSE ${COUNTED} END)`;
    const read = howMany === null ? ofMatches : sql`${ofMatches} UNION ALL (${paid(ofMany)})`;
    sets.push(sql`pays AS (${inCells || !isFree ? paid(COUNTED) : read})`);
    counts.push(sql`SELECT 'pay', least(${BUCKETS - 1}::int, greatest(0, floor(salary_top / ${pay.stepInCents}::float8)))::int::text, count(*)::int
      FROM pays GROUP BY 2`);
  }

  const { rows } = await context.db.execute<{
    dimension: string;
    value: string | null;
    n: number;
    shown: string | null;
  }>(sql`
    WITH ${sql.join(sets, sql`, `)}
    SELECT c.dimension, c.value, c.n, l.name AS shown FROM (${sql.join(counts, sql` UNION ALL `)}) AS c
    LEFT JOIN search_localities l ON c.dimension = 'locality' AND l.key = c.value
    ORDER BY c.n DESC, c.value`);

  const of = (dimension: string) => rows.filter((row) => row.dimension === dimension);
  const sizeOf = (set: string) => of(set)[0]?.n ?? 0;
  const isCapped = (dimension: Dimension) => Math.max(sizeOf('matches'), sizeOf(setOf(dimension))) > MOST_COUNTED;
  const numbers = (dimension: Dimension, name: (row: (typeof rows)[number]) => string) =>
    Object.fromEntries(of(dimension).map((row) => [name(row), row.n]));
  const flag = (dimension: Dimension) => {
    if (isCapped(dimension)) return undefined;
    return isChosen(dimension) ? sizeOf('matches') : (of(dimension)[0]?.n ?? 0);
  };
  const suggestions: JobSuggestions = {
    jobPositionTypes: numbers('type', (row) => positionTypeId(row.value ?? '')),
    jobRoles: withGroups(numbers('role', (row) => row.value ?? '')),
    countries: numbers('country', (row) => row.value ?? ''),
    localities: numbers('locality', (row) => row.shown ?? row.value ?? ''),
    remote: flag('remote'),
    paid: flag('paid'),
    englishEnough: flag('english'),
    salaryShown: flag('salary'),
  };
  return {
    ...capped(sizeOf('matches')),
    suggestions,
    suggestionsAreCapped: DIMENSIONS.some(isCapped),
    ...(pay && {
      salaryHistogram: {
        currency: histogramCurrency as string,
        buckets: Array.from({ length: BUCKETS }, (_, at) => ({
          from: at * pay.step,
          to: (at + 1) * pay.step,
          n: of('pay').find((row) => row.value === String(at))?.n ?? 0,
        })),
      },
    }),
  };
}

/** Cells of all that is chosen but in one dimension at most, read once: `missed` is that dimension's bit, or 0. */
function cellsNearly(
  context: Context,
  search: Search,
  chosen: readonly Dimension[],
  bit: (dimension: Dimension) => number,
): SQL {
  const misses = chosen.map(
    (dimension) =>
      sql`CASE WHEN ${dimensionCondition(search, dimension)} THEN 0 ELSE ${sql.raw(String(bit(dimension)))} END`,
  );
  const missed = misses.length === 0 ? sql`0` : sql.join(misses, sql` + `);
  const flags = DIMENSIONS.filter((dimension) => FLAGS[dimension]).flatMap(
    (dimension) => dimensionCondition(search, dimension) ?? [],
  );
  const others = sql.join([sql`true`, ...flags, ...otherInCells(search), ...noTwoMissed(search, chosen)], sql` AND `);
  return sql`SELECT ${COLUMNS}, n, missed FROM (
      SELECT *, ${missed} AS missed FROM ${openCells(context, search)} AS open WHERE ${others} OFFSET 0) AS all_cells
    WHERE missed IN (${sql.raw([0, ...chosen.map(bit)].join(', '))})`;
}

/** What is told at a glance: one of many; lists are compared last. */
const CHEAPEST_FIRST = ['role', 'type', 'country'] as const;

/**
 * Of any two choices one is met. It says no more than `missed` does, but most cells fail the first pairs, and what
 * each misses is then worked out for the few that are left.
 */
function noTwoMissed(search: Search, chosen: readonly Dimension[]): SQL[] {
  const conditions = CHEAPEST_FIRST.filter((dimension) => chosen.includes(dimension)).map((dimension) =>
    dimensionCondition(search, dimension),
  );
  return conditions.flatMap((one, at) => conditions.slice(at + 1).map((other) => sql`(${one} OR ${other})`));
}

/** A job has one role, so a group finds what its roles find together. */
function withGroups(roles: Record<string, number>): Record<string, number> {
  const sums = JOB_ROLE_GROUPS.filter((group) => group.roles.length > 1).map((group) => [
    group.key,
    group.roles.reduce((sum, role) => sum + (roles[role] ?? 0), 0),
  ]);
  return { ...roles, ...Object.fromEntries(sums.filter(([, n]) => n)) };
}

/** Twenty equal steps up to what 10 000 euros a month is in the currency, each a round number. */
function payScale(currency: keyof typeof EXCHANGE_RATES.perEuro): { step: number; stepInCents: number } {
  const rate = EXCHANGE_RATES.perEuro[currency];
  const exact = (10_000 * rate) / BUCKETS;
  const round = 10 ** Math.floor(Math.log10(exact));
  const step = Math.round(exact / (round / 2)) * (round / 2);
  return { step, stepInCents: (step / rate) * 100 };
}
