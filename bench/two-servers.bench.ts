/**
 * Two servers on one database: the delay until a job published through one is on the cached pages of the other, and the
 * memory of a server while visitors read a thousand different pages of a large site.
 *
 *   npm run bench -- two-servers [--jobs 10000] [--database URL]
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '#database/client.ts';
import { startOwnDatabase } from '#database/own-server.ts';
import { NORDIC_COUNTRIES } from '#domain/site/countries.ts';
import { databaseOf } from './jobs-by-size.ts';
import { publishJob } from './publishing.ts';
import { requestAll, startOurs } from './running.ts';

const { values: options } = parseArgs({
  options: { jobs: { type: 'string', default: '10000' }, database: { type: 'string' } },
});
const MOST_MS = 1_000;
const TIMES = 5;

const folder = await mkdtemp(join(tmpdir(), 'havn-bench-'));
const own = options.database ? null : await startOwnDatabase({ dataDirectory: folder, durable: false });
let hasFailed = false;
try {
  const databaseUrl = options.database ?? (await databaseOf(own?.connectionString ?? '', Number(options.jobs)));
  const settings = { DEMO_DATA: 'false' };
  const first = await startOurs({ folder, databaseUrl, port: 4151, settings });
  const second = await startOurs({ folder, databaseUrl, port: 4152, settings: { ...settings, RUN_WORKER: 'false' } });
  const database = openDatabase(databaseUrl, { connections: 1 });
  try {
    const { rows } = await database.pool.query<{ id: string; key: string }>(
      "SELECT id, key FROM companies WHERE status = 'ACTIVE' AND 'thehub' = ANY(platforms) ORDER BY id LIMIT 1",
    );
    const company = rows[0] ?? { id: '', key: '' };
    const path = `/startups/${company.key}`;
    const delays: number[] = [];
    for (let time = 1; time <= TIMES; time += 1) {
      const title = `Backend Engineer ${time * 1_000_003}`;
      const page = async () => (await fetch(second.origin + path)).text();
      for (let round = 0; round < 3; round += 1) await page();
      await publishJob(database.db, company.id, time * 1_000_003);
      const since = performance.now();
      while (!(await page()).includes(title) && performance.now() - since < 10_000)
        await new Promise((resolve) => setTimeout(resolve, 5));
      delays.push(performance.now() - since);
    }
    const longest = Math.max(...delays);
    hasFailed ||= longest >= MOST_MS;
    console.log(
      `  a job published is on the cached page of another process after ${longest.toFixed(0)} ms (at most ${MOST_MS})`,
    );

    const ids = await database.pool.query<{ id: string }>(
      "SELECT job_id AS id FROM job_search WHERE platform = 'thehub' ORDER BY md5(job_id) LIMIT 700",
    );
    const words = [
      'engineer',
      'designer',
      'manager',
      'analyst',
      'lead',
      'payments',
      'lidar',
      'growth',
      'senior',
      'data',
    ];
    const paths = [
      '/',
      '/jobs',
      ...Array.from({ length: 100 }, (_, at) => `/jobs?page=${at + 2}`),
      ...words.flatMap((word) => NORDIC_COUNTRIES.map((code) => `/jobs?search=${word}&countryCode=${code}`)),
      ...ids.rows.map(({ id }) => `/jobs/${id}`),
    ];
    const statuses = await requestAll(second, paths, paths.length, 4);
    await requestAll(second, paths, paths.length * 3, 16);
    const figures = await second.figures();
    const megabytes = (name: string) => ((figures.get(name) ?? 0) / 1_048_576).toFixed(0);
    console.log(
      `  ${paths.length} pages read (${[...statuses].map(([status, n]) => `${n} answered ${status}`).join(', ')}): resident ` +
        `${megabytes('havn_memory_resident_bytes')} MB, of it heap ${megabytes('havn_memory_heap_bytes')} MB, cached pages ${megabytes('havn_page_cache_bytes')} MB`,
    );
  } finally {
    await database.close();
    await second.stop();
    await first.stop();
  }
} finally {
  await own?.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(hasFailed ? 1 : 0);
