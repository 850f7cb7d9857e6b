import { altchaCaptcha } from '#adapters/captcha.ts';
import type { AuthServices } from '#domain/accounts/auth-services.ts';
import { createSecretBox } from '#domain/accounts/secret-box.ts';
import { createPasswords } from '#domain/accounts/sign-in/passwords.ts';
import { rateLimitsOf } from '#domain/rate-limit-table.ts';
import { readSettings } from '#environment.ts';

/** One password costs 0.1 ms instead of 20 ms. `passwords.test.ts` tests the real cost. */
export const CHEAP_PASSWORDS = { memoryCost: 64, timeCost: 1, parallelism: 1, outputLen: 32 };

/** The services of production with cheaper passwords and captcha. Rate limits have their defaults (S-4). */
export function authServices(limits: Partial<AuthServices['limits']> = {}): AuthServices {
  return {
    passwords: createPasswords({ parameters: CHEAP_PASSWORDS }),
    captcha: altchaCaptcha({ secret: 'the captcha of tests', work: [1, 20] }),
    limits: { ...rateLimitsOf(readSettings({})), ...limits },
    siteNames: ['Havn', 'Havn Impact'],
    secrets: createSecretBox([Buffer.from('the authenticators of tests')]),
  };
}
