import { eq } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { MESSAGES } from '../account.ts';
import type { AuthServices, ClientInfo } from '../auth-services.ts';
import type { SignInInput } from '../inputs.ts';
import { readUser } from '../queries.server.ts';
import { takeFromLimits } from '../rate-limits.server.ts';
import { type Challenge, openSessionOrChallenge, type SignInResult } from '../two-factor/challenge.server.ts';
import type { User } from '../views.ts';
import { isKnownDevice, type OpenedSession, openSessionIfUnchanged, signOut } from './sessions.server.ts';

/** A session with the person's data, or a challenge for a code. */
export type PasswordSignIn =
  | { userId: string; session: OpenedSession; user: User }
  | { userId: string; challenge: Challenge };

/**
 * Logs in with a password, or asks for a code (two-factor/challenge.server.ts). An unknown address, an account without a
 * password and a wrong password get the same refusal after the same work (S-14).
 */
export async function signIn(
  context: Context,
  parts: Pick<AuthServices, 'passwords' | 'limits'>,
  input: SignInInput,
  from: ClientInfo,
): Promise<PasswordSignIn> {
  const signedIn = await proveByPassword(context, parts, input, from);
  return 'session' in signedIn ? { ...signedIn, user: await readUser(context, signedIn.userId) } : signedIn;
}

async function proveByPassword(
  context: Context,
  parts: Pick<AuthServices, 'passwords' | 'limits'>,
  input: SignInInput,
  from: ClientInfo,
): Promise<SignInResult> {
  const [user] = await context.db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      isAdmin: users.isAdmin,
      hasTwoFactor: users.hasTwoFactor,
      isKnownDevice: isKnownDevice(from.device),
    })
    .from(users)
    .where(eq(users.email, input.email));
  // Strangers who exhaust the limit of an address do not lock out browsers that have logged in with it before.
  await takeFromLimits(context, parts.limits, [
    ['signInsPerNetwork', from.network],
    user?.isKnownDevice ? ['signInsPerDevice', `${user.id} ${from.device}`] : ['signInsPerEmail', input.email],
  ]);
  const { isRight, isStale } = await parts.passwords.check(input.password, user?.passwordHash ?? null);
  if (!user || !isRight || user.passwordHash === null) throw wrongCredentials(user?.id);
  const { id, passwordHash } = user;
  if (!isStale && !user.hasTwoFactor) {
    // The path of nearly everybody.
    const session = await openSessionIfUnchanged(context, { ...user, passwordHash }, from);
    if (session) {
      await signOut(context);
      return { userId: id, session };
    }
  }
  const renewedHash = isStale ? await parts.passwords.hash(input.password) : null;
  return inTransaction(context, async (inside) => {
    // Read again under a lock: a concurrent reset must not leave a session opened with the old password.
    const [current] = await inside.db
      .select({ passwordHash: users.passwordHash, isAdmin: users.isAdmin, hasTwoFactor: users.hasTwoFactor })
      .from(users)
      .where(eq(users.id, id))
      .for('update');
    if (current?.passwordHash !== passwordHash) throw wrongCredentials(id);
    if (renewedHash) await inside.db.update(users).set({ passwordHash: renewedHash }).where(eq(users.id, id));
    return openSessionOrChallenge(inside, { ...current, id }, from);
  });
}

/** The log names the account (S-16); the answer is always the same. */
function wrongCredentials(userId?: string): Refusal {
  return new Refusal('notLoggedIn', 'E_CREDENTIALS', MESSAGES.credentials, { about: userId ?? 'no account' });
}
