import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { CLEAN_ENVIRONMENT } from './cluster.ts';
import { DatabaseCannotStart } from './data-lock.ts';
import type { DatabaseUser } from './database-user.ts';
import { endOrphans } from './orphans.ts';

export interface PlaceToListen {
  settings: string[];
  connectionString: string;
  release(): void;
}

export interface Launch {
  postgres: string;
  pgCtl: string;
  cluster: string;
  user: DatabaseUser;
  place: PlaceToListen;
  settings: string[];
  logFile: string;
  log: (line: string) => void;
  signal: AbortSignal | undefined;
}

const LONGEST_LOG = 10_000_000;
const LONGEST_RECOVERY = 10 * 60_000;

/**
 * Runs PostgreSQL until stopped, and restarts it when it dies: the site then answers 503 for a moment instead of
 * ending. After kill -9 of this process PostgreSQL runs on, and the next start ends it (orphans.ts).
 */
export async function launchPostgres(launch: Launch): Promise<{ stop(): Promise<void> }> {
  const ending = new AbortController();
  launch.signal?.addEventListener('abort', () => ending.abort(launch.signal?.reason), { once: true });
  let running = await startOnce(launch, ending.signal);
  let restarting = Promise.resolve();

  const watchOver = () =>
    running.child.once('exit', () => {
      if (!ending.signal.aborted) restarting = restart();
    });
  async function restart() {
    for (let pause = 200; !ending.signal.aborted; pause = Math.min(pause * 2, 5_000)) {
      launch.log('PostgreSQL ended unexpectedly; starting it again');
      try {
        await wait(pause, undefined, { signal: ending.signal });
        await endOrphans(launch.cluster, { log: launch.log, keepSocket: true });
        running = await startOnce(launch, ending.signal);
        watchOver();
        return;
      } catch (error) {
        if (!ending.signal.aborted) launch.log((error as Error).message);
      }
    }
  }
  watchOver();
  return {
    async stop() {
      ending.abort();
      await restarting;
      await end(running, launch);
    },
  };
}

async function startOnce(launch: Launch, signal: AbortSignal): Promise<Running> {
  signal.throwIfAborted();
  const logStart = rotateLog(launch.logFile);
  const running = spawnPostgres(launch);
  try {
    await untilReady(running.child, launch, signal);
    return running;
  } catch (error) {
    await end(running, launch);
    if (signal.aborted || error instanceof DatabaseCannotStart) throw error;
    throw new DatabaseCannotStart(
      `PostgreSQL did not start: ${lastWords(launch.logFile, logStart)} (${launch.logFile})`,
    );
  }
}

interface Running {
  child: ChildProcess;
  ended: Promise<unknown>;
}

function spawnPostgres(launch: Launch): Running {
  const output = openSync(launch.logFile, 'a', 0o600);
  const settings = [...launch.settings, ...launch.place.settings].flatMap((setting) => ['-c', setting]);
  const child = spawn(launch.postgres, ['-D', launch.cluster, ...settings], {
    ...launch.user,
    cwd: launch.cluster,
    // In a separate session: Ctrl-C in a terminal reaches the whole process group, and the database must outlive
    // requests in progress.
    detached: true,
    env: CLEAN_ENVIRONMENT,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  return { child, ended: new Promise((resolve) => child.once('exit', resolve).once('error', resolve)) };
}

async function untilReady(child: ChildProcess, launch: Launch, signal: AbortSignal): Promise<void> {
  const until = Date.now() + LONGEST_RECOVERY;
  while (Date.now() < until) {
    signal.throwIfAborted();
    if (hasEnded(child)) throw new Error('ended');
    const refusal = await tryConnection(launch.place.connectionString);
    if (refusal === undefined) return;
    if (refusal === UNKNOWN_DATABASE) await createDatabase(launch.place.connectionString);
    else await wait(20, undefined, { signal });
  }
  throw new DatabaseCannotStart(`PostgreSQL is not ready after ${LONGEST_RECOVERY / 60_000} minutes.`);
}

const UNKNOWN_DATABASE = '3D000';

async function tryConnection(connectionString: string): Promise<string | undefined> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code ?? 'unknown';
  }
}

async function createDatabase(connectionString: string): Promise<void> {
  const url = new URL(connectionString);
  url.pathname = '/postgres';
  const administrator = new pg.Client({ connectionString: url.href });
  await administrator.connect();
  try {
    await administrator.query('CREATE DATABASE havn');
  } finally {
    await administrator.end();
  }
}

/** Fast shutdown: rolls back open transactions. After ten seconds it uses stronger signals. */
async function end(running: Running, launch: Launch): Promise<void> {
  const { child } = running;
  if (!child.pid) return;
  const ending = running.ended.then(() => true);
  if (process.platform === 'win32') {
    spawnSync(launch.pgCtl, ['stop', '-D', launch.cluster, '-m', 'fast', '-t', '10']);
  }
  for (const [signal, patience] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ] as const) {
    child.kill(signal);
    const patient = new AbortController();
    const outcome = await Promise.race([ending, wait(patience, false, { signal: patient.signal })]);
    patient.abort();
    if (outcome) return;
  }
}

function hasEnded(child: ChildProcess): boolean {
  return !child.pid || child.exitCode !== null || child.signalCode !== null;
}

function rotateLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size < LONGEST_LOG) return size;
  renameSync(file, `${file}.1`);
  return 0;
}

function lastWords(file: string, from: number): string {
  const lines = readFileSync(file).subarray(from).toString().trim().split('\n');
  return (lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? '').replace(
    /^.*?(FATAL|PANIC):\s*/,
    '',
  );
}
