import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { providerFlows } from '#database/tables/accounts.server.ts';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import type { ClientInfo, Provider } from '../auth-services.ts';
import { type ProviderSignIn, signInWithProvider } from './provider.server.ts';

/** Enough time to read the consent screen and to look up a password. */
const FLOW_MS = 15 * 60_000;

const secret = () => randomBytes(32).toString('base64url');
const hashOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * Starts a log-in at the provider. `browserToken` goes into a cookie: a callback without it may come from an attacker
 * (S-10). `redirectUri` must be exactly as registered with the provider.
 */
export async function beginProviderFlow(
  context: Context,
  provider: Provider,
  options: { allowRegistration: boolean; redirectUri: string },
): Promise<{ url: string; browserToken: string; seconds: number }> {
  const checks = { state: secret(), nonce: secret(), codeVerifier: secret(), redirectUri: options.redirectUri };
  // Asks the provider first, so that a failure leaves no row behind.
  const url = await provider.authorizationUrl(checks);
  const browserToken = secret();
  await context.db.insert(providerFlows).values({
    stateHash: hashOf(checks.state),
    provider: 'linkedin',
    platform: context.platform,
    browserHash: hashOf(browserToken),
    nonce: checks.nonce,
    codeVerifier: checks.codeVerifier,
    allowRegistration: options.allowRegistration,
    expiresAt: new Date(context.now.getTime() + FLOW_MS),
  });
  return { url, browserToken, seconds: FLOW_MS / 1000 };
}

/**
 * Handles the provider's callback and logs the person in. Uses up the flow in any case. Refuses one that is unknown,
 * expired, or of another browser or site before it calls the provider.
 */
export async function finishProviderFlow(
  context: Context,
  provider: Provider,
  options: { callback: URL; redirectUri: string; browserToken: string | null; from: ClientInfo },
): Promise<ProviderSignIn> {
  const state = options.callback.searchParams.get('state') ?? '';
  const [flow] = await context.db
    .delete(providerFlows)
    .where(eq(providerFlows.stateHash, hashOf(state)))
    .returning();
  if (
    !flow ||
    flow.platform !== context.platform ||
    flow.expiresAt <= context.now ||
    !flow.browserHash.equals(hashOf(options.browserToken ?? ''))
  ) {
    throw new Refusal(
      'invalid',
      'E_STATE',
      'This log-in was started in another browser, or too long ago. Please start again.',
    );
  }
  const { nonce, codeVerifier, allowRegistration } = flow;
  const checks = { state, nonce, codeVerifier, redirectUri: options.redirectUri };
  const person = await provider.personOfCallback(options.callback, checks);
  return signInWithProvider(context, person, { allowRegistration, from: options.from });
}
