import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Captcha } from '#domain/accounts/auth-services.ts';

/** Solves a captcha like a browser. */
async function solve(challenge: Record<string, unknown>): Promise<string> {
  const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** The answer to a new captcha of this moment. */
export async function freshAnswer(captcha: Captcha, now: Date): Promise<string> {
  return solve(await captcha.challenge(now));
}
