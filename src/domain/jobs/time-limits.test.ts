import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { jobs } from '#database/tables/jobs.server.ts';
import type { Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { submitJob } from './submit.server.ts';
import { cancelUnpaidJobs, deleteOldDrafts, remindOfJobs } from './time-limits.server.ts';

const fixture = rollbackFixture();
let companyId: string;
const daysLater = (days: number): Context => ({
  ...fixture.context,
  now: new Date(fixture.context.now.getTime() + days * DAY_MS),
});
const statusOf = async (id: string) => {
  const [job] = await fixture.context.db.select({ status: jobs.status }).from(jobs).where(eq(jobs.id, id));
  return job?.status;
};
const draft = (changes: Parameters<typeof someJob>[1] = {}) =>
  someJob(fixture.context, {
    companyId,
    status: 'DRAFT',
    approvedAt: null,
    publishedAt: null,
    expirationDate: null,
    closesAt: null,
    updatedAt: fixture.context.now,
    ...changes,
  });
/** A draft that waits for its payment from now on. */
async function unpaid() {
  await someJob(fixture.context, { companyId });
  const { id } = await draft();
  const actor = { kind: 'user' as const, userId: 'a'.repeat(24), companyIds: [companyId], isAdmin: false };
  await submitJob({ ...fixture.context, actor }, id);
  return id;
}
/** The reminders that a day sends. */
async function remindersAfter(days: number): Promise<[reminder: string, id: string][]> {
  const events: [string, string][] = [];
  const listen = async (_: Context, event: Extract<Event, { type: 'job.reminded' }>) =>
    void events.push([event.reminder, event.id]);
  await remindOfJobs({ ...daysLater(days), listeners: { 'job.reminded': [listen] } });
  return events;
}

beforeEach(async () => {
  companyId = (await someCompany(fixture.context)).id;
});

describe('a job that waits for its payment', () => {
  it('is a draft again after a week, and not before', async () => {
    const id = await unpaid();
    await cancelUnpaidJobs(daysLater(6.9));
    expect(await statusOf(id)).toBe('PENDING_PAYMENT');
    await cancelUnpaidJobs(daysLater(7.1));
    expect(await statusOf(id)).toBe('DRAFT');
  });

  it('is mentioned to its team on the fifth day alone', async () => {
    const id = await unpaid();
    const days = [4.5, 5.5, 6.5];
    const mentions = [];
    for (const day of days) mentions.push((await remindersAfter(day)).filter(([, job]) => job === id));
    expect(mentions).toEqual([[], [['payment', id]], []]);
  });
});

describe('a draft that nobody touches', () => {
  it('is deleted after 90 days, once its team was warned on day 76', async () => {
    const { id } = await draft();
    expect(await remindersAfter(75.5)).not.toContainEqual(['draft', id]);
    expect(await remindersAfter(76.5)).toContainEqual(['draft', id]);
    await deleteOldDrafts(daysLater(89.9));
    expect(await statusOf(id)).toBe('DRAFT');
    await deleteOldDrafts(daysLater(90.6));
    expect(await statusOf(id)).toBeUndefined();
  });

  it('is not deleted before the fourteenth day after its warning, however late a downtime made that', async () => {
    const { id } = await draft();
    await deleteOldDrafts(daysLater(95));
    expect(await statusOf(id), 'it was never warned of').toBe('DRAFT');
    expect(await remindersAfter(95)).toContainEqual(['draft', id]);
    await deleteOldDrafts(daysLater(108.9));
    expect(await statusOf(id)).toBe('DRAFT');
    await deleteOldDrafts(daysLater(109.1));
    expect(await statusOf(id)).toBeUndefined();
  });

  it('is warned of again, and stays as long, once it was touched after a warning', async () => {
    const { id } = await draft();
    await remindersAfter(76);
    await fixture.context.db
      .update(jobs)
      .set({ updatedAt: daysLater(80).now })
      .where(eq(jobs.id, id));
    await deleteOldDrafts(daysLater(171));
    expect(await statusOf(id)).toBe('DRAFT');
    expect(await remindersAfter(171)).toContainEqual(['draft', id]);
  });

  it('stays if a feed imported it, because the feed would bring it again', async () => {
    const { id } = await draft({ source: 'greenhouse' });
    await deleteOldDrafts(daysLater(120));
    expect(await statusOf(id)).toBe('DRAFT');
  });
});

describe('a reminder', () => {
  it('of the deletion is sent once, also after a downtime of days or weeks', async () => {
    const { id } = await draft();
    const old = await draft({ updatedAt: daysLater(-10).now });
    const drafts = async (days: number) =>
      (await remindersAfter(days)).flatMap(([reminder, job]) => (reminder === 'draft' ? [job] : []));
    expect((await drafts(78.2)).sort()).toEqual([id, old.id].sort());
    expect(await drafts(78.3)).toEqual([]);
    expect(await drafts(78.9)).toEqual([]);
    expect(await statusOf(old.id)).toBe('DRAFT');
  });

  it('comes again for a draft that was touched since', async () => {
    const { id } = await draft();
    expect(await remindersAfter(76.5)).toContainEqual(['draft', id]);
    await fixture.context.db
      .update(jobs)
      .set({ updatedAt: daysLater(77).now })
      .where(eq(jobs.id, id));
    expect(await remindersAfter(77.5)).toEqual([]);
    expect(await remindersAfter(153.5)).toContainEqual(['draft', id]);
  });
});

describe('a live job', () => {
  it('is mentioned to its team in its last week, once', async () => {
    const { id } = await someJob(fixture.context, {
      companyId,
      closesAt: new Date(fixture.context.now.getTime() + 20 * DAY_MS),
    });
    const mentions = [];
    for (const day of [12.5, 13.5, 14.5]) {
      mentions.push((await remindersAfter(day)).some(([reminder, job]) => reminder === 'ending' && job === id));
    }
    expect(mentions).toEqual([false, true, false]);
  });
});
