import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { DatabaseCannotStart } from './data-lock.ts';

/** The account that PostgreSQL runs as; undefined when that is our own. */
export type DatabaseUser = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root. An existing cluster runs as its owner. A new one runs as the system's `postgres`
 * user, else as a `havn` user created for it.
 */
export function databaseUser(cluster: string): DatabaseUser {
  if (process.getuid?.() !== 0) return undefined;
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return find('postgres') ?? find('havn') ?? create('havn');
}

/** Whether that user may enter the directory. Tried in practice, because ACLs and mounts count, too. */
export function mayEnter(user: DatabaseUser, directory: string): boolean {
  if (!user) return true;
  return spawnSync('/bin/sh', ['-c', 'cd -- "$0"', directory], { ...user, cwd: '/' }).status === 0;
}

function find(name: string): DatabaseUser {
  const [uid, gid] = ['-u', '-g'].map((what) => spawnSync('id', [what, name], { encoding: 'utf8' }));
  if (uid?.status !== 0 || gid?.status !== 0) return undefined;
  return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
}

function create(name: string): DatabaseUser {
  const ways: [string, string[]][] = [
    ['useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', name]],
    ['adduser', ['-S', '-D', '-H', '-s', '/sbin/nologin', name]], // BusyBox
  ];
  for (const [command, options] of ways) {
    spawnSync(command, options, { stdio: 'ignore' });
    const user = find(name);
    if (user) return user;
  }
  throw new DatabaseCannotStart(
    'PostgreSQL does not run as root, and no system user could be made for it: ' +
      `add a user named ${name}, start Havn as an ordinary user, or set DATABASE_URL.`,
  );
}
