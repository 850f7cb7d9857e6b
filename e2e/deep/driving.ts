import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { ownAddresses } from '#database/database-roles.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { startOwnDatabase } from '#database/own-server.ts';
import type { Context } from '#domain/context.ts';
import { loadPlaces } from '#domain/site/load-places.server.ts';
import { LISTENERS } from '#listeners.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { builtServer, ensureBuilt } from '../../scripts/build.mjs';
import { ownNode } from '../../scripts/processes.mjs';
import { freePort } from '../free-port.ts';

/** The built server as a process that a test kills and restarts on the same data. */
export type Havn = {
  origin: string;
  child: ChildProcess;
  output(): string;
  hasEnded(): boolean;
};

export async function startHavn(settings: Record<string, string>): Promise<Havn> {
  await ensureBuilt();
  const port = settings.PORT ?? String(await freePort());
  const child = spawn(ownNode, [builtServer], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      DEMO_DATA: 'false',
      LOG_LEVEL: 'warn',
      LIMIT_PUBLIC_READS: '1000000',
      ...settings,
      PORT: port,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const havn: Havn = {
    origin: `http://localhost:${port}`,
    child,
    output: () => output,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
  };
  while (!output.includes('Havn is open at')) {
    if (havn.hasEnded()) throw new Error(`The server ended before it was open:\n${output}`);
    await wait(50);
  }
  onTestFinished(() => end(havn, 'SIGTERM'));
  return havn;
}

export async function end(havn: Havn, signal: NodeJS.Signals): Promise<void> {
  if (havn.hasEnded()) return;
  const exit = once(havn.child, 'exit');
  havn.child.kill(signal);
  const late = setTimeout(() => havn.child.kill('SIGKILL'), 40_000);
  await exit;
  clearTimeout(late);
}

export function newDataDirectory(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'havn-deep-'));
  onTestFinished(() => {
    const cluster = path.join(folder, '.data/postgres');
    try {
      const real = realpathSync(cluster);
      if (!real.startsWith(folder)) rmSync(path.dirname(real), { recursive: true, force: true });
    } catch {
      // The test never created it.
    }
    rmSync(folder, { recursive: true, force: true });
  });
  return path.join(folder, '.data');
}

/** A mail server that asks for the password `secret`. */
export async function someMailServer(...behaviours: Parameters<typeof startMailServer>) {
  const server = await startMailServer(...behaviours);
  onTestFinished(() => server.stop());
  return { ...server, url: server.url.replace('//', '//havn:secret@') };
}

/** Queries the database of the running server, and retries while it is away. */
export async function query<Row>(dataDirectory: string, text: string, values: unknown[] = []): Promise<Row[]> {
  for (const until = Date.now() + 60_000; ; ) {
    const client = new pg.Client({ connectionString: connectionOf(dataDirectory), connectionTimeoutMillis: 2_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      return (await client.query(text, values)).rows as Row[];
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(200);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

function connectionOf(dataDirectory: string): string {
  const running = readFileSync(path.join(dataDirectory, 'running.json'), 'utf8');
  return (JSON.parse(running) as { connectionString: string }).connectionString;
}

export function postmasterOf(dataDirectory: string): number {
  return Number(readFileSync(path.join(dataDirectory, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Creates people and queues their welcome mails in one transaction. */
export async function welcome(dataDirectory: string, emails: readonly string[]): Promise<void> {
  const people = emails.map((email) => ({ email, id: idOf(email) }));
  await query(
    dataDirectory,
    `WITH person AS (SELECT * FROM json_to_recordset($1::json) AS person (email text, id text)),
     made AS (
       INSERT INTO users (id, email, first_name, last_name, created_at, updated_at)
       SELECT id, email, 'Anna', 'Berg', now(), now() FROM person ON CONFLICT DO NOTHING RETURNING id)
     SELECT tell_event(json_build_object('type', 'account.welcomed', 'id', id, 'platform', 'thehub')) FROM made`,
    [JSON.stringify(people)],
  );
}

function idOf(email: string): string {
  return createHash('sha256').update(email).digest('hex').slice(0, 24);
}

/** The number of mails to each address. */
export function had(mails: readonly { to: string[] }[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const { to } of mails) times.set(to[0] ?? '', (times.get(to[0] ?? '') ?? 0) + 1);
  return times;
}

export async function until(what: string, isSo: () => boolean | Promise<boolean>, ms: number): Promise<number> {
  const since = Date.now();
  while (!(await isSo())) {
    if (Date.now() - since > ms) throw new Error(`Not within ${ms / 1000} s: ${what}`);
    await wait(100);
  }
  return Date.now() - since;
}

/** A migrated database of its own, with the places, for servers that a test kills; and a context in it as of now. */
export async function aDatabase() {
  const database = await startOwnDatabase({ dataDirectory: newDataDirectory() });
  onTestFinished(() => database.stop());
  const { migrations, serving } = ownAddresses(database.connectionString);
  await migrateDatabase({ migrations, serving });
  const { db, close } = openDatabase(migrations, { connections: 2 });
  onTestFinished(() => close());
  const contextNow = (): Context => ({
    actor: { kind: 'system', name: 'test' },
    db,
    now: new Date(),
    platform: 'thehub',
    listeners: LISTENERS,
  });
  await loadPlaces(contextNow());
  return { migrations, serving, db, contextNow };
}
