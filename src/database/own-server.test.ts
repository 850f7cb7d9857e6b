import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { isDeep } from '#testing/depth.ts';
import { edge } from '#testing/edge.ts';
import { DataInUse } from './data-lock.ts';
import { type OwnDatabase, openOwnDatabase, startOwnDatabase } from './own-server.ts';

const isRoot = process.getuid?.() === 0;
const folders: string[] = [];
const databases: OwnDatabase[] = [];
const children: ChildProcess[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const database of databases.splice(0)) await database.stop();
  for (const folder of folders.splice(0)) {
    const cluster = path.join(folder, '.data/postgres');
    if (existsSync(cluster) && lstatSync(cluster).isSymbolicLink()) {
      rmSync(path.dirname(realpathSync(cluster)), {
        recursive: true,
        force: true,
      });
    }
    rmSync(folder, { recursive: true, force: true });
  }
});

describe("Havn's own database", () => {
  it('keeps its data between two runs', async () => {
    const dataDirectory = newDataDirectory();
    const first = await start(dataDirectory);
    await query(first, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    expect(processesOf(dataDirectory)).toEqual([]);
    const second = await start(dataDirectory);
    expect(await query(second, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it('stops though it can write nothing any more, as on a full disk', async () => {
    const dataDirectory = newDataDirectory();
    const database = await start(dataDirectory);
    mkdirSync(path.join(dataDirectory, 'running.json.next'));
    await database.stop();
    expect(processesOf(dataDirectory)).toEqual([]);
  });

  it('sorts and compares the same on every machine, and has the extensions the search needs', async () => {
    const database = await start(newDataDirectory());
    const [row] = await query(
      database,
      `SELECT datlocprovider, datlocale, pg_encoding_to_char(encoding) AS encoding, upper('åøæðþ') AS upper
       FROM pg_database WHERE datname = current_database()`,
    );
    expect(row).toEqual({
      datlocprovider: 'b',
      datlocale: 'C.UTF-8',
      encoding: 'UTF8',
      upper: 'ÅØÆÐÞ',
    });
    await query(database, 'CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent; CREATE EXTENSION btree_gin');
  });

  it('refuses a second start on the same data, says where the first one serves, and leaves it alone', async () => {
    const dataDirectory = newDataDirectory();
    const first = await start(dataDirectory);
    first.announce('http://localhost:3100');
    const second = startOwnDatabase({ dataDirectory, durable: false });
    await expect(second).rejects.toThrow(DataInUse);
    await expect(second).rejects.toThrow(/already running at http:\/\/localhost:3100 .*process \d+/);
    expect(await query(first, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  edge('lends itself to a command that runs beside the server', async () => {
    const dataDirectory = newDataDirectory();
    const server = await start(dataDirectory);
    const beside = await openOwnDatabase({ dataDirectory });
    await query(beside, 'CREATE TABLE from_beside ()');
    await beside.stop();
    expect(await query(server, 'SELECT * FROM from_beside')).toEqual([]);
  });

  edge('waits for a command that uses the data, and says for which', async () => {
    const dataDirectory = newDataDirectory();
    const command = await openOwnDatabase({ dataDirectory, durable: false, command: 'import' });
    const lines: string[] = [];
    let isUp = false;
    const site = startOwnDatabase({ dataDirectory, durable: false, log: (line) => lines.push(line) }).then((up) => {
      isUp = true;
      databases.push(up);
    });
    // Longer than it waits for another site.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect([isUp, lines]).toEqual([
      false,
      [expect.stringMatching(/^Waiting for npm run import \(process \d+\), which uses the data, to end$/)],
    ]);
    await command.stop();
    await site;
    expect(isUp).toBe(true);
  });

  edge('ends the database that a server left running after kill -9, says so, and has what was committed', async () => {
    const dataDirectory = newDataDirectory();
    const holder = await startInChild(dataDirectory);
    await query(holder, 'CREATE TABLE kept AS SELECT 42 AS answer');
    holder.child.kill('SIGKILL');
    await once(holder.child, 'exit');
    const lines: string[] = [];
    const next = await startOwnDatabase({ dataDirectory, durable: false, log: (line) => lines.push(line) });
    databases.push(next);
    expect(lines).toEqual(['Ending the PostgreSQL that a killed Havn has left running on this data']);
    expect(await query(next, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  it.runIf(isDeep)('recovers after kill -9 of the server and the database at once', async () => {
    const dataDirectory = newDataDirectory();
    const holder = await startInChild(dataDirectory);
    await query(holder, 'CREATE TABLE kept AS SELECT 42 AS answer');
    holder.child.kill('SIGKILL');
    spawnSync('kill', ['-9', ...processesOf(dataDirectory).map(String)]);
    await once(holder.child, 'exit');
    const next = await start(dataDirectory);
    expect(await query(next, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  edge('comes back by itself when only the database is killed', async () => {
    const dataDirectory = newDataDirectory();
    const database = await start(dataDirectory);
    process.kill(postmasterOf(dataDirectory), 'SIGKILL');
    await expect
      .poll(() => query(database, 'SELECT 1 AS one').catch(() => []), {
        timeout: 30_000,
      })
      .toHaveLength(1);
    await database.stop();
    expect(processesOf(dataDirectory)).toEqual([]);
  });

  it.runIf(isDeep)('is not misled by a stale process id that belongs to somebody else now', async () => {
    const dataDirectory = newDataDirectory();
    await (await start(dataDirectory)).stop();
    const stranger = spawn('sleep', ['60']);
    children.push(stranger);
    const cluster = path.join(dataDirectory, 'postgres');
    writeFileSync(path.join(cluster, 'postmaster.pid'), `${stranger.pid}\n${cluster}\n1\n5432\n/tmp\n\n`);
    expect(await query(await start(dataDirectory), 'SELECT 1 AS one')).toHaveLength(1);
    expect(stranger.exitCode).toBeNull();
    expect(stranger.signalCode).toBeNull();
  });

  it.runIf(isDeep).each([0, 60, 300, 600, 800])(
    'ends completely when told to %i ms into its first start',
    async (delay) => {
      const dataDirectory = newDataDirectory();
      const wish = new AbortController();
      const start = startOwnDatabase({
        dataDirectory,
        durable: false,
        signal: wish.signal,
      });
      setTimeout(() => wish.abort(new Error('enough')), delay);
      await start.then((database) => database.stop()).catch((error: Error) => expect(error.message).toBe('enough'));
      await expect.poll(() => processesOf(dataDirectory), { timeout: 2_000 }).toEqual([]);
      const next = await startOwnDatabase({ dataDirectory, durable: false });
      await next.stop();
    },
  );

  it.runIf(isRoot)('runs as another user where root alone may enter the folder', async () => {
    const dataDirectory = newDataDirectory({ mode: 0o700 });
    const database = await start(dataDirectory);
    expect(await query(database, 'SELECT 1 AS one')).toHaveLength(1);
    expect(lstatSync(path.join(dataDirectory, 'postgres')).isSymbolicLink()).toBe(true);
    const copy = newDataDirectory();
    spawnSync('cp', ['-a', dataDirectory, copy]);
    await expect(startOwnDatabase({ dataDirectory: copy })).rejects.toThrow(DataInUse);
  });

  it.runIf(isRoot && isDeep)('leaves nothing of a temporary data directory that was deleted', async () => {
    const dataDirectory = newDataDirectory({ mode: 0o700 });
    await (await start(dataDirectory)).stop();
    const cluster = realpathSync(path.join(dataDirectory, 'postgres'));
    rmSync(dataDirectory, { recursive: true });
    await start(newDataDirectory({ mode: 0o700 }));
    expect(existsSync(cluster)).toBe(false);
  });

  it.runIf(isRoot && isDeep)('follows when the folder above it is closed to others later', async () => {
    const dataDirectory = newDataDirectory();
    const before = await start(dataDirectory);
    await query(before, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await before.stop();
    chmodSync(path.dirname(dataDirectory), 0o700);
    expect(await query(await start(dataDirectory), 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });
});

function newDataDirectory({ mode = 0o755 } = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'havn-own-'));
  chmodSync(folder, mode);
  folders.push(folder);
  return path.join(folder, '.data');
}

async function start(dataDirectory: string): Promise<OwnDatabase> {
  const database = await startOwnDatabase({ dataDirectory, durable: false });
  databases.push(database);
  return database;
}

/** Durable, unlike the others, because these tests kill it and then look for its commits. */
async function startInChild(dataDirectory: string) {
  const program = `
    import { startOwnDatabase } from ${JSON.stringify(path.join(import.meta.dirname, 'own-server.ts'))};
    const database = await startOwnDatabase({ dataDirectory: ${JSON.stringify(dataDirectory)} });
    console.log(database.connectionString);
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, connectionString: line.toString().trim() };
}

async function query(database: { connectionString: string }, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database.connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

function postmasterOf(dataDirectory: string): number {
  return Number(readFileSync(path.join(dataDirectory, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Every process that works in the data directory, including half-made clusters. */
function processesOf(dataDirectory: string): number[] {
  const output = spawnSync('sh', ['-c', 'ls -l /proc/[0-9]*/cwd 2>/dev/null'], {
    encoding: 'utf8',
  }).stdout;
  return output
    .split('\n')
    .filter((line) => line.includes(`-> ${dataDirectory}/`))
    .map((line) => Number(/\/proc\/(\d+)\//.exec(line)?.[1]));
}
