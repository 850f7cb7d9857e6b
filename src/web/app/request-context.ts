import { createContext, type RouterContextProvider } from 'react-router';
import type { AuthServices, ClientInfo, Provider } from '#domain/accounts/auth-services.ts';
import type { StoreUpload } from '#domain/accounts/uploads.server.ts';
import type { Payments } from '#domain/billing/payments.ts';
import type { JoiningServices } from '#domain/companies/joining.server.ts';
import type { SendToSlack } from '#domain/companies/slack.server.ts';
import type { Context } from '#domain/context.ts';
import type { FetchText } from '#domain/import/document-at.ts';
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

export function contextOf(provider: Readonly<RouterContextProvider>): Context {
  const context = provider.get(domainContext);
  if (!context) throw new Error('The request has no context: server/pages.ts sets it for every page.');
  return context;
}

export function siteOf(provider: Readonly<RouterContextProvider>): SiteFacts {
  const site = provider.get(siteContext);
  if (!site) throw new Error('The request has no site facts: server/pages.ts sets them for every page.');
  return site;
}

export function demoOf(provider: Readonly<RouterContextProvider>): Demo | null {
  return provider.get(demoContext);
}

export function paymentsOf(provider: Readonly<RouterContextProvider>): Payments {
  const payments = provider.get(paymentsContext);
  if (!payments) throw new Error('The request has no payments: server/pages.ts sets them for every page.');
  return payments;
}

export function storeUploadOf(provider: Readonly<RouterContextProvider>): StoreUpload {
  const storeUpload = provider.get(uploadContext);
  if (!storeUpload) throw new Error('The request has no storage: server/pages.ts sets it for every page.');
  return storeUpload;
}

export function privateFilesOf(provider: Readonly<RouterContextProvider>): PrivateFiles {
  const privateFiles = provider.get(privateFilesContext);
  if (!privateFiles) throw new Error('The request has no private files: main.ts sets them for every page.');
  return privateFiles;
}

export function sendToSlackOf(provider: Readonly<RouterContextProvider>): SendToSlack {
  const send = provider.get(slackContext);
  if (!send) throw new Error('The request has no Slack: server/pages.ts sets it for every page.');
  return send;
}

export function joiningOf(provider: Readonly<RouterContextProvider>): JoiningServices {
  const joining = provider.get(joiningContext);
  if (!joining) throw new Error('The request has no way to read websites: main.ts sets it for every page.');
  return joining;
}

export function fetchTextOf(provider: Readonly<RouterContextProvider>): FetchText {
  const fetchText = provider.get(fetchTextContext);
  if (!fetchText) throw new Error('The request cannot fetch: server/pages.ts sets it for every page.');
  return fetchText;
}

export function accountCallOf(provider: Readonly<RouterContextProvider>): AccountCall {
  const call = provider.get(accountContext);
  if (!call) throw new Error('The request has no account call: server/pages.ts sets it for every page.');
  return call;
}

/** The request's notes; a throw-away object for pages rendered in tests. */
export function notesOf(provider: Readonly<RouterContextProvider>): RequestNotes {
  return provider.get(notesContext) ?? {};
}
