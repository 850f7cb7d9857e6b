import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { applications } from '#database/tables/applications.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import type { Context } from '#domain/context.ts';
import { transition } from '#domain/jobs/transitions.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { someApplication, someColumn } from '#testing/applications.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { closeUnanswered, runAnswerClock } from './run-answer-clock.server.ts';

const fixture = rollbackFixture();
let companyId: string;
let jobId: string;

const daysLater = (days: number): Context => ({
  ...fixture.context,
  now: new Date(fixture.context.now.getTime() + days * DAY_MS),
});

/** The days and the news that a schedule announces at a later moment. */
async function newsOf(run: (context: Context) => Promise<unknown>, days: number): Promise<(number | string)[]> {
  const news: (number | string)[] = [];
  await run({
    ...daysLater(days),
    listeners: {
      'application.clockDay': [async (_, { day }) => void news.push(day)],
      'application.statusChanged': [async (_, { status }) => void news.push(status)],
    },
  });
  return news;
}

const applicationRow = async (id: string) => {
  const [row] = await fixture.context.db.select().from(applications).where(eq(applications.id, id));
  if (!row) throw new Error('The application is gone.');
  return row;
};
const jobRow = async () => {
  const [row] = await fixture.context.db.select().from(jobs).where(eq(jobs.id, jobId));
  if (!row) throw new Error('The job is gone.');
  return row;
};
const manager = () => ({ kind: 'user' as const, userId: 'a'.repeat(24), companyIds: [companyId], isAdmin: false });

beforeEach(async () => {
  ({ id: companyId } = await someCompany(fixture.context));
  const closesAt = daysLater(50).now;
  ({ id: jobId } = await someJob(fixture.context, {
    companyId,
    closesAt,
    expirationDate: closesAt.toISOString().slice(0, 10),
  }));
});

describe('the answer clock', () => {
  it('walks an application through days 7, 14, 21 and 28, each once, and pauses the job', async () => {
    await someApplication(fixture.context, { jobId, companyId });
    const walk: (number | string)[][] = [];
    for (let day = 0; day <= 30; day++) {
      const news = await newsOf(runAnswerClock, day);
      if (news.length > 0) walk.push([`day ${day}`, ...news]);
    }
    expect(walk).toEqual([
      ['day 7', 7],
      ['day 14', 14],
      ['day 21', 21],
      ['day 28', 28],
    ]);
    expect(await jobRow()).toMatchObject({ status: 'STOPPED', stoppedBecause: 'answerClock' });
  });

  it('reminds on the day that the hiring stages promised too, and only of a first answer', async () => {
    const { context } = fixture;
    const sentAt = context.now;
    await someApplication(context, { jobId, companyId, sentAt, clockFrom: sentAt, promisedDays: 5 });
    const earlier = new Date(sentAt.getTime() - DAY_MS);
    await someApplication(context, { jobId, companyId, sentAt: earlier, clockFrom: sentAt, promisedDays: 3 });
    const walk: number[] = [];
    for (let day = 0; day <= 15; day++) if ((await newsOf(runAnswerClock, day)).length > 0) walk.push(day);
    expect(walk).toEqual([5, 7, 14]);
  });

  it('reminds once after a downtime of two weeks', async () => {
    await someApplication(fixture.context, { jobId, companyId });
    expect(await newsOf(runAnswerClock, 15)).toEqual([14]);
    expect(await newsOf(runAnswerClock, 16)).toEqual([]);
  });

  it('pauses the job that a killed run has left open', async () => {
    const clockFrom = fixture.context.now;
    await someApplication(fixture.context, { jobId, companyId, clockFrom, clockDay: 28 });
    expect(await newsOf(runAnswerClock, 29)).toEqual([]);
    expect(await jobRow()).toMatchObject({ status: 'STOPPED', stoppedBecause: 'answerClock' });
  });

  it('leaves alone an application whose talent is to answer, and one that has ended', async () => {
    await someApplication(fixture.context, { jobId, companyId, clockFrom: null });
    const columnId = await someColumn(fixture.context, jobId);
    await someApplication(fixture.context, { jobId, companyId, step: 'custom', columnId, clockFrom: null });
    expect(await newsOf(runAnswerClock, 40)).toEqual([]);
  });

  it('lets the job resume only once those who waited are answered', async () => {
    const { id } = await someApplication(fixture.context, { jobId, companyId });
    await runAnswerClock(daysLater(28));
    const resume = (days: number) => transition({ ...daysLater(days), actor: manager() }, jobId, 'resume');
    await expect(resume(29)).rejects.toThrow('answer the people who wait');
    await fixture.context.db
      .update(applications)
      .set({ clockFrom: daysLater(29).now, clockDay: 0 })
      .where(eq(applications.id, id));
    expect(await resume(29)).toEqual({ status: 'ACTIVE' });
  });
});

describe('an application to a closed job', () => {
  it('ends after 90 days without an answer, with warnings at 69 and 83', async () => {
    const { id } = await someApplication(fixture.context, { jobId, companyId });
    await fixture.context.db.update(jobs).set({ status: 'EXPIRED' }).where(eq(jobs.id, jobId));
    const walk: (number | string)[][] = [];
    for (let day = 60; day <= 95; day++) {
      const news = await newsOf(closeUnanswered, day);
      if (news.length > 0) walk.push([`day ${day}`, ...news]);
    }
    expect(walk).toEqual([
      ['day 69', 69],
      ['day 83', 83],
      ['day 90', 'closed'],
    ]);
    expect(await applicationRow(id)).toMatchObject({ talentStatus: 'closed', clockFrom: null });
  });

  it('does not end without a warning, nor while the startup has answered in the last four weeks', async () => {
    const { id } = await someApplication(fixture.context, { jobId, companyId });
    await fixture.context.db.update(jobs).set({ status: 'EXPIRED' }).where(eq(jobs.id, jobId));
    const clockFrom = daysLater(95).now;
    await fixture.context.db.update(applications).set({ clockFrom }).where(eq(applications.id, id));
    expect(await newsOf(closeUnanswered, 96)).toEqual([83]);
    expect(await newsOf(closeUnanswered, 122)).toEqual([]);
    expect(await newsOf(closeUnanswered, 123)).toEqual(['closed']);
  });

  it('never ends for the hired', async () => {
    await someApplication(fixture.context, { jobId, companyId, step: 'hired' });
    await fixture.context.db.update(jobs).set({ status: 'EXPIRED' }).where(eq(jobs.id, jobId));
    expect(await newsOf(closeUnanswered, 100)).toEqual([]);
    expect(await newsOf(runAnswerClock, 40)).toEqual([]);
  });

  it('does not end while the job is open', async () => {
    await someApplication(fixture.context, { jobId, companyId });
    expect(await newsOf(closeUnanswered, 100)).toEqual([]);
  });
});
