import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { companies } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import type { Context } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { someApplication } from '#testing/applications.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { jobsInFreePlaces } from './quota.server.ts';
import { submitJob } from './submit.server.ts';
import { transition } from './transitions.server.ts';

const fixture = rollbackFixture();
let company: { id: string };
let member: Context;
let payment: Context;

beforeEach(async () => {
  const { context } = fixture;
  company = await someCompany(context);
  const actor = { kind: 'user' as const, userId: 'a'.repeat(24), companyIds: [company.id], isAdmin: false };
  member = { ...context, actor };
  payment = { ...context, actor: { kind: 'system', name: 'payment' } };
});

const job = (changes: Parameters<typeof someJob>[1] = {}) =>
  someJob(fixture.context, { companyId: company.id, ...changes });
const draft = () => job({ status: 'DRAFT', approvedAt: null, publishedAt: null, expirationDate: null, closesAt: null });
const rowOf = async (id: string) => (await member.db.select().from(jobs).where(eq(jobs.id, id)))[0];

describe('the free job of a startup', () => {
  it('is one: the next one waits for its payment', async () => {
    await job();
    const { id } = await draft();
    expect((await submitJob(member, id)).action).toBe('submitForPayment');
  });

  it('is not filled by jobs that are paid, imported, paused or closed, but by one in review', async () => {
    for (const changes of [{ isPaid: true }, { source: 'greenhouse' }, { status: 'STOPPED' }, { status: 'EXPIRED' }]) {
      await job(changes);
    }
    expect(await jobsInFreePlaces(member, company.id)).toEqual([]);
    const inReview = await job({ approvedAt: null });
    expect(await jobsInFreePlaces(member, company.id)).toMatchObject([{ id: inReview.id, isApproved: false }]);
  });

  it('is in review again after a change that staff must read, and keeps its last day', async () => {
    const { id } = await job();
    await transition(member, id, 'sendBackToReview', { reason: 'it asks for money' });
    const [free] = await jobsInFreePlaces(member, company.id);
    expect(free).toMatchObject({ id, isApproved: false, closesAt: expect.any(Date) });
  });

  it('leaves a paused job paused until it is paid', async () => {
    const { id } = await job({ status: 'STOPPED', stoppedBecause: 'member' });
    await job();
    await expect(transition(member, id, 'resume')).rejects.toMatchObject({ kind: 'unmet', code: 'E_PAYMENT_NEEDED' });
    expect(await rowOf(id)).toMatchObject({ status: 'STOPPED' });
    await transition(payment, id, 'resume');
    expect(await rowOf(id)).toMatchObject({ status: 'ACTIVE', isPaid: true, stoppedBecause: null });
  });

  it('does not matter to a paid job that was paused, whose period goes on', async () => {
    const { id } = await job({ status: 'STOPPED', stoppedBecause: 'member', isPaid: true });
    await job();
    expect(await transition(member, id, 'resume')).toEqual({ status: 'ACTIVE' });
  });
});

describe('a paid job', () => {
  it('goes live, or to review, once its payment arrives', async () => {
    await job();
    const { id } = await draft();
    await submitJob(member, id);
    expect((await submitJob(payment, id)).action).toBe('pay');
    expect(await rowOf(id)).toMatchObject({ status: 'ACTIVE', isPaid: true, approvedAt: member.now });
  });

  it('cannot be paid twice', async () => {
    await job();
    const { id } = await draft();
    await submitJob(member, id);
    await submitJob(payment, id);
    await expect(submitJob(payment, id)).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('is boosted from its approval on, for as long as was paid', async () => {
    const { id } = await job({ approvedAt: null, publishedAt: null, boostDaysWaiting: 14 });
    await transition({ ...member, actor: { kind: 'system', name: 'tests' } }, id, 'approve');
    const inTwoWeeks = new Date(member.now.getTime() + 14 * DAY_MS);
    expect(await rowOf(id)).toMatchObject({ boostingExpiresAt: inTwoWeeks, boostDaysWaiting: 0 });
  });

  it('is no longer paid once it is a draft again, or renewed for free', async () => {
    const rejectedJob = await job({ approvedAt: null, isPaid: true });
    await transition({ ...member, actor: { kind: 'system', name: 'tests' } }, rejectedJob.id, 'reject');
    expect(await rowOf(rejectedJob.id)).toMatchObject({ status: 'DRAFT', isPaid: false });
    const closesAt = new Date(member.now.getTime() - DAY_MS);
    const { id } = await job({ status: 'EXPIRED', isPaid: true, closesAt, closedAt: closesAt });
    await transition(member, id, 'renew');
    expect(await rowOf(id)).toMatchObject({ status: 'ACTIVE', isPaid: false });
  });
});

describe('a paused job', () => {
  it('is not resumed while its startup is suspended, or applicants wait for an answer', async () => {
    for (const cause of ['suspended', 'answerClock'] as const) {
      const { id } = await job({ isPaid: true });
      const clockFrom = new Date(member.now.getTime() - 28 * DAY_MS);
      await someApplication(fixture.context, { jobId: id, companyId: company.id, clockFrom });
      await transition({ ...member, actor: { kind: 'system', name: 'clock' } }, id, 'pause', { cause });
      const status = cause === 'suspended' ? 'SUSPENDED' : 'ACTIVE';
      await fixture.context.db.update(companies).set({ status }).where(eq(companies.id, company.id));
      await expect(transition(member, id, 'resume')).rejects.toMatchObject({ kind: 'conflict' });
      expect(await rowOf(id)).toMatchObject({ status: 'STOPPED', stoppedBecause: cause });
    }
  });
});
