import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { authenticators, recoveryCodes } from '#database/tables/accounts.server.ts';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import type { TwoFactorNews } from '#domain/events.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { HOUR_MS } from '#domain/site/days.ts';
import { tell } from '#domain/tell.server.ts';
import { MESSAGES } from '../account.ts';
import type { AuthServices } from '../auth-services.ts';
import { takeFromLimit } from '../rate-limits.server.ts';
import { foldCode, kindOfCode, newRecoveryCode, RECOVERY_CODES } from './recovery-codes.ts';
import { totpStep } from './totp.ts';

/** A code that was right when checked. It counts only once `useUpCode` has accepted it. */
export type ValidCode = { userId: string; step: number } | { userId: string; recoveryCodeId: string };

/**
 * Checks a code from the app or a recovery code. Each call counts towards the rate limit, so call it outside of
 * transactions: a rollback would undo the count.
 */
export async function checkCode(
  context: Context,
  parts: AuthServices,
  userId: string,
  input: string,
): Promise<ValidCode> {
  const code = foldCode(input);
  const kind = kindOfCode(code);
  // Text that cannot be a code does not count.
  if (kind === null) throw wrongCode();
  await takeCodeAttempt(context, parts, userId);
  return kind === 'app' ? checkAppCode(context, parts, userId, code) : checkRecoveryCode(context, parts, userId, code);
}

/** So many attempts mean that somebody knows the password, so a mail warns the owner, once an hour. */
async function takeCodeAttempt(context: Context, parts: AuthServices, userId: string): Promise<void> {
  try {
    await takeFromLimit(context, parts.limits, 'codesPerPerson', userId);
  } catch (error) {
    if (error instanceof Refusal) await tellTwoFactor(context, userId, 'tooManyCodes');
    throw error;
  }
}

async function checkAppCode(context: Context, parts: AuthServices, userId: string, code: string): Promise<ValidCode> {
  const [authenticator] = await context.db
    .select({ sealedSecret: authenticators.sealedSecret })
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)));
  if (!authenticator) throw wrongCode();
  const secret = parts.secrets.open(authenticator.sealedSecret, userId);
  if (!secret) {
    throw new Refusal('unmet', 'E_APP_LOST', 'We can no longer check codes from your app. Please use a recovery code.');
  }
  const step = totpStep(secret, code, context.now);
  if (step === null) throw wrongCode();
  return { userId, step };
}

async function checkRecoveryCode(
  context: Context,
  parts: AuthServices,
  userId: string,
  code: string,
): Promise<ValidCode> {
  const candidates = await context.db
    .select({ id: recoveryCodes.id, codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  for (const { id, codeHash } of candidates) {
    if ((await parts.passwords.check(code, codeHash)).isRight) return { userId, recoveryCodeId: id };
  }
  throw wrongCode();
}

/** Uses up a valid code, in the transaction of the action it allows. Refuses the second of two concurrent uses. */
export async function useUpCode(context: Context, code: ValidCode): Promise<void> {
  const { userId } = code;
  if ('step' in code) {
    const rows = await context.db
      .update(authenticators)
      .set({ lastStep: code.step })
      .where(
        and(
          eq(authenticators.userId, userId),
          isNotNull(authenticators.confirmedAt),
          lt(authenticators.lastStep, code.step),
        ),
      )
      .returning({ userId: authenticators.userId });
    if (rows.length === 0) throw usedCode('This code has already been used. Please wait for the next one.');
    return;
  }
  const codeRows = await context.db
    .update(recoveryCodes)
    .set({ usedAt: context.now })
    .where(and(eq(recoveryCodes.id, code.recoveryCodeId), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  if (codeRows.length === 0) throw usedCode('This recovery code has already been used. Please use another one.');
  await tellTwoFactor(context, userId, 'recoveryCodeUsed');
}

/** Makes ten recovery codes: the plain text, which the person sees once, and the hashes to store. */
export async function makeRecoveryCodes(parts: AuthServices): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const hashes = [];
  // One after the other, so that log-ins do not queue behind ten hashes.
  for (const code of codes) hashes.push(await parts.passwords.hash(foldCode(code)));
  return { codes, hashes };
}

/** Replaces all recovery codes of the person. */
export async function replaceRecoveryCodes(context: Context, userId: string, hashes: readonly string[]): Promise<void> {
  await context.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await context.db
    .insert(recoveryCodes)
    .values(hashes.map((codeHash) => ({ id: newIdentifier(context.now), userId, codeHash })));
}

/** Tells the event that mails the person what changed, or that somebody has tried many codes. */
export async function tellTwoFactor(context: Context, userId: string, what: TwoFactorNews): Promise<void> {
  const { platform, now } = context;
  // Each `at` sends one mail, so many attempts within an hour send only one.
  const at = what === 'tooManyCodes' ? new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS) : now;
  await tell(context, { type: 'account.twoFactorChanged', id: userId, platform, at: at.toISOString(), what });
}

export function wrongCode(): Refusal {
  return new Refusal('invalid', 'E_CODE', MESSAGES.wrongCode, { fields: { code: MESSAGES.wrongCode } });
}

function usedCode(message: string): Refusal {
  return new Refusal('invalid', 'E_CODE_USED', message, { fields: { code: message } });
}
