import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { companies, companyFollows } from '#database/tables/companies.server.ts';
import { type Context, visitor } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { LISTENERS } from '#listeners.ts';
import { TEST_NOW } from '#testing/databases.ts';
import { ownDatabase, rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { findCompany } from '../queries.server.ts';
import { followCompany, unfollowCompany } from './follow.server.ts';

const fixture = rollbackFixture();
const someoneHere = async () => fixture.as({ actor: (await somebody(fixture.context)).actor });

const both = [
  ['follow', followCompany],
  ['unfollow', unfollowCompany],
] as const;

const storedFollowers = async ({ db }: Context, id: string) => {
  const [company] = await db.select({ total: companies.followersTotal }).from(companies).where(eq(companies.id, id));
  return company?.total;
};

describe('following a startup', () => {
  it('is true for the follower only', async () => {
    const { id, key } = await someCompany(fixture.context);
    const [ada, olav] = [await someoneHere(), await someoneHere()];
    await followCompany(ada, key);
    expect(await findCompany(ada, key)).toMatchObject({ followed: true, numberOfFollowers: 1 });
    expect(await findCompany(olav, id)).toMatchObject({ followed: false, numberOfFollowers: 1 });
    expect(await findCompany(fixture.context, id)).toMatchObject({ followed: false, numberOfFollowers: 1 });
  });

  it('ends with unfollowing, which leaves all other follows alone', async () => {
    const [first, second] = [await someCompany(fixture.context), await someCompany(fixture.context)];
    const [ada, olav] = [await someoneHere(), await someoneHere()];
    await followCompany(ada, first.id);
    await followCompany(ada, second.id);
    await followCompany(olav, first.id);
    await unfollowCompany(ada, first.key);
    expect(await findCompany(ada, first.id)).toMatchObject({ followed: false, numberOfFollowers: 1 });
    expect((await findCompany(ada, second.id)).followed).toBe(true);
    expect((await findCompany(olav, first.id)).followed).toBe(true);
  });

  it('changes nothing the second time, and tells no event', async () => {
    const { id } = await someCompany(fixture.context);
    const events: string[] = [];
    const record = async (_: Context, { type }: { type: string }) => void events.push(type);
    const listeners = { 'company.followed': [record], 'company.unfollowed': [record] };
    const ada = { ...(await someoneHere()), listeners };
    for (const change of [unfollowCompany, followCompany, followCompany, unfollowCompany, unfollowCompany])
      await change(ada, id);
    expect(events).toEqual(['company.followed', 'company.unfollowed']);
  });

  it('does not count as a change of the startup', async () => {
    const updatedAt = new Date(TEST_NOW.getTime() - DAY_MS);
    const { id } = await someCompany(fixture.context, { updatedAt });
    await followCompany(await someoneHere(), id);
    expect((await findCompany(fixture.context, id)).updatedAt).toBe(updatedAt.toISOString());
  });

  it.each(both)('is refused to a visitor: %s', async (_, change) => {
    const { id } = await someCompany(fixture.context);
    await expect(change(fixture.context, id)).rejects.toMatchObject({ kind: 'notLoggedIn' });
    const withLostSession = fixture.as({ actor: { kind: 'visitor', hasLostSession: true } });
    await expect(change(withLostSession, id)).rejects.toMatchObject({ kind: 'sessionExpired' });
  });

  it.each(both)('refuses a startup that is not public on this site: %s', async (_, change) => {
    const ada = await someoneHere();
    const hiddenStartup = await someCompany(fixture.context, { status: 'DISABLED' });
    const elsewhere = await someCompany(fixture.context, { platforms: ['plusimpact'] });
    for (const key of [hiddenStartup.id, hiddenStartup.key, elsewhere.id, 'nothing']) {
      await expect(change(ada, key)).rejects.toMatchObject({ kind: 'absent', message: 'This startup was not found.' });
    }
    expect(await ada.db.select().from(companyFollows)).toEqual([]);
  });
});

describe('the number of followers', () => {
  const database = ownDatabase();

  it('is exact after many concurrent follows and unfollows', async () => {
    const { db, close } = openDatabase(database.url, { connections: 8 });
    try {
      const context: Context = { actor: visitor, db, now: TEST_NOW, platform: 'thehub', listeners: LISTENERS };
      const { id } = await someCompany(context);
      const people: Context[] = [];
      for (let n = 0; n < 6; n += 1) people.push({ ...context, actor: (await somebody(context)).actor });
      await Promise.all([...people, ...people].map((person) => followCompany(person, id)));
      expect(await storedFollowers(context, id)).toBe(6);
      const leaving = people.slice(0, 2);
      await Promise.all([...leaving, ...leaving].map((person) => unfollowCompany(person, id)));
      expect(await storedFollowers(context, id)).toBe(4);
      expect(await db.$count(companyFollows, eq(companyFollows.companyId, id))).toBe(4);
    } finally {
      await close();
    }
  });
});
