import { desc } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { auditEntries } from '#database/tables/admin.server.ts';
import { statements } from '#database/tables/moderation.server.ts';
import { listAudit } from '#domain/accounts/audit.server.ts';
import type { Actor, Context } from '#domain/context.ts';
import { changeJob, changeJobs } from '#domain/jobs/change-own-jobs.server.ts';
import { findJobDesk } from '#domain/jobs/job-desk.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { jobRow } from '#testing/orders.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { carryOutDecision, decide } from './decisions.server.ts';
import { appealStatement, listStatements } from './statements.server.ts';

const fixture = rollbackFixture();
let company: { id: string; key: string };
let jobId: string;
let owner: Actor;
let admin: Actor;

const on = (days: number, actor: Actor): Context => ({
  ...fixture.as({ actor }),
  now: new Date(fixture.context.now.getTime() + days * DAY_MS),
});
const job = () => jobRow(fixture.context, jobId);
const lastAudit = async () =>
  (await fixture.context.db.select().from(auditEntries).orderBy(desc(auditEntries.at)).limit(1))[0];

/** The team appeals against the last statement, and another admin decides. */
async function appeal(days: number, action: 'approve' | 'reject') {
  const [statement] = await fixture.context.db.select().from(statements).orderBy(desc(statements.at)).limit(1);
  const id = statement?.id ?? '';
  await appealStatement(on(days, owner), id, 'The pay is in the text, in the third line.');
  const { actor: other } = await somebody(fixture.context, { isAdmin: true });
  const reason = action === 'reject' ? { reason: 'stands' } : {};
  const decision = await decide(on(days, other), { kind: 'appeal', id, action, text: 'We read it again.', ...reason });
  await carryOutDecision(on(days, { kind: 'system', name: 'reaction' }), decision.id);
}

beforeEach(async () => {
  company = await someCompany(fixture.context);
  const closesAt = new Date(fixture.context.now.getTime() + 30 * DAY_MS);
  ({ id: jobId } = await someJob(fixture.context, { companyId: company.id, title: 'Kelp Diver', closesAt }));
  ({ actor: owner } = await somebody(fixture.context, { member: [{ id: company.id }] }));
  ({ actor: admin } = await somebody(fixture.context, { isAdmin: true }));
});

describe('an admin who pauses or closes the job of a startup', () => {
  it('says why, which the audit trail, a statement of reasons and the history of the job keep', async () => {
    for (const [change, status, decision] of [
      ['pause', 'STOPPED', 'jobPaused'],
      ['close', 'EXPIRED', 'jobRemoved'],
    ] as const) {
      const { id } = await someJob(fixture.context, { companyId: company.id, title: change });
      await expect(changeJob(on(1, admin), id, change)).rejects.toMatchObject({
        kind: 'invalid',
        details: { fields: { reason: 'Please say why: the startup reads it' } },
      });
      await changeJob(on(1, admin), id, change, { reason: ' It names no employer. ' });
      expect(await jobRow(fixture.context, id)).toMatchObject({ status, stoppedBecause: 'staff' });
      expect(await fixture.context.db.select().from(statements)).toContainEqual(
        expect.objectContaining({ jobId: id, decision, text: 'It names no employer.', companyId: company.id }),
      );
      expect(await fixture.context.db.select().from(auditEntries)).toContainEqual(
        expect.objectContaining({
          action: `${change}.job`,
          subjectId: id,
          details: { job: change, reason: 'It names no employer.' },
        }),
      );
      const { history } = await findJobDesk(on(1, owner), company.key, id);
      expect(history).toContainEqual(
        expect.objectContaining({ what: change, isByStaff: true, reason: 'It names no employer.' }),
      );
    }
    expect((await listStatements(on(1, owner), company.key)).map(({ isByRule }) => isByRule)).toEqual([false, false]);
    const { docs } = await listAudit(on(1, admin), { of: { kind: 'company', id: company.id } });
    expect(docs.map(({ action }) => action).sort()).toEqual(['close.job', 'pause.job']);
  });

  it('says why for several jobs at once, too', async () => {
    await expect(changeJobs(on(1, admin), company.key, [jobId], 'pause')).rejects.toMatchObject({ kind: 'invalid' });
    const { changedIds } = await changeJobs(on(1, admin), company.key, [jobId], 'pause', {
      reason: 'It names no employer.',
    });
    expect(changedIds).toEqual([jobId]);
  });

  it('may open it again, which its team may not', async () => {
    await changeJob(on(1, admin), jobId, 'pause', { reason: 'It names no employer.' });
    await expect(changeJob(on(2, owner), jobId, 'resume')).rejects.toMatchObject({ kind: 'conflict' });
    await expect(changeJob(on(2, owner), jobId, 'reopen')).rejects.toMatchObject({ kind: 'absent' });
    await changeJob(on(2, admin), jobId, 'reopen');
    expect(await job()).toMatchObject({ status: 'ACTIVE', stoppedBecause: null, closedAt: null });
    expect(await lastAudit()).toMatchObject({ action: 'reopen.job', subjectId: jobId });
  });

  it('needs no reason in a team of their own, and leaves no statement there', async () => {
    const both = await somebody(fixture.context, { isAdmin: true, member: [{ id: company.id }] });
    await changeJob(on(1, both.actor), jobId, 'pause');
    expect(await job()).toMatchObject({ status: 'STOPPED', stoppedBecause: 'member' });
    expect(await fixture.context.db.select().from(statements)).toEqual([]);
  });

  it('cannot open what its team has paused', async () => {
    await changeJob(on(1, owner), jobId, 'pause');
    await expect(changeJob(on(2, admin), jobId, 'reopen')).rejects.toMatchObject({ kind: 'conflict' });
  });
});

describe('a job whose removal an appeal overturns', () => {
  it('is open again by itself, with the last day that it had', async () => {
    const { closesAt, publishedAt } = await job();
    await changeJob(on(1, admin), jobId, 'close', { reason: 'It names no pay.' });
    await expect(changeJob(on(2, owner), jobId, 'renew')).rejects.toMatchObject({ kind: 'conflict' });
    await appeal(3, 'approve');
    expect(await job()).toMatchObject({ status: 'ACTIVE', closesAt, publishedAt, stoppedBecause: null });
  });

  it('stays closed if the appeal is turned down', async () => {
    await changeJob(on(1, admin), jobId, 'close', { reason: 'It names no pay.' });
    await appeal(3, 'reject');
    expect(await job()).toMatchObject({ status: 'EXPIRED', stoppedBecause: 'staff' });
    await expect(changeJob(on(4, owner), jobId, 'renew')).rejects.toMatchObject({ kind: 'conflict' });
  });

  it('stays closed if its last day is over, and can be renewed', async () => {
    await changeJob(on(1, admin), jobId, 'close', { reason: 'It names no pay.' });
    await appeal(40, 'approve');
    expect(await job()).toMatchObject({ status: 'EXPIRED' });
    await changeJob(on(41, owner), jobId, 'renew');
    expect(await job()).toMatchObject({ status: 'ACTIVE', stoppedBecause: null });
  });

  it('is renewed by its team although an earlier decision, which staff took back, had no appeal', async () => {
    await changeJob(on(1, admin), jobId, 'pause', { reason: 'Is it yours?' });
    await changeJob(on(2, admin), jobId, 'reopen');
    await changeJob(on(3, admin), jobId, 'close', { reason: 'It names no pay.' });
    await appeal(40, 'approve');
    await changeJob(on(41, owner), jobId, 'renew');
    expect(await job()).toMatchObject({ status: 'ACTIVE', stoppedBecause: null });
  });

  it('stays closed if its team had paused it before', async () => {
    await changeJob(on(1, owner), jobId, 'pause');
    await changeJob(on(2, admin), jobId, 'close', { reason: 'It names no pay.' });
    await appeal(3, 'approve');
    expect(await job()).toMatchObject({ status: 'EXPIRED' });
    await changeJob(on(4, owner), jobId, 'renew');
  });
});
