import { type ChildProcess, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'undici';
import { builtServer } from '../scripts/build.mjs';

/** A server in its own process, so that its CPU time does not include that of the client. */
export type Running = {
  origin: string;
  pool: Pool;
  /** CPU time used so far, in seconds. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
};

const BROWSER = {
  'accept-encoding': 'gzip, deflate, br, zstd',
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
  'accept-language': 'en-GB,en;q=0.9',
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-site': 'none',
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

/** Starts our built server like `npm start`, with its log in a file. */
export async function startOurs(options: {
  folder: string;
  databaseUrl: string;
  port: number;
  settings?: Record<string, string>;
}): Promise<Running & { figures(): Promise<Map<string, number>> }> {
  const { folder, port } = options;
  const child = spawn(process.execPath, [builtServer], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      HAVN_DATA_DIR: folder,
      DATABASE_URL: options.databaseUrl,
      LOG_LEVEL: 'info',
      LIMIT_PUBLIC_READS: '100000000',
      ...options.settings,
    },
  });
  child.stdout.pipe(createWriteStream(join(folder, `server-${port}.log`)));
  const origin = `http://localhost:${port}`;
  await untilReady(origin, child);
  const figures = async () => {
    const text = await (await fetch(`${origin}/metrics`)).text();
    const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    return new Map(lines.map((line) => line.split(' ')).map(([name, value]) => [name ?? '', Number(value)]));
  };
  const pool = new Pool(origin, { connections: 16, pipelining: 1 });
  return {
    origin,
    pool,
    figures,
    cpu: async () => (await figures()).get('havn_cpu_seconds_total') ?? 0,
    stop: () => end(child, pool),
  };
}

/** Starts the bare server with the answers that it sends. */
export async function startBare(pages: ReadonlyMap<string, Buffer>): Promise<Running> {
  return startForked(join(import.meta.dirname, 'bare-server.ts'), {}, (child) => {
    for (const [path, bytes] of pages) child.send({ path, base64: bytes.toString('base64') });
  });
}

/** Starts a server that answers messages: `listen` with its port, `cpu` with its CPU time in seconds. */
export async function startForked(
  file: string,
  environment: Record<string, string>,
  prepare: (child: ChildProcess) => void = () => {},
): Promise<Running> {
  const child = fork(file, { env: { ...process.env, ...environment } });
  const send = async (message: string): Promise<{ port?: number; cpu?: number }> => {
    const answer = once(child, 'message');
    child.send(message);
    return (await answer)[0] as { port?: number; cpu?: number };
  };
  prepare(child);
  const { port } = await send('listen');
  const origin = `http://localhost:${port}`;
  const pool = new Pool(origin, { connections: 16, pipelining: 1 });
  return { origin, pool, cpu: async () => (await send('cpu')).cpu ?? 0, stop: () => end(child, pool) };
}

/** Requests the paths in turn, `atOnce` at a time, and returns the count of each status. */
export async function requestAll(
  running: Pick<Running, 'pool'>,
  paths: readonly string[],
  count: number,
  atOnce = 16,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let requests = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (requests < count) {
        const path = paths[requests % paths.length] ?? '/';
        requests += 1;
        const { statusCode, body } = await running.pool.request({ path, method: 'GET', headers: BROWSER });
        await body.dump({ limit: 10_000_000 });
        statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      }
    }),
  );
  return statuses;
}

/** Requests a page like a browser, and returns the bytes as sent. */
export async function bytesOf(
  running: Running,
  path: string,
): Promise<{ status: number; encoding: string; bytes: Buffer }> {
  const { statusCode, headers, body } = await running.pool.request({ path, method: 'GET', headers: BROWSER });
  const bytes = Buffer.from(await body.arrayBuffer());
  return { status: statusCode, encoding: String(headers['content-encoding'] ?? ''), bytes };
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if (child.exitCode !== null) throw new Error('The server exited before it was ready. See its log.');
    const isReady = await fetch(`${origin}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The server was not ready after two minutes.');
}

async function end(child: ChildProcess, pool: Pool): Promise<void> {
  await pool.destroy();
  if (child.exitCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  await exit;
}
