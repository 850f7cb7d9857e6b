import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { smtpMailer } from '#adapters/mailer.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import type { Actor, Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import { changeJob, type JobChange } from '#domain/jobs/change-own-jobs.server.ts';
import { saveDraft, startDraft } from '#domain/jobs/drafts.server.ts';
import { findJobDesk } from '#domain/jobs/job-desk.server.ts';
import { publish } from '#domain/jobs/publish.server.ts';
import { remindOfJobs } from '#domain/jobs/time-limits.server.ts';
import { expireJobs, transition } from '#domain/jobs/transitions.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { jobMails } from './job-mails.ts';

const fixture = rollbackFixture();

const CONTENTS = {
  title: 'Kelp Diver',
  description: `<p>${'You dive for kelp in cold water, with people who do it every day. '.repeat(6)}</p>`,
  jobRole: 'engineer',
  jobPositionTypes: ['fulltime'],
  workplace: 'onsite',
  locations: [{ countryCode: 'DK', placeId: null, locality: 'Skagen' }],
  salaryType: 'competitive',
  receiveApplicants: 'email',
  applyEmail: 'jobs@tangfjord.example',
};

describe('the life of a job, over 120 days', () => {
  it('leads from a draft to an outcome, with one mail for each step that time or staff takes', async () => {
    const company = await someCompany(fixture.context);
    const { actor: member, email } = await somebody(fixture.context, { member: [{ id: company.id }] });
    const { actor: staff } = await somebody(fixture.context, { isAdmin: true });
    const { url, acceptedMails, stop } = await startMailServer('takes');
    const mailer = smtpMailer(url, 'no-reply@havn.example');
    onTestFinished(async () => {
      mailer.close();
      await stop();
    });
    const site = { name: 'Havn', origin: 'https://havn.example' };
    const reactions = jobMails({ mailer, siteOf: { thehub: site, plusimpact: site } });
    const waiting: (() => Promise<void>)[] = [];
    let today = 0;
    const sentOn: string[] = [];
    const { listeners } = fixture.context;
    const on = (days: number, actor: Actor = member): Context => {
      today = days;
      const context = { ...fixture.context, actor, now: new Date(fixture.context.now.getTime() + days * DAY_MS) };
      const later =
        <E extends Event>(reaction: (context: Context, event: E) => Promise<void>) =>
        async (_: Context, event: E) =>
          void waiting.push(() => reaction({ ...context, actor: { kind: 'system', name: 'reaction' } }, event));
      return {
        ...context,
        listeners: {
          ...listeners,
          'job.transitioned': [
            ...(listeners['job.transitioned'] ?? []),
            ...reactions['job.transitioned'].map((reaction) => later(reaction)),
          ],
          'job.reminded': reactions['job.reminded'].map((reaction) => later(reaction)),
        },
      };
    };
    /** Runs the reactions to what has happened, and notes the subjects of their mails. */
    const deliver = async () => {
      for (const reaction of waiting.splice(0)) await reaction();
      for (const { source } of acceptedMails.splice(0)) {
        sentOn.push(`day ${today}: ${/^Subject: (.*)\r$/m.exec(source)?.[1]}`);
        expect(source).toContain(email);
      }
    };
    /** What the schedules do each day. */
    const pass = async (from: number, to: number) => {
      for (let days = from; days <= to; days += 1) {
        await expireJobs(on(days));
        await remindOfJobs(on(days));
        await deliver();
      }
    };
    const change = async (days: number, what: JobChange, options?: { outcome: 'hiredHere' }) => {
      await changeJob(on(days), jobId, what, options);
      await deliver();
    };
    const state = async () => {
      const [job] = await fixture.context.db
        .select({ status: jobs.status, lastDay: jobs.expirationDate, publishedAt: jobs.publishedAt })
        .from(jobs)
        .where(eq(jobs.id, jobId));
      return [job?.status, job?.lastDay, job?.publishedAt?.toISOString().slice(0, 10)].join(' ');
    };

    const { jobId, version } = await startDraft(on(0), company.key);
    const draft = await saveDraft(on(0), jobId, { contents: CONTENTS, version });
    await publish(on(0), jobId, draft.version);
    await deliver();
    await transition(on(1, staff), jobId, 'approve');
    await deliver();
    expect(await state()).toBe('ACTIVE 2026-12-21 2026-11-21');

    await pass(2, 20);
    await expect(changeJob(on(20), jobId, 'renew')).rejects.toMatchObject({ kind: 'conflict' });
    await pass(21, 25);
    await change(25, 'renew');
    expect(await state()).toBe('ACTIVE 2027-01-20 2026-11-21');
    await change(30, 'pause');
    await pass(31, 39);
    await change(40, 'resume');
    await pass(41, 70);
    expect(await state()).toBe('EXPIRED 2027-01-20 2026-11-21');
    // The night after its last day closed it: thirty days before the pause, and 22 after it.
    const expired = await findJobDesk(on(70), company.key, jobId);
    expect(expired).toMatchObject({ closedOn: '2027-01-20', openDays: 52 });
    await change(90, 'renew');
    // Renewed, but never new again.
    expect(await state()).toBe('ACTIVE 2027-03-20 2026-11-21');
    await pass(91, 119);
    await change(120, 'close', { outcome: 'hiredHere' });

    const desk = await findJobDesk(on(120), company.key, jobId);
    expect(desk).toMatchObject({ status: 'EXPIRED', outcome: 'hiredHere', actions: ['renew'], openDays: 83 });
    expect(desk.history.map(({ what }) => what).reverse()).toEqual([
      'create',
      'submitForReview',
      'approve',
      'renewLive',
      'pause',
      'resume',
      'expire',
      'renew',
      'close',
    ]);
    expect(sentOn).toEqual([
      'day 0: We are reviewing Kelp Diver',
      'day 1: Kelp Diver is live',
      'day 25: Kelp Diver closes on 21 December',
      'day 55: Kelp Diver closes on 20 January',
      'day 62: Kelp Diver has closed. How did it go?',
      'day 114: Kelp Diver closes on 20 March',
    ]);

    // Afterwards nothing happens by itself, and it can be renewed for 90 days.
    await pass(121, 211);
    expect(sentOn).toHaveLength(6);
    expect((await findJobDesk(on(209), company.key, jobId)).actions).toEqual(['renew']);
    expect((await findJobDesk(on(211), company.key, jobId)).actions).toEqual([]);
    await expect(changeJob(on(211), jobId, 'renew')).rejects.toMatchObject({ kind: 'conflict' });
    expect(await state()).toBe('EXPIRED 2027-03-20 2026-11-21');
  });
});
