import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { smtpMailer } from '#adapters/mailer.ts';
import { applicationMessages } from '#database/tables/applications.server.ts';
import type { Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { carryOutDecision, decide } from '#domain/moderation/decisions.server.ts';
import { memberReportInput } from '#domain/moderation/inputs.ts';
import { fileMemberReport } from '#domain/moderation/reports.server.ts';
import { appealStatement, myStatements } from '#domain/moderation/statements.server.ts';
import { readInput } from '#domain/read-input.ts';
import { someApplication } from '#testing/applications.ts';
import { someJobToApplyTo } from '#testing/applying.ts';
import { authServices } from '#testing/auth-services.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { loggedIn, somebody } from '#testing/people.ts';
import { moderationMails } from './moderation-mails.ts';

const fixture = rollbackFixture();
const { limits } = authServices();
const site = { name: 'Havn', origin: 'https://havn.example' };

/** Runs the queued mails of moderation twice, and returns what arrived. */
async function mailsNow() {
  const server = await startMailServer('takes');
  const mailer = smtpMailer(server.url, 'no-reply@havn.example');
  onTestFinished(async () => {
    mailer.close();
    await server.stop();
  });
  const reactions = moderationMails({ mailer, siteOf: { thehub: site, plusimpact: site } });
  const { rows } = await fixture.context.db.execute<{ event: Event }>(sql`
    SELECT payload AS event FROM graphile_worker._private_jobs
    WHERE payload->>'type' IN ('report.received', 'report.decided', 'statement.made') ORDER BY id`);
  const system: Context = { ...fixture.context, actor: { kind: 'system', name: 'reaction' } };
  for (const { event } of [...rows, ...rows]) {
    const handlers = reactions[event.type as keyof typeof reactions] as ((c: Context, e: Event) => Promise<void>)[];
    for (const handler of handlers) await handler(system, event);
  }
  return server.acceptedMails.map(({ to, source }) => ({
    to: to[0],
    subject: /^Subject: (.*(?:\r?\n .*)*)/m.exec(source)?.[1]?.replace(/\r?\n /g, ' '),
    text: source.replace(/=\r?\n/g, '').replace(/\r?\n/g, ' '),
  }));
}

it('mails the reporter a receipt and the decision, and the author of a removed message its reasons and the appeal', async () => {
  const job = await someJobToApplyTo(fixture.context, { title: 'Kelp Diver' });
  const { id: applicationId, userId } = await someApplication(fixture.context, {
    jobId: job.id,
    companyId: job.companyId,
  });
  const { rows } = await fixture.context.db.execute<{ email: string }>(
    sql`SELECT email FROM users WHERE id = ${userId}`,
  );
  const talent = await loggedIn(fixture.context, { id: userId, email: rows[0]?.email ?? '' });
  const id = newIdentifier(fixture.context.now);
  await fixture.context.db.insert(applicationMessages).values({
    id,
    applicationId,
    at: fixture.context.now,
    isFromTalent: false,
    userId: job.owner.id,
    text: 'You fool.',
  });
  const input = readInput(memberReportInput, { kind: 'message', subject: id, reason: 'offensive' });
  await fileMemberReport(fixture.as({ actor: talent.actor }), { limits }, { network: '198.51.100.1' }, input);
  const system = fixture.as({ actor: { kind: 'system', name: 'reaction' } });
  const admin = fixture.as({ actor: (await somebody(fixture.context, { isAdmin: true })).actor });
  const removal = await decide(admin, { kind: 'report', id, action: 'reject', reason: 'offensive' });
  await carryOutDecision(system, removal.id);
  const author = fixture.as({ actor: job.owner.actor });
  const [statement] = await myStatements(author);
  await appealStatement(author, statement?.id ?? '', 'It was a quote.');
  const rejection = { kind: 'appeal', id: statement?.id ?? '', action: 'reject', reason: 'stands' } as const;
  await expect(decide(admin, rejection), 'it needs words of their own').rejects.toMatchObject({
    details: { fields: { text: 'Please say why the decision stands' } },
  });
  const answer = await decide(admin, { ...rejection, text: 'A quote insults, too.' });
  await carryOutDecision(system, answer.id);

  const mails = await mailsNow();
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
    [talent.email, expect.stringMatching(/^We have your report R-/)],
    [talent.email, expect.stringMatching(/^Our decision about your report R-/)],
    [job.owner.email, expect.stringContaining('We removed a message of yours about Kelp Diver')],
    [job.owner.email, 'We have your appeal about a message'],
    [job.owner.email, 'Your appeal about a message'],
  ]);
  const [receipt, decision, reasons, appeal, stands] = mails.map(({ text }) => text);
  expect(receipt).toContain('a message about Kelp Diver at ');
  expect(receipt).not.toMatch(/report-key|You fool/);
  expect(decision).toContain('You were right, and we removed it.');
  expect(appeal).toContain('You appealed against our removal of a message about Kelp Diver');
  expect(appeal).toContain('usually within 2 working days');
  expect(reasons).toContain('It insults, threatens or harasses people.');
  expect(reasons).toContain('https://havn.example/settings#decisions');
  expect(stands).toContain('We looked again, and our decision stands.');
});
