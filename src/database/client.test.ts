import pg from 'pg';
import { expect, it, vi } from 'vitest';
import { databaseNamed } from '#testing/databases.ts';
import { edge } from '#testing/edge.ts';
import { ownDatabase } from '#testing/fixture.ts';
import { openDatabase } from './client.ts';

const own = ownDatabase();

/** Ends every connection, as a restart of the database does. */
async function endAllConnections(): Promise<void> {
  const admin = new pg.Client({ connectionString: databaseNamed(own.url, 'postgres') });
  await admin.connect();
  await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
    new URL(own.url).pathname.slice(1),
  ]);
  await admin.end();
}

it('the pool heals when the database has been restarted, idle connections and busy ones alike', async () => {
  const { pool, close } = openDatabase(own.url, { connections: 3 });
  const ask = () => pool.query<{ n: number }>('SELECT 1 AS n');
  try {
    await Promise.all([ask(), ask(), ask()]);
    const busy = await pool.connect();
    const ending = busy.query('SELECT pg_sleep(600)').then(
      () => 'answered',
      () => 'cut',
    );
    await endAllConnections();
    expect(await ending).toBe('cut');
    busy.release(true);
    // The pool learns from the sockets that its idle connections have ended.
    await vi.waitFor(() => expect(pool.idleCount).toBe(0), { timeout: 30_000 });
    const answers = await Promise.all(Array.from({ length: 6 }, ask));
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual([1, 1, 1, 1, 1, 1]);
    expect(pool.totalCount).toBe(3);
  } finally {
    await close();
  }
});

edge('the pool gives up on a connection whose database falls silent, and never uses it again', async () => {
  const { pool, close } = openDatabase(own.url, { connections: 1, longestStatementMs: 500 });
  const backend = async () => (await pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')).rows[0]?.pid ?? 0;
  const silent = await backend();
  process.kill(silent, 'SIGSTOP');
  try {
    const client = await pool.connect();
    const failure = await client.query('BEGIN').catch((error) => error);
    client.release();
    // Pages answer this code with 503.
    expect(failure).toMatchObject({ code: 'ETIMEDOUT' });
    expect(await backend()).not.toBe(silent);
  } finally {
    process.kill(silent, 'SIGCONT');
    await close();
  }
});

edge('the pool leaves a connection alone that merely waits', async () => {
  const { pool, close } = openDatabase(own.url, { connections: 1, longestStatementMs: 50 });
  const backend = async () => (await pool.query('SELECT pg_backend_pid() AS pid')).rows[0]?.pid;
  const before = await backend();
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(await backend()).toBe(before);
  await close();
});
