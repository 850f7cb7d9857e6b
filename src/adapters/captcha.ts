import { createHash, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Captcha } from '#domain/accounts/auth-services.ts';

/** Enough time to fill in a form. */
const VALID_MS = 20 * 60_000;

const answerShape = z.object({
  challenge: z.object({ parameters: z.record(z.string(), z.unknown()), signature: z.string().max(200) }),
  solution: z.object({ counter: z.number().int().min(0).max(0xffffffff), derivedKey: z.string().max(200) }),
});

/**
 * ALTCHA, self-hosted: the browser searches for a number for a fraction of a second, without pictures or third parties
 * (C8). A challenge is signed and holds its expiry; the domain remembers used ones. `work`: the least and the most key
 * derivations by the browser.
 */
export function altchaCaptcha(options: { secret: string; work?: readonly [number, number] }): Captcha {
  const { secret, work = [100, 300] } = options;
  const secrets = { hmacSignatureSecret: secret, hmacKeySignatureSecret: `${secret}, of the key` };
  return {
    async challenge(now) {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: 2_000,
        counter: randomInt(work[0], work[1]),
        deriveKey,
        // Our own expiry: the library compares its own with the wall clock, which ignores a fixed `now`.
        data: { validUntil: now.getTime() + VALID_MS },
        ...secrets,
      });
      return { ...challenge };
    },
    async check(answer, now) {
      const result = answerShape.safeParse(jsonIn(answer));
      if (!result.success) return null;
      const { challenge, solution } = result.data;
      const { verified } = await verifySolution({
        challenge: challenge as unknown as Parameters<typeof verifySolution>[0]['challenge'],
        solution,
        deriveKey,
        ...secrets,
      }).catch(() => ({ verified: false }));
      const { validUntil } = (challenge.parameters.data ?? {}) as { validUntil?: number };
      if (!verified || typeof validUntil !== 'number' || validUntil <= now.getTime()) return null;
      return {
        challengeHash: createHash('sha256').update(challenge.signature.toLowerCase()).digest(),
        expiresAt: new Date(validUntil),
      };
    },
  };
}

function jsonIn(base64: string): unknown {
  try {
    return JSON.parse(Buffer.from(base64, 'base64').toString());
  } catch {
    return null;
  }
}
