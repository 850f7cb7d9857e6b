import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2_000_000_000;

/**
 * A folder for the database and the files of a run, in memory where there is room: a copy of a database has 900 files,
 * and creating them on disk takes longer than most tests that need one.
 */
export async function newRunFolder(): Promise<string> {
  const home = (await hasRoom()) ? MEMORY : tmpdir();
  for (const name of await readdir(home)) {
    const pid = /^havn-run-(\d+)-/.exec(name)?.[1];
    // Left by a run that was killed.
    if (pid && !isRunning(Number(pid))) await rm(join(home, name), { recursive: true, force: true });
  }
  const folder = await mkdtemp(join(home, `havn-run-${process.pid}-`));
  // The user of PostgreSQL has to enter it when root runs the tests.
  await chmod(folder, 0o755);
  return folder;
}

async function hasRoom(): Promise<boolean> {
  const memory = await statfs(MEMORY).catch(() => null);
  return memory !== null && memory.bavail * memory.bsize > ENOUGH_BYTES;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
