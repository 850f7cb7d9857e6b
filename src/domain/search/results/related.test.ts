import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#domain/site/days.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { relatedJobs } from './related.server.ts';

const fixture = rollbackFixture();
const fromNow = (days: number) => new Date(fixture.context.now.getTime() + days * DAY_MS);
const titles = (result: { docs: { title: string }[] }) => result.docs.map((job) => job.title);

describe('related jobs', () => {
  it('are ranked by role, then place, then words, without the job itself and closed jobs', async () => {
    const { id } = await someJob(fixture.context, {
      title: 'Backend Engineer, Payments',
      jobRole: 'backenddeveloper',
      places: ['Oslo'],
    });
    await someJob(fixture.context, { title: 'Elsewhere', jobRole: 'backenddeveloper', places: ['Berlin'] });
    await someJob(fixture.context, { title: 'In the country', jobRole: 'backenddeveloper', places: ['Bergen'] });
    await someJob(fixture.context, {
      title: 'In the city',
      jobRole: 'backenddeveloper',
      places: ['Oslo'],
      publishedAt: fromNow(-2),
    });
    await someJob(fixture.context, {
      title: 'Payments Developer',
      jobRole: 'backenddeveloper',
      places: ['Oslo'],
      publishedAt: fromNow(-9),
    });
    await someJob(fixture.context, { title: 'Kin', jobRole: 'frontenddeveloper', places: ['Oslo'] });
    await someJob(fixture.context, { title: 'Other', jobRole: 'sales', places: ['Oslo'] });
    await someJob(fixture.context, {
      title: 'Closed',
      jobRole: 'backenddeveloper',
      places: ['Oslo'],
      closesAt: fromNow(0),
    });
    const jobs = await relatedJobs(fixture.context, id);
    expect(titles(jobs)).toEqual(['Payments Developer', 'In the city', 'In the country', 'Elsewhere', 'Kin', 'Other']);
  });

  it('include at most two jobs of one company, also for a closed job', async () => {
    const company = await someCompany(fixture.context);
    for (let n = 0; n < 4; n++) await someJob(fixture.context, { companyId: company.id });
    await someJob(fixture.context, { title: 'Another' });
    const { id } = await someJob(fixture.context, { status: 'EXPIRED' });
    expect((await relatedJobs(fixture.context, id)).docs.filter((job) => job.company.id === company.id)).toHaveLength(
      2,
    );
    expect((await relatedJobs(fixture.context, id)).total).toBe(3);
    expect((await relatedJobs(fixture.context, 'f'.repeat(24))).docs).toEqual([]);
  });
});
