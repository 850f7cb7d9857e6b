import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { smtpMailer } from '#adapters/mailer.ts';
import { users } from '#database/tables/accounts.server.ts';
import { apply } from '#domain/applications/apply.server.ts';
import { sendMessage } from '#domain/applications/board/messages.server.ts';
import { newsMoment } from '#domain/applications/news.ts';
import { resendApplicants } from '#domain/applications/resend.server.ts';
import { answerTimes, writeToStartup } from '#domain/applications/talent-messages.server.ts';
import { takeWithdrawalBack, withdraw } from '#domain/applications/withdraw.server.ts';
import type { Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import { anApplication, someJobToApplyTo } from '#testing/applying.ts';
import { authServices } from '#testing/auth-services.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { somebody } from '#testing/people.ts';
import { applicationMails } from './application-mails.ts';

const fixture = rollbackFixture();
const services = authServices();
const at = (minutes: number) => new Date(fixture.context.now.getTime() + minutes * 60_000);

/** The mails as reactions, and a context whose events are kept until `react` runs them. */
async function mails() {
  const { url, taken, stop } = await startMailServer('takes');
  const mailer = smtpMailer(url, 'no-reply@havn.example');
  onTestFinished(async () => {
    mailer.close();
    await stop();
  });
  const site = { name: 'Havn', origin: 'https://havn.example' };
  const reactions = applicationMails({ mailer, siteOf: { thehub: site, plusimpact: site } });
  const events: Event[] = [];
  const keep = async (_: Context, event: Event) => void events.push(event);
  const listeners = {
    'application.sent': [keep],
    'application.messaged': [keep],
    'job.applicantsWanted': [keep],
  };
  const react = async (context: Context, event: Event) => {
    const handlers = reactions[event.type as keyof typeof reactions] as ((c: Context, e: Event) => Promise<void>)[];
    for (const handler of handlers) await handler({ ...context, actor: { kind: 'system', name: 'reaction' } }, event);
  };
  /** Each mail with its one recipient; soft line breaks are taken out of the text. */
  const sent = () => taken.map(({ to, source }) => ({ to: to[0], text: source.replace(/=\r?\n/g, '') }));
  return { sent, react, events, listeners };
}

describe('mails about applications', () => {
  it('give the talent a copy, and the startup the news once an hour', async () => {
    const { sent, react, events, listeners } = await mails();
    const job = await someJobToApplyTo(fixture.context, {
      receiveApplicants: 'email',
      applyEmail: 'jobs@kelp.example',
    });
    const send = async (minutes: number, note: string) => {
      const person = await somebody(fixture.context, { isTalent: true });
      const context = { ...fixture.context, actor: person.actor, now: at(minutes), listeners };
      await apply(context, services, job.id, anApplication({ name: `Applicant at ${minutes}`, note }));
      await react(context, events.at(-1) as Event);
      return person;
    };
    const first = await send(0, 'I like boats.');
    expect(
      sent()
        .map(({ to }) => to)
        .sort(),
    ).toEqual([first.email, job.owner.email, 'jobs@kelp.example'].sort());
    const copy = sent().find(({ to }) => to === first.email);
    expect(copy?.text).toContain('I like boats.');
    await send(10, '');
    await send(20, '');
    expect(sent().filter(({ to }) => to === job.owner.email)).toHaveLength(1);
    const due = { type: 'application.newsDue' as const, id: job.companyId, at: at(60).toISOString() };
    await react(fixture.at(at(60)), due);
    await react(fixture.at(at(61)), due);
    const news = sent().filter(({ to }) => to === job.owner.email);
    expect(news).toHaveLength(2);
    expect(news[1]?.text).toMatch(/Applicant at 10[\s\S]*Applicant at 20/);
    expect(news[1]?.text).not.toContain('Applicant at 0,');
  });

  it('give the address of a job a link that sends all links again', async () => {
    const { sent, react, events, listeners } = await mails();
    const applyEmail = 'jobs@kelp.example';
    const job = await someJobToApplyTo(fixture.context, { receiveApplicants: 'email', applyEmail });
    const { actor } = await somebody(fixture.context, { isTalent: true });
    await apply({ ...fixture.as({ actor }), listeners }, services, job.id, anApplication({ name: 'Tuva Berg' }));
    await react(fixture.context, events.at(-1) as Event);
    const mail = sent().find(({ to }) => to === applyEmail);
    const [, key = ''] =
      new RegExp(`/jobs/${job.id}/resend-applicants\\?key=3D([0-9a-f]+)`).exec(mail?.text ?? '') ?? [];
    expect(sent().find(({ to }) => to === job.owner.email)?.text).not.toContain('resend-applicants');
    await resendApplicants({ ...fixture.context, listeners }, services, job.id, key);
    const before = sent().length;
    await react(fixture.context, events.at(-1) as Event);
    await react(fixture.context, events.at(-1) as Event);
    expect(sent().slice(before)).toMatchObject([{ to: applyEmail, text: expect.stringContaining('Tuva Berg') }]);
  });

  it('respect the choice of a member', async () => {
    const { sent, react, events, listeners } = await mails();
    const job = await someJobToApplyTo(fixture.context);
    await fixture.context.db
      .update(users)
      .set({ notifications: { applications: false } })
      .where(eq(users.id, job.owner.id));
    const { actor, email } = await somebody(fixture.context, { isTalent: true });
    await apply({ ...fixture.as({ actor }), listeners }, services, job.id, anApplication());
    await react(fixture.context, events.at(-1) as Event);
    expect(sent().map(({ to }) => to)).toEqual([email]);
  });

  it('tell the startup of a message, and of a withdrawal that was not taken back', async () => {
    const { sent, react, events, listeners } = await mails();
    const job = await someJobToApplyTo(fixture.context);
    const { actor } = await somebody(fixture.context, { isTalent: true });
    const talent = { ...fixture.as({ actor }), listeners };
    const applied = await apply(talent, services, job.id, anApplication());
    if (applied.outcome !== 'sent') throw new Error('It was not sent.');
    await writeToStartup(talent, services, applied.id, { kind: 'message', text: 'Any news?' });
    await react(fixture.context, events.at(-1) as Event);
    expect(sent()).toMatchObject([{ to: job.owner.email, text: expect.stringContaining('Any news?') }]);
    const [from = '', to = ''] = ['2027-01-08T13:00:00.000Z', '2027-01-08T13:30:00.000Z'];
    const startup = fixture.as({ actor: job.owner.actor });
    const proposed = await sendMessage(startup, job.companyId, applied.id, {
      text: 'Shall we talk?',
      times: { times: [{ from, to }], timeZone: 'Europe/Oslo', by: 'video', place: '' },
    });
    await answerTimes(talent, applied.id, proposed.id, { kind: 'yes', from });
    await react(fixture.context, events.at(-1) as Event);
    expect(sent().slice(1)).toMatchObject([{ text: expect.stringContaining('said yes to Friday 8 January, 14:00.') }]);
    const withdrawnAt = async (minutes: number) => {
      await withdraw({ ...talent, now: at(minutes) }, applied.id);
      const on = at(minutes).toISOString();
      return { type: 'application.withdrawn' as const, id: applied.id, companyId: job.companyId, on };
    };
    const undone = await withdrawnAt(1);
    await takeWithdrawalBack({ ...talent, now: at(2) }, applied.id);
    const kept = await withdrawnAt(3);
    await react(fixture.at(at(11)), undone);
    expect(sent()).toHaveLength(2);
    await react(fixture.at(at(13)), kept);
    expect(sent()).toHaveLength(3);
  });
});

describe('the moment of the news about an applicant', () => {
  it('is at once for the first, and an hour after the mail before for the next', () => {
    const minute = (minutes: number) => new Date(minutes * 60_000);
    const moments = [0, 10, 59, 61, 300].map(minute);
    expect(moments.map((sent) => newsMoment(moments, sent).getTime() / 60_000)).toEqual([0, 60, 60, 120, 300]);
  });
});
