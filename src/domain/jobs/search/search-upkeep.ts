import { sql } from 'drizzle-orm';
import { type Context, inTransaction } from '../../context.ts';

/** What keeps the search rows and their numbers cheap to read. Nothing reads differently for it, only faster. */

/** Pages of common words, phrases and what no bitmap counts are met in so many of the newest, and seldom any further. */
export const RECENT_ROWS = 75_000;
const A_BATCH = 1_000;
/** Held by what sums numbers and makes bitmaps: two of them would do the same twice. */
export const ONE_AT_A_TIME = 4_801_003;
/** Held shared by every refresh; alone by one of more companies than the lock table should be filled with, and by settleRows. */
export const ALL_COMPANIES = 4_801_002;
const WITHOUT_ROLE = 'position_types, country_codes, is_remote, is_paid, english_enough, has_salary';
const CELLS = [
  [sql.raw('job_cells'), sql.raw(`platform, job_role, ${WITHOUT_ROLE}`)],
  [sql.raw('job_cell_sums'), sql.raw(`platform, by, ${WITHOUT_ROLE}`)],
] as const;

/**
 * Sums what was added to the numbers since the last time into one row for each value. Adding locks nothing, so
 * publishing never waits for this nor for another publishing.
 */
export function sumTallies(context: Context): Promise<void> {
  return inTransaction(context, async ({ db }) => {
    await db.execute(sql`SELECT pg_advisory_xact_lock(${ONE_AT_A_TIME})`);
    await db.execute(sql`
      WITH added AS (SELECT DISTINCT platform, kind, value FROM job_tallies WHERE NOT is_sum),
      gone AS (DELETE FROM job_tallies t USING added a
        WHERE t.platform = a.platform AND t.kind = a.kind AND t.value = a.value RETURNING t.platform, t.kind, t.value, t.n)
      INSERT INTO job_tallies (platform, kind, value, n, is_sum)
      SELECT platform, kind, value, sum(n), true FROM gone GROUP BY 1, 2, 3 HAVING sum(n) <> 0`);
    for (const [table, cell] of CELLS) {
      await db.execute(sql`
        WITH added AS (SELECT DISTINCT ${cell} FROM ${table} WHERE NOT is_sum),
        gone AS (DELETE FROM ${table} WHERE (${cell}) IN (SELECT ${cell} FROM added) RETURNING ${cell}, n)
        INSERT INTO ${table} (${cell}, n, is_sum)
        SELECT ${cell}, sum(n), true FROM gone GROUP BY ${cell} HAVING sum(n) <> 0`);
    }
  });
}

/**
 * Moves on from when jobs are recent, once half as many more have come in as are wanted. Rows from before the
 * moment set the last time lose their mark first: a search that read that moment just before it moved still
 * finds every row since then marked.
 */
export async function keepRecentFew(context: Context, wanted = RECENT_ROWS): Promise<void> {
  for (;;) {
    const { rowCount } = await context.db.execute(sql`
      WITH state AS MATERIALIZED (SELECT * FROM search_state FOR SHARE)
      UPDATE job_search SET is_recent = false WHERE (platform, job_id) IN (
        SELECT platform, job_id FROM job_search
        WHERE is_recent AND published_at < (SELECT recent_from FROM state)
          -- What no bitmap counts is looked for among the recent.
          AND nth < (SELECT coalesce(settled_to, nth + 1) FROM state)
        ORDER BY job_id LIMIT ${A_BATCH} FOR UPDATE SKIP LOCKED)`);
    if ((rowCount ?? 0) < A_BATCH) break;
  }
  await context.db.execute(sql`
    UPDATE search_state SET recent_from = newest.published_at FROM (
      SELECT published_at FROM job_search WHERE is_recent ORDER BY published_at DESC OFFSET ${wanted} LIMIT 1) AS newest
    WHERE (search_state.recent_from IS NULL OR newest.published_at > search_state.recent_from)
      AND (SELECT count(*) FROM job_search WHERE is_recent) > ${Math.ceil(wanted * 1.5)}`);
}
