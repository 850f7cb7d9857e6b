import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'undici';
import { openDatabase } from '../src/database/client.ts';
import { startOwnDatabase } from '../src/database/own-server.ts';
import type { Context } from '../src/domain/context.ts';
import { PASSWORD, type Person, somebody } from '../src/testing/people.ts';
import { type Running, startOurs } from './running.ts';

/**
 * Reading while people log in: how long kept and rendered pages take with 50 sign-ins a second arriving, against
 * without, measured in turns so that whatever else the machine does meets both. And what it costs to know who asks:
 * statements a request, by the database's own count.
 */
const SIGN_INS_A_SECOND = 50;
const READS_A_SECOND = 20;
const ROUNDS = 6;
const ROUND_MS = 5_000;
const MOST_RATIO = 1.5;
const PEOPLE = 40;

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
  ours = await startOurs({
    folder,
    databaseUrl: database.connectionString,
    port: 3231,
    settings: {
      LIMIT_SIGN_INS: '10000',
      LIMIT_SIGN_INS_PER_EMAIL: '10000',
      LIMIT_WRITES: '100000000',
      LIMIT_MEMBER_WRITES: '100000000',
    },
  });
  const people = await settle();
  const pool = new Pool(ours.origin, { connections: 64, pipelining: 1 });

  let turn = 0;
  const kinds: Record<string, () => Promise<number>> = {
    kept: () => timed(pool, '/jobs'),
    // A name no filter has makes each address a new page, with the same content.
    rendered: () => timed(pool, `/jobs?bench=${++turn}`),
  };
  const answers = new Map<number, number>();
  for (const [kind, read] of Object.entries(kinds)) {
    const times = { without: [] as number[], with: [] as number[] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const way of ['without', 'with'] as const) {
        const signingIn = way === 'with' ? every(1_000 / SIGN_INS_A_SECOND, () => signIn(pool, people, answers)) : null;
        const found = await readFor(ROUND_MS, read);
        await signingIn?.stop();
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
  report('readers turned away meanwhile (none)', String(turnedAway), turnedAway === 0);
  const total = [...answers.values()].reduce((sum, count) => sum + count, 0);
  const said = [...answers].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  process.stdout.write(`  ${total} sign-ins were answered (${said.join(', ')}); 503 is "try again in a moment"\n`);

  const [someone] = people;
  const cookie = someone?.cookie ?? '';
  const asked = 500;
  const strangers = await statementsOf(() => askAll(pool, '/terms', asked));
  const members = await statementsOf(() => askAll(pool, '/terms', asked, cookie));
  const each = Math.max(0, members - strangers) / asked;
  // The worker asks beside it: a few statements in all, which are no request's.
  report('statements to know who asks (at most 1)', each.toFixed(2), each <= 1.05);
  await pool.destroy();
} finally {
  await ours?.stop();
  await close();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

function settle(): Promise<Person[]> {
  const context: Context = { actor: { kind: 'system', name: 'bench' }, db, now: new Date(), platform: 'thehub' };
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

async function signIn(pool: Pool, people: readonly Person[], answers: Map<number, number>): Promise<void> {
  const person = people[Math.floor(Math.random() * people.length)];
  const { statusCode, body } = await pool.request({
    path: '/api/users/sign-in',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person?.email, password: PASSWORD }),
  });
  await body.dump();
  answers.set(statusCode, (answers.get(statusCode) ?? 0) + 1);
}

/** Starts something again and again, whether or not the last one has ended; stopping waits for all. */
function every(ms: number, begin: () => Promise<void>) {
  const under = new Set<Promise<void>>();
  const timer = setInterval(() => {
    const one: Promise<void> = begin().finally(() => under.delete(one));
    under.add(one);
  }, ms);
  return {
    async stop() {
      clearInterval(timer);
      await Promise.all(under);
    },
  };
}

async function readFor(ms: number, read: () => Promise<number>): Promise<number[]> {
  const found: number[] = [];
  const reading = every(1_000 / READS_A_SECOND, async () => {
    found.push(await read());
  });
  await new Promise((rest) => setTimeout(rest, ms));
  await reading.stop();
  return found;
}

async function askAll(pool: Pool, path: string, count: number, cookie?: string): Promise<void> {
  for (let one = 0; one < count; one += 1) {
    const { body } = await pool.request({ path, method: 'GET', headers: cookie ? { cookie } : {} });
    await body.dump({ limit: 10_000_000 });
  }
}

/** How many transactions were committed meanwhile: every statement outside of one is one. */
async function statementsOf(work: () => Promise<void>): Promise<number> {
  const count = async () => {
    // What a connection did is counted a moment after it rests.
    await new Promise((rest) => setTimeout(rest, 2_000));
    const { rows } = await db.execute<{ n: number }>(
      'SELECT xact_commit::int AS n FROM pg_stat_database WHERE datname = current_database()',
    );
    return rows[0]?.n ?? 0;
  };
  const before = await count();
  await work();
  return (await count()) - before;
}

function p95(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;
}
