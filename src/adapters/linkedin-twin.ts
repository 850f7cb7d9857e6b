import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decodeJwt, UnsecuredJWT } from 'jose';
import {
  type AugmentedRequest,
  Events,
  type MutableRedirectUri,
  type MutableResponse,
  type MutableToken,
  OAuth2Issuer,
  OAuth2Service,
  type TokenRequestIncomingMessage,
} from 'oauth2-mock-server';
import { consentPage, type TwinPerson } from './linkedin-twin-page.ts';

/** Faults that tests switch on. */
export type TwinFault =
  | 'silent'
  | 'broken'
  | 'foreignNonce'
  | 'foreignAudience'
  | 'foreignState'
  /** ID tokens signed by an unpublished key, with a truncated signature, or unsigned. */
  | 'foreignKey'
  | 'cutSignature'
  | 'unsigned';

type Grant = { person: TwinPerson; redirectUri: unknown; hasChallenge: boolean };
type Token = { person: TwinPerson; clientId: string; expiresAt: number };

const CLIENT_ID = 'havn';
const CLIENT_SECRET = 'the secret of the offline twin';

/**
 * LinkedIn's offline twin, for tests and the demo: `oauth2-mock-server` (code flow, PKCE, nonce, signed ID tokens)
 * with a consent page. It adds the checks that the library lacks: client secret, single use of a code, introspection.
 */
export async function startLinkedInTwin({ people }: { people: readonly TwinPerson[] }): Promise<{
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Answers with this fault from now on; null ends it. */
  suffer(fault: TwinFault | null): void;
  /** An access token for this application or another one. */
  tokenFor(person: TwinPerson, options?: { clientId?: string; seconds?: number }): string;
  stop(): Promise<void>;
}> {
  const issuer = new OAuth2Issuer();
  await issuer.keys.generate('RS256');
  // The library's introspection accepts every token, so ours answers instead.
  const service = new OAuth2Service(issuer, { introspect: '/introspection-of-the-library' });
  const grants = new Map<unknown, Grant>();
  const tokens = new Map<unknown, Token>();
  let fault: TwinFault | null = null;

  function tokenFor(person: TwinPerson, { clientId = CLIENT_ID, seconds = 3_600 } = {}): string {
    const token = randomBytes(24).toString('base64url');
    tokens.set(token, { person, clientId, expiresAt: Math.floor(Date.now() / 1000) + seconds });
    return token;
  }

  service.on(Events.BeforeWellKnownOpenIdConfiguration, ({ body }: MutableResponse) => {
    Object.assign(body, {
      authorization_endpoint: `${issuer.url}/consent`,
      introspection_endpoint: `${issuer.url}/introspect`,
      token_endpoint_auth_methods_supported: ['client_secret_post'],
    });
  });

  service.addRoute('GET', '/consent', ({ url = '' }, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
    response.end(consentPage(people, new URL(url, issuer.url).searchParams));
  });

  service.on(Events.BeforeAuthorizeRedirect, ({ url }: MutableRedirectUri, { query }: AugmentedRequest) => {
    const back = url.searchParams;
    if (fault === 'foreignState') back.set('state', 'of-somebody-else');
    const person = people.find(({ sub }) => sub === query.person);
    if (person) {
      const grant = { person, redirectUri: query.redirect_uri, hasChallenge: 'code_challenge' in query };
      grants.set(back.get('code'), grant);
      return;
    }
    back.delete('code');
    back.set('error', String(query.error ?? 'user_cancelled_authorize'));
    back.set('error_description', String(query.description ?? 'The user cancelled the authorization'));
  });

  service.on(Events.BeforeTokenSigning, ({ payload }: MutableToken, { body }: TokenRequestIncomingMessage) => {
    payload.sub = grants.get(body.code)?.person.sub;
    if (fault === 'foreignNonce') payload.nonce = 'of-somebody-else';
    if (fault === 'foreignAudience') payload.aud = 'another-application';
  });

  service.on(Events.BeforeResponse, (response: MutableResponse, request: TokenRequestIncomingMessage) => {
    const body: Record<string, unknown> = { ...request.body };
    const grant = grants.get(body.code);
    grants.delete(body.code);
    if (body.client_id !== CLIENT_ID || body.client_secret !== CLIENT_SECRET) {
      Object.assign(response, { statusCode: 401, body: { error: 'invalid_client' } });
    } else if (!grant || grant.redirectUri !== body.redirect_uri || (grant.hasChallenge && !body.code_verifier)) {
      Object.assign(response, { statusCode: 400, body: { error: 'invalid_grant' } });
    } else {
      const { id_token, ...rest } = response.body as Record<string, string>;
      response.body = { ...rest, id_token: spoilt(id_token ?? '', fault), access_token: tokenFor(grant.person) };
    }
  });

  service.on(Events.BeforeUserinfo, (response: MutableResponse, { headers }: AugmentedRequest) => {
    const token = tokens.get(headers.authorization?.replace(/^Bearer /, ''));
    if (token) response.body = claimsOf(token.person);
    else Object.assign(response, { statusCode: 401, body: { error: 'invalid_token' } });
  });

  service.addRoute('POST', '/introspect', ({ body }, response) => {
    const token = tokens.get({ token: null, ...body }.token);
    const isActive = token !== undefined && token.expiresAt * 1000 > Date.now();
    const answer = isActive && { client_id: token.clientId, expires_at: token.expiresAt };
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ active: isActive, ...answer }));
  });

  const server = createServer((request, response) => {
    if (fault === 'silent') return;
    if (fault === 'broken') response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Oops</h1>');
    else service.requestHandler(request, response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  server.unref();
  issuer.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer: issuer.url,
    clientId: CLIENT_ID,
    clientSecret: CLIENT_SECRET,
    suffer(next) {
      fault = next;
    },
    tokenFor,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function claimsOf({ sub, firstName, lastName, email, isEmailVerified }: TwinPerson) {
  const name = { name: `${firstName} ${lastName}`, given_name: firstName, family_name: lastName };
  return { sub, ...name, email, email_verified: isEmailVerified };
}

/** The ID token with an invalid signature, if the fault is one of those. */
function spoilt(idToken: string, fault: TwinFault | null): string {
  if (fault === 'cutSignature') return idToken.slice(0, -8);
  if (fault === 'unsigned') return new UnsecuredJWT(decodeJwt(idToken)).encode();
  if (fault !== 'foreignKey') return idToken;
  const payload = idToken.slice(0, idToken.lastIndexOf('.'));
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return `${payload}.${sign('sha256', Buffer.from(payload), privateKey).toString('base64url')}`;
}
