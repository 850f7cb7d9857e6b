import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { storedTotal } from '../counters/stored-total.server.ts';
import { matchingSet } from '../filters/conditions.server.ts';
import type { ParsedQuery } from '../query/parsed-query.ts';

/** Totals and counts are exact up to here; beyond it the page says "10 000+". */
export const MOST_COUNTED = 10_000;
/** One more than the limit says that there are more. */
export const COUNT_LIMIT = sql.raw(String(MOST_COUNTED + 1));
/** So few matches are ranked one by one. */
const FEW = 40;

export type Total = { total: number; totalIsCapped: boolean };

/** Counts the matches up to MOST_COUNTED. `ids` has every match of a text search where they are few, so the page reuses them. */
export async function countMatches(context: Context, search: ParsedQuery): Promise<Total & { ids?: string[] }> {
  const stored = storedTotal(context, search);
  if (stored) {
    const { rows } = await context.db.execute<{ n: number }>(stored);
    return capped(rows[0]?.n ?? 0);
  }
  const { rows } = await context.db.execute<{ n: number; ids: string[] | null }>(sql`
    SELECT count(*)::int AS n, CASE WHEN count(*) <= ${FEW}::int THEN array_agg(job_id) END AS ids
    FROM (SELECT job_id FROM job_search WHERE ${matchingSet(context, search)} LIMIT ${COUNT_LIMIT}) AS matched`);
  const n = rows[0]?.n ?? 0;
  return { ...capped(n), ...(search.text && n <= FEW && { ids: rows[0]?.ids ?? [] }) };
}

/** SQL for the number of matches up to MOST_COUNTED; with `since`, of jobs first published after it. */
export function matchCount(context: Context, search: ParsedQuery, since: Date | null = null): SQL {
  const later = since === null ? sql`` : sql` AND published_at > ${since.toISOString()}::timestamptz`;
  return sql`(SELECT count(*)::int FROM (
    SELECT FROM job_search WHERE ${matchingSet(context, search)}${later} LIMIT ${sql.raw(String(MOST_COUNTED))}) AS matched)`;
}

export function capped(n: number): Total {
  return { total: Math.min(n, MOST_COUNTED), totalIsCapped: n > MOST_COUNTED };
}
