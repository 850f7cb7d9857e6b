/**
 * Cost of searching and publishing with 10,000 and with 1,000,000 jobs, 45 % of them open, and the number of statements.
 * The sizes take turns, so that other load of the machine affects both. CPU is that of the database alone, over both
 * connections that a page may use at once; p50 and p95 are waiting times of a caller.
 *
 *   npm run bench -- search [--jobs 10000,1000000] [--rounds 40] [--only facets] [--keep FOLDER]
 *   (--keep leaves the databases in the folder for the next run: a million jobs take some minutes to build)
 *   (BENCH_MARKDOWN=1 prints the table of docs/performance.md)
 */

import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type pg from 'pg';
import { type OpenDatabase, openDatabase } from '#database/client.ts';
import { startOwnDatabase } from '#database/own-server.ts';
import { contextOf, databaseOf } from './jobs-by-size.ts';
import { publishJob } from './publishing.ts';
import { type Bound, WORKS, type Work } from './searches.ts';

const { values: options } = parseArgs({
  options: {
    jobs: { type: 'string', default: '10000,1000000' },
    rounds: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
    keep: { type: 'string' },
  },
});
const SIZES = options.jobs.split(',').map(Number);
const ROUNDS = Number(options.rounds);
/** Works about one job visit so many in turn. The first rounds read them from the disk and are not counted. */
const JOBS_VISITED = 12;
/** Up to this size some works have a stricter bound. */
const FEW_JOBS = 100_000;

type Measured = { p50: number; p95: number; cpu: number; statements: number };
type Sized = OpenDatabase & {
  pids: ReadonlySet<number>;
  openIds: string[];
  companyId: string;
  sent: { statements: number };
};

/** CPU time of these processes in milliseconds, without the time they waited for a CPU. 0 where the system is not Linux. */
function cpuTime(pids: ReadonlySet<number>): number {
  const of = (pid: number) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  try {
    return [...pids].reduce((sum, pid) => sum + of(pid), 0);
  } catch {
    return 0;
  }
}

async function openSized(url: string): Promise<Sized> {
  const database = openDatabase(url, { connections: 2 });
  const counter = { statements: 0 };
  const pids = new Set<number>();
  database.pool.on('connect', (client: pg.PoolClient & { processID?: number }) => {
    if (client.processID) pids.add(client.processID);
    // Without parallel workers, these processes use all the CPU time of a query.
    client.query('SET max_parallel_workers_per_gather = 0').catch(() => {});
    countStatements(client, counter);
  });
  database.pool.on('remove', (client: pg.PoolClient & { processID?: number }) => pids.delete(client.processID ?? 0));
  const { rows: open } = await database.pool.query<{ id: string; company: string }>(
    "SELECT job_id AS id, company_id AS company FROM job_search WHERE platform = 'thehub' ORDER BY md5(job_id) LIMIT $1",
    [JOBS_VISITED],
  );
  const openIds = open.map(({ id }) => id);
  return { ...database, pids, openIds, companyId: open[0]?.company ?? '', sent: counter };
}

function countStatements(client: pg.PoolClient, counter: { statements: number }): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  client.query = ((...args: unknown[]) => {
    counter.statements += 1;
    return query(...args);
  }) as typeof client.query;
}

/** Runs the same work at every size in turns. */
async function measure(
  sizes: readonly Sized[],
  work: (at: Sized, round: number) => Promise<unknown>,
): Promise<Measured[]> {
  const all = sizes.map((at) => ({ at, times: [] as number[], cpu: 0 }));
  for (let round = -JOBS_VISITED; round < ROUNDS; round++) {
    for (const size of all) {
      if (round === 0) size.at.sent.statements = 0;
      const [from, before] = [performance.now(), cpuTime(size.at.pids)];
      await work(size.at, round);
      if (round < 0) continue;
      size.times.push(performance.now() - from);
      size.cpu += cpuTime(size.at.pids) - before;
    }
  }
  return all.map(({ at, times, cpu }) => {
    times.sort((a, b) => a - b);
    const percentile = (part: number) => times[Math.min(times.length - 1, Math.floor(times.length * part))] as number;
    return { p50: percentile(0.5), p95: percentile(0.95), cpu: cpu / ROUNDS, statements: at.sent.statements / ROUNDS };
  });
}

const folder = options.keep ?? (await mkdtemp(join(tmpdir(), 'havn-bench-')));
const server = await startOwnDatabase({ dataDirectory: folder, durable: false });
try {
  const urls: string[] = [];
  for (const jobs of SIZES) urls.push(await databaseOf(server.connectionString, jobs));
  // Opened after all databases exist: a connection idle for that long would be closed and replaced.
  const sizes: Sized[] = [];
  for (const url of urls) sizes.push(await openSized(url));
  const rows: [name: string, bound: Bound, results: Measured[]][] = [];
  const visit = (work: Work) => (at: Sized, round: number) =>
    work(contextOf(at.db), at.openIds[(round + JOBS_VISITED) % JOBS_VISITED] as string);
  for (const [name, work, limit] of WORKS) {
    if (name.includes(options.only)) rows.push([name, limit, await measure(sizes, visit(work))]);
  }
  if ('publishing'.includes(options.only)) {
    const publish = (at: Sized, round: number) => publishJob(at.db, at.companyId, round);
    rows.push(['publishing a job', { more: 10 }, await measure(sizes, publish)]);
  }
  print(rows);
  for (const { close } of sizes) await close();
} finally {
  await server.stop();
  if (options.keep === undefined) await rm(folder, { recursive: true, force: true });
}

/** Compares the largest size with its bound. Only a quiet machine gives a meaningful answer. */
function verdict(target: Bound, first: Measured, last: Measured): string {
  const [limit, isWithin] = check(target, first, last);
  if (!isWithin) process.exitCode = 1;
  return `${isWithin ? '' : 'over '}${limit}`;
}

function check(target: Bound, first: Measured, last: Measured): [limit: string, isWithin: boolean] {
  if ('times' in target) return [`${target.times} ×`, last.p50 <= first.p50 * target.times];
  if ('more' in target) return [`+${target.more} ms`, last.p50 <= first.p50 + target.more];
  if ('p50' in target) return [`${target.p50} ms`, last.p50 <= target.p50];
  const most = Math.max(...SIZES) <= FEW_JOBS ? (target.upTo100k ?? target.p95) : target.p95;
  return [`p95 ${most} ms`, last.p95 <= most];
}

function print(rows: readonly [name: string, bound: Bound, results: Measured[]][]): void {
  const number = (ms: number) => ms.toFixed(ms < 10 ? 1 : 0);
  const sizes = SIZES.map((jobs) => jobs.toLocaleString('en'));
  const head = [
    '',
    ...sizes.flatMap((size) => [`${size}: CPU ms`, 'p50 / p95 ms']),
    'p50',
    'CPU',
    'at most',
    'statements',
  ];
  const table = rows.map(([name, limit, results]) => {
    const [first, last] = [results[0] as Measured, results.at(-1) as Measured];
    return [
      name,
      ...results.flatMap(({ cpu, p50, p95 }) => [number(cpu), `${number(p50)} / ${number(p95)}`]),
      `${(last.p50 / first.p50).toFixed(1)} ×`,
      first.cpu > 0 ? `${(last.cpu / first.cpu).toFixed(1)} ×` : '',
      verdict(limit, first, last),
      String(Math.round(last.statements * 10) / 10),
    ];
  });
  console.log(
    `load of the machine in the last 1, 5, 15 minutes: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  );
  if (process.env.BENCH_MARKDOWN) {
    console.log([head, head.map(() => '---'), ...table].map((row) => `| ${row.join(' | ')} |`).join('\n'));
    return;
  }
  const widths = head.map((title, column) => Math.max(title.length, ...table.map((row) => row[column]?.length ?? 0)));
  for (const row of [head, ...table]) {
    console.log(
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    );
  }
}
