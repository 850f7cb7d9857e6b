import { type SQL, sql } from 'drizzle-orm';

/**
 * Search rows from the newest parts to the oldest: the recent ones have an index of their own, and what half of
 * all jobs say is found there often enough. No older row is read where those are enough; together they are all.
 */
export function newestFirst(
  recentFrom: string | null,
  { columns, where, order, limit }: { columns: SQL; where: SQL; order?: SQL; limit: SQL },
): SQL {
  const part = (which: SQL) =>
    sql`(SELECT ${columns} FROM job_search WHERE ${where}${which}${order ? sql` ORDER BY ${order}` : sql``} LIMIT ${limit})`;
  if (recentFrom === null) return part(sql``);
  const from = sql`${recentFrom}::timestamptz`;
  return sql`SELECT * FROM (${part(sql` AND is_recent AND published_at >= ${from}`)}
    UNION ALL ${part(sql` AND published_at < ${from}`)}) AS parts LIMIT ${limit}`;
}
