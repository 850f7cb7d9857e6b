import pg from 'pg';
import type { Log } from '#server/log.ts';

/** The first key of every worker's advisory lock; the second is the hash of its id. */
const LOCK_CLASS = 4_801_002;
const RELEASE_EVERY_MS = 60_000;

export type WorkerLock = {
  /** Takes the lock of this worker id, which the queue writes to `locked_by`. */
  hold(workerId: string): Promise<void>;
  close(): Promise<void>;
};

/**
 * Opens a connection that holds the advisory lock of the worker's id while the worker lives. Jobs locked by an id
 * without a lock belong to a killed process; they are released at the start and every minute. `onLost` is called when
 * the database no longer answers.
 */
export async function openWorkerLock(
  connectionString: string,
  options: { log: Log; onLost: (error: unknown) => void; releaseEveryMs?: number },
): Promise<WorkerLock> {
  const client = new pg.Client({
    connectionString,
    application_name: 'havn-worker-lock',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  });
  let isClosed = false;
  let timer: NodeJS.Timeout | undefined;
  const lose = (error: unknown) => {
    if (!isClosed) options.onLost(error);
  };
  client.on('error', lose);
  client.on('end', () => lose(new Error('The connection of the worker was closed.')));
  try {
    await client.connect();
    // If a worker's machine disappears, PostgreSQL notices within a minute instead of two hours.
    await client.query('SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3');
    await repairClock(client, options.log);
  } catch (error) {
    isClosed = true;
    await client.end().catch(() => {});
    throw error;
  }
  const release = () => void releaseAbandoned(client, options.log).catch(lose);
  return {
    async hold(workerId) {
      await client.query('SELECT pg_advisory_lock_shared($1, hashtext($2))', [LOCK_CLASS, workerId]);
      await releaseAbandoned(client, options.log);
      timer ??= setInterval(release, options.releaseEveryMs ?? RELEASE_EVERY_MS).unref();
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await client.end().catch(() => {});
    },
  };
}

async function releaseAbandoned(client: pg.Client, log: Log): Promise<void> {
  const { rows } = await client.query<{ ids: string[] | null }>(
    `WITH abandoned AS (
       SELECT array_agg(holder.id) AS ids
       FROM (SELECT locked_by FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL
             UNION SELECT locked_by FROM graphile_worker._private_job_queues WHERE locked_by IS NOT NULL) AS holder(id)
       WHERE NOT EXISTS (
         SELECT FROM pg_locks
         WHERE locktype = 'advisory' AND classid = $1 AND objid::bigint = hashtext(holder.id)::bigint & 4294967295
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())))
     SELECT ids, graphile_worker.force_unlock_workers(ids) FROM abandoned WHERE ids IS NOT NULL`,
    [LOCK_CLASS],
  );
  const workers = rows[0]?.ids?.length;
  if (workers) log.warn({ workers }, 'released the work of a killed worker');
}

/**
 * Repairs times that a wrong clock put into the future; schedules and retries would wait for them. The longest real
 * wait is six hours.
 */
async function repairClock(client: pg.Client, log: Log): Promise<void> {
  const schedules = await client.query(
    `UPDATE graphile_worker._private_known_crontabs
     SET last_execution = now(), known_since = least(known_since, now())
     WHERE last_execution > now() + interval '1 minute' OR known_since > now() + interval '1 minute'`,
  );
  const jobs = await client.query(
    `UPDATE graphile_worker._private_jobs SET run_at = now()
     WHERE run_at > now() + interval '7 hours' AND locked_at IS NULL`,
  );
  const [late, waiting] = [schedules.rowCount ?? 0, jobs.rowCount ?? 0];
  if (late + waiting > 0) log.warn({ schedules: late, jobs: waiting }, 'a clock was ahead: reset these times to now');
}
