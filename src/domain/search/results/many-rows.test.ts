import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/site/days.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobSearches } from '#testing/job-searches.ts';
import { someJob } from '#testing/posted-jobs.ts';
import { MANY_ROWS } from '../filters/newest-days.server.ts';
import { suggestWhat } from '../suggestions/suggestions.server.ts';

const fixture = rollbackFixture();
const { list, relaxedFor } = jobSearches(fixture);

/** PostgreSQL's own estimate decides how jobs are read. */
async function pretendToHaveManyRows(): Promise<void> {
  await fixture.context.db.execute(sql`
    SELECT pg_restore_relation_stats('schemaname', 'public', 'relname', 'job_search', 'reltuples', ${MANY_ROWS + 1}::real)`);
}

async function publish(title: string, days: readonly number[]): Promise<void> {
  for (const day of days) {
    const publishedAt = new Date(fixture.context.now.getTime() - day * DAY_MS);
    await someJob(fixture.context, { title: `${title} ${day}`, places: ['Oslo'], publishedAt });
  }
}

/** Twenty days of jobs, those of the last days closer together. */
const DAYS = [...Array.from({ length: 15 }, (_, at) => at / 5), 5, 9, 14, 20, 27];

describe('a site with so many jobs that the newest are read first', () => {
  it.each(['kotlin lamplighter', 'lamplighter bergen', 'lamplighter with equity', 'unpaid lamplighter bergen'])(
    'lists the same jobs that almost match: %s',
    async (search) => {
      await publish('Lamplighter', DAYS);
      const before = await relaxedFor({ search });
      await pretendToHaveManyRows();
      expect(before.length).toBeGreaterThan(0);
      expect(await relaxedFor({ search })).toEqual(before);
    },
  );

  it.each(['lamplighter', 'lampl', 'lamplighter oslo', 'lamplihgter'])('lists the same matches: %s', async (search) => {
    await publish('Lamplighter', DAYS);
    const before = await list({ search });
    await pretendToHaveManyRows();
    const after = await list({ search });
    expect(before.total).toBe(DAYS.length);
    expect([after.total, after.docs.map(({ id }) => id)]).toEqual([before.total, before.docs.map(({ id }) => id)]);
  });

  it('suggests the same names, and counts their jobs', async () => {
    await publish('Lamplighter', DAYS);
    const before = await suggestWhat(fixture.context, 'lampl');
    await pretendToHaveManyRows();
    expect(before.docs).toContainEqual(expect.objectContaining({ kind: 'title' }));
    expect(await suggestWhat(fixture.context, 'lampl')).toEqual(before);
  });
});
