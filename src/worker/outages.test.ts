import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { smtpMailer } from '#adapters/mailer.ts';
import { type OpenDatabase, openDatabase } from '#database/client.ts';
import { ownAddresses } from '#database/database-roles.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { startOwnDatabase } from '#database/own-server.ts';
import type { Context } from '#domain/context.ts';
import { readMailOutage } from '#domain/mails.server.ts';
import { tell } from '#domain/tell.server.ts';
import { LISTENERS } from '#listeners.ts';
import { sendOnce } from '#mail/send-once.ts';
import { welcomeMessage } from '#mail/welcome-message.tsx';
import { createLog } from '#server/log.ts';
import { isDeep } from '#testing/depth.ts';
import { edge } from '#testing/edge.ts';
import { ownDatabase } from '#testing/fixture.ts';
import { type Behaviour, startMailServer } from '#testing/mail-server.ts';
import type { Reactions } from './reactions.ts';
import { runWorker, type Worker } from './run-worker.ts';
import { SCHEDULES, type Schedule } from './schedule.ts';

const log = createLog({ LOG_LEVEL: 'silent', write: () => {} });
const site = { name: 'Havn', origin: 'https://havn.example' };
let open: OpenDatabase;
let close: (() => Promise<void>) | undefined;
let worker: Worker | undefined;
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await close?.();
  close = undefined;
});

const contextFor = (name: string): Context => ({
  actor: { kind: 'system', name },
  db: open.db,
  now: new Date(),
  platform: 'thehub',
  listeners: LISTENERS,
});

async function work(
  connectionString: string,
  options: { mails?: Reactions; reactions?: Reactions; schedules?: Record<string, Schedule> },
) {
  worker = await runWorker({ connectionString, contextFor, reactions: {}, schedules: {}, log, ...options });
}

/** Reactions that send welcome mails to a real SMTP server with these behaviours. */
async function welcomes(...behaviours: Behaviour[]) {
  const server = await startMailServer(...behaviours);
  const mailer = smtpMailer(server.url.replace('//', '//havn:secret@'), 'no-reply@havn.example');
  onTestFinished(async () => {
    mailer.close();
    await server.stop();
  });
  const mails: Reactions = {
    'account.welcomed': [
      (context, { id }) =>
        sendOnce(context, mailer, `welcome:${id}`, async () => {
          const to = `${id}@example.com`;
          return { to, site, message: welcomeMessage(site, { firstName: id, email: to }) };
        }),
    ],
  };
  const recipients = () => server.acceptedMails.map(({ to }) => to[0]?.split('@')[0]).toSorted();
  return { ...server, mails, recipients };
}
const welcome = (id: string) => tell(contextFor('test'), { type: 'account.welcomed', id, platform: 'thehub' });

describe('a database that stops while mails are being sent', () => {
  it.runIf(isDeep).each([
    ['is killed', 'SIGKILL'],
    ['is restarted', 'SIGINT'],
  ] as const)(
    'and %s does not end the worker, and every mail goes out once',
    async (_how, signal) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'havn-outage-'));
      const database = await startOwnDatabase({ dataDirectory: path.join(folder, '.data') });
      onTestFinished(async () => {
        await database.stop();
        rmSync(folder, { recursive: true, force: true });
      });
      const addresses = ownAddresses(database.connectionString);
      await migrateDatabase(addresses);
      open = openDatabase(addresses.serving, { connections: 4, longestStatementMs: 5_000 });
      close = open.close;
      const { mails, recipients, receivedMails } = await welcomes('hesitates');
      await work(addresses.serving, { mails });
      const people = ['anna', 'birk', 'disa', 'eino', 'freyja', 'gustav', 'hanne'];
      for (const id of people) await welcome(id);
      await vi.waitFor(() => expect(receivedMails.length).toBeGreaterThan(0), { timeout: 30_000 });
      const notes = readFileSync(path.join(folder, '.data/postgres/postmaster.pid'), 'utf8');
      process.kill(Number(notes.split('\n')[0]), signal);
      await vi.waitFor(() => expect(recipients()).toEqual(people), { timeout: 60_000, interval: 200 });
      await vi.waitFor(
        async () => {
          const { rows } = await open.db.execute(sql`SELECT key FROM mails WHERE sent_at IS NULL`);
          expect(rows).toEqual([]);
        },
        { timeout: 30_000, interval: 200 },
      );
      expect(recipients()).toEqual(people);
    },
    120_000,
  );
});

describe('a worker', () => {
  const database = ownDatabase();
  const children: ChildProcess[] = [];
  beforeEach(() => {
    open = openDatabase(database.url, { connections: 4 });
    close = open.close;
  });
  afterEach(async () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await open.db.execute(sql`DELETE FROM graphile_worker._private_jobs`);
  });

  /** Starts a process whose reactions never end. */
  async function startInChild(): Promise<ChildProcess> {
    const file = (name: string) => JSON.stringify(path.join(import.meta.dirname, name));
    const program = `
      import { runWorker } from ${file('run-worker.ts')};
      import { createLog } from ${file('../server/log.ts')};
      const log = createLog({ LOG_LEVEL: 'silent' });
      const endless = [() => new Promise(() => console.log('started'))];
      await runWorker({
        connectionString: ${JSON.stringify(database.url)}, log, schedules: {}, contextFor: () => ({}),
        reactions: { 'job.changed': endless }, mails: { 'account.welcomed': endless },
      });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
    return child;
  }

  it('that is killed leaves neither mails nor reactions locked for the next', async () => {
    const ids: string[] = [];
    await welcome('anna');
    await tell(contextFor('test'), { type: 'job.changed', id: 'job', companyId: 'c' });
    const child = await startInChild();
    await vi.waitFor(async () => {
      const { rows } = await open.db.execute(
        sql`SELECT task_identifier FROM graphile_worker.jobs WHERE locked_at IS NOT NULL`,
      );
      expect(rows).toHaveLength(2);
    }, 15_000);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await work(database.url, {
      reactions: { 'job.changed': [async (_context, { id }) => void ids.push(id)] },
      mails: { 'account.welcomed': [async (_context, { id }) => void ids.push(id)] },
    });
    await vi.waitFor(() => expect(new Set(ids)).toEqual(new Set(['anna', 'job'])), { timeout: 30_000 });
  }, 60_000);

  edge(
    'keeps its jobs while it lives, even when another worker starts',
    async () => {
      const ids: string[] = [];
      const heldJobs = async () => {
        const { rows } = await open.db.execute(
          sql`SELECT payload->>'id' AS id, locked_by AS by FROM graphile_worker._private_jobs ORDER BY 1`,
        );
        return rows;
      };
      await welcome('anna');
      await startInChild();
      await vi.waitFor(async () => expect(await heldJobs()).toEqual([{ id: 'anna', by: expect.any(String) }]), 15_000);
      const before = await heldJobs();
      await open.db.execute(sql`
      SELECT graphile_worker.add_job('react', '{"type":"job.transitioned","id":"bo"}', run_at => now() + interval '1 hour')`);
      await open.db.execute(sql`
      UPDATE graphile_worker._private_jobs SET locked_by = 'pool-dead', locked_at = now(), run_at = now()
      WHERE payload->>'id' = 'bo'`);
      await work(database.url, { mails: { 'account.welcomed': [async (_context, { id }) => void ids.push(id)] } });
      // The dead worker's job is done by now, so the release has run.
      await vi.waitFor(async () => expect(await heldJobs()).toHaveLength(1), 15_000);
      expect([await heldJobs(), ids]).toEqual([before, []]);
    },
    60_000,
  );

  edge('sends the mail of a killed worker as soon as that is safe', async () => {
    const { mails, recipients } = await welcomes('takes');
    await open.db.execute(sql`
      INSERT INTO mails (key, taken_at, attempts, created_at)
      VALUES ('welcome:jon', clock_timestamp() - interval '117 seconds', 1, now())`);
    await work(database.url, { mails });
    await welcome('jon');
    await vi.waitFor(() => expect(recipients()).toEqual(['jon']), { timeout: 30_000 });
  });

  edge(
    'loses no mail while the password of our mail account is wrong',
    async () => {
      const { mails, recipients, account } = await welcomes('takes');
      account.password = 'changed';
      await work(database.url, { mails });
      for (const id of ['kari', 'lars', 'maja']) await welcome(id);
      await vi.waitFor(async () => expect((await readMailOutage(contextFor('test')))?.reason).toMatch(/535/), 15_000);
      account.password = 'secret';
      await vi.waitFor(() => expect(recipients()).toEqual(['kari', 'lars', 'maja']), { timeout: 60_000 });
      expect(await readMailOutage(contextFor('test'))).toBeNull();
    },
    90_000,
  );

  it('sends waiting mails within minutes after the mail server recovers', async () => {
    await open.db.execute(sql`
      SELECT graphile_worker.add_job('mail', '{"id":"late"}', run_at => now() + interval '6 hours'),
        graphile_worker.add_job('react', '{"id":"other"}', run_at => now() + interval '6 hours')`);
    await SCHEDULES.hurry_mails?.run(contextFor('clock'));
    const { rows } = await open.db.execute(
      sql`SELECT payload->>'id' AS id, run_at < now() + interval '5 minutes' AS soon FROM graphile_worker._private_jobs ORDER BY 1`,
    );
    expect(rows).toEqual([
      { id: 'late', soon: true },
      { id: 'other', soon: false },
    ]);
  });

  edge(
    'continues to react while the mail server hangs',
    async () => {
      const ids: string[] = [];
      let release = () => {};
      const endless = new Promise<void>((resolve) => {
        release = resolve;
      });
      let hanging = 0;
      await work(database.url, {
        reactions: { 'job.changed': [async (_context, { id }) => void ids.push(id)] },
        mails: {
          'account.welcomed': [
            () => {
              hanging += 1;
              return endless;
            },
          ],
        },
      });
      for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g']) await welcome(id);
      await vi.waitFor(() => expect(hanging).toBe(5), { timeout: 30_000 });
      await tell(contextFor('test'), { type: 'job.changed', id: 'job', companyId: 'c' });
      await vi.waitFor(() => expect(ids).toEqual(['job']), { timeout: 30_000 });
      release();
    },
    40_000,
  );

  edge('retries a failure whose message contains bytes that PostgreSQL text cannot store', async () => {
    let tries = 0;
    await work(database.url, {
      reactions: {
        'job.changed': [
          async (context) => {
            tries += 1;
            if (tries === 1) await context.db.execute(sql`SELECT ${Buffer.from([0, 1])}::bytea, 1 / ${0}::int`);
          },
        ],
      },
    });
    await tell(contextFor('test'), { type: 'job.changed', id: 'job', companyId: 'c' });
    await vi.waitFor(() => expect(tries).toBe(2), { timeout: 30_000 });
  });

  edge('whose clock was ahead runs its schedules and delayed jobs again', async () => {
    const ids: string[] = [];
    await open.db.execute(sql`
      INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
      VALUES ('tick', now() + interval '1 day', now() + interval '1 day')`);
    await open.db.execute(sql`
      SELECT graphile_worker.add_job('react', ${JSON.stringify({ type: 'job.changed', id: 'late', companyId: 'c' })}::json,
        run_at => now() + interval '1 day')`);
    await work(database.url, {
      reactions: { 'job.changed': [async (_context, { id }) => void ids.push(id)] },
      schedules: { tick: { match: '* * * * *', run: async () => {} } },
    });
    await vi.waitFor(() => expect(ids).toEqual(['late']), { timeout: 30_000 });
    const { rows } = await open.db.execute(
      sql`SELECT last_execution <= now() AS "isPast" FROM graphile_worker._private_known_crontabs WHERE identifier = 'tick'`,
    );
    expect(rows).toEqual([{ isPast: true }]);
  });
});
