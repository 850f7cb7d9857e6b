import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { challenges, users } from '#database/tables/accounts.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { CHALLENGE_MS, MESSAGES } from '../account.ts';
import type { AuthServices, CallingFrom } from '../auth-services.ts';
import { openSession, signOut } from '../sign-in/sessions.server.ts';
import type { LoggedIn } from '../sign-in/sign-up.server.ts';
import { checkCode, useUpCode } from './codes.server.ts';

/** What this browser is given to come back with, beside the code: the only place where the key is. */
export type Challenge = { key: string; expiresAt: Date };
/** Who has proved who they are: logged in, or asked for a code first. */
export type SignedIn = LoggedIn | { userId: string; challenge: Challenge };

/** Who has given the first proof, as their row says once it is locked. */
export type ProvedPerson = { id: string; isAdmin: boolean; hasTwoFactor: boolean };

/** 256 bits; anything else is no key and is not looked for. */
const KEY = /^[\w-]{43}$/;
const hashOf = (key: string) => createHash('sha256').update(key).digest();

/**
 * What follows on the first proof, by password, by LinkedIn or by a mailed key: a session, in the place of the one
 * the browser brought; or, for who has two-factor authentication on, a key that is good for a few minutes and one session. In
 * the transaction that has locked the person.
 */
export async function openOrAskForCode(context: Context, user: ProvedPerson, from: CallingFrom): Promise<SignedIn> {
  if (!user.hasTwoFactor) {
    await signOut(context);
    return { userId: user.id, session: await openSession(context, user, from) };
  }
  const key = randomBytes(32).toString('base64url');
  const expiresAt = new Date(context.now.getTime() + CHALLENGE_MS);
  await context.db
    .insert(challenges)
    .values({ keyHash: hashOf(key), userId: user.id, platform: context.platform, expiresAt });
  return { userId: user.id, challenge: { key, expiresAt } };
}

/** Whose sign-in waits for a code in this browser; null when none does (any more). */
export async function findChallenge(context: Context, key: string | null): Promise<{ userId: string } | null> {
  if (key === null || !KEY.test(key)) return null;
  const [found] = await context.db
    .select({ userId: challenges.userId })
    .from(challenges)
    .where(isWaiting(context, key));
  return found ?? null;
}

const isWaiting = ({ platform, now }: Context, key: string) =>
  and(eq(challenges.keyHash, hashOf(key)), eq(challenges.platform, platform), gt(challenges.expiresAt, now));

/** Opens the session for who brings the code as well. A wrong code leaves them where they are. */
export async function finishSignIn(
  context: Context,
  parts: AuthServices,
  { key, code }: { key: string | null; code: string },
  from: CallingFrom,
): Promise<LoggedIn> {
  const waiting = await findChallenge(context, key);
  if (!waiting || key === null) throw tooLate();
  const right = await checkCode(context, parts, waiting.userId, code);
  return inTransaction(context, async (inside) => {
    const [user] = await inside.db
      .select({ id: users.id, isAdmin: users.isAdmin })
      .from(users)
      .where(eq(users.id, waiting.userId))
      .for('update');
    const ended = await inside.db.delete(challenges).where(isWaiting(inside, key)).returning();
    if (!user || ended.length === 0) throw tooLate();
    await useUpCode(inside, right);
    await signOut(inside);
    return { userId: user.id, session: await openSession(inside, user, from, { challenge: true }) };
  });
}

function tooLate(): Refusal {
  return new Refusal('notLoggedIn', 'E_SECOND_STEP', MESSAGES.tooLateForCode);
}
