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

/** Functions that stop what was started; the last one runs first. */
type Stops = ((hurry: boolean) => Promise<unknown>)[];

/** The parts that commands about accounts need: hashing, captcha, and rate limits. */
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

/**
 * Signing in with LinkedIn where its keys are set; in a demo on this machine with its offline twin, which is started
 * for that; else not at all.
 */
export async function linkedInOf(settings: Settings, stops: Stops): Promise<Provider | null> {
  const { LINKEDIN_ISSUER: issuer, LINKEDIN_CLIENT_ID: clientId, LINKEDIN_CLIENT_SECRET: clientSecret } = settings;
  if (clientId && clientSecret) {
    const isLinkedIn = issuer === LINKEDIN_ISSUER;
    return createLinkedIn({
      ...{ issuer, clientId, clientSecret },
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
 * Pages that show everybody's mail and let anybody be anybody: only of demo data, and only where nothing says that
 * others reach this process. Each request is looked at, too (server/this-machine.ts).
 */
export function isDemo(settings: Settings): boolean {
  const { DEMO_DATA, HOSTS_THEHUB, HOSTS_PLUSIMPACT, TRUSTED_PROXIES, hasLocalOrigins } = settings;
  return (
    DEMO_DATA && hasLocalOrigins && [HOSTS_THEHUB, HOSTS_PLUSIMPACT, TRUSTED_PROXIES].every((list) => !list.length)
  );
}
