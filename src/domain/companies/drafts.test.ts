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
import { somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { ownDatabase, world } from '#testing/world.ts';
import { SCHEDULES } from '#worker/schedule.ts';
import { createCompany, registerFromFeed } from './commands.server.ts';

const SAID = { name: 'Klarna', website: null, intro: '' };
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );

describe('drafts', () => {
  const here = world();
  const parts = authServices();
  const system = { kind: 'system', name: 'test' } as const;

  it('are five at once for a person, startups and investors together', async () => {
    const owner = here.as({ actor: (await somebody(here.context)).actor });
    const made = [];
    for (let turn = 0; turn < 3; turn += 1) made.push(await createCompany(owner, parts, SAID));
    for (let turn = 0; turn < 2; turn += 1) await createInvestor(owner, parts, SAID);
    expect(await outcome(createCompany(owner, parts, SAID))).toBe('E_MANY_DRAFTS');
    expect(await outcome(createInvestor(owner, parts, SAID))).toBe('E_MANY_DRAFTS');
    await here.context.db
      .update(companies)
      .set({ status: 'ACTIVE' })
      .where(eq(companies.id, made[0]?.id ?? ''));
    expect(await outcome(createCompany(owner, parts, SAID))).toBe('done');
    const other = here.as({ actor: (await somebody(here.context)).actor });
    expect(await outcome(createCompany(other, parts, SAID))).toBe('done');
  });

  it('are begun so many times in a day, even when earlier ones have gone', async () => {
    const owner = here.as({ actor: (await somebody(here.context)).actor });
    const narrow = authServices({ draftsPerPerson: 2 });
    const begin = async (now = here.context.now) => {
      const result = await outcome(createCompany({ ...owner, now }, narrow, SAID));
      await here.context.db.delete(companies);
      return result;
    };
    expect([await begin(), await begin(), await begin()]).toEqual(['done', 'done', 'E_TOO_MANY']);
    expect(await begin(new Date(here.context.now.getTime() + 24 * 3_600_000 + 1))).toBe('done');
  });

  it('keep no name from the startup that has it', async () => {
    const owner = here.as({ actor: (await somebody(here.context)).actor });
    await createCompany(owner, parts, SAID);
    const found = { name: 'Klarna', website: null, domain: null, countryCode: 'SE' };
    expect((await registerFromFeed(here.as({ actor: system }), found)).key).toBe('klarna');
  });

  it('go with the account of their only member, and no other startup or investor does', async () => {
    const person = await somebody(here.context);
    const owner = here.as({ actor: person.actor });
    const alone = await createCompany(owner, parts, SAID);
    const shared = await createCompany(owner, parts, SAID);
    await createInvestor(owner, parts, SAID);
    await somebody(here.context, { member: [{ id: shared.id, role: 'manager' }] });
    const live = await someCompany(here.context, { status: 'ACTIVE' });
    const tidy = () => SCHEDULES.delete_orphaned_drafts?.run(here.as({ actor: system }));
    const left = async () => (await here.context.db.select().from(companies)).map(({ id }) => id).toSorted();
    await tidy();
    expect(await left()).toEqual([alone.id, shared.id, live.id].toSorted());
    await here.context.db.delete(users).where(eq(users.id, person.id));
    await tidy();
    expect(await left()).toEqual([shared.id, live.id].toSorted());
    expect(await here.context.db.select().from(investors)).toEqual([]);
  });
});

describe('drafts that one person begins at once', () => {
  const database = ownDatabase();
  let open: OpenDatabase;
  let context: Context;
  beforeEach(() => {
    open = openDatabase(database.url, { connections: 8 });
    context = { actor: visitor, db: open.db, now: new Date(), platform: 'thehub', listeners: LISTENERS };
  });
  afterEach(() => open.close());

  it('are five all the same', async () => {
    const owner = { ...context, actor: (await somebody(context)).actor };
    const begun = Array.from({ length: 8 }, (_, turn) => (turn % 2 ? createCompany : createInvestor));
    const outcomes = await Promise.all(begun.map((create) => outcome(create(owner, authServices(), SAID))));
    expect(outcomes.filter((code) => code === 'done')).toHaveLength(5);
    expect(outcomes.filter((code) => code === 'E_MANY_DRAFTS')).toHaveLength(3);
  });
});
