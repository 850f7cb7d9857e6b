import { type SQL, sql } from 'drizzle-orm';
import type { Context } from './context.ts';

/**
 * SQL: rows of `job_search` whose jobs are open on this site now (rules §2). Every list, count and facet uses it. The
 * rule itself is `isOpen` in jobs/is-open.ts; jobs that fail it for any reason but time have no row.
 * `row` is the alias of `job_search`.
 */
export function openCondition(context: Context, row: SQL = sql`job_search`): SQL {
  return sql`${row}.platform = ${context.platform} AND ${row}.closes_at > ${context.now.toISOString()}::timestamptz`;
}

/**
 * The same beside a condition on the index of words. As a value it tempts the planner to no other index: expecting many
 * matches of a rare word, it read the long texts of all jobs by the index of closing dates, 10 s at a million jobs.
 */
export function openAmongFound(context: Context): SQL {
  return sql`(${openCondition(context)}) IS TRUE`;
}

/** SQL: rows of this site whose jobs have closed by time alone. */
export function closedCondition(context: Context, row: SQL = sql`job_search`): SQL {
  return sql`${row}.platform = ${context.platform} AND ${row}.closes_at <= ${context.now.toISOString()}::timestamptz`;
}
