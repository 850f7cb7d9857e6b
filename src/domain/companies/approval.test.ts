import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '#database/tables/accounts.server.ts';
import { companies, companyCountries } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { listAudit } from '#domain/accounts/audit.server.ts';
import { mayLeave, removeMember } from '#domain/accounts/team/members.server.ts';
import { keySinceApproval } from '#domain/accounts/workspace-access.server.ts';
import type { Context } from '#domain/context.ts';
import { changeJob } from '#domain/jobs/change-own-jobs.server.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobRow } from '#testing/orders.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someImage, someJob } from '#testing/posted-jobs.ts';
import {
  answerStaff,
  approveCompany,
  askCompany,
  closeCompany,
  disableCompany,
  enableCompany,
  liftSuspension,
  rejectCompany,
  rejectInput,
  submitCompany,
  suspendCompany,
  suspendInput,
} from './approval.server.ts';
import { COMPANY_STATUSES, COMPANY_TRANSITIONS, type CompanyAction } from './company.ts';
import { missingForApproval } from './missing-for-approval.server.ts';

const fixture = rollbackFixture();
const REJECTION = { reason: 'agency', text: 'You hire for others.' } as const;
const SUSPENSION = { reason: 'scam', text: 'Two people were asked to pay.' } as const;

let company: { id: string; key: string };
let owner: Context;
let reviewer: Context;
let stranger: Context;
let admin: Context;

/** A startup with all that approval needs, and people around it. */
beforeEach(async () => {
  const logoImageId = await someImage(fixture.context);
  company = await someCompany(fixture.context, { key: 'tare', status: 'DRAFT', approvedAt: null, logoImageId });
  await fixture.context.db
    .update(companyCountries)
    .set({ registrationNumber: '13585628' })
    .where(eq(companyCountries.companyId, company.id));
  const as = async (overrides: Parameters<typeof somebody>[1]) =>
    fixture.as({ actor: (await somebody(fixture.context, overrides)).actor });
  owner = await as({ email: 'siv@tare.example', member: [{ id: company.id }] });
  reviewer = await as({ member: [{ id: company.id, role: 'reviewer' }] });
  stranger = await as({});
  admin = await as({ isAdmin: true });
});

const ACTS: Record<CompanyAction, (context: Context) => Promise<unknown>> = {
  submit: (context) => submitCompany(context, company.key),
  approve: (context) => approveCompany(context, company.key),
  reject: (context) => rejectCompany(context, company.key, REJECTION),
  ask: (context) => askCompany(context, company.key, { question: 'Where do you build it?' }),
  answer: (context) => answerStaff(context, company.key, { answer: 'In Bergen.' }),
  disable: (context) => disableCompany(context, company.key),
  enable: (context) => enableCompany(context, company.key),
  close: (context) => closeCompany(context, company.key, 'Tare'),
  suspend: (context) => suspendCompany(context, company.key, SUSPENSION),
  liftSuspension: (context) => liftSuspension(context, company.key),
};
const ACTIONS = Object.keys(ACTS) as CompanyAction[];
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

describe('the life of a startup', () => {
  it('allows each action from the states of the table and refuses it from all others, which changes nothing', async () => {
    for (const action of ACTIONS) {
      const { from, by } = COMPANY_TRANSITIONS[action];
      for (const status of COMPANY_STATUSES) {
        if ((from as readonly string[]).includes(status)) continue;
        await setStatus(status);
        const before = await row();
        expect([action, status, await codeOf(ACTS[action](by === 'A' ? admin : owner))]).toEqual([
          action,
          status,
          'E_TRANSITION',
        ]);
        expect(await row()).toEqual(before);
      }
    }
  });

  it('is absent to strangers and reviewers, and refuses decisions by its own team', async () => {
    for (const action of ACTIONS) {
      const { from, by } = COMPANY_TRANSITIONS[action];
      await setStatus(from[0]);
      for (const who of [stranger, reviewer, ...(by === 'A' ? [owner] : [])]) {
        await expect(ACTS[action](who)).rejects.toMatchObject({ kind: 'absent' });
      }
      await expect(ACTS[action](fixture.context)).rejects.toMatchObject({ kind: 'notLoggedIn' });
    }
  });

  it('leads from the draft over a rejection, a question and its answer to approval, and every step is recorded', async () => {
    await submitCompany(owner, company.key);
    expect(await row()).toMatchObject({ status: 'PENDING', submittedAt: owner.now });
    await rejectCompany(later(admin, 1), company.key, REJECTION);
    expect(await row()).toMatchObject({ status: 'REJECTED' });
    expect((await row()).statusReason).toMatch(/agency.*You hire for others\./);
    await submitCompany(later(owner, 2), company.key);
    expect(await row()).toMatchObject({ status: 'PENDING', statusReason: null });
    await ACTS.ask(later(admin, 3));
    expect(await row()).toMatchObject({
      status: 'PENDING',
      staffQuestion: 'Where do you build it?',
      staffAnswer: null,
    });
    await ACTS.answer(later(owner, 4));
    expect(await row()).toMatchObject({ status: 'PENDING', staffAnswer: 'In Bergen.' });
    await approveCompany(later(admin, 5), company.key);
    expect(await row()).toMatchObject({ status: 'ACTIVE', staffQuestion: null, approvedAt: later(admin, 5).now });
    const { docs } = await listAudit(admin, { of: { kind: 'company', id: company.id } });
    expect(docs.map(({ action }) => action)).toEqual(['approve', 'answer', 'ask', 'submit', 'reject', 'submit']);
    expect(docs[1]?.who).toBe('siv@tare.example');
  });

  it('gives it the plain key with the approval, and leads the earlier one there', async () => {
    const draftKey = `tare-${company.id.slice(-6)}`;
    await fixture.context.db
      .update(companies)
      .set({ key: draftKey, status: 'PENDING', name: 'Tare' })
      .where(eq(companies.id, company.id));
    expect(await approveCompany(admin, draftKey)).toEqual({ id: company.id, key: 'tare' });
    expect(await keySinceApproval(owner, draftKey)).toBe('tare');
    expect(await keySinceApproval(stranger, draftKey)).toBeNull();
  });

  it('refuses an answer to a question that nobody asked', async () => {
    await setStatus('PENDING');
    expect(await codeOf(ACTS.answer(owner))).toBe('E_TRANSITION');
  });

  it('switches off and on by its team, and keeps its approval', async () => {
    await setStatus('ACTIVE');
    await disableCompany(owner, company.key);
    expect((await row()).status).toBe('DISABLED');
    await enableCompany(owner, company.key);
    expect((await row()).status).toBe('ACTIVE');
  });
});

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

describe('a startup that is sent in', () => {
  it('names everything that is missing, by its field', async () => {
    await fixture.context.db
      .update(companies)
      .set({
        website: null,
        domain: null,
        intro: '',
        founded: null,
        numberOfEmployees: null,
        logoImageId: null,
        name: '',
      })
      .where(eq(companies.id, company.id));
    await fixture.context.db.update(companyCountries).set({ registrationNumber: null });
    await fixture.context.db.update(users).set({ emailVerifiedAt: null });
    const missing = await missingForApproval(fixture.context, company.id);
    expect(missing.map(({ field }) => field)).toEqual([
      'name',
      'website',
      'intro',
      'logo',
      'countries',
      'founded',
      'numberOfEmployees',
      'verifiedEmail',
    ]);
    await expect(submitCompany(owner, company.key)).rejects.toMatchObject({
      kind: 'unmet',
      code: 'E_INCOMPLETE',
      details: { fields: { logo: 'a logo' } },
    });
    expect((await row()).status).toBe('DRAFT');
  });

  it('needs a line that no other public startup uses word for word', async () => {
    const intro = 'Grows kelp.';
    await someCompany(fixture.context, { domain: null, intro });
    await fixture.context.db.update(companies).set({ intro }).where(eq(companies.id, company.id));
    await expect(submitCompany(owner, company.key)).rejects.toMatchObject({
      message: expect.stringContaining('a line of your own'),
      details: { fields: { ownLine: expect.any(String) } },
    });
  });

  it('does not count the confirmed address of a reviewer', async () => {
    const actor = owner.actor.kind === 'user' ? owner.actor.userId : '';
    await fixture.context.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, actor));
    expect(await missingForApproval(fixture.context, company.id)).toMatchObject([{ field: 'verifiedEmail' }]);
  });

  it('cannot be approved at a web domain that another startup holds', async () => {
    await someCompany(fixture.context, { key: 'first', domain: 'kelp.example' });
    await fixture.context.db
      .update(companies)
      .set({ status: 'PENDING', domain: 'kelp.example' })
      .where(eq(companies.id, company.id));
    expect(await codeOf(approveCompany(admin, company.key))).toBe('E_DOMAIN_HELD');
    expect((await row()).status).toBe('PENDING');
  });
});

describe('a decision of staff', () => {
  it('needs one of the seven reasons, and words for one that says nothing by itself', () => {
    expect(rejectInput.safeParse({ reason: 'agency' }).success).toBe(true);
    expect(rejectInput.safeParse({ reason: 'incomplete' }).success).toBe(false);
    expect(rejectInput.safeParse({ reason: 'incomplete', text: 'The logo.' }).success).toBe(true);
    expect(rejectInput.safeParse({ reason: 'other', text: ' ' }).success).toBe(false);
    expect(rejectInput.safeParse({ reason: 'taste', text: 'No.' }).success).toBe(false);
    expect(suspendInput.safeParse({ reason: 'scam', text: '' }).success).toBe(false);
  });

  it('writes a statement of reasons for a rejection and a suspension', async () => {
    await setStatus('PENDING');
    await ACTS.reject(admin);
    await setStatus('ACTIVE');
    await ACTS.suspend(later(admin, 1));
    const { rows } = await fixture.context.db.execute(
      sql`SELECT decision, reason, text FROM statements WHERE company_id = ${company.id} ORDER BY at`,
    );
    expect(rows).toEqual([
      { decision: 'companyRejected', ...REJECTION },
      { decision: 'companySuspended', ...SUSPENSION },
    ]);
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
    await ACTS.reject(later(admin, 1));
    expect(await statusOfJob(id)).toBe('DRAFT not approved');
  });

  it('close with the suspension, and are open again when it is lifted', async () => {
    await setStatus('ACTIVE');
    const open = await someJob(fixture.context, { companyId: company.id });
    const { closesAt, expirationDate } = await jobRow(fixture.context, open.id);
    await ACTS.suspend(admin);
    expect(await statusOfJob(open.id)).toBe('EXPIRED approved suspended');
    expect((await jobRow(fixture.context, open.id)).closedAt).toEqual(admin.now);
    await expect(changeJob(later(owner, 1), open.id, 'renew')).rejects.toMatchObject({
      kind: 'conflict',
      message: expect.stringContaining('suspended'),
    });
    await ACTS.liftSuspension(later(admin, 86_400));
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
    await ACTS.suspend(later(admin, 60));
    for (const job of [id, reportedJob.id]) {
      expect(await statusOfJob(job)).toBe('EXPIRED approved suspended');
      await expect(changeJob(later(owner, 61), job, 'renew')).rejects.toMatchObject({ kind: 'conflict' });
    }
    await ACTS.liftSuspension(later(admin, 86_400));
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
    await ACTS.suspend(admin);
    await ACTS.liftSuspension(later(admin, 40 * 86_400));
    expect(await statusOfJob(byTeam.id)).toBe('EXPIRED approved');
    expect(await statusOfJob(byClock.id)).toBe('EXPIRED approved answerClock');
    await changeJob(later(owner, 41 * 86_400), byTeam.id, 'renew');
    expect(await statusOfJob(byTeam.id)).toBe('ACTIVE approved');
  });

  it('stay closed after a suspension if their last day has passed meanwhile, and can be renewed', async () => {
    await setStatus('ACTIVE');
    const { id } = await someJob(fixture.context, { companyId: company.id });
    await ACTS.suspend(admin);
    await ACTS.liftSuspension(later(admin, 40 * 86_400));
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
    await ACTS.suspend(admin);
    const [job] = await fixture.context.db.select().from(jobs).where(eq(jobs.id, id));
    expect(job?.boostingExpiresAt).toEqual(admin.now);
  });
});
