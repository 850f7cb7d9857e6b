import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { companies } from '#database/tables/companies.server.ts';
import { investors } from '#database/tables/investors.server.ts';
import { type Context, inTransaction, visitor } from '#domain/context.ts';
import { flagOfName } from '#domain/site/flag-codes.ts';
import { TEST_NOW } from '#testing/databases.ts';
import { ownDatabase, rollbackFixture } from '#testing/fixture.ts';
import { someInvestor } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { freeFlag, giveFlags, nextFlag } from './free-flag.server.ts';
import { findCompany } from './queries.server.ts';

const fixture = rollbackFixture();
const system = { kind: 'system', name: 'test' } as const;

const flagsOfAll = async () =>
  (await fixture.context.db.select({ flag: companies.flag }).from(companies)).map(({ flag }) => flag);

describe('the flag of a new startup', () => {
  it('is the one its name asks for, while nobody has it', async () => {
    expect(await freeFlag(fixture.context, 'Kelp')).toBe(flagOfName('Kelp'));
  });

  it('is another one if a startup or an investor has it', async () => {
    const { db, now } = fixture.context;
    await someCompany(fixture.context, { name: 'Kelp', flag: flagOfName('Kelp') });
    const second = await freeFlag(fixture.context, 'Kelp');
    expect(second).toBe(flagOfName('Kelp', 1));
    await db.insert(investors).values({
      id: 'f'.repeat(24),
      key: 'kelp',
      status: 'ACTIVE',
      platforms: ['thehub'],
      name: 'Kelp',
      flag: second,
      createdAt: now,
      updatedAt: now,
    });
    expect(await freeFlag(fixture.context, 'Kelp')).toBe(flagOfName('Kelp', 2));
  });

  it('can be seen beforehand, and is not taken by that', async () => {
    await someCompany(fixture.context, { name: 'Kelp', flag: flagOfName('Kelp') });
    const flags = [await nextFlag(fixture.context, 'Kelp'), await nextFlag(fixture.context, 'Kelp')];
    expect(flags).toEqual([flagOfName('Kelp', 1), flagOfName('Kelp', 1)]);
    expect(await freeFlag(fixture.context, 'Kelp')).toBe(flags[0]);
  });

  it('cannot be that of another startup, whatever writes it', async () => {
    await someCompany(fixture.context, { flag: 'disc..ink.snow.-.-.-' });
    await expect(someCompany(fixture.context, { flag: 'disc..ink.snow.-.-.-' })).rejects.toThrow();
  });
});

describe('the schedule that gives flags', () => {
  it('gives every startup a flag of its own, even to those of one name, the oldest first', async () => {
    const { now } = fixture.context;
    const oldest = await someCompany(fixture.context, { name: 'Kelp', createdAt: new Date(now.getTime() - 9_000) });
    for (let n = 0; n < 20; n++) await someCompany(fixture.context, { name: 'Kelp' });
    await giveFlags(fixture.as({ actor: system }));
    const flags = await flagsOfAll();
    expect(flags).not.toContain(null);
    expect(new Set(flags).size).toBe(flags.length);
    expect((await findCompany(fixture.context, oldest.key)).flag).toBe(flagOfName('Kelp'));
  });

  it('leaves the flags that startups have, also after a new name', async () => {
    const { id } = await someCompany(fixture.context, { name: 'Kelp', flag: flagOfName('Tang') });
    await fixture.context.db.update(companies).set({ name: 'Hraun' }).where(eq(companies.id, id));
    await giveFlags(fixture.as({ actor: system }));
    const { rows } = await fixture.context.db.execute(sql`SELECT flag FROM companies WHERE id = ${id}`);
    expect(rows).toEqual([{ flag: flagOfName('Tang') }]);
  });

  it('is refused to a visitor', async () => {
    await expect(giveFlags(fixture.context)).rejects.toMatchObject({ kind: 'notLoggedIn' });
  });
});

describe('the flag of a startup and an investor that two processes create', () => {
  const database = ownDatabase();

  async function withTwoProcesses(work: (first: Context, second: Context) => Promise<void>): Promise<void> {
    const open = [1, 2].map(() => openDatabase(database.url, { connections: 6 }));
    const [first, second] = open.map(
      ({ db }): Context => ({ actor: visitor, db, now: TEST_NOW, platform: 'thehub', listeners: {} }),
    );
    try {
      await work(first as Context, second as Context);
    } finally {
      for (const { close } of open) await close();
    }
  }

  const newStartup = (context: Context, name: string) =>
    inTransaction(context, async (inside) => {
      await someCompany(inside, { name, flag: await freeFlag(inside, name) });
    });
  const newInvestor = (context: Context, name: string) =>
    inTransaction(context, async (inside) => {
      await someInvestor(inside, { name, flag: await freeFlag(inside, name) });
    });

  it('is not the same while the first has yet to commit, nor when it commits in between', async () => {
    await withTwoProcesses(async (first, second) => {
      await inTransaction(second, async (later) => {
        // This transaction begins before the flag is taken, and ends after it.
        await later.db.execute(sql`SELECT count(*) FROM companies`);
        await inTransaction(first, async (inside) => {
          const flag = await freeFlag(inside, 'Kelp');
          expect(flag).toBe(flagOfName('Kelp'));
          expect(await freeFlag(later, 'Kelp')).not.toBe(flag);
          await someCompany(inside, { name: 'Kelp', flag });
        });
        expect(await freeFlag(later, 'Kelp')).not.toBe(flagOfName('Kelp'));
      });
    });
  });

  it('is another for each of many that want the same at once', async () => {
    await withTwoProcesses(async (first, second) => {
      const each = Array.from({ length: 12 }, (_, n) => (n % 2 ? first : second));
      await Promise.all(each.flatMap((context) => [newStartup(context, 'Tang'), newInvestor(context, 'Tang')]));
      const { rows } = await first.db.execute<{ flag: string }>(
        sql`SELECT flag FROM companies WHERE name = 'Tang' UNION ALL SELECT flag FROM investors WHERE name = 'Tang'`,
      );
      expect(rows).toHaveLength(24);
      expect(new Set(rows.map(({ flag }) => flag)).size).toBe(24);
    });
  });
});
