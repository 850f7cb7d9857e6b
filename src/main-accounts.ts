import { altchaCaptcha } from '#adapters/captcha.ts';
import { createLinkedIn, LINKEDIN_ISSUER } from '#adapters/linkedin.ts';
import { readDemoPeople } from '#demo/demo-files.ts';
import type { AuthServices, Provider } from '#domain/accounts/auth-services.ts';
import { ownSecret } from '#domain/accounts/own-secrets.server.ts';
import { createSecretBox } from '#domain/accounts/secret-box.ts';
import { createPasswords } from '#domain/accounts/sign-in/passwords.ts';
import type { Context } from '#domain/context.ts';
import { rateLimitsOf } from '#domain/rate-limit-table.ts';
import type { Settings } from './environment.ts';
import type { Stops } from './main-stop.ts';

/** Makes the services of account commands: hashing, captcha, rate limits and encryption. */
export async function authServices(context: Context, settings: Settings): Promise<AuthServices> {
  const secret = settings.CAPTCHA_SECRET ?? (await ownSecret(context, 'captcha')).toString('hex');
  const own = await ownSecret(context, 'twoFactor');
  return {
    passwords: createPasswords(),
    captcha: altchaCaptcha({ secret }),
    limits: rateLimitsOf(settings),
    secrets: createSecretBox(settings.TWO_FACTOR_SECRET ? [Buffer.from(settings.TWO_FACTOR_SECRET), own] : [own]),
    siteNames: ['Havn', settings.NAME_THEHUB, settings.NAME_PLUSIMPACT],
  };
}

/** LinkedIn log-in if its keys are set, its offline twin in a local demo, else null. */
export async function linkedInFor(settings: Settings, stops: Stops): Promise<Provider | null> {
  const { LINKEDIN_ISSUER: issuer, LINKEDIN_CLIENT_ID: clientId, LINKEDIN_CLIENT_SECRET: clientSecret } = settings;
  if (clientId && clientSecret) {
    const isLinkedIn = issuer === LINKEDIN_ISSUER;
    return createLinkedIn({
      issuer,
      clientId,
      clientSecret,
      withNonce: !isLinkedIn,
      withPkce: !isLinkedIn || settings.LINKEDIN_PKCE,
    });
  }
  if (!isDemo(settings)) return null;
  // Its library is not meant for production: there nobody loads it.
  const { startLinkedInTwin } = await import('#adapters/linkedin-twin.ts');
  const twin = await startLinkedInTwin({ people: readDemoPeople().linkedIn });
  stops.push(() => twin.stop());
  return createLinkedIn({ ...twin, withNonce: true, withPkce: true });
}

/**
 * Whether to serve the demo pages, which show all mail and let anybody log in as anybody. Only with demo data, and only
 * if no setting exposes the process to others. Each request is checked as well (server/this-machine.ts).
 */
export function isDemo(settings: Settings): boolean {
  const { DEMO_DATA, HOSTS_THEHUB, HOSTS_PLUSIMPACT, TRUSTED_PROXIES, hasLocalOrigins } = settings;
  return (
    DEMO_DATA && hasLocalOrigins && [HOSTS_THEHUB, HOSTS_PLUSIMPACT, TRUSTED_PROXIES].every((list) => !list.length)
  );
}
