import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { challenges, users } from '#database/tables/accounts.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { CHALLENGE_MS, MESSAGES } from '../account.ts';
import type { AuthServices, ClientInfo } from '../auth-services.ts';
import { openSession, signOut } from '../sign-in/sessions.server.ts';
import type { Login } from '../sign-in/sign-up.server.ts';
import { checkCode, useUpCode } from './codes.server.ts';

/** The key that this browser must send with the code. The server stores only its hash. */
export type Challenge = { key: string; expiresAt: Date };
/** The result of the first proof: a session, or a challenge for a code. */
export type SignInResult = Login | { userId: string; challenge: Challenge };

/** A person after the first proof, as read under the lock. */
export type VerifiedPerson = { id: string; isAdmin: boolean; hasTwoFactor: boolean };

/** 256 bits. Anything else cannot be a key, so no statement looks for it. */
const KEY = /^[\w-]{43}$/;
const hashOf = (key: string) => createHash('sha256').update(key).digest();

/**
 * Continues after the first proof (password, LinkedIn or mailed key): replaces the browser's session, or opens a
 * challenge if two-factor authentication is on. Call it in the transaction that has locked the person.
 */
export async function openSessionOrChallenge(
  context: Context,
  user: VerifiedPerson,
  from: ClientInfo,
): Promise<SignInResult> {
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

/** Finds the log-in that waits for a code in this browser; null if there is none. */
export async function findChallenge(context: Context, key: string | null): Promise<{ userId: string } | null> {
  if (key === null || !KEY.test(key)) return null;
  const [challenge] = await context.db
    .select({ userId: challenges.userId })
    .from(challenges)
    .where(isOpen(context, key));
  return challenge ?? null;
}

const isOpen = ({ platform, now }: Context, key: string) =>
  and(eq(challenges.keyHash, hashOf(key)), eq(challenges.platform, platform), gt(challenges.expiresAt, now));

/** Opens the session once the code is right. A wrong code leaves the challenge open. */
export async function finishSignIn(
  context: Context,
  parts: AuthServices,
  { key, code }: { key: string | null; code: string },
  from: ClientInfo,
): Promise<Login> {
  const challenge = await findChallenge(context, key);
  if (!challenge || key === null) throw challengeExpired();
  const validCode = await checkCode(context, parts, challenge.userId, code);
  return inTransaction(context, async (inside) => {
    const [user] = await inside.db
      .select({ id: users.id, isAdmin: users.isAdmin })
      .from(users)
      .where(eq(users.id, challenge.userId))
      .for('update');
    const rows = await inside.db.delete(challenges).where(isOpen(inside, key)).returning();
    if (!user || rows.length === 0) throw challengeExpired();
    await useUpCode(inside, validCode);
    await signOut(inside);
    return { userId: user.id, session: await openSession(inside, user, from, { challenge: true }) };
  });
}

function challengeExpired(): Refusal {
  return new Refusal('notLoggedIn', 'E_SECOND_STEP', MESSAGES.challengeExpired);
}
