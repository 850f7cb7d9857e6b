import { describe, expect, it } from 'vitest';
import { jobListView } from '#domain/jobs/views.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { type JobFilters, noFilters } from '../filters/filters.ts';
import { featuredJobs, latestJobs, listOpenJobs, openJobsOfCompany } from './queries.server.ts';

const fixture = rollbackFixture();
const fromNow = (days: number) => new Date(fixture.context.now.getTime() + days * DAY_MS);
const list = (changes: Partial<JobFilters> = {}) => listOpenJobs(fixture.context, { ...noFilters, ...changes });
const titles = (result: { docs: { title: string }[] }) => result.docs.map((job) => job.title);

describe('the list of open jobs', () => {
  it('lists the newest jobs first, fifteen per page, each job once', async () => {
    const company = await someCompany(fixture.context);
    for (let n = 0; n < 32; n++) {
      await someJob(fixture.context, { title: `Job ${n}`, companyId: company.id, publishedAt: fromNow(-n) });
    }
    // The stored counters have the first total. The second is counted, and counting finds the page, too.
    for (const filters of [{}, { isPaid: true }]) {
      const pages = [];
      for (const page of [1, 2, 3, 4]) pages.push(await list({ ...filters, page }));
      expect(pages.flatMap(titles)).toEqual(Array.from({ length: 32 }, (_, n) => `Job ${n}`));
      expect(pages[3]).toMatchObject({ docs: [], total: 32, limit: 15, page: 4, pages: 3, boosted: [] });
    }
  });

  it('fills the first page with jobs that only mention the words where their titles do not fill it', async () => {
    const company = await someCompany(fixture.context);
    const inTitle = Array.from({ length: 3 }, (_, n) => `Oboe tuner ${n}`);
    const inText = Array.from({ length: 102 }, (_, n) => `Luthier ${n}`);
    const days = [...inTitle.map((_, n) => -20 - n), ...inText.map((_, n) => -0.1 * n)];
    for (const [n, title] of [...inTitle, ...inText].entries()) {
      const description = title.startsWith('Luthier') ? '<p>You will also meet an oboe now and then.</p>' : '';
      await someJob(fixture.context, { title, description, companyId: company.id, publishedAt: fromNow(days[n] ?? 0) });
    }
    const pages = [];
    for (const page of [1, 2]) pages.push(await list({ search: 'oboe', sorting: 'relevance', page }));
    expect(pages[0]).toMatchObject({ total: 105, boosted: [] });
    expect(pages.flatMap(titles)).toEqual([...inTitle, ...inText].slice(0, 30));
  });

  it('ends at page 667', async () => {
    await someJob(fixture.context);
    expect(await list({ page: 668 })).toMatchObject({ docs: [], total: 1, page: 668 });
    expect(await list({ page: 999_999 })).toMatchObject({ docs: [] });
  });

  it('has the fields that programs of others have read for years', async () => {
    await someJob(fixture.context, {
      title: 'Engineer',
      places: ['København', 'Malmö'],
      salaryType: 'range',
      salaryFrom: 45_000_00,
      salaryTo: 60_000_00,
      salaryCurrency: 'DKK',
      salaryPeriod: 'month',
      jobPositionTypes: ['fulltime', 'student'],
    });
    const result = await list();
    jobListView.parse(result);
    expect(result.docs[0]).toMatchObject({
      location: { country: 'Denmark', locality: 'København', address: 'København, Denmark' },
      locations: [{ locality: 'København' }, { locality: 'Malmö', country: 'Sweden' }],
      countryCode: 'DK',
      salary: 'range',
      salaryRange: { from: 45_000, to: 60_000, min: 45_000, max: 60_000, currency: 'DKK', period: 'month' },
      jobPositionTypes: ['5b8e46b3853f039706b6ea70', '5b8e46b3853f039706b6ea72'],
      views: { week: 0, total: 0 },
      saved: false,
    });
  });

  it('shows krónur without decimals, because they have no minor unit', async () => {
    await someJob(fixture.context, {
      salaryType: 'range',
      salaryFrom: 950_000,
      salaryCurrency: 'ISK',
      salaryPeriod: 'month',
    });
    expect((await list()).docs[0]?.salaryRange).toMatchObject({ from: 950_000, to: null, currency: 'ISK' });
  });

  it('keeps jobs without a salary under a least salary, unless the filter requires a salary', async () => {
    const range = { salaryType: 'range', salaryCurrency: 'EUR' } as const;
    await someJob(fixture.context, {
      ...range,
      title: 'Enough a year',
      salaryFrom: 40_000_00,
      salaryTo: 60_000_00,
      salaryPeriod: 'year',
    });
    await someJob(fixture.context, { ...range, title: 'Enough an hour', salaryFrom: 40_00, salaryPeriod: 'hour' });
    await someJob(fixture.context, { ...range, title: 'Too little', salaryTo: 4_999_00, salaryPeriod: 'month' });
    await someJob(fixture.context, { title: 'Not said' });
    await someJob(fixture.context, { title: 'None', salaryType: 'unpaid' });
    const filters = { salaryFrom: 5_000, salaryCurrency: 'EUR' };
    expect(titles(await list(filters)).sort()).toEqual(['Enough a year', 'Enough an hour', 'None', 'Not said']);
    expect(titles(await list({ ...filters, salaryShown: true })).sort()).toEqual(['Enough a year', 'Enough an hour']);
    expect(titles(await list({ isPaid: true }))).not.toContain('None');
  });

  it('shows up to two matching boosted jobs above page 1, without changing the order below', async () => {
    for (let n = 0; n < 5; n++) {
      await someJob(fixture.context, {
        title: `Boosted ${n}`,
        boostingExpiresAt: fromNow(n + 1),
        publishedAt: fromNow(-n),
        jobRole: 'sales',
      });
    }
    await someJob(fixture.context, {
      title: 'Was boosted',
      boostingExpiresAt: fromNow(0),
      jobRole: 'sales',
      publishedAt: fromNow(-9),
    });
    await someJob(fixture.context, {
      title: 'Closed',
      boostingExpiresAt: fromNow(9),
      closesAt: fromNow(0),
      jobRole: 'sales',
    });
    await someJob(fixture.context, { title: 'Other', boostingExpiresAt: fromNow(9), jobRole: 'design' });
    const result = await list({ roles: ['sales'] });
    expect(result.boosted.map((job) => job.title)).toEqual(['Boosted 4', 'Boosted 3']);
    expect(titles(result)).toEqual(['Boosted 0', 'Boosted 1', 'Boosted 2', 'Boosted 3', 'Boosted 4', 'Was boosted']);
    expect((await list({ roles: ['sales'], page: 2 })).boosted).toEqual([]);
  });

  it('never shows two boosted jobs of one startup above page 1', async () => {
    const one = await someCompany(fixture.context);
    for (const days of [9, 8, 7])
      await someJob(fixture.context, { title: `One ${days}`, companyId: one.id, boostingExpiresAt: fromNow(days) });
    await someJob(fixture.context, { title: 'Other', boostingExpiresAt: fromNow(1) });
    expect((await list()).boosted.map((job) => job.title)).toEqual(['One 9', 'Other']);
    expect((await list({ companyKey: one.key })).boosted.map((job) => job.title)).toEqual(['One 9']);
  });

  it('lists the open jobs of one town with a role, newest first, over several pages', async () => {
    const company = await someCompany(fixture.context);
    const place = (n: number) => ({ places: n % 3 === 0 ? ['Aarhus', 'Oslo'] : ['Aarhus'], jobRole: 'sales' as const });
    for (let n = 0; n < 18; n++)
      await someJob(fixture.context, {
        ...{ title: `Job ${n}`, companyId: company.id, publishedAt: fromNow(-n), ...place(n) },
      });
    await someJob(fixture.context, { title: 'Closed today', places: ['Aarhus'], closesAt: fromNow(0) });
    await someJob(fixture.context, { title: 'Elsewhere', places: ['Oslo'], jobRole: 'sales' });
    await someJob(fixture.context, {
      title: 'Design',
      places: ['Aarhus'],
      jobRole: 'design',
      publishedAt: fromNow(-90),
    });
    const all = Array.from({ length: 18 }, (_, n) => `Job ${n}`);
    // Stored counters have both totals, so the page reads the town by recency.
    const inAarhus = { localities: ['Aarhus'] };
    const ofSales = { ...inAarhus, countryCodes: ['DK'], roles: ['sales'] };
    for (const { chosen, expected } of [
      { chosen: inAarhus, expected: [...all, 'Design'] },
      { chosen: ofSales, expected: all },
    ]) {
      const [first, second] = [await list(chosen), await list({ ...chosen, page: 2 })];
      expect([first, second].flatMap(titles)).toEqual(expected);
      expect(first.total).toBe(expected.length);
    }
  });

  it('lists a job of several places once, under each of them', async () => {
    await someJob(fixture.context, { title: 'Both', places: ['Oslo', 'Bergen', 'Berlin'] });
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

describe('a short list', () => {
  it('features open boosted jobs, those boosted first before the others', async () => {
    await someJob(fixture.context, { title: 'Second', boostingExpiresAt: fromNow(10) });
    await someJob(fixture.context, { title: 'First', boostingExpiresAt: fromNow(5) });
    await someJob(fixture.context, { title: 'Paused', boostingExpiresAt: fromNow(10), status: 'STOPPED' });
    expect(titles(await featuredJobs(fixture.context))).toEqual(['First', 'Second']);
  });

  it('has the latest three jobs', async () => {
    for (let n = 0; n < 4; n++) await someJob(fixture.context, { title: `Job ${n}`, publishedAt: fromNow(-n) });
    expect(titles(await latestJobs(fixture.context))).toEqual(['Job 0', 'Job 1', 'Job 2']);
  });

  it('has the open jobs of one company', async () => {
    const company = await someCompany(fixture.context);
    await someJob(fixture.context, { title: 'Ours', companyId: company.id });
    await someJob(fixture.context, { title: 'Theirs' });
    expect(titles(await openJobsOfCompany(fixture.context, company.key))).toEqual(['Ours']);
    expect((await openJobsOfCompany(fixture.context, 'nobody')).total).toBe(0);
  });
});
