/**
 * Finding jobs at 10,000 and at 100,000 jobs, 45 % of them open: what each page and search costs, how much more
 * it costs when there are ten times as many, and how many statements it sends. CPU is the database's alone; p50
 * and p95 are what a caller waits, on one connection.
 *
 *   npm run bench -- search            (BENCH_MARKDOWN=1 prints the table of docs/performance.md)
 */

import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../src/database/client.ts';
import { migrateDatabase } from '../src/database/migrate.ts';
import { startOwnDatabase } from '../src/database/own-server.ts';
import { type Context, visitor } from '../src/domain/context.ts';
import { jobFacets } from '../src/domain/jobs/facets.ts';
import { latestJobs, listOpenJobs } from '../src/domain/jobs/queries.ts';
import { readJobFilters } from '../src/domain/jobs/read-filters.ts';
import { relatedJobs } from '../src/domain/jobs/related.ts';
import { findJob } from '../src/domain/jobs/single.ts';
import { jobTallies } from '../src/domain/jobs/tallies.ts';
import { loadPlaces } from '../src/domain/site/load-places.ts';
import { databaseNamed } from '../src/testing/databases.ts';
import { type ManyJobs, makeManyJobs, seeded } from '../src/testing/many-jobs.ts';

const SIZES = (process.env.BENCH_JOBS ?? '10000,100000').split(',').map(Number);
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 60);
const NOW = new Date('2026-11-20T09:00:00.000Z');

type Work = (context: Context, many: ManyJobs, random: () => number) => Promise<unknown>;
const filtersOf = (query: string) => readJobFilters(new URLSearchParams(query)).filters;
const list =
  (query: string, options: Parameters<typeof listOpenJobs>[2] = {}): Work =>
  (context) =>
    listOpenJobs(context, filtersOf(query), options);

const page = { includeSuggestions: true, histogramCurrency: 'DKK' };
const WORKS: [name: string, work: Work][] = [
  ['page 1', list('')],
  ['page 1, most viewed', list('sorting=mostPopular')],
  ['page 200', list('page=200')],
  ['filtered: role and country', list('roles=devops&countryCode=DK')],
  ['filtered: city', list('locality=Aarhus')],
  [
    'filtered: five dimensions',
    list('roles=development&countryCode=SE&positionTypes=fulltime&isRemote=true&salaryFrom=5000'),
  ],
  ['search: common word', list('search=engineer')],
  ['search: four words', list('search=senior+backend+engineer+payments')],
  ['search: rare word', list('search=insulin+lidar')],
  ['search: word of the texts', list('search=skatin')],
  ['search: a slip', list('search=senoir+backend+enginer')],
  ['search: phrase', list('search=%22machine+learning%22')],
  ['search: common word, page 100', list('search=engineer&page=100')],
  ['facets', (context) => jobFacets(context, filtersOf(''))],
  [
    'facets: three chosen',
    (context) => jobFacets(context, filtersOf('roles=devops&countryCode=DK&positionTypes=fulltime')),
  ],
  ['facets: common word', (context) => jobFacets(context, filtersOf('search=engineer'))],
  ['facets: four words', (context) => jobFacets(context, filtersOf('search=senior+backend+engineer+payments'))],
  ['the whole of /jobs', list('', page)],
  ['the whole of /jobs, searched and filtered', list('search=engineer&countryCode=DK&roles=development', page)],
  [
    'related',
    (context, many, random) => relatedJobs(context, many.openIds[Math.floor(random() * many.openIds.length)] as string),
  ],
  [
    'one job',
    (context, many, random) =>
      findJob(context, many.openIds[Math.floor(random() * many.openIds.length)] as string).catch(() => null),
  ],
  ['latest 3', (context) => latestJobs(context)],
  ['numbers of the home page', (context) => jobTallies(context)],
];

type Measured = { p50: number; p95: number; cpu: number; statements: number };

/** Milliseconds a process has had a processor for, where the system tells (Linux): untouched by busy neighbours. */
function processorTime(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
}

async function measure(url: string, jobs: number): Promise<Map<string, Measured>> {
  const database = openDatabase(url, { connections: 1 });
  const context: Context = { actor: visitor, db: database.db, now: NOW, platform: 'thehub' };
  let statements = 0;
  database.pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...sent: unknown[]) => unknown;
    client.query = ((...sent: unknown[]) => {
      statements += 1;
      return query(...sent);
    }) as typeof client.query;
  });
  await loadPlaces(context);
  const started = performance.now();
  // Made whole at the end, indexes take seconds; row by row, minutes.
  const { rows: indexes } = await database.pool.query<{ name: string; definition: string }>(`
    SELECT indexname AS name, indexdef AS definition FROM pg_indexes
    WHERE tablename = 'job_search' AND indexdef LIKE '%USING gin%'`);
  for (const index of indexes) await database.pool.query(`DROP INDEX ${index.name}`);
  const many = await makeManyJobs(context, { jobs });
  for (const index of indexes) await database.pool.query(index.definition);
  console.error(
    `${jobs} jobs made in ${((performance.now() - started) / 1000).toFixed(1)} s, ${many.openIds.length} open`,
  );
  await database.pool.query('VACUUM (ANALYZE) job_search');
  // One connection, and no second process beside it: what it uses is what the database uses.
  await database.pool.query('SET max_parallel_workers_per_gather = 0');
  const backend = await database.pool.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const pid = backend.rows[0]?.pid ?? 0;

  const measured = new Map<string, Measured>();
  for (const [name, work] of WORKS) {
    const random = seeded(5);
    for (let n = 0; n < 5; n++) await work(context, many, random);
    statements = 0;
    const times: number[] = [];
    const before = processorTime(pid);
    for (let n = 0; n < ROUNDS; n++) {
      const from = performance.now();
      await work(context, many, random);
      times.push(performance.now() - from);
    }
    const cpu = (processorTime(pid) - before) / ROUNDS;
    times.sort((a, b) => a - b);
    const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] as number;
    measured.set(name, { p50: at(0.5), p95: at(0.95), cpu, statements: statements / ROUNDS });
  }
  await database.close();
  return measured;
}

const folder = await mkdtemp(join(tmpdir(), 'havn-bench-'));
const server = await startOwnDatabase({ dataDirectory: folder, durable: false });
try {
  const results: Map<string, Measured>[] = [];
  for (const jobs of SIZES) {
    const name = `jobs_${jobs}`;
    const admin = openDatabase(server.connectionString, { connections: 1 });
    await admin.pool.query(`CREATE DATABASE ${name}`);
    await admin.close();
    const url = databaseNamed(server.connectionString, name);
    await migrateDatabase(url);
    results.push(await measure(url, jobs));
  }
  print(results);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}

function print(results: Map<string, Measured>[]): void {
  const number = (ms: number) => ms.toFixed(ms < 10 ? 1 : 0);
  const sizes = SIZES.map((jobs) => jobs.toLocaleString('en'));
  const head = ['', ...sizes.flatMap((size) => [`${size}: CPU ms`, 'p50 / p95 ms']), 'CPU ratio', 'statements'];
  const rows = WORKS.map(([name]) => {
    const each = results.map((result) => result.get(name) as Measured);
    const [first, last] = [each[0] as Measured, each.at(-1) as Measured];
    return [
      name,
      ...each.flatMap(({ cpu, p50, p95 }) => [number(cpu), `${number(p50)} / ${number(p95)}`]),
      (first.cpu > 0 ? last.cpu / first.cpu : last.p50 / first.p50).toFixed(1),
      String(Math.round(last.statements * 10) / 10),
    ];
  });
  if (process.env.BENCH_MARKDOWN) {
    console.log([head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n'));
    return;
  }
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  for (const row of [head, ...rows]) {
    console.log(
      row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0))).join('  '),
    );
  }
}
