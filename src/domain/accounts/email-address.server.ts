import { and, eq, isNull, sql } from 'drizzle-orm';
import { emailChanges, users } from '#database/tables/accounts.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { tell } from '#domain/tell.server.ts';
import { CORRECTION_LASTS_MS, KEY_LIFETIMES_MS } from './account.ts';
import type { AuthServices } from './auth-services.ts';
import { findKey, invalidLink, type LinkKey, requestKey, useUpKey, voidKeys } from './link-keys.server.ts';
import { requireSelf, requireUser } from './policy.ts';
import { takeFromLimit } from './rate-limits.server.ts';
import { checkPasswordAgain } from './sign-in/password-reset.server.ts';
import { accountExists, requestEmailVerification } from './sign-in/sign-up.server.ts';

/** The outcome of a confirmation link: address verified, change waiting for the other address, or change made. */
export type Confirmation = 'verified' | 'waitsForOther' | 'changed';

/**
 * Confirms an address by a mailed key, for a new account or one side of a change. People may read their mail elsewhere,
 * so it needs no session; it refuses somebody logged in to another account. The change takes effect once both confirm.
 */
export async function verifyEmail(context: Context, key: string): Promise<{ outcome: Confirmation; userId: string }> {
  return inTransaction(context, async (inside) => {
    const link = await findKey(inside, key, ['emailVerification', 'emailChangeOld', 'emailChangeNew'], { lock: true });
    const { actor } = inside;
    if (actor.kind === 'user' && actor.userId !== link.userId) {
      throw new Refusal(
        'invalid',
        'E_KEY_FOREIGN',
        'This link belongs to another account. Log out, then open it again.',
      );
    }
    const [user] = await inside.db
      .select()
      .from(users)
      .where(eq(users.id, link.userId ?? ''))
      .for('update');
    if (!user) throw invalidLink();
    await useUpKey(inside, link.id);
    const confirm = link.purpose === 'emailVerification' ? confirmAddress : confirmChange;
    return { outcome: await confirm(inside, user, link), userId: user.id };
  });
}

type UserRow = typeof users.$inferSelect;

const UNIQUE_VIOLATION = '23505';
const codeOf = (error: unknown) => (error as { cause?: { code?: string } }).cause?.code;

async function confirmAddress(context: Context, user: UserRow, key: LinkKey): Promise<Confirmation> {
  // The account's address has changed since: the link proves nothing about the new one.
  if (key.email !== user.email) throw invalidLink();
  if (user.emailVerifiedAt) return 'verified';
  await context.db.update(users).set({ emailVerifiedAt: context.now }).where(eq(users.id, user.id));
  await voidKeys(context, user.id, ['emailVerification']);
  await tell(context, { type: 'account.welcomed', id: user.id, platform: context.platform });
  return 'verified';
}

async function confirmChange(context: Context, user: UserRow, key: LinkKey): Promise<Confirmation> {
  const side = key.purpose === 'emailChangeOld' ? { oldConfirmedAt: context.now } : { newConfirmedAt: context.now };
  const [change] = await context.db
    .update(emailChanges)
    .set(side)
    .where(
      and(
        eq(emailChanges.id, key.about.changeId ?? ''),
        eq(emailChanges.userId, user.id),
        isNull(emailChanges.endedAt),
      ),
    )
    .returning();
  if (!change) throw invalidLink();
  if (!change.oldConfirmedAt || !change.newConfirmedAt) return 'waitsForOther';
  await context.db
    .update(users)
    .set({ email: change.email, emailVerifiedAt: context.now, updatedAt: context.now })
    .where(eq(users.id, user.id))
    .catch((error: unknown) => {
      // Another account has this address, perhaps since this moment.
      throw codeOf(error) === UNIQUE_VIOLATION ? accountExists() : error;
    });
  await context.db.update(emailChanges).set({ endedAt: context.now }).where(eq(emailChanges.id, change.id));
  await voidKeys(context, user.id, ['emailVerification', 'passwordReset', 'emailChangeOld', 'emailChangeNew']);
  // A person whose first address had a typo: what waited for the verification is sent now.
  if (!user.emailVerifiedAt) await tell(context, { type: 'account.welcomed', id: user.id, platform: context.platform });
  return 'changed';
}

/** Sends the verification link again, to the corrected address if there is one. Does nothing if the address is verified. */
export async function resendVerification(context: Context, parts: AuthServices): Promise<void> {
  const { userId } = requireSelf(context);
  const [user] = await context.db.select().from(users).where(eq(users.id, userId));
  if (!user || user.emailVerifiedAt) return;
  if (await emailChangeUnderWay(context)) return resendEmailChange(context, parts);
  await takeFromLimit(context, parts.limits, 'resetsPerEmail', user.email);
  await inTransaction(context, (inside) => requestEmailVerification(inside, user));
}

/**
 * Starts a change of address by sending links to the old and the new one. An unverified old address gets no link: a
 * typo at sign-up could never be corrected otherwise. The link that it was mailed stops working, because a stranger may
 * read it. Only the mail tells whether the new one has an account.
 */
export async function changeEmail(
  context: Context,
  parts: AuthServices,
  input: { email: string; password: string },
): Promise<{ waitsForOld: boolean }> {
  const user = await checkPasswordAgain(context, parts, input.password);
  if (input.email === user.email) {
    const message = 'This is already your email address.';
    throw new Refusal('invalid', 'E_SAME_EMAIL', message, { fields: { email: message } });
  }
  await takeFromLimit(context, parts.limits, 'resetsPerEmail', user.email);
  await takeFromLimit(context, parts.limits, 'resetsPerEmail', input.email);
  return inTransaction(context, async (inside) => {
    const asksOld = user.emailVerifiedAt !== null;
    await endChange(inside, user.id);
    if (!asksOld) await voidKeys(inside, user.id, ['emailVerification']);
    const lastsMs = asksOld ? KEY_LIFETIMES_MS.emailChangeNew : CORRECTION_LASTS_MS;
    const changeId = newIdentifier(inside.now);
    await inside.db.insert(emailChanges).values({
      id: changeId,
      userId: user.id,
      email: input.email,
      oldConfirmedAt: asksOld ? null : inside.now,
      createdAt: inside.now,
      expiresAt: new Date(inside.now.getTime() + lastsMs),
    });
    await askToConfirm(inside, user, { id: changeId, email: input.email, asksOld, asksNew: true });
    return { waitsForOld: asksOld };
  });
}

async function askToConfirm(
  context: Context,
  user: UserRow,
  change: { id: string; email: string; asksOld: boolean; asksNew: boolean },
): Promise<void> {
  const about = { changeId: change.id, newEmail: change.email };
  for (const [purpose, email] of [
    ...(change.asksOld ? ([['emailChangeOld', user.email]] as const) : []),
    ...(change.asksNew ? ([['emailChangeNew', change.email]] as const) : []),
  ]) {
    const id = await requestKey(context, { purpose, userId: user.id, email, about });
    await tell(context, { type: 'account.emailChangeWanted', id });
  }
}

/** Ends the change under way. The lock on the person keeps two changes from starting at once. */
async function endChange(context: Context, userId: string): Promise<void> {
  await context.db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  await context.db
    .update(emailChanges)
    .set({ endedAt: context.now })
    .where(and(eq(emailChanges.userId, userId), isNull(emailChanges.endedAt)));
  await voidKeys(context, userId, ['emailChangeOld', 'emailChangeNew']);
}

/** Cancels the change of address under way, if any: its links stop working. */
export async function cancelEmailChange(context: Context): Promise<void> {
  const { userId } = requireSelf(context);
  await inTransaction(context, (inside) => endChange(inside, userId));
}

/** Sends new links to the addresses that have not confirmed the change yet. The earlier links stop working. */
export async function resendEmailChange(context: Context, parts: AuthServices): Promise<void> {
  const { userId } = requireSelf(context);
  const change = await emailChangeUnderWay(context);
  const [user] = await context.db.select().from(users).where(eq(users.id, userId));
  if (!change || !user) return;
  await takeFromLimit(context, parts.limits, 'resetsPerEmail', user.email);
  await takeFromLimit(context, parts.limits, 'resetsPerEmail', change.email);
  await inTransaction(context, async (inside) => {
    await voidKeys(inside, userId, ['emailChangeOld', 'emailChangeNew']);
    const { isOldConfirmed, isNewConfirmed, ...rest } = change;
    await askToConfirm(inside, user, { ...rest, asksOld: !isOldConfirmed, asksNew: !isNewConfirmed });
  });
}

/** Reads the change of address under way, for the settings page. */
export async function emailChangeUnderWay(
  context: Context,
): Promise<{ id: string; email: string; isOldConfirmed: boolean; isNewConfirmed: boolean } | null> {
  const { userId } = requireUser(context);
  const [change] = await context.db
    .select()
    .from(emailChanges)
    .where(
      and(
        eq(emailChanges.userId, userId),
        isNull(emailChanges.endedAt),
        sql`${emailChanges.expiresAt} > ${context.now.toISOString()}`,
      ),
    );
  if (!change) return null;
  return {
    id: change.id,
    email: change.email,
    isOldConfirmed: change.oldConfirmedAt !== null,
    isNewConfirmed: change.newConfirmedAt !== null,
  };
}
