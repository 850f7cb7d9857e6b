import { describe, expect, it } from 'vitest';
import type { Context } from '#domain/context.ts';
import { findJob } from '#domain/jobs/queries.server.ts';
import { jobInListView, jobListView, jobView } from '#domain/jobs/views.ts';
import { makeManyJobs } from '#testing/many-jobs.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { world } from '#testing/world.ts';
import {
  countOpenJobs,
  countOpenJobsParts,
  jobCounters,
  openJobsPart,
  openPlaces,
} from '../counters/counters.server.ts';
import { countPlace } from '../counters/place-counters.server.ts';
import { type JobFilters, noFilters } from '../filters/filters.ts';
import { countLanding } from '../landing/landing-counters.server.ts';
import { landingPageOf } from '../landing/landing-pages.ts';
import { featuredJobs, latestJobs, listOpenJobs, openJobsOfCompany } from './queries.server.ts';
import { relatedJobs } from './related.server.ts';

const here = world();
const DAY_MS = 86_400_000;
const fromNow = (days: number) => new Date(here.context.now.getTime() + days * DAY_MS);
const list = (changes: Partial<JobFilters> = {}) => listOpenJobs(here.context, { ...noFilters, ...changes });
const titles = (found: { docs: { title: string }[] }) => found.docs.map((job) => job.title);

describe('the list of open jobs', () => {
  it('has the newest first, fifteen to a page, each job once', async () => {
    const company = await someCompany(here.context);
    for (let n = 0; n < 32; n++) {
      await someJob(here.context, { title: `Job ${n}`, companyId: company.id, publishedAt: fromNow(-n) });
    }
    const pages = [await list(), await list({ page: 2 }), await list({ page: 3 }), await list({ page: 4 })];
    expect(pages.flatMap(titles)).toEqual(Array.from({ length: 32 }, (_, n) => `Job ${n}`));
    expect(pages[3]).toMatchObject({ docs: [], total: 32, limit: 15, page: 4, pages: 3, boosted: [] });
  });

  it('ends at page 667', async () => {
    await someJob(here.context);
    expect(await list({ page: 668 })).toMatchObject({ docs: [], total: 1, page: 668 });
    expect(await list({ page: 999_999 })).toMatchObject({ docs: [] });
  });

  it('shows what strangers have read for years', async () => {
    await someJob(here.context, {
      title: 'Engineer',
      places: ['København', 'Malmö'],
      salaryType: 'range',
      salaryFrom: 45_000_00,
      salaryTo: 60_000_00,
      salaryCurrency: 'DKK',
      salaryPeriod: 'month',
      jobPositionTypes: ['fulltime', 'student'],
    });
    const found = await list();
    jobListView.parse(found);
    expect(found.docs[0]).toMatchObject({
      location: { country: 'Denmark', locality: 'København', address: 'København, Denmark' },
      locations: [{ locality: 'København' }, { locality: 'Malmö', country: 'Sweden' }],
      countryCode: 'DK',
      salary: 'range',
      salaryRange: { from: 45_000, to: 60_000, currency: 'DKK', period: 'month' },
      jobPositionTypes: ['5b8e46b3853f039706b6ea70', '5b8e46b3853f039706b6ea72'],
      views: { week: 0, total: 0 },
      saved: false,
    });
  });

  it('says krónur as they are, which have no smaller coin', async () => {
    await someJob(here.context, {
      salaryType: 'range',
      salaryFrom: 950_000,
      salaryCurrency: 'ISK',
      salaryPeriod: 'month',
    });
    expect((await list()).docs[0]?.salaryRange).toEqual({ from: 950_000, to: null, currency: 'ISK', period: 'month' });
  });

  it('keeps jobs without a figure when a least salary is asked for, unless only figures are', async () => {
    const range = { salaryType: 'range', salaryCurrency: 'EUR' } as const;
    await someJob(here.context, {
      ...range,
      title: 'Enough a year',
      salaryFrom: 40_000_00,
      salaryTo: 60_000_00,
      salaryPeriod: 'year',
    });
    await someJob(here.context, { ...range, title: 'Enough an hour', salaryFrom: 40_00, salaryPeriod: 'hour' });
    await someJob(here.context, { ...range, title: 'Too little', salaryTo: 4_999_00, salaryPeriod: 'month' });
    await someJob(here.context, { title: 'Not said' });
    await someJob(here.context, { title: 'None', salaryType: 'unpaid' });
    const asked = { salaryFrom: 5_000, salaryCurrency: 'EUR' };
    expect(titles(await list(asked)).sort()).toEqual(['Enough a year', 'Enough an hour', 'None', 'Not said']);
    expect(titles(await list({ ...asked, salaryShown: true })).sort()).toEqual(['Enough a year', 'Enough an hour']);
    expect(titles(await list({ isPaid: true }))).not.toContain('None');
  });

  it('puts up to three boosted jobs that match above page 1, and leaves its order as it is', async () => {
    for (let n = 0; n < 5; n++) {
      await someJob(here.context, {
        title: `Boosted ${n}`,
        boostingExpiresAt: fromNow(n + 1),
        publishedAt: fromNow(-n),
        jobRole: 'sales',
      });
    }
    await someJob(here.context, {
      title: 'Was boosted',
      boostingExpiresAt: fromNow(0),
      jobRole: 'sales',
      publishedAt: fromNow(-9),
    });
    await someJob(here.context, {
      title: 'Closed',
      boostingExpiresAt: fromNow(9),
      closesAt: fromNow(0),
      jobRole: 'sales',
    });
    await someJob(here.context, { title: 'Other', boostingExpiresAt: fromNow(9), jobRole: 'design' });
    const found = await list({ roles: ['sales'] });
    expect(found.boosted.map((job) => job.title)).toEqual(['Boosted 4', 'Boosted 3', 'Boosted 2']);
    expect(titles(found)).toEqual(['Boosted 0', 'Boosted 1', 'Boosted 2', 'Boosted 3', 'Boosted 4', 'Was boosted']);
    expect((await list({ roles: ['sales'], page: 2 })).boosted).toEqual([]);
  });

  it('finds a job of several places by any of them, once', async () => {
    await someJob(here.context, { title: 'Both', places: ['Oslo', 'Bergen', 'Berlin'] });
    for (const changes of [
      { localities: ['Bergen'] },
      { localities: ['Oslo', 'bergen'] },
      { countryCodes: ['NO', 'DE'] },
      { countryCodes: ['EU'] },
    ]) {
      expect(titles(await list(changes))).toEqual(['Both']);
    }
    expect(titles(await list({ countryCodes: ['SE'] }))).toEqual([]);
  });
});

describe('few jobs', () => {
  it('are featured while open and boosted, in the order in which they were boosted', async () => {
    await someJob(here.context, { title: 'Second', boostingExpiresAt: fromNow(10) });
    await someJob(here.context, { title: 'First', boostingExpiresAt: fromNow(5) });
    await someJob(here.context, { title: 'Paused', boostingExpiresAt: fromNow(10), status: 'STOPPED' });
    expect(titles(await featuredJobs(here.context))).toEqual(['First', 'Second']);
  });

  it('are the latest three', async () => {
    for (let n = 0; n < 4; n++) await someJob(here.context, { title: `Job ${n}`, publishedAt: fromNow(-n) });
    expect(titles(await latestJobs(here.context))).toEqual(['Job 0', 'Job 1', 'Job 2']);
  });

  it('are those of one company', async () => {
    const company = await someCompany(here.context);
    await someJob(here.context, { title: 'Ours', companyId: company.id });
    await someJob(here.context, { title: 'Theirs' });
    expect(titles(await openJobsOfCompany(here.context, company.key))).toEqual(['Ours']);
    expect((await openJobsOfCompany(here.context, 'nobody')).total).toBe(0);
  });
});

describe('related jobs', () => {
  it('are nearest in role, then place, then words, and never the job itself or a closed one', async () => {
    const { id } = await someJob(here.context, {
      title: 'Backend Engineer, Payments',
      jobRole: 'backenddeveloper',
      places: ['Oslo'],
    });
    await someJob(here.context, { title: 'Elsewhere', jobRole: 'backenddeveloper', places: ['Berlin'] });
    await someJob(here.context, { title: 'In the country', jobRole: 'backenddeveloper', places: ['Bergen'] });
    await someJob(here.context, {
      title: 'In the city',
      jobRole: 'backenddeveloper',
      places: ['Oslo'],
      publishedAt: fromNow(-2),
    });
    await someJob(here.context, {
      title: 'Payments Developer',
      jobRole: 'backenddeveloper',
      places: ['Oslo'],
      publishedAt: fromNow(-9),
    });
    await someJob(here.context, { title: 'Kin', jobRole: 'frontenddeveloper', places: ['Oslo'] });
    await someJob(here.context, { title: 'Other', jobRole: 'sales', places: ['Oslo'] });
    await someJob(here.context, {
      title: 'Closed',
      jobRole: 'backenddeveloper',
      places: ['Oslo'],
      closesAt: fromNow(0),
    });
    const related = await relatedJobs(here.context, id);
    expect(titles(related)).toEqual([
      'Payments Developer',
      'In the city',
      'In the country',
      'Elsewhere',
      'Kin',
      'Other',
    ]);
  });

  it('are at most two of one company, and are there for a closed job too', async () => {
    const company = await someCompany(here.context);
    for (let n = 0; n < 4; n++) await someJob(here.context, { companyId: company.id });
    await someJob(here.context, { title: 'Another' });
    const { id } = await someJob(here.context, { status: 'EXPIRED' });
    expect((await relatedJobs(here.context, id)).docs.filter((job) => job.company.id === company.id)).toHaveLength(2);
    expect((await relatedJobs(here.context, id)).total).toBe(3);
    expect((await relatedJobs(here.context, 'f'.repeat(24))).docs).toEqual([]);
  });
});

describe("a job's page", () => {
  it('is found by id and by key', async () => {
    const { id, key } = await someJob(here.context, {
      places: ['Reykjavík'],
      description: '<p>Nets</p>',
      source: 'greenhouse',
    });
    const { job, openness } = await findJob(here.context, id, { origin: 'https://havn.test' });
    jobView.parse(job);
    expect([openness, job.absoluteJobUrl, job.scraped]).toEqual(['open', `https://havn.test/jobs/${id}`, true]);
    expect(job.geoLocation?.center.coordinates[0]).toBeLessThan(-20);
    expect(jobInListView.parse(job)).toEqual((await list()).docs[0]);
    expect((await findJob(here.context, key)).job.id).toBe(id);
  });

  it('stays when paused or expired, also before the clock has written it down', async () => {
    const { id: paused } = await someJob(here.context, { status: 'STOPPED' });
    const { id: expired } = await someJob(here.context, {
      status: 'EXPIRED',
      closesAt: fromNow(-3),
      closedAt: fromNow(-3),
    });
    const { id: over } = await someJob(here.context, { closesAt: fromNow(0) });
    expect((await findJob(here.context, paused)).openness).toBe('stopped');
    expect((await findJob(here.context, expired)).openness).toBe('expired');
    expect((await findJob(here.context, over)).openness).toBe('expired');
  });

  it('is gone 180 days after it expired', async () => {
    const { id: there } = await someJob(here.context, { status: 'EXPIRED', closedAt: fromNow(-179.9) });
    const { id: gone } = await someJob(here.context, { status: 'EXPIRED', closedAt: fromNow(-180) });
    expect((await findJob(here.context, there)).openness).toBe('expired');
    await expect(findJob(here.context, gone)).rejects.toMatchObject({ kind: 'gone' });
  });

  it('is absent to the public before it is approved, and when its company is not shown here', async () => {
    const hidden = await someCompany(here.context, { status: 'SUSPENDED' });
    const elsewhere = await someCompany(here.context, { platforms: ['plusimpact'] });
    const jobs = [
      await someJob(here.context, { status: 'DRAFT', approvedAt: null }),
      await someJob(here.context, { status: 'DRAFT' }),
      await someJob(here.context, { approvedAt: null }),
      await someJob(here.context, { status: 'PENDING_PAYMENT', approvedAt: null }),
      await someJob(here.context, { status: 'PENDING_COMPANY_APPROVAL', approvedAt: null }),
      await someJob(here.context, { companyId: hidden.id }),
      await someJob(here.context, { companyId: hidden.id, status: 'EXPIRED' }),
      await someJob(here.context, { companyId: elsewhere.id }),
    ];
    for (const { id, key } of [...jobs, { id: 'a'.repeat(24), key: "no' such" }]) {
      await expect(findJob(here.context, id)).rejects.toMatchObject({ kind: 'absent' });
      await expect(findJob(here.context, key)).rejects.toMatchObject({ kind: 'absent' });
    }
  });
});

describe('numbers', () => {
  it('of many searches at once are of open jobs first published since', async () => {
    await someJob(here.context, { title: 'Baker', publishedAt: fromNow(-1) });
    await someJob(here.context, { title: 'Brewer', publishedAt: fromNow(-3) });
    const counts = await countOpenJobs(here.context, [
      { key: 'all', filters: noFilters, since: null },
      { key: 'new', filters: noFilters, since: fromNow(-2) },
      { key: 'brewers', filters: { ...noFilters, search: 'brewer' }, since: fromNow(-2) },
      { key: 'quoted', filters: { ...noFilters, search: '"brewer"' }, since: null },
      { key: 'quoted, new', filters: { ...noFilters, search: '"brewer"' }, since: fromNow(-2) },
    ]);
    expect(counts).toEqual([
      { key: 'all', count: 2 },
      { key: 'new', count: 1 },
      { key: 'brewers', count: 0 },
      { key: 'quoted', count: 1 },
      { key: 'quoted, new', count: 0 },
    ]);
    expect(await countOpenJobs(here.context, [])).toEqual([]);
  });

  it('of this week are those of today and the six days before in Copenhagen, on every page that says so', async () => {
    const page = landingPageOf('sales-jobs-denmark');
    if (!page) throw new Error('There is no such page.');
    const midnight = new Date('2026-06-15T22:00:00Z');
    const at = (ms: number) => ({ ...here.context, now: new Date(midnight.getTime() + ms) });
    const published = new Date(midnight.getTime() - 6 * DAY_MS);
    for (const ms of [-1, 0]) {
      const publishedAt = new Date(published.getTime() + ms);
      await someJob(here.context, {
        jobRole: 'sales',
        places: ['Aarhus'],
        publishedAt,
        closesAt: new Date('2027-01-01'),
      });
    }
    const said = async (context: Context) => [
      (await jobCounters(context)).newThisWeek,
      (await countPlace(context, { countryCodes: ['DK'], localities: [] })).newThisWeek,
      (await countLanding(context, page, [])).newThisWeek,
    ];
    expect(await said(at(-1))).toEqual([2, 2, 2]);
    expect(await said(at(0))).toEqual([1, 1, 1]);
    expect(await said(at(DAY_MS - 1))).toEqual([1, 1, 1]);
    expect(await said(at(DAY_MS))).toEqual([0, 0, 0]);
  });

  it('of the home page, the places and the walk say what the list says', async () => {
    await makeManyJobs(here.context, { jobs: 600, openShare: 0.6, words: 20 });
    const counters = await jobCounters(here.context);
    expect(counters.open).toBe((await list()).total);
    expect(counters.remote).toBe((await list({ isRemote: true })).total);
    for (const country of counters.countries)
      expect(country.n).toBe((await list({ countryCodes: [country.code] })).total);
    for (const [role, n] of Object.entries(counters.roles)) expect(n).toBe((await list({ roles: [role] })).total);
    for (const place of (await openPlaces(here.context)).slice(0, 10)) {
      expect(place.n, place.name).toBe(
        (await list({ localities: [place.name], countryCodes: [place.countryCode] })).total,
      );
    }
    for (const size of [7, 50, 10_000]) {
      const walked = new Set<string>();
      const pieces = await countOpenJobsParts(here.context, size);
      for (let piece = 1; piece <= pieces; piece++) {
        const jobs = (await openJobsPart(here.context, piece, size)) ?? [];
        expect(jobs.length).toBeLessThanOrEqual(size);
        for (const { id } of jobs) walked.add(id);
      }
      expect(walked.size).toBe(counters.open);
      expect(await openJobsPart(here.context, pieces + 1, size)).toBeNull();
    }
  }, 60_000);
});
