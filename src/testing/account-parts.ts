import { altchaCaptcha } from '#adapters/captcha.ts';
import type { AuthServices } from '#domain/accounts/auth-services.ts';
import { createSecretBox } from '#domain/accounts/secret-box.ts';
import { createPasswords } from '#domain/accounts/sign-in/passwords.ts';
import { rateLimitsOf } from '#domain/rate-limit-table.ts';
import { readSettings } from '#environment.ts';

/** As in production, with a captcha that takes a browser a moment less; rate limits as they are by default (S-4). */
export function authServices(changed: Partial<AuthServices['limits']> = {}): AuthServices {
  return {
    passwords: createPasswords(),
    captcha: altchaCaptcha({ secret: 'the captcha of tests', work: [1, 20] }),
    limits: { ...rateLimitsOf(readSettings({})), ...changed },
    siteNames: ['Havn', 'Havn Impact'],
    secrets: createSecretBox([Buffer.from('the authenticators of tests')]),
  };
}
