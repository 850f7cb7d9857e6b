import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/client.ts';
import { companies } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { LISTENERS } from '#listeners.ts';
import { TEST_NOW } from '#testing/databases.ts';
import { ownDatabase } from '#testing/fixture.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { noFilters } from '../filters/filters.ts';
import { listOpenJobs } from '../results/queries.server.ts';
import { refreshCompanyJobSearch, refreshJobSearch } from './search-index.server.ts';

/** Two processes that change search rows at the same moment: each has its own connections. */
const database = ownDatabase();
let open: OpenDatabase[] = [];
beforeEach(() => {
  open = [openDatabase(database.url, { connections: 2 }), openDatabase(database.url, { connections: 2 })];
});
afterEach(async () => {
  for (const { close } of open) await close();
});
const contexts = () =>
  open.map(
    ({ db }): Context => ({
      actor: { kind: 'system', name: 'clock' },
      db,
      now: TEST_NOW,
      platform: 'thehub',
      listeners: LISTENERS,
    }),
  ) as [Context, Context];

it('does not list a job that is reopened while its startup is being suspended', async () => {
  const [one, other] = contexts();
  const company = await someCompany(one);
  const { id } = await someJob(one, { companyId: company.id, status: 'STOPPED' });
  let suspension: Promise<void> | undefined;
  await inTransaction(one, async (inside) => {
    await inside.db.update(jobs).set({ status: 'ACTIVE' }).where(eq(jobs.id, id));
    await refreshJobSearch(inside, [id]);
    suspension = inTransaction(other, async (inOther) => {
      await inOther.db.update(companies).set({ status: 'SUSPENDED' }).where(eq(companies.id, company.id));
      await refreshCompanyJobSearch(inOther, company.id);
    });
    // Goes on once the second transaction waits for the lock, or has finished without waiting.
    await Promise.race([suspension, waitsForLock(one)]);
  });
  await suspension;
  expect((await listOpenJobs(one, noFilters)).total).toBe(0);
  expect((await one.db.execute(sql`SELECT FROM open_jobs(${TEST_NOW.toISOString()}::timestamptz)`)).rows).toEqual([]);
});

async function waitsForLock({ db }: Context): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
    );
    if (rows[0]?.n) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
