import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { chosenIn, leastPay } from './conditions.ts';
import type { Search } from './search/found.ts';

/**
 * Whether all that narrows this search is a dimension of the cells: then its numbers are added up from tens of
 * thousands of cells, however many jobs they stand for.
 */
export function isInCells({ filters, location, localityKeys, text }: Search): boolean {
  return (
    text === null &&
    localityKeys.length === 0 &&
    (location?.localityKeys.length ?? 0) === 0 &&
    filters.companyKey === undefined
  );
}

const WITHOUT_ROLE = 'position_types, country_codes, is_remote, is_paid, english_enough';

/**
 * Rows with the columns of job_search that are dimensions, and `n`: to be added up, for some take away. Those take
 * away what time has closed, and what shows less pay than this search asks for: no cell knows how much.
 */
export function openCells(context: Context, search: Search): SQL {
  return stillOpen(context, sql.raw(`job_role, ${WITHOUT_ROLE}`), sql`job_cells WHERE`, search);
}

/** How many match, where all that narrows is in the cells: without a role, of those that are added up over roles. */
export function countInCells(context: Context, search: Search): SQL {
  const { filters, location } = search;
  const isByCountry = filters.countryCodes.length + (location?.countryCodes.length ?? 0) > 0;
  const by = (filters.positionTypes.length > 0 ? 1 : 0) + (isByCountry ? 2 : 0);
  const sums = sql`job_cell_sums WHERE by = ${sql.raw(String(by))} AND`;
  const cells =
    filters.roles.length > 0 ? openCells(context, search) : stillOpen(context, sql.raw(WITHOUT_ROLE), sums, search);
  return sql`(SELECT coalesce(sum(n), 0)::int FROM ${cells} AS cells WHERE ${chosenIn(search)})`;
}

function stillOpen(context: Context, columns: SQL, cells: SQL, search: Search): SQL {
  const now = sql`${context.now.toISOString()}::timestamptz`;
  const least = leastPay(search);
  const tooLow =
    least === null
      ? sql``
      : sql` UNION ALL SELECT ${columns}, 1, -1 FROM job_search
      WHERE platform = ${context.platform} AND salary_bottom IS NOT NULL AND salary_top < ${least}::bigint AND closes_at > ${now}`;
  // Apart, so that what is chosen is looked at in those few: the planner took all of a country for it, 7 ms at a million.
  const closed = sql`SELECT * FROM (SELECT ${columns}, salary_top, -1 FROM job_search
    WHERE platform = ${context.platform} AND closes_at <= ${now} OFFSET 0) AS closed`;
  return sql`(SELECT ${columns}, CASE WHEN has_salary THEN 1 END AS salary_top, n FROM ${cells} platform = ${context.platform}
    UNION ALL ${closed}${tooLow})`;
}
