import { altchaCaptcha } from '#adapters/captcha.ts';
import { createLinkedIn, LINKEDIN_ISSUER } from '#adapters/linkedin.ts';
import { startLinkedInTwin } from '#adapters/linkedin-twin.ts';
import { readDemoPeople } from '#demo/demo-files.ts';
import type { AuthServices, Provider } from '#domain/accounts/auth-services.ts';
import { ownSecret } from '#domain/accounts/own-secrets.server.ts';
import { createSecretBox } from '#domain/accounts/secret-box.ts';
import { createPasswords } from '#domain/accounts/sign-in/passwords.ts';
import type { Context } from '#domain/context.ts';
import type { Settings } from './environment.ts';

/** Functions that stop the parts of the process, called in reverse order. */
type Stops = ((hurry: boolean) => Promise<unknown>)[];

/** Makes the services of account commands: hashing, captcha, rate limits and encryption. */
export async function authServices(context: Context, settings: Settings): Promise<AuthServices> {
  const limits = {
    signInsPerNetwork: settings.LIMIT_SIGN_INS,
    signInsPerEmail: settings.LIMIT_SIGN_INS_PER_EMAIL,
    signInsPerDevice: settings.LIMIT_SIGN_INS_PER_EMAIL,
    passwordsPerPerson: settings.LIMIT_SIGN_INS_PER_EMAIL,
    codesPerPerson: settings.LIMIT_CODES,
    signUpsPerNetwork: settings.LIMIT_SIGN_UPS,
    resetsPerNetwork: settings.LIMIT_RESETS,
    resetsPerEmail: settings.LIMIT_RESETS_PER_EMAIL,
    invitationsPerTeam: settings.LIMIT_INVITATIONS,
    invitationsPerSender: settings.LIMIT_INVITATIONS,
    invitationsPerAddress: settings.LIMIT_INVITATIONS_PER_ADDRESS,
    draftsPerPerson: settings.LIMIT_DRAFTS,
  };
  const secret = settings.CAPTCHA_SECRET ?? (await ownSecret(context, 'captcha')).toString('hex');
  const own = await ownSecret(context, 'twoFactor');
  return {
    passwords: createPasswords(),
    captcha: altchaCaptcha({ secret }),
    limits,
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
      ...{ issuer, clientId, clientSecret },
      withNonce: !isLinkedIn,
      withPkce: !isLinkedIn || settings.LINKEDIN_PKCE,
    });
  }
  if (!isDemo(settings)) return null;
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
