import pg from 'pg';
import type { Log } from '#server/log.ts';

/** The first half of every worker's advisory lock; the second is the hash of its id. */
const LOCK_CLASS = 4_801_002;
const LOOK_AFTER_MS = 60_000;

export type WorkerLock = {
  /** Says that the worker of this id lives; the queue calls it so in `locked_by`. */
  hold(workerId: string): Promise<void>;
  close(): Promise<void>;
};

/**
 * A connection that lives as long as the worker does. While it lives, PostgreSQL holds the advisory lock of the
 * worker's id; work that is locked by an id without one was held by a process that was killed, and is free again.
 * Looked for at start and every minute, which also shows whether the database still answers. `onLost`: it does not.
 */
export async function openWorkerLock(
  connectionString: string,
  options: { log: Log; onLost: (error: unknown) => void; lookAfterMs?: number },
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
    // The machine of a worker may vanish without a word: PostgreSQL is to notice within a minute, not two hours.
    await client.query('SET tcp_keepalives_idle = 30; SET tcp_keepalives_interval = 10; SET tcp_keepalives_count = 3');
    await mendClock(client, options.log);
  } catch (error) {
    isClosed = true;
    await client.end().catch(() => {});
    throw error;
  }
  const lookAfter = () => void freeAbandoned(client, options.log).catch(lose);
  return {
    async hold(workerId) {
      await client.query('SELECT pg_advisory_lock_shared($1, hashtext($2))', [LOCK_CLASS, workerId]);
      await freeAbandoned(client, options.log);
      timer ??= setInterval(lookAfter, options.lookAfterMs ?? LOOK_AFTER_MS).unref();
    },
    async close() {
      isClosed = true;
      clearInterval(timer);
      await client.end().catch(() => {});
    },
  };
}

async function freeAbandoned(client: pg.Client, log: Log): Promise<void> {
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
  if (workers) log.warn({ workers }, 'work that a killed worker held is free again');
}

/**
 * After a clock that was ahead: schedules would stand still until the moment they believe to have run at, and work
 * that failed would wait as long. The longest wait between two tries is six hours, and nothing is queued for later.
 */
async function mendClock(client: pg.Client, log: Log): Promise<void> {
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
  if (late + waiting > 0) log.warn({ schedules: late, jobs: waiting }, 'a clock was ahead: brought back to now');
}
