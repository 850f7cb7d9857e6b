import { sql } from 'drizzle-orm';
import { type Context, inTransaction } from '#domain/context.ts';
import { refreshJobSearch, SEARCH_RULES } from './search-index.server.ts';

/** Serialises the runs that sum counters, so that no row is summed twice. */
const SUMMING = 4_801_003;

/**
 * Sums the rows added to the counters since the last run into one row per value. Publishing only adds rows, so it waits
 * neither for this nor for other publishing.
 */
export function sumCounters(context: Context): Promise<void> {
  return inTransaction(context, async ({ db }) => {
    await db.execute(sql`SELECT pg_advisory_xact_lock(${SUMMING})`);
    await db.execute(sql`
      WITH added AS (SELECT DISTINCT platform, kind, value FROM job_counters WHERE NOT is_sum),
      removed AS (DELETE FROM job_counters t USING added a
        WHERE t.platform = a.platform AND t.kind = a.kind AND t.value = a.value RETURNING t.platform, t.kind, t.value, t.n)
      INSERT INTO job_counters (platform, kind, value, n, is_sum)
      SELECT platform, kind, value, sum(n), true FROM removed GROUP BY 1, 2, 3 HAVING sum(n) <> 0`);
  });
}

/** Few, because commands of the companies in a batch wait for it. */
const ROWS_PER_BATCH = 50;
/** Limits a run of the worker, for the sake of other background work. The next run continues. */
const BATCHES_PER_RUN = 100;
const REBUILDING = 4_801_004;

/**
 * Rebuilds the search rows of older rules, one batch per transaction, while the site uses the rows as they are. Returns
 * the number of rebuilt rows. Does nothing while another run holds the lock.
 */
export async function rebuildStaleSearchRows(context: Context, batches = BATCHES_PER_RUN): Promise<number> {
  let rebuilt = 0;
  for (let batch = 0; batch < batches; batch++) {
    const n = await inTransaction(context, rebuildBatch);
    if (n === 0) break;
    rebuilt += n;
  }
  return rebuilt;
}

async function rebuildBatch(context: Context): Promise<number> {
  const { db } = context;
  const lock = await db.execute<{ isLocked: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${REBUILDING}) AS "isLocked"`,
  );
  if (!lock.rows[0]?.isLocked) return 0;
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT DISTINCT job_id AS id FROM (
      SELECT job_id FROM job_search WHERE made_with < ${SEARCH_RULES}::int ORDER BY made_with LIMIT ${ROWS_PER_BATCH}::int) AS stale`);
  await refreshJobSearch(
    context,
    rows.map(({ id }) => id),
  );
  return rows.length;
}
