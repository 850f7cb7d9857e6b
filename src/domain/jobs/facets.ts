import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { JOB_ROLE_GROUPS } from '../site/taxonomies.ts';
import { DIMENSIONS, type Dimension, dimensionCondition, matchingByFacts } from './conditions.ts';
import { COUNTED, capped, MOST_COUNTED, type Total } from './count-matches.ts';
import { type FacetSet, FLAGS, facetSets, VALUES } from './facet-sets.ts';
import type { JobFilters } from './filters.ts';
import { positionTypeId } from './rows.ts';
import { bucketsOf, paidRows, payScale, type SalaryHistogram, salaryHistogram } from './salary-histogram.ts';
import type { Search } from './search/found.ts';
import { understand } from './search/search.ts';
import type { JobSuggestions } from './views.ts';

export type Facets = Total & {
  suggestions: JobSuggestions;
  suggestionsAreCapped: boolean;
  salaryHistogram?: SalaryHistogram;
};

/** What each value of each dimension would find, were it the only one chosen there (rules §1). */
export async function jobFacets(context: Context, filters: JobFilters): Promise<Facets> {
  return countFacets(context, await understand(context, filters));
}

/**
 * All counts in one statement. A dimension in which nothing is chosen counts in the matches themselves; each of
 * the others in those and in what misses that choice alone. Nothing is read twice, nor beyond what is counted.
 */
export async function countFacets(context: Context, search: Search, histogramCurrency?: string): Promise<Facets> {
  const isChosen = (dimension: Dimension) => dimensionCondition(search, dimension) !== null;
  // Where yes is chosen, the number beside it is that of all matches: only what has other values is counted without.
  const chosen = DIMENSIONS.filter((dimension) => isChosen(dimension) && VALUES[dimension]);
  const unchosen = DIMENSIONS.filter((dimension) => !isChosen(dimension));
  const sets = facetSets(context, search, chosen);
  const scale = payScale(histogramCurrency);
  const parts: Part[] = [
    { ctes: sets.before, counts: [] },
    countedIn(
      MATCHES,
      sets.matches,
      unchosen.filter((dimension) => dimension !== 'locality' || sets.areRows),
    ),
    ...chosen.map((dimension) => countedIn(missing(dimension), sets.missing(dimension), [dimension])),
  ];
  if (!sets.areRows) parts.push(placesCounted(context, search));
  if (scale) {
    const isOfMatches = sets.areRows && search.filters.salaryFrom === null;
    const pays = isOfMatches ? paidMatches(context, search, sets.matches) : paidRows(context, search);
    parts.push({
      ctes: [sql`pays AS (${pays})`],
      counts: [sql`SELECT 'pay', * FROM (${bucketsOf(sql`pays`, scale)}) AS buckets`],
    });
  }
  const { rows } = await context.db.execute<Row>(sql`
    WITH ${sql.join(
      parts.flatMap(({ ctes }) => ctes),
      sql`, `,
    )}
    SELECT c.dimension, c.value, c.n, l.name AS shown
    FROM (${sql.join(
      parts.flatMap(({ counts }) => counts),
      sql` UNION ALL `,
    )}) AS c (dimension, value, n)
    LEFT JOIN search_localities l ON c.dimension = 'locality' AND l.key = c.value
    ORDER BY c.n DESC, c.value`);

  const of = (dimension: string) => rows.filter((row) => row.dimension === dimension);
  const sizeOf = (set: string) => of(set)[0]?.n ?? 0;
  const isCapped = (dimension: Dimension) =>
    Math.max(sizeOf(MATCHES), chosen.includes(dimension) ? sizeOf(missing(dimension)) : 0) > MOST_COUNTED;
  const numbers = (dimension: Dimension, name: (row: Row) => string) =>
    Object.fromEntries(of(dimension).map((row) => [name(row), row.n]));
  const flag = (dimension: Dimension) => {
    if (isCapped(dimension)) return undefined;
    return isChosen(dimension) ? sizeOf(MATCHES) : (of(dimension)[0]?.n ?? 0);
  };
  return {
    ...capped(sizeOf(MATCHES)),
    suggestions: {
      jobPositionTypes: numbers('type', (row) => positionTypeId(row.value ?? '')),
      jobRoles: withGroups(numbers('role', (row) => row.value ?? '')),
      countries: numbers('country', (row) => row.value ?? ''),
      localities: numbers('locality', (row) => row.shown ?? row.value ?? ''),
      remote: flag('remote'),
      paid: flag('paid'),
      englishEnough: flag('english'),
      salaryShown: flag('salary'),
    },
    suggestionsAreCapped: DIMENSIONS.some(isCapped),
    ...(scale && {
      salaryHistogram: salaryHistogram(scale, new Map(of('pay').map(({ value, n }) => [value ?? '', n]))),
    }),
  };
}

type Row = { dimension: string; value: string | null; n: number; shown: string | null };

/** Parts of the one statement: what WITH names, and rows of dimension (or set), value and number. */
type Part = { ctes: SQL[]; counts: SQL[] };

const MATCHES = 'matches';
const missing = (dimension: Dimension) => `missing_${dimension}`;

/** The matches are counted to the end; what misses a choice with them, so only what they leave of it. */
const UNCOUNTED = sql`(SELECT greatest(0, ${COUNTED} - size) FROM matches_sums)`;
const unless = (size: SQL, limit: SQL) => sql`(SELECT CASE WHEN ${size} < ${COUNTED} THEN ${limit} ELSE 0 END)`;
const OF_MATCHES = sql`(SELECT size FROM matches_sums)`;

/** The values of these dimensions in a set, and how many there are in it, the matches always among them. */
function countedIn(set: string, { known, rows }: FacetSet, dimensions: readonly Dimension[]): Part {
  const [name, sums, told] = [sql.raw(set), sql.raw(`${set}_sums`), sql.raw(`(SELECT size FROM ${set}_known)`)];
  const isMatches = set === MATCHES;
  const wanted = isMatches ? COUNTED : UNCOUNTED;
  const flags = dimensions.filter((dimension) => FLAGS[dimension]);
  const columns = flags.map((flag) => sql.raw(`, coalesce(sum(n) FILTER (WHERE ${FLAGS[flag]}), 0)::int AS ${flag}`));
  const counted = isMatches ? sql`coalesce(sum(n), 0)::int` : sql`(coalesce(sum(n), 0) + ${OF_MATCHES})::int`;
  const ctes = [
    sql`${name} AS MATERIALIZED (${rows(known ? unless(told, wanted) : wanted)})`,
    // Always one row, whatever is added up.
    sql`${sums} AS MATERIALIZED (SELECT ${known ? told : counted} AS size${sql.join(columns)} FROM ${name} HAVING true)`,
  ];
  if (known)
    ctes.unshift(sql`${sql.raw(`${set}_known`)} AS MATERIALIZED (SELECT least(${known}, ${COUNTED})::int AS size)`);
  const from = isMatches ? [name] : [sql.raw(MATCHES), name];
  return {
    ctes,
    counts: [
      sql.raw(`SELECT '${set}', NULL, size FROM ${set}_sums`),
      ...flags.map((flag) => sql.raw(`SELECT '${flag}', '', ${flag} FROM ${set}_sums`)),
      ...dimensions.filter((dimension) => VALUES[dimension]).map((dimension) => valuesIn(from, sums, dimension)),
    ],
  };
}

/** Of more than are counted no number is told. */
function valuesIn(from: readonly SQL[], sums: SQL, dimension: Dimension): SQL {
  const values = from.map(
    (rows) =>
      sql`SELECT ${sql.raw(VALUES[dimension] ?? '')} AS value, n FROM ${rows} WHERE (SELECT size FROM ${sums}) < ${COUNTED}`,
  );
  return sql`SELECT ${sql.raw(`'${dimension}'`)}, value, sum(n)::int
    FROM (${sql.join(values, sql` UNION ALL `)}) AS counted GROUP BY value HAVING sum(n) > 0`;
}

/** Cells do not say where: few enough matches are looked up for it. */
function placesCounted(context: Context, search: Search): Part {
  const placed = sql`SELECT localities, 1 AS n FROM job_search
    WHERE ${matchingByFacts(context, search)} AND ${OF_MATCHES} < ${COUNTED} LIMIT ${COUNTED}`;
  return {
    ctes: [sql`placed AS MATERIALIZED (${placed})`],
    counts: [valuesIn([sql`placed`], sql`matches_sums`, 'locality')],
  };
}

/** The pay of the matches; of more than are counted, that of as many as are. */
function paidMatches(context: Context, search: Search, { known }: FacetSet): SQL {
  const read = sql`SELECT salary_top FROM matches WHERE salary_top IS NOT NULL`;
  if (!known) return read;
  const ofMany = sql`(SELECT CASE WHEN ${OF_MATCHES} < ${COUNTED} THEN 0 ELSE ${COUNTED} END)`;
  return sql`${read} UNION ALL (${paidRows(context, search, ofMany)})`;
}

/** A job has one role, so a group finds what its roles find together. */
function withGroups(roles: Record<string, number>): Record<string, number> {
  const sums = JOB_ROLE_GROUPS.filter((group) => group.roles.length > 1).map((group) => [
    group.key,
    group.roles.reduce((sum, role) => sum + (roles[role] ?? 0), 0),
  ]);
  return { ...roles, ...Object.fromEntries(sums.filter(([, n]) => n)) };
}
