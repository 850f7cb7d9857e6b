import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseCannotStart } from './data-lock.ts';

/**
 * Ends the PostgreSQL that a killed Havn left running on this cluster. The caller holds the data lock. A process
 * belongs to the cluster when it works in that directory. After a restart of the machine or container, any other
 * process may have the id in postmaster.pid.
 */
export async function endOrphans(
  cluster: string,
  { log, keepSocket }: { log?: (line: string) => void; keepSocket?: boolean },
): Promise<void> {
  const notes = readPostmasterFile(cluster);
  if (processesOf(cluster, notes?.pid).length > 0) {
    log?.('Ending the PostgreSQL that a killed Havn has left running on this data');
    await endProcesses(cluster, notes?.pid);
  }
  if (!notes) return;
  // No process is left, so the file is stale; PostgreSQL would take a reused id for a running server.
  rmSync(path.join(cluster, 'postmaster.pid'), { force: true });
  if (!keepSocket && /^havn-\w{6}$/.test(path.basename(notes.socketDirectory))) {
    rmSync(notes.socketDirectory, { recursive: true, force: true });
  }
}

async function endProcesses(cluster: string, postmaster: number | undefined): Promise<void> {
  const steps: [NodeJS.Signals, number][] = [
    ['SIGINT', 10_000],
    ['SIGQUIT', 5_000],
    ['SIGKILL', 5_000],
  ];
  for (const [signal, patience] of steps) {
    const pids = processesOf(cluster, postmaster);
    // Backends end with their postmaster; without one they need the signal themselves.
    const hasPostmaster = postmaster !== undefined && pids.includes(postmaster) && signal !== 'SIGKILL';
    for (const pid of hasPostmaster ? [postmaster] : pids) send(pid, signal);
    const until = Date.now() + patience;
    while (Date.now() < until) {
      if (processesOf(cluster, postmaster).length === 0) return;
      await wait(25);
    }
  }
  throw new DatabaseCannotStart(`A PostgreSQL left running on ${cluster} could not be stopped.`);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
    throw new DatabaseCannotStart(
      `PostgreSQL (process ${pid}) was left running by another user of this machine; stop it as that user.`,
    );
  }
}

function readPostmasterFile(cluster: string): { pid: number; socketDirectory: string } | undefined {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), socketDirectory: lines[4] ?? '' };
  } catch {
    return undefined;
  }
}

function processesOf(cluster: string, pid: number | undefined): number[] {
  if (process.platform === 'linux') {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name) && worksIn(name, cluster))
      .map(Number);
  }
  if (!pid || process.platform === 'win32') return [];
  const output = spawnSync('ps', ['-p', String(pid), '-o', 'command='], {
    encoding: 'utf8',
  }).stdout;
  return output.includes(cluster) ? [pid] : [];
}

function worksIn(pid: string, cluster: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === cluster && !isZombie(pid);
  } catch {
    return false;
  }
}

/** A dead process whose parent has not collected it; in a container without an init it stays for ever. */
function isZombie(pid: string): boolean {
  return /^State:\s+[ZX]/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
}
