import { createContext, type RouterContext, type RouterContextProvider } from 'react-router';
import type { AuthServices, ClientInfo, Provider } from '#domain/accounts/auth-services.ts';
import type { StoreUpload } from '#domain/accounts/uploads.server.ts';
import type { Payments } from '#domain/billing/payments.ts';
import type { JoiningServices } from '#domain/companies/joining/joining.server.ts';
import type { SendToSlack } from '#domain/companies/settings/slack.server.ts';
import type { Context } from '#domain/context.ts';
import type { FetchText } from '#domain/import/documents/document-at.ts';
import type { Platform } from '#domain/site/platforms.ts';
import type { PrivateFiles } from '#domain/talent/private-files.server.ts';
import type { RequestNotes } from '#server/security-log.ts';
import type { InfoBannerText } from '#web/layout/info-banner-text.ts';
import type { Elsewhere } from '#web/layout/navigation.ts';

/** The site's configuration for pages; it contains nothing about the visitor. */
export type SiteFacts = {
  platform: Platform;
  name: string;
  /** The names of both sites. */
  names: Record<Platform, string>;
  /** Start of absolute addresses. It comes from configuration, never from a request. */
  origin: string;
  year: number;
  isIndexed: boolean;
  products: string[];
  infoBanner: InfoBannerText | null;
  /** Email address for all questions. */
  contactEmail: string;
  /** Contact for vulnerability reports, as a URI. */
  securityContact: string;
  /** Addresses outside this site for header and footer. */
  elsewhere: Partial<Record<Elsewhere, string>>;
};

/** Null means "not set", because reading `createContext(undefined)` throws. */
export const domainContext = createContext<Context | null>(null);
export const siteContext = createContext<SiteFacts | null>(null);

/** Dependencies of account commands beside the context. Cookies are set by server/session-cookie.ts. */
export type AccountCall = {
  parts: AuthServices;
  /** Log-in with LinkedIn; null if it is not configured. */
  linkedIn: Provider | null;
  /** Scheme and host of the request; the scheme decides the cookies' names. */
  origin: string;
  from: ClientInfo;
  /** The value of the profile cookie (product §4). */
  rememberedProfile: string | null;
};
export const accountContext = createContext<AccountCall | null>(null);

/** The services that read a startup's website when somebody adds it. */
export const joiningContext = createContext<JoiningServices | null>(null);

/** Prices, seller and payment provider. */
export const paymentsContext = createContext<Payments | null>(null);

/** Checks, encodes and stores an uploaded picture. */
export const uploadContext = createContext<StoreUpload | null>(null);

/** Stores and reads the private files of people. */
export const privateFilesContext = createContext<PrivateFiles | null>(null);

/** Sends messages to the Slack of startups. */
export const slackContext = createContext<SendToSlack | null>(null);

/** Reads an address that a person gave, guarded (S-6). */
export const fetchTextContext = createContext<FetchText | null>(null);

export type TestCheckoutButton = 'pay' | 'decline' | 'twice' | 'late';
/** The page of the test checkout. */
export type TestCheckoutDesk = {
  find(reference: string): Promise<{
    reference: string;
    title: string;
    description: string;
    total: number;
    currency: string;
    successUrl: string;
    cancelUrl: string;
    paidAt: string | null;
    expiresAt: string;
  } | null>;
  /** Sends the events that a real provider would. */
  press(reference: string, button: TestCheckoutButton): Promise<void>;
};

/** Exists only while demo data is loaded and the site runs on this machine. */
export type Demo = {
  /** Captured mail, newest first. */
  mails(): Promise<
    {
      name: string;
      at: string;
      to: string;
      fromName: string;
      subject: string;
      html: string;
      text: string;
      calendar?: string;
    }[]
  >;
  /** Null where a real provider is set up. */
  checkout: TestCheckoutDesk | null;
};
export const demoContext = createContext<Demo | null>(null);

/** A page's notes about its request for the log (S-16). */
export const notesContext = createContext<RequestNotes | null>(null);

/** Logs a bug with the request's id. */
export const reportContext = createContext<((error: unknown) => void) | null>(null);

type PageProvider = Readonly<RouterContextProvider>;

/** Reads what `main-pages.ts` sets for every page. */
function partOf<Part>(provider: PageProvider, context: RouterContext<Part | null>, name: string): Part {
  const part = provider.get(context);
  if (part === null) throw new Error(`The request has no ${name}: main-pages.ts sets it for every page.`);
  return part;
}

export const contextOf = (provider: PageProvider) => partOf(provider, domainContext, 'context of the domain');
export const siteOf = (provider: PageProvider) => partOf(provider, siteContext, 'facts of the site');
export const paymentsOf = (provider: PageProvider) => partOf(provider, paymentsContext, 'prices and payment provider');
export const storeUploadOf = (provider: PageProvider) => partOf(provider, uploadContext, 'storage of pictures');
export const privateFilesOf = (provider: PageProvider) => partOf(provider, privateFilesContext, 'private files');
export const sendToSlackOf = (provider: PageProvider) => partOf(provider, slackContext, 'way to Slack');
export const joiningOf = (provider: PageProvider) => partOf(provider, joiningContext, 'way to read websites');
export const fetchTextOf = (provider: PageProvider) => partOf(provider, fetchTextContext, 'way to read addresses');
export const accountCallOf = (provider: PageProvider) => partOf(provider, accountContext, 'parts of account commands');
export const demoOf = (provider: PageProvider) => provider.get(demoContext);

/** The request's notes; a throw-away object for pages rendered in tests. */
export function notesOf(provider: PageProvider): RequestNotes {
  return provider.get(notesContext) ?? {};
}
