import * as openid from 'openid-client';
import { z } from 'zod';
import type { Provider, ProviderChecks, ProviderPerson } from '#domain/accounts/auth-services.ts';
import { Refusal } from '#domain/errors.ts';
import { isLoopback } from '#environment.ts';

export const LINKEDIN_ISSUER = 'https://www.linkedin.com/oauth';
/** LinkedIn has introspection, but does not publish it where OpenID providers do. */
const LINKEDIN_INTROSPECTION = 'https://www.linkedin.com/oauth/v2/introspectToken';

/** A provider that is silent for this long counts as unreachable. */
const LONGEST_WAIT_MS = 5_000;
/** A token this near its end is treated as expired (product §9). */
const EXPIRES_EARLY_MS = 60_000;
/** Error codes by which LinkedIn and others report that the person declined (product §8). */
const CANCELLED_BY_PERSON = new Set(['access_denied', 'user_cancelled_login', 'user_cancelled_authorize']);

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().max(320).optional(),
  email_verified: z.union([z.boolean(), z.stringbool()]).optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
  name: z.string().optional(),
});

const introspection = z.object({
  active: z.boolean(),
  client_id: z.string().optional(),
  /** Seconds since 1970. LinkedIn uses this name, the standard the other. */
  expires_at: z.number().optional(),
  exp: z.number().optional(),
});

export type LinkedInSettings = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /**
   * LinkedIn puts no nonce into its ID tokens, and an application takes PKCE only where that is switched on. There the
   * state bound to the browser and the client secret must suffice (S-10, "where supported").
   */
  withNonce: boolean;
  withPkce: boolean;
  longestWaitMs?: number;
};

/** Signs people in with LinkedIn, or with its offline twin (linkedin-twin.ts). Tokens are used once and discarded. */
export function createLinkedIn(settings: LinkedInSettings): Provider {
  const { clientId, clientSecret, longestWaitMs = LONGEST_WAIT_MS } = settings;
  let discovery: Promise<openid.Configuration> | null = null;

  /** Fetches the configuration once; after a failure the next call tries again. */
  function configuration(): Promise<openid.Configuration> {
    discovery ??= openid
      .discovery(new URL(settings.issuer), clientId, clientSecret, openid.ClientSecretPost(clientSecret), {
        timeout: longestWaitMs / 1000,
        // Verifies the signature of the ID token, too, instead of trusting the connection alone.
        execute: [
          openid.enableNonRepudiationChecks,
          ...(isOnThisMachine(settings.issuer) ? [openid.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        discovery = null;
        throw error;
      });
    return discovery;
  }

  async function answeredBy<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw refusalOf(error);
    }
  }

  async function introspect(config: openid.Configuration, token: string): Promise<z.infer<typeof introspection>> {
    const endpoint = config.serverMetadata().introspection_endpoint ?? LINKEDIN_INTROSPECTION;
    const response = await fetch(endpoint, {
      method: 'POST',
      body: new URLSearchParams({ client_id: clientId, client_secret: clientSecret, token }),
      signal: AbortSignal.timeout(longestWaitMs),
      redirect: 'error',
    });
    if (!response.ok) return { active: false };
    return introspection.parse(await response.json());
  }

  return {
    authorizationUrl: ({ state, nonce, codeVerifier, redirectUri }) =>
      answeredBy(async () => {
        const url = openid.buildAuthorizationUrl(await configuration(), {
          redirect_uri: redirectUri,
          scope: 'openid profile email',
          state,
          ...(settings.withNonce && { nonce }),
          ...(settings.withPkce && {
            code_challenge: await openid.calculatePKCECodeChallenge(codeVerifier),
            code_challenge_method: 'S256',
          }),
        });
        return url.href;
      }),

    personOfCallback: (callback, checks) =>
      answeredBy(async () => {
        const config = await configuration();
        const tokens = await openid.authorizationCodeGrant(config, ownAddress(callback, checks), {
          expectedState: checks.state,
          idTokenExpected: true,
          ...(settings.withNonce && { expectedNonce: checks.nonce }),
          ...(settings.withPkce && { pkceCodeVerifier: checks.codeVerifier }),
        });
        const subject = tokens.claims()?.sub ?? '';
        return personIn(await openid.fetchUserInfo(config, tokens.access_token, subject));
      }),

    personOf: (accessToken, now) =>
      answeredBy(async () => {
        const config = await configuration();
        const { active, client_id, expires_at, exp } = await introspect(config, accessToken);
        const endsAt = (expires_at ?? exp ?? 0) * 1000;
        // A token for another application proves nothing to us (C3).
        if (!active || client_id !== clientId || endsAt - EXPIRES_EARLY_MS <= now.getTime()) return null;
        return personIn(await openid.fetchUserInfo(config, accessToken, openid.skipSubjectCheck));
      }),
  };
}

/** Only the twin, or another provider on this machine, may use plain http. */
const isOnThisMachine = (issuer: string) => isLoopback(new URL(issuer).hostname);

/** The registered redirect address with the callback's query: hosts and proxies on the way cannot change it. */
function ownAddress(callback: URL, { redirectUri }: ProviderChecks): URL {
  const address = new URL(redirectUri);
  address.search = callback.search;
  return address;
}

function personIn(idToken: unknown): ProviderPerson {
  const { sub, email, email_verified, given_name, family_name, name = '' } = claims.parse(idToken);
  const [first = '', ...rest] = name.trim().split(/\s+/);
  return {
    provider: 'linkedin',
    subject: sub,
    email: email ?? null,
    isEmailVerified: email_verified ?? false,
    firstName: given_name ?? first,
    lastName: family_name ?? rest.join(' '),
  };
}

/** Turns a provider's error into a refusal for the person. */
function refusalOf(error: unknown): unknown {
  if (error instanceof Refusal) return error;
  if (error instanceof openid.AuthorizationResponseError) {
    if (CANCELLED_BY_PERSON.has(error.error)) {
      return new Refusal('unmet', 'E_NOT_AUTHORIZED', 'You did not let LinkedIn tell us who you are.');
    }
    return failure(error.error_description);
  }
  if (error instanceof openid.ResponseBodyError) return failure(error.error_description);
  const causes = [error, error instanceof Error ? error.cause : null].filter((one) => one instanceof Error);
  const isAway = causes.some(({ name, code, message }: Error & { code?: string }) =>
    /TimeoutError|AbortError|OAUTH_TIMEOUT|OAUTH_ABORT|ECONN|ENOTFOUND|EAI_AGAIN|UND_ERR|fetch failed/.test(
      `${name} ${code ?? ''} ${message}`,
    ),
  );
  if (isAway) {
    return new Refusal(
      'overloaded',
      'E_PROVIDER_AWAY',
      'LinkedIn does not answer just now. Please try again in a moment.',
      {
        retryAfterSeconds: 30,
      },
    );
  }
  // The answer is not trustworthy: a foreign nonce or state, a wrong signature, an unknown shape.
  const isOfProvider = causes.some(({ name }) =>
    /OperationProcessingError|ClientError|WWWAuthenticateChallengeError|ZodError/.test(name),
  );
  return isOfProvider || error instanceof SyntaxError ? failure() : error;
}

function failure(description?: string): Refusal {
  const sentence = description
    ?.replace(/[\p{Cc}<>]/gu, ' ')
    .trim()
    .slice(0, 200);
  const message = sentence ? `LinkedIn says: ${sentence}` : 'LinkedIn did not confirm who you are. Please try again.';
  return new Refusal('unmet', 'E_PROVIDER', message);
}
