import { describe, expect, it } from 'vitest';
import { applicationEvents, applicationMessages } from '#database/tables/applications.server.ts';
import type { UserActor } from '#domain/accounts/policy.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { type ApplicationRow, someApplication, someTalent } from '#testing/applications.ts';
import { TEST_NOW } from '#testing/databases.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someCompany, someJob } from '#testing/posted-jobs.ts';
import { myApplications } from './my-applications.server.ts';

const fixture = rollbackFixture();
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS);
const as = (userId: string) => fixture.as({ actor: { kind: 'user', userId, companyIds: [], isAdmin: false } });

async function applicationOf(changes: Partial<ApplicationRow> = {}) {
  const company = await someCompany(fixture.context, { name: 'Kelp' });
  const job = await someJob(fixture.context, { companyId: company.id, title: 'Diver', places: ['Bergen'] });
  const row = { sentAt: daysAgo(9), talentStatusAt: daysAgo(9), clockFrom: daysAgo(9), ...changes };
  return someApplication(fixture.context, { jobId: job.id, companyId: company.id, ...row });
}

const event = (applicationId: string, status: string, at: Date) =>
  fixture.context.db.insert(applicationEvents).values({
    id: newIdentifier(at),
    applicationId,
    at,
    actor: 'user:x',
    kind: 'statusChanged',
    details: { status },
  });

describe('the applications of a talent', () => {
  it('are their own only', async () => {
    const { userId, id } = await applicationOf();
    await applicationOf();
    const stranger = await someTalent(fixture.context);
    expect((await myApplications(as(userId))).docs.map((application) => application.id)).toEqual([id]);
    expect(await myApplications(as(stranger.userId))).toMatchObject({ docs: [], total: 0 });
    const { actor, ...context } = as(userId);
    const staff = { ...context, actor: { ...(actor as UserActor), impersonatedBy: stranger.userId } };
    expect(await myApplications(staff)).toMatchObject({ docs: [], total: 0, unread: 0 });
    await expect(myApplications(fixture.context)).rejects.toMatchObject({ kind: 'notLoggedIn' });
  });

  it('list the statuses with their dates, and nothing of where the card stands', async () => {
    const { userId, id } = await applicationOf({
      step: 'toreject',
      rejectsAt: TEST_NOW,
      seenAt: daysAgo(8),
      talentStatus: 'interview',
      talentStatusAt: daysAgo(3),
    });
    await event(id, 'inProcess', daysAgo(5));
    await event(id, 'interview', daysAgo(3));
    const [application] = (await myApplications(as(userId))).docs;
    expect(application?.dates.map(({ status }) => status)).toEqual(['received', 'seen', 'inProcess', 'interview']);
    expect(application).toMatchObject({
      job: { title: 'Diver', place: 'Bergen', company: { name: 'Kelp' }, isOpen: true },
      status: 'interview',
      hasEnded: false,
      isSeen: true,
    });
    expect(JSON.stringify(application)).not.toContain('toreject');
  });

  it('say the last status once, where no event says it', async () => {
    const { userId } = await applicationOf({
      step: 'rejected',
      talentStatus: 'notSelected',
      talentStatusAt: daysAgo(1),
      clockFrom: null,
    });
    const [application] = (await myApplications(as(userId))).docs;
    expect(application?.dates.map(({ status }) => status)).toEqual(['received', 'notSelected']);
    expect(application?.hasEnded).toBe(true);
  });

  it('hold the unread messages of the startup, and its question that has no answer', async () => {
    const { userId, id } = await applicationOf({ clockFrom: null, talentStatus: 'offer' });
    const write = (values: Partial<typeof applicationMessages.$inferInsert>, at: Date) =>
      fixture.context.db
        .insert(applicationMessages)
        .values({ id: newIdentifier(at), applicationId: id, at, isFromTalent: false, text: 'Hello', ...values });
    await write({ text: 'Read before', readAt: TEST_NOW }, daysAgo(4));
    await write({ text: 'My own', isFromTalent: true }, daysAgo(3));
    await write({ text: 'We would like you', kind: 'offer', details: { answerBy: '2026-12-11' } }, daysAgo(2));
    const [application] = (await myApplications(as(userId))).docs;
    expect(application).toMatchObject({
      unread: 1,
      news: { text: 'We would like you', from: 'Kelp' },
      question: { kind: 'offer', answerBy: '2026-12-11' },
    });
    const answer = { kind: 'yes', at: TEST_NOW.toISOString() };
    await fixture.context.db
      .update(applicationMessages)
      .set({ details: { answerBy: '2026-12-11', answer }, readAt: TEST_NOW });
    expect((await myApplications(as(userId))).docs[0]).toMatchObject({ unread: 0, news: null, question: null });
  });

  it('come first where the startup waits for the answer of the talent', async () => {
    const offer = await applicationOf({ clockFrom: null, talentStatus: 'offer', sentAt: daysAgo(30) });
    const { talentId } = offer;
    const hired = await applicationOf({ talentId, clockFrom: null, step: 'hired', talentStatus: 'hired' });
    const latest = await applicationOf({ talentId, sentAt: daysAgo(1) });
    expect((await myApplications(as(offer.userId))).docs.map(({ id }) => id)).toEqual([offer.id, latest.id, hired.id]);
  });

  it('stay when their job has closed, and come after those that run', async () => {
    const closedOne = await applicationOf({ closedAt: daysAgo(1), talentStatus: 'closed', clockFrom: null });
    const { jobId, companyId } = await (async () => {
      const company = await someCompany(fixture.context);
      return { companyId: company.id, jobId: (await someJob(fixture.context, { companyId: company.id })).id };
    })();
    const closesAt = daysAgo(2).toISOString();
    await fixture.context.db.execute(`UPDATE jobs SET status = 'EXPIRED', closed_at = NULL, closes_at = '${closesAt}'`);
    const running = await someApplication(fixture.context, {
      jobId,
      companyId,
      talentId: closedOne.talentId,
      sentAt: daysAgo(40),
    });
    const { docs: list, ...numbers } = await myApplications(as(closedOne.userId));
    expect(numbers).toMatchObject({ total: 2, open: 1, offers: 0, unread: 0, pages: 1 });
    expect(list.map(({ id, job, jobClosedAt }) => [id, job.isOpen, jobClosedAt])).toEqual([
      [running.id, false, closesAt],
      [closedOne.id, false, closesAt],
    ]);
  });

  it('come in pages, with numbers over all of them', async () => {
    const { userId, talentId } = await applicationOf({ sentAt: daysAgo(1), talentStatus: 'offer' });
    for (const days of [2, 3]) {
      const { id: companyId } = await someCompany(fixture.context);
      const { id: jobId } = await someJob(fixture.context, { companyId });
      await someApplication(fixture.context, { jobId, companyId, talentId, sentAt: daysAgo(days) });
    }
    const pageOf = (page: number) => myApplications(as(userId), { page, limit: 2 });
    const momentsOf = async (page: number) => (await pageOf(page)).docs.map(({ sentAt }) => sentAt);
    expect(await momentsOf(1)).toEqual([1, 2].map((days) => daysAgo(days).toISOString()));
    expect(await momentsOf(2)).toEqual([daysAgo(3).toISOString()]);
    for (const page of [1, 2, 3]) {
      expect(await pageOf(page)).toMatchObject({ total: 3, open: 3, offers: 1, unread: 0, page, pages: 2 });
    }
    expect((await pageOf(3)).docs).toEqual([]);
  });
});
