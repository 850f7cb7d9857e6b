import type { Geoip } from '#adapters/geoip.ts';
import type { AuthServices, ProviderPeople } from '#domain/accounts/auth-services.ts';
import type { DownloadOwnData } from '#domain/accounts/own-data/download.server.ts';
import type { StoreUpload } from '#domain/accounts/uploads.server.ts';
import type { Payments } from '#domain/billing/payments.ts';
import type { Context } from '#domain/context.ts';
import type { Platform } from '#domain/site/platforms.ts';
import type { EventSubscribers } from '#server/event-subscribers.ts';
import type { RequestNotes } from '#server/security-log.ts';

/** The server's services and facts about one request to the API. */
export type ApiVisit = {
  caller?: { platform: Platform; origin: string; address: string; network?: string };
  requestId?: string;
  /** Notes for the security log (S-16). */
  notes?: RequestNotes;
};

/** The services that the server passes to the API. */
export type ApiDependencies = {
  contextFor(request: Request, visit: ApiVisit): Promise<Context> | Context;
  /** Hashing, captcha and rate limits for signing up and logging in. */
  accounts: AuthServices;
  /** Finds the person of a LinkedIn access token; undefined where LinkedIn is not set up. */
  linkedInPeople?: ProviderPeople | undefined;
  /** Prices, seller and payment provider. */
  payments: Payments;
  /** Checks, encodes and stores an uploaded picture. */
  storeUpload: StoreUpload;
  /** Makes the archive with everything about a person. */
  downloadOwnData: DownloadOwnData;
  /** Committed events, for pages that follow them. */
  events: EventSubscribers;
  geoip: Geoip;
  /** The base of absolute addresses, from configuration and never from a request. */
  originOf: Record<Platform, string>;
  /** Products the site offers besides the job board (product §3). */
  products: readonly string[];
  /** Writes a bug to the log, beside the request's id. */
  report?(error: unknown, requestId: string): void;
};

export type ApiEnvironment = { Bindings: ApiVisit; Variables: { context: Context } };
