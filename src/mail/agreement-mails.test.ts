import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import { capturingMailer } from '#adapters/mailer.ts';
import { applications } from '#database/tables/applications.server.ts';
import { sendMessage } from '#domain/applications/board/messages.server.ts';
import { answerOffer, answerTimes } from '#domain/applications/messages/talent-messages.server.ts';
import type { Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import { someApplication } from '#testing/applications.ts';
import { someJobToApplyTo } from '#testing/applying.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { applicationMails } from './application-mails.ts';

const fixture = rollbackFixture();
const [from, to] = ['2027-01-08T13:00:00.000Z', '2027-01-08T13:30:00.000Z'] as const;

/** A talent whom a startup asks something; `answered` sends the mails of their answer. */
async function anApplicationWithAnswers() {
  const folder = await mkdtemp(join(tmpdir(), 'mails-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const site = { name: 'Havn', origin: 'https://havn.example' };
  const mailer = capturingMailer(folder);
  const reactions = applicationMails({ mailer, siteOf: { thehub: site, plusimpact: site } });
  const job = await someJobToApplyTo(fixture.context, { title: 'Diver' });
  const { id, userId } = await someApplication(fixture.context, { companyId: job.companyId, jobId: job.id });
  const events: Event[] = [];
  const actor = { kind: 'user' as const, userId, companyIds: [], isAdmin: false };
  const keep = async (_: Context, event: Event) => void events.push(event);
  const talent = { ...fixture.as({ actor }), listeners: { 'application.messaged': [keep] } };
  const ask = (input: Parameters<typeof sendMessage>[3]) =>
    sendMessage(fixture.as({ actor: job.owner.actor }), job.companyId, id, input);
  const answer = async () => {
    const event = events.at(-1) as Extract<Event, { type: 'application.messaged' }>;
    const system = fixture.as({ actor: { kind: 'system', name: 'reaction' } });
    for (const react of reactions['application.messaged']) await react(system, event);
    const mails = await mailer.list();
    return {
      toStartup: mails.find((mail) => mail.to === job.owner.email),
      toTalent: mails.find((mail) => mail.to !== job.owner.email),
    };
  };
  /** The mails of a withdrawal at this moment. */
  const withdrawn = async (moment: Date) => {
    const before = new Set((await mailer.list()).map(({ name }) => name));
    await fixture.context.db.update(applications).set({ withdrawnAt: moment }).where(eq(applications.id, id));
    const event = { type: 'application.withdrawn' as const, id, companyId: job.companyId, on: moment.toISOString() };
    const system = { ...fixture.as({ actor: { kind: 'system', name: 'reaction' } }), now: moment };
    for (const react of reactions['application.withdrawn']) await react(system, event);
    return (await mailer.list())
      .filter(({ name }) => !before.has(name))
      .toSorted((a, b) => Number(b.to === job.owner.email) - Number(a.to === job.owner.email));
  };
  return { id, job, talent, ask, answered: answer, withdrawn };
}

describe('the mails of a withdrawal', () => {
  it('take an agreed talk off the calendars of both sides, and no talk that is over', async () => {
    const { id, job, talent, ask, answered, withdrawn } = await anApplicationWithAnswers();
    const times = { times: [{ from, to }], timeZone: 'Europe/Oslo', by: 'video' as const, place: '' };
    const { id: messageId } = await ask({ text: 'Shall we talk?', times });
    await answerTimes(talent, id, messageId, { kind: 'yes', from });
    await answered();
    for (const mail of await withdrawn(new Date('2027-01-08T12:00:00.000Z'))) {
      expect(mail.calendar).toContain('METHOD:CANCEL');
      const event = new ICAL.Component(ICAL.parse(mail.calendar ?? '')).getFirstSubcomponent('vevent');
      expect(event?.getFirstPropertyValue('uid')).toBe(`talk-${messageId}-0-${id}@havn.example`);
      expect(event?.getFirstPropertyValue('sequence')).toBe(1);
      expect(event?.getFirstPropertyValue('status')).toBe('CANCELLED');
    }
    const late = await withdrawn(new Date('2027-01-09T12:00:00.000Z'));
    expect(late.map((mail) => [mail.to, mail.calendar])).toEqual([[job.owner.email, undefined]]);
  });
});

describe('the mails of an agreement', () => {
  it('give both sides the day, the hour, the place and a calendar file of an agreed talk', async () => {
    const { id, job, talent, ask, answered } = await anApplicationWithAnswers();
    const place = 'https://meet.example/kelp';
    const early = { from: '2027-01-07T13:00:00.000Z', to: '2027-01-07T13:30:00.000Z' };
    const times = { times: [early, { from, to }], timeZone: 'Europe/Oslo', by: 'video' as const, place };
    const { id: messageId } = await ask({ text: 'Shall we talk?', times });
    await answerTimes(talent, id, messageId, { kind: 'yes', from });
    const { toStartup, toTalent } = await answered();
    for (const [mail, path] of [
      [toStartup, `/client/startups/${job.companyKey}/applicants?card=${id}`],
      [toTalent, `/client/my-jobs/${id}`],
    ] as const) {
      const text = mail?.text.replace(/\s+/g, ' ');
      expect(text).toContain('Friday 8 January, 14:00 to 14:30 (Oslo), 30 minutes, by video');
      expect(text).toContain(place);
      expect(text).toContain(`https://havn.example${path}`);
      const event = new ICAL.Component(ICAL.parse(mail?.calendar ?? '')).getFirstSubcomponent('vevent');
      expect(event?.getFirstPropertyValue('uid')).toBe(`talk-${messageId}-1-${id}@havn.example`);
      expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2027-01-08T13:00:00Z');
      expect(event?.getFirstPropertyValue('location')).toBe(place);
    }
    expect(toTalent?.text.replace(/\s+/g, ' ')).not.toContain('7 January');
  });

  it('confirm an accepted offer to the talent, and no refused one', async () => {
    const { id, talent, ask, answered } = await anApplicationWithAnswers();
    const first = await ask({ text: 'Join us for 50 000 a month.', offer: { answerBy: '2027-01-08' } });
    await answerOffer(talent, id, first.id, 'no');
    expect((await answered()).toTalent).toBeUndefined();
    const second = await ask({ text: 'Join us for 60 000 a month.', offer: { answerBy: '2027-01-09' } });
    await answerOffer(talent, id, second.id, 'yes');
    const { toTalent } = await answered();
    expect(toTalent?.subject).toMatch(/^You accepted the offer of /);
    expect(toTalent?.text).toContain('Join us for 60 000 a month.');
    expect(toTalent?.calendar).toBeUndefined();
  });
});
