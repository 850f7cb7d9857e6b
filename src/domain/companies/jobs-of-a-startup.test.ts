import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { companies } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { mayLeave, removeMember } from '#domain/accounts/team/members.server.ts';
import type { Context } from '#domain/context.ts';
import { changeJob } from '#domain/jobs/change-own-jobs.server.ts';
import { someStartupToApprove } from '#testing/approvals.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobRow } from '#testing/orders.ts';
import { somebody } from '#testing/people.ts';
import { someJob } from '#testing/posted-jobs.ts';
import {
  approveCompany,
  closeCompany,
  enableCompany,
  liftSuspension,
  rejectCompany,
  submitCompany,
  suspendCompany,
} from './approval/approval.server.ts';

const fixture = rollbackFixture();

let company: { id: string; key: string };
let owner: Context;
let admin: Context;

beforeEach(async () => {
  ({ company, owner, admin } = await someStartupToApprove(fixture));
});

const reject = (context: Context) =>
  rejectCompany(context, company.key, { reason: 'agency', text: 'You hire for others.' });
const suspend = (context: Context) =>
  suspendCompany(context, company.key, { reason: 'scam', text: 'Two people were asked to pay.' });
const lift = (context: Context) => liftSuspension(context, company.key);
const setStatus = (status: string) =>
  fixture.context.db.update(companies).set({ status }).where(eq(companies.id, company.id));
const row = async () => {
  const [row] = await fixture.context.db.select().from(companies).where(eq(companies.id, company.id));
  if (!row) throw new Error('The startup is gone.');
  return row;
};
const statusOfJob = async (id: string) => {
  const [job] = await fixture.context.db.select().from(jobs).where(eq(jobs.id, id));
  return job && [job.status, job.approvedAt ? 'approved' : 'not approved', job.stoppedBecause].join(' ').trim();
};
const later = (context: Context, seconds: number): Context => ({
  ...context,
  now: new Date(context.now.getTime() + seconds * 1000),
});
const codeOf = (promise: Promise<unknown>) => promise.then(() => 'done').catch((error) => error.code);

describe('a startup that its owner closes', () => {
  const as = async (overrides: Parameters<typeof somebody>[1]) =>
    fixture.as({ actor: (await somebody(fixture.context, overrides)).actor });
  const team = () => ({ kind: 'company', id: company.id }) as const;
  const idOf = ({ actor }: Context) => (actor.kind === 'user' ? actor.userId : '');

  it('is hidden with all of its jobs, once its name is typed, and lets its last owner leave', async () => {
    await setStatus('ACTIVE');
    const { name } = await row();
    const jobOf = (changes: object) => someJob(fixture.context, { companyId: company.id, ...changes });
    const neverPublic = { approvedAt: null, publishedAt: null, expirationDate: null, closesAt: null };
    const jobs = {
      open: await jobOf({}),
      paused: await jobOf({ status: 'STOPPED', stoppedBecause: 'member' }),
      inReview: await jobOf(neverPublic),
      unpaid: await jobOf({ ...neverPublic, status: 'PENDING_PAYMENT' }),
      waiting: await jobOf({ ...neverPublic, status: 'PENDING_COMPANY_APPROVAL' }),
    };
    await expect(removeMember(owner, team(), idOf(owner))).rejects.toMatchObject({ code: 'E_LAST_OWNER' });
    await expect(closeCompany(owner, company.key, 'Another')).rejects.toMatchObject({
      kind: 'invalid',
      details: { fields: { closedName: `Please type “${name}”` } },
    });
    await closeCompany(owner, company.key, ` ${name.toUpperCase()} `);
    expect(await row()).toMatchObject({ status: 'DISABLED', closedAt: owner.now });
    expect(await mayLeave(owner, team())).toBe(true);
    const statuses = await Promise.all(Object.values(jobs).map(({ id }) => statusOfJob(id)));
    expect(statuses).toEqual([
      'EXPIRED approved',
      'EXPIRED approved',
      'DRAFT not approved',
      'DRAFT not approved',
      'DRAFT not approved',
    ]);
    expect(await codeOf(closeCompany(owner, company.key, name))).toBe('E_TRANSITION');
    await removeMember(owner, team(), idOf(owner));
  });

  it('can be opened again by an owner, and by no manager, with its jobs closed', async () => {
    await setStatus('ACTIVE');
    const manager = await as({ member: [{ id: company.id, role: 'manager' }] });
    const job = await someJob(fixture.context, { companyId: company.id });
    const { name } = await row();
    expect(await codeOf(closeCompany(manager, company.key, name))).toBe('E_ROLE');
    await closeCompany(owner, company.key, name);
    expect(await codeOf(enableCompany(manager, company.key))).toBe('E_ROLE');
    await enableCompany(owner, company.key);
    expect(await row()).toMatchObject({ status: 'ACTIVE', closedAt: null });
    expect(await statusOfJob(job.id)).toBe('EXPIRED approved');
  });
});
describe('the jobs of a startup', () => {
  const waitingJob = () =>
    someJob(fixture.context, {
      companyId: company.id,
      status: 'PENDING_COMPANY_APPROVAL',
      approvedAt: null,
      publishedAt: null,
      expirationDate: null,
      closesAt: null,
    });

  it('are submitted when it is approved', async () => {
    const { id } = await waitingJob();
    await submitCompany(owner, company.key);
    await approveCompany(later(admin, 1), company.key);
    expect(await statusOfJob(id)).toBe('ACTIVE not approved');
  });

  it('are drafts again when it is rejected', async () => {
    const { id } = await waitingJob();
    await submitCompany(owner, company.key);
    await reject(later(admin, 1));
    expect(await statusOfJob(id)).toBe('DRAFT not approved');
  });

  it('close with the suspension, and are open again when it is lifted', async () => {
    await setStatus('ACTIVE');
    const open = await someJob(fixture.context, { companyId: company.id });
    const { closesAt, expirationDate } = await jobRow(fixture.context, open.id);
    await suspend(admin);
    expect(await statusOfJob(open.id)).toBe('EXPIRED approved suspended');
    expect((await jobRow(fixture.context, open.id)).closedAt).toEqual(admin.now);
    await expect(changeJob(later(owner, 1), open.id, 'renew')).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('suspended'),
    });
    await lift(later(admin, 86_400));
    expect(await statusOfJob(open.id)).toBe('ACTIVE approved');
    expect(await jobRow(fixture.context, open.id)).toMatchObject({ closesAt, expirationDate, closedAt: null });
  });

  it('close with the suspension if they were paused, too, and have their pause back when it is lifted', async () => {
    await setStatus('ACTIVE');
    const { id } = await someJob(fixture.context, { companyId: company.id });
    await changeJob(owner, id, 'pause');
    const { closedAt } = await jobRow(fixture.context, id);
    const reportedJob = await someJob(fixture.context, {
      companyId: company.id,
      status: 'STOPPED',
      stoppedBecause: 'reports',
    });
    await suspend(later(admin, 60));
    for (const job of [id, reportedJob.id]) {
      expect(await statusOfJob(job)).toBe('EXPIRED approved suspended');
      await expect(changeJob(later(owner, 61), job, 'renew')).rejects.toMatchObject({ kind: 'conflict' });
    }
    await lift(later(admin, 86_400));
    expect(await statusOfJob(id)).toBe('STOPPED approved member');
    expect((await jobRow(fixture.context, id)).closedAt).toEqual(closedAt);
    expect(await statusOfJob(reportedJob.id)).toBe('STOPPED approved reports');
    await changeJob(later(owner, 86_401), id, 'resume');
    expect(await statusOfJob(id)).toBe('ACTIVE approved');
  });

  it('keep what they were paused for if their last day passes meanwhile', async () => {
    await setStatus('ACTIVE');
    const [byTeam, byClock] = [
      await someJob(fixture.context, { companyId: company.id, status: 'STOPPED', stoppedBecause: 'member' }),
      await someJob(fixture.context, { companyId: company.id, status: 'STOPPED', stoppedBecause: 'answerClock' }),
    ];
    await suspend(admin);
    await lift(later(admin, 40 * 86_400));
    expect(await statusOfJob(byTeam.id)).toBe('EXPIRED approved');
    expect(await statusOfJob(byClock.id)).toBe('EXPIRED approved answerClock');
    await changeJob(later(owner, 41 * 86_400), byTeam.id, 'renew');
    expect(await statusOfJob(byTeam.id)).toBe('ACTIVE approved');
  });

  it('stay closed after a suspension if their last day has passed meanwhile, and can be renewed', async () => {
    await setStatus('ACTIVE');
    const { id } = await someJob(fixture.context, { companyId: company.id });
    await suspend(admin);
    await lift(later(admin, 40 * 86_400));
    expect(await statusOfJob(id)).toBe('EXPIRED approved suspended');
    await changeJob(later(owner, 41 * 86_400), id, 'renew');
    expect(await statusOfJob(id)).toBe('ACTIVE approved');
  });

  it('lose their boost with a suspension', async () => {
    await setStatus('ACTIVE');
    const { id } = await someJob(fixture.context, {
      companyId: company.id,
      boostingExpiresAt: later(admin, 5 * 86_400).now,
    });
    await suspend(admin);
    const [job] = await fixture.context.db.select().from(jobs).where(eq(jobs.id, id));
    expect(job?.boostingExpiresAt).toEqual(admin.now);
  });
});
