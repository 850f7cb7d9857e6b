import { sql } from 'drizzle-orm';
import { type Context, inTransaction } from '#domain/context.ts';
import { refreshJobSearch, SEARCH_RULES } from './search-index.server.ts';

/** Held by what adds up counters, so that two runs never do the same twice. */
const ONE_AT_A_TIME = 4_801_003;

/**
 * Sums what was added to the counters since the last time into one row for each value. Adding locks nothing, so
 * publishing never waits for this nor for another publishing.
 */
export function sumCounters(context: Context): Promise<void> {
  return inTransaction(context, async ({ db }) => {
    await db.execute(sql`SELECT pg_advisory_xact_lock(${ONE_AT_A_TIME})`);
    await db.execute(sql`
      WITH added AS (SELECT DISTINCT platform, kind, value FROM job_counters WHERE NOT is_sum),
      gone AS (DELETE FROM job_counters t USING added a
        WHERE t.platform = a.platform AND t.kind = a.kind AND t.value = a.value RETURNING t.platform, t.kind, t.value, t.n)
      INSERT INTO job_counters (platform, kind, value, n, is_sum)
      SELECT platform, kind, value, sum(n), true FROM gone GROUP BY 1, 2, 3 HAVING sum(n) <> 0`);
  });
}

/** So few that a command of one of their companies waits a moment for them, and never for another company's. */
const ROWS_A_BATCH = 50;
/** A run of the worker leaves room for other background work; the next one goes on. */
const BATCHES_A_RUN = 100;
const REMAKING = 4_801_004;

/**
 * Makes the search rows again that were made by older rules, a batch a transaction, while the site goes on with the
 * rows there are. LookupRow how many it made; a run that meets another leaves the work to it.
 */
export async function remakeStaleSearchRows(context: Context, batches = BATCHES_A_RUN): Promise<number> {
  let made = 0;
  for (let batch = 0; batch < batches; batch++) {
    const n = await inTransaction(context, remakeBatch);
    if (n === 0) break;
    made += n;
  }
  return made;
}

async function remakeBatch(context: Context): Promise<number> {
  const { db } = context;
  const lock = await db.execute<{ got: boolean }>(sql`SELECT pg_try_advisory_xact_lock(${REMAKING}) AS got`);
  if (!lock.rows[0]?.got) return 0;
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT DISTINCT job_id AS id FROM (
      SELECT job_id FROM job_search WHERE made_with < ${SEARCH_RULES}::int ORDER BY made_with LIMIT ${ROWS_A_BATCH}::int) AS stale`);
  await refreshJobSearch(
    context,
    rows.map(({ id }) => id),
  );
  return rows.length;
}
