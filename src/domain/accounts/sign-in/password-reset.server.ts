import { eq, sql } from 'drizzle-orm';
import { oneTimeKeys, users } from '#database/tables/accounts.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { tell } from '#domain/tell.server.ts';
import { KEY_LIFETIMES_MS } from '../account.ts';
import type { AuthServices, ClientInfo } from '../auth-services.ts';
import { findKey, invalidLink, useUpKey, voidKeys } from '../link-keys.server.ts';
import { requireSelf } from '../policy.ts';
import { takeFromLimit, takeFromLimits } from '../rate-limits.server.ts';
import { openSessionOrChallenge, type SignInResult } from '../two-factor/challenge.server.ts';
import { withConstantTime } from './constant-time.ts';
import { refuseGuessable } from './guessable-passwords.ts';
import { endSessionsOf, type OpenedSession, rotateSession } from './sessions.server.ts';

/**
 * Mails a link to set a new password, if the address has an account. Both cases run the same statements in the same
 * time, so that the answer does not reveal which it is (S-14).
 */
export async function requestPasswordReset(
  context: Context,
  parts: AuthServices,
  input: { email: string },
  from: ClientInfo,
): Promise<void> {
  await takeFromLimits(context, parts.limits, [
    ['resetsPerNetwork', from.network],
    ['resetsPerEmail', input.email],
  ]);
  await withConstantTime(() => requestResetLink(context, input.email));
}

function requestResetLink(context: Context, email: string): Promise<void> {
  return inTransaction(context, async (inside) => {
    const userId = sql`(SELECT id FROM ${users} WHERE ${users.email} = ${email})`;
    await inside.db
      .update(oneTimeKeys)
      .set({ voidedAt: inside.now })
      .where(
        sql`${oneTimeKeys.userId} = ${userId} AND purpose = 'passwordReset' AND used_at IS NULL AND voided_at IS NULL`,
      );
    const id = newIdentifier(inside.now);
    await inside.db.insert(oneTimeKeys).values({
      id,
      purpose: 'passwordReset',
      userId: userId as unknown as string,
      email: sql`coalesce((SELECT email FROM ${users} WHERE ${users.email} = ${email}), '')` as unknown as string,
      platform: inside.platform,
      createdAt: inside.now,
      expiresAt: new Date(inside.now.getTime() + KEY_LIFETIMES_MS.passwordReset),
    });
    await tell(inside, { type: 'account.passwordResetWanted', id });
  });
}

/**
 * Sets the password by a mailed key, which also confirms the address. Ends all sessions and voids the other reset links.
 * Opens a new session, or asks for a code if two-factor authentication is on.
 */
export async function resetPassword(
  context: Context,
  parts: AuthServices,
  input: { password: string; resetKey: string },
  from: ClientInfo,
): Promise<SignInResult> {
  // Checks the key before hashing, so that guessing keys costs us little work.
  const link = await findKey(context, input.resetKey, ['passwordReset']);
  const [person] = await context.db
    .select()
    .from(users)
    .where(eq(users.id, link.userId ?? ''));
  if (!person) throw invalidLink();
  refuseGuessable('password', input.password, { ...person, siteNames: parts.siteNames });
  const passwordHash = await parts.passwords.hash(input.password);
  return inTransaction(context, async (inside) => {
    const key = await findKey(inside, input.resetKey, ['passwordReset'], { lock: true });
    const userId = key.userId ?? '';
    const [user] = await inside.db.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user || key.email !== user.email) throw invalidLink();
    await inside.db
      .update(users)
      .set({ passwordHash, emailVerifiedAt: user.emailVerifiedAt ?? inside.now, updatedAt: inside.now })
      .where(eq(users.id, userId));
    await useUpKey(inside, key.id);
    await voidKeys(inside, userId, ['passwordReset']);
    await endSessionsOf(inside, userId);
    await tellPasswordChanged(inside, userId);
    if (!user.emailVerifiedAt) await tell(inside, { type: 'account.welcomed', id: userId, platform: inside.platform });
    return openSessionOrChallenge(inside, user, from);
  });
}

/** Changes the password, given the old one. This session gets a new value; all others end. */
export async function changePassword(
  context: Context,
  parts: AuthServices,
  input: { password: string; newPassword: string },
): Promise<OpenedSession | null> {
  const { userId, sessionId } = requireSelf(context);
  const user = await checkPasswordAgain(context, parts, input.password);
  refuseGuessable('newPassword', input.newPassword, { ...user, siteNames: parts.siteNames });
  const passwordHash = await parts.passwords.hash(input.newPassword);
  return inTransaction(context, async (inside) => {
    const rows = await inside.db
      .update(users)
      .set({ passwordHash, updatedAt: inside.now })
      .where(sql`${users.id} = ${userId} AND ${users.passwordHash} = ${user.passwordHash}`)
      .returning({ id: users.id });
    if (rows.length === 0) throw wrongPassword();
    await voidKeys(inside, userId, ['passwordReset']);
    await endSessionsOf(inside, userId, sessionId);
    await tellPasswordChanged(inside, userId);
    return rotateSession(inside);
  });
}

/** Checks the password again before an action that a stranger at an unlocked screen must not take. Limited by person. */
export async function checkPasswordAgain(
  context: Context,
  parts: AuthServices,
  password: string,
): Promise<typeof users.$inferSelect> {
  const { userId } = requireSelf(context);
  const [user] = await context.db.select().from(users).where(eq(users.id, userId));
  await takeFromLimit(context, parts.limits, 'passwordsPerPerson', userId);
  if (user && user.passwordHash === null) {
    throw new Refusal(
      'unmet',
      'E_NO_PASSWORD',
      'Your account has no password yet. Please set one with "Forgot password" first.',
    );
  }
  const { isRight } = await parts.passwords.check(password, user?.passwordHash ?? null);
  if (!user || !isRight) throw wrongPassword();
  return user;
}

function wrongPassword(): Refusal {
  const message = 'That password is incorrect.';
  return new Refusal('invalid', 'E_PASSWORD', message, { fields: { password: message } });
}

async function tellPasswordChanged(context: Context, userId: string): Promise<void> {
  const { platform, now } = context;
  await tell(context, { type: 'account.passwordChanged', id: userId, platform, at: now.toISOString() });
}
