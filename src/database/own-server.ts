import { chownSync, mkdtempSync, realpathSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findCluster, makeCluster } from './cluster.ts';
import { DataInUse, type DataLock, takeDataLock, whoRunsOn } from './data-lock.ts';
import { type DatabaseUser, databaseUser, mayEnter } from './database-user.ts';
import { endOrphans } from './orphans.ts';
import { postgresPrograms } from './postgres-binaries.ts';
import { launchPostgres, type PlaceToListen } from './postgres-process.ts';

export interface OwnDatabaseOptions {
  dataDirectory: string;
  log?: (line: string) => void;
  /** Ends a start that is under way. */
  signal?: AbortSignal;
  /** How long to wait for another Havn on the same data that may be ending, in milliseconds. */
  patience?: number;
  /** The command that has it opened, such as `import`: whoever starts the site waits until it has ended. */
  command?: string;
  /** false forgets the disk: three times faster, for tests only. */
  durable?: boolean;
}

export interface OwnDatabase {
  connectionString: string;
  /** Tells a second start where this one serves. */
  announce(address: string): void;
  stop(): Promise<void>;
}

/**
 * Starts Havn's own PostgreSQL on a data directory nobody else uses, after tidying up behind one that was
 * killed. Throws DatabaseCannotStart (DataInUse, if another Havn runs on it) with a sentence to show.
 */
export async function startOwnDatabase(options: OwnDatabaseOptions): Promise<OwnDatabase> {
  const { log = () => {}, signal, durable = true } = options;
  signal?.throwIfAborted();
  const locks = [await takeWhenFree(path.resolve(options.dataDirectory), options)];
  const release = () => {
    for (const lock of locks) lock.release();
  };
  try {
    const dataDirectory = realpathSync(options.dataDirectory);
    const { cluster, programs, user } = await prepareCluster(dataDirectory, {
      log,
      signal,
      durable,
    });
    // A copied data directory may link to the same cluster elsewhere.
    if (path.dirname(cluster) !== dataDirectory) locks.push(takeDataLock(path.dirname(cluster)));
    signal?.throwIfAborted();
    await endOrphans(cluster, { log });
    const place = await findPlaceToListen(user);
    const postgres = await launchPostgres({
      ...programs,
      cluster,
      user,
      place,
      settings: settings(durable),
      logFile: path.join(dataDirectory, 'postgres.log'),
      log,
      signal,
    }).catch((error: unknown) => {
      place.release();
      throw error;
    });
    return run(locks, { connectionString: place.connectionString, command: options.command }, async () => {
      await postgres.stop();
      place.release();
      release();
    });
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * For a command beside the server: the database of the Havn that runs on this data, or one's own for as
 * long as the command takes.
 */
export async function openOwnDatabase(options: OwnDatabaseOptions): Promise<OwnDatabase> {
  const until = Date.now() + 30_000;
  for (;;) {
    try {
      return await startOwnDatabase({ patience: 0, ...options });
    } catch (error) {
      if (!(error instanceof DataInUse)) throw error;
      const running = whoRunsOn(path.resolve(options.dataDirectory));
      if (running?.connectionString) {
        return {
          connectionString: running.connectionString,
          announce() {},
          async stop() {},
        };
      }
      // It has the lock and is only just starting.
      if (Date.now() > until) throw error;
      await wait(100, undefined, { signal: options.signal });
    }
  }
}

/**
 * Waits a moment before it refuses: after kill -9 of one of its processes the others of a Havn need that to end. Waits
 * longer for one that is ending, and for a command until it has ended.
 */
async function takeWhenFree(directory: string, { patience = 2_000, signal, log }: OwnDatabaseOptions) {
  let waitsFor: number | undefined;
  for (const asked = Date.now(); ; ) {
    try {
      return takeDataLock(directory);
    } catch (error) {
      if (!(error instanceof DataInUse)) throw error;
      const running = whoRunsOn(directory);
      if (patience > 0 && running?.command) {
        if (waitsFor !== running.pid) {
          log?.(`Waiting for npm run ${running.command} (process ${running.pid}), which uses the data, to end`);
        }
        waitsFor = running.pid;
      } else {
        const limit = running?.isEnding ? 15_000 : patience;
        if (Date.now() - asked >= limit) throw error;
      }
      await wait(50, undefined, { signal });
    }
  }
}

async function prepareCluster(
  dataDirectory: string,
  options: {
    log: (line: string) => void;
    signal: AbortSignal | undefined;
    durable: boolean;
  },
) {
  const user = databaseUser(path.join(dataDirectory, 'postgres'));
  const programs = postgresPrograms(user);
  const found = findCluster(dataDirectory, user);
  if (found) return { cluster: found, programs, user };
  options.log('Setting up a new database');
  const cluster = await makeCluster(dataDirectory, user, programs.initdb, options);
  return { cluster, programs, user };
}

function run(
  locks: DataLock[],
  running: { connectionString: string; command: string | undefined },
  end: () => Promise<void>,
): OwnDatabase {
  let stopped: Promise<void> | undefined;
  const { connectionString, command } = running;
  const describe = (more: Parameters<DataLock['describe']>[0]) => {
    for (const lock of locks) lock.describe({ ...(command && { command }), ...more });
  };
  describe({ connectionString });
  return {
    connectionString,
    announce(address) {
      describe({ connectionString, address });
    },
    stop() {
      if (!stopped) {
        describe({ isEnding: true });
        stopped = end();
      }
      return stopped;
    },
  };
}

/**
 * A socket in a directory only the database's user may enter: no port to collide with another copy's, and
 * no password to keep. It lies in /tmp because a socket's path may be no longer than 107 characters.
 */
async function findPlaceToListen(user: DatabaseUser): Promise<PlaceToListen> {
  if (process.platform === 'win32') return listenOnPort();
  const base = tmpdir().length < 60 && mayEnter(user, tmpdir()) ? tmpdir() : '/tmp';
  const directory = mkdtempSync(path.join(base, 'havn-'));
  if (user) chownSync(directory, user.uid, user.gid);
  return {
    settings: ['listen_addresses=', `unix_socket_directories=${directory}`, 'unix_socket_permissions=0700'],
    connectionString: `postgresql://havn@localhost/havn?host=${encodeURIComponent(directory)}`,
    release: () => rmSync(directory, { recursive: true, force: true }),
  };
}

async function listenOnPort(): Promise<PlaceToListen> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return {
    settings: ['listen_addresses=127.0.0.1', `port=${port}`],
    connectionString: `postgresql://havn@127.0.0.1:${port}/havn`,
    release() {},
  };
}

function settings(durable: boolean): string[] {
  return [
    'max_connections=50',
    'shared_buffers=256MB',
    'effective_cache_size=1GB',
    'work_mem=32MB',
    'maintenance_work_mem=128MB',
    'random_page_cost=1.1',
    // Compiling a plan takes longer than any query of ours.
    'jit=off',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_checkpoints=off',
    // Containers have 64 MB of /dev/shm, which one parallel query can exceed.
    ...(hasSmallSharedMemory() ? ['dynamic_shared_memory_type=mmap'] : []),
    ...(durable ? [] : ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']),
  ];
}

function hasSmallSharedMemory(): boolean {
  if (process.platform !== 'linux') return false;
  try {
    const { bsize, blocks } = statfsSync('/dev/shm');
    return bsize * blocks < 256 * 1024 * 1024;
  } catch {
    return true;
  }
}
