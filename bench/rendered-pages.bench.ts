import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { startOwnDatabase } from '#database/own-server.ts';
import { projectRoot } from '#project-root.ts';
import { type Running, requestAll, startForked, startOurs } from './running.ts';

/**
 * CPU time per page that is rendered, not cached, compared with a bare server that runs the same queries and renders the
 * same components with one `renderToString`. The two servers take turns.
 */
const ROUNDS = 8;
const REQUESTS_PER_ROUND = 150;
const MOST_RATIO = { '/jobs': 3, '/jobs/{id}': 4 };

const folder = await mkdtemp(join(tmpdir(), 'havn-bench-'));
const database = await startOwnDatabase({ dataDirectory: folder });
const running: Running[] = [];
let failed = false;

try {
  const ours = await startOurs({ folder, databaseUrl: database.connectionString, port: 3229 });
  running.push(ours);
  await build({
    configFile: false,
    logLevel: 'error',
    root: projectRoot,
    build: { ssr: 'bench/bare-pages.tsx', outDir: join(projectRoot, 'build/bench'), emptyOutDir: true, minify: false },
  });
  const bare = await startForked(join(projectRoot, 'build/bench/bare-pages.js'), {
    NODE_ENV: 'production',
    DATABASE_URL: database.connectionString,
  });
  running.push(bare);

  const list = (await (await fetch(`${ours.origin}/api/v2/jobs`)).json()) as { docs: { id: string }[] };
  const ids = list.docs.map(({ id }) => id);
  let requests = 0;
  const addresses: Record<keyof typeof MOST_RATIO, () => string[]> = {
    // An unknown parameter makes each address a new page with the same content.
    '/jobs': () => Array.from({ length: REQUESTS_PER_ROUND }, () => `/jobs?bench=${++requests}`),
    '/jobs/{id}': () =>
      Array.from({ length: REQUESTS_PER_ROUND }, () => `/jobs/${ids[requests % ids.length]}?bench=${++requests}`),
  };

  for (const [kind, most] of Object.entries(MOST_RATIO) as [keyof typeof MOST_RATIO, number][]) {
    const cpuTimes = new Map(running.map((server) => [server, [] as number[]]));
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const server of running) {
        const before = await server.cpu();
        const statuses = await requestAll(server, addresses[kind](), REQUESTS_PER_ROUND, 4);
        if (statuses.get(200) !== REQUESTS_PER_ROUND)
          throw new Error(`Not every answer was 200: ${JSON.stringify([...statuses])}`);
        // The first round warms up.
        if (round > 0) cpuTimes.get(server)?.push((((await server.cpu()) - before) / REQUESTS_PER_ROUND) * 1e3);
      }
    }
    const [mine = 0, theirs = 1] = running.map((server) => median(cpuTimes.get(server) ?? []));
    const ratio = mine / theirs;
    failed ||= ratio > most;
    process.stdout.write(
      `  ${ratio <= most ? 'ok  ' : 'FAIL'}  rendered ${kind.padEnd(12)} ours ${mine.toFixed(2)} ms, bare ${theirs.toFixed(2)} ms of processor time; ratio ${ratio.toFixed(2)} (at most ${most})\n`,
    );
  }
} finally {
  for (const server of running) await server.stop();
  await database.stop();
  await rm(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
