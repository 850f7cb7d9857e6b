import { and, eq, isNull, sql } from 'drizzle-orm';
import { emailChanges, users } from '#database/tables/accounts.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { tell } from '#domain/tell.server.ts';
import { KEY_LIFETIMES_MS } from './account.ts';
import type { AuthServices } from './auth-services.ts';
import { type FoundKey, findKey, noSuchLink, useUpKey, voidKeys, wantKey } from './link-keys.server.ts';
import { requireUser } from './policy.ts';
import { takeFromLimit } from './rate-limits.server.ts';
import { checkPasswordAgain } from './sign-in/password-reset.server.ts';
import { accountExists, wantEmailVerification } from './sign-in/sign-up.server.ts';

/** What a confirmed link did: the address is verified, the change waits for the other address, or it is made. */
export type Confirmed = 'verified' | 'waitsForOther' | 'changed';

/**
 * Confirms an address by a mailed key: that of an account, or one side of a change of address. Works without being
 * logged in (mail is read elsewhere), but not for somebody else who is. A change is made when both have confirmed.
 */
export async function verifyEmail(context: Context, key: string): Promise<Confirmed> {
  return inTransaction(context, async (inside) => {
    const found = await findKey(inside, key, ['emailVerification', 'emailChangeOld', 'emailChangeNew'], { lock: true });
    const { actor } = inside;
    if (actor.kind === 'user' && actor.userId !== found.userId) {
      throw new Refusal(
        'invalid',
        'E_KEY_FOREIGN',
        'This link belongs to another account. Log out, then open it again.',
      );
    }
    const [user] = await inside.db
      .select()
      .from(users)
      .where(eq(users.id, found.userId ?? ''))
      .for('update');
    if (!user) throw noSuchLink();
    await useUpKey(inside, found.id);
    return found.purpose === 'emailVerification' ? verified(inside, user, found) : confirmChange(inside, user, found);
  });
}

type UserRow = typeof users.$inferSelect;

async function verified(context: Context, user: UserRow, key: FoundKey): Promise<Confirmed> {
  // Sent before the address was changed: it says nothing of the new one.
  if (key.email !== user.email) throw noSuchLink();
  if (user.emailVerifiedAt) return 'verified';
  await context.db.update(users).set({ emailVerifiedAt: context.now }).where(eq(users.id, user.id));
  await voidKeys(context, user.id, ['emailVerification']);
  await tell(context, { type: 'account.welcomed', id: user.id, platform: context.platform });
  return 'verified';
}

async function confirmChange(context: Context, user: UserRow, key: FoundKey): Promise<Confirmed> {
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
  if (!change) throw noSuchLink();
  if (!change.oldConfirmedAt || !change.newConfirmedAt) return 'waitsForOther';
  const taken = await context.db.select({ id: users.id }).from(users).where(eq(users.email, change.email));
  if (taken.some(({ id }) => id !== user.id)) throw accountExists();
  await context.db
    .update(users)
    .set({ email: change.email, emailVerifiedAt: context.now, updatedAt: context.now })
    .where(eq(users.id, user.id));
  await context.db.update(emailChanges).set({ endedAt: context.now }).where(eq(emailChanges.id, change.id));
  await voidKeys(context, user.id, ['emailVerification', 'passwordReset', 'emailChangeOld', 'emailChangeNew']);
  return 'changed';
}

/** The link once more. Says nothing when there is nothing to confirm. */
export async function resendVerification(context: Context, parts: AuthServices): Promise<void> {
  const { userId } = requireUser(context);
  const [user] = await context.db.select().from(users).where(eq(users.id, userId));
  if (!user || user.emailVerifiedAt) return;
  await takeFromLimit(context, parts.limits, 'resetsPerEmail', user.email);
  await inTransaction(context, (inside) => wantEmailVerification(inside, user));
}

/**
 * Begins a change of address: a link goes to the old one and one to the new. An old address that was never confirmed
 * is not asked (it may be a slip of the pen at sign-up, and then nobody could ever mend it). Whether the new one has
 * an account is found out only by who reads its mail.
 */
export async function changeEmail(
  context: Context,
  parts: AuthServices,
  input: { email: string; password: string },
): Promise<{ waitsForOld: boolean }> {
  const user = await checkPasswordAgain(context, parts, input.password);
  if (input.email === user.email) {
    const message = 'This is your address already.';
    throw new Refusal('invalid', 'E_SAME_EMAIL', message, { fields: { email: message } });
  }
  await takeFromLimit(context, parts.limits, 'resetsPerEmail', user.email);
  await takeFromLimit(context, parts.limits, 'resetsPerEmail', input.email);
  return inTransaction(context, async (inside) => {
    const asksOld = user.emailVerifiedAt !== null;
    await endChange(inside, user.id);
    const changeId = newIdentifier(inside.now);
    await inside.db.insert(emailChanges).values({
      id: changeId,
      userId: user.id,
      email: input.email,
      oldConfirmedAt: asksOld ? null : inside.now,
      createdAt: inside.now,
      expiresAt: new Date(inside.now.getTime() + KEY_LIFETIMES_MS.emailChangeNew),
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
    const id = await wantKey(context, { purpose, userId: user.id, email, about });
    await tell(context, { type: 'account.emailChangeWanted', id });
  }
}

/** The row of the person is locked, so that two changes at once do not both find none under way. */
async function endChange(context: Context, userId: string): Promise<void> {
  await context.db.execute(sql`SELECT 1 FROM ${users} WHERE ${users.id} = ${userId} FOR UPDATE`);
  await context.db
    .update(emailChanges)
    .set({ endedAt: context.now })
    .where(and(eq(emailChanges.userId, userId), isNull(emailChanges.endedAt)));
  await voidKeys(context, userId, ['emailChangeOld', 'emailChangeNew']);
}

/** Gives a change of address up: its links stop working. Without one under way nothing happens. */
export async function cancelEmailChange(context: Context): Promise<void> {
  const { userId } = requireUser(context);
  await inTransaction(context, (inside) => endChange(inside, userId));
}

/** The links of a change once more, to whichever address has not confirmed it yet; the earlier ones stop working. */
export async function resendEmailChange(context: Context, parts: AuthServices): Promise<void> {
  const { userId } = requireUser(context);
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

/** The change of address that is under way, for the settings page. */
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
