import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { companies } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { COMPANY_STATUSES } from '#domain/companies/company.ts';
import { isOpen } from '#domain/jobs/is-open.ts';
import { JOB_STATUSES } from '#domain/jobs/job.ts';
import { PLATFORMS } from '#domain/site/platforms.ts';
import { isInSample } from '#testing/depth.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { openJobsPart } from '../counters/counters.server.ts';
import { noFilters } from '../filters/filters.ts';
import { latestJobs, listOpenJobs } from '../results/queries.server.ts';
import { refreshCompanyJobSearch, refreshJobSearch, refreshPopularity } from './search-index.server.ts';

const fixture = rollbackFixture();
const HOUR_MS = 3_600_000;

describe('an open job', () => {
  it('is open in TypeScript, in SQL and in lists alike, for every status, approval, moment, company and site', async () => {
    const { context } = fixture;
    const cases: {
      id: string;
      status: string;
      approvedAt: Date | null;
      closesAt: Date | null;
      company: { status: string; platforms: string[] };
    }[] = [];
    let count = 0;
    const at = (ms: number) => new Date(context.now.getTime() + ms);
    for (const companyStatus of COMPANY_STATUSES) {
      for (const platforms of [['thehub'], ['plusimpact'], ['thehub', 'plusimpact'], []]) {
        const company = await someCompany(context, { status: companyStatus, platforms });
        for (const status of JOB_STATUSES) {
          for (const approvedAt of [null, at(-HOUR_MS)]) {
            for (const closesAt of [at(-1), at(0), at(1), at(HOUR_MS)]) {
              count += 1;
              // Every job that may be open, and a sample of the others. Thirteen shares no factor with the eight dates.
              if (!(companyStatus === 'ACTIVE' && status === 'ACTIVE') && !isInSample(count, 13)) continue;
              const { id } = await someJob(context, { companyId: company.id, status, approvedAt, closesAt });
              cases.push({ id, status, approvedAt, closesAt, company: { status: companyStatus, platforms } });
            }
          }
        }
      }
    }
    for (const moment of [at(-2), at(-1), at(0), at(1), at(HOUR_MS - 1), at(HOUR_MS)]) {
      for (const platform of PLATFORMS) {
        const expected = cases.filter((job) => isOpen(job, platform, moment)).map(({ id }) => id);
        const { rows } = await context.db.execute<{ id: string }>(sql`
          SELECT job_id AS id FROM open_jobs(${moment.toISOString()}) WHERE platform = ${platform}`);
        expect(rows.map(({ id }) => id).sort()).toEqual(expected.toSorted());
        const part = await openJobsPart({ ...context, now: moment, platform }, 1, 10_000);
        expect(part?.map(({ id }) => id)).toEqual(expected.toSorted());
      }
    }
  }, 120_000);
});

describe('a search row', () => {
  it('stores the columns of lists inline, however long its words are', async () => {
    const long = Array.from({ length: 24 }, (_, n) => `Specialist${n}`).join(' ');
    await someJob(fixture.context, { title: long, places: ['København', 'Malmö', 'Oslo', 'Bergen', 'Helsinki'] });
    const { rows } = await fixture.context.db.execute(sql`
      SELECT pg_column_toast_chunk_id(words) IS NULL AS words, pg_column_toast_chunk_id(job_id) IS NULL AS id,
        pg_column_toast_chunk_id(country_codes) IS NULL AS countries, pg_column_toast_chunk_id(localities) IS NULL AS towns,
        pg_column_toast_chunk_id(position_types) IS NULL AS types FROM job_search`);
    expect(rows).toEqual([{ words: false, id: true, countries: true, towns: true, types: true }]);
  });

  it('changes with the job', async () => {
    const { id } = await someJob(fixture.context, { title: 'Baker' });
    await fixture.context.db.update(jobs).set({ title: 'Brewer', jobRole: 'operations' }).where(eq(jobs.id, id));
    await refreshJobSearch(fixture.context, [id]);
    const { docs, total } = await listOpenJobs(fixture.context, {
      ...noFilters,
      search: 'brewer',
      roles: ['operations'],
    });
    expect([docs[0]?.title, total]).toEqual(['Brewer', 1]);
    expect((await listOpenJobs(fixture.context, { ...noFilters, search: 'baker' })).total).toBe(0);

    await fixture.context.db.update(jobs).set({ status: 'STOPPED' }).where(eq(jobs.id, id));
    await refreshJobSearch(fixture.context, [id]);
    expect((await latestJobs(fixture.context)).docs).toEqual([]);
  });

  it('changes with the company: its name, its status and its sites', async () => {
    const { context } = fixture;
    const company = await someCompany(context, { name: 'Kuura' });
    await someJob(context, { companyId: company.id });
    const change = async (values: Partial<typeof companies.$inferInsert>) => {
      await context.db.update(companies).set(values).where(eq(companies.id, company.id));
      await refreshCompanyJobSearch(context, company.id);
    };
    const total = async (search = '', platform: 'thehub' | 'plusimpact' = 'thehub') =>
      (await listOpenJobs({ ...context, platform }, { ...noFilters, search })).total;

    await change({ name: 'Hämärä' });
    expect([await total('kuura'), await total('hamara')]).toEqual([0, 1]);
    await change({ platforms: ['plusimpact'] });
    expect([await total(), await total('', 'plusimpact')]).toEqual([0, 1]);
    await change({ platforms: ['thehub', 'plusimpact'] });
    expect([await total(), await total('', 'plusimpact')]).toEqual([1, 1]);
    await change({ status: 'SUSPENDED' });
    expect(await total()).toBe(0);
    await change({ status: 'ACTIVE' });
    expect(await total()).toBe(1);
  });

  it('orders by the views of the last week per day on which the job was public', async () => {
    const daysAgo = (days: number) => new Date(fixture.context.now.getTime() - days * 24 * HOUR_MS);
    await someJob(fixture.context, { title: 'Old', publishedAt: daysAgo(20), viewsWeek: 70 });
    await someJob(fixture.context, { title: 'Young', publishedAt: daysAgo(2), viewsWeek: 30 });
    const { id } = await someJob(fixture.context, { title: 'Quiet', publishedAt: daysAgo(1), viewsWeek: 1 });
    const titles = async () =>
      (await listOpenJobs(fixture.context, { ...noFilters, sorting: 'mostPopular' })).docs.map((job) => job.title);
    expect(await titles()).toEqual(['Young', 'Old', 'Quiet']);
    await fixture.context.db.update(jobs).set({ viewsWeek: 50 }).where(eq(jobs.id, id));
    await refreshPopularity(fixture.context);
    expect(await titles()).toEqual(['Quiet', 'Young', 'Old']);
  });
});
