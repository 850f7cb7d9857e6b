import { describe, expect, it } from 'vitest';
import { noFilters } from '#domain/search/filters/filters.ts';
import { listOpenJobs } from '#domain/search/results/queries.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { findJob } from './queries.server.ts';
import { jobInListView, jobView } from './views.ts';

const fixture = rollbackFixture();
const fromNow = (days: number) => new Date(fixture.context.now.getTime() + days * DAY_MS);

describe("a job's page", () => {
  it('is found by id and by key', async () => {
    const { id, key } = await someJob(fixture.context, {
      places: ['Reykjavík'],
      description: '<p>Nets</p>',
      source: 'greenhouse',
    });
    const { job, openness } = await findJob(fixture.context, id, { origin: 'https://havn.test' });
    jobView.parse(job);
    expect([openness, job.absoluteJobUrl, job.scraped]).toEqual(['open', `https://havn.test/jobs/${id}`, true]);
    expect(job.geoLocation?.center.coordinates[0]).toBeLessThan(-20);
    const { docs } = await listOpenJobs(fixture.context, noFilters);
    expect(jobInListView.parse(job)).toEqual(docs[0]);
    expect((await findJob(fixture.context, key)).job.id).toBe(id);
  });

  it('names an email address only if the startup takes applications by email', async () => {
    const applyEmail = 'jobs@kelp.example';
    const { id: byEmail } = await someJob(fixture.context, { receiveApplicants: 'email', applyEmail });
    const { id: here } = await someJob(fixture.context, { receiveApplicants: 'platform', applyEmail });
    expect((await findJob(fixture.context, byEmail)).job.applyEmail).toBe(applyEmail);
    expect((await findJob(fixture.context, here)).job.applyEmail).toBeNull();
  });

  it('stays when the job is paused or expired, even before its status says so', async () => {
    const { id: pausedId } = await someJob(fixture.context, { status: 'STOPPED' });
    const { id: expiredId } = await someJob(fixture.context, {
      status: 'EXPIRED',
      closesAt: fromNow(-3),
      closedAt: fromNow(-3),
    });
    const { id: closedId } = await someJob(fixture.context, { closesAt: fromNow(0) });
    expect((await findJob(fixture.context, pausedId)).openness).toBe('stopped');
    expect((await findJob(fixture.context, expiredId)).openness).toBe('expired');
    expect((await findJob(fixture.context, closedId)).openness).toBe('expired');
  });

  it('answers that the job is gone 180 days after it expired', async () => {
    const { id: recent } = await someJob(fixture.context, { status: 'EXPIRED', closedAt: fromNow(-179.9) });
    const { id: old } = await someJob(fixture.context, { status: 'EXPIRED', closedAt: fromNow(-180) });
    expect((await findJob(fixture.context, recent)).openness).toBe('expired');
    await expect(findJob(fixture.context, old)).rejects.toMatchObject({ kind: 'gone' });
  });

  it('is absent for the public before approval, and when the company is not shown on this site', async () => {
    const hiddenStartup = await someCompany(fixture.context, { status: 'SUSPENDED' });
    const elsewhere = await someCompany(fixture.context, { platforms: ['plusimpact'] });
    const jobs = [
      await someJob(fixture.context, { status: 'DRAFT', approvedAt: null }),
      await someJob(fixture.context, { status: 'DRAFT' }),
      await someJob(fixture.context, { approvedAt: null }),
      await someJob(fixture.context, { status: 'PENDING_PAYMENT', approvedAt: null }),
      await someJob(fixture.context, { status: 'PENDING_COMPANY_APPROVAL', approvedAt: null }),
      await someJob(fixture.context, { companyId: hiddenStartup.id }),
      await someJob(fixture.context, { companyId: hiddenStartup.id, status: 'EXPIRED' }),
      await someJob(fixture.context, { companyId: elsewhere.id }),
    ];
    for (const { id, key } of [...jobs, { id: 'a'.repeat(24), key: "no' such" }]) {
      await expect(findJob(fixture.context, id)).rejects.toMatchObject({ kind: 'absent' });
      await expect(findJob(fixture.context, key)).rejects.toMatchObject({ kind: 'absent' });
    }
  });
});
