import type { RateLimits } from '#domain/rate-limit-table.ts';
import type { SecretBox } from './secret-box.ts';
import type { Passwords } from './sign-in/passwords.ts';

/** Proof that a person, or at least some work, is behind a form (C8). */
export type Captcha = {
  /** A fresh task for the browser; it holds its own end and is signed, so nothing is stored. */
  challenge(now: Date): Promise<Record<string, unknown>>;
  /** What was answered, or null when the answer is wrong, forged or too late. It does not know what was used before. */
  check(answer: string, now: Date): Promise<{ challengeHash: Buffer; expiresAt: Date } | null>;
};

/** What the doors hand over beside the context; server.ts makes it once. */
export type AuthServices = {
  passwords: Passwords;
  captcha: Captcha;
  limits: RateLimits;
  secrets: SecretBox;
  /** What no password may be built on. */
  siteNames: readonly string[];
};

/**
 * Where a person calls from: what limits count and what their list of sessions shows. `device`: the cookie by which
 * the browser is known to have logged in before.
 */
export type CallingFrom = { network: string; userAgent: string; device?: string | null };

/** Who somebody is at another provider, as that provider itself said to us. */
export type ProviderPerson = {
  provider: 'linkedin';
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** Asks another provider about a token it gave to somebody. */
export type ProviderPeople = {
  /**
   * Whose token it is, if it was made for this site and is good for another minute; else null. Throws a refusal
   * (`overloaded`) when the provider does not answer.
   */
  personOf(accessToken: string, now: Date): Promise<ProviderPerson | null>;
};

/** What one way to the provider and back is held together by; made by us, and back unchanged. */
export type ProviderChecks = { state: string; nonce: string; codeVerifier: string; redirectUri: string };

/** Another provider where people say who they are (product §1): the browser goes there and comes back with a code. */
export type Provider = ProviderPeople & {
  /** Where the browser is sent. */
  authorizationUrl(checks: ProviderChecks): Promise<string>;
  /**
   * Who came back. Throws a refusal: `E_NOT_AUTHORIZED` for who said no or closed the window, the provider's own
   * words for what else went wrong, `overloaded` when it does not answer.
   */
  personOfCallback(callback: URL, checks: ProviderChecks): Promise<ProviderPerson>;
};
