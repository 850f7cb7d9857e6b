import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import type { Search } from './search.ts';

/**
 * Whether all that narrows this search is a dimension of the cells: then its numbers are added up from tens of
 * thousands of cells, however many jobs they stand for.
 */
export function isInCells({ filters, location, localityKeys, text }: Search): boolean {
  return (
    text === null &&
    localityKeys.length === 0 &&
    (location?.localityKeys.length ?? 0) === 0 &&
    filters.salaryFrom === null &&
    filters.companyKey === undefined
  );
}

/** Rows with the columns of job_search that are dimensions, and `n`: to be added up, for some take away. */
export function openCells(context: Context): SQL {
  return sql`(SELECT job_role, position_types, country_codes, is_remote, is_paid, english_enough,
      CASE WHEN has_salary THEN 1 END AS salary_top, n FROM job_cells WHERE platform = ${context.platform}
    UNION ALL SELECT job_role, position_types, country_codes, is_remote, is_paid, english_enough, salary_top, -1 FROM job_search
      WHERE platform = ${context.platform} AND closes_at <= ${context.now.toISOString()}::timestamptz)`;
}
