import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Pool } from 'undici';
import { openDatabase } from '#database/client.ts';
import { startOwnDatabase } from '#database/own-server.ts';
import type { Context } from '#domain/context.ts';
import { LISTENERS } from '#listeners.ts';
import { PASSWORD, type Person, somebody } from '#testing/people.ts';
import { startArrivals } from './arrivals.ts';
import { type Running, startOurs } from './running.ts';
import type { SigningIn } from './signing-in.ts';

/**
 * Waiting times of cached and rendered pages with 50 sign-ins per second, compared with none. The two take turns, so that
 * other load of the machine affects both. Also the statements that identify a logged-in person, from the database's log.
 */
const SIGN_INS_PER_SECOND = 50;
const READS_PER_SECOND = 20;
const ROUNDS = 10;
const ROUND_MS = 5_000;
const MOST_RATIO = 1.5;
/** Enough that no person reaches the limit of sign-ins in five minutes (S-4). */
const PEOPLE = 250;
/** The beginning of a logged statement of the site. */
const STATEMENT = 'havn statement: LOG:';

const folder = await mkdtemp(join(tmpdir(), 'havn-bench-'));
const database = await startOwnDatabase({ dataDirectory: folder });
const { db, close } = openDatabase(database.connectionString, { connections: 2 });
let ours: Running | null = null;
let hasFailed = false;
let refusedReads = 0;

function report(name: string, value: string, isMet: boolean): void {
  hasFailed ||= !isMet;
  process.stdout.write(`  ${isMet ? 'ok  ' : 'FAIL'}  ${name.padEnd(58)} ${value}\n`);
}

try {
  const databaseUrl = database.connectionString;
  ours = await startOurs({ folder, databaseUrl, port: 3231, settings: { TRUSTED_PROXIES: '127.0.0.1,::1' } });
  const people = await createPeople();
  const pool = new Pool(ours.origin, { connections: 64, pipelining: 1 });
  const signingIn = startSigningIn({
    origin: ours.origin,
    emails: people.map(({ email }) => email),
    perSecond: SIGN_INS_PER_SECOND,
  });

  let turn = 0;
  const kinds: Record<string, () => Promise<number>> = {
    cached: () => timeOf(pool, '/jobs'),
    // An unknown parameter makes each address a new page with the same content.
    rendered: () => timeOf(pool, `/jobs?bench=${++turn}`),
  };
  const statuses = new Map<string, number>();
  for (const [kind, readOnce] of Object.entries(kinds)) {
    const times = { without: [] as number[], with: [] as number[] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const mode of ['without', 'with'] as const) {
        if (mode === 'with') signingIn.begin();
        const waits = await readFor(ROUND_MS, readOnce);
        if (mode === 'with') {
          for (const [status, count] of await signingIn.end())
            statuses.set(status, (statuses.get(status) ?? 0) + count);
        }
        // The first round warms up.
        if (round > 0) times[mode].push(...waits);
      }
    }
    process.stdout.write(`  load of the machine: ${loadavg()[0]?.toFixed(1)}\n`);
    const [without, during] = [p95(times.without), p95(times.with)];
    report(
      `${kind} pages, p95 with ${SIGN_INS_PER_SECOND} sign-ins a second against without (at most ${MOST_RATIO})`,
      `${during.toFixed(2)} ms against ${without.toFixed(2)} ms: ${(during / without).toFixed(2)}`,
      during / without <= MOST_RATIO,
    );
  }
  signingIn.stop();
  report('readers refused meanwhile (none)', String(refusedReads), refusedReads === 0);
  const total = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  const byStatus = [...statuses]
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([code, count]) => `${code}: ${count}`);
  process.stdout.write(`  ${total} sign-ins were answered (${byStatus.join(', ')}); 503 is "try again in a moment"\n`);
  await pool.destroy();
  await ours.stop();

  // Without the worker, because its schedules send statements, too.
  const quiet = await startOurs({ folder, databaseUrl, port: 3231, settings: { RUN_WORKER: 'false' } });
  ours = quiet;
  const cookie = people[0]?.cookie ?? '';
  const requests = 200;
  await requestPage(quiet.pool, '/terms', 10, cookie);
  await logStatements();
  const visitors = await statementsOf(() => requestPage(quiet.pool, '/terms', requests));
  const members = await statementsOf(() => requestPage(quiet.pool, '/terms', requests, cookie));
  // Zero would mean that the log has no statements.
  const perRequest = (members - visitors) / requests;
  report(
    'statements to identify a logged-in person (at most 1)',
    perRequest.toFixed(2),
    perRequest > 0 && perRequest <= 1,
  );
} finally {
  await ours?.stop();
  await close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(hasFailed ? 1 : 0);

function createPeople(): Promise<Person[]> {
  const context: Context = {
    actor: { kind: 'system', name: 'bench' },
    db,
    now: new Date(),
    platform: 'thehub',
    listeners: LISTENERS,
  };
  return db.transaction(async (inside) => {
    const people: Person[] = [];
    for (let n = 0; n < PEOPLE; n += 1) {
      people.push(await somebody({ ...context, db: inside as Context['db'] }, { password: PASSWORD }));
    }
    return people;
  });
}

async function timeOf(pool: Pool, path: string): Promise<number> {
  const since = performance.now();
  const { statusCode, body } = await pool.request({ path, method: 'GET' });
  await body.dump({ limit: 10_000_000 });
  if (statusCode === 503) refusedReads += 1;
  else if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
  return performance.now() - since;
}

/** Starts the process that signs people in. `end` waits for its open requests and returns the count of each status. */
function startSigningIn(options: SigningIn) {
  const child = fork(join(import.meta.dirname, 'signing-in.ts'), [JSON.stringify(options)]);
  return {
    begin: () => void child.send('begin'),
    async end(): Promise<[status: string, count: number][]> {
      const message = once(child, 'message');
      child.send('end');
      return Object.entries((await message)[0]);
    },
    stop: () => void child.kill(),
  };
}

/** Reads at random moments for so long, and returns the waiting times. */
async function readFor(ms: number, readOnce: () => Promise<number>): Promise<number[]> {
  const reads: Promise<number>[] = [];
  const stop = startArrivals(READS_PER_SECOND, () => reads.push(readOnce()));
  await new Promise((resolve) => setTimeout(resolve, ms));
  stop();
  return Promise.all(reads);
}

async function requestPage(pool: Pool, path: string, count: number, cookie?: string): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    const { body } = await pool.request({ path, method: 'GET', headers: cookie ? { cookie } : {} });
    await body.dump({ limit: 10_000_000 });
  }
}

/** Makes the database log each statement of the site. */
async function logStatements(): Promise<void> {
  await db.execute(sql.raw(`ALTER SYSTEM SET log_statement = 'all'`));
  await db.execute(sql.raw(`ALTER SYSTEM SET log_line_prefix = '%a statement: '`));
  await db.execute(sql`SELECT pg_reload_conf()`);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
}

async function statementsOf(work: () => Promise<void>): Promise<number> {
  const count = async () => (await readFile(join(folder, 'postgres.log'), 'utf8')).split(STATEMENT).length - 1;
  const before = await count();
  await work();
  return (await count()) - before;
}

function p95(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
}
