import { and, eq, isNotNull, isNull, lt } from 'drizzle-orm';
import { authenticators, recoveryCodes } from '#database/tables/accounts.server.ts';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import type { TwoFactorNews } from '#domain/events.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { tell } from '#domain/tell.server.ts';
import { MESSAGES } from '../account.ts';
import type { AuthServices } from '../auth-services.ts';
import { takeFromLimit } from '../rate-limits.server.ts';
import { foldCode, kindOfCode, newRecoveryCode, RECOVERY_CODES } from './recovery-codes.ts';
import { totpStep } from './totp.ts';

const HOUR = 3_600_000;

/** A code that was right when it was looked at. It counts only when it is used up. */
export type RightCode = { userId: string; step: number } | { userId: string; recoveryCodeId: string };

/**
 * Looks at a code of the app, or a recovery code, of somebody who has two-factor authentication on. Counted, right or wrong:
 * outside of transactions.
 */
export async function checkCode(
  context: Context,
  parts: AuthServices,
  userId: string,
  typed: string,
): Promise<RightCode> {
  const code = foldCode(typed);
  const kind = kindOfCode(code);
  // What cannot be a code is no attempt at one.
  if (kind === null) throw wrongCode();
  await takeCodeAttempt(context, parts, userId);
  return kind === 'app' ? ofApp(context, parts, userId, code) : ofRecovery(context, parts, userId, code);
}

/** Whoever tries so many knows the password, which its owner has to hear: once an hour. */
async function takeCodeAttempt(context: Context, parts: AuthServices, userId: string): Promise<void> {
  try {
    await takeFromLimit(context, parts.limits, 'codesPerPerson', userId);
  } catch (error) {
    if (error instanceof Refusal) await tellTwoFactor(context, userId, 'tooManyCodes');
    throw error;
  }
}

async function ofApp(context: Context, parts: AuthServices, userId: string, code: string): Promise<RightCode> {
  const [found] = await context.db
    .select({ sealedSecret: authenticators.sealedSecret })
    .from(authenticators)
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt)));
  if (!found) throw wrongCode();
  const secret = parts.secrets.open(found.sealedSecret, userId);
  if (!secret) {
    throw new Refusal('unmet', 'E_APP_LOST', 'We cannot check codes of your app any more. Please use a recovery code.');
  }
  const step = totpStep(secret, code, context.now);
  if (step === null) throw wrongCode();
  return { userId, step };
}

async function ofRecovery(context: Context, parts: AuthServices, userId: string, code: string): Promise<RightCode> {
  const unused = await context.db
    .select({ id: recoveryCodes.id, codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
  for (const { id, codeHash } of unused) {
    if ((await parts.passwords.check(code, codeHash)).isRight) return { userId, recoveryCodeId: id };
  }
  throw wrongCode();
}

/** Takes a code that was right, in the transaction of what it is for; of two who bring it one is refused. */
export async function useUpCode(context: Context, right: RightCode): Promise<void> {
  const { userId } = right;
  if ('step' in right) {
    const taken = await context.db
      .update(authenticators)
      .set({ lastStep: right.step })
      .where(
        and(
          eq(authenticators.userId, userId),
          isNotNull(authenticators.confirmedAt),
          lt(authenticators.lastStep, right.step),
        ),
      )
      .returning({ userId: authenticators.userId });
    if (taken.length === 0) throw usedCode('This code has been used already. Please wait for the next one.');
    return;
  }
  const taken = await context.db
    .update(recoveryCodes)
    .set({ usedAt: context.now })
    .where(and(eq(recoveryCodes.id, right.recoveryCodeId), isNull(recoveryCodes.usedAt)))
    .returning({ id: recoveryCodes.id });
  if (taken.length === 0) throw usedCode('This recovery code has been used already. Please take another.');
  await tellTwoFactor(context, userId, 'recoveryCodeUsed');
}

/** Ten new codes: in words for the person, who sees them once, and as they are kept. */
export async function makeRecoveryCodes(parts: AuthServices): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  const hashes = [];
  // One after the other: nobody who logs in waits for ten.
  for (const code of codes) hashes.push(await parts.passwords.hash(foldCode(code)));
  return { codes, hashes };
}

/** Puts them in the place of those the person had. */
export async function keepRecoveryCodes(context: Context, userId: string, hashes: readonly string[]): Promise<void> {
  await context.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await context.db
    .insert(recoveryCodes)
    .values(hashes.map((codeHash) => ({ id: newIdentifier(context.now), userId, codeHash })));
}

export async function tellTwoFactor(context: Context, userId: string, what: TwoFactorNews): Promise<void> {
  const { platform, now } = context;
  // One mail for each `at`: of many tries in an hour there is one.
  const at = what === 'tooManyCodes' ? new Date(Math.floor(now.getTime() / HOUR) * HOUR) : now;
  await tell(context, { type: 'account.twoFactorChanged', id: userId, platform, at: at.toISOString(), what });
}

export function wrongCode(): Refusal {
  return new Refusal('invalid', 'E_CODE', MESSAGES.wrongCode, { fields: { code: MESSAGES.wrongCode } });
}

function usedCode(message: string): Refusal {
  return new Refusal('invalid', 'E_CODE_USED', message, { fields: { code: message } });
}
