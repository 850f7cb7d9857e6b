import { openDatabase } from '#database/client.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { type Context, visitor } from '#domain/context.ts';
import { sumCounters } from '#domain/search/index/index-maintenance.server.ts';
import { loadPlaces } from '#domain/site/load-places.server.ts';
import { LISTENERS } from '#listeners.ts';
import { databaseNamed } from '#testing/databases.ts';
import { makeManyJobs } from '#testing/many-jobs.ts';
import { multiplyJobs } from '#testing/multiply-jobs.ts';

export const NOW = new Date('2026-11-20T09:00:00.000Z');
/** So many jobs are built by the product's code. The database then multiplies them. */
const BUILT_JOBS = 10_000;
const COMPLETE = 'complete';

export function contextOf(db: Context['db']): Context {
  return { actor: visitor, db, now: NOW, platform: 'thehub', listeners: LISTENERS };
}

/** Creates a database with so many jobs, 45 % of them open, and returns its address; or returns that of an earlier run. */
export async function databaseOf(server: string, jobs: number): Promise<string> {
  const name = `jobs_${jobs}`;
  const url = databaseNamed(server, name);
  const start = performance.now();
  const admin = openDatabase(server, { connections: 1 });
  const { rowCount: rowsCopied } = await admin.pool.query(
    'SELECT FROM pg_database WHERE datname = $1 AND shobj_description(oid, $2) = $3',
    [name, 'pg_database', COMPLETE],
  );
  if (!rowsCopied) {
    await admin.pool.query(`DROP DATABASE IF EXISTS ${name}`);
    await admin.pool.query(`CREATE DATABASE ${name}`);
  }
  await admin.close();
  await migrateDatabase({ migrations: url, serving: url });
  if (rowsCopied) return url;
  const { db, pool, close } = openDatabase(url, { connections: 1 });
  const context = contextOf(db);
  await loadPlaces(context);
  await makeManyJobs(context, { jobs: Math.min(jobs, BUILT_JOBS) });
  if (jobs > BUILT_JOBS) await multiplyJobs(context, Math.round(jobs / BUILT_JOBS));
  await sumCounters(context);
  await pool.query('VACUUM (ANALYZE)');
  // A database without this comment is from a run that was ended, and is built again.
  await pool.query(`COMMENT ON DATABASE ${name} IS '${COMPLETE}'`);
  await close();
  console.error(`${jobs} jobs built in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return url;
}
