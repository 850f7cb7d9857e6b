import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { applicationMessages, applications } from '#database/tables/applications.server.ts';
import { reports, statements } from '#database/tables/moderation.server.ts';
import { findOrganisation } from '#domain/admin/organisations.server.ts';
import { listOwnDecisions } from '#domain/admin/own-decisions.server.ts';
import { listQueue } from '#domain/admin/queue.server.ts';
import { readReview } from '#domain/admin/review.server.ts';
import { findBoardCompany } from '#domain/applications/board/access.server.ts';
import { findCard } from '#domain/applications/board/card.server.ts';
import { answerTimes } from '#domain/applications/messages/talent-messages.server.ts';
import { findOwnApplication } from '#domain/applications/own/own-application.server.ts';
import type { Actor, Context } from '#domain/context.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { rateLimitsOf } from '#domain/rate-limit-table.ts';
import { readInput } from '#domain/read-input.ts';
import { someApplication } from '#testing/applications.ts';
import { someJobToApplyTo } from '#testing/applying.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { loggedIn, type Person, somebody, someInvestor } from '#testing/people.ts';
import { carryOutDecision, decide } from './decisions.server.ts';
import { memberReportInput } from './inputs.ts';
import { fileMemberReport } from './reports.server.ts';
import { appealStatement, myStatements } from './statements.server.ts';

const fixture = rollbackFixture();
const limits = rateLimitsOf(new Proxy({}, { get: () => 1_000 }) as unknown as Parameters<typeof rateLimitsOf>[0]);
const as = ({ actor }: { actor: Actor }): Context => fixture.as({ actor });
const later = (context: Context, minutes: number): Context => ({
  ...context,
  now: new Date(context.now.getTime() + minutes * 60_000),
});

let company: { id: string; key: string };
let owner: Person;
let talent: Person;
let applicationId: string;

const report = (context: Context, kind: string, subject: string, changes: Record<string, string> = {}) =>
  fileMemberReport(
    context,
    { limits },
    { network: '198.51.100.1' },
    readInput(memberReportInput, { kind, subject, reason: 'offensive', ...changes }),
  );

/** A message of one side, `minutes` after the application. */
async function write(
  by: 'talent' | 'owner',
  text: string,
  minutes: number,
  more: { kind?: string; details?: Record<string, unknown> } = {},
) {
  const id = newIdentifier(fixture.context.now);
  const { now } = later(fixture.context, minutes);
  const isFromTalent = by === 'talent';
  const userId = isFromTalent ? talent.id : owner.id;
  await fixture.context.db
    .insert(applicationMessages)
    .values({ id, applicationId, at: now, isFromTalent, userId, text, ...more });
  return id;
}

async function anAdmin(): Promise<Context> {
  return as(await somebody(fixture.context, { isAdmin: true }));
}

async function decideAs(admin: Context, input: Parameters<typeof decide>[1]) {
  const { id } = await decide(admin, input);
  await carryOutDecision(later(fixture.as({ actor: { kind: 'system', name: 'reaction' } }), 1), id);
}

beforeEach(async () => {
  const job = await someJobToApplyTo(fixture.context, { title: 'Kelp Diver' });
  company = { id: job.companyId, key: job.companyKey };
  owner = job.owner;
  const application = await someApplication(fixture.context, {
    jobId: job.id,
    companyId: company.id,
    name: 'Aino Virtanen',
  });
  applicationId = application.id;
  const { rows } = await fixture.context.db.execute<{ email: string }>(
    `SELECT email FROM users WHERE id = '${application.userId}'`,
  );
  talent = await loggedIn(fixture.context, { id: application.userId, email: rows[0]?.email ?? '' });
});

describe('a report of a message', () => {
  it('takes that message and the one before it to staff, and nothing else of the application', async () => {
    await write('talent', 'My number is 555.', 1);
    await write('owner', 'Thank you.', 2);
    const rude = await write('owner', 'You are an idiot.', 3);
    await write('talent', 'I beg your pardon?', 4);
    expect(await report(as(talent), 'message', rude)).toMatchObject({ number: /^R-/, isMailed: true });
    const [row] = await fixture.context.db.select().from(reports);
    expect(row).toMatchObject({ subjectType: 'message', subjectId: rude, companyId: company.id, applicationId });
    expect(row?.evidence).toMatchObject([{ text: 'Thank you.' }, { text: 'You are an idiot.', isFromTalent: false }]);

    const admin = await anAdmin();
    const [item] = await listQueue(admin, 'reports');
    expect(item).toMatchObject({ kind: 'report', id: rude, isPerson: true, name: expect.stringContaining('Ingrid') });
    const review = await readReview(admin, 'report', rude);
    expect(review.says).toContainEqual({ label: 'The message', text: 'You are an idiot.' });
    expect(review.says).toContainEqual({ label: 'Before it, by the startup', text: 'Thank you.' });
    expect(JSON.stringify(review)).not.toMatch(/555|pardon/);
  });

  it('is for the two sides of the application alone, and never of one’s own message', async () => {
    const [ofStartup, ofTalent] = [await write('owner', 'Hello', 1), await write('talent', 'Hi', 2)];
    const stranger = await somebody(fixture.context, { isTalent: true });
    const other = await someJobToApplyTo(fixture.context);
    const admin = await somebody(fixture.context, { isAdmin: true });
    for (const [who, message] of [
      [stranger, ofStartup],
      [other.owner, ofTalent],
      [admin, ofTalent],
      [owner, ofStartup],
      [talent, ofTalent],
    ] as const) {
      await expect(report(as(who), 'message', message)).rejects.toMatchObject({ kind: 'absent' });
    }
    await expect(report(fixture.context, 'message', ofStartup)).rejects.toMatchObject({ kind: 'notLoggedIn' });
    const reviewer = await somebody(fixture.context, { member: [{ id: company.id, role: 'reviewer' }] });
    await report(as(reviewer), 'message', ofTalent);
    expect(await fixture.context.db.select().from(reports)).toHaveLength(1);
  });

  it('is taken once until it is decided, with a reason that fits and words for "other"', async () => {
    const message = await write('talent', 'Buy my course.', 1);
    await report(as(owner), 'message', message, { reason: 'spam' });
    await expect(report(as(owner), 'message', message)).rejects.toMatchObject({ code: 'E_REPORTED' });
    expect(() => readInput(memberReportInput, { kind: 'message', subject: 'x', reason: 'alreadyFilled' })).toThrow();
    expect(() => readInput(memberReportInput, { kind: 'message', subject: 'x', reason: 'other' })).toThrow();
    expect(() => readInput(memberReportInput, { kind: 'job', subject: 'x', reason: 'spam' })).toThrow();
    expect(() =>
      readInput(memberReportInput, { kind: 'message', subject: 'x', reason: 'spam', email: 'a@b.no' }),
    ).toThrow();
  });

  it('has the message replaced by the reason on both sides, and its author may appeal once', async () => {
    const rude = await write('owner', 'You are an idiot.', 1);
    await report(as(talent), 'message', rude);
    const admin = await anAdmin();
    await expect(
      decide(admin, { kind: 'report', id: rude, action: 'reject', reason: 'notAnswering' }),
    ).rejects.toMatchObject({
      details: { fields: { reason: 'Please choose a reason' } },
    });
    await decideAs(admin, {
      kind: 'report',
      id: rude,
      action: 'reject',
      reason: 'offensive',
      text: 'Nobody writes so here.',
    });

    const because = 'It insults, threatens or harasses people. Nobody writes so here.';
    const { messages } = await findOwnApplication(as(talent), applicationId);
    expect(messages).toMatchObject([{ id: rude, text: '', removedBecause: because }]);
    const card = await findCard(as(owner), await findBoardCompany(as(owner), company.key), applicationId);
    expect(card.messages).toMatchObject([{ id: rude, text: '', removedBecause: because }]);
    await expect(report(as(talent), 'message', rude)).rejects.toMatchObject({ kind: 'absent' });

    const [statement] = await myStatements(as(owner));
    expect(statement).toMatchObject({
      decision: 'messageRemoved',
      text: because,
      canAppeal: true,
      about: expect.stringContaining('Kelp Diver at '),
    });
    expect(await myStatements(as(talent))).toEqual([]);
    const id = statement?.id ?? '';
    await expect(appealStatement(as(talent), id, 'It was me.')).rejects.toMatchObject({ kind: 'absent' });
    await appealStatement(as(owner), id, 'It was a quote from their own CV.');
    await expect(appealStatement(as(owner), id, 'Again.')).rejects.toMatchObject({ code: 'E_APPEALED' });
    const other = await anAdmin();
    expect((await readReview(other, 'appeal', id)).says).toContainEqual({
      label: 'The message',
      text: 'You are an idiot.',
    });
    await decideAs(other, { kind: 'appeal', id, action: 'approve', text: 'It was.' });
    expect((await findOwnApplication(as(talent), applicationId)).messages).toMatchObject([
      { text: 'You are an idiot.', removedBecause: null },
    ]);
    expect(await myStatements(as(owner))).toMatchObject([{ isAppealUpheld: true, canAppeal: false }]);
  });

  it('leaves a message that breaks no rule, and forgets the copy of it', async () => {
    const message = await write('owner', 'We chose somebody else.', 1);
    await report(as(talent), 'message', message);
    await decideAs(await anAdmin(), { kind: 'report', id: message, action: 'approve' });
    const [row] = await fixture.context.db.select().from(reports);
    expect(row).toMatchObject({ isUpheld: false, evidence: null });
    expect((await findOwnApplication(as(talent), applicationId)).messages).toMatchObject([{ removedBecause: null }]);
    expect(await fixture.context.db.select().from(statements)).toEqual([]);
  });

  it('takes proposed times with it: nobody answers them any more, and the clock runs again', async () => {
    const times = {
      times: [{ from: '2026-12-24T09:00:00.000Z', to: '2026-12-24T09:30:00.000Z' }],
      timeZone: 'Europe/Oslo',
      by: 'video',
      place: 'https://fee.example',
    };
    const message = await write('owner', 'Pay first.', 1, { kind: 'times', details: times });
    await fixture.context.db.update(applications).set({ clockFrom: null }).where(eq(applications.id, applicationId));
    await report(as(talent), 'message', message, { reason: 'scam' });
    const [reportRow] = await fixture.context.db.select().from(reports);
    expect(reportRow?.evidence).toMatchObject([{ asks: expect.stringContaining('https://fee.example') }]);
    await decideAs(await anAdmin(), { kind: 'report', id: message, action: 'reject', reason: 'scam' });
    const from = '2026-12-24T09:00:00.000Z';
    await expect(answerTimes(as(talent), applicationId, message, { kind: 'yes', from })).rejects.toMatchObject({
      kind: 'absent',
    });
    const [row] = await fixture.context.db.select().from(applications).where(eq(applications.id, applicationId));
    expect(row?.clockFrom).not.toBeNull();
    expect(JSON.stringify(await findOwnApplication(as(talent), applicationId))).not.toContain('fee.example');
  });

  it('takes a question with it, too, and no question that the team asked beside it', async () => {
    const clock = async () => {
      const [row] = await fixture.context.db.select().from(applications).where(eq(applications.id, applicationId));
      return row?.clockFrom;
    };
    const ask = (text: string) => write('owner', text, 1, { details: { asks: true } });
    const [first, second] = [await ask('How old are you?'), await ask('Are you married?')];
    await fixture.context.db.update(applications).set({ clockFrom: null }).where(eq(applications.id, applicationId));
    const admin = await anAdmin();
    for (const [message, runs] of [
      [first, false],
      [second, true],
    ] as const) {
      await report(as(talent), 'message', message, { reason: 'offensive' });
      await decideAs(admin, { kind: 'report', id: message, action: 'reject', reason: 'offensive' });
      expect((await clock()) != null).toBe(runs);
    }
  });

  it('goes with its application', async () => {
    const message = await write('owner', 'You are an idiot.', 1);
    await report(as(talent), 'message', message);
    await decideAs(await anAdmin(), { kind: 'report', id: message, action: 'reject', reason: 'offensive' });
    await fixture.context.db.delete(applications).where(eq(applications.id, applicationId));
    expect(await fixture.context.db.select().from(reports)).toEqual([]);
    expect(await fixture.context.db.select().from(statements)).toEqual([]);
  });
});

describe('a report of a person', () => {
  it('names the talent of an application or the author of a message, with nothing that they wrote', async () => {
    const message = await write('owner', 'Hello', 1);
    await report(as(talent), 'person', message);
    await report(as(owner), 'person', applicationId);
    await expect(report(as(talent), 'person', applicationId)).rejects.toMatchObject({ kind: 'absent' });
    const rows = await fixture.context.db.select().from(reports);
    expect(rows.map(({ subjectId, evidence }) => [subjectId, evidence]).sort()).toEqual(
      [
        [owner.id, null],
        [talent.id, null],
      ].sort(),
    );
  });

  it('warns them if it was right, which an appeal can take back', async () => {
    await report(as(owner), 'person', applicationId, {
      reason: 'impersonation',
      text: 'The CV is of somebody I know.',
    });
    const admin = await anAdmin();
    expect((await readReview(admin, 'report', talent.id)).findings.map(({ title }) => title)).not.toContain(
      'Not the first time',
    );
    await decideAs(admin, { kind: 'report', id: talent.id, action: 'reject', reason: 'impersonation' });
    expect(await myStatements(as(talent))).toMatchObject([{ decision: 'personWarned', about: null, canAppeal: true }]);
    expect((await listOwnDecisions(admin)).docs).toMatchObject([
      { subject: 'A person', reported: 'person', href: null },
    ]);

    await report(as(owner), 'person', applicationId, { reason: 'spam' });
    expect((await readReview(admin, 'report', talent.id)).findings.map(({ title }) => title)).toContain(
      'Not the first time',
    );
    const [{ id } = { id: '' }] = await myStatements(as(talent));
    await appealStatement(as(talent), id, 'It is my own CV, and my name.');
    await decideAs(await anAdmin(), { kind: 'appeal', id, action: 'approve', text: 'You showed us.' });
    expect((await readReview(admin, 'report', talent.id)).findings.map(({ title }) => title)).not.toContain(
      'Not the first time',
    );
  });
});

describe('a report of an investor', () => {
  it('enters the queue if the site shows that investor, and warns its team if it was right', async () => {
    const investor = await someInvestor(fixture.context, {
      name: 'Fjell Ventures',
      status: 'ACTIVE',
      intro: 'We fund the coast.',
      website: 'https://fjell.example',
    });
    const draft = await someInvestor(fixture.context, { status: 'DRAFT' });
    const manager = await somebody(fixture.context, {
      member: [{ kind: 'investor', id: investor.id, role: 'manager' }],
    });
    await expect(report(as(talent), 'investor', draft.key, { reason: 'scam' })).rejects.toMatchObject({
      kind: 'absent',
    });
    await report(as(talent), 'investor', investor.key, { reason: 'scam', text: 'They ask for a fee.' });
    const admin = await anAdmin();
    expect(await listQueue(admin, 'reports')).toMatchObject([
      { name: 'Fjell Ventures', isPerson: false, note: 'Investor: it is a scam' },
    ]);
    const review = await readReview(admin, 'report', investor.id);
    expect(review).toMatchObject({
      name: 'Fjell Ventures',
      open: { label: 'Open investor', href: `/admin/investors/${investor.key}` },
      says: expect.arrayContaining([
        expect.objectContaining({
          label: 'Investor',
          links: [{ label: 'Fjell Ventures', href: `/admin/investors/${investor.key}` }],
        }),
        { label: 'Line', text: 'We fund the coast.' },
        expect.objectContaining({ label: 'Website', text: 'https://fjell.example' }),
        expect.objectContaining({ label: 'Team' }),
        expect.objectContaining({ text: expect.stringContaining('They ask for a fee.') }),
      ]),
    });
    expect(review.findings.map(({ title }) => title)).not.toContain('Not the first time');
    expect((await findOrganisation(admin, 'investor', investor.key)).reported).toEqual([
      { id: investor.id, name: 'Fjell Ventures' },
    ]);
    await decideAs(admin, { kind: 'report', id: investor.id, action: 'reject', reason: 'scam' });
    expect(await myStatements(as(manager))).toMatchObject([{ decision: 'investorWarned' }]);
    const { actor } = await somebody(fixture.context);
    await report(as({ ...talent, actor }), 'investor', investor.key, { reason: 'scam' });
    expect((await readReview(admin, 'report', investor.id)).findings).toContainEqual(
      expect.objectContaining({ tone: 'warn', title: 'Not the first time' }),
    );
  });
});
