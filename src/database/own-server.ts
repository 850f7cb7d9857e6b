import { chownSync, mkdtempSync, realpathSync, rmSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findCluster, makeCluster } from './cluster.ts';
import { DataInUse, type DataLock, runningHavnIn, takeDataLock } from './data-lock.ts';
import { type DatabaseUser, databaseUser, mayEnter } from './database-user.ts';
import { endOrphans } from './orphans.ts';
import { postgresPrograms } from './postgres-binaries.ts';
import { launchPostgres, type PlaceToListen } from './postgres-process.ts';

export interface OwnDatabaseOptions {
  dataDirectory: string;
  log?: (line: string) => void;
  /** Aborts a start in progress. */
  signal?: AbortSignal;
  /** Milliseconds to wait for another Havn on the same data that may be ending. */
  patience?: number;
  /** The command that opens it, such as `import`; a starting site waits until the command has ended. */
  command?: string;
  /** `false` skips syncing to disk: three times faster, for tests only. */
  durable?: boolean;
}

export interface OwnDatabase {
  connectionString: string;
  /** Records this site's address, so that a second start can name it. */
  announce(address: string): void;
  stop(): Promise<void>;
}

/**
 * Starts Havn's own PostgreSQL on a data directory, after ending the leftovers of a killed one. Throws
 * DatabaseCannotStart with a sentence to show; its subclass DataInUse means that another Havn uses the data.
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
    // The link in a copied data directory may lead to the original's cluster.
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
    return runServer(locks, { connectionString: place.connectionString, command: options.command }, async () => {
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
 * Opens the database for a command: that of the Havn already running on this data, else a server that ends with the
 * command.
 */
export async function openOwnDatabase(options: OwnDatabaseOptions): Promise<OwnDatabase> {
  const until = Date.now() + 30_000;
  for (;;) {
    try {
      return await startOwnDatabase({ patience: 0, ...options });
    } catch (error) {
      if (!(error instanceof DataInUse)) throw error;
      const running = runningHavnIn(path.resolve(options.dataDirectory));
      if (running?.connectionString) {
        return {
          connectionString: running.connectionString,
          announce() {},
          async stop() {},
        };
      }
      // Another Havn has the lock and is still starting.
      if (Date.now() > until) throw error;
      await wait(100, undefined, { signal: options.signal });
    }
  }
}

/**
 * Waits before it refuses: after kill -9 of one process, the others of that Havn need a moment to end. Waits longer
 * for a Havn that is ending, and for a command until it has ended.
 */
async function takeWhenFree(directory: string, { patience = 2_000, signal, log }: OwnDatabaseOptions) {
  let waitsFor: number | undefined;
  for (const since = Date.now(); ; ) {
    try {
      return takeDataLock(directory);
    } catch (error) {
      if (!(error instanceof DataInUse)) throw error;
      const running = runningHavnIn(directory);
      if (patience > 0 && running?.command) {
        if (waitsFor !== running.pid) {
          log?.(`Waiting for npm run ${running.command} (process ${running.pid}), which uses the data, to end`);
        }
        waitsFor = running.pid;
      } else {
        const limit = running?.isEnding ? 15_000 : patience;
        if (Date.now() - since >= limit) throw error;
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
  const existing = findCluster(dataDirectory, user);
  if (existing) return { cluster: existing, programs, user };
  options.log('Setting up a new database');
  const cluster = await makeCluster(dataDirectory, user, programs.initdb, options);
  return { cluster, programs, user };
}

function runServer(
  locks: DataLock[],
  running: { connectionString: string; command: string | undefined },
  end: () => Promise<void>,
): OwnDatabase {
  let stopping: Promise<void> | undefined;
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
      if (!stopping) {
        try {
          describe({ isEnding: true });
        } catch {
          // On a full disk it stops without having said so.
        }
        stopping = end();
      }
      return stopping;
    },
  };
}

/**
 * A socket in a directory that only the database's user may enter: no port can collide, and no password is needed. It
 * lies in /tmp, because a socket's path may have at most 107 characters.
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
    // Several sites of a test run share one.
    `max_connections=${durable ? 50 : 200}`,
    'shared_buffers=256MB',
    'effective_cache_size=1GB',
    'work_mem=32MB',
    'maintenance_work_mem=128MB',
    'random_page_cost=1.1',
    // Compiling a plan takes longer than any of our queries.
    'jit=off',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_checkpoints=off',
    // A container has 64 MB of /dev/shm, and one parallel query can exceed that.
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
