import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { smtpMailer } from '#adapters/mailer.ts';
import { users } from '#database/tables/accounts.server.ts';
import { companyCountries, companyJoinRequests } from '#database/tables/companies.server.ts';
import type { Context } from '#domain/context.ts';
import type { Event } from '#domain/events.ts';
import { readInput } from '#domain/read-input.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { companyMails } from '#mail/company-mails.ts';
import { authServices } from '#testing/auth-services.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { JOIN_REQUEST_DAYS } from '../company.ts';
import {
  answerJoinRequest,
  answerLinkedJoinRequest,
  askToJoin,
  endJoinRequests,
  findLinkedJoinRequest,
  joinLinkPath,
  joinRequestInput,
  listJoinRequests,
} from './join-requests.server.ts';

const fixture = rollbackFixture();
const { limits } = authServices();
const as = async (overrides: Parameters<typeof somebody>[1] = {}) =>
  fixture.as({ actor: (await somebody(fixture.context, overrides)).actor });
const ask = (context: Context, how: Record<string, string> = { website: 'https://www.tare.example/about' }) =>
  askToJoin(context, { limits }, readInput(joinRequestInput, how));
const daysLater = (context: Context, days: number): Context => ({
  ...context,
  now: new Date(context.now.getTime() + days * DAY_MS),
});
const rolesOf = async () =>
  (
    await fixture.context.db.execute<{ role: string }>(
      sql`SELECT role FROM company_members WHERE company_id = ${tare.id} ORDER BY role`,
    )
  ).rows.map(({ role }) => role);

let tare: { id: string; key: string };
let owner: Context;
beforeEach(async () => {
  tare = await someCompany(fixture.context, { name: 'Tare', key: 'tare', domain: 'tare.example' });
  owner = await as({ email: 'owner@mail.example', member: [{ id: tare.id }] });
});

/** Sends the mails about requests, as `address subject`. */
async function mails(): Promise<string[]> {
  const server = await startMailServer('takes');
  const site = { name: 'Havn', origin: 'https://havn.example' };
  const mailer = smtpMailer(server.url, 'no-reply@havn.example');
  onTestFinished(async () => {
    mailer.close();
    await server.stop();
  });
  const reactions = companyMails({ mailer, siteOf: { thehub: site, plusimpact: site } });
  const { rows } = await fixture.context.db.execute<{ event: Event }>(
    sql`SELECT payload AS event FROM graphile_worker._private_jobs WHERE payload->>'type' LIKE 'company.join%' ORDER BY id`,
  );
  for (const { event } of rows) {
    const system = fixture.as({ actor: { kind: 'system', name: 'mail' } });
    if (event.type === 'company.joinAsked') await reactions['company.joinAsked'][0]?.(system, event);
    if (event.type === 'company.joinAnswered') await reactions['company.joinAnswered'][0]?.(system, event);
  }
  return server.acceptedMails.map(({ to, source }) => `${to} ${/^Subject: (.*)\r$/m.exec(source)?.[1]}`);
}

describe('a request to join a startup', () => {
  it('is found by its website, its number or its address here', async () => {
    await fixture.context.db
      .update(companyCountries)
      .set({ registrationNumber: '13585628' })
      .where(eq(companyCountries.companyId, tare.id));
    await ask(await as(), { website: 'http://jobs.tare.example' });
    await ask(await as(), { countryCode: 'DK', registrationNumber: 'DK 13 58 56 28' });
    await ask(await as(), { companyKey: 'tare' });
    expect(await listJoinRequests(owner, tare.id)).toHaveLength(3);
  });

  it('of an unknown startup, or of somebody else’s draft, finds nothing', async () => {
    await someCompany(fixture.context, { key: 'draft', status: 'DRAFT', domain: 'draft.example' });
    for (const how of [
      {},
      { companyKey: 'draft' },
      { website: 'draft.example' },
      { countryCode: 'DK', registrationNumber: '' },
    ]) {
      await expect(ask(await as(), how as Record<string, string>)).rejects.toMatchObject({ kind: 'absent' });
    }
  });

  it('needs a confirmed address, no membership, and is sent once', async () => {
    await expect(ask(fixture.context)).rejects.toMatchObject({ kind: 'notLoggedIn' });
    await expect(ask(await as({ emailVerifiedAt: null }))).rejects.toMatchObject({ code: 'E_UNVERIFIED' });
    await expect(ask(owner)).rejects.toMatchObject({ code: 'E_MEMBER' });
    const colleague = await as();
    await ask(colleague);
    await expect(ask(colleague)).rejects.toMatchObject({ code: 'E_ASKED' });
  });

  it('adds the person in the role that an owner or manager gives, and tells both sides', async () => {
    const colleague = await as({ firstName: 'Loke', lastName: 'Holm', email: 'loke@tare.example' });
    const { id } = await ask(colleague, { website: 'tare.example', message: 'I design the ferries.' });
    expect(await mails()).toEqual(['owner@mail.example Loke Holm asks to join Tare']);
    await answerJoinRequest(owner, tare.id, { request: id, answer: 'reviewer' });
    expect(await rolesOf()).toEqual(['owner', 'reviewer']);
    expect(await mails()).toEqual(['loke@tare.example You are in the team of Tare']);
    expect(await listJoinRequests(owner, tare.id)).toEqual([]);
    await expect(answerJoinRequest(owner, tare.id, { request: id, answer: 'no' })).rejects.toMatchObject({
      code: 'E_ANSWERED',
    });
  });

  it('is closed to reviewers, strangers and other teams', async () => {
    const { id } = await ask(await as());
    const other = await someCompany(fixture.context, { key: 'kelp' });
    const reviewer = await as({ member: [{ id: tare.id, role: 'reviewer' }] });
    const stranger = await as({ member: [{ id: other.id }] });
    expect(await listJoinRequests(reviewer, tare.id)).toEqual([]);
    expect(await listJoinRequests(stranger, tare.id)).toEqual([]);
    const answer = { request: id, answer: 'manager' } as const;
    await expect(answerJoinRequest(reviewer, tare.id, answer)).rejects.toMatchObject({ code: 'E_ROLE' });
    await expect(answerJoinRequest(stranger, tare.id, answer)).rejects.toMatchObject({ kind: 'absent' });
    await expect(answerJoinRequest(stranger, other.id, answer)).rejects.toMatchObject({ code: 'E_ANSWERED' });
    expect(await rolesOf()).toEqual(['owner', 'reviewer']);
  });

  it('can be repeated after a "no" only as late as an unanswered one would have ended', async () => {
    const colleague = await as({ email: 'loke@tare.example' });
    const { id } = await ask(colleague);
    await answerJoinRequest(owner, tare.id, { request: id, answer: 'no' });
    expect(await mails()).toContain('loke@tare.example Your request to join Tare');
    await expect(ask(daysLater(colleague, JOIN_REQUEST_DAYS - 1))).rejects.toMatchObject({ code: 'E_DECLINED' });
    await ask(daysLater(colleague, JOIN_REQUEST_DAYS + 1));
  });

  it('ends after 30 days without an answer, and the asker is told', async () => {
    await ask(await as({ email: 'loke@tare.example' }));
    const clock = fixture.as({ actor: { kind: 'system', name: 'clock' } });
    await endJoinRequests(daysLater(clock, JOIN_REQUEST_DAYS - 1));
    expect(await listJoinRequests(owner, tare.id)).toHaveLength(1);
    await endJoinRequests(daysLater(clock, JOIN_REQUEST_DAYS + 1));
    expect(await listJoinRequests(owner, tare.id)).toEqual([]);
    expect(await mails()).toEqual(['loke@tare.example Your request to join Tare']);
  });

  it('goes to staff where the startup has no team', async () => {
    await as({ isAdmin: true, email: 'staff@havn.example' });
    await someCompany(fixture.context, { name: 'Kelp', key: 'kelp', domain: 'kelp.example' });
    await ask(await as({ firstName: 'Loke', lastName: 'Holm' }), { companyKey: 'kelp' });
    expect(await mails()).toEqual(['staff@havn.example Loke Holm asks to join Kelp']);
  });

  it('is limited to five a day for a person', async () => {
    const person = await as();
    for (let count = 0; count < 6; count += 1) {
      await someCompany(fixture.context, { key: `startup-of-${count}`, domain: `startup-${count}.example` });
      const request = ask(person, { companyKey: `startup-of-${count}` });
      if (count < 5) await request;
      else await expect(request).rejects.toMatchObject({ kind: 'tooMany' });
    }
  });
});

describe('the link in the mail about a request', () => {
  /** The link that the owner got, and a context of nobody. */
  async function recipients() {
    const asker = await somebody(fixture.context, { firstName: 'Loke', lastName: 'Holm' });
    const { id } = await ask(fixture.as({ actor: asker.actor }));
    const person = owner.actor.kind === 'user' ? owner.actor.userId : '';
    const path = await joinLinkPath(fixture.context, id, { id: person, email: 'owner@mail.example' });
    const query = new URL(path, 'https://havn.example').searchParams;
    const link = { request: id, person, key: query.get('key') ?? '' };
    const askerId = asker.actor.kind === 'user' ? asker.actor.userId : '';
    return { link, visitor: fixture.as({ actor: { kind: 'visitor' } }), asker: { id: askerId, email: asker.email } };
  }

  it('answers once, without a log-in, as the owner who got it', async () => {
    const { link, visitor } = await recipients();
    expect(await findLinkedJoinRequest(visitor, link)).toMatchObject({ company: 'Tare', name: 'Loke Holm' });
    expect(await rolesOf()).toEqual(['owner']);
    await answerLinkedJoinRequest(visitor, link, 'reviewer');
    expect(await rolesOf()).toEqual(['owner', 'reviewer']);
    const [row] = await fixture.context.db.select().from(companyJoinRequests);
    expect(row).toMatchObject({ decidedBy: link.person, isAccepted: true });
    for (const again of [
      () => findLinkedJoinRequest(visitor, link),
      () => answerLinkedJoinRequest(visitor, link, 'no'),
    ]) {
      await expect(again()).rejects.toMatchObject({ kind: 'conflict', code: 'E_ANSWERED' });
    }
  });

  it('is worthless for another request, another person, or with another key', async () => {
    const { link, visitor, asker } = await recipients();
    const other = await ask(await as());
    for (const changes of [
      { key: '' },
      { key: link.key.replace(/^./, (first) => (first === '0' ? '1' : '0')) },
      { request: other.id },
      { request: 'x' },
      { person: asker.id },
      // Signed, but not for somebody of the team.
      { person: asker.id, key: (await joinLinkPath(visitor, link.request, asker)).split('key=')[1] ?? '' },
    ]) {
      await expect(answerLinkedJoinRequest(visitor, { ...link, ...changes }, 'manager')).rejects.toMatchObject({
        kind: 'invalid',
        code: 'E_KEY',
      });
    }
    expect(await rolesOf()).toEqual(['owner']);
  });

  it('ends with the request, and with the role of the person who got it', async () => {
    const { link, visitor } = await recipients();
    await expect(
      answerLinkedJoinRequest(daysLater(visitor, JOIN_REQUEST_DAYS + 1), link, 'manager'),
    ).rejects.toMatchObject({ code: 'E_ANSWERED' });
    await fixture.context.db.execute(sql`UPDATE company_members SET role = 'reviewer' WHERE user_id = ${link.person}`);
    await expect(answerLinkedJoinRequest(visitor, link, 'manager')).rejects.toMatchObject({ code: 'E_KEY' });
    expect(await rolesOf()).toEqual(['reviewer']);
  });

  it('ends with the address that got it, and once the account of its person is to be deleted', async () => {
    const { link, visitor } = await recipients();
    const { db } = fixture.context;
    const [person] = await db.select().from(users).where(eq(users.id, link.person));
    for (const changes of [{ email: 'new@havn.example' }, { deletesAt: visitor.now }]) {
      await db.update(users).set(changes).where(eq(users.id, link.person));
      await expect(answerLinkedJoinRequest(visitor, link, 'manager')).rejects.toMatchObject({ code: 'E_KEY' });
      await db.update(users).set({ email: person?.email, deletesAt: null }).where(eq(users.id, link.person));
    }
    await answerLinkedJoinRequest(visitor, link, 'manager');
    expect(await rolesOf()).toEqual(['manager', 'owner']);
  });
});
