import { openDatabase } from '#database/client.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { type Context, visitor } from '#domain/context.ts';
import { sumCounters } from '#domain/search/index/index-maintenance.server.ts';
import { loadPlaces } from '#domain/site/load-places.server.ts';
import { LISTENERS } from '#listeners.ts';
import { multiplyJobs } from '#testing/a-million-jobs.ts';
import { databaseNamed } from '#testing/databases.ts';
import { makeManyJobs } from '#testing/many-jobs.ts';

export const NOW = new Date('2026-11-20T09:00:00.000Z');
/** Made one by one, as the product makes them; more are made of these in the database. */
const ONE_BY_ONE = 10_000;

export function contextOf(db: Context['db']): Context {
  return { actor: visitor, db, now: NOW, platform: 'thehub', listeners: LISTENERS };
}

/** A database of so many jobs, 45 % of them open; answers its address. */
export async function databaseOf(server: string, jobs: number): Promise<string> {
  const name = `jobs_${jobs}`;
  const url = databaseNamed(server, name);
  const started = performance.now();
  const admin = openDatabase(server, { connections: 1 });
  await admin.pool.query(`CREATE DATABASE ${name}`);
  await admin.close();
  await migrateDatabase({ migrations: url, serving: url });
  const { db, pool, close } = openDatabase(url, { connections: 1 });
  const context = contextOf(db);
  await loadPlaces(context);
  await makeManyJobs(context, { jobs: Math.min(jobs, ONE_BY_ONE) });
  if (jobs > ONE_BY_ONE) await multiplyJobs(context, Math.round(jobs / ONE_BY_ONE));
  await sumCounters(context);
  await pool.query('VACUUM (ANALYZE)');
  await close();
  console.error(`${jobs} jobs made in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  return url;
}
