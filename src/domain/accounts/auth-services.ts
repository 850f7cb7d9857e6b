import type { RateLimits } from '#domain/rate-limit-table.ts';
import type { SecretBox } from './secret-box.ts';
import type { Passwords } from './sign-in/passwords.ts';

/** Makes automated form submissions expensive (C8). */
export type Captcha = {
  /** A fresh task for the browser. It is signed and carries its expiry, so the server stores nothing. */
  challenge(now: Date): Promise<Record<string, unknown>>;
  /** Null when the answer is wrong, forged or too late. Does not detect an answer used twice. */
  check(answer: string, now: Date): Promise<{ challengeHash: Buffer; expiresAt: Date } | null>;
};

/** Services that entry points pass to account commands beside the context. main-accounts.ts makes them once. */
export type AuthServices = {
  passwords: Passwords;
  captcha: Captcha;
  limits: RateLimits;
  secrets: SecretBox;
  /** Names that no password may build on. */
  siteNames: readonly string[];
};

/**
 * Client data for rate limits and the list of sessions. The cookie `device` marks a browser that has logged in before.
 */
export type ClientInfo = { network: string; userAgent: string; device?: string | null };

/** A person's identity at another provider, as that provider told our server directly. */
export type ProviderPerson = {
  provider: 'linkedin';
  subject: string;
  email: string | null;
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** Looks up access tokens at another provider. */
export type ProviderPeople = {
  /**
   * The owner of a token that was issued to this site and is valid for another minute; else null.
   * Refuses (`overloaded`) when the provider does not answer.
   */
  personOf(accessToken: string, now: Date): Promise<ProviderPerson | null>;
};

/** Values that tie the provider's callback to the request that started the flow. */
export type ProviderChecks = { state: string; nonce: string; codeVerifier: string; redirectUri: string };

/** An OpenID provider (product §1): the browser goes there and comes back with a code. */
export type Provider = ProviderPeople & {
  /** The provider's address for this flow. */
  authorizationUrl(checks: ProviderChecks): Promise<string>;
  /**
   * The person behind a callback. Refuses with `E_NOT_AUTHORIZED` when they cancelled, with the provider's message
   * when something else failed, and with `overloaded` when the provider does not answer.
   */
  personOfCallback(callback: URL, checks: ProviderChecks): Promise<ProviderPerson>;
};
