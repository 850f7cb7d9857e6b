import { altchaCaptcha } from '#adapters/captcha.ts';
import type { AuthServices } from '#domain/accounts/auth-services.ts';
import { createSecretBox } from '#domain/accounts/secret-box.ts';
import { createPasswords } from '#domain/accounts/sign-in/passwords.ts';

/** As in production, with a captcha that takes a browser a moment less; limits as they are set at first (S-4). */
export function authServices(changed: Partial<AuthServices['limits']> = {}): AuthServices {
  const limits = {
    signInsPerNetwork: 25,
    signInsPerEmail: 25,
    signInsPerDevice: 25,
    passwordsPerPerson: 25,
    codesPerPerson: 10,
    signUpsPerNetwork: 5,
    resetsPerNetwork: 25,
    resetsPerEmail: 5,
    invitationsPerTeam: 30,
    invitationsPerSender: 30,
    invitationsPerAddress: 3,
    draftsPerPerson: 10,
    ...changed,
  };
  return {
    passwords: createPasswords(),
    captcha: altchaCaptcha({ secret: 'the captcha of tests', work: [1, 20] }),
    limits,
    siteNames: ['Havn', 'Havn Impact'],
    secrets: createSecretBox([Buffer.from('the authenticators of tests')]),
  };
}
