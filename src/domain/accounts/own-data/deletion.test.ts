import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { users } from '#database/tables/accounts.server.ts';
import { listPeople } from '#domain/admin/people.server.ts';
import { listReceipts } from '#domain/billing/receipts.server.ts';
import { closeCompany } from '#domain/companies/approval/approval.server.ts';
import type { Context } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { authServices } from '#testing/auth-services.ts';
import { turnOnTwoFactor } from '#testing/authenticator.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { aBuyingStartup, checkOut, orderOf, sendEvent } from '#testing/orders.ts';
import { testPayments } from '#testing/payments.ts';
import { loggedIn, PASSWORD, type Person, somebody } from '#testing/people.ts';
import { aPersonWithEverything, TRACES, tablesWith } from '#testing/person-with-everything.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import { startImpersonation } from '../sign-in/impersonation.server.ts';
import { findSession } from '../sign-in/sessions.server.ts';
import { signIn } from '../sign-in/sign-in.server.ts';
import { changeMemberRole } from '../team/members.server.ts';
import { deleteAccountAgain, deleteDueAccounts } from './delete-accounts.server.ts';
import { askForDeletion, deletionFacts, keepAccount } from './deletion.server.ts';

const fixture = rollbackFixture();
const parts = authServices();
const SYSTEM = { kind: 'system', name: 'clock' } as const;

const as = (person: Person): Context => fixture.as({ actor: person.actor });
const later = (days: number): Context => ({
  ...fixture.as({ actor: SYSTEM }),
  now: new Date(fixture.context.now.getTime() + days * DAY_MS),
});
const ask = (person: Person, changes: { password?: string; code?: string; typedEmail?: string } = {}) =>
  askForDeletion(as(person), parts, { password: PASSWORD, code: '', typedEmail: person.email, ...changes });
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
const exists = async ({ id }: Pick<Person, 'id'>) => (await fixture.context.db.$count(users, sql`id = ${id}`)) === 1;

describe('a person who asks for the deletion of their account', () => {
  let person: Person;
  beforeEach(async () => {
    person = await somebody(fixture.context, { password: PASSWORD });
  });

  it('types the address and proves again that it is them', async () => {
    expect(await refusal(ask(person, { typedEmail: 'somebody@else.example' }))).toBe('E_INVALID');
    expect(await refusal(ask(person, { password: 'Not-it-1' }))).toBe('E_PASSWORD');
    expect(await deletionFacts(as(person))).toMatchObject({ deletesAt: null });
    await ask(person, { typedEmail: ` ${person.email.toUpperCase()} ` });
    expect((await deletionFacts(as(person))).deletesAt).toBe('2026-11-27T09:00:00+00:00');
  });

  it('also sends a code with two-factor authentication, and logs in anew without a password', async () => {
    const careful = await somebody(fixture.context, { password: PASSWORD });
    const { app } = await turnOnTwoFactor(as(careful), parts);
    expect(await refusal(ask(careful, { code: '' }))).toBe('E_CODE');
    expect(await refusal(ask(careful, { code: app.codeAt(fixture.context.now, 1) }))).toBe('done');
    const before = { ...fixture.context, now: new Date(fixture.context.now.getTime() - DAY_MS) };
    const old = await somebody(before);
    expect(await refusal(ask(old, { password: '' }))).toBe('E_LOG_IN_AGAIN');
    expect(await refusal(ask(await loggedIn(fixture.context, old), { password: '' }))).toBe('done');
  });

  it('is logged out everywhere, and finds only “Keep my account” after logging in again', async () => {
    const elsewhere = await loggedIn(fixture.context, person);
    await ask(person);
    for (const { cookie } of [person, elsewhere]) {
      expect((await findSession(fixture.context, cookie.slice(4))).isOver).toBe(true);
    }
    const again = await loggedIn(fixture.context, person);
    expect(again.actor).toMatchObject({ deletesAt: expect.any(String) });
    await keepAccount(as(again));
    expect((await loggedIn(fixture.context, person)).actor).not.toHaveProperty('deletesAt');
    expect(await deleteDueAccounts(later(8))).toBe(0);
    expect(await exists(person)).toBe(true);
  });

  it('has one date, however often they ask', async () => {
    const first = await ask(person);
    const again = await askForDeletion({ ...as(person), now: later(2).now }, parts, {
      password: PASSWORD,
      code: '',
      typedEmail: person.email,
    });
    expect(again).toEqual(first);
    const { rows } = await fixture.context.db.execute(
      sql`SELECT FROM graphile_worker.jobs j JOIN graphile_worker._private_jobs p ON p.id = j.id WHERE p.payload->>'type' = 'account.deletionScheduled'`,
    );
    expect(rows.length).toBe(1);
  });

  it('is deleted after a week and not before, once', async () => {
    await ask(person);
    expect(await deleteDueAccounts(later(6.9))).toBe(0);
    expect(await exists(person)).toBe(true);
    expect(await deleteDueAccounts(later(7))).toBe(1);
    expect(await deleteDueAccounts(later(7))).toBe(0);
    expect(await exists(person)).toBe(false);
    const wrong = signIn(
      fixture.context,
      parts,
      { email: person.email, password: PASSWORD },
      { network: 'n', userAgent: '' },
    );
    expect(await refusal(wrong)).toBe('E_CREDENTIALS');
    await somebody(fixture.context, { email: person.email });
  });

  it('is refused to admins, and to admins who see the site as somebody', async () => {
    const admin = await somebody(fixture.context, { isAdmin: true, password: PASSWORD });
    expect(await refusal(ask(admin))).toBe('E_ADMIN');
    const { token } = await startImpersonation(as(admin), person.id);
    const { actor } = await findSession(fixture.context, token);
    expect(await refusal(ask({ ...person, actor }))).toBe('E_IMPERSONATED');
    expect(await refusal(keepAccount(fixture.as({ actor })))).toBe('E_IMPERSONATED');
  });

  it('cannot be impersonated any more, and after the week no admin finds them', async () => {
    const admin = await somebody(fixture.context, { isAdmin: true });
    await ask(person);
    expect(await refusal(startImpersonation(as(admin), person.id))).toBe('E_AWAITS_DELETION');
    await deleteDueAccounts(later(7));
    expect((await listPeople(as(admin), { search: person.email })).docs).toEqual([]);
  });
});

describe('the only owner of a startup', () => {
  it('hands it over or closes it first', async () => {
    const company = await someCompany(fixture.context, { name: 'Tarevik' });
    const owner = await somebody(fixture.context, { password: PASSWORD, member: [{ id: company.id }] });
    expect(await refusal(ask(owner))).toBe('E_LAST_OWNER');
    expect((await deletionFacts(as(owner))).ownedAlone).toMatchObject([{ name: 'Tarevik', kind: 'company' }]);
    await closeCompany(as(owner), company.key, 'Tarevik');
    expect(await refusal(ask(owner))).toBe('done');
  });

  it('is also the one whose fellow owner is leaving', async () => {
    const company = await someCompany(fixture.context);
    const member = [{ id: company.id }];
    const [first, second] = [
      await somebody(fixture.context, { password: PASSWORD, member }),
      await somebody(fixture.context, { password: PASSWORD, member }),
    ];
    expect(await refusal(ask(first))).toBe('done');
    expect(await refusal(ask(second))).toBe('E_LAST_OWNER');
    const step = changeMemberRole(as(second), { kind: 'company', id: company.id }, second.id, 'reviewer');
    expect(await refusal(step)).toBe('E_LAST_OWNER');
  });

  it('leaves a draft without jobs behind, which a schedule deletes', async () => {
    const { id } = await someCompany(fixture.context, { status: 'DRAFT', approvedAt: null });
    const owner = await somebody(fixture.context, { password: PASSWORD, member: [{ id }] });
    expect(await refusal(ask(owner))).toBe('done');
  });

  it('reads the names of the drafts that nobody else is in, because they are deleted with the account', async () => {
    const aDraft = (name: string) => someCompany(fixture.context, { name, status: 'DRAFT', approvedAt: null });
    const [own, other] = [await aDraft('Tarevik'), await aDraft('Sjøboden')];
    await somebody(fixture.context, { member: [{ id: other.id }] });
    const owner = await somebody(fixture.context, { member: [own, other].map(({ id }) => ({ id })) });
    expect(await deletionFacts(as(owner))).toMatchObject({ draftNames: ['Tarevik'], isTalent: false, ownedAlone: [] });
  });
});

describe('a deleted account', () => {
  const followers = async (id: string) =>
    (await fixture.context.db.execute(sql`SELECT followers_total AS n FROM companies WHERE id = ${id}`)).rows[0]?.n;

  it('withdraws what is open at once, and leaves nothing that says who they were', async () => {
    const { person, company, applicationId } = await aPersonWithEverything(fixture.context);
    expect(await followers(company.id)).toBe(1);
    expect(await deletionFacts(as(person))).toMatchObject({ openApplications: 1, applications: 1, files: 2, teams: 1 });
    await ask(person);
    const { rows } = await fixture.context.db.execute(
      sql`SELECT talent_status AS status FROM applications WHERE id = ${applicationId}`,
    );
    expect(rows).toEqual([{ status: 'withdrawn' }]);
    for (const trace of TRACES) expect(await tablesWith(fixture.context, trace), trace).not.toEqual([]);
    expect(await deleteDueAccounts(later(7))).toBe(1);
    for (const trace of TRACES) expect(await tablesWith(fixture.context, trace), trace).toEqual([]);
    expect(await followers(company.id)).toBe(0);
    // Waiting reactions name ids, and find nobody.
    const tables = (await tablesWith(fixture.context, person.id)).filter((table) => table.startsWith('public.'));
    expect(tables).toEqual(['public.audit_entries']);
  });

  it('leaves the file and the words that they sent for a startup, without their name', async () => {
    const { person } = await aPersonWithEverything(fixture.context);
    await ask(person);
    await deleteDueAccounts(later(7));
    const { rows } = await fixture.context.db.execute(sql`
      SELECT m.text, m.user_id AS "by", f.name, f.user_id AS owner FROM application_messages m
      JOIN private_files f ON f.id = m.file_id`);
    expect(rows).toEqual([{ text: 'Your contract.', by: null, name: 'contract.pdf', owner: null }]);
    expect(await tablesWith(fixture.context, 'Sorts well.')).toEqual(['public.application_notes']);
  });

  it('leaves orders and receipts without the person who ordered', async () => {
    const payments = testPayments();
    const { owner, company, jobId } = await aBuyingStartup(fixture.context);
    await sendEvent(fixture.context, payments, await checkOut(fixture.context, payments, { owner, jobId }));
    const other = await somebody(fixture.context, { member: [{ id: company.id }] });
    await fixture.context.db.execute(
      sql`UPDATE users SET deletes_at = ${fixture.context.now.toISOString()}::timestamptz WHERE id = ${owner.id}`,
    );
    expect(await deleteDueAccounts(later(0))).toBe(1);
    const order = await orderOf(fixture.context, jobId);
    expect(order).toMatchObject({ status: 'paid', orderedBy: null });
    const [receipt] = await listReceipts(as(other), order.id);
    expect(receipt).toMatchObject({ orderedBy: null, buyer: expect.any(Object), total: expect.any(Number) });
    expect(await tablesWith(fixture.context, owner.email)).toEqual([]);
  });

  it('is deleted again at once by the operator, after a restore', async () => {
    const person = await somebody(fixture.context);
    await expect(deleteAccountAgain(as(person), person.id)).rejects.toMatchObject({ kind: 'absent' });
    await deleteAccountAgain(later(0), person.id);
    expect(await exists(person)).toBe(false);
    await expect(deleteAccountAgain(later(0), person.id)).rejects.toMatchObject({ kind: 'absent' });
  });

  it('stays whole if the deletion ends half-way, and goes with the next run', async () => {
    const { person } = await aPersonWithEverything(fixture.context);
    const other = await somebody(fixture.context, { password: PASSWORD });
    for (const each of [person, other]) await ask(each);
    const failing = {
      ...later(7),
      listeners: {
        'company.unfollowed': [
          async () => {
            throw new Error('killed');
          },
        ],
      },
    };
    await expect(deleteDueAccounts(failing)).rejects.toThrow('killed');
    // It holds up nobody else.
    expect(await exists(other)).toBe(false);
    for (const trace of TRACES) expect(await tablesWith(fixture.context, trace), trace).not.toEqual([]);
    expect(await deleteDueAccounts(later(7))).toBe(1);
  });
});
