import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/client.ts';
import { users } from '#database/tables/accounts.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { investors } from '#database/tables/investors.server.ts';
import { type Context, visitor } from '#domain/context.ts';
import { createInvestor } from '#domain/investors/commands.server.ts';
import { LISTENERS } from '#listeners.ts';
import { authServices } from '#testing/auth-services.ts';
import { ownDatabase, rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { SCHEDULES } from '#worker/schedule.ts';
import { createCompany, registerFromFeed } from './commands.server.ts';

const FIELDS = { name: 'Klarna', website: null, intro: '' };
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

describe('drafts', () => {
  const test = rollbackFixture();
  const parts = authServices();
  const system = { kind: 'system', name: 'test' } as const;

  it('are limited to five a person, startups and investors together', async () => {
    const owner = test.as({ actor: (await somebody(test.context)).actor });
    const drafts = [];
    for (let turn = 0; turn < 3; turn += 1) drafts.push(await createCompany(owner, parts, FIELDS));
    for (let turn = 0; turn < 2; turn += 1) await createInvestor(owner, parts, FIELDS);
    expect(await outcome(createCompany(owner, parts, FIELDS))).toBe('E_MANY_DRAFTS');
    expect(await outcome(createInvestor(owner, parts, FIELDS))).toBe('E_MANY_DRAFTS');
    await test.context.db
      .update(companies)
      .set({ status: 'ACTIVE' })
      .where(eq(companies.id, drafts[0]?.id ?? ''));
    expect(await outcome(createCompany(owner, parts, FIELDS))).toBe('done');
    const other = test.as({ actor: (await somebody(test.context)).actor });
    expect(await outcome(createCompany(other, parts, FIELDS))).toBe('done');
  });

  it('are limited per day, even if earlier ones were deleted', async () => {
    const owner = test.as({ actor: (await somebody(test.context)).actor });
    const narrow = authServices({ draftsPerPerson: 2 });
    const begin = async (now = test.context.now) => {
      const result = await outcome(createCompany({ ...owner, now }, narrow, FIELDS));
      await test.context.db.delete(companies);
      return result;
    };
    expect([await begin(), await begin(), await begin()]).toEqual(['done', 'done', 'E_TOO_MANY']);
    expect(await begin(new Date(test.context.now.getTime() + 24 * 3_600_000 + 1))).toBe('done');
  });

  it('reserve no key', async () => {
    const owner = test.as({ actor: (await somebody(test.context)).actor });
    await createCompany(owner, parts, FIELDS);
    const feed = { name: 'Klarna', website: null, domain: null, countryCode: 'SE' };
    expect((await registerFromFeed(test.as({ actor: system }), feed)).key).toBe('klarna');
  });

  it('are deleted with the account of their only member; other startups and investors stay', async () => {
    const person = await somebody(test.context);
    const owner = test.as({ actor: person.actor });
    const alone = await createCompany(owner, parts, FIELDS);
    const draft = await createCompany(owner, parts, FIELDS);
    await createInvestor(owner, parts, FIELDS);
    await somebody(test.context, { member: [{ id: draft.id, role: 'manager' }] });
    const live = await someCompany(test.context, { status: 'ACTIVE' });
    const deleteOrphans = () => SCHEDULES.delete_orphaned_drafts?.run(test.as({ actor: system }));
    const remaining = async () => (await test.context.db.select().from(companies)).map(({ id }) => id).toSorted();
    await deleteOrphans();
    expect(await remaining()).toEqual([alone.id, draft.id, live.id].toSorted());
    await test.context.db.delete(users).where(eq(users.id, person.id));
    await deleteOrphans();
    expect(await remaining()).toEqual([draft.id, live.id].toSorted());
    expect(await test.context.db.select().from(investors)).toEqual([]);
  });
});

describe('concurrent drafts of one person', () => {
  const database = ownDatabase();
  let open: OpenDatabase;
  let context: Context;
  beforeEach(() => {
    open = openDatabase(database.url, { connections: 8 });
    context = { actor: visitor, db: open.db, now: new Date(), platform: 'thehub', listeners: LISTENERS };
  });
  afterEach(() => open.close());

  it('are limited to five as well', async () => {
    const owner = { ...context, actor: (await somebody(context)).actor };
    const creators = Array.from({ length: 8 }, (_, turn) => (turn % 2 ? createCompany : createInvestor));
    const outcomes = await Promise.all(creators.map((create) => outcome(create(owner, authServices(), FIELDS))));
    expect(outcomes.filter((code) => code === 'done')).toHaveLength(5);
    expect(outcomes.filter((code) => code === 'E_MANY_DRAFTS')).toHaveLength(3);
  });
});
