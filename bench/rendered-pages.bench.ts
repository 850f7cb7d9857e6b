import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { startOwnDatabase } from '#database/own-server.ts';
import { projectRoot } from '#project-root.ts';
import { ask, type Running, startForked, startOurs } from './running.ts';

/**
 * Rendered pages, none of them kept before, against a bare server that asks the same queries and renders the same
 * components by one `renderToString`: processor time a request, both asked in turns.
 */
const ROUNDS = 8;
const A_ROUND = 150;
const MOST = { '/jobs': 3, '/jobs/{id}': 4 };

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
  let asked = 0;
  const addresses: Record<keyof typeof MOST, () => string[]> = {
    // A name no filter has makes each address a new page, with the same content.
    '/jobs': () => Array.from({ length: A_ROUND }, () => `/jobs?bench=${++asked}`),
    '/jobs/{id}': () => Array.from({ length: A_ROUND }, () => `/jobs/${ids[asked % ids.length]}?bench=${++asked}`),
  };

  for (const [kind, most] of Object.entries(MOST) as [keyof typeof MOST, number][]) {
    const spent = new Map(running.map((server) => [server, [] as number[]]));
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const server of running) {
        const before = await server.cpu();
        const statuses = await ask(server, addresses[kind](), A_ROUND, 4);
        if (statuses.get(200) !== A_ROUND)
          throw new Error(`Not every answer was 200: ${JSON.stringify([...statuses])}`);
        // The first round warms up.
        if (round > 0) spent.get(server)?.push((((await server.cpu()) - before) / A_ROUND) * 1e3);
      }
    }
    const [mine = 0, theirs = 1] = running.map((server) => median(spent.get(server) ?? []));
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
