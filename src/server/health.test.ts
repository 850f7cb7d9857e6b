import type pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { ownDatabase } from '#testing/fixture.ts';
import { createReadiness } from './health.ts';

const database = ownDatabase();
let pool: pg.Pool;
beforeEach(() => {
  // It listens to the errors of connections that close, which the drop of the database may cause.
  ({ pool } = openDatabase(database.url, { connections: 1 }));
});
afterEach(() => pool.end());

/** A new check each time, because its result is cached for a second. */
const readiness = () => createReadiness(pool)();

it('counts work that somebody holds among what the queue is behind with', async () => {
  expect((await readiness()).queueLagSeconds).toBe(0);
  await pool.query(`SELECT graphile_worker.add_job('react', '{}', run_at => now() - interval '90 seconds')`);
  expect((await readiness()).queueLagSeconds).toBeGreaterThanOrEqual(90);
  await pool.query(`UPDATE graphile_worker._private_jobs SET locked_by = 'a killed worker', locked_at = now()`);
  const whileHeld = await readiness();
  expect(whileHeld.queueLagSeconds).toBeGreaterThanOrEqual(90);
  expect(whileHeld.isReady).toBe(true);
});

it('tells since when no mail has been going out, which makes no process unready', async () => {
  expect(await readiness()).not.toHaveProperty('mailStoppedSince');
  await pool.query(`INSERT INTO mail_outages (since, reason) VALUES ('2026-11-20T14:02:00Z', '535 secret')`);
  const afterStop = await readiness();
  expect(afterStop).toMatchObject({ isReady: true, mailStoppedSince: '2026-11-20T14:02:00.000Z' });
  expect(JSON.stringify(afterStop)).not.toContain('secret');
});
