import type { Geoip } from '#adapters/geoip.ts';
import type { AuthServices, ProviderPeople } from '#domain/accounts/auth-services.ts';
import type { Context } from '#domain/context.ts';
import type { Platform } from '#domain/site/platforms.ts';
import type { RequestNotes } from '#server/security-log.ts';

/** What the server knows of one request to the API. */
export type ApiVisit = {
  caller?: { platform: Platform; origin: string; address: string; network?: string };
  requestId?: string;
  /** What the log is to say of the request (S-16). */
  notes?: RequestNotes;
};

/** What server.ts plugs in. */
export type ApiDependencies = {
  contextFor(request: Request, visit: ApiVisit): Promise<Context> | Context;
  /** Hashing, captcha and limits of the doors of an account, and logging in. */
  accounts: AuthServices;
  /** Tells whose access token of LinkedIn it is; none where signing in with LinkedIn is not set up. */
  linkedInPeople?: ProviderPeople | undefined;
  geoip: Geoip;
  /** Absolute addresses begin with it; from configuration, never from a request. */
  originOf: Record<Platform, string>;
  /** Products the site offers besides the job board (product §3). */
  products: readonly string[];
  /** Writes a bug to the log, beside the request's id. */
  report?(error: unknown, requestId: string): void;
};

export type ApiEnvironment = { Bindings: ApiVisit; Variables: { context: Context } };
