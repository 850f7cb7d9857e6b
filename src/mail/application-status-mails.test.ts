import { eq } from 'drizzle-orm';
import { describe, expect, it, onTestFinished } from 'vitest';
import { smtpMailer } from '#adapters/mailer.ts';
import { applicationMessages, applications } from '#database/tables/applications.server.ts';
import type { Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { type ApplicationRow, someApplication } from '#testing/applications.ts';
import { someJobToApplyTo } from '#testing/applying.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { applicationStatusMails } from './application-status-mails.ts';

const fixture = rollbackFixture();
const later = (minutes: number) => new Date(fixture.context.now.getTime() + minutes * 60_000);

/** Runs the reactions of an event at a moment; `sent` has the recipients and texts so far. */
async function mails() {
  const { url, acceptedMails, stop } = await startMailServer('takes');
  const mailer = smtpMailer(url, 'no-reply@havn.example');
  onTestFinished(async () => {
    mailer.close();
    await stop();
  });
  const site = { name: 'Havn', origin: 'https://havn.example' };
  const reactions = applicationStatusMails({ mailer, siteOf: { thehub: site, plusimpact: site } });
  const react = async (event: Event, at = fixture.context.now) => {
    const handlers = reactions[event.type as keyof typeof reactions] as ((c: Context, e: Event) => Promise<unknown>)[];
    const context: Context = { ...fixture.context, now: at, actor: { kind: 'system', name: 'reaction' } };
    for (const handler of handlers) await handler(context, event);
  };
  const mailsSent = () => acceptedMails.map(({ to, source }) => ({ to: to[0], text: source.replace(/=\r?\n/g, '') }));
  return { react, sent: mailsSent };
}

async function application(changes: Partial<ApplicationRow> = {}) {
  const job = await someJobToApplyTo(fixture.context);
  const row = await someApplication(fixture.context, { jobId: job.id, companyId: job.companyId, ...changes });
  return { ...row, job };
}
const statusChanged = (id: string, status: string, on: Date): Event => ({
  type: 'application.statusChanged',
  id,
  status,
  on: on.toISOString(),
});

describe('the mail about where an application stands', () => {
  it('waits ten minutes, and says nothing of a move that was taken back', async () => {
    const { react, sent } = await mails();
    const { id } = await application({ talentStatus: 'interview' });
    await react(statusChanged(id, 'interview', fixture.context.now));
    expect(sent()).toEqual([]);
    await react(statusChanged(id, 'interview', fixture.context.now), later(11));
    expect(sent()).toMatchObject([{ text: expect.stringContaining('would like to talk to you') }]);
    await fixture.context.db
      .update(applications)
      .set({ talentStatusAt: later(20) })
      .where(eq(applications.id, id));
    await react(statusChanged(id, 'offer', later(15)), later(40));
    expect(sent()).toHaveLength(1);
  });

  it('carries the startup’s own words of a no, at once and once', async () => {
    const { react, sent } = await mails();
    const { id } = await application({ step: 'rejected', talentStatus: 'notSelected', clockFrom: null });
    await fixture.context.db.insert(applicationMessages).values({
      id: newIdentifier(fixture.context.now),
      applicationId: id,
      at: fixture.context.now,
      isFromTalent: false,
      kind: 'no',
      text: 'It says something about our coast and nothing about your work.',
    });
    for (const _ of [1, 2]) await react(statusChanged(id, 'notSelected', fixture.context.now));
    expect(sent()).toMatchObject([{ text: expect.stringContaining('nothing about your work') }]);
  });
});

describe('the mail about the answer clock', () => {
  it('reminds a startup once a day, however many people wait', async () => {
    const { react, sent } = await mails();
    const clock = { clockFrom: later(-8 * 24 * 60), clockDay: 7 };
    const { id, job } = await application(clock);
    const other = await someApplication(fixture.context, { jobId: job.id, companyId: job.companyId, ...clock });
    for (const one of [id, other.id])
      await react({ type: 'application.clockDay', id: one, companyId: job.companyId, day: 7 });
    expect(sent()).toMatchObject([{ to: job.owner.email, text: expect.stringContaining('2 people are waiting') }]);
  });

  it('tells the talent on day 21', async () => {
    const { react, sent } = await mails();
    const { id, job } = await application({ clockFrom: later(-21 * 24 * 60), clockDay: 21 });
    await react({ type: 'application.clockDay', id, companyId: job.companyId, day: 21 });
    const [toStartup, toTalent] = [true, false].map(
      (isStartup) => sent().find(({ to }) => (to === job.owner.email) === isStartup)?.text,
    );
    expect(toTalent).toContain('Still quiet');
    // Nobody gets digests yet.
    for (const text of [toStartup, toTalent]) expect(text).not.toMatch(/digest/i);
  });

  it('says on day 14 when the job is paused', async () => {
    const { react, sent } = await mails();
    const { id, job } = await application({ clockFrom: later(-14 * 24 * 60), clockDay: 14 });
    await react({ type: 'application.clockDay', id, companyId: job.companyId, day: 14 });
    expect(sent()[0]?.text).toContain('After four weeks without a word from you, a job is paused');
    expect(sent()[0]?.text).not.toMatch(/digest/i);
  });

  it('tells the talent again on day 21 of the next run, and not of a run that an answer has ended', async () => {
    const { react, sent } = await mails();
    const { id, job } = await application({ clockFrom: later(-21 * 24 * 60), clockDay: 21 });
    const quiet = () => sent().filter(({ text }) => text.includes('Still quiet')).length;
    const day21: Event = { type: 'application.clockDay', id, companyId: job.companyId, day: 21 };
    await react(day21);
    await react(day21);
    expect(quiet()).toBe(1);
    const nextRun = later(60);
    await fixture.context.db.update(applications).set({ clockFrom: nextRun }).where(eq(applications.id, id));
    await react(day21, later(120));
    expect(quiet()).toBe(1);
    await react(day21, new Date(nextRun.getTime() + 21 * DAY_MS));
    expect(quiet()).toBe(2);
  });

  it('announces the deletion of an application to its talent', async () => {
    const { react, sent } = await mails();
    const ended = { step: 'rejected', clockFrom: null, deletionNoticeAt: fixture.context.now };
    const { id } = await application({ ...ended, deletesAt: later(-60) });
    await react({ type: 'application.deletionNear', id });
    expect(sent()).toMatchObject([{ text: expect.stringContaining('will be deleted on') }]);
    expect(sent()[0]?.text).toContain('/client/privacy');
    // The notice came late, and its three weeks count.
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
    expect(sent()[0]?.text.replace(/\s+/g, ' ')).toContain(day.format(later(21 * 24 * 60)));
  });

  it('names its day as it is at the job where the talent does not say where they live', async () => {
    const { react, sent } = await mails();
    const deletesAt = new Date('2027-03-01T22:30:00Z');
    const { id, job } = await application({ step: 'rejected', clockFrom: null, deletesAt });
    await fixture.context.db.execute(`INSERT INTO job_locations (job_id, position, country_code, locality)
      VALUES ('${job.id}', 0, 'FI', 'Turku') ON CONFLICT (job_id, position) DO UPDATE SET country_code = 'FI'`);
    await react({ type: 'application.deletionNear', id });
    expect(sent()[0]?.text.replace(/\s+/g, ' ')).toContain('2 March 2027');
  });

  it('announces it again when the startup has opened and ended the application once more', async () => {
    const { react, sent } = await mails();
    const { id } = await application({ step: 'rejected', clockFrom: null, deletesAt: later(20 * 24 * 60) });
    const event: Event = { type: 'application.deletionNear', id };
    for (const _ of [1, 2]) await react(event);
    expect(sent()).toHaveLength(1);
    const set = (deletesAt: Date | null) =>
      fixture.context.db.update(applications).set({ deletesAt }).where(eq(applications.id, id));
    await set(null);
    await react(event);
    expect(sent()).toHaveLength(1);
    await set(later(60 * 24 * 60));
    await react(event);
    expect(sent()).toHaveLength(2);
  });
});
