import { and, eq, isNull, sql } from 'drizzle-orm';
import { authenticators, challenges, recoveryCodes, sessions, users } from '#database/tables/accounts.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { RECENT_SIGN_IN_MS, TWO_FACTOR_SETUP_MS } from '../account.ts';
import { writeAudit } from '../audit.server.ts';
import type { AuthServices } from '../auth-services.ts';
import { emailAddress } from '../email.ts';
import { requireAdmin, requireSelf, requireUser } from '../policy.ts';
import { takeFromLimit } from '../rate-limits.server.ts';
import { checkPasswordAgain } from '../sign-in/password-reset.server.ts';
import { endSessionsOf, type OpenedSession, rotateSession } from '../sign-in/sessions.server.ts';
import {
  checkCode,
  makeRecoveryCodes,
  replaceRecoveryCodes,
  tellTwoFactor,
  useUpCode,
  wrongCode,
} from './codes.server.ts';
import { foldCode } from './recovery-codes.ts';
import { newTotpSecret, totpSecretText, totpStep, totpUri } from './totp.ts';

/** Proof required beside a code, so that an unlocked screen is not enough. */
export type RequiredProof = 'none' | 'password' | 'newSignIn';

export type TwoFactor = {
  state: 'off' | 'underWay' | 'on';
  since: string | null;
  recoveryCodesLeft: number;
  toTurnOn: RequiredProof;
  toTurnOff: RequiredProof;
  /** The secret for the app, during setup in this browser. */
  setup: { uri: string; text: string } | null;
};

/** The logged-in person's two-factor authentication. `issuer` is the site's name in the app. */
export async function myTwoFactor(
  context: Context,
  parts: Pick<AuthServices, 'secrets'>,
  issuer: string,
): Promise<TwoFactor> {
  const { userId, sessionId } = requireUser(context);
  const user = await requiredProofs(context);
  const [authenticator] = await context.db.select().from(authenticators).where(eq(authenticators.userId, userId));
  const base = {
    since: null,
    recoveryCodesLeft: 0,
    setup: null,
    toTurnOn: user.toTurnOn,
    toTurnOff: user.toTurnOff,
  };
  if (!authenticator) return { state: 'off', ...base };
  if (authenticator.confirmedAt) {
    const { length } = await context.db
      .select({ id: recoveryCodes.id })
      .from(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
    return { ...base, state: 'on', since: authenticator.confirmedAt.toISOString(), recoveryCodesLeft: length };
  }
  const isThisSetup =
    authenticator.sessionId === (sessionId ?? null) && authenticator.createdAt > earliestSetup(context);
  const secret = isThisSetup ? parts.secrets.open(authenticator.sealedSecret, userId) : null;
  if (!secret) return { state: 'off', ...base };
  const uri = totpUri(secret, { issuer, label: user.email });
  return { ...base, state: 'underWay', setup: { uri, text: totpSecretText(secret) } };
}

/**
 * Starts the setup with a new secret for the app. Requires the password or a recent log-in. The secret takes effect once
 * the person confirms a code of it.
 */
export async function beginTwoFactor(
  context: Context,
  parts: AuthServices,
  { password }: { password: string },
): Promise<void> {
  const { userId, sessionId, isEmailVerified } = requireSelf(context);
  if (!isEmailVerified) {
    throw new Refusal(
      'unmet',
      'E_EMAIL_NOT_VERIFIED',
      'Please confirm your email address first. We use it to tell you about changes to your account.',
    );
  }
  await requireProof(context, parts, (await requiredProofs(context)).toTurnOn, password);
  const setup = {
    sealedSecret: parts.secrets.seal(newTotpSecret(), userId),
    sessionId: sessionId ?? null,
    createdAt: context.now,
  };
  const rows = await context.db
    .insert(authenticators)
    .values({ userId, ...setup })
    .onConflictDoUpdate({ target: authenticators.userId, set: setup, setWhere: isNull(authenticators.confirmedAt) })
    .returning({ userId: authenticators.userId });
  if (rows.length === 0) throw alreadyOn();
}

/** Cancels the setup. */
export async function cancelTwoFactor(context: Context): Promise<void> {
  const { userId } = requireSelf(context);
  await context.db
    .delete(authenticators)
    .where(and(eq(authenticators.userId, userId), isNull(authenticators.confirmedAt)));
}

export type SetupResult = { recoveryCodes: string[]; session: OpenedSession | null };

/**
 * Turns it on with a code from the app. This session counts as confirmed and gets a new token. All others end, because
 * a password alone opened them.
 */
export async function confirmTwoFactor(
  context: Context,
  parts: AuthServices,
  { code }: { code: string },
): Promise<SetupResult> {
  const { userId, sessionId } = requireSelf(context);
  await takeFromLimit(context, parts.limits, 'codesPerPerson', userId);
  const [setup] = await context.db.select().from(authenticators).where(eq(authenticators.userId, userId));
  if (setup?.confirmedAt) throw alreadyOn();
  const isThisSetup = setup && setup.sessionId === (sessionId ?? null) && setup.createdAt > earliestSetup(context);
  const secret = isThisSetup ? parts.secrets.open(setup.sealedSecret, userId) : null;
  if (!setup || !secret) {
    throw new Refusal(
      'unmet',
      'E_NOT_BEGUN',
      'That took too long, or you started in another browser. Please start again.',
    );
  }
  const step = totpStep(secret, foldCode(code), context.now);
  if (step === null) throw wrongCode();
  const newCodes = await makeRecoveryCodes(parts);
  return inTransaction(context, async (inside) => {
    // Locks the person like a log-in does, so that no concurrent log-in opens a session without a code.
    await inside.db.update(users).set({ hasTwoFactor: true }).where(eq(users.id, userId));
    const rows = await inside.db
      .update(authenticators)
      .set({ confirmedAt: inside.now, lastStep: step, sessionId: null })
      .where(
        and(
          eq(authenticators.userId, userId),
          isNull(authenticators.confirmedAt),
          eq(authenticators.sealedSecret, setup.sealedSecret),
        ),
      )
      .returning({ userId: authenticators.userId });
    if (rows.length === 0) throw alreadyOn();
    await replaceRecoveryCodes(inside, userId, newCodes.hashes);
    await endSessionsOf(inside, userId, sessionId);
    if (sessionId) await inside.db.update(sessions).set({ twoFactorAt: inside.now }).where(eq(sessions.id, sessionId));
    await tellTwoFactor(inside, userId, 'on');
    return { recoveryCodes: newCodes.codes, session: await rotateSession(inside) };
  });
}

/** Replaces the recovery codes with ten new ones. Requires a code. */
export async function renewRecoveryCodes(
  context: Context,
  parts: AuthServices,
  { code }: { code: string },
): Promise<string[]> {
  const { userId } = requireSelf(context);
  const validCode = await checkCode(context, parts, userId, code);
  const newCodes = await makeRecoveryCodes(parts);
  await inTransaction(context, async (inside) => {
    await useUpCode(inside, validCode);
    await replaceRecoveryCodes(inside, userId, newCodes.hashes);
  });
  return newCodes.codes;
}

/** Turns it off, given the password and a code. An admin loses admin rights in every session. */
export async function turnOffTwoFactor(
  context: Context,
  parts: AuthServices,
  { password, code }: { password: string; code: string },
): Promise<OpenedSession | null> {
  const { userId } = requireSelf(context);
  await requireProof(context, parts, (await requiredProofs(context)).toTurnOff, password);
  const validCode = await checkCode(context, parts, userId, code);
  return inTransaction(context, async (inside) => {
    await lockPerson(inside, userId);
    await useUpCode(inside, validCode);
    await deleteTwoFactor(inside, userId);
    await inside.db.update(sessions).set({ twoFactorAt: null }).where(eq(sessions.userId, userId));
    await tellTwoFactor(inside, userId, 'off');
    return rotateSession(inside);
  });
}

/**
 * Turns it off for a person who has lost app and recovery codes. The operator must check their identity first.
 * Ends their sessions, mails them and adds an audit entry.
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
    const wasOn = await deleteTwoFactor(inside, user.id);
    if (!wasOn) throw new Refusal('unmet', 'E_NOT_ON', `${email} has not turned on two-factor authentication.`);
    await endSessionsOf(inside, user.id);
    await writeAudit(inside, { action: 'resetTwoFactor', subjectType: 'user', subjectId: user.id });
    await tellTwoFactor(inside, user.id, 'off');
  });
}

async function deleteTwoFactor(context: Context, userId: string): Promise<boolean> {
  await context.db.update(users).set({ hasTwoFactor: false }).where(eq(users.id, userId));
  await context.db.delete(challenges).where(eq(challenges.userId, userId));
  await context.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  const rows = await context.db
    .delete(authenticators)
    .where(eq(authenticators.userId, userId))
    .returning({ confirmedAt: authenticators.confirmedAt });
  return rows.some(({ confirmedAt }) => confirmedAt !== null);
}

async function lockPerson(context: Context, userId: string): Promise<void> {
  await context.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

const earliestSetup = ({ now }: Context) => new Date(now.getTime() - TWO_FACTOR_SETUP_MS);

/** Reads which proofs this session still needs. */
export async function requiredProofs(
  context: Context,
): Promise<{ email: string; hasTwoFactor: boolean; toTurnOn: RequiredProof; toTurnOff: RequiredProof }> {
  const { userId, sessionId } = requireUser(context);
  const recent = new Date(context.now.getTime() - RECENT_SIGN_IN_MS);
  const [user] = await context.db
    .select({
      email: users.email,
      hasTwoFactor: users.hasTwoFactor,
      hasPassword: sql<boolean>`${users.passwordHash} IS NOT NULL`,
      startedAt: sessions.createdAt,
    })
    .from(users)
    .leftJoin(sessions, eq(sessions.id, sessionId ?? ''))
    .where(eq(users.id, userId));
  if (!user) throw absent('This person');
  const isRecent = user.startedAt !== null && user.startedAt > recent;
  const withoutPassword = isRecent ? 'none' : 'newSignIn';
  return {
    email: user.email,
    hasTwoFactor: user.hasTwoFactor,
    toTurnOn: isRecent || !user.hasPassword ? withoutPassword : 'password',
    toTurnOff: user.hasPassword ? 'password' : withoutPassword,
  };
}

/** Checks the proof that `requiredProofs` asks for. */
export async function requireProof(
  context: Context,
  parts: AuthServices,
  proof: RequiredProof,
  password: string,
): Promise<void> {
  if (proof === 'password') await checkPasswordAgain(context, parts, password);
  if (proof === 'newSignIn') {
    throw new Refusal(
      'unmet',
      'E_LOG_IN_AGAIN',
      'Please log out, log in again, and come back here within ten minutes.',
    );
  }
}

function alreadyOn(): Refusal {
  return new Refusal('conflict', 'E_ALREADY_ON', 'Two-factor authentication is already on.');
}
