import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { oneTimeKeys, users } from '#database/tables/accounts.server.ts';
import type { Context } from '#domain/context.ts';
import { authServices } from '#testing/auth-services.ts';
import { edge } from '#testing/edge.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { loggedIn, PASSWORD, somebody } from '#testing/people.ts';
import { someCompany } from '#testing/posted-jobs.ts';
import {
  cancelEmailChange,
  changeEmail,
  emailChangeUnderWay,
  resendEmailChange,
  resendVerification,
  verifyEmail,
} from './email-address.server.ts';
import { forgotPasswordInput } from './inputs.ts';
import { issueKey } from './link-keys.server.ts';
import { changePassword, requestPasswordReset, resetPassword } from './sign-in/password-reset.server.ts';
import { findSession } from './sign-in/sessions.server.ts';
import { signIn } from './sign-in/sign-in.server.ts';
import { requestEmailVerification } from './sign-in/sign-up.server.ts';
import { acceptInvitation, findInvitation, inviteMember } from './team/invitations.server.ts';
import { changeMemberRole, listMembers, mayLeave, removeMember } from './team/members.server.ts';

const fixture = rollbackFixture();
const parts = authServices();
const from = { network: '203.0.113.9', userAgent: 'curl/8' };
const NEW = 'Kattegat-77-ny';
const HOUR = 3_600_000;
const later = (ms: number) => fixture.at(new Date(fixture.context.now.getTime() + ms));

/** Issues the keys of links requested since the last call, newest last, as the mails would. */
async function keysInMail(context: Context = fixture.context): Promise<{ to: string; key: string }[]> {
  const rows = await context.db
    .select()
    .from(oneTimeKeys)
    .where(sql`cardinality(key_hashes) = 0`)
    .orderBy(oneTimeKeys.createdAt);
  const keys = [];
  for (const { id } of rows) keys.push(await issueKey(context, id));
  return keys.flatMap((link) => (link ? [{ to: link.email, key: link.key }] : []));
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
const events = async () => {
  const { rows } = await fixture.context.db.execute<{ type: string }>(
    sql`SELECT payload->>'type' AS type FROM graphile_worker._private_jobs ORDER BY id`,
  );
  return rows.map(({ type }) => type);
};
const tamperWith = (key: string) => key.slice(0, -1) + (key.endsWith('A') ? 'B' : 'A');

describe('a password reset link', () => {
  const ask = (email: string, context = fixture.context) =>
    requestPasswordReset(context, parts, forgotPasswordInput.parse({ email }), from);

  it('sets the password once, ends all sessions, opens one, confirms the address and sends a mail', async () => {
    const person = await somebody(fixture.context, { password: PASSWORD, emailVerifiedAt: null });
    await ask(person.email);
    const [mail] = await keysInMail();
    expect(mail?.to).toBe(person.email);
    const session = await resetPassword(fixture.context, parts, { password: NEW, resetKey: mail?.key ?? '' }, from);
    expect((await findSession(fixture.context, person.cookie.slice(4))).isOver).toBe(true);
    expect((await findSession(fixture.context, 'session' in session ? session.session.token : '')).actor).toMatchObject(
      {
        userId: person.id,
        isEmailVerified: true,
      },
    );
    expect(await events()).toContain('account.passwordChanged');
    await signIn(fixture.context, parts, { email: person.email, password: NEW }, from);
    expect(await refusal(signIn(fixture.context, parts, { email: person.email, password: PASSWORD }, from))).toBe(
      'E_CREDENTIALS',
    );
    expect(
      await refusal(resetPassword(fixture.context, parts, { password: NEW, resetKey: mail?.key ?? '' }, from)),
    ).toBe('E_KEY_USED');
  });

  it('is refused when it is malformed, wrong, for another purpose, expired, or replaced by a newer one', async () => {
    const person = await somebody(fixture.context, { password: PASSWORD, emailVerifiedAt: null });
    await requestEmailVerification(fixture.context, person);
    const [verification] = await keysInMail();
    await ask(person.email);
    const [first] = await keysInMail();
    const use = (resetKey: string, context = fixture.context) =>
      refusal(resetPassword(context, parts, { password: NEW, resetKey }, from));
    for (const key of [
      '',
      'x',
      `${'0'.repeat(24)}${'x'.repeat(43)}`,
      tamperWith(first?.key ?? ''),
      `${first?.key}x`,
      verification?.key ?? '',
    ]) {
      expect([key, await use(key)]).toEqual([key, 'E_KEY']);
    }
    expect(await use(first?.key ?? '', later(HOUR))).toBe('E_KEY_EXPIRED');
    await ask(person.email);
    expect(await use(first?.key ?? '')).toBe('E_KEY_VOID');
    expect((await findSession(fixture.context, person.cookie.slice(4))).isOver).toBe(false);
  });

  it('gives the same answer for unknown addresses, which get no mail', async () => {
    expect(await refusal(ask('nobody@people.example'))).toBe('done');
    expect(await events()).toEqual(['account.passwordResetWanted']);
    expect(await keysInMail()).toEqual([]);
    const { rows } = await fixture.context.db.execute(sql`SELECT * FROM one_time_keys WHERE email LIKE '%nobody%'`);
    expect(rows).toEqual([]);
  });

  it('is stored as a hash; a mail written twice has two keys that work until one is used', async () => {
    const person = await somebody(fixture.context, { password: PASSWORD });
    await ask(person.email);
    const [row] = await fixture.context.db.select().from(oneTimeKeys);
    const first = await issueKey(fixture.context, row?.id ?? '');
    const second = await issueKey(fixture.context, row?.id ?? '');
    const { rows } = await fixture.context.db.execute<{ all: string }>(
      sql`SELECT one_time_keys::text AS all FROM one_time_keys`,
    );
    for (const key of [first?.key ?? '', second?.key ?? '']) expect(rows[0]?.all).not.toContain(key.slice(24));
    await resetPassword(fixture.context, parts, { password: NEW, resetKey: first?.key ?? '' }, from);
    expect(
      await refusal(resetPassword(fixture.context, parts, { password: NEW, resetKey: second?.key ?? '' }, from)),
    ).toBe('E_KEY_USED');
    expect(await issueKey(fixture.context, row?.id ?? '')).toBeNull();
  });

  edge('can be requested five times in half an hour for one address', async () => {
    for (let turn = 0; turn < 5; turn += 1) await ask('often@people.example');
    expect(await refusal(ask('OFTEN@people.example'))).toBe('E_TOO_MANY');
    expect(await refusal(ask('often@people.example', later(HOUR / 2 + 1)))).toBe('done');
  });
});

describe('a guessable password', () => {
  it('is refused wherever people set one, with the reason beside its field', async () => {
    const person = await somebody(fixture.context, { firstName: 'Anna', lastName: 'Berg', password: PASSWORD });
    const mine = fixture.as({ actor: person.actor });
    await requestPasswordReset(fixture.context, parts, { email: person.email }, from);
    const resetKey = (await keysInMail())[0]?.key ?? '';
    const [own, word] = ['Anna1234!', 'Velkommen1!'];
    const commonWord = { fields: { newPassword: expect.stringContaining('is built on a common word') } };
    const ownName = { fields: { password: expect.stringContaining('is mostly your name') } };
    await expect(changePassword(mine, parts, { password: PASSWORD, newPassword: word })).rejects.toMatchObject({
      code: 'E_COMMON_PASSWORD',
      details: commonWord,
    });
    await expect(resetPassword(fixture.context, parts, { password: own, resetKey }, from)).rejects.toMatchObject({
      code: 'E_COMMON_PASSWORD',
      details: ownName,
    });
    await resetPassword(fixture.context, parts, { password: NEW, resetKey }, from);
  });
});

describe('changing the password while logged in', () => {
  it('requires the old password, ends the other sessions and rotates this one', async () => {
    const person = await somebody(fixture.context, { password: PASSWORD });
    const other = await loggedIn(fixture.context, person);
    const mine = fixture.as({ actor: person.actor });
    expect(await refusal(changePassword(mine, parts, { password: 'Wrong-1-one', newPassword: NEW }))).toBe(
      'E_PASSWORD',
    );
    const session = await changePassword(mine, parts, { password: PASSWORD, newPassword: NEW });
    expect((await findSession(fixture.context, other.cookie.slice(4))).isOver).toBe(true);
    expect((await findSession(fixture.context, person.cookie.slice(4))).isOver).toBe(true);
    expect((await findSession(fixture.context, session?.token ?? '')).actor).toMatchObject({ userId: person.id });
  });
});

describe('an email address', () => {
  it('is confirmed by its link once, within a day, unless somebody else is logged in', async () => {
    const person = await somebody(fixture.context, { emailVerifiedAt: null });
    const stranger = await somebody(fixture.context);
    await requestEmailVerification(fixture.context, person);
    const [mail] = await keysInMail();
    const key = mail?.key ?? '';
    expect(await refusal(verifyEmail(fixture.as({ actor: stranger.actor }), key))).toBe('E_KEY_FOREIGN');
    expect(await refusal(verifyEmail(later(24 * HOUR), key))).toBe('E_KEY_EXPIRED');
    expect(await verifyEmail(fixture.context, key)).toMatchObject({ outcome: 'verified' });
    expect(await refusal(verifyEmail(fixture.context, key))).toBe('E_KEY_USED');
    expect((await events()).filter((type) => type === 'account.welcomed')).toHaveLength(1);
    await resendVerification(fixture.as({ actor: person.actor }), parts);
    expect(await keysInMail()).toEqual([]);
  });

  it('changes only after both the old and the new address have confirmed', async () => {
    const person = await somebody(fixture.context, { password: PASSWORD });
    const mine = fixture.as({ actor: person.actor });
    const change = { email: 'new@people.example', password: PASSWORD };
    expect(await refusal(changeEmail(mine, parts, { ...change, password: 'Wrong-1-one' }))).toBe('E_PASSWORD');
    await changeEmail(mine, parts, change);
    const mails = await keysInMail();
    expect(mails.map(({ to }) => to).sort()).toEqual([person.email, 'new@people.example'].sort());
    const keyTo = (to: string) => mails.find((mail) => mail.to === to)?.key ?? '';
    expect(await verifyEmail(fixture.context, keyTo('new@people.example'))).toMatchObject({ outcome: 'waitsForOther' });
    expect(await emailChangeUnderWay(mine)).toMatchObject({
      email: change.email,
      isOldConfirmed: false,
      isNewConfirmed: true,
    });
    expect(await refusal(signIn(fixture.context, parts, change, from))).toBe('E_CREDENTIALS');
    expect(await verifyEmail(fixture.context, keyTo(person.email))).toMatchObject({ outcome: 'changed' });
    await signIn(fixture.context, parts, change, from);
    expect(await emailChangeUnderWay(mine)).toBeNull();
    expect(await events()).not.toContain('account.welcomed');
  });

  it('sends the links of a change again, or cancels it, and voids the earlier links', async () => {
    const person = await somebody(fixture.context, { password: PASSWORD });
    const mine = fixture.as({ actor: person.actor });
    await changeEmail(mine, parts, { email: 'new@people.example', password: PASSWORD });
    const first = await keysInMail();
    const keyIn = (mails: typeof first, to: string) => mails.find((mail) => mail.to === to)?.key ?? '';
    await verifyEmail(fixture.context, keyIn(first, person.email));
    await resendEmailChange(mine, parts);
    const second = await keysInMail();
    expect(second.map(({ to }) => to)).toEqual(['new@people.example']);
    expect(await refusal(verifyEmail(fixture.context, keyIn(first, 'new@people.example')))).toBe('E_KEY_VOID');
    await cancelEmailChange(mine);
    expect(await emailChangeUnderWay(mine)).toBeNull();
    expect(await refusal(verifyEmail(fixture.context, keyIn(second, 'new@people.example')))).toBe('E_KEY_VOID');
    await resendEmailChange(mine, parts);
    await cancelEmailChange(mine);
    expect(await keysInMail()).toEqual([]);
  });

  it('needs no confirmation if it was never verified, and cannot be changed to that of another account', async () => {
    const other = await somebody(fixture.context);
    const person = await somebody(fixture.context, { password: PASSWORD, emailVerifiedAt: null });
    const mine = fixture.as({ actor: person.actor });
    expect(await changeEmail(mine, parts, { email: other.email, password: PASSWORD })).toEqual({ waitsForOld: false });
    const [mail] = await keysInMail();
    expect(await refusal(verifyEmail(fixture.context, mail?.key ?? ''))).toBe('E_ACCOUNT_EXISTS');
    const [row] = await fixture.context.db.select().from(users).where(eq(users.id, person.id));
    expect(row).toMatchObject({ email: person.email, emailVerifiedAt: null });
    await changeEmail(mine, parts, { email: 'right@people.example', password: PASSWORD });
    expect(await refusal(verifyEmail(fixture.context, mail?.key ?? ''))).toBe('E_KEY_VOID');
    expect(await events()).not.toContain('account.welcomed');
    expect(await verifyEmail(fixture.context, (await keysInMail())[0]?.key ?? '')).toMatchObject({
      outcome: 'changed',
    });
    // It is their first confirmed address, so that an application that waited for it is sent.
    expect(await events()).toContain('account.welcomed');
  });
});

describe('a team', () => {
  it('accepts the invited address within 7 days', async () => {
    const { id, key: companyKey } = await someCompany(fixture.context, { name: 'Nordlys' });
    const company = { kind: 'company', id } as const;
    const owner = fixture.as({ actor: (await somebody(fixture.context, { member: [{ id }] })).actor });
    const reviewer = fixture.as({
      actor: (await somebody(fixture.context, { member: [{ id, role: 'reviewer' }] })).actor,
    });
    const stranger = await somebody(fixture.context);
    const guest = await somebody(fixture.context, { email: 'invited@people.example', emailVerifiedAt: null });
    const invitation = { email: 'invited@people.example', role: 'manager' } as const;
    expect(await refusal(inviteMember(reviewer, parts, company, invitation))).toBe('E_ROLE');
    expect(await refusal(inviteMember(fixture.as({ actor: stranger.actor }), parts, company, invitation))).toBe(
      'E_NOT_FOUND',
    );
    await inviteMember(owner, parts, company, invitation);
    const key = (await keysInMail())[0]?.key ?? '';
    expect(await findInvitation(fixture.context, key)).toMatchObject({ name: 'Nordlys', role: 'manager' });
    expect(await refusal(acceptInvitation(fixture.as({ actor: stranger.actor }), key))).toBe('E_INVITED_ANOTHER');
    expect(await refusal(acceptInvitation({ ...later(7 * 24 * HOUR), actor: guest.actor }, key))).toBe('E_KEY_EXPIRED');
    expect(await acceptInvitation(fixture.as({ actor: guest.actor }), key)).toEqual({
      kind: 'company',
      key: companyKey,
    });
    expect((await listMembers(owner, company)).map(({ role }) => role).sort()).toEqual([
      'manager',
      'owner',
      'reviewer',
    ]);
    expect((await findSession(fixture.context, guest.cookie.slice(4))).actor).toMatchObject({
      companyIds: [id],
      isEmailVerified: true,
    });
    expect(await events()).toContain('account.welcomed');
  });

  it('always has an owner, and refuses changes of people outside it', async () => {
    const { id } = await someCompany(fixture.context);
    const company = { kind: 'company', id } as const;
    const first = await somebody(fixture.context, { member: [{ id }] });
    const second = await somebody(fixture.context, { member: [{ id, role: 'manager' }] });
    const owner = fixture.as({ actor: first.actor });
    expect(await mayLeave(owner, company)).toBe(false);
    expect(await mayLeave(fixture.as({ actor: second.actor }), company)).toBe(true);
    expect(await refusal(removeMember(owner, company, first.id))).toBe('E_LAST_OWNER');
    expect(await refusal(changeMemberRole(owner, company, first.id, 'reviewer'))).toBe('E_LAST_OWNER');
    expect(await refusal(removeMember(fixture.as({ actor: second.actor }), company, first.id))).toBe('E_ROLE');
    for (const nobody of ['', 'a\0b', second.id.toUpperCase(), '0'.repeat(24)]) {
      expect(await refusal(removeMember(owner, company, nobody))).toBe('E_NOT_FOUND');
      expect(await refusal(changeMemberRole(owner, company, nobody, 'owner'))).toBe('E_NOT_FOUND');
    }
    await changeMemberRole(owner, company, second.id, 'owner');
    await removeMember(owner, company, first.id);
    expect(await refusal(listMembers(owner, company))).toBe('E_NOT_FOUND');
  });
});
