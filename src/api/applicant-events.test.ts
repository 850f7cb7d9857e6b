import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/client.ts';
import { moveCard } from '#domain/applications/board/moves.server.ts';
import { type Context, visitor } from '#domain/context.ts';
import { LISTENERS } from '#listeners.ts';
import { listenForEvents } from '#server/event-listener.ts';
import { createEventSubscribers } from '#server/event-subscribers.ts';
import { someSentApplication } from '#testing/boards.ts';
import { TEST_NOW } from '#testing/databases.ts';
import { ownDatabase } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { applicantEvents } from './applicant-events.ts';

const own = ownDatabase();
let database: OpenDatabase;
let stops: (() => Promise<void> | void)[];
beforeEach(() => {
  database = openDatabase(own.url, { connections: 2 });
  stops = [() => database.close()];
});
afterEach(async () => {
  for (const stop of stops.reverse()) await stop();
});

/** A process that listens to the database, with a board open on it. */
async function process(companyId: string) {
  const subscribers = createEventSubscribers();
  const listener = listenForEvents({
    connectionString: own.url,
    pageCache: { drop: () => {}, dropAll: () => {}, setListening: () => {} },
    onEvent: (event) => subscribers.publish(event),
    onConnected: () => subscribers.publish(null),
    retryMs: 50,
  });
  await listener.ready;
  const events: string[] = [];
  const reader = applicantEvents(subscribers, companyId).body?.pipeThrough(new TextDecoderStream()).getReader();
  const readAll = async () => {
    for (let chunk = await reader?.read(); chunk?.value !== undefined; chunk = await reader?.read()) {
      events.push(...chunk.value.split('\n').filter((line) => line.startsWith('data:')));
    }
  };
  const end = readAll();
  stops.push(async () => {
    subscribers.close();
    await end;
    await listener.stop();
  });
  return { heard: events, listener };
}

async function aCard() {
  const context: Context = {
    actor: visitor,
    db: database.db,
    now: TEST_NOW,
    platform: 'thehub',
    listeners: LISTENERS,
  };
  const company = await someCompany(context);
  const { actor } = await somebody(context, { member: [{ id: company.id }] });
  const { id } = await someSentApplication(context, { companyId: company.id });
  return { id, companyId: company.id, owner: { ...context, actor } };
}

describe('a board that is open on another process', () => {
  it('shows the move', async () => {
    const { id, companyId, owner } = await aCard();
    const boards = [await process(companyId), await process(companyId)];
    await moveCard(owner, companyId, { id, version: 1, to: 'hired' });
    for (const { heard } of boards) {
      await vi.waitFor(() => expect(heard).toContain(`data: {"application":"${id}"}`), { timeout: 30_000 });
    }
  });

  it('is told to read again once its process listens again, with what it missed', async () => {
    const { id, companyId, owner } = await aCard();
    const { heard, listener } = await process(companyId);
    await database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'havn-listen'
         AND datname = current_database()`,
    );
    await vi.waitFor(() => expect(listener.isListening).toBe(false), { timeout: 30_000, interval: 1 });
    await moveCard(owner, companyId, { id, version: 1, to: 'hired' });
    await vi.waitFor(() => expect(heard).toContain('data: {}'), { timeout: 30_000 });
    expect(listener.isListening).toBe(true);
  });
});
