import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/client.ts';
import type { Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import { createEmptySearchCounter } from '#domain/search/empty-searches.server.ts';
import { createViewCounter } from '#domain/search/view-counting.server.ts';
import { tell } from '#domain/tell.server.ts';
import { LISTENERS } from '#listeners.ts';
import { createLog } from '#server/log.ts';
import { edge } from '#testing/edge.ts';
import { ownDatabase } from '#testing/fixture.ts';
import { someJob } from '#testing/posted-jobs.ts';
import { REACTIONS, type Reactions } from './reactions.ts';
import { runWorker, type Worker } from './run-worker.ts';
import { cronItems, SCHEDULES, type Schedule } from './schedule.ts';
import { startViewFlushing } from './view-flushing.ts';

const database = ownDatabase();
const log = createLog({ LOG_LEVEL: 'silent', write: () => {} });
let open: OpenDatabase;
let worker: Worker | undefined;
const contextFor = (name: string): Context => ({
  actor: { kind: 'system', name },
  db: open.db,
  now: new Date(),
  platform: 'thehub',
  listeners: LISTENERS,
});

beforeEach(() => {
  open = openDatabase(database.url, { connections: 3 });
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  await open.close();
});

const work = async (reactions: Reactions, schedules: Record<string, Schedule> = {}) => {
  worker = await runWorker({ connectionString: database.url, contextFor, reactions, schedules, log });
};
const eventOf = (id: string): Event => ({ type: 'job.transitioned', id, companyId: 'c', action: 'pause' });

describe('a reaction to an event', () => {
  it('runs after the commit, and never after a rollback', async () => {
    const ids: string[] = [];
    await work({ 'job.transitioned': [async (_context, event) => void ids.push(event.id)] });
    const context = contextFor('test');
    await context.db
      .transaction(async (db) => {
        await tell({ ...context, db }, eventOf('never'));
        throw new Error('rolled back');
      })
      .catch(() => {});
    await tell(context, eventOf('once'));
    await vi.waitFor(() => expect(ids).toEqual(['once']), { timeout: 30_000 });
  });

  edge('is retried when it fails, without delaying the others', async () => {
    let tries = 0;
    const ids: string[] = [];
    await work({
      'job.transitioned': [
        async () => {
          tries += 1;
          if (tries === 1) throw new Error('not yet');
        },
        async (_context, event) => void ids.push(event.id),
      ],
    });
    await tell(contextFor('test'), eventOf('again'));
    await vi.waitFor(() => expect([tries, ids]).toEqual([2, ['again', 'again']]), { timeout: 30_000 });
  });

  it('to a transition of a job drops its cached pages a second time, in every process', async () => {
    const listener = new pg.Client({ connectionString: database.url });
    await listener.connect();
    await listener.query('LISTEN havn_events');
    const payloads: (string | undefined)[] = [];
    listener.on('notification', ({ payload }) => payloads.push(payload));
    await work(REACTIONS);
    await tell(contextFor('test'), eventOf('seen'));
    await vi.waitFor(() => expect(payloads.filter((payload) => payload?.includes('"seen"'))).toHaveLength(2), {
      timeout: 30_000,
    });
    await listener.end();
  });
});

describe('a scheduled task', () => {
  it('has a time that the queue can parse', async () => {
    expect(cronItems(SCHEDULES).map((item) => item.task)).toContain('expire_jobs');
    await work({}, SCHEDULES);
  });

  it.each(Object.entries(SCHEDULES))('%s runs twice in a row against the real schema', async (_name, schedule) => {
    await schedule.run(contextFor('clock'));
    await schedule.run(contextFor('clock'));
  });

  it('writes the views every few seconds, and the last ones before the process ends', async () => {
    const context = contextFor('test');
    const job = await someJob(context);
    const counter = createViewCounter();
    const emptySearches = createEmptySearchCounter();
    const flushing = startViewFlushing({ counter, emptySearches, contextFor, log, everyMs: 50 });
    const views = async () =>
      (await open.pool.query('SELECT views_total FROM jobs WHERE id = $1', [job.id])).rows[0]?.views_total;
    const visit = (networkPrefix: string) =>
      counter.count(
        { jobId: job.id, source: 'other', networkPrefix, userAgent: 'Mozilla/5.0 (X11) Firefox/140.0' },
        Date.now(),
      );
    await vi.waitFor(() => {
      visit('203.0.113.0/24');
      expect(counter.hasSalt(new Date().toISOString().slice(0, 10))).toBe(true);
    }, 15_000);
    visit('203.0.113.0/24');
    await vi.waitFor(async () => expect(await views()).toBe(1), { timeout: 30_000 });
    visit('198.51.100.0/24');
    await flushing.stop();
    expect(await views()).toBe(2);
  });
});
