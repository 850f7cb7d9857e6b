import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startOwnDatabase } from '#database/own-server.ts';
import { databaseOf } from './jobs-by-size.ts';
import { type Running, requestAll, startForked, startOurs } from './running.ts';

/**
 * Processor time per page that is rendered, not cached, of node and of its PostgreSQL connections, compared with a bare
 * server: the queries and components as they were on 2026-11-22, without a name for any statement, and one
 * `renderToString` (frozen/README.md). Each address is requested once, and the two servers take turns. On Linux only.
 */
const ROUNDS = 8;
const REQUESTS_PER_ROUND = 100;
/** Until the code is compiled: in its first hundred pages a server takes up to half as long again. */
const WARM_UP_ROUNDS = 6;
const MOST = {
  '/jobs': { node: 3, all: 1.5 },
  /** Decision 42. */
  'a searched list': { node: 2.5, all: 1 },
  '/jobs/{id}': { node: 2.3, all: 1.1 },
};

const folder = await mkdtemp(join(tmpdir(), 'havn-bench-'));
const database = await startOwnDatabase({ dataDirectory: folder });
const running: { server: Running; application: string }[] = [];
let hasFailed = false;

try {
  const databaseUrl = await databaseOf(database.connectionString, 10_000);
  const ours = await startOurs({
    folder,
    databaseUrl,
    port: 3229,
    settings: { DEMO_DATA: 'false', RUN_WORKER: 'false' },
  });
  running.push({ server: ours, application: 'havn' });
  const bare = await startForked(join(import.meta.dirname, 'frozen/bare-pages.js'), {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
  });
  running.push({ server: bare, application: 'bare' });

  const admin = new pg.Client({ connectionString: databaseUrl, application_name: 'bench' });
  await admin.connect();
  const { rows } = await admin.query<{ id: string; word: string }>(`
    SELECT job_id AS id, split_part(lower(j.title), ' ', 1 + (ascii(job_id) % 2)) AS word
    FROM job_search JOIN jobs j ON j.id = job_id WHERE platform = 'thehub' ORDER BY md5(job_id) LIMIT 2000`);
  let requests = 0;
  const next = () => rows[++requests % rows.length] ?? { id: '', word: '' };
  const many = (address: () => string) => () => Array.from({ length: REQUESTS_PER_ROUND }, address);
  // An unknown parameter makes each address a new page.
  const addresses: Record<keyof typeof MOST, () => string[]> = {
    '/jobs': many(() => `/jobs?bench=${++requests}`),
    'a searched list': many(() => `/jobs?search=${encodeURIComponent(next().word)}&countryCode=DK&bench=${requests}`),
    '/jobs/{id}': many(() => `/jobs/${next().id}?bench=${requests}`),
  };

  /** Milliseconds of processor time of the PostgreSQL processes behind a server's connections. */
  const databaseTime = async (application: string): Promise<number> => {
    const backends = await admin.query<{ pid: number }>(
      'SELECT pid FROM pg_stat_activity WHERE application_name = $1',
      [application],
    );
    const times = backends.rows.map(
      ({ pid }) => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
    );
    return times.reduce((sum, time) => sum + time, 0);
  };

  for (const [kind, most] of Object.entries(MOST) as [keyof typeof MOST, { node: number; all: number }][]) {
    const times = running.map(() => ({ node: [] as number[], database: [] as number[] }));
    for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round += 1) {
      for (const [at, { server, application }] of running.entries()) {
        const before = { node: (await server.cpu()) * 1e3, database: await databaseTime(application) };
        const statuses = await requestAll(server, addresses[kind](), REQUESTS_PER_ROUND, 4);
        if (statuses.get(200) !== REQUESTS_PER_ROUND)
          throw new Error(`Not every answer was 200: ${JSON.stringify([...statuses])}`);
        if (round < 0) continue;
        times[at]?.node.push(((await server.cpu()) * 1e3 - before.node) / REQUESTS_PER_ROUND);
        times[at]?.database.push(((await databaseTime(application)) - before.database) / REQUESTS_PER_ROUND);
      }
    }
    const [mine, theirs] = times.map(({ node, database }) => ({ node: median(node), database: median(database) }));
    if (!mine || !theirs) throw new Error('Two servers are measured.');
    const ratios = {
      node: mine.node / theirs.node,
      all: (mine.node + mine.database) / (theirs.node + theirs.database),
    };
    const isWithin = ratios.node <= most.node && ratios.all <= most.all;
    hasFailed ||= !isWithin;
    const cpuText = ({ node, database }: { node: number; database: number }) =>
      `node ${node.toFixed(2)} ms, PostgreSQL ${database.toFixed(2)} ms`;
    process.stdout.write(
      `  ${isWithin ? 'ok  ' : 'FAIL'}  ${kind.padEnd(15)} ours: ${cpuText(mine)}; bare: ${cpuText(theirs)}; ` +
        `node ${ratios.node.toFixed(2)} × (at most ${most.node}), all ${ratios.all.toFixed(2)} × (at most ${most.all})\n`,
    );
  }
  process.stdout.write(`  load of the machine: ${loadavg()[0]?.toFixed(1)}\n`);
  await admin.end();
} finally {
  for (const { server } of running) await server.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(hasFailed ? 1 : 0);

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
