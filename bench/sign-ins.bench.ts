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
import { arriving } from './arrivals.ts';
import { type Running, startOurs } from './running.ts';
import type { SigningIn } from './signing-in.ts';

/**
 * Reading while people log in: how long kept and rendered pages take with 50 sign-ins a second arriving, against
 * without, measured in turns so that whatever else the machine does meets both. And what it costs to know who asks:
 * statements a request, by the database's own log.
 */
const SIGN_INS_A_SECOND = 50;
const READS_A_SECOND = 20;
const ROUNDS = 10;
const ROUND_MS = 5_000;
const MOST_RATIO = 1.5;
/** So many that nobody logs in as often in five minutes as is refused (S-4). */
const PEOPLE = 250;
/** How the database begins what it writes down of the site's statements. */
const STATEMENT = 'havn said: LOG:';

const folder = await mkdtemp(join(tmpdir(), 'havn-bench-'));
const database = await startOwnDatabase({ dataDirectory: folder });
const { db, close } = openDatabase(database.connectionString, { connections: 2 });
let ours: Running | null = null;
let failed = false;
let turnedAway = 0;

function report(what: string, value: string, isMet: boolean): void {
  failed ||= !isMet;
  process.stdout.write(`  ${isMet ? 'ok  ' : 'FAIL'}  ${what.padEnd(58)} ${value}\n`);
}

try {
  const databaseUrl = database.connectionString;
  ours = await startOurs({ folder, databaseUrl, port: 3231, settings: { TRUSTED_PROXIES: '127.0.0.1,::1' } });
  const people = await settle();
  const pool = new Pool(ours.origin, { connections: 64, pipelining: 1 });
  const signingIn = startSigningIn({
    origin: ours.origin,
    emails: people.map(({ email }) => email),
    aSecond: SIGN_INS_A_SECOND,
  });

  let turn = 0;
  const kinds: Record<string, () => Promise<number>> = {
    kept: () => timed(pool, '/jobs'),
    // A name no filter has makes each address a new page, with the same content.
    rendered: () => timed(pool, `/jobs?bench=${++turn}`),
  };
  const answers = new Map<string, number>();
  for (const [kind, read] of Object.entries(kinds)) {
    const times = { without: [] as number[], with: [] as number[] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const way of ['without', 'with'] as const) {
        if (way === 'with') signingIn.begin();
        const found = await readFor(ROUND_MS, read);
        if (way === 'with') {
          for (const [status, count] of await signingIn.end()) answers.set(status, (answers.get(status) ?? 0) + count);
        }
        // The first round warms up.
        if (round > 0) times[way].push(...found);
      }
    }
    process.stdout.write(`  load of the machine: ${loadavg()[0]?.toFixed(1)}\n`);
    const [without, during] = [p95(times.without), p95(times.with)];
    report(
      `${kind} pages, p95 with ${SIGN_INS_A_SECOND} sign-ins a second against without (at most ${MOST_RATIO})`,
      `${during.toFixed(2)} ms against ${without.toFixed(2)} ms: ${(during / without).toFixed(2)}`,
      during / without <= MOST_RATIO,
    );
  }
  signingIn.stop();
  report('readers turned away meanwhile (none)', String(turnedAway), turnedAway === 0);
  const total = [...answers.values()].reduce((sum, count) => sum + count, 0);
  const said = [...answers].toSorted(([a], [b]) => Number(a) - Number(b)).map(([code, count]) => `${code}: ${count}`);
  process.stdout.write(`  ${total} sign-ins were answered (${said.join(', ')}); 503 is "try again in a moment"\n`);
  await pool.destroy();
  await ours.stop();

  // Without the worker, whose schedules ask beside the requests.
  const quiet = await startOurs({ folder, databaseUrl, port: 3231, settings: { RUN_WORKER: 'false' } });
  ours = quiet;
  const cookie = people[0]?.cookie ?? '';
  const asked = 200;
  await askAll(quiet.pool, '/terms', 10, cookie);
  await logStatements();
  const strangers = await statementsOf(() => askAll(quiet.pool, '/terms', asked));
  const members = await statementsOf(() => askAll(quiet.pool, '/terms', asked, cookie));
  // None would be a log that says nothing.
  const each = (members - strangers) / asked;
  report('statements to know who asks (at most 1)', each.toFixed(2), each > 0 && each <= 1);
} finally {
  await ours?.stop();
  await close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

function settle(): Promise<Person[]> {
  const context: Context = {
    actor: { kind: 'system', name: 'bench' },
    db,
    now: new Date(),
    platform: 'thehub',
    listeners: LISTENERS,
  };
  return db.transaction(async (inside) => {
    const made: Person[] = [];
    for (let one = 0; one < PEOPLE; one += 1) {
      made.push(await somebody({ ...context, db: inside as Context['db'] }, { password: PASSWORD }));
    }
    return made;
  });
}

async function timed(pool: Pool, path: string): Promise<number> {
  const since = performance.now();
  const { statusCode, body } = await pool.request({ path, method: 'GET' });
  await body.dump({ limit: 10_000_000 });
  if (statusCode === 503) turnedAway += 1;
  else if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}`);
  return performance.now() - since;
}

/** Those who log in, in a process of their own; ending waits for all who have begun, and tells what they were answered. */
function startSigningIn(what: SigningIn) {
  const child = fork(join(import.meta.dirname, 'signing-in.ts'), [JSON.stringify(what)]);
  return {
    begin: () => void child.send('begin'),
    async end(): Promise<[status: string, count: number][]> {
      const said = once(child, 'message');
      child.send('end');
      return Object.entries((await said)[0]);
    },
    stop: () => void child.kill(),
  };
}

/** Readers who come again and again. */
async function readFor(ms: number, read: () => Promise<number>): Promise<number[]> {
  const underWay: Promise<number>[] = [];
  const stop = arriving(READS_A_SECOND, () => underWay.push(read()));
  await new Promise((rest) => setTimeout(rest, ms));
  stop();
  return Promise.all(underWay);
}

async function askAll(pool: Pool, path: string, count: number, cookie?: string): Promise<void> {
  for (let one = 0; one < count; one += 1) {
    const { body } = await pool.request({ path, method: 'GET', headers: cookie ? { cookie } : {} });
    await body.dump({ limit: 10_000_000 });
  }
}

/** From now on the database writes down each statement of the site, when it comes. */
async function logStatements(): Promise<void> {
  await db.execute(sql.raw(`ALTER SYSTEM SET log_statement = 'all'`));
  await db.execute(sql.raw(`ALTER SYSTEM SET log_line_prefix = '%a said: '`));
  await db.execute(sql`SELECT pg_reload_conf()`);
  await new Promise((rest) => setTimeout(rest, 1_000));
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
