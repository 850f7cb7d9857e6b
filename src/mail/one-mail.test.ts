import { sql } from 'drizzle-orm';
import { expect, it, onTestFinished } from 'vitest';
import { smtpMailer } from '#adapters/mailer.ts';
import type { Actor, Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import { changeJob, changeJobs } from '#domain/jobs/change-own-jobs.server.ts';
import { carryOutDecision, decide } from '#domain/moderation/decisions.server.ts';
import { appealStatement, listStatements } from '#domain/moderation/statements.server.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { somebody } from '#testing/people.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { jobMails } from './job-mails.ts';
import { moderationMails } from './moderation-mails.ts';

const fixture = rollbackFixture();
const site = { name: 'Havn', origin: 'https://havn.example' };
const as = (actor: Actor): Context => fixture.as({ actor });

/** Runs everything that was queued from `since` on, and returns the mails. */
async function mailsSince(since: number) {
  const server = await startMailServer('takes');
  const mailer = smtpMailer(server.url, 'no-reply@havn.example');
  onTestFinished(async () => {
    mailer.close();
    await server.stop();
  });
  const parts = { mailer, siteOf: { thehub: site, plusimpact: site } };
  const reactions: Record<string, readonly unknown[]> = { ...jobMails(parts), ...moderationMails(parts) };
  const { rows } = await fixture.context.db.execute<{ event: Event }>(sql`
    SELECT payload AS event FROM graphile_worker._private_jobs WHERE id > ${since} ORDER BY id`);
  for (const { event } of rows) {
    const handlers = (reactions[event.type] ?? []) as ((context: Context, event: Event) => Promise<void>)[];
    for (const handler of handlers) await handler(as({ kind: 'system', name: 'reaction' }), event);
  }
  return server.acceptedMails.map(({ to, source }) => ({
    to: to[0],
    subject: /^Subject: (.*)\r$/m.exec(source)?.[1],
    text: source.replace(/=\r?\n/g, ''),
  }));
}

async function lastJob(): Promise<number> {
  const { rows } = await fixture.context.db.execute<{ id: string | null }>(
    sql`SELECT max(id) AS id FROM graphile_worker._private_jobs`,
  );
  return Number(rows[0]?.id ?? 0);
}

async function aTeam() {
  const company = await someCompany(fixture.context, { name: 'Tang' });
  const owner = await somebody(fixture.context, { firstName: 'Ingrid', member: [{ id: company.id }] });
  const colleague = await somebody(fixture.context, { member: [{ id: company.id, role: 'manager' }] });
  const job = async (title: string) => (await someJob(fixture.context, { companyId: company.id, title })).id;
  return { company, owner, colleague, job };
}

it('tells colleagues of several jobs that were changed together in one mail', async () => {
  const { company, owner, colleague, job } = await aTeam();
  const ids = [await job('Kelp Diver'), await job('Net Mender'), await job('Lock Keeper')];
  const since = await lastJob();
  const { changedIds } = await changeJobs(as(owner.actor), company.key, ids, 'pause');
  expect(changedIds).toHaveLength(3);
  const mails = await mailsSince(since);
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[colleague.email, '3 jobs of Tang are paused']]);
  for (const text of ['Ingrid paused these jobs.', 'Kelp Diver', 'Net Mender', 'Lock Keeper', ids[0] ?? '']) {
    expect(mails[0]?.text).toContain(text);
  }
});

it('names only the jobs that were changed, and one alone as ever', async () => {
  const { company, owner, colleague, job } = await aTeam();
  const [open, pausedJob] = [await job('Kelp Diver'), await job('Net Mender')];
  await changeJob(as(owner.actor), pausedJob, 'pause');
  const since = await lastJob();
  const { changedIds, refused } = await changeJobs(as(owner.actor), company.key, [open, pausedJob], 'pause');
  expect([changedIds, refused.map(({ id }) => id)]).toEqual([[open], [pausedJob]]);
  expect((await mailsSince(since)).map(({ to, subject }) => [to, subject])).toEqual([
    [colleague.email, 'Kelp Diver is paused'],
  ]);
});

it('sends no mail about several jobs of which none was changed', async () => {
  const { company, owner, job } = await aTeam();
  const ids = [await job('Kelp Diver'), await job('Net Mender')];
  const since = await lastJob();
  expect((await changeJobs(as(owner.actor), company.key, ids, 'resume')).changedIds).toEqual([]);
  expect(await mailsSince(since)).toEqual([]);
});

it('answers an appeal that reopens a job with one mail, which says so', async () => {
  const { company, owner, colleague, job } = await aTeam();
  const id = await job('Kelp Diver');
  const admin = (await somebody(fixture.context, { isAdmin: true })).actor;
  await changeJob(as(admin), id, 'close', { reason: 'It names no pay.' });
  const [statement] = await listStatements(as(owner.actor), company.key);
  await appealStatement(as(owner.actor), statement?.id ?? '', 'The pay is in the third line.');
  const since = await lastJob();
  const answer = await decide(as(admin), {
    kind: 'appeal',
    id: statement?.id ?? '',
    action: 'approve',
    text: 'It is.',
  });
  await carryOutDecision(as({ kind: 'system', name: 'reaction' }), answer.id);
  const mails = await mailsSince(since);
  const subject = 'Your appeal about the job Kelp Diver';
  expect(mails.map((mail) => [mail.to, mail.subject]).sort()).toEqual(
    [
      [owner.email, subject],
      [colleague.email, subject],
    ].sort(),
  );
  for (const { text } of mails) expect(text).toContain('The job is open again');
});

it.each([
  ['pause', 'We paused 3 jobs of Tang', 'We paused the job Kelp Diver'],
  ['close', 'We removed 3 jobs of Tang', 'We removed the job Kelp Diver'],
] as const)(
  'gives the reasons for each job that an admin chose to %s together in one mail to each person',
  async (change, subject, alone) => {
    const { company, owner, colleague, job } = await aTeam();
    const ids = [await job('Kelp Diver'), await job('Net Mender'), await job('Lock Keeper')];
    const admin = (await somebody(fixture.context, { isAdmin: true })).actor;
    const since = await lastJob();
    await changeJobs(as(admin), company.key, ids, change, { reason: 'It names no employer.' });
    const mails = await mailsSince(since);
    expect(mails.map((mail) => [mail.to, mail.subject]).sort()).toEqual(
      [
        [owner.email, subject],
        [colleague.email, subject],
      ].sort(),
    );
    for (const { text } of mails) {
      for (const title of ['Kelp Diver', 'Net Mender', 'Lock Keeper']) expect(text).toContain(title);
      expect(text.split('\n\n--')[0]?.match(/The reason: It names no employer\./g)?.length).toBeGreaterThanOrEqual(3);
      expect(text).toContain('you can appeal once against each decision');
    }
    const last = await job('Kelp Diver');
    const next = await lastJob();
    await changeJobs(as(admin), company.key, [last, ids[0] ?? ''], change, { reason: 'It names no pay.' });
    expect(new Set((await mailsSince(next)).map((mail) => mail.subject))).toEqual(new Set([alone]));
  },
);
