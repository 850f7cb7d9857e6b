import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The database cannot start; the message is one sentence for the command line. */
export class DatabaseCannotStart extends Error {
  override name = 'DatabaseCannotStart';
}

/** Another Havn uses this data directory. */
export class DataInUse extends DatabaseCannotStart {
  override name = 'DataInUse';
}

/** The lock's owner describes itself to other processes. */
export interface RunningHavn {
  pid: number;
  address?: string;
  connectionString?: string;
  isEnding?: boolean;
  /** Set when a command such as `import`, which ends by itself, holds the lock instead of the site. */
  command?: string;
}

export interface DataLock {
  describe(running: Omit<RunningHavn, 'pid'>): void;
  release(): void;
}

const SQLITE_BUSY = 5;

/**
 * Takes the data directory for this process, or throws DataInUse.
 *
 * The lock is an open SQLite transaction on an empty file: the kernel holds it and drops it with the
 * process, so neither kill -9 nor a reused process id can leave a stale one behind. (Node has no flock.)
 */
export function takeDataLock(directory: string): DataLock {
  const lock = openLockFile(directory);
  try {
    lock.exec('BEGIN IMMEDIATE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== SQLITE_BUSY) throw notWritable(directory);
    throw new DataInUse(refusal(directory, runningHavnIn(directory)));
  }
  const file = path.join(directory, 'running.json');
  rmSync(file, { force: true });
  return {
    describe(running) {
      // Renamed into place, so that no reader sees half a file.
      const facts: RunningHavn = { pid: process.pid, ...running };
      writeFileSync(`${file}.next`, `${JSON.stringify(facts)}\n`, {
        mode: 0o600,
      });
      renameSync(`${file}.next`, file);
    },
    release() {
      if (!lock.isOpen) return;
      rmSync(file, { force: true });
      lock.close();
    },
  };
}

/** Reads how the running Havn describes itself; only valid while its lock is held. */
export function runningHavnIn(directory: string): RunningHavn | undefined {
  try {
    return JSON.parse(readFileSync(path.join(directory, 'running.json'), 'utf8')) as RunningHavn;
  } catch {
    return undefined;
  }
}

function openLockFile(directory: string): DatabaseSync {
  try {
    mkdirSync(directory, { recursive: true });
    return new DatabaseSync(path.join(directory, 'havn.lock'), { timeout: 0 });
  } catch {
    throw notWritable(directory);
  }
}

function notWritable(directory: string): DatabaseCannotStart {
  return new DatabaseCannotStart(
    `Havn may not write to its data directory ${directory}; give it another with HAVN_DATA_DIR, ` +
      'or start it as the user who owns that one.',
  );
}

function refusal(directory: string, running: RunningHavn | undefined): string {
  const where = running?.address ? `at ${running.address} ` : '';
  const who = running ? ` (process ${running.pid})` : '';
  return (
    `Havn is already running ${where}on the data in ${directory}${who}; ` +
    'stop that one first, or give this one its own HAVN_DATA_DIR and PORT.'
  );
}
