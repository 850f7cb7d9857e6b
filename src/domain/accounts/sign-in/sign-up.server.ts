import { sql } from 'drizzle-orm';
import { answeredChallenges, users } from '#database/tables/accounts.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { tell } from '#domain/tell.server.ts';
import { MESSAGES } from '../account.ts';
import type { AuthServices, CallingFrom, Captcha } from '../auth-services.ts';
import type { SignUpInput } from '../inputs.ts';
import { wantKey } from '../link-keys.server.ts';
import { takeFromLimit } from '../rate-limits.server.ts';
import { withConstantTime } from './constant-time.ts';
import { refuseGuessable } from './guessable-passwords.ts';
import { type OpenedSession, openSession } from './sessions.server.ts';

/** What a person gets for having proved who they are. */
export type LoggedIn = { userId: string; session: OpenedSession };

/**
 * Makes an account and opens its first session; a link to confirm the address is on its way. Refuses an address
 * that has an account (`E_ACCOUNT_EXISTS`), which is told only to who solved the captcha, and takes the same time as
 * a sign-up that goes well (C2).
 */
export async function signUp(
  context: Context,
  parts: AuthServices,
  input: SignUpInput,
  from: CallingFrom,
): Promise<LoggedIn> {
  const { first, last } = input.name;
  const about = { firstName: first, lastName: last, email: input.email, siteNames: parts.siteNames };
  refuseGuessable('password', input.password, about);
  await takeFromLimit(context, parts.limits, 'signUpsPerNetwork', from.network);
  await answerCaptcha(context, parts.captcha, input.reCaptchaResponse);
  return withConstantTime(async () => makeAccount(context, input, await parts.passwords.hash(input.password), from));
}

function makeAccount(context: Context, input: SignUpInput, passwordHash: string, from: CallingFrom): Promise<LoggedIn> {
  return inTransaction(context, async (inside) => {
    const userId = newIdentifier(inside.now);
    // Two at once: the second waits here for the first, and then finds the address taken.
    const made = await inside.db
      .insert(users)
      .values({
        id: userId,
        email: input.email,
        passwordHash,
        firstName: input.name.first,
        lastName: input.name.last,
        createdAt: inside.now,
        updatedAt: inside.now,
      })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id });
    if (made.length === 0) throw accountExists();
    await wantEmailVerification(inside, { id: userId, email: input.email });
    return { userId, session: await openSession(inside, { id: userId, isAdmin: false }, from) };
  });
}

export async function wantEmailVerification(context: Context, user: { id: string; email: string }): Promise<void> {
  const id = await wantKey(context, { purpose: 'emailVerification', userId: user.id, email: user.email });
  await tell(context, { type: 'account.emailVerificationWanted', id });
}

/** Checks the answer and marks its challenge as used, for every process and whatever becomes of the form. */
async function answerCaptcha(context: Context, captcha: Captcha, answer: string): Promise<void> {
  const right = await captcha.check(answer, context.now);
  const marked = right
    ? await context.db.insert(answeredChallenges).values(right).onConflictDoNothing().returning({ one: sql`1` })
    : [];
  if (marked.length === 0) {
    throw new Refusal('invalid', 'E_CAPTCHA', MESSAGES.captcha, { fields: { reCaptchaResponse: MESSAGES.captcha } });
  }
}

export function accountExists(): Refusal {
  return new Refusal('conflict', 'E_ACCOUNT_EXISTS', MESSAGES.accountExists, { code: 'E_ACCOUNT_EXISTS' });
}
