import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { smtpMailer } from '#adapters/mailer.ts';
import { applicationMessages, applications } from '#database/tables/applications.server.ts';
import { talents } from '#database/tables/talent.server.ts';
import { apply } from '#domain/applications/apply/apply.server.ts';
import { setAnonymous } from '#domain/applications/board/columns.server.ts';
import { sendMessage } from '#domain/applications/board/messages.server.ts';
import { answerTimes, writeToStartup } from '#domain/applications/messages/talent-messages.server.ts';
import { chooseApplicantMails, gatherApplicantMails } from '#domain/applications/notices/applicant-mails.server.ts';
import { newsMoment } from '#domain/applications/notices/news.ts';
import { resendApplicants } from '#domain/applications/notices/resend.server.ts';
import { undoWithdrawal, withdraw } from '#domain/applications/own/withdraw.server.ts';
import type { Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { someApplication } from '#testing/applications.ts';
import { anApplication, someJobToApplyTo } from '#testing/applying.ts';
import { authServices } from '#testing/auth-services.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { somebody } from '#testing/people.ts';
import { applicationMails } from './application-mails.ts';

const fixture = rollbackFixture();
const services = authServices();
const SYSTEM = { kind: 'system', name: 'clock' } as const;
const someTalentWho = async (companyId: string, jobId: string) => {
  const name = `Applicant ${newIdentifier(fixture.context.now)}`;
  return { ...(await someApplication(fixture.context, { companyId, jobId, name })), name };
};
const at = (minutes: number) => new Date(fixture.context.now.getTime() + minutes * 60_000);

/** The mails as reactions, and a context whose events are kept until `react` runs them. */
async function mails() {
  const { url, acceptedMails, stop } = await startMailServer('takes');
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
    'application.newsGathered': [keep],
  };
  const react = async (context: Context, event: Event) => {
    const handlers = reactions[event.type as keyof typeof reactions] as ((c: Context, e: Event) => Promise<void>)[];
    for (const handler of handlers) await handler({ ...context, actor: { kind: 'system', name: 'reaction' } }, event);
  };
  /** Each mail with its one recipient; soft line breaks are taken out of the text. */
  const mailsSent = () => acceptedMails.map(({ to, source }) => ({ to: to[0], text: source.replace(/=\r?\n/g, '') }));
  return { sent: mailsSent, react, events, listeners };
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
    await chooseApplicantMails(fixture.as({ actor: job.owner.actor }), job.companyKey, 'never');
    const { actor, email } = await somebody(fixture.context, { isTalent: true });
    await apply({ ...fixture.as({ actor }), listeners }, services, job.id, anApplication());
    await react(fixture.context, events.at(-1) as Event);
    expect(sent().map(({ to }) => to)).toEqual([email]);
  });

  it('come to a member once a day who chose so, with all that happened, and never empty or twice', async () => {
    const { sent, react, events, listeners } = await mails();
    const job = await someJobToApplyTo(fixture.context);
    const { companyId } = job;
    const colleague = await somebody(fixture.context, { member: [{ id: companyId, role: 'manager' }] });
    await chooseApplicantMails(fixture.as({ actor: job.owner.actor }), job.companyKey, 'daily');
    const toOwner = () => sent().filter(({ to }) => to === job.owner.email);
    const days = async (count: number) => {
      const context = { ...fixture.at(at(count * 24 * 60)), actor: SYSTEM, listeners };
      const before = events.length;
      await gatherApplicantMails(context);
      await gatherApplicantMails(context);
      const newEvents = events.slice(before);
      for (const event of [...newEvents, ...newEvents]) await react(context, event);
      return newEvents;
    };
    expect(await days(1)).toHaveLength(1);
    expect(toOwner()).toEqual([]);
    const [first, second] = [await someTalentWho(companyId, job.id), await someTalentWho(companyId, job.id)];
    await fixture.context.db.insert(applicationMessages).values({
      id: newIdentifier(at(0)),
      applicationId: first.id,
      isFromTalent: true,
      kind: 'message',
      text: 'Hello?',
      at: at(25 * 60),
    });
    await fixture.context.db.update(applications).set({ sentAt: at(25 * 60) });
    expect(await days(2)).toHaveLength(1);
    expect(toOwner()).toHaveLength(1);
    expect(toOwner()[0]?.text).toContain('2 new applicants, 1 wrote or answered');
    expect(toOwner()[0]?.text).toContain(second.name);
    // After a downtime of days one mail tells of everything.
    await fixture.context.db
      .update(applications)
      .set({ withdrawnAt: at(50 * 60) })
      .where(eq(applications.id, second.id));
    await days(5);
    await days(6);
    expect(toOwner()).toHaveLength(2);
    expect(toOwner()[1]?.text).toContain('1 withdrew');
    expect(sent().filter(({ to }) => to === colleague.email)).toEqual([]);
  });

  it('come the next day to a member who chose so before the mail of the hour', async () => {
    const { sent, react, events, listeners } = await mails();
    const job = await someJobToApplyTo(fixture.context);
    for (const minutes of [0, 20]) {
      const { id } = await someTalentWho(job.companyId, job.id);
      await fixture.context.db
        .update(applications)
        .set({ sentAt: at(minutes), name: `Talent of ${minutes}` })
        .where(eq(applications.id, id));
    }
    await chooseApplicantMails({ ...fixture.at(at(30)), actor: job.owner.actor, listeners }, job.companyKey, 'daily');
    const nextDay = { ...fixture.at(at(24 * 60)), actor: SYSTEM, listeners };
    await gatherApplicantMails(nextDay);
    await react(nextDay, events.at(-1) as Event);
    expect(sent()).toMatchObject([{ to: job.owner.email, text: expect.stringContaining('Talent of 20') }]);
    expect(sent()[0]?.text).not.toContain('Talent of 0');
  });

  it('bring what was gathered at once to a member who wants it so from now on', async () => {
    const { sent, react, events, listeners } = await mails();
    const job = await someJobToApplyTo(fixture.context);
    const owner = (minutes: number) => ({ ...fixture.at(at(minutes)), actor: job.owner.actor, listeners });
    await chooseApplicantMails(owner(0), job.companyKey, 'daily');
    const { name } = await someTalentWho(job.companyId, job.id);
    await fixture.context.db.update(applications).set({ sentAt: at(5) });
    await chooseApplicantMails(owner(10), job.companyKey, 'atOnce');
    await react(fixture.at(at(10)), events.at(-1) as Event);
    expect(sent()).toMatchObject([{ to: job.owner.email, text: expect.stringContaining(name) }]);
    await expect(
      chooseApplicantMails(fixture.as({ actor: (await somebody(fixture.context)).actor }), job.companyKey, 'daily'),
    ).rejects.toMatchObject({ kind: 'absent' });
  });

  it('name an application once to a member who changes from daily mails to mails at once before the mail of the hour', async () => {
    const { sent, react, events, listeners } = await mails();
    const job = await someJobToApplyTo(fixture.context);
    const owner = (minutes: number) => ({ ...fixture.at(at(minutes)), actor: job.owner.actor, listeners });
    await chooseApplicantMails(owner(-10), job.companyKey, 'daily');
    for (const minutes of [0, 20]) {
      const { id } = await someTalentWho(job.companyId, job.id);
      await fixture.context.db
        .update(applications)
        .set({ sentAt: at(minutes), name: `Talent of ${minutes}` })
        .where(eq(applications.id, id));
    }
    await chooseApplicantMails(owner(30), job.companyKey, 'atOnce');
    await react(fixture.at(at(30)), events.at(-1) as Event);
    // The first application was mailed at once, so the second one waits for an hour.
    await react(fixture.at(at(60)), { type: 'application.newsDue', id: job.companyId, at: at(60).toISOString() });
    const toOwner = sent().filter(({ to }) => to === job.owner.email);
    expect(toOwner.map(({ text }) => text.match(/Talent of \d+/g)?.at(0))).toEqual(['Talent of 0', 'Talent of 20']);
    expect(toOwner[0]?.text).not.toContain('Talent of 20');
  });

  it('tell the startup of a message, and of a withdrawal that was not taken back', async () => {
    const { sent, react, events, listeners } = await mails();
    const job = await someJobToApplyTo(fixture.context);
    const { actor } = await somebody(fixture.context, { isTalent: true });
    const talent = { ...fixture.as({ actor }), listeners };
    const application = await apply(talent, services, job.id, anApplication());
    if (application.outcome !== 'sent') throw new Error('It was not sent.');
    await writeToStartup(talent, services, application.id, { kind: 'message', text: 'Any news?' });
    await react(fixture.context, events.at(-1) as Event);
    expect(sent()).toMatchObject([{ to: job.owner.email, text: expect.stringContaining('Any news?') }]);
    const [from = '', to = ''] = ['2027-01-08T13:00:00.000Z', '2027-01-08T13:30:00.000Z'];
    const startup = fixture.as({ actor: job.owner.actor });
    const proposal = await sendMessage(startup, job.companyId, application.id, {
      text: 'Shall we talk?',
      times: { times: [{ from, to }], timeZone: 'Europe/Oslo', by: 'video', place: '' },
    });
    await answerTimes(talent, application.id, proposal.id, { kind: 'yes', from });
    await react(fixture.context, events.at(-1) as Event);
    expect(sent().slice(1)).toMatchObject([
      { to: job.owner.email, text: expect.stringContaining('said yes to Friday 8 January, 14:00.') },
      { to: expect.any(String), text: expect.stringContaining('Your talk with ') },
    ]);
    for (const { text } of sent().slice(1))
      expect(text).toContain('Content-Type: text/calendar; charset=utf-8; method=PUBLISH');
    const withdrawnAt = async (minutes: number) => {
      await withdraw({ ...talent, now: at(minutes) }, application.id);
      const on = at(minutes).toISOString();
      return { type: 'application.withdrawn' as const, id: application.id, companyId: job.companyId, on };
    };
    const undoneOne = await withdrawnAt(1);
    await undoWithdrawal({ ...talent, now: at(2) }, application.id);
    const keptOne = await withdrawnAt(3);
    await react(fixture.at(at(11)), undoneOne);
    expect(sent()).toHaveLength(3);
    await react(fixture.at(at(13)), keptOne);
    expect(sent().slice(3)).toMatchObject([
      { to: job.owner.email, text: expect.stringContaining('The attached file takes it off your calendar.') },
      { to: expect.any(String), text: expect.stringMatching(/^Subject: Your talk with .* is off/m) },
    ]);
    for (const { text } of sent().slice(3)) {
      expect(text).toContain('Content-Type: text/calendar; charset=utf-8; method=CANCEL');
    }
  });
});

describe('the mail of a message to the startup', () => {
  it('keeps the name of its author while the board hides it', async () => {
    const { sent, react, events, listeners } = await mails();
    const job = await someJobToApplyTo(fixture.context);
    const { actor } = await somebody(fixture.context, { isTalent: true });
    const talent = { ...fixture.as({ actor }), listeners };
    const applied = await apply(talent, services, job.id, anApplication({ name: 'Tuva Berg' }));
    if (applied.outcome !== 'sent') throw new Error('It was not sent.');
    await setAnonymous(fixture.as({ actor: job.owner.actor }), job.companyId, job.id, true);
    await writeToStartup(talent, services, applied.id, { kind: 'message', text: 'Any news?\n\nBest,\nTuva Berg' });
    await react(fixture.context, events.at(-1) as Event);
    expect(sent()).toMatchObject([{ to: job.owner.email, text: expect.stringContaining('(their name)') }]);
    expect(sent()[0]?.text).not.toMatch(/Tuva|Berg/);
  });
});

describe('the mail of a question to the talent', () => {
  const mailFor = async (input: Parameters<typeof sendMessage>[3], countryCode: string | null) => {
    const { sent, react, events, listeners } = await mails();
    const job = await someJobToApplyTo(fixture.context);
    const { id, talentId } = await someApplication(fixture.context, { companyId: job.companyId, jobId: job.id });
    await fixture.context.db.update(talents).set({ countryCode }).where(eq(talents.id, talentId));
    await sendMessage({ ...fixture.as({ actor: job.owner.actor }), listeners }, job.companyId, id, input);
    await react(fixture.context, events.at(-1) as Event);
    const [{ text = '' } = {}] = sent();
    const [plain = '', html = ''] = text.split('Content-Type: text/html');
    const plainOf = (part: string) =>
      part
        .replace(/=C2=A0/g, ' ')
        .replace(/\r?\n/g, ' ')
        .replace(/=3D/g, '=');
    return { plain: plainOf(plain), html: plainOf(html) };
  };
  const from = '2027-01-08T13:00:00.000Z';
  const to = '2027-01-08T13:45:00.000Z';
  const later = { from: '2027-01-11T23:30:00.000Z', to: '2027-01-12T00:30:00.000Z' };
  const times = { times: [{ from, to }, later], timeZone: 'Europe/Oslo', by: 'video' as const };

  it('lists each proposed time in both time zones, with its length, way and link', async () => {
    const place = 'https://talk.example/kelp';
    const { plain, html } = await mailFor({ text: 'Shall we talk?', times: { ...times, place } }, 'FI');
    for (const part of [plain, html]) {
      expect(part).toContain('Friday 8 January, 14:00 to 14:45 (Oslo), 45 minutes, by video');
      expect(part).toContain('15:00 to 15:45 in Helsinki');
      expect(part).toContain('Tuesday 12 January, 00:30 to 01:30 (Oslo), 1 hour, by video');
      expect(part).toContain(place);
    }
    expect(html).toContain(`href="${place}"`);
  });

  it('names another day where the talent lives, and no second time where their clock shows the same', async () => {
    const abroad = await mailFor({ text: 'Shall we talk?', times: { ...times, place: '' } }, 'GB');
    expect(abroad.plain).toContain('Monday 11 January, 23:30 to 00:30 in London');
    const near = await mailFor({ text: 'Shall we talk?', times: { ...times, place: 'javascript:alert(1)' } }, 'DK');
    expect(near.plain).not.toContain('Copenhagen');
    expect(near.html).not.toContain('href="javascript:');
  });

  it('names the day by which an offer is to be answered', async () => {
    const { plain } = await mailFor({ text: 'Join us.', offer: { answerBy: '2027-01-08' } }, null);
    expect(plain).toContain('They would like your answer by Friday 8 January.');
  });
});

describe('the moment of the news about an applicant', () => {
  it('is at once for the first, and an hour after the mail before for the next', () => {
    const minute = (minutes: number) => new Date(minutes * 60_000);
    const moments = [0, 10, 59, 61, 300].map(minute);
    expect(moments.map((moment) => newsMoment(moments, moment).getTime() / 60_000)).toEqual([0, 60, 60, 120, 300]);
  });
});
