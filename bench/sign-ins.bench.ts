import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { startOwnDatabase } from '../src/database/own-server.ts';
import { type Running, startOurs } from './running.ts';

/**
 * Fifty sign-ins a second arriving, and how long those who read wait meanwhile: the 95th percentile of kept and of
 * rendered pages, with and without, in turns. Who asks never waits for an answer before asking again.
 */
const ROUNDS = 6;
const A_ROUND_MS = 6_000;
const SIGN_INS_A_SECOND = 50;
const PAGES_A_SECOND = { kept: 40, rendered: 10 };
const MOST_RATIO = 1.5;
/** Each comes from another network and has another address, as a flood does that the limits do not see. */
const PEOPLE = 2_000;
const PASSWORD = 'Fyrtårn-42-havn';

const folder = await mkdtemp(join(tmpdir(), 'havn-bench-'));
const database = await startOwnDatabase({ dataDirectory: folder });
let ours: Running | undefined;
let failed = false;

try {
  ours = await startOurs({
    folder,
    databaseUrl: database.connectionString,
    port: 3231,
    settings: { TRUSTED_PROXIES: '127.0.0.1' },
  });
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query(
    `INSERT INTO users (id, email, folded_email, password_hash, first_name, last_name, created_at, updated_at)
     SELECT '655b4c80' || lpad(to_hex(n), 16, '0'), 'bench-' || n || '@x.dk', 'bench-' || n || '@x.dk', $1, 'B', 'B', now(), now()
     FROM generate_series(0, ${PEOPLE - 1}) AS n`,
    [await hash(PASSWORD)],
  );
  await client.end();

  const server = ours;
  let asked = 0;
  const read = async (path: string, times: number[]) => {
    const since = performance.now();
    const { body } = await server.pool.request({ path, method: 'GET', headers: { 'accept-encoding': 'br' } });
    await body.dump({ limit: 10_000_000 });
    times.push(performance.now() - since);
  };
  const outcomes = new Map<number, number>();
  let person = 0;
  const signIn = async () => {
    person = (person + 1) % PEOPLE;
    const answer = await fetch(`${server.origin}/api/users/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${person >> 8}.${person & 255}` },
      body: JSON.stringify({ email: `bench-${person}@x.dk`, password: PASSWORD }),
    });
    await answer.arrayBuffer();
    outcomes.set(answer.status, (outcomes.get(answer.status) ?? 0) + 1);
  };

  const p95 = {
    kept: { without: [] as number[], with: [] as number[] },
    rendered: { without: [] as number[], with: [] as number[] },
  };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const load of ['without', 'with'] as const) {
      const times = { kept: [] as number[], rendered: [] as number[] };
      const running: Promise<unknown>[] = [];
      const every = (aSecond: number, work: () => Promise<unknown>) =>
        setInterval(() => running.push(work()), 1_000 / aSecond);
      const timers = [
        every(PAGES_A_SECOND.kept, () => read('/jobs', times.kept)),
        every(PAGES_A_SECOND.rendered, () => read(`/jobs?bench=${++asked}`, times.rendered)),
        ...(load === 'with' ? [every(SIGN_INS_A_SECOND, signIn)] : []),
      ];
      await new Promise((over) => setTimeout(over, A_ROUND_MS));
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
      // The first round warms up.
      if (round > 0)
        for (const kind of ['kept', 'rendered'] as const) p95[kind][load].push(percentile(times[kind], 0.95));
    }
  }
  for (const kind of ['kept', 'rendered'] as const) {
    const [without, with50] = [percentile(p95[kind].without, 0.5), percentile(p95[kind].with, 0.5)];
    const ratio = with50 / without;
    failed ||= ratio > MOST_RATIO;
    process.stdout.write(
      `  ${ratio <= MOST_RATIO ? 'ok  ' : 'FAIL'}  ${kind.padEnd(9)} p95 ${without.toFixed(1)} ms without, ${with50.toFixed(1)} ms with ${SIGN_INS_A_SECOND} sign-ins a second; ratio ${ratio.toFixed(2)} (at most ${MOST_RATIO})\n`,
    );
  }
  process.stdout.write(`        sign-ins: ${[...outcomes].map(([status, n]) => `${n} × ${status}`).join(', ')}\n`);
} finally {
  await ours?.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

function percentile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;
}
