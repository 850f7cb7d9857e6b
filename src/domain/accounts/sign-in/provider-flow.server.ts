import { createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { providerFlows } from '#database/tables/accounts.server.ts';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import type { CallingFrom, Provider } from '../auth-services.ts';
import { type ProviderSignIn, signInWithProvider } from './provider.server.ts';

/** A person may read what they consent to, and look for their password. */
const FLOW_MS = 15 * 60_000;

const secret = () => randomBytes(32).toString('base64url');
const hashOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * Sends a browser to the provider. `browserToken` goes into a cookie of this browser: who comes back without it has
 * been sent here by somebody else (S-10). `redirectUri` is one of ours, word for word as the provider knows it.
 */
export async function beginProviderFlow(
  context: Context,
  provider: Provider,
  options: { allowRegistration: boolean; redirectUri: string },
): Promise<{ url: string; browserToken: string; seconds: number }> {
  const checks = { state: secret(), nonce: secret(), codeVerifier: secret(), redirectUri: options.redirectUri };
  // First the provider: one that does not answer leaves nothing behind.
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
 * Takes a browser back from the provider and logs its person in. The flow is used up whatever comes of it; one of
 * another browser or site, used, made up or too late is refused before the provider is asked anything.
 */
export async function finishProviderFlow(
  context: Context,
  provider: Provider,
  options: { callback: URL; redirectUri: string; browserToken: string | null; from: CallingFrom },
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
      'This sign-in was not begun in this browser, or too long ago. Please begin again.',
    );
  }
  const { nonce, codeVerifier, allowRegistration } = flow;
  const checks = { state, nonce, codeVerifier, redirectUri: options.redirectUri };
  const person = await provider.personOfCallback(options.callback, checks);
  return signInWithProvider(context, person, { allowRegistration, from: options.from });
}
