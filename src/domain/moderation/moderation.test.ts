import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { jobs } from '#database/tables/jobs.server.ts';
import { reports, statements } from '#database/tables/moderation.server.ts';
import { listAudit } from '#domain/accounts/audit.server.ts';
import { readReview } from '#domain/admin/review.server.ts';
import { suspendCompany } from '#domain/companies/approval/approval.server.ts';
import type { Context } from '#domain/context.ts';
import { transition } from '#domain/jobs/transitions.server.ts';
import { rateLimitsOf } from '#domain/rate-limit-table.ts';
import { readInput } from '#domain/read-input.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { carryOutDecision, decide, undoDecision } from './decisions.server.ts';
import { reportInput } from './inputs.ts';
import { areEnoughScamReports } from './report.ts';
import { confirmReport, fileReport, issueReportKey } from './reports.server.ts';
import { answerAppeal, appealStatement, listStatements } from './statements.server.ts';

const fixture = rollbackFixture();
const limits = rateLimitsOf(new Proxy({}, { get: () => 1_000 }) as unknown as Parameters<typeof rateLimitsOf>[0]);

function report(context: Context, job: string, network: string, changes: Record<string, string> = {}) {
  const input = readInput(reportInput, { kind: 'job', subject: job, reason: 'scam', ...changes });
  return fileReport(context, { limits }, { network }, input);
}
const statusOf = async (id: string) =>
  (await fixture.context.db
    .select()
    .from(jobs)
    .where(eq(jobs.id, id))
    .then(([job]) => job)) ?? expect.fail();

async function admin() {
  const { actor, id } = await somebody(fixture.context, { isAdmin: true });
  return { id, context: fixture.as({ actor }) };
}
const carryOut = (id: string) => carryOutDecision(fixture.as({ actor: { kind: 'system', name: 'reaction' } }), id);

describe('a scam report', () => {
  it('pauses a job once three networks have reported it, and states the reason', async () => {
    const job = await someJob(fixture.context);
    await report(fixture.context, job.id, '198.51.100.1');
    await report(fixture.context, job.id, '198.51.100.1');
    await report(fixture.context, job.id, '198.51.100.2');
    expect((await statusOf(job.id)).status, 'two networks').toBe('ACTIVE');
    await report(fixture.context, job.id, '198.51.100.3');
    expect(await statusOf(job.id)).toMatchObject({ status: 'STOPPED', stoppedBecause: 'reports' });
    const rows = await fixture.context.db.select().from(statements);
    expect(rows).toMatchObject([{ decision: 'jobPaused', jobId: job.id, reason: 'scam' }]);
  });

  it('with an address counts once the address is verified', async () => {
    const job = await someJob(fixture.context);
    await report(fixture.context, job.id, '198.51.100.1', { email: 'a@people.example' });
    await report(fixture.context, job.id, '198.51.100.2');
    await report(fixture.context, job.id, '198.51.100.3');
    expect((await statusOf(job.id)).status).toBe('ACTIVE');
    const [{ id } = { id: '' }] = await fixture.context.db
      .select({ id: reports.id })
      .from(reports)
      .where(eq(reports.email, 'a@people.example'));
    const key = await issueReportKey(fixture.as({ actor: { kind: 'system', name: 'reaction' } }), id);
    await expect(confirmReport(fixture.context, `${id}${'x'.repeat(43)}`)).rejects.toMatchObject({ code: 'E_KEY' });
    await confirmReport(fixture.context, key);
    expect((await statusOf(job.id)).status).toBe('STOPPED');
    expect(await confirmReport(fixture.context, key), 'a second click').toMatchObject({ number: /^R-/ });
  });

  it('of another kind, or of a startup, only enters the queue', async () => {
    const company = await someCompany(fixture.context);
    const job = await someJob(fixture.context, { companyId: company.id });
    for (const network of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
      await report(fixture.context, job.id, network, { reason: 'spam' });
      await report(fixture.context, company.key, network, { kind: 'company' });
    }
    expect((await statusOf(job.id)).status).toBe('ACTIVE');
    expect(await fixture.context.db.select().from(reports)).toHaveLength(6);
  });

  it('of a draft is refused as of a job that does not exist', async () => {
    const draft = await someJob(fixture.context, { status: 'DRAFT', approvedAt: null });
    await expect(report(fixture.context, draft.id, '198.51.100.1')).rejects.toMatchObject({ kind: 'absent' });
    expect(() => readInput(reportInput, { kind: 'job', subject: 'x', reason: 'other' })).toThrow();
    expect(() => readInput(reportInput, { kind: 'company', subject: 'x', reason: 'alreadyFilled' })).toThrow();
  });
});

it('counts reports as independent by network and by address', () => {
  const of = (network: string, email: string | null = null, isEmailVerified = true) => ({
    network,
    email,
    isEmailVerified,
  });
  expect(areEnoughScamReports([of('1'), of('2'), of('3')])).toBe(true);
  expect(areEnoughScamReports([of('1', 'a'), of('2', 'a'), of('3', 'b')])).toBe(false);
  expect(areEnoughScamReports([of('1', 'a'), of('2', 'a'), of('3', 'b'), of('3', 'c')])).toBe(false);
  expect(areEnoughScamReports([of('1', 'a'), of('2', 'b'), of('3', 'c', false)])).toBe(false);
});

describe('a decision of an admin', () => {
  it('publishes a job only after ten seconds, and not if staff undo it', async () => {
    const job = await someJob(fixture.context, { approvedAt: null, publishedAt: null });
    const { context } = await admin();
    const first = await decide(context, { kind: 'job', id: job.id, action: 'approve' });
    await expect(decide(context, { kind: 'job', id: job.id, action: 'approve' })).rejects.toMatchObject({
      code: 'E_DECIDED',
    });
    await undoDecision(context, first.id);
    await carryOut(first.id);
    expect((await statusOf(job.id)).approvedAt).toBeNull();
    const second = await decide(context, { kind: 'job', id: job.id, action: 'approve' });
    await carryOut(second.id);
    await carryOut(second.id);
    expect((await statusOf(job.id)).approvedAt).not.toBeNull();
    await expect(undoDecision(context, second.id)).rejects.toMatchObject({ code: 'E_TOO_LATE' });
  });

  it('tells a suspended startup the reason with the facts, and the admin who reads its appeal', async () => {
    const company = await someCompany(fixture.context);
    const owner = await somebody(fixture.context, { member: [{ id: company.id }] });
    const asOwner = fixture.as({ actor: owner.actor });
    const { context } = await admin();
    await suspendCompany(context, company.key, { reason: 'misleading', text: 'No harbour knows it.' });
    const [statement] = await listStatements(asOwner, company.key);
    const text = 'What it says about itself or its jobs is not true. No harbour knows it.';
    expect(statement).toMatchObject({ decision: 'companySuspended', text });
    await appealStatement(asOwner, statement?.id ?? '', 'Two harbours do.');
    const { findings } = await readReview(context, 'appeal', statement?.id ?? '');
    expect(findings).toContainEqual(expect.objectContaining({ title: 'We suspended the startup', text }));
  });

  it('suspends a reported startup with the reason said once, and the facts that staff must state', async () => {
    const company = await someCompany(fixture.context);
    const owner = await somebody(fixture.context, { member: [{ id: company.id }] });
    await report(fixture.context, company.key, '198.51.100.1', { kind: 'company', reason: 'wrongInformation' });
    const { context } = await admin();
    const suspension = { kind: 'report', id: company.id, action: 'reject', reason: 'wrongInformation' } as const;
    await expect(decide(context, suspension)).rejects.toMatchObject({
      details: { fields: { text: 'Please state the facts: the team reads them' } },
    });
    await carryOut((await decide(context, { ...suspension, text: 'No harbour knows it.' })).id);
    const statements = await listStatements(fixture.as({ actor: owner.actor }), company.key);
    const text = 'What it says about itself or its jobs is not true. No harbour knows it.';
    expect(statements).toMatchObject([{ decision: 'companySuspended', text }]);
  });

  it('is not about an appeal against a decision of their own, as long as there is another admin', async () => {
    const company = await someCompany(fixture.context);
    const owner = await somebody(fixture.context, { member: [{ id: company.id }] });
    const { context } = await admin();
    await suspendCompany(context, company.key, { reason: 'misleading', text: 'No harbour knows it.' });
    const asOwner = fixture.as({ actor: owner.actor });
    const [{ id } = { id: '' }] = await listStatements(asOwner, company.key);
    await appealStatement(asOwner, id, 'Two harbours do.');
    const answer = { kind: 'appeal', id, action: 'reject', reason: 'stands', text: 'They do not.' } as const;
    const other = await admin();
    await expect(decide(context, answer)).rejects.toMatchObject({ code: 'E_OWN_DECISION' });
    await fixture.context.db.execute(`UPDATE users SET is_admin = false WHERE id = '${other.id}'`);
    const { id: decisionId } = await decide(context, answer);
    await undoDecision(context, decisionId);
    await fixture.context.db.execute(`UPDATE users SET is_admin = true WHERE id = '${other.id}'`);
    await decide(other.context, answer);
  });

  it('is listed in the audit trail with the name of the startup or job that the appeal was about', async () => {
    const company = await someCompany(fixture.context, { name: 'Tareskog' });
    const owner = await somebody(fixture.context, { member: [{ id: company.id }] });
    const { context } = await admin();
    await suspendCompany(context, company.key, { reason: 'misleading', text: 'No harbour knows it.' });
    const asOwner = fixture.as({ actor: owner.actor });
    const [{ id } = { id: '' }] = await listStatements(asOwner, company.key);
    await appealStatement(asOwner, id, 'Two harbours do.');
    const other = await admin();
    const answer = { kind: 'appeal', id, action: 'reject', reason: 'stands', text: 'They do not.' } as const;
    await carryOut((await decide(other.context, answer)).id);
    const { docs } = await listAudit(other.context);
    expect(docs.find(({ action }) => action === 'reject.appeal')).toMatchObject({
      subject: 'Tareskog',
      href: `/admin/companies/${company.key}`,
    });
  });

  it('makes a rejected job a draft, with a statement that its team can appeal against once', async () => {
    const company = await someCompany(fixture.context);
    const job = await someJob(fixture.context, { companyId: company.id, approvedAt: null, publishedAt: null });
    const owner = await somebody(fixture.context, { member: [{ id: company.id }] });
    const { context } = await admin();
    const asOwner = fixture.as({ actor: owner.actor });
    await expect(decide(context, { kind: 'job', id: job.id, action: 'reject' })).rejects.toMatchObject({
      details: { fields: { reason: 'Please choose a reason' } },
    });
    const { id } = await decide(context, { kind: 'job', id: job.id, action: 'reject', reason: 'incomplete' });
    await carryOut(id);
    expect((await statusOf(job.id)).status).toBe('DRAFT');
    const [statement] = await listStatements(asOwner, company.key);
    expect(statement).toMatchObject({ decision: 'jobRejected', reason: 'incomplete', canAppeal: true });
    const statementId = statement?.id ?? '';
    await expect(appealStatement(context, 'f'.repeat(24), 'why')).rejects.toMatchObject({ kind: 'absent' });
    await appealStatement(asOwner, statementId, 'It says everything there is to say.');
    await expect(appealStatement(asOwner, statementId, 'again')).rejects.toMatchObject({ code: 'E_APPEALED' });
    const answer = await decide(context, {
      kind: 'appeal',
      id: statementId,
      action: 'approve',
      text: 'Send it again.',
    });
    await carryOut(answer.id);
    expect(await listStatements(asOwner, company.key)).toMatchObject([
      { isAppealUpheld: true, appealDecision: 'Send it again.', canAppeal: false },
    ]);
    await expect(answerAppeal(context, statementId, { isUpheld: false, text: '' })).rejects.toMatchObject({
      code: 'E_APPEAL',
    });
  });

  it('lets a reported job go on, or removes it, and forgets the networks', async () => {
    const [keptJob, removedJob] = [await someJob(fixture.context), await someJob(fixture.context)];
    const { context } = await admin();
    for (const job of [keptJob, removedJob]) {
      for (const network of ['198.51.100.1', '198.51.100.2', '198.51.100.3']) {
        await report(fixture.context, job.id, network);
      }
    }
    const before = await fixture.context.db.select().from(reports);
    const keep = await decide(context, { kind: 'report', id: keptJob.id, action: 'approve' });
    const remove = await decide(context, { kind: 'report', id: removedJob.id, action: 'reject', reason: 'scam' });
    await carryOut(keep.id);
    await carryOut(remove.id);
    expect(await statusOf(keptJob.id)).toMatchObject({ status: 'ACTIVE', stoppedBecause: null });
    expect(await statusOf(removedJob.id)).toMatchObject({ status: 'EXPIRED' });
    const after = await fixture.context.db.select().from(reports);
    expect(after.every(({ decidedAt }) => decidedAt !== null)).toBe(true);
    expect(after.filter(({ isUpheld }) => isUpheld)).toHaveLength(3);
    const networks = new Set(before.map(({ network }) => network.toString('hex')));
    expect(after.filter(({ network }) => networks.has(network.toString('hex')))).toEqual([]);
  });

  it('keeps a reported or removed job closed until the reports are decided or an appeal is upheld', async () => {
    const company = await someCompany(fixture.context);
    const job = await someJob(fixture.context, { companyId: company.id });
    const { actor } = await somebody(fixture.context, { member: [{ id: company.id }] });
    const team = fixture.as({ actor });
    for (const network of ['198.51.100.1', '198.51.100.2', '198.51.100.3'])
      await report(fixture.context, job.id, network);
    await transition(team, job.id, 'close', { outcome: 'notHired' });
    await expect(transition(team, job.id, 'renew')).rejects.toMatchObject({ code: 'E_TRANSITION' });

    const { context } = await admin();
    const removal = await decide(context, { kind: 'report', id: job.id, action: 'reject', reason: 'scam' });
    await carryOut(removal.id);
    await expect(transition(team, job.id, 'renew')).rejects.toMatchObject({ code: 'E_TRANSITION' });

    const [statement] = await fixture.context.db.select().from(statements).where(eq(statements.decision, 'jobRemoved'));
    await appealStatement(team, statement?.id ?? '', 'It is a real job.');
    await answerAppeal(context, statement?.id ?? '', { isUpheld: true, text: 'It is.' });
    await transition(team, job.id, 'renew');
    expect(await statusOf(job.id)).toMatchObject({ status: 'ACTIVE', stoppedBecause: null });
  });

  it('is refused to everybody else, and has no effect once its admin is none any more', async () => {
    const job = await someJob(fixture.context, { approvedAt: null, publishedAt: null });
    const owner = await somebody(fixture.context, {});
    const asOwner = fixture.as({ actor: owner.actor });
    await expect(decide(asOwner, { kind: 'job', id: job.id, action: 'approve' })).rejects.toMatchObject({
      kind: 'absent',
    });
    const former = await admin();
    const { id } = await decide(former.context, { kind: 'job', id: job.id, action: 'approve' });
    await fixture.context.db.execute(`UPDATE users SET is_admin = false WHERE id = '${former.id}'`);
    await carryOut(id);
    expect((await statusOf(job.id)).approvedAt).toBeNull();
  });
});
