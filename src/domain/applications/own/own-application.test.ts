import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { applicationMessages, applications } from '#database/tables/applications.server.ts';
import type { UserActor } from '#domain/accounts/policy.ts';
import { apply } from '#domain/applications/apply/apply.server.ts';
import { writeEvent } from '#domain/applications/events.server.ts';
import { answerOffer, answerTimes, writeToStartup } from '#domain/applications/messages/talent-messages.server.ts';
import type { Context } from '#domain/context.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { anApplication, someJobToApplyTo } from '#testing/applying.ts';
import { authServices } from '#testing/auth-services.ts';
import { TEST_NOW } from '#testing/databases.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { somebody } from '#testing/people.ts';
import { myApplications } from './my-applications.server.ts';
import { findOwnApplication, markMessagesRead } from './own-application.server.ts';
import { undoWithdrawal, withdraw } from './withdraw.server.ts';

const fixture = rollbackFixture();
const services = authServices();
const minutesLater = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000);

async function someApplication() {
  const job = await someJobToApplyTo(fixture.context);
  const talent = fixture.as({ actor: (await somebody(fixture.context, { isTalent: true })).actor });
  const application = await apply(talent, services, job.id, anApplication());
  if (application.outcome !== 'sent') throw new Error('It was not sent.');
  return { id: application.id, job, talent };
}

async function messageOfStartup(
  { db, now }: Context,
  { id, job }: Awaited<ReturnType<typeof someApplication>>,
  message: { kind: string; details?: Record<string, unknown> },
) {
  const messageId = newIdentifier(now);
  await db.insert(applicationMessages).values({
    id: messageId,
    applicationId: id,
    at: now,
    isFromTalent: false,
    userId: job.owner.id,
    text: 'Does Tuesday suit you?',
    ...message,
  });
  if (message.kind !== 'message') {
    await db.update(applications).set({ clockFrom: null }).where(eq(applications.id, id));
  }
  return messageId;
}

const times = {
  times: [
    { from: '2026-12-08T09:00:00Z', to: '2026-12-08T09:30:00Z' },
    { from: '2026-12-09T09:00:00Z', to: '2026-12-09T09:30:00Z' },
  ],
  timeZone: 'Europe/Oslo',
  by: 'video',
};

describe('an application in the eyes of its talent', () => {
  it('shows messages with their authors, and who opened the CV', async () => {
    const application = await someApplication();
    const { id, talent, job } = application;
    await messageOfStartup(fixture.context, application, { kind: 'message' });
    await writeEvent(fixture.as({ actor: job.owner.actor }), id, 'cvOpened', { userId: job.owner.id });
    const page = await findOwnApplication(talent, id);
    expect(page.messages).toMatchObject([{ author: 'Ingrid', isNew: true, isFromTalent: false }]);
    expect(page.cvOpenings).toEqual([{ name: 'Ingrid', file: null, at: TEST_NOW.toISOString() }]);
    await markMessagesRead(talent, id);
    expect((await findOwnApplication(talent, id)).messages).toMatchObject([{ isNew: false }]);
  });

  it('says nothing of the step on the board', async () => {
    const { id, talent } = await someApplication();
    await talent.db
      .update(applications)
      .set({ step: 'toreject', rejectsAt: minutesLater(10) })
      .where(eq(applications.id, id));
    const json = JSON.stringify(await findOwnApplication(talent, id));
    expect(json).not.toMatch(/toreject|rejectsAt/);
    expect(JSON.parse(json)).toMatchObject({ status: 'received', hasEnded: false });
  });

  it('is absent for another talent, the startup, and an admin, also one who sees the site as its talent', async () => {
    const { id, talent, job } = await someApplication();
    const admin = await somebody(fixture.context, { isAdmin: true });
    const asTalent = { ...(talent.actor as UserActor), impersonatedBy: admin.id };
    const others = [
      (await somebody(fixture.context, { isTalent: true })).actor,
      job.owner.actor,
      admin.actor,
      asTalent,
    ];
    for (const actor of others) {
      const other = fixture.as({ actor });
      const tries = [
        () => findOwnApplication(other, id),
        () => markMessagesRead(fixture.as({ actor: asTalent }), id),
        () => withdraw(other, id),
        () => undoWithdrawal(other, id),
        () => writeToStartup(other, services, id, { kind: 'message', text: 'Hello' }),
        () => answerOffer(other, id, id, 'yes'),
      ];
      for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ kind: 'absent' });
    }
    await expect(findOwnApplication(talent, 'not-an-id')).rejects.toMatchObject({ kind: 'absent' });
  });
});

describe('answering the startup', () => {
  it('takes one of the proposed times once, and lets the clock run again', async () => {
    const application = await someApplication();
    const { id, talent } = application;
    const message = await messageOfStartup(fixture.context, application, { kind: 'times', details: times });
    const later = { ...talent, now: minutesLater(60) };
    const wrong = { kind: 'yes' as const, from: '2026-12-24T09:00:00Z' };
    await expect(answerTimes(later, id, message, wrong)).rejects.toMatchObject({ kind: 'invalid' });
    const yes = { kind: 'yes' as const, from: '2026-12-08T09:00:00Z' };
    await answerTimes(later, id, message, yes);
    await expect(answerTimes(later, id, message, yes)).rejects.toMatchObject({ code: 'E_ANSWERED' });
    expect(await findOwnApplication(talent, id)).toMatchObject({
      clockFrom: later.now.toISOString(),
      messages: [{ details: { answer: { kind: 'yes', from: '2026-12-08T09:00:00Z' } } }],
    });
  });

  it('keeps the agreed talk in the list until it is over, and the day on which an offer was accepted', async () => {
    const application = await someApplication();
    const { id, talent } = application;
    const message = await messageOfStartup(fixture.context, application, { kind: 'times', details: times });
    const firstInList = async (now = talent.now) => (await myApplications({ ...talent, now })).docs[0];
    expect(await firstInList()).toMatchObject({ talk: null, acceptedAt: null });
    await answerTimes(talent, id, message, { kind: 'yes', from: '2026-12-09T09:00:00Z' });
    const talk = { from: '2026-12-09T09:00:00Z', timeZone: 'Europe/Oslo' };
    expect(await firstInList(new Date('2026-12-09T09:29:00Z'))).toMatchObject({ talk, acceptedAt: null });
    expect(await firstInList(new Date('2026-12-09T09:30:00Z'))).toMatchObject({ talk: null });
    const offer = { kind: 'offer', details: { answerBy: '2026-12-20' } };
    const [first, second] = [
      await messageOfStartup(fixture.context, application, offer),
      await messageOfStartup(fixture.at(minutesLater(1)), application, offer),
    ];
    await answerOffer(talent, id, first, 'yes');
    expect(await firstInList()).toMatchObject({ acceptedAt: null });
    await answerOffer(talent, id, second, 'yes');
    expect(await firstInList()).toMatchObject({ talk, acceptedAt: TEST_NOW.toISOString() });
  });

  it('takes no proposed time that has passed, and leaves the others to choose', async () => {
    const application = await someApplication();
    const { id, talent } = application;
    const message = await messageOfStartup(fixture.context, application, { kind: 'times', details: times });
    const late = { ...talent, now: new Date('2026-12-08T09:00:01Z') };
    const answer = { kind: 'yes' as const, from: '2026-12-08T09:00:00Z' };
    await expect(answerTimes(late, id, message, answer)).rejects.toMatchObject({ code: 'E_TIME_PASSED' });
    await answerTimes(late, id, message, { kind: 'another', text: 'Sorry, rather tomorrow' });
  });

  it('asks for another time in the person’s own words', async () => {
    const application = await someApplication();
    const { id, talent } = application;
    const message = await messageOfStartup(fixture.context, application, { kind: 'times', details: times });
    await answerTimes({ ...talent, now: minutesLater(1) }, id, message, { kind: 'another', text: 'Rather on Friday' });
    expect((await findOwnApplication(talent, id)).messages).toMatchObject([
      { kind: 'times', details: { answer: { kind: 'another' } } },
      { kind: 'message', text: 'Rather on Friday', isFromTalent: true },
    ]);
  });

  it('lets the clock rest while another answer is awaited', async () => {
    const application = await someApplication();
    const { id, talent } = application;
    const offer = await messageOfStartup(fixture.context, application, {
      kind: 'offer',
      details: { answerBy: '2026-12-20' },
    });
    await writeToStartup(talent, services, id, { kind: 'message', text: 'One question first' });
    expect((await findOwnApplication(talent, id)).clockFrom).toBeNull();
    await answerOffer(talent, id, offer, 'yes');
    expect((await findOwnApplication(talent, id)).clockFrom).toBe(TEST_NOW.toISOString());
  });

  it('ends the times that are still open with an accepted offer, so that the clock runs', async () => {
    const application = await someApplication();
    const { id, talent } = application;
    await messageOfStartup(fixture.context, application, { kind: 'times', details: times });
    const details = { answerBy: '2026-12-20' };
    const offer = await messageOfStartup(fixture.at(minutesLater(1)), application, { kind: 'offer', details });
    await answerOffer({ ...talent, now: minutesLater(5) }, id, offer, 'yes');
    const own = await findOwnApplication(talent, id);
    expect(own.clockFrom).toBe(minutesLater(5).toISOString());
    expect(own.messages[0]?.details).toEqual({ ...times, endedAt: minutesLater(5).toISOString() });
    expect((await myApplications(talent)).docs[0]?.question).toBeNull();
  });

  it('keeps open times with a declined offer', async () => {
    const application = await someApplication();
    const { id, talent } = application;
    await messageOfStartup(fixture.context, application, { kind: 'times', details: times });
    const details = { answerBy: '2026-12-20' };
    const offer = await messageOfStartup(fixture.at(minutesLater(1)), application, { kind: 'offer', details });
    await answerOffer(talent, id, offer, 'no');
    expect((await findOwnApplication(talent, id)).clockFrom).toBeNull();
    expect((await myApplications(talent)).docs[0]?.question).toMatchObject({ kind: 'times' });
  });

  it('does not restart a running clock by writing', async () => {
    const { id, talent } = await someApplication();
    const later = { ...talent, now: minutesLater(60 * 24 * 8) };
    await writeToStartup(later, services, id, { kind: 'message', text: 'Any news?' });
    expect((await findOwnApplication(talent, id)).clockFrom).toBe(TEST_NOW.toISOString());
  });
});

describe('withdrawing', () => {
  it('ends the application and its clock, and counts the retention from then', async () => {
    const { id, talent } = await someApplication();
    await withdraw(talent, id);
    expect(await findOwnApplication(talent, id)).toMatchObject({
      status: 'withdrawn',
      hasEnded: true,
      clockFrom: null,
      deletesAt: '2027-11-20T09:00:00.000Z',
    });
    await expect(writeToStartup(talent, services, id, { kind: 'message', text: 'Hello' })).rejects.toMatchObject({
      code: 'E_WITHDRAWN',
    });
  });

  it('can be taken back for ten minutes, and then the clock goes on', async () => {
    const { id, talent } = await someApplication();
    await withdraw({ ...talent, now: minutesLater(5) }, id);
    await undoWithdrawal({ ...talent, now: minutesLater(14) }, id);
    expect(await findOwnApplication(talent, id)).toMatchObject({
      status: 'received',
      hasEnded: false,
      clockFrom: TEST_NOW.toISOString(),
      deletesAt: null,
    });
    await withdraw(talent, id);
    await expect(undoWithdrawal({ ...talent, now: minutesLater(11) }, id)).rejects.toMatchObject({
      code: 'E_TOO_LATE',
    });
  });
});
