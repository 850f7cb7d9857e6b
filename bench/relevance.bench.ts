/**
 * Relevance of searches in six languages over the demo data, against grades that depend on the jobs alone
 * (bench/relevance). nDCG@10 is 1 when the ten best jobs come first, in the best order. Every other query is held out: we
 * do not look at its results while we improve the search.
 *
 *   npm run bench -- relevance           (BENCH_WORST=20 prints the worst queries that are not held out)
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '#database/client.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { startOwnDatabase } from '#database/own-server.ts';
import { loadDemoStartups } from '#demo/load-demo-data.ts';
import { type Context, visitor } from '#domain/context.ts';
import { readJobFilters } from '#domain/search/filters/read-filters.ts';
import { listOpenJobs } from '#domain/search/results/queries.server.ts';
import { loadPlaces } from '#domain/site/load-places.server.ts';
import { LISTENERS } from '#listeners.ts';
import { type Facts, factsOf } from './relevance/judging.ts';
import { QUERIES } from './relevance/queries.ts';

const NOW = new Date('2026-11-20T09:00:00.000Z');
const SHOWN = 10;

const gainOf = (grades: readonly number[]) =>
  grades.slice(0, SHOWN).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

type Result = { kind: string; search: string; isHeldOut: boolean; ndcg: number; shown: string };

async function resultsOf(context: Context, open: ReadonlyMap<string, Facts>): Promise<Result[]> {
  const results: Result[] = [];
  for (const [kind, queries] of Object.entries(QUERIES)) {
    for (const [at, [search, judge]] of queries.entries()) {
      const best = [...open.values()].map(judge).sort((a, b) => b - a);
      if (best[0] === 0) throw new Error(`No job of the demo data matches “${search}”, so it measures nothing.`);
      const { filters } = readJobFilters(new URLSearchParams({ search }));
      const { docs } = await listOpenJobs(context, filters);
      const jobs = docs.map((job) => open.get(job.id)).filter((job) => job !== undefined);
      const grades = jobs.map(judge);
      const lines = jobs.slice(0, SHOWN).map((job, rank) => `${grades[rank]} ${job.title} [${job.role}]`);
      results.push({
        kind,
        search,
        isHeldOut: at % 2 === 1,
        ndcg: gainOf(grades) / gainOf(best),
        shown: lines.join(' | '),
      });
    }
  }
  return results;
}

const mean = (results: readonly Result[]) =>
  (results.reduce((sum, { ndcg }) => sum + ndcg, 0) / results.length).toFixed(3);

function print(results: readonly Result[]): void {
  const line = (name: string, of: readonly Result[]) => {
    const halves = [of, of.filter(({ isHeldOut }) => !isHeldOut), of.filter(({ isHeldOut }) => isHeldOut)];
    console.log(
      [name.padEnd(14), String(of.length).padStart(7), ...halves.map((half) => mean(half).padStart(10))].join(' '),
    );
  };
  console.log(`${'nDCG@10'.padEnd(14)} queries        all     tuning    held out`);
  for (const [kind, of] of Map.groupBy(results, (result) => result.kind)) line(kind, of);
  line('all', results);
  const worst = Number(process.env.BENCH_WORST ?? 0);
  for (const result of results
    .filter(({ isHeldOut }) => !isHeldOut)
    .sort((a, b) => a.ndcg - b.ndcg)
    .slice(0, worst)) {
    console.log(`\n${result.ndcg.toFixed(2)} ${result.kind}: ${result.search}\n     ${result.shown}`);
  }
}

const folder = await mkdtemp(join(tmpdir(), 'havn-bench-'));
const server = await startOwnDatabase({ dataDirectory: folder, durable: false });
try {
  await migrateDatabase({ migrations: server.connectionString, serving: server.connectionString });
  const database = openDatabase(server.connectionString, { connections: 2 });
  const context: Context = { actor: visitor, db: database.db, now: NOW, platform: 'thehub', listeners: LISTENERS };
  await loadPlaces(context);
  const files = new Map<string, Buffer>();
  const { jobs } = await loadDemoStartups(
    { ...context, actor: { kind: 'system', name: 'bench' } },
    {
      read: async (path) => files.get(path) ?? null,
      write: async (path, bytes) => void files.set(path, bytes),
      remove: async (path) => void files.delete(path),
    },
  );
  const { rows } = await database.pool.query<{ id: string }>(
    'SELECT job_id AS id FROM job_search WHERE platform = $1 AND closes_at > $2',
    [context.platform, NOW],
  );
  const isOpen = new Set(rows.map(({ id }) => id));
  const open = new Map(jobs.filter(({ row }) => isOpen.has(row.id)).map((job) => [job.row.id, factsOf(job)]));
  print(await resultsOf(context, open));
  await database.close();
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
}
