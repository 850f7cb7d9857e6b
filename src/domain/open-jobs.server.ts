import { type SQL, sql } from 'drizzle-orm';
import type { Context } from './context.ts';

/**
 * Which rows of `job_search` stand for jobs that are open on this site now (rules §2): the one condition that every list,
 * count and facet begins with. `row` is what the statement calls `job_search`.
 */
export function openCondition(context: Context, row: SQL = sql`job_search`): SQL {
  return sql`${row}.platform = ${context.platform} AND ${row}.closes_at > ${context.now.toISOString()}::timestamptz`;
}

/** The rows of this site that time has closed before anything else did. */
export function closedCondition(context: Context, row: SQL = sql`job_search`): SQL {
  return sql`${row}.platform = ${context.platform} AND ${row}.closes_at <= ${context.now.toISOString()}::timestamptz`;
}
