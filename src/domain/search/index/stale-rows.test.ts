import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/client.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { transition } from '#domain/jobs/transitions.server.ts';
import { LISTENERS } from '#listeners.ts';
import { TEST_NOW } from '#testing/databases.ts';
import { ownDatabase } from '#testing/fixture.ts';
import { makeManyJobs } from '#testing/many-jobs.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { noFilters } from '../filters/filters.ts';
import { jobFacets } from '../results/facets.server.ts';
import { listOpenJobs } from '../results/queries.server.ts';
import { rebuildStaleSearchRows } from './index-maintenance.server.ts';

/** A release with new rules for search rows, beside an older one that publishes jobs: each process has its own pool. */
const database = ownDatabase();
let open: OpenDatabase[] = [];
beforeEach(() => {
  open = [openDatabase(database.url, { connections: 2 }), openDatabase(database.url, { connections: 2 })];
});
afterEach(async () => {
  await open[0]?.db.execute(sql`DELETE FROM jobs`);
  for (const { close } of open) await close();
});
const contexts = () =>
  open.map(
    ({ db }): Context => ({
      actor: { kind: 'system', name: 'feed' },
      db,
      now: TEST_NOW,
      platform: 'thehub',
      listeners: LISTENERS,
    }),
  ) as [Context, Context];

/** Makes the rows look like those of older rules, without the newer columns. */
async function makeStale({ db }: Context): Promise<void> {
  await db.execute(sql`UPDATE job_search SET made_with = made_with - 1, yearly_salary = NULL, company_size = NULL`);
}

const rowsByRules = async ({ db }: Context) => {
  const { rows } = await db.execute<{ rules: number; n: number }>(
    sql`SELECT made_with AS rules, count(*)::int AS n FROM job_search GROUP BY 1 ORDER BY 1`,
  );
  return rows;
};

it('lists and counts rows of older rules until the worker has rebuilt them, one batch at a time', async () => {
  const [context] = contexts();
  await makeManyJobs(context, { jobs: 150, openShare: 0.9, words: 10 });
  const filters = { ...noFilters, search: 'engineer', sorting: 'relevance' as const };
  const before = { list: await listOpenJobs(context, filters), facets: await jobFacets(context, noFilters) };
  await makeStale(context);
  const stale = await jobFacets(context, noFilters);
  expect(stale.total).toBe(before.facets.total);
  expect(stale.suggestions.jobRoles).toEqual(before.facets.suggestions.jobRoles);

  const first = await rebuildStaleSearchRows(context, 1);
  expect(await rowsByRules(context)).toHaveLength(2);
  expect((await listOpenJobs(context, filters)).docs).toEqual(before.list.docs);
  expect((await jobFacets(context, noFilters)).total).toBe(before.facets.total);

  expect(await rebuildStaleSearchRows(context)).toBeGreaterThan(first);
  expect(await rowsByRules(context)).toHaveLength(1);
  expect(await jobFacets(context, noFilters)).toEqual(before.facets);
  expect(await rebuildStaleSearchRows(context)).toBe(0);
}, 60_000);

it('publishes a job while another process rebuilds rows, and rebuilds no row in two processes', async () => {
  const [one, other] = contexts();
  for (let n = 0; n < 70; n++) await someJob(other);
  await makeStale(other);
  const company = await someCompany(one);
  const { id } = await someJob(one, { companyId: company.id, status: 'DRAFT', approvedAt: null, title: 'Lockkeeper' });
  await inTransaction(other, async (inside) => {
    expect(await rebuildStaleSearchRows(inside, 1)).toBeGreaterThan(0);
    // The locks of the batch last until this transaction ends, and publishing does not wait for them.
    await transition(one, id, 'submit');
    expect((await listOpenJobs(one, { ...noFilters, search: 'lockkeeper' })).total).toBe(1);
    expect(await rebuildStaleSearchRows(one)).toBe(0);
  });
  expect(await rebuildStaleSearchRows(one)).toBeGreaterThan(0);
  expect(await rowsByRules(one)).toHaveLength(1);
}, 60_000);

it('leaves the rows of a newer release as they are', async () => {
  const [context] = contexts();
  await someJob(context);
  await context.db.execute(sql`UPDATE job_search SET made_with = made_with + 1`);
  expect(await rebuildStaleSearchRows(context)).toBe(0);
});
