import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, lstatSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { expect } from 'vitest';
import { freePort } from '../free-port.ts';

export const repository = path.resolve(import.meta.dirname, '../..');

const commands: StartCommand[] = [];
const folders: string[] = [];

/** A running `npm start` with all its processes. */
export interface StartCommand {
  npm: ChildProcess;
  dataDirectory: string;
  output(): string;
  /** Waits until the site answers, and returns the printed address. */
  serving(): Promise<string>;
  ended: Promise<number | null>;
  /** Its living processes, including those of the database. */
  processes(): number[];
}

/** Runs `npm start` in the repository or a clone of it. */
export async function typeStart(options: {
  dataDirectory: string;
  clone?: string;
  env?: Record<string, string>;
}): Promise<StartCommand> {
  const { dataDirectory } = options;
  const npm = spawn('npm', ['start'], {
    cwd: options.clone ?? repository,
    // A process group of its own, as in a terminal, so that Ctrl-C reaches all of it.
    detached: true,
    env: {
      ...machineEnvironment(),
      HAVN_DATA_DIR: dataDirectory,
      PORT: String(await freePort()),
      DEMO_DATA: 'false',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const command: StartCommand = {
    npm,
    dataDirectory,
    output: () => output,
    ended: once(npm, 'close').then(([code]) => code as number | null),
    processes: () => processesOf(dataDirectory),
    async serving() {
      const end = command.ended.then(() => {
        throw new Error(`npm start ended instead of serving:\n${output}`);
      });
      end.catch(() => {});
      const printing = expect.poll(() => output, { timeout: 170_000, interval: 20 }).toMatch(/http:\/\/\S+:\d+/);
      await Promise.race([printing, end]);
      const address = /http:\/\/[^\s/]+:\d+/.exec(output)?.[0] ?? '';
      expect((await fetch(`${address}/healthz`)).status).toBe(200);
      return address;
    },
  };
  commands.push(command);
  return command;
}

/** Expects that no process of it is left after the time of a graceful stop. */
export async function expectNothingLeft(command: StartCommand): Promise<void> {
  await command.ended;
  // The shell that watches for kill -9 ends an instant after the database.
  await expect.poll(() => processNames(command.processes()), { timeout: 3_000 }).toEqual([]);
}

export function newFolder(mode = 0o755): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'havn-start-'));
  chmodSync(folder, mode);
  folders.push(folder);
  return folder;
}

/** Ends the processes of a failed test and removes the folders of the tests. */
export async function cleanUp(): Promise<void> {
  for (const command of commands.splice(0)) {
    kill(command.processes(), 'SIGKILL');
    await command.ended;
  }
  for (const folder of folders.splice(0)) {
    removeSocketOf(path.join(folder, '.data/postgres/postmaster.pid'));
    const cluster = path.join(folder, '.data/postgres');
    if (existsSync(cluster) && lstatSync(cluster).isSymbolicLink()) {
      rmSync(path.dirname(realpathSync(cluster)), { recursive: true, force: true });
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Removes what the next start would, because there is none after a test's kill. */
function removeSocketOf(postmasterFile: string): void {
  if (!existsSync(postmasterFile)) return;
  const socketDirectory = readFileSync(postmasterFile, 'utf8').split('\n')[4];
  if (socketDirectory) rmSync(socketDirectory, { recursive: true, force: true });
}

/** Clones the committed and uncommitted files; an installed clone gets links to the packages and the build. */
export function cloneInto(folder: string, { installed }: { installed: boolean }): string {
  const clone = path.join(folder, 'clone');
  const files = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
  }).stdout;
  const present = files.split('\0').filter((file) => file && existsSync(path.join(repository, file)));
  for (const file of present) cpSync(path.join(repository, file), path.join(clone, file));
  for (const folder of installed ? ['node_modules', 'build'] : []) {
    const from = path.join(repository, folder);
    const isLinked = spawnSync('cp', ['-al', from, clone]).status === 0;
    if (!isLinked) spawnSync('cp', ['-a', from, clone]);
  }
  return clone;
}

export async function query(command: StartCommand, sql: string): Promise<unknown[]> {
  const running = readFileSync(path.join(command.dataDirectory, 'running.json'), 'utf8');
  const { connectionString } = JSON.parse(running) as { connectionString: string };
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

export function kill(pids: number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // A process may have ended because another did.
    }
  }
}

/** The process with this text in its command line. */
export function find(command: StartCommand, part: string): number {
  const match = command.processes().find((pid) => processNames([pid])[0]?.includes(part));
  if (!match) throw new Error(`No ${part} among:\n${processNames(command.processes()).join('\n')}`);
  return match;
}

/** The environment without the variables of npm and Vitest, as on a new machine. */
function machineEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|VITE|NODE_|DATABASE_URL|HAVN_|INIT_CWD)/i.test(name),
  );
  const PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(path.delimiter);
  return { ...Object.fromEntries(entries), PATH };
}

function processesOf(dataDirectory: string): number[] {
  const output = spawnSync(
    'sh',
    ['-c', 'grep -lsF "$0" /proc/[0-9]*/environ; ls -l /proc/[0-9]*/cwd 2>&1', dataDirectory],
    {
      encoding: 'utf8',
      env: { PATH: process.env.PATH },
    },
  ).stdout;
  const place = path.join(dataDirectory, 'postgres');
  const cluster = existsSync(place) ? realpathSync(place) : place;
  const pids = output.split('\n').flatMap((line) => {
    const isOurs = line.endsWith('/environ') || line.includes(`-> ${dataDirectory}`) || line.includes(`-> ${cluster}`);
    return isOurs ? [Number(/\/proc\/(\d+)\//.exec(line)?.[1])] : [];
  });
  return [...new Set(pids)].filter((pid) => pid !== process.pid);
}

function processNames(pids: number[]): string[] {
  return pids.flatMap((pid) => {
    try {
      return [`${pid} ${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()}`];
    } catch {
      return [];
    }
  });
}
