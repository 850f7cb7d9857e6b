import { type SQL, sql } from 'drizzle-orm';

type Wanted = {
  columns: SQL;
  where: SQL;
  order?: SQL;
  limit: SQL;
  way?: 'found' | 'walked' | 'walkedFar';
  /** Where nothing older matches. */
  since?: Date | null;
};

/**
 * Search rows from the newest parts to the oldest: the recent ones have an index of their own, and what half of
 * all jobs say is found there often enough. No older row is read where those are enough; together they are all.
 *
 * `walkedFar`: for so many rows that walking is nearly always best, which the planner sees only where the moment alone
 * says what is recent: told both, it takes them for two things, and a seventh of the recent rows for all.
 */
export function newestFirst(
  recentFrom: string | null,
  { columns, where, order, limit, way = 'found', since: oldest = null }: Wanted,
): SQL {
  const part = (which: SQL) =>
    sql`(SELECT ${columns} FROM job_search WHERE ${where}${which}${order ? sql` ORDER BY ${order}` : sql``} LIMIT ${limit})`;
  if (recentFrom === null) return part(sql``);
  const from = sql`${recentFrom}::timestamptz`;
  const since = (condition: SQL) => (way === 'found' ? sql`(${condition}) IS TRUE` : condition);
  const marked = way === 'walkedFar' ? sql`` : sql` AND is_recent`;
  const recent = part(sql`${marked} AND ${since(sql`published_at >= ${from}`)}`);
  if (oldest !== null && oldest >= new Date(recentFrom)) return recent;
  return sql`SELECT * FROM (${recent}
    UNION ALL ${part(sql` AND ${since(sql`published_at < ${from}`)}`)}) AS parts LIMIT ${limit}`;
}
