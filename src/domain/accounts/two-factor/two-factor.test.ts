import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { listPeople } from '#domain/admin/people.server.ts';
import type { Context } from '#domain/context.ts';
import { authServices } from '#testing/auth-services.ts';
import { turnOnTwoFactor } from '#testing/authenticator.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { loggedIn, PASSWORD, type Person, somebody } from '#testing/people.ts';
import { setAdmin } from '../admins.server.ts';
import { listAudit } from '../audit.server.ts';
import { deleteExpired } from '../delete-expired.server.ts';
import { issueKey } from '../link-keys.server.ts';
import { logInAsPersona } from '../personas.server.ts';
import { createSecretBox } from '../secret-box.ts';
import { changePassword, requestPasswordReset, resetPassword } from '../sign-in/password-reset.server.ts';
import { signInWithProvider } from '../sign-in/provider.server.ts';
import { findSession, openSession } from '../sign-in/sessions.server.ts';
import { signIn } from '../sign-in/sign-in.server.ts';
import { findChallenge, finishSignIn, type SignInResult } from './challenge.server.ts';
import {
  beginTwoFactor,
  cancelTwoFactor,
  confirmTwoFactor,
  myTwoFactor,
  renewRecoveryCodes,
  resetTwoFactor,
  turnOffTwoFactor,
} from './two-factor.server.ts';

const fixture = rollbackFixture();
const parts = authServices({ signInsPerEmail: 100, signInsPerNetwork: 100 });
const from = { network: '203.0.113.9', userAgent: 'curl/8' };
const MINUTE = 60_000;
const HALF_MINUTE = 30_000;

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? String(error),
  );
const as = (person: Person, ms = 0): Context => ({ ...later(ms), actor: person.actor });
const later = (ms: number) => fixture.at(new Date(fixture.context.now.getTime() + ms));
const keyOf = (signedIn: SignInResult) => ('challenge' in signedIn ? signedIn.challenge.key : null);
const withPassword = (person: Person, context = fixture.context) =>
  signIn(context, parts, { email: person.email, password: PASSWORD }, from);
const show = (key: string | null, code: string, context = fixture.context) =>
  finishSignIn(context, parts, { key, code }, from);
const events = async () => {
  const { rows } = await fixture.context.db.execute<{ what: string }>(
    sql`SELECT payload->>'what' AS what FROM graphile_worker._private_jobs WHERE payload->>'type' = 'account.twoFactorChanged' ORDER BY id`,
  );
  return rows.map(({ what }) => what);
};

/** A person who turned on two-factor authentication five minutes ago, so that the code of the setup has expired. */
async function personWithTwoFactor(overrides: Parameters<typeof somebody>[1] = {}) {
  const person = await somebody(fixture.context, { password: PASSWORD, ...overrides });
  const setup = await turnOnTwoFactor(as(person, -5 * MINUTE), parts);
  return { person, ...setup, codeNow: (steps = 0) => setup.app.codeAt(fixture.context.now, steps) };
}

describe('two-factor authentication', () => {
  it('is on after a code: this session gets a new token, all others end, and a mail tells the person', async () => {
    const person = await somebody(fixture.context, { password: PASSWORD });
    const elsewhere = await loggedIn(fixture.context, person);
    expect(await myTwoFactor(as(person), parts, 'Havn')).toMatchObject({ state: 'off', setup: null });
    const { session, recoveryCodes } = await turnOnTwoFactor(as(person), parts);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await myTwoFactor(as(person), parts, 'Havn')).toMatchObject({
      state: 'on',
      recoveryCodesLeft: 10,
      setup: null,
    });
    expect((await findSession(fixture.context, elsewhere.cookie.slice(4))).isOver).toBe(true);
    expect((await findSession(fixture.context, person.cookie.slice(4))).isOver).toBe(true);
    expect((await findSession(fixture.context, session?.token ?? '')).actor).toMatchObject({ userId: person.id });
    expect(await events()).toEqual(['on']);
    expect(await refusal(beginTwoFactor(as(person), parts, { password: PASSWORD }))).toBe('E_ALREADY_ON');
  });

  it('is off before the first code: the password alone still logs in', async () => {
    const person = await somebody(fixture.context, { password: PASSWORD });
    await beginTwoFactor(as(person), parts, { password: '' });
    expect(keyOf(await withPassword(person))).toBeNull();
    expect(await refusal(confirmTwoFactor(as(person), parts, { code: '000000' }))).toBe('E_CODE');
    await cancelTwoFactor(as(person));
    expect(await refusal(confirmTwoFactor(as(person), parts, { code: '000000' }))).toBe('E_NOT_BEGUN');
  });

  it('shows the secret only in the browser of the setup, for half an hour', async () => {
    const person = await somebody(fixture.context, { password: PASSWORD });
    const elsewhere = await loggedIn(fixture.context, person);
    await beginTwoFactor(as(person), parts, { password: '' });
    expect((await myTwoFactor(as(person), parts, 'Havn')).setup?.uri).toContain('otpauth://totp/Havn:');
    expect((await myTwoFactor(as(elsewhere), parts, 'Havn')).setup).toBeNull();
    expect((await myTwoFactor(as(person, 31 * MINUTE), parts, 'Havn')).setup).toBeNull();
  });

  it('starts with the password, or within ten minutes of a log-in', async () => {
    const person = await somebody(fixture.context, { password: PASSWORD });
    const without = await somebody(fixture.context);
    expect((await myTwoFactor(as(person), parts, 'Havn')).toTurnOn).toBe('none');
    const afterwards = as(person, 11 * MINUTE);
    expect((await myTwoFactor(afterwards, parts, 'Havn')).toTurnOn).toBe('password');
    expect(await refusal(beginTwoFactor(afterwards, parts, { password: '' }))).toBe('E_PASSWORD');
    expect(await refusal(beginTwoFactor(afterwards, parts, { password: PASSWORD }))).toBe('done');
    expect(await refusal(beginTwoFactor(as(without, 11 * MINUTE), parts, { password: '' }))).toBe('E_LOG_IN_AGAIN');
    expect(await refusal(beginTwoFactor(as(without), parts, { password: '' }))).toBe('done');
  });

  it('requires a confirmed address, for the mails about it', async () => {
    const person = await somebody(fixture.context, { password: PASSWORD, emailVerifiedAt: null });
    expect(await refusal(beginTwoFactor(as(person), parts, { password: PASSWORD }))).toBe('E_EMAIL_NOT_VERIFIED');
  });

  it('is turned off with the password and a code, and a mail tells the person', async () => {
    const { person, codeNow, recoveryCodes } = await personWithTwoFactor();
    const [recovery = ''] = recoveryCodes;
    const off = (password: string, code: string) => refusal(turnOffTwoFactor(as(person), parts, { password, code }));
    expect(await off('Not-it-1', codeNow())).toBe('E_PASSWORD');
    expect(await off('', recovery)).toBe('E_PASSWORD');
    expect(await off(PASSWORD, '000000')).toBe('E_CODE');
    expect(keyOf(await withPassword(person))).not.toBeNull();
    expect(await off(PASSWORD, codeNow())).toBe('done');
    expect(keyOf(await withPassword(person))).toBeNull();
    expect(await events()).toEqual(['on', 'off']);
    expect((await myTwoFactor(as(person), parts, 'Havn')).state).toBe('off');
  });

  it('stores neither the secret nor a code in plain text', async () => {
    const { recoveryCodes } = await personWithTwoFactor();
    const { rows } = await fixture.context.db.execute<{ all: string }>(
      sql`SELECT (SELECT string_agg(c::text, ' ') FROM recovery_codes c) || (SELECT string_agg(a::text, ' ') FROM authenticators a) AS all`,
    );
    for (const code of recoveryCodes) expect(rows[0]?.all).not.toContain(code.replace('-', ''));
    expect(rows[0]?.all).toContain('$argon2id$');
  });
});

describe('logging in with a code', () => {
  it("opens a session only after the code, which ends the browser's old session", async () => {
    const { person, codeNow } = await personWithTwoFactor();
    const before = await loggedIn(fixture.context, person);
    const result = await withPassword(person, as(before));
    expect(result).not.toHaveProperty('session');
    expect((await findSession(fixture.context, before.cookie.slice(4))).isOver).toBe(false);
    const { session, userId } = await show(keyOf(result), codeNow(), as(before));
    expect(userId).toBe(person.id);
    expect((await findSession(fixture.context, session.token)).actor).toMatchObject({ userId });
    expect((await findSession(fixture.context, before.cookie.slice(4))).isOver).toBe(true);
  });

  it('accepts a code once, and no earlier one after it', async () => {
    const { person, codeNow } = await personWithTwoFactor();
    await show(keyOf(await withPassword(person)), codeNow());
    const again = keyOf(await withPassword(person));
    expect(await refusal(show(again, codeNow()))).toBe('E_CODE_USED');
    expect(await refusal(show(again, codeNow(-1)))).toBe('E_CODE_USED');
    // The challenge stays open, and the next code works.
    expect(await refusal(show(again, codeNow(1)))).toBe('done');
  });

  it('does not accept the code of the setup again', async () => {
    const person = await somebody(fixture.context, { password: PASSWORD });
    const { app } = await turnOnTwoFactor(as(person), parts);
    const key = keyOf(await withPassword(person));
    expect(await refusal(show(key, app.codeAt(fixture.context.now)))).toBe('E_CODE_USED');
  });

  it('tolerates a phone clock half a minute off', async () => {
    for (const [steps, outcome] of [
      [-2, 'E_CODE'],
      [-1, 'done'],
      [1, 'done'],
      [2, 'E_CODE'],
    ] as const) {
      const { person, codeNow } = await personWithTwoFactor();
      expect([steps, await refusal(show(keyOf(await withPassword(person)), codeNow(steps)))]).toEqual([steps, outcome]);
    }
  });

  it('accepts a recovery code once, in any spelling, and mails that one was used', async () => {
    const { person, recoveryCodes } = await personWithTwoFactor();
    const [one = '', other = ''] = recoveryCodes;
    expect(await refusal(show(keyOf(await withPassword(person)), ` ${one.toUpperCase().replace('-', ' ')} `))).toBe(
      'done',
    );
    expect(await events()).toEqual(['on', 'recoveryCodeUsed']);
    const key = keyOf(await withPassword(person));
    expect(await refusal(show(key, one))).toBe('E_CODE');
    expect((await myTwoFactor(as(person), parts, 'Havn')).recoveryCodesLeft).toBe(9);
    expect(await refusal(show(key, other))).toBe('done');
  });

  it('refuses the old recovery codes once there are new ones', async () => {
    const { person, recoveryCodes, codeNow } = await personWithTwoFactor();
    expect(await refusal(renewRecoveryCodes(as(person), parts, { code: '000000' }))).toBe('E_CODE');
    const newCodes = await renewRecoveryCodes(as(person), parts, { code: codeNow() });
    const key = keyOf(await withPassword(person));
    expect(await refusal(show(key, recoveryCodes[0] ?? ''))).toBe('E_CODE');
    expect(await refusal(show(key, newCodes[0] ?? ''))).toBe('done');
  });

  it('accepts ten attempts an hour, right or wrong, from all browsers together, and sends a mail', async () => {
    const { person, codeNow } = await personWithTwoFactor();
    const other = await personWithTwoFactor();
    for (let turn = 0; turn < 3; turn += 1) await refusal(show(keyOf(await withPassword(person)), 'nonsense'));
    // The setup used one attempt.
    for (let turn = 0; turn < 9; turn += 1) {
      expect(await refusal(show(keyOf(await withPassword(person)), '000000'))).toBe('E_CODE');
    }
    const key = keyOf(await withPassword(person));
    expect(await refusal(show(key, codeNow()))).toBe('E_TOO_MANY');
    expect(await events()).toEqual(['on', 'on', 'tooManyCodes']);
    expect(await refusal(turnOffTwoFactor(as(person), parts, { password: PASSWORD, code: codeNow() }))).toBe(
      'E_TOO_MANY',
    );
    expect(await refusal(show(keyOf(await withPassword(other.person)), other.codeNow()))).toBe('done');
    const anHourLater = later(60 * MINUTE);
    const then = keyOf(await withPassword(person, anHourLater));
    expect(await refusal(show(then, codeNow(120), anHourLater))).toBe('done');
  });

  it('waits ten minutes for one code, on one site', async () => {
    const { person, codeNow, app } = await personWithTwoFactor();
    const key = keyOf(await withPassword(person));
    expect(await findChallenge(fixture.context, key)).toEqual({ userId: person.id });
    const late = later(10 * MINUTE);
    expect(await refusal(show(key, app.codeAt(late.now), late))).toBe('E_SECOND_STEP');
    expect(await refusal(show(key, codeNow(), fixture.as({ platform: 'plusimpact' })))).toBe('E_SECOND_STEP');
    for (const wrong of [null, '', 'x'.repeat(43), `${key}x`]) {
      expect([wrong, await refusal(show(wrong, codeNow()))]).toEqual([wrong, 'E_SECOND_STEP']);
    }
    expect(await refusal(show(key, codeNow()))).toBe('done');
    expect(await refusal(show(key, codeNow(1)))).toBe('E_SECOND_STEP');
    await withPassword(person);
    await deleteExpired(later(11 * MINUTE));
    const { rows } = await fixture.context.db.execute(sql`SELECT count(*)::int AS n FROM challenges`);
    expect(rows[0]?.n).toBe(0);
  });

  it('starts again after a change of password', async () => {
    const { person, codeNow } = await personWithTwoFactor();
    const key = keyOf(await withPassword(person));
    await changePassword(as(person), parts, { password: PASSWORD, newPassword: 'Kattegat-77-ny' });
    expect(await refusal(show(key, codeNow()))).toBe('E_SECOND_STEP');
  });

  it('reveals nothing before the right password: neither the account nor its state (S-14)', async () => {
    const { person } = await personWithTwoFactor();
    const plain = await somebody(fixture.context, { password: PASSWORD });
    for (const email of [person.email, plain.email, 'nobody@people.example']) {
      const wrong = signIn(fixture.context, parts, { email, password: 'Not-it-1' }, from);
      await expect(wrong, email).rejects.toMatchObject({ code: 'E_CREDENTIALS', message: 'Invalid email or password' });
    }
  });

  it('requires a code after LinkedIn and after a password reset, too', async () => {
    const { person, codeNow, recoveryCodes } = await personWithTwoFactor();
    const provider = { provider: 'linkedin' as const, subject: 'abc', email: person.email, isEmailVerified: true };
    const linkedIn = () =>
      signInWithProvider(
        fixture.context,
        { ...provider, firstName: 'Ada', lastName: 'Nordby' },
        { allowRegistration: false, from },
      );
    for (const code of [codeNow(), recoveryCodes[0] ?? '']) {
      const { isKnown, signedIn } = await linkedIn();
      expect(isKnown).toBe(true);
      expect(signedIn).not.toHaveProperty('session');
      expect(await refusal(show(signedIn && keyOf(signedIn), code))).toBe('done');
    }
    await requestPasswordReset(fixture.context, parts, { email: person.email }, from);
    const { rows } = await fixture.context.db.execute<{ id: string }>(
      sql`SELECT id FROM one_time_keys WHERE purpose = 'passwordReset' AND cardinality(key_hashes) = 0`,
    );
    const key = await issueKey(fixture.context, rows[0]?.id ?? '');
    const input = { password: 'Kattegat-77-ny', resetKey: key?.key ?? '' };
    const result = await resetPassword(fixture.context, parts, input, from);
    expect(result).not.toHaveProperty('session');
    expect(await refusal(show(keyOf(result), codeNow(1)))).toBe('done');
  });

  it('accepts a recovery code when the encryption key is lost', async () => {
    const { person, codeNow, recoveryCodes } = await personWithTwoFactor();
    const newParts = { ...parts, secrets: createSecretBox([Buffer.from('another key')]) };
    const key = keyOf(await withPassword(person));
    const withChanged = (code: string) => refusal(finishSignIn(fixture.context, newParts, { key, code }, from));
    expect(await withChanged(codeNow())).toBe('E_APP_LOST');
    expect(await withChanged(recoveryCodes[0] ?? '')).toBe('done');
  });
});

describe('an admin', () => {
  const system = () => fixture.as({ actor: { kind: 'system', name: 'command line' } });
  const enter = (context: Context) => refusal(listPeople(context, {}));

  it('has admin rights only in a session with two-factor authentication', async () => {
    const person = await somebody(fixture.context, { password: PASSWORD });
    await setAdmin(system(), person.email, true);
    const signedIn = await withPassword(person);
    const token = 'session' in signedIn ? signedIn.session.token : '';
    const { actor } = await findSession(fixture.context, token);
    expect(actor).toMatchObject({ isAdmin: false, lacksTwoFactor: true });
    expect(await enter(fixture.as({ actor }))).toBe('E_TWO_FACTOR_WANTED');

    const { session, app } = await turnOnTwoFactor(fixture.as({ actor }), parts);
    const actorNow = (await findSession(fixture.context, session?.token ?? '')).actor;
    expect(actorNow).toMatchObject({ isAdmin: true });
    expect(actorNow).not.toHaveProperty('lacksTwoFactor');
    expect(await enter(fixture.as({ actor: actorNow }))).toBe('done');

    const next = await show(keyOf(await withPassword(person)), app.codeAt(fixture.context.now, 1));
    expect((await findSession(fixture.context, next.session.token)).actor).toMatchObject({ isAdmin: true });
    // Sessions of admins last half a day.
    expect((await findSession(later(12 * 60 * MINUTE), next.session.token)).isOver).toBe(true);
  });

  it('loses admin rights in every session when it is off', async () => {
    const { person, codeNow } = await personWithTwoFactor({ isAdmin: true });
    const elsewhere = await loggedIn(fixture.context, { ...person, isAdmin: true });
    await turnOffTwoFactor(as(person), parts, { password: PASSWORD, code: codeNow() });
    expect((await findSession(fixture.context, elsewhere.cookie.slice(4))).actor).toMatchObject({
      lacksTwoFactor: true,
    });
  });

  it('in the demo data needs no code', async () => {
    const { id } = await somebody(fixture.context, { email: 'birk@demo.havn.example', isAdmin: true });
    const { session } = await logInAsPersona(fixture.context, id, from);
    expect((await findSession(fixture.context, session.token)).actor).toMatchObject({ isAdmin: true });
  });

  it('can turn it off for a person without codes, who must log in again and gets a mail; the audit trail records it', async () => {
    const { person } = await personWithTwoFactor();
    const open = await openSession(fixture.context, { id: person.id, isAdmin: false }, from);
    await resetTwoFactor(system(), person.email.toUpperCase());
    expect((await findSession(fixture.context, open.token)).isOver).toBe(true);
    expect(keyOf(await withPassword(person))).toBeNull();
    expect((await listAudit(system())).docs).toMatchObject([
      { action: 'resetTwoFactor', subject: person.email, who: 'command line' },
    ]);
    expect(await events()).toEqual(['on', 'off']);
    expect(await refusal(resetTwoFactor(system(), person.email))).toBe('E_NOT_ON');
    expect(await refusal(resetTwoFactor(system(), 'nobody@people.example'))).toBe('E_NOT_FOUND');
    expect(await refusal(resetTwoFactor(as(person), person.email))).toBe('E_NOT_FOUND');
  });
});

describe('a code at the end of its period', () => {
  it('counts for its own period, not for its time of arrival', async () => {
    const { person, app } = await personWithTwoFactor();
    const key = keyOf(await withPassword(person));
    const code = app.codeAt(fixture.context.now);
    expect(await refusal(show(key, code, later(HALF_MINUTE)))).toBe('done');
    const again = keyOf(await withPassword(person));
    expect(await refusal(show(again, code, fixture.context))).toBe('E_CODE_USED');
  });
});
