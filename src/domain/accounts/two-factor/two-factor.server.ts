import { and, eq, isNull, sql } from 'drizzle-orm';
import { authenticators, challenges, recoveryCodes, sessions, users } from '#database/tables/accounts.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { RECENT_SIGN_IN_MS, TWO_FACTOR_SETUP_MS } from '../account.ts';
import { writeAudit } from '../audit.server.ts';
import type { AuthServices } from '../auth-services.ts';
import { emailAddress } from '../email.ts';
import { requireAdmin, requireUser } from '../policy.ts';
import { takeFromLimit } from '../rate-limits.server.ts';
import { checkPasswordAgain } from '../sign-in/password-reset.server.ts';
import { endSessionsOf, type OpenedSession, rotateSession } from '../sign-in/sessions.server.ts';
import {
  checkCode,
  keepRecoveryCodes,
  makeRecoveryCodes,
  tellTwoFactor,
  useUpCode,
  wrongCode,
} from './codes.server.ts';
import { foldCode } from './recovery-codes.ts';
import { newTotpSecret, totpSecretText, totpStep, totpUri } from './totp.ts';

/** What has to be shown beside a code, so that an open screen is not enough. */
export type ProofWanted = 'none' | 'password' | 'newSignIn';

export type TwoFactor = {
  state: 'off' | 'underWay' | 'on';
  since: string | null;
  recoveryCodesLeft: number;
  toTurnOn: ProofWanted;
  toTurnOff: ProofWanted;
  /** For the app, while it is being set up in this browser. */
  setup: { uri: string; text: string } | null;
};

/** Two-factor authentication of the person who asks. `issuer` is what the app will call the site. */
export async function myTwoFactor(
  context: Context,
  parts: Pick<AuthServices, 'secrets'>,
  issuer: string,
): Promise<TwoFactor> {
  const { userId, sessionId } = requireUser(context);
  const user = await proofsOf(context);
  const [found] = await context.db.select().from(authenticators).where(eq(authenticators.userId, userId));
  const nothing = {
    since: null,
    recoveryCodesLeft: 0,
    setup: null,
    toTurnOn: user.toTurnOn,
    toTurnOff: user.toTurnOff,
  };
  if (!found) return { state: 'off', ...nothing };
  if (found.confirmedAt) {
    const { length } = await context.db
      .select({ id: recoveryCodes.id })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
    return { ...nothing, state: 'on', since: found.confirmedAt.toISOString(), recoveryCodesLeft: length };
  }
  const isHere = found.sessionId === (sessionId ?? null) && found.createdAt > setupSince(context);
  const secret = isHere ? parts.secrets.open(found.sealedSecret, userId) : null;
  if (!secret) return { state: 'off', ...nothing };
  const uri = totpUri(secret, { issuer, label: user.email });
  return { ...nothing, state: 'underWay', setup: { uri, text: totpSecretText(secret) } };
}

/**
 * Makes a secret for the app of who knows the password, or has logged in a moment ago. It is none before a code of it
 * was shown; beginning again makes another.
 */
export async function beginTwoFactor(
  context: Context,
  parts: AuthServices,
  { password }: { password: string },
): Promise<void> {
  const { userId, sessionId, isEmailVerified } = requireUser(context);
  if (!isEmailVerified) {
    throw new Refusal(
      'unmet',
      'E_EMAIL_NOT_VERIFIED',
      'Please confirm your email address first: we write to it when something changes here.',
    );
  }
  await prove(context, parts, (await proofsOf(context)).toTurnOn, password);
  const fresh = {
    sealedSecret: parts.secrets.seal(newTotpSecret(), userId),
    sessionId: sessionId ?? null,
    createdAt: context.now,
  };
  const begun = await context.db
    .insert(authenticators)
    .values({ userId, ...fresh })
    .onConflictDoUpdate({ target: authenticators.userId, set: fresh, setWhere: isNull(authenticators.confirmedAt) })
    .returning({ userId: authenticators.userId });
  if (begun.length === 0) throw alreadyOn();
}

/** Gives up setting it up. */
export async function cancelTwoFactor(context: Context): Promise<void> {
  const { userId } = requireUser(context);
  await context.db
    .delete(authenticators)
    .where(and(eq(authenticators.userId, userId), isNull(authenticators.confirmedAt)));
}

export type TurnedOn = { recoveryCodes: string[]; session: OpenedSession | null };

/**
 * Turns it on, for who shows a code of the app. This session counts as confirmed from then on and gets a new value;
 * all others, which were opened by a password alone, end.
 */
export async function confirmTwoFactor(
  context: Context,
  parts: AuthServices,
  { code }: { code: string },
): Promise<TurnedOn> {
  const { userId, sessionId } = requireUser(context);
  await takeFromLimit(context, parts.limits, 'codesPerPerson', userId);
  const [found] = await context.db.select().from(authenticators).where(eq(authenticators.userId, userId));
  if (found?.confirmedAt) throw alreadyOn();
  const isHere = found && found.sessionId === (sessionId ?? null) && found.createdAt > setupSince(context);
  const secret = isHere ? parts.secrets.open(found.sealedSecret, userId) : null;
  if (!found || !secret) {
    throw new Refusal(
      'unmet',
      'E_NOT_BEGUN',
      'That took too long, or was begun in another browser. Please begin again.',
    );
  }
  const step = totpStep(secret, foldCode(code), context.now);
  if (step === null) throw wrongCode();
  const made = await makeRecoveryCodes(parts);
  return inTransaction(context, async (inside) => {
    // Locks the person as who logs in does: nobody gets a session without a code beside this.
    await inside.db.update(users).set({ hasTwoFactor: true }).where(eq(users.id, userId));
    const turnedOn = await inside.db
      .update(authenticators)
      .set({ confirmedAt: inside.now, lastStep: step, sessionId: null })
      .where(
        and(
          eq(authenticators.userId, userId),
          isNull(authenticators.confirmedAt),
          eq(authenticators.sealedSecret, found.sealedSecret),
        ),
      )
      .returning({ userId: authenticators.userId });
    if (turnedOn.length === 0) throw alreadyOn();
    await keepRecoveryCodes(inside, userId, made.hashes);
    await endSessionsOf(inside, userId, sessionId);
    if (sessionId) await inside.db.update(sessions).set({ twoFactorAt: inside.now }).where(eq(sessions.id, sessionId));
    await tellTwoFactor(inside, userId, 'on');
    return { recoveryCodes: made.codes, session: await rotateSession(inside) };
  });
}

/** Ten new recovery codes, for who shows a code; those from before are worth nothing. */
export async function renewRecoveryCodes(
  context: Context,
  parts: AuthServices,
  { code }: { code: string },
): Promise<string[]> {
  const { userId } = requireUser(context);
  const right = await checkCode(context, parts, userId, code);
  const made = await makeRecoveryCodes(parts);
  await inTransaction(context, async (inside) => {
    await useUpCode(inside, right);
    await keepRecoveryCodes(inside, userId, made.hashes);
  });
  return made.codes;
}

/** Turns it off, for who has the password and a code. An admin is an ordinary person from then on, in every session. */
export async function turnOffTwoFactor(
  context: Context,
  parts: AuthServices,
  { password, code }: { password: string; code: string },
): Promise<OpenedSession | null> {
  const { userId } = requireUser(context);
  await prove(context, parts, (await proofsOf(context)).toTurnOff, password);
  const right = await checkCode(context, parts, userId, code);
  return inTransaction(context, async (inside) => {
    await lockPerson(inside, userId);
    await useUpCode(inside, right);
    await forgetTwoFactor(inside, userId);
    await inside.db.update(sessions).set({ twoFactorAt: null }).where(eq(sessions.userId, userId));
    await tellTwoFactor(inside, userId, 'off');
    return rotateSession(inside);
  });
}

/**
 * For who has lost the app and the recovery codes, by the operator, who has made sure that it is them. They log in
 * anew; it stands in the audit trail, and they are told.
 */
export async function resetTwoFactor(context: Context, email: string): Promise<void> {
  requireAdmin(context);
  await inTransaction(context, async (inside) => {
    const [user] = await inside.db
      .select({ id: users.id })
      .from(users)
      .where(eq(users.email, emailAddress(email) ?? ''))
      .for('update');
    if (!user) throw absent('A person with this email address');
    const had = await forgetTwoFactor(inside, user.id);
    if (!had) throw new Refusal('unmet', 'E_NOT_ON', `${email} has not turned on two-factor authentication.`);
    await endSessionsOf(inside, user.id);
    await writeAudit(inside, { action: 'resetTwoFactor', subjectType: 'user', subjectId: user.id });
    await tellTwoFactor(inside, user.id, 'off');
  });
}

async function forgetTwoFactor(context: Context, userId: string): Promise<boolean> {
  await context.db.update(users).set({ hasTwoFactor: false }).where(eq(users.id, userId));
  await context.db.delete(challenges).where(eq(challenges.userId, userId));
  await context.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const gone = await context.db
    .delete(authenticators)
    .where(eq(authenticators.userId, userId))
    .returning({ confirmedAt: authenticators.confirmedAt });
  return gone.some(({ confirmedAt }) => confirmedAt !== null);
}

async function lockPerson(context: Context, userId: string): Promise<void> {
  await context.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

const setupSince = ({ now }: Context) => new Date(now.getTime() - TWO_FACTOR_SETUP_MS);

async function proofsOf(context: Context): Promise<{ email: string; toTurnOn: ProofWanted; toTurnOff: ProofWanted }> {
  const { userId, sessionId } = requireUser(context);
  const recent = new Date(context.now.getTime() - RECENT_SIGN_IN_MS).toISOString();
  const { rows } = await context.db.execute<{ email: string; hasPassword: boolean; isRecent: boolean }>(sql`
    SELECT u.email, u.password_hash IS NOT NULL AS "hasPassword",
      EXISTS (SELECT FROM sessions s WHERE s.id = ${sessionId ?? ''} AND s.created_at > ${recent}::timestamptz) AS "isRecent"
    FROM users u WHERE u.id = ${userId}`);
  const [user] = rows;
  if (!user) throw absent('This person');
  const without = user.isRecent ? 'none' : 'newSignIn';
  return {
    email: user.email,
    toTurnOn: user.isRecent || !user.hasPassword ? without : 'password',
    toTurnOff: user.hasPassword ? 'password' : without,
  };
}

async function prove(context: Context, parts: AuthServices, wanted: ProofWanted, password: string): Promise<void> {
  if (wanted === 'password') await checkPasswordAgain(context, parts, password);
  if (wanted === 'newSignIn') {
    throw new Refusal(
      'unmet',
      'E_LOG_IN_AGAIN',
      'Please log out, log in again, and come back here within ten minutes.',
    );
  }
}

function alreadyOn(): Refusal {
  return new Refusal('conflict', 'E_ALREADY_ON', 'Two-factor authentication is turned on already.');
}
