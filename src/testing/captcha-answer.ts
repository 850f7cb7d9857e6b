import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Captcha } from '#domain/accounts/auth-services.ts';

/** Does a browser's work for the captcha. */
export async function answered(challenge: Record<string, unknown>): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

export async function freshAnswer(captcha: Captcha, now: Date): Promise<string> {
  return answered(await captcha.challenge(now));
}
