import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { companies } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { COMPANY_STATUSES } from '#domain/companies/company.ts';
import type { Context } from '#domain/context.ts';
import { JOB_STATUSES } from '#domain/jobs/job.ts';
import { PLATFORMS, type Platform } from '#domain/site/platforms.ts';
import { isDeep, isInSample } from '#testing/depth.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { makeManyJobs } from '#testing/many-jobs.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { noFilters } from '../filters/filters.ts';
import { sumCounters } from '../index/index-maintenance.server.ts';
import { refreshCompanyJobSearch, refreshJobSearch } from '../index/search-index.server.ts';
import { openLandingPages } from '../landing/landing-counts.server.ts';
import { LANDING_PAGES, landingFilters, WORTH_INDEXING } from '../landing/landing-pages.ts';
import { listOpenJobs } from '../results/queries.server.ts';
import { jobCounters, openPlaces } from './counters.server.ts';
import { openCounters } from './open-counters.server.ts';

const fixture = rollbackFixture();
const HOUR_MS = 3_600_000;
const KINDS = ['open', 'role', 'company', 'day', 'remote', 'english', 'country', 'town'];

type Counter = { kind: string; value: string; n: number };

async function storedCounters(context: Context, kinds = KINDS): Promise<Counter[]> {
  const { rows } = await context.db.execute<Counter>(
    sql`SELECT kind, value, n FROM ${openCounters(context, kinds)} AS t ORDER BY kind COLLATE "C", value COLLATE "C"`,
  );
  return rows;
}

/** The oracle: the same counts from the tables of the jobs themselves. */
async function recount({ db, platform, now }: Context): Promise<Counter[]> {
  const { rows } = await db.execute<Counter>(sql`
    WITH o AS (SELECT j.* FROM open_jobs(${now.toISOString()}::timestamptz) JOIN jobs j ON j.id = job_id WHERE platform = ${platform}),
    counted AS (
      SELECT 'open' AS kind, '' AS value, id FROM o UNION ALL SELECT 'role', job_role, id FROM o
      UNION ALL SELECT 'company', company_id, id FROM o
      UNION ALL SELECT 'day', (coalesce(published_at, approved_at) AT TIME ZONE 'Europe/Copenhagen')::date::text, id FROM o
      UNION ALL SELECT 'remote', '', id FROM o WHERE workplace = 'remote'
      UNION ALL SELECT 'english', '', id FROM o WHERE english_enough
      UNION ALL SELECT 'country', country_code, id FROM o JOIN job_locations l ON l.job_id = o.id
      UNION ALL SELECT 'country', 'EU', id FROM o JOIN job_locations l ON l.job_id = o.id
        WHERE country_code IN ('DE', 'NL', 'EE')
      UNION ALL SELECT 'town', place_id::text, id FROM o JOIN job_locations l ON l.job_id = o.id WHERE place_id IS NOT NULL)
    SELECT kind, value, count(DISTINCT id)::int AS n FROM counted GROUP BY kind, value
    ORDER BY kind COLLATE "C", value COLLATE "C"`);
  return rows;
}

async function expectAgreement(context: Context): Promise<void> {
  for (const platform of PLATFORMS) {
    const onPlatform = { ...context, platform };
    expect(await storedCounters(onPlatform)).toEqual(await recount(onPlatform));
  }
}

const after = (context: Context, ms: number): Context => ({ ...context, now: new Date(context.now.getTime() + ms) });

it('stored counters equal a plain count for every status, approval, moment, company and site, also after changes', async () => {
  const { context } = fixture;
  const at = (ms: number) => new Date(context.now.getTime() + ms);
  const newJobs: { id: string; companyId: string }[] = [];
  let count = 0;
  for (const status of COMPANY_STATUSES) {
    for (const platforms of [['thehub'], ['plusimpact'], ['thehub', 'plusimpact'], []]) {
      const company = await someCompany(context, { status, platforms });
      for (const jobStatus of JOB_STATUSES) {
        for (const approvedAt of [null, at(-HOUR_MS)]) {
          for (const closesAt of [at(-1), at(0), at(1), at(HOUR_MS)]) {
            count += 1;
            // Every job that may be open, and a sample of the others. Thirteen shares no factor with the eight dates.
            if (!(status === 'ACTIVE' && jobStatus === 'ACTIVE') && !isInSample(count, 13)) continue;
            const job = { companyId: company.id, status: jobStatus, approvedAt, closesAt, workplace: 'remote' };
            newJobs.push({ id: (await someJob(context, job)).id, companyId: company.id });
          }
        }
      }
    }
  }
  const moments = [-2, -1, 0, 1, HOUR_MS - 1, HOUR_MS];
  for (const ms of moments) await expectAgreement(after(context, ms));

  for (const [at, companyId] of [...new Set(newJobs.map((job) => job.companyId))].entries()) {
    const status = COMPANY_STATUSES[at % COMPANY_STATUSES.length] as string;
    await context.db
      .update(companies)
      .set({ status, platforms: [PLATFORMS[at % 2] as Platform] })
      .where(eq(companies.id, companyId));
    await refreshCompanyJobSearch(context, companyId);
  }
  await sumCounters(context);
  for (const ms of moments) await expectAgreement(after(context, ms));

  for (const [at, { id }] of newJobs.entries()) {
    if (at % 7 === 0) await context.db.update(jobs).set({ status: 'STOPPED' }).where(eq(jobs.id, id));
    if (at % 7 === 1) await context.db.update(jobs).set({ status: 'ACTIVE', jobRole: 'legal' }).where(eq(jobs.id, id));
    if (at % 7 === 2) await context.db.delete(jobs).where(eq(jobs.id, id));
  }
  await refreshJobSearch(
    context,
    newJobs.map(({ id }) => id),
  );
  await expectAgreement(context);
  await sumCounters(context);
  await sumCounters(context);
  for (const ms of moments) await expectAgreement(after(context, ms));
}, 120_000);

it('places, countries, landing pages and the home page show the totals of the lists, also after jobs have closed', async () => {
  await makeManyJobs(fixture.context, { jobs: isDeep ? 800 : 300, openShare: 0.7, words: 12 });
  await sumCounters(fixture.context);
  for (const days of [0, 5, 20, 60]) {
    const context = after(fixture.context, days * 24 * HOUR_MS);
    await expectAgreement(context);
    const total = async (filters = {}) => (await listOpenJobs(context, { ...noFilters, ...filters })).total;
    const counters = await jobCounters(context);
    expect(counters.open).toBe(await total());
    expect(counters.englishEnough).toBe(await total({ englishEnough: true }));
    for (const { code, n } of counters.countries) expect(n).toBe(await total({ countryCodes: [code] }));
    for (const place of (await openPlaces(context)).slice(0, 8))
      expect(place.n).toBe(await total({ localities: [place.name], countryCodes: [place.countryCode] }));
    const landings = new Map((await openLandingPages(context, LANDING_PAGES)).map(({ page, n }) => [page, n]));
    for (const page of LANDING_PAGES.filter((_, at) => at % 3 === days % 3)) {
      const n = await total(landingFilters(page));
      expect([page.slug, landings.get(page)]).toEqual([page.slug, n < WORTH_INDEXING ? undefined : n]);
    }
    const { rows } = await context.db.execute<{ startups: number; cities: number; today: number; week: number }>(sql`
      SELECT count(DISTINCT company_id)::int AS startups, count(DISTINCT city)::int AS cities,
        count(DISTINCT job_id) FILTER (WHERE published_at > ${context.now.toISOString()}::timestamptz - interval '24 hours')::int AS today,
        count(DISTINCT job_id) FILTER (WHERE published_at >= date_trunc('day', ${context.now.toISOString()}::timestamptz, 'Europe/Copenhagen') - interval '6 days')::int AS week
      FROM job_search LEFT JOIN unnest(localities) AS city ON true
      WHERE platform = ${context.platform} AND closes_at > ${context.now.toISOString()}::timestamptz`);
    expect([counters.startupsHiring, counters.cities, counters.newIn24Hours, counters.newThisWeek]).toEqual([
      rows[0]?.startups,
      rows[0]?.cities,
      rows[0]?.today,
      rows[0]?.week,
    ]);
  }
}, 120_000);
