import { beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '#domain/context.ts';
import { visitor } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { someApplication } from '#testing/applications.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { findApplicantNumbers } from './applicant-numbers.server.ts';

const fixture = rollbackFixture();
let job: { jobId: string; companyId: string };
let member: Context;
const daysAgo = (days: number) => new Date(fixture.context.now.getTime() - days * DAY_MS);
const numbers = (context = member) => findApplicantNumbers(context, { companyId: job.companyId, days: 28 });

beforeEach(async () => {
  const { id: companyId } = await someCompany(fixture.context);
  job = { companyId, jobId: (await someJob(fixture.context, { companyId, title: 'Diver' })).id };
  member = { ...fixture.context, actor: { kind: 'user', userId: 'u', companyIds: [companyId], isAdmin: false } };
});

describe('the applications that a dashboard counts', () => {
  it('are those of each of the last days, and the sum of as many days before', async () => {
    for (const days of [0, 0, 27, 28, 55, 56])
      await someApplication(fixture.context, { ...job, sentAt: daysAgo(days) });
    const { days, before, byJob } = await numbers();
    expect(days).toHaveLength(28);
    expect([days.at(-1), days[0]]).toEqual([2, 1]);
    expect(before).toBe(2);
    expect(byJob).toEqual({ [job.jobId]: 6 });
  });

  it('are new to a member who was not in the team yet until somebody opens them', async () => {
    await someApplication(fixture.context, job);
    await someApplication(fixture.context, { ...job, seenAt: daysAgo(0) });
    await someApplication(fixture.context, { ...job, withdrawnAt: daysAgo(0) });
    expect((await numbers()).new).toBe(1);
  });

  it('are due once their clock has run for seven days, and not while it rests', async () => {
    await someApplication(fixture.context, { ...job, clockFrom: daysAgo(7) });
    await someApplication(fixture.context, { ...job, clockFrom: daysAgo(12) });
    await someApplication(fixture.context, { ...job, clockFrom: daysAgo(6) });
    await someApplication(fixture.context, { ...job, clockFrom: null });
    expect((await numbers()).due).toEqual({ people: 2, longest: 12, shortest: 7, jobs: ['Diver'] });
  });

  it('are due as soon as the hiring stages promised a first answer, and not sooner once it was given', async () => {
    const sentAt = daysAgo(5);
    await someApplication(fixture.context, { ...job, sentAt, clockFrom: sentAt, promisedDays: 5 });
    await someApplication(fixture.context, { ...job, sentAt: daysAgo(20), clockFrom: sentAt, promisedDays: 5 });
    expect((await numbers()).due).toMatchObject({ people: 1, longest: 5, shortest: 5 });
  });

  it('are absent for anybody who does not belong to the startup', async () => {
    await expect(numbers({ ...member, actor: visitor })).rejects.toThrow();
    const stranger: Context['actor'] = { kind: 'user', userId: 's', companyIds: [], isAdmin: false };
    await expect(numbers({ ...member, actor: stranger })).rejects.toMatchObject({ kind: 'absent' });
  });
});
