import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { startOwnDatabase } from '#database/own-server.ts';
import { isDeep } from '#testing/depth.ts';
import {
  cleanUp,
  cloneInto,
  expectNothingLeft,
  find,
  kill,
  newFolder,
  query,
  type StartCommand,
  typeStart,
} from './command.ts';

const isRoot = process.getuid?.() === 0;

afterEach(cleanUp);

describe('npm start', () => {
  // One test, because a first start takes seconds.
  it('serves, prints where, refuses another on the same data, ends with all it started, says that a port is taken, and serves again', async () => {
    const dataDirectory = newDataDirectory();
    const first = await typeStart({ dataDirectory });
    const address = await first.serving();
    expect(first.processes().length).toBeGreaterThan(3);
    await keepSomething(first);

    const other = await typeStart({ dataDirectory });
    expect(await other.ended).toBe(1);
    expect(other.output()).toContain(`already running at ${address}`);
    expect(other.output()).not.toMatch(/^\s+at /m);
    expect((await fetch(`${address}/healthz`)).status, 'the first goes on').toBe(200);

    first.npm.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    expect(first.output()).not.toMatch(/^\s+at /m);
    await expectNothingLeft(first);

    const stranger = createServer().listen(0);
    onTestFinished(() => void stranger.close());
    await once(stranger, 'listening');
    const port = String((stranger.address() as AddressInfo).port);
    const refused = await typeStart({ dataDirectory, env: { PORT: port } });
    expect(await refused.ended).not.toBe(0);
    expect(refused.output()).toMatch(new RegExp(`${port}.* (taken|in use)`));
    expect(refused.output()).not.toMatch(/^\s+at |lost the connection/m);
    await expectNothingLeft(refused);

    const start = Date.now();
    const next = await typeStart({ dataDirectory });
    await next.serving();
    if (isDeep) expect(Date.now() - start, 'on a machine that does nothing else').toBeLessThan(5_000);
    await expectKept(next);
  });

  it.runIf(isDeep).each([0, 10, 150])(
    'ends with everything on a Ctrl-C that comes again after %i ms',
    async (pause) => {
      const command = await typeStart({ dataDirectory: newDataDirectory() });
      await command.serving();
      pressCtrlC(command);
      await wait(pause);
      pressCtrlC(command);
      await expectNothingLeft(command);
    },
  );

  it.runIf(isDeep).each([200, 500, 800, 1200, 1800])(
    'ends with everything %i ms into its first start',
    async (delay) => {
      const command = await typeStart({ dataDirectory: newDataDirectory() });
      await wait(delay);
      pressCtrlC(command);
      await expectNothingLeft(command);
    },
  );

  it.runIf(isDeep)('ends while it is still installing', async () => {
    const folder = newFolder();
    const clone = cloneInto(folder, { installed: false });
    const command = await typeStart({ dataDirectory: path.join(folder, '.data'), clone });
    await expect.poll(command.output, { timeout: 30_000 }).toContain('Installing');
    await wait(3_000);
    pressCtrlC(command);
    await expectNothingLeft(command);
  });

  const victims: [string, (command: StartCommand) => number[]][] = [
    ['npm', (command: StartCommand) => [command.npm.pid as number]],
    ['what npm started', (command: StartCommand) => [find(command, 'scripts/start.mjs')]],
    ['the server', (command: StartCommand) => [find(command, 'build/server')]],
    ['the server and the database', (command: StartCommand) => [find(command, 'build/server'), postmasterOf(command)]],
    ['every one of its processes', (command: StartCommand) => command.processes()],
  ];
  it.runIf(isDeep).each(victims)('starts again, with its data, after kill -9 of %s', async (_who, those) => {
    const dataDirectory = newDataDirectory();
    const first = await typeStart({ dataDirectory });
    await first.serving();
    await keepSomething(first);
    kill(those(first), 'SIGKILL');
    await first.ended;
    const next = await startedWhenFree(dataDirectory);
    await expectKept(next);
    next.npm.kill('SIGTERM');
    await expectNothingLeft(next);
  });

  it.runIf(isDeep)('gets its database back when only that is killed', async () => {
    const command = await typeStart({ dataDirectory: newDataDirectory() });
    const address = await command.serving();
    kill([postmasterOf(command)], 'SIGKILL');
    const isReady = () => fetch(`${address}/readyz`).then((answer) => answer.status);
    await expect.poll(isReady, { timeout: 15_000 }).toBe(200);
  });

  it.runIf(isRoot && isDeep)('works in a folder that only root may enter', async () => {
    const folder = newFolder(0o700);
    const clone = cloneInto(folder, { installed: true });
    const command = await typeStart({ dataDirectory: path.join(folder, '.data'), clone });
    await command.serving();
    command.npm.kill('SIGTERM');
    await expectNothingLeft(command);
  });

  it('says in one sentence which setting is wrong', async () => {
    const command = await typeStart({ dataDirectory: newDataDirectory(), env: { PORT: 'abc' } });
    expect(await command.ended).not.toBe(0);
    expect(command.output()).toMatch(/^The setting PORT is wrong: .*"abc"/m);
    expect(command.output()).not.toMatch(/^\s+at /m);
    await expectNothingLeft(command);
  });

  it.runIf(isDeep)('uses the database of DATABASE_URL instead of its own', async () => {
    const elsewhere = await startOwnDatabase({ dataDirectory: newDataDirectory(), durable: false });
    try {
      const dataDirectory = newDataDirectory();
      const command = await typeStart({ dataDirectory, env: { DATABASE_URL: elsewhere.connectionString } });
      await command.serving();
      expect(existsSync(path.join(dataDirectory, 'postgres'))).toBe(false);
      command.npm.kill('SIGTERM');
      await expectNothingLeft(command);
    } finally {
      await elsewhere.stop();
    }
  });
});

function newDataDirectory(): string {
  return path.join(newFolder(), '.data');
}

/** A terminal signals the whole group. */
function pressCtrlC(command: StartCommand): void {
  kill([-(command.npm.pid as number)], 'SIGINT');
}

function postmasterOf(command: StartCommand): number {
  return Number(readFileSync(path.join(command.dataDirectory, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

async function keepSomething(command: StartCommand): Promise<void> {
  await query(command, 'CREATE TABLE public.kept AS SELECT 42 AS answer');
}

async function expectKept(command: StartCommand): Promise<void> {
  expect(await query(command, 'SELECT answer FROM public.kept')).toEqual([{ answer: 42 }]);
}

/** Starts again when the processes of a killed one have ended; until then a start is refused. */
async function startedWhenFree(dataDirectory: string): Promise<StartCommand> {
  for (const until = Date.now() + 15_000; ; ) {
    const next = await typeStart({ dataDirectory });
    const isServing = await next.serving().then(
      () => true,
      (error: Error) => {
        if (Date.now() > until || !error.message.includes('already running')) throw error;
        return false;
      },
    );
    if (isServing) return next;
  }
}
