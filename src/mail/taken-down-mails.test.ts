import { sql } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { smtpMailer } from '#adapters/mailer.ts';
import { findSuspensionAhead } from '#domain/admin/suspension-ahead.server.ts';
import { findBoardCompany } from '#domain/applications/board/access.server.ts';
import { findCard } from '#domain/applications/board/card.server.ts';
import { sendMessage } from '#domain/applications/board/messages.server.ts';
import { answerOffer, writeToStartup } from '#domain/applications/messages/talent-messages.server.ts';
import { findOwnApplication } from '#domain/applications/own/own-application.server.ts';
import { takenDownText } from '#domain/applications/taken-down.ts';
import { liftSuspension, suspendCompany } from '#domain/companies/approval/approval.server.ts';
import { SUSPENSION_MAIL_DELAY_MINUTES } from '#domain/companies/company.ts';
import type { Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import { carryOutDecision, decide } from '#domain/moderation/decisions.server.ts';
import { reportInput } from '#domain/moderation/inputs.ts';
import { fileReport } from '#domain/moderation/reports.server.ts';
import { readInput } from '#domain/read-input.ts';
import { someApplication } from '#testing/applications.ts';
import { someJobToApplyTo } from '#testing/applying.ts';
import { authServices } from '#testing/auth-services.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { somebody } from '#testing/people.ts';
import { companyMails } from './company-mails.ts';
import { moderationMails } from './moderation-mails.ts';

const fixture = rollbackFixture();
const { limits } = authServices();
const site = { name: 'Havn', origin: 'https://havn.example' };

/** Runs the queued mails of these two events twice, and returns each as `address subject`. */
async function mailsNow() {
  const server = await startMailServer('takes');
  const mailer = smtpMailer(server.url, 'no-reply@havn.example');
  onTestFinished(async () => {
    mailer.close();
    await server.stop();
  });
  const parts = { mailer, siteOf: { thehub: site, plusimpact: site } };
  const reactions = { ...companyMails(parts), ...moderationMails(parts) };
  const { rows } = await fixture.context.db.execute<{ event: Event }>(sql`
    SELECT payload AS event FROM graphile_worker._private_jobs
    WHERE payload->>'type' IN ('company.mailDue', 'company.applicantsMailDue', 'statement.made') ORDER BY id`);
  const system: Context = { ...fixture.context, actor: { kind: 'system', name: 'reaction' } };
  for (const { event } of [...rows, ...rows]) {
    const handlers = reactions[event.type as keyof typeof reactions] as ((c: Context, e: Event) => Promise<void>)[];
    for (const handler of handlers) await handler(system, event);
  }
  return server.acceptedMails.map(({ to, source }) => ({ to: to[0], text: source.replace(/=\r?\n/g, '') }));
}

/** A job with an owner, one application that runs, one that was rejected, and two of one person. */
async function jobWithApplicants() {
  const job = await someJobToApplyTo(fixture.context);
  const at = { jobId: job.id, companyId: job.companyId };
  const apply = async (changes: Partial<Parameters<typeof someApplication>[1]> = {}) => {
    const person = await somebody(fixture.context, { isTalent: true });
    const { rows } = await fixture.context.db.execute<{ id: string }>(
      sql`SELECT id FROM talents WHERE user_id = ${person.id}`,
    );
    const row = await someApplication(fixture.context, { ...at, talentId: rows[0]?.id ?? '', ...changes });
    return { ...person, applicationId: row.id, talentId: row.talentId };
  };
  const [running, rejectedOne] = [await apply(), await apply({ step: 'rejected' })];
  await someApplication(fixture.context, { ...at, talentId: running.talentId, withdrawnAt: fixture.context.now });
  const admin = fixture.as({ actor: (await somebody(fixture.context, { isAdmin: true })).actor });
  return { job, running, rejected: rejectedOne, admin };
}

describe('the mail about a job that staff removed as a scam', () => {
  it('warns everybody who applied once, and their application says the same', async () => {
    const { job, running, rejected, admin } = await jobWithApplicants();
    const report = readInput(reportInput, { kind: 'job', subject: job.id, reason: 'scam', text: 'They want money.' });
    await fileReport(fixture.context, { limits }, { network: '203.0.113.0' }, report);
    const { id } = await decide(admin, { kind: 'report', id: job.id, action: 'reject', reason: 'scam' });
    const due = new Date(fixture.context.now.getTime() + 11_000);
    await carryOutDecision({ ...fixture.at(due), actor: { kind: 'system', name: 'reaction' } }, id);
    const warnings = (await mailsNow()).filter(({ text }) => text.includes('We removed a job you applied for'));
    expect(warnings.map(({ to }) => to).sort()).toEqual([running.email, rejected.email].sort());
    const own = await findOwnApplication(fixture.as({ actor: running.actor }), running.applicationId);
    expect(own.takenDown).toBe('scam');
    const team = fixture.as({ actor: job.owner.actor });
    const company = await findBoardCompany(team, job.companyId);
    const names = { company: company.name, job: own.job.title, side: 'startup' as const };
    expect((await findCard(team, company, running.applicationId)).takenDown).toBe(takenDownText('scam', names).text);
    await expect(
      sendMessage(team, job.companyId, running.applicationId, { text: 'Write to me on chat.' }),
    ).rejects.toMatchObject({ code: 'E_TAKEN_DOWN' });
    const talent = fixture.as({ actor: running.actor });
    for (const write of [
      () => writeToStartup(talent, { limits }, running.applicationId, { kind: 'message', text: 'My account is …' }),
      () => answerOffer(talent, running.applicationId, running.applicationId, 'yes'),
    ]) {
      await expect(write()).rejects.toMatchObject({ kind: 'unmet', code: 'E_TAKEN_DOWN' });
    }
  });
});

describe('the mail about a suspended startup', () => {
  it('reaches those whose application runs once, and they alone are told when it is lifted', async () => {
    const { job, running, admin } = await jobWithApplicants();
    const before = await findSuspensionAhead(admin, job.companyId);
    expect(before).toEqual({ jobs: 1, refunds: [], applicants: { running: 1, everybody: 2 } });
    await suspendCompany(admin, job.companyKey, { reason: 'misleading', text: 'Their jobs do not exist.' });
    const toTalents = (mails: Awaited<ReturnType<typeof mailsNow>>) => mails.filter(({ to }) => to !== job.owner.email);
    expect(toTalents(await mailsNow()).map(({ to }) => to)).toEqual([running.email]);
    const own = () => findOwnApplication(fixture.as({ actor: running.actor }), running.applicationId);
    expect((await own()).takenDown).toBe('suspended');
    await liftSuspension(admin, job.companyKey);
    expect((await own()).takenDown).toBeNull();
    const after = toTalents(await mailsNow());
    expect(after.map(({ to }) => to)).toEqual([running.email]);
    expect(after[0]?.text.replace(/\s+/g, ' ')).toContain(`The job ${(await own()).job.title} is open again.`);
  });

  it('is sent to no one if the suspension was lifted before it was due', async () => {
    const { job, admin } = await jobWithApplicants();
    await suspendCompany(admin, job.companyKey, { reason: 'scam', text: 'They asked for money.' });
    await liftSuspension(admin, job.companyKey);
    expect((await mailsNow()).filter(({ to }) => to !== job.owner.email)).toEqual([]);
    const { rows } = await fixture.context.db.execute<{ minutes: number }>(sql`
      SELECT round(extract(epoch FROM run_at - ${fixture.context.now.toISOString()}::timestamptz) / 60)::int AS minutes
      FROM graphile_worker._private_jobs WHERE payload->>'type' = 'company.applicantsMailDue' ORDER BY id`);
    expect(rows).toEqual([{ minutes: SUSPENSION_MAIL_DELAY_MINUTES }, { minutes: 0 }]);
  });

  it('reaches everybody who applied if the startup deceived people', async () => {
    const { job, running, rejected, admin } = await jobWithApplicants();
    await suspendCompany(admin, job.companyKey, { reason: 'scam', text: 'They asked for money.' });
    const addresses = (await mailsNow()).map(({ to }) => to);
    expect(addresses).toEqual(expect.arrayContaining([running.email, rejected.email]));
  });
});
