import pg from 'pg';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ownDatabase } from '#testing/fixture.ts';
import { listenForEvents } from './event-listener.ts';

const database = ownDatabase();
let listener: ReturnType<typeof listenForEvents> | undefined;
afterEach(() => listener?.stop());

function hear() {
  const counts = { dropped: [] as string[][], all: 0, isPageCacheListening: true };
  listener = listenForEvents({
    connectionString: database.url,
    pageCache: {
      drop: (tags) => counts.dropped.push([...tags]),
      dropAll: () => {
        counts.all += 1;
      },
      setListening: (isPageCacheListening) => {
        counts.isPageCacheListening = isPageCacheListening;
      },
    },
    retryMs: 50,
  });
  return { heard: counts, listener };
}

async function execute(statement: string, values: unknown[] = []): Promise<void> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  await client.query(statement, values).finally(() => client.end());
}

describe('listening for changes', () => {
  it('drops what a committed change shows on, within a second', async () => {
    const { heard, listener } = hear();
    await listener.ready;
    await execute('SELECT tell_event($1)', [{ type: 'job.transitioned', id: 'j', companyId: 'c', action: 'pause' }]);
    await vi.waitFor(() => expect(heard.dropped).toEqual([['jobs', 'job:j', 'companies', 'company:c']]), {
      timeout: 1_000,
    });
  });

  it('drops nothing for a change that is rolled back', async () => {
    const { heard, listener } = hear();
    await listener.ready;
    await execute(`BEGIN; SELECT tell_event('{"type":"company.changed","id":"c"}'); ROLLBACK`);
    await execute(`SELECT tell_event('{"type":"company.changed","id":"d"}')`);
    await vi.waitFor(() => expect(heard.dropped).toEqual([['jobs', 'companies', 'company:d']]), { timeout: 30_000 });
  });

  it('drops everything for an event it does not know', async () => {
    const { heard, listener } = hear();
    await listener.ready;
    const before = heard.all;
    await execute(`SELECT pg_notify('havn_events', '{"type":"moon.full"}')`);
    await vi.waitFor(() => expect(heard.all).toBe(before + 1), { timeout: 30_000 });
  });

  it('keeps nothing while the connection is lost, and comes back by itself', async () => {
    const { heard, listener } = hear();
    await listener.ready;
    const before = heard.all;
    await execute(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'havn-listen'`);
    await vi.waitFor(() => expect(heard.all).toBeGreaterThanOrEqual(before + 2), { timeout: 30_000 });
    await vi.waitFor(() => expect(heard.isPageCacheListening && listener.isListening).toBe(true), { timeout: 30_000 });
    await execute(`SELECT tell_event('{"type":"company.changed","id":"e"}')`);
    await vi.waitFor(() => expect(heard.dropped.at(-1)).toContain('company:e'), { timeout: 30_000 });
  });
});
