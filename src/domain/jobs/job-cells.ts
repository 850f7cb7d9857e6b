import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { leastPay } from './conditions.ts';
import type { Search } from './search/search.ts';

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

/**
 * Rows with the columns of job_search that are dimensions, and `n`: to be added up, for some take away. Those take
 * away what time has closed, and what shows less pay than this search asks for: no cell knows how much.
 */
export function openCells(context: Context, search?: Search): SQL {
  const columns = sql.raw('job_role, position_types, country_codes, is_remote, is_paid, english_enough');
  const now = sql`${context.now.toISOString()}::timestamptz`;
  const least = search ? leastPay(search) : null;
  const tooLow =
    least === null
      ? sql``
      : sql` UNION ALL SELECT ${columns}, 1, -1 FROM job_search
      WHERE platform = ${context.platform} AND salary_bottom IS NOT NULL AND salary_top < ${least}::bigint AND closes_at > ${now}`;
  return sql`(SELECT ${columns}, CASE WHEN has_salary THEN 1 END AS salary_top, n FROM job_cells WHERE platform = ${context.platform}
    UNION ALL SELECT ${columns}, salary_top, -1 FROM job_search WHERE platform = ${context.platform} AND closes_at <= ${now}${tooLow})`;
}
