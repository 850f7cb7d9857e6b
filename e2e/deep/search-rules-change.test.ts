import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/client.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { type OwnDatabase, startOwnDatabase } from '#database/own-server.ts';
import { type Context, visitor } from '#domain/context.ts';
import { SEARCH_RULES } from '#domain/search/index/search-index.server.ts';
import { loadPlaces } from '#domain/site/load-places.server.ts';
import { LISTENERS } from '#listeners.ts';
import { databaseNamed } from '#testing/databases.ts';
import { makeManyJobs } from '#testing/many-jobs.ts';
import { publishJob } from '../../bench/publishing.ts';
import { ensureBuilt } from '../../scripts/build.mjs';
import { type RunningServer, startServer } from '../server.ts';

/**
 * A release with new rules for search rows, beside a process that goes on publishing, at 20,000 jobs: minutes of work.
 *
 *   npx vitest run --project deep e2e/deep/search-rules-change.test.ts
 */

const JOBS = 20_000;
const PUBLISHED = 40;

let folder: string;
let own: OwnDatabase;
let database: OpenDatabase;
let url: string;
let companyIds: string[];
const servers: RunningServer[] = [];

const start = async (settings: Record<string, string>) => {
  const server = await startServer({
    DATABASE_URL: url,
    HAVN_DATA_DIR: join(folder, 'data'),
    DEMO_DATA: 'false',
    ...settings,
  });
  servers.push(server);
  return server;
};

beforeAll(async () => {
  await ensureBuilt();
  folder = await mkdtemp(join(tmpdir(), 'havn-deep-'));
  own = await startOwnDatabase({ dataDirectory: join(folder, 'database'), durable: false });
  const admin = openDatabase(own.connectionString, { connections: 1 });
  await admin.pool.query('CREATE DATABASE rules_change');
  await admin.close();
  url = databaseNamed(own.connectionString, 'rules_change');
  await migrateDatabase({ migrations: url, serving: url });
  database = openDatabase(url, { connections: 2 });
  const context: Context = {
    actor: visitor,
    db: database.db,
    now: new Date(),
    platform: 'thehub',
    listeners: LISTENERS,
  };
  await loadPlaces(context);
  const result = await makeManyJobs(context, { jobs: JOBS, openShare: 1, words: 60 });
  const isListed = sql`SELECT DISTINCT company_id AS id FROM job_search WHERE platform = 'thehub' ORDER BY 1`;
  companyIds = (await database.db.execute<{ id: string }>(isListed)).rows.map(({ id }) => id);
  expect(result.openIds.length).toBeGreaterThan(JOBS / 2);
}, 1_800_000);

afterAll(async () => {
  for (const server of servers) await server.stop();
  await database?.close();
  await own?.stop();
  await rm(folder, { recursive: true, force: true });
});

const staleRows = async () => {
  const { rows } = await database.db.execute<{ n: number }>(
    sql`SELECT count(*)::int AS n FROM job_search WHERE made_with < ${SEARCH_RULES}::int`,
  );
  return rows[0]?.n ?? 0;
};

/** Publishes jobs of different startups one after the other, and returns how long each took. */
async function publishSome(from: number): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < PUBLISHED; n++) {
    const began = performance.now();
    await publishJob(database.db, companyIds[(from + n) % companyIds.length] as string, from + n);
    times.push(performance.now() - began);
  }
  return times.sort((one, other) => one - other);
}

const middleOf = (times: number[]) => times[Math.floor(times.length / 2)] as number;

it('a process with new rules is up before the rows are made again, and publishing goes on meanwhile', async () => {
  const first = await start({ RUN_WORKER: 'false' });
  const before = await publishSome(0);
  // A release with newer rules finds every row like this.
  await database.db.execute(sql`UPDATE job_search SET made_with = made_with - 1`);
  const stale = await staleRows();

  const second = await start({});
  expect(await staleRows(), 'rows still to be made when the second process is up').toBeGreaterThan(stale / 2);
  await expect.poll(staleRows, { timeout: 120_000, interval: 200 }).toBeLessThan(stale);
  const meanwhile = await publishSome(PUBLISHED);
  const rest = await staleRows();
  expect(rest, 'rows still to be made when the last job was published').toBeGreaterThan(0);
  console.log(
    `published in ${middleOf(before).toFixed(0)} ms before (slowest ${before.at(-1)?.toFixed(0)}), ` +
      `${middleOf(meanwhile).toFixed(0)} ms while ${stale - rest} rows were made again (slowest ${meanwhile.at(-1)?.toFixed(0)})`,
  );
  // A batch uses the whole processor for a moment; a lock on all writers would take minutes.
  expect(meanwhile.at(-1)).toBeLessThan(5_000);
  for (const { origin } of [first, second]) expect((await fetch(`${origin}/jobs`)).status).toBe(200);

  await expect.poll(staleRows, { timeout: 1_500_000, interval: 2_000 }).toBe(0);
}, 1_800_000);
