import { once } from 'node:events';
import { createServer } from 'node:net';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { readSettings } from './environment.ts';
import { startFailureText } from './start-failure.ts';
import { withDatabaseOf } from './with-database.ts';

async function failureOfListening(port: number, host: string): Promise<unknown> {
  const server = createServer().listen(port, host);
  const [error] = await Promise.race([once(server, 'error'), once(server, 'listening')]).catch((thrown) => [thrown]);
  server.close();
  return error;
}

async function failureOfConnecting(address: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: address });
  return client.connect().catch((error: unknown) => error);
}

describe('whoever starts Havn reads which setting to change', () => {
  it('when another program has the port', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const error = await failureOfListening(port, '127.0.0.1');
    const text = (settings: Record<string, string>) => startFailureText(error, readSettings(settings));
    expect(text({ PORT: String(port) })).toBe(`The port ${port} is already in use; choose another with PORT.`);
    expect(text({ REPLY_SMTP_PORT: String(port) })).toContain('choose another with REPLY_SMTP_PORT.');
    other.close();
  });

  it.each(['host.invalid', '192.0.2.1'])('when this machine is not at HOST, such as %s', async (host) => {
    const error = await failureOfListening(0, host);
    expect(startFailureText(error, readSettings({ HOST: host }))).toMatch(
      new RegExp(`^The setting HOST is wrong: this machine has no address ${host} to listen on`),
    );
  });

  it('when the database cannot be reached, without the password', async () => {
    const address = 'postgres://havn:hunter2@127.0.0.1:1/havn';
    const text = startFailureText(await failureOfConnecting(address), readSettings({ DATABASE_URL: address }));
    expect(text).toMatch(
      /^The setting DATABASE_URL or DATABASE_MIGRATION_URL is wrong, or its database is not running/,
    );
    expect(text).not.toMatch(/hunter2|\n/);
  });

  it('when the database cannot be reached on a command line', async () => {
    for (const address of ['postgres://havn:hunter2@127.0.0.1:1/havn', 'postgres://havn:hunter2@host.invalid/havn']) {
      const settings = readSettings({ DATABASE_URL: address });
      await expect(withDatabaseOf(settings, 'tests', async () => {})).rejects.toThrow(
        expect.objectContaining({
          name: 'DatabaseCannotStart',
          message: expect.stringMatching(/^The setting DATABASE_URL [^\n]*is not running: (?!.*hunter2)/),
        }),
      );
    }
  });

  it('when a name with several addresses leads to no database', () => {
    const tries = ['::1', '127.0.0.1'].map((address) => new Error(`connect ECONNREFUSED ${address}:1`));
    const error = Object.assign(new AggregateError(tries), { code: 'ECONNREFUSED' });
    expect(startFailureText(error, readSettings({ DATABASE_URL: 'postgres://localhost:1/havn' }))).toMatch(
      /is not running: connect ECONNREFUSED ::1:1, connect ECONNREFUSED 127\.0\.0\.1:1\.$/,
    );
  });

  it('when only the address for serving is wrong', async () => {
    const settings = readSettings({ DATABASE_URL: 'postgres://havn@127.0.0.1:1/havn' });
    const { db, close } = openDatabase(settings.DATABASE_URL ?? '', { connections: 1 });
    const error = await db.execute('SELECT 1').catch((thrown: unknown) => thrown);
    await close();
    expect(startFailureText(error, settings)).toBe(
      'The setting DATABASE_URL or DATABASE_MIGRATION_URL is wrong, or its database is not running: connect ECONNREFUSED 127.0.0.1:1.',
    );
  });

  it('when the disk is full, whatever failed on it', () => {
    const settings = readSettings({ HAVN_DATA_DIR: '/tmp' });
    const text = startFailureText(
      new Error('the database is not yet accepting connections'),
      settings,
      Number.MAX_VALUE,
    );
    expect(text).toMatch(/^Havn could not start: the disk of \/tmp is full \(\d+ MB free\)\.$/);
  });

  it('and the stack of anything else, for the developers', () => {
    expect(startFailureText(new Error('A bug'), readSettings({}))).toMatch(
      /^Havn could not start: Error: A bug\n +at /,
    );
  });
});
