import { createHash, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { consentPage, type TwinPerson } from './linkedin-twin-page.ts';

/** What can go wrong over there; tests say so. */
export type TwinFault =
  | 'silent'
  | 'slow'
  | 'broken'
  | 'foreignNonce'
  | 'foreignAudience'
  | 'foreignState'
  /** ID tokens signed by a key that is not among the published ones, with part of the signature, or not at all. */
  | 'foreignKey'
  | 'cutSignature'
  | 'unsigned';

type Grant = {
  person: TwinPerson;
  clientId: string;
  redirectUri: string;
  nonce: string | null;
  challenge: string | null;
};
type Token = { person: TwinPerson; clientId: string; expiresAt: number };

const TOKEN_SECONDS = 3_600;
const CLIENT_SECRET = 'the secret of the offline twin';

/**
 * LinkedIn's offline twin: a small OpenID provider on this machine, for tests and the demo. It speaks the protocol
 * for real (code flow, PKCE, nonce, signed ID tokens, introspection) and lets one choose who to be.
 */
export async function startLinkedInTwin(options: {
  people: readonly TwinPerson[];
  port?: number;
  now?: () => number;
}): Promise<{
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** From now on answers as if this were wrong with it; null mends it. */
  suffer(fault: TwinFault | null): void;
  /** A token as an application got it: ours, or another's. */
  tokenFor(person: TwinPerson, given?: { clientId?: string; seconds?: number }): string;
  stop(): Promise<void>;
}> {
  const now = options.now ?? Date.now;
  const clientId = 'havn';
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const foreign = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(publicKey)), kid: 'twin', alg: 'RS256', use: 'sig' };
  const grants = new Map<string, Grant>();
  const tokens = new Map<string, Token>();
  let fault: TwinFault | null = null;
  let issuer = '';

  const secret = () => randomBytes(24).toString('base64url');
  const json = (response: ServerResponse, body: unknown, status = 200) =>
    response
      .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(JSON.stringify(body));

  function tokenFor(person: TwinPerson, given: { clientId?: string; seconds?: number } = {}): string {
    const token = secret();
    const seconds = given.seconds ?? TOKEN_SECONDS;
    tokens.set(token, { person, clientId: given.clientId ?? clientId, expiresAt: Math.floor(now() / 1000) + seconds });
    return token;
  }

  function metadata() {
    return {
      issuer,
      authorization_endpoint: `${issuer}/authorization`,
      token_endpoint: `${issuer}/accessToken`,
      userinfo_endpoint: `${issuer}/userinfo`,
      introspection_endpoint: `${issuer}/introspectToken`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
      code_challenge_methods_supported: ['S256'],
      scopes_supported: ['openid', 'profile', 'email'],
    };
  }

  /** Where the browser goes after the consent page: back with a code, or with the person's no. */
  function decide(query: URLSearchParams, decision: URLSearchParams): string {
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', fault === 'foreignState' ? 'of-somebody-else' : (query.get('state') ?? ''));
    const person = options.people.find(({ sub }) => sub === decision.get('person'));
    if (!person) {
      back.searchParams.set('error', decision.get('error') ?? 'user_cancelled_authorize');
      back.searchParams.set('error_description', decision.get('description') ?? 'The user cancelled the authorization');
      return back.href;
    }
    const code = secret();
    grants.set(code, {
      person,
      clientId: query.get('client_id') ?? '',
      redirectUri: query.get('redirect_uri') ?? '',
      nonce: query.get('nonce'),
      challenge: query.get('code_challenge'),
    });
    back.searchParams.set('code', code);
    return back.href;
  }

  async function idTokenFor({ nonce, person }: Grant): Promise<string> {
    const issuedAt = Math.floor(now() / 1000);
    const said = {
      ...(nonce !== null && { nonce: fault === 'foreignNonce' ? 'of-somebody-else' : nonce }),
      ...{ iss: issuer, sub: person.sub, iat: issuedAt, exp: issuedAt + TOKEN_SECONDS },
      aud: fault === 'foreignAudience' ? 'another-application' : clientId,
    };
    if (fault === 'unsigned') return new UnsecuredJWT(said).encode();
    const token = await new SignJWT(said)
      .setProtectedHeader({ alg: 'RS256', kid: 'twin' })
      .sign(fault === 'foreignKey' ? foreign.privateKey : privateKey);
    return fault === 'cutSignature' ? token.slice(0, -8) : token;
  }

  async function exchange(form: URLSearchParams, response: ServerResponse): Promise<void> {
    const grant = grants.get(form.get('code') ?? '');
    grants.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (form.get('client_id') !== clientId || form.get('client_secret') !== CLIENT_SECRET) {
      json(response, { error: 'invalid_client' }, 401);
    } else if (
      !grant ||
      grant.redirectUri !== form.get('redirect_uri') ||
      (grant.challenge !== null && grant.challenge !== challenge)
    ) {
      json(response, { error: 'invalid_grant', error_description: 'The code is not valid' }, 400);
    } else {
      const idToken = await idTokenFor(grant);
      json(response, {
        access_token: tokenFor(grant.person, { clientId: grant.clientId }),
        token_type: 'Bearer',
        expires_in: TOKEN_SECONDS,
        scope: 'openid profile email',
        id_token: idToken,
      });
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer);
    const form = request.method === 'POST' ? new URLSearchParams(await textOf(request)) : new URLSearchParams();
    if (fault === 'silent') return;
    if (fault === 'slow') await new Promise((after) => setTimeout(after, 200));
    if (fault === 'broken') {
      response.writeHead(500, { 'content-type': 'text/html' }).end('<h1>Oops</h1>');
      return;
    }
    if (url.pathname === '/.well-known/openid-configuration') json(response, metadata());
    else if (url.pathname === '/jwks') json(response, { keys: [jwk] });
    else if (url.pathname === '/authorization' && request.method === 'GET') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
      response.end(consentPage(options.people, url.search));
    } else if (url.pathname === '/authorization') {
      response.writeHead(303, { location: decide(url.searchParams, form) }).end();
    } else if (url.pathname === '/accessToken') await exchange(form, response);
    else if (url.pathname === '/introspectToken') {
      const token = tokens.get(form.get('token') ?? '');
      const isActive = token !== undefined && token.expiresAt * 1000 > now();
      json(
        response,
        isActive ? { active: true, client_id: token.clientId, expires_at: token.expiresAt } : { active: false },
      );
    } else if (url.pathname === '/userinfo') {
      const token = tokens.get((request.headers.authorization ?? '').replace(/^Bearer /, ''));
      if (token) json(response, claimsOf(token.person));
      else json(response, { error: 'invalid_token' }, 401);
    } else json(response, { error: 'not_found' }, 404);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  server.unref();
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    issuer,
    clientId,
    clientSecret: CLIENT_SECRET,
    suffer(next) {
      fault = next;
    },
    tokenFor,
    async stop() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function claimsOf({ sub, firstName, lastName, email, isEmailVerified }: TwinPerson) {
  return {
    sub,
    name: `${firstName} ${lastName}`,
    given_name: firstName,
    family_name: lastName,
    email,
    email_verified: isEmailVerified,
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
