import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { DIMENSIONS, type Dimension, dimensionCondition, onRow, otherInCells } from './conditions.ts';
import { COUNTED, countCommon, foundRows } from './count-matches.ts';
import { countInCells, isInCells, openCells } from './job-cells.ts';
import type { Search } from './search/found.ts';

/** The sets of jobs that the numbers beside choices are counted in, and where their rows come from. */

/** Dimensions of which a job can have several values, or one of many; the others are yes or no. */
export const VALUES: Partial<Record<Dimension, string>> = {
  role: 'job_role',
  type: 'unnest(position_types)',
  country: 'unnest(country_codes)',
  locality: 'unnest(localities)',
};
export const FLAGS: Partial<Record<Dimension, string>> = {
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

export type FacetSet = {
  /** How many there are, where that is known before any is read. Refers to nothing but `matches_sums`. */
  known: SQL | null;
  /** Rows of the columns of dimensions, and `n`, of how many jobs they are true. None where `limit` is 0. */
  rows: (limit: SQL) => SQL;
};

export type FacetSets = {
  /** What the others read from: a part of WITH. */
  before: SQL[];
  /** What all filters find. */
  matches: FacetSet;
  /** What misses what is chosen in this dimension, and nothing else. */
  missing: (dimension: Dimension) => FacetSet;
  /** Whether rows of matches say where they are, and how much is paid. */
  areRows: boolean;
};

/** `chosen`: the dimensions with values in which something is. */
export function facetSets(context: Context, search: Search, chosen: readonly Dimension[]): FacetSets {
  return isInCells(search) ? setsOfCells(context, search, chosen) : setsOfRows(context, search);
}

/** Cells are read once for all of them. */
function setsOfCells(context: Context, search: Search, chosen: readonly Dimension[]): FacetSets {
  const ofCells = (missed: number) => (limit: SQL) =>
    sql`SELECT ${COLUMNS}, n FROM cells WHERE missed = ${sql.raw(String(missed))} AND ${limit} > 0`;
  return {
    before: [sql`cells AS MATERIALIZED (${cellsNearly(context, search, chosen)})`],
    matches: { known: countInCells(context, search), rows: ofCells(0) },
    missing: (dimension) => ({ known: null, rows: ofCells(bitOf(chosen, dimension)) }),
    areRows: false,
  };
}

/** What is known to be more than is counted is never read, nor what misses one choice: it is counted with the matches. */
function setsOfRows(context: Context, search: Search): FacetSets {
  const all = countCommon(context, search);
  return {
    before: [],
    matches: {
      known: all,
      rows: (limit) =>
        foundRows(context, search, sql`${COLUMNS}, ${sql.raw(LOCALITY)}, 1 AS n`, { limit, isAll: all !== null }),
    },
    missing: (dimension) => {
      const common = countCommon(context, search, dimension);
      return {
        known: common && sql`CASE WHEN (SELECT size FROM matches_sums) < ${COUNTED} THEN ${common} ELSE ${COUNTED} END`,
        rows: (limit) =>
          // Thousands of rows are put aside for each: of one dimension only what is counted of it.
          foundRows(context, search, sql.raw(`${COLUMN[dimension]}, 1 AS n`), {
            without: dimension,
            more: sql` AND ${onRow(sql`NOT (${dimensionCondition(search, dimension)})`)}`,
            limit,
            isAll: common !== null,
          }),
      };
    },
    areRows: true,
  };
}

const bitOf = (chosen: readonly Dimension[], dimension: Dimension) => 2 ** chosen.indexOf(dimension);

/** Cells of all that is chosen but in one dimension at most, read once: `missed` is that dimension's bit, or 0. */
function cellsNearly(context: Context, search: Search, chosen: readonly Dimension[]): SQL {
  const bits = chosen.map((dimension) => sql.raw(String(bitOf(chosen, dimension))));
  const misses = chosen.map(
    (dimension, at) => sql`CASE WHEN ${dimensionCondition(search, dimension)} THEN 0 ELSE ${bits[at]} END`,
  );
  const missed = misses.length === 0 ? sql`0` : sql.join(misses, sql` + `);
  const flags = DIMENSIONS.filter((dimension) => FLAGS[dimension]).flatMap(
    (dimension) => dimensionCondition(search, dimension) ?? [],
  );
  const others = sql.join([sql`true`, ...flags, ...otherInCells(search), ...noTwoMissed(search, chosen)], sql` AND `);
  return sql`SELECT ${COLUMNS}, n, missed FROM (
      SELECT *, ${missed} AS missed FROM ${openCells(context, search)} AS open WHERE ${others} OFFSET 0) AS all_cells
    WHERE missed IN (${sql.join([sql`0`, ...bits], sql`, `)})`;
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
