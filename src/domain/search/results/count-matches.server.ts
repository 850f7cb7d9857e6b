import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { matchingSet } from '../filters/conditions.server.ts';
import type { Search } from '../query/parsed-query.ts';

/** How many jobs match, up to a bound. */

/** Totals and counts are exact up to here; beyond it a number would cost more than anyone reads from it. */
export const MOST_COUNTED = 10_000;
/** One more says that there are more. */
export const COUNTED = sql.raw(String(MOST_COUNTED + 1));
/** So few are looked through one by one for each tier of relevance. */
const FEW = 40;

export type Total = { total: number; totalIsCapped: boolean };

/** `ids`: all that words have found, where they are few: nothing has to be looked for again. */
export async function countMatches(context: Context, search: Search): Promise<Total & { ids?: string[] }> {
  const { rows } = await context.db.execute<{ n: number; ids: string[] | null }>(sql`
    SELECT count(*)::int AS n, CASE WHEN count(*) <= ${FEW}::int THEN array_agg(job_id) END AS ids
    FROM (SELECT job_id FROM job_search WHERE ${matchingSet(context, search)} LIMIT ${COUNTED}) AS matched`);
  const n = rows[0]?.n ?? 0;
  return { ...capped(n), ...(search.text && n <= FEW && { ids: rows[0]?.ids ?? [] }) };
}

/** How many match, up to MOST_COUNTED; with `since`, of those that were first published after it. */
export function numberOfMatches(context: Context, search: Search, since: Date | null = null): SQL {
  const later = since === null ? sql`` : sql` AND published_at > ${since.toISOString()}::timestamptz`;
  return sql`(SELECT count(*)::int FROM (
    SELECT FROM job_search WHERE ${matchingSet(context, search)}${later} LIMIT ${sql.raw(String(MOST_COUNTED))}) AS matched)`;
}

export function capped(n: number): Total {
  return { total: Math.min(n, MOST_COUNTED), totalIsCapped: n > MOST_COUNTED };
}
