import { type SQL, sql } from 'drizzle-orm';

type Wanted = { columns: SQL; where: SQL; order?: SQL; limit: SQL; way?: 'found' | 'walked' };

/**
 * Search rows from the newest parts to the oldest: the recent ones have an index of their own, and what half of
 * all jobs say is found there often enough. No older row is read where those are enough; together they are all.
 */
export function newestFirst(recentFrom: string | null, { columns, where, order, limit, way = 'found' }: Wanted): SQL {
  const part = (which: SQL) =>
    sql`(SELECT ${columns} FROM job_search WHERE ${where}${which}${order ? sql` ORDER BY ${order}` : sql``} LIMIT ${limit})`;
  if (recentFrom === null) return part(sql``);
  const from = sql`${recentFrom}::timestamptz`;
  const since = (condition: SQL) => (way === 'walked' ? condition : sql`(${condition}) IS TRUE`);
  return sql`SELECT * FROM (${part(sql` AND is_recent AND ${since(sql`published_at >= ${from}`)}`)}
    UNION ALL ${part(sql` AND ${since(sql`published_at < ${from}`)}`)}) AS parts LIMIT ${limit}`;
}
