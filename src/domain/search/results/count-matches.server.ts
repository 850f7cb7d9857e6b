import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { storedTotal } from '../counters/stored-total.server.ts';
import { besideText, matchingSet, someMatching } from '../filters/conditions.server.ts';
import { JOBS_A_PAGE } from '../filters/filters.ts';
import type { ParsedQuery } from '../query/parsed-query.ts';
import { columnsOfOrder, plainOrder } from './order.server.ts';

/** Totals and counts are exact up to here; beyond it the page says "10 000+". */
export const MOST_COUNTED = 10_000;
/** One more than the limit says that there are more. */
export const COUNT_LIMIT = sql.raw(String(MOST_COUNTED + 1));
/** So few matches are ranked one by one. */
const FEW = 40;

export type Total = { total: number; totalIsCapped: boolean };

/** Counted matches that the page reuses instead of searching for them again. */
export type KnownIds = {
  /** Every match of a text search, where they are few. */
  ids?: string[];
  /** Those of the page in their order, where every match was counted and the order is not that of relevance. */
  idsOfPage?: string[];
};

/** Counts the matches up to MOST_COUNTED. */
export async function countMatches(context: Context, search: ParsedQuery): Promise<Total & KnownIds> {
  // Every job that a quoted phrase names is a match, unless something else was chosen.
  const ofPhrases = search.text?.candidates;
  if (ofPhrases && besideText(search).length === 0) return cappedTotal(ofPhrases.ids.length);
  const total = storedTotal(context, search);
  if (total) {
    const { rows } = await context.db.execute<{ n: number }>(total);
    return cappedTotal(rows[0]?.n ?? 0);
  }
  const offset = (search.filters.page - 1) * JOBS_A_PAGE;
  const order = offset < MOST_COUNTED ? plainOrder(search) : null;
  // Up to 10,001 rows are kept meanwhile, so each has only what their order reads.
  const columns = order === null ? sql`job_id` : sql`job_id, ${columnsOfOrder(search)}`;
  const { rows } = await context.db.execute<{ n: number; ids: string[] | null; idsOfPage: string[] | null }>(sql`
    WITH matched AS MATERIALIZED (${someMatching(context, search, { columns, limit: COUNT_LIMIT })}),
      counted AS MATERIALIZED (SELECT count(*)::int AS n FROM matched)
    SELECT n, CASE WHEN n <= ${FEW}::int THEN ARRAY(SELECT job_id FROM matched) END AS ids,
      ${
        order
          ? sql`CASE WHEN n <= ${MOST_COUNTED}::int THEN ARRAY(SELECT job_id FROM matched ORDER BY ${order}
        LIMIT ${sql.raw(String(JOBS_A_PAGE))} OFFSET ${sql.raw(String(offset))}) END`
          : sql`NULL::text[]`
      } AS "idsOfPage"
    FROM counted`);
  const { n, ids, idsOfPage } = rows[0] ?? { n: 0, ids: [], idsOfPage: [] };
  return { ...cappedTotal(n), ...(search.text && ids && { ids }), ...(idsOfPage && { idsOfPage }) };
}

/** SQL for the number of matches up to MOST_COUNTED; with `since`, of jobs first published after it. */
export function matchCount(context: Context, search: ParsedQuery, since: Date | null = null): SQL {
  const later = since === null ? sql`` : sql` AND published_at > ${since.toISOString()}::timestamptz`;
  return sql`(SELECT count(*)::int FROM (
    SELECT FROM job_search WHERE ${matchingSet(context, search)}${later} LIMIT ${sql.raw(String(MOST_COUNTED))}) AS matched)`;
}

export function cappedTotal(n: number): Total {
  return { total: Math.min(n, MOST_COUNTED), totalIsCapped: n > MOST_COUNTED };
}
