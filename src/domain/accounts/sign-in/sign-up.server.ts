import { answeredChallenges, users } from '#database/tables/accounts.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { tell } from '#domain/tell.server.ts';
import { MESSAGES } from '../account.ts';
import type { AuthServices, Captcha, ClientInfo } from '../auth-services.ts';
import type { SignUpInput } from '../inputs.ts';
import { requestKey } from '../link-keys.server.ts';
import { takeFromLimit } from '../rate-limits.server.ts';
import { withConstantTime } from './constant-time.ts';
import { refuseGuessable } from './guessable-passwords.ts';
import { type OpenedSession, openSession } from './sessions.server.ts';

/** The result of a complete log-in. */
export type Login = { userId: string; session: OpenedSession };

/**
 * Makes an account, opens its first session and mails a verification link. Refuses an address that has an account
 * (`E_ACCOUNT_EXISTS`) only after the captcha, and in the time of a successful sign-up (C2).
 */
export async function signUp(
  context: Context,
  parts: AuthServices,
  input: SignUpInput,
  from: ClientInfo,
): Promise<Login> {
  const { first, last } = input.name;
  const about = { firstName: first, lastName: last, email: input.email, siteNames: parts.siteNames };
  refuseGuessable('password', input.password, about);
  await takeFromLimit(context, parts.limits, 'signUpsPerNetwork', from.network);
  await answerCaptcha(context, parts.captcha, input.reCaptchaResponse);
  return withConstantTime(async () => makeAccount(context, input, await parts.passwords.hash(input.password), from));
}

function makeAccount(context: Context, input: SignUpInput, passwordHash: string, from: ClientInfo): Promise<Login> {
  return inTransaction(context, async (inside) => {
    const userId = newIdentifier(inside.now);
    // Of two sign-ups at once, the second waits here and then finds the address taken.
    const rows = await inside.db
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
    if (rows.length === 0) throw accountExists();
    await requestEmailVerification(inside, { id: userId, email: input.email });
    return { userId, session: await openSession(inside, { id: userId, isAdmin: false }, from) };
  });
}

export async function requestEmailVerification(context: Context, user: { id: string; email: string }): Promise<void> {
  const id = await requestKey(context, { purpose: 'emailVerification', userId: user.id, email: user.email });
  await tell(context, { type: 'account.emailVerificationWanted', id });
}

/** Checks the answer and marks its challenge as used, for every process and even if the form fails later. */
async function answerCaptcha(context: Context, captcha: Captcha, answer: string): Promise<void> {
  const challenge = await captcha.check(answer, context.now);
  const rows = challenge
    ? await context.db.insert(answeredChallenges).values(challenge).onConflictDoNothing().returning()
    : [];
  if (rows.length === 0) {
    throw new Refusal('invalid', 'E_CAPTCHA', MESSAGES.captcha, { fields: { reCaptchaResponse: MESSAGES.captcha } });
  }
}

export function accountExists(): Refusal {
  return new Refusal('conflict', 'E_ACCOUNT_EXISTS', MESSAGES.accountExists, { code: 'E_ACCOUNT_EXISTS' });
}
