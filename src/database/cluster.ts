import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  accessSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseCannotStart, takeDataLock } from './data-lock.ts';
import { type DatabaseUser, mayEnter } from './database-user.ts';
import { endOrphans } from './orphans.ts';
import { SYSTEM_HOME } from './postgres-binaries.ts';

const MAJOR_VERSION = '18';
const BELONGS_TO = 'belongs-to';

/** PostgreSQL reads environment variables; the user's own settings must not reach it. */
export const CLEAN_ENVIRONMENT = {
  PATH: process.env.PATH,
  LC_ALL: 'C',
  TZ: 'UTC',
};

/** Finds the cluster of a data directory; undefined before the first start. */
export function findCluster(dataDirectory: string, user: DatabaseUser): string | undefined {
  const place = path.join(dataDirectory, 'postgres');
  const link = lstatSync(place, { throwIfNoEntry: false });
  if (!link) return undefined;
  if (!existsSync(place)) {
    throw new DatabaseCannotStart(
      `The database of ${dataDirectory} lay in ${readlinkSync(place)} and is not there any more; ` +
        `bring it back, or remove ${place} to begin with a new one.`,
    );
  }
  const cluster = link.isSymbolicLink() ? realpathSync(place) : moveIfLocked(realpathSync(place), place, user);
  const version = readVersion(cluster);
  if (version !== MAJOR_VERSION) {
    throw new DatabaseCannotStart(
      `The database in ${cluster} is of PostgreSQL ${version}, not ${MAJOR_VERSION}; move it with pg_dump.`,
    );
  }
  return cluster;
}

/** Makes a new cluster under a temporary name, so that an interruption leaves no half-made one. */
export async function makeCluster(
  dataDirectory: string,
  user: DatabaseUser,
  initdb: string,
  options: { durable: boolean; signal: AbortSignal | undefined },
): Promise<string> {
  const next = path.join(dataDirectory, 'postgres.next');
  await removeInterrupted(next);
  const inPlace = mayEnter(user, dataDirectory);
  const cluster = inPlace ? next : newSystemPlace(dataDirectory);
  if (!inPlace) symlinkSync(cluster, next);
  mkdirSync(cluster, { mode: 0o700 });
  if (user) chownSync(cluster, user.uid, user.gid);
  await runInitdb(initdb, realpathSync(cluster), user, options);
  const place = path.join(dataDirectory, 'postgres');
  renameSync(next, place);
  return realpathSync(place);
}

async function removeInterrupted(next: string): Promise<void> {
  const remainder = lstatSync(next, { throwIfNoEntry: false });
  if (!remainder) return;
  const directory = remainder.isSymbolicLink() ? readlinkSync(next) : realpathSync(next);
  await endOrphans(directory, {});
  rmSync(remainder.isSymbolicLink() ? path.dirname(directory) : directory, {
    recursive: true,
    force: true,
  });
  rmSync(next, { force: true });
}

/** A separate folder under /var/lib/havn, with space for a second lock beside the cluster. */
function newSystemPlace(dataDirectory: string): string {
  removeForgotten();
  const home = path.join(SYSTEM_HOME, `data-${randomBytes(6).toString('hex')}`);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  writeFileSync(path.join(home, BELONGS_TO), dataDirectory);
  return path.join(home, 'postgres');
}

/**
 * Removes clusters whose temporary data directories were deleted, such as the tests'. It leaves all others: an
 * unmounted disk looks just like a deleted directory.
 */
function removeForgotten(): void {
  if (!existsSync(SYSTEM_HOME)) return;
  for (const name of readdirSync(SYSTEM_HOME)) {
    const home = path.join(SYSTEM_HOME, name);
    const note = path.join(home, BELONGS_TO);
    if (!existsSync(note)) continue;
    const owner = readFileSync(note, 'utf8');
    if (!owner.startsWith(`${realpathSync(tmpdir())}${path.sep}`) || existsSync(owner)) continue;
    try {
      const lock = takeDataLock(home);
      rmSync(home, { recursive: true, force: true });
      lock.release();
    } catch {
      // Another process uses it, or is removing it now.
    }
  }
}

/** Moves a cluster whose parent folder was closed to other users after the cluster was made. */
function moveIfLocked(cluster: string, place: string, user: DatabaseUser): string {
  if (mayEnter(user, cluster)) return cluster;
  const newPlace = newSystemPlace(path.dirname(place));
  try {
    renameSync(cluster, newPlace);
  } catch {
    throw new DatabaseCannotStart(
      `PostgreSQL's user may not enter ${cluster}; open the folders above it, or move it to ${newPlace} ` +
        `and put a symbolic link in its place.`,
    );
  }
  symlinkSync(newPlace, place);
  return newPlace;
}

function readVersion(cluster: string): string {
  try {
    accessSync(cluster);
    return readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EACCES') throw error;
    throw new DatabaseCannotStart(
      `The database in ${cluster} belongs to another user of this machine; ` +
        'start Havn as before, or give it another HAVN_DATA_DIR.',
    );
  }
}

function runInitdb(
  initdb: string,
  cluster: string,
  user: DatabaseUser,
  options: { durable: boolean; signal: AbortSignal | undefined },
): Promise<void> {
  const settings = ['--username=havn', '--auth=trust', '--encoding=UTF8', '--data-checksums', '--no-instructions'];
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  return new Promise((resolve, reject) => {
    const child = spawn(
      initdb,
      [`--pgdata=${cluster}`, ...settings, ...locale, ...(options.durable ? [] : ['--no-sync'])],
      {
        ...user,
        // The working directory lets endOrphans recognise the process. In a separate process group, one signal also
        // ends the servers that it starts.
        cwd: cluster,
        detached: true,
        env: CLEAN_ENVIRONMENT,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    let complaint = '';
    child.stderr.on('data', (chunk: Buffer) => {
      complaint += chunk.toString();
    });
    const abort = () => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    };
    options.signal?.addEventListener('abort', abort, { once: true });
    child.once('error', reject);
    child.once('close', (code) => {
      options.signal?.removeEventListener('abort', abort);
      if (code === 0) resolve();
      else if (options.signal?.aborted) reject(options.signal.reason);
      else reject(new DatabaseCannotStart(`PostgreSQL could not set up ${cluster}: ${complaint.trim()}`));
    });
  });
}
