import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/client.ts';
import { type Context, inTransaction, visitor } from '#domain/context.ts';
import { LISTENERS } from '#listeners.ts';
import { TEST_NOW } from '#testing/databases.ts';
import { completeDraft } from '#testing/factories.ts';
import { ownDatabase } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { readDraft, saveDraft, startDraft } from './drafts.server.ts';
import { publish } from './publish.server.ts';

/** A transaction waits for another one, so each has its own connection. */
const own = ownDatabase();
let database: OpenDatabase;
let owner: Context;
let companyKey: string;

beforeAll(() => {
  database = openDatabase(own.url, { connections: 6 });
});
afterAll(() => database.close());
beforeEach(async () => {
  const context: Context = {
    actor: visitor,
    db: database.db,
    now: TEST_NOW,
    platform: 'thehub' as const,
    listeners: LISTENERS,
  };
  const company = await someCompany(context);
  await someJob(context, { companyId: company.id, isPaid: true });
  const { actor } = await somebody(context, { member: [{ id: company.id }] });
  owner = { ...context, actor };
  companyKey = company.key;
});

describe('publishing at the same moment', () => {
  it('gives the free place to one of several drafts, and the others wait for their payment', async () => {
    const drafts = [];
    for (const title of ['Baker', 'Brewer', 'Smith', 'Weaver']) {
      drafts.push(await startDraft(owner, companyKey, { contents: completeDraft(title) }));
    }
    const jobs = await Promise.all(drafts.map(({ jobId, version }) => publish(owner, jobId, version)));
    expect(jobs.map(({ action }) => action).sort()).toEqual([
      'submit',
      'submitForPayment',
      'submitForPayment',
      'submitForPayment',
    ]);
  });

  it('refuses a version that a colleague saves meanwhile, and loses no text', async () => {
    const { jobId, version } = await startDraft(owner, companyKey, { contents: completeDraft() });
    let publication: Promise<unknown> = Promise.resolve();
    await inTransaction(owner, async (inside) => {
      await saveDraft(inside, jobId, { contents: completeDraft('Head baker'), version });
      publication = publish(owner, jobId, version).catch((error: unknown) => error);
      await Promise.race([publication, waitsForLock(owner)]);
    });
    expect(await publication).toMatchObject({ code: 'E_DRAFT_CHANGED' });
    expect(await readDraft(owner, jobId)).toMatchObject({
      status: 'DRAFT',
      version: version + 1,
      contents: { title: 'Head baker' },
    });
  });
});

async function waitsForLock({ db }: Context): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ n: number }>(sql`
      SELECT count(*)::int AS n FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`);
    if (rows[0]?.n) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
