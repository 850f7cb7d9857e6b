import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '#database/tables/accounts.server.ts';
import { companies, companyCountries } from '#database/tables/companies.server.ts';
import { listAudit } from '#domain/accounts/audit.server.ts';
import { keySinceApproval } from '#domain/accounts/workspace-access.server.ts';
import type { Context } from '#domain/context.ts';
import { someStartupToApprove } from '#testing/approvals.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { COMPANY_STATUSES, COMPANY_TRANSITIONS, type CompanyAction } from '../company.ts';
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
import { missingForApproval } from './missing-for-approval.server.ts';

const fixture = rollbackFixture();

let company: { id: string; key: string };
let owner: Context;
let reviewer: Context;
let stranger: Context;
let admin: Context;

beforeEach(async () => {
  ({ company, owner, reviewer, stranger, admin } = await someStartupToApprove(fixture));
});
const REJECTION = { reason: 'agency', text: 'You hire for others.' } as const;
const SUSPENSION = { reason: 'scam', text: 'Two people were asked to pay.' } as const;
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

  it('says in words what it is now, where a step comes too late', async () => {
    await setStatus('SUSPENDED');
    const message = 'The startup is suspended now, and nothing was changed.';
    await expect(ACTS.suspend(admin)).rejects.toMatchObject({ kind: 'conflict', message });
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
