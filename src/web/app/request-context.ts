import { createContext, type RouterContextProvider } from 'react-router';
import type { AuthServices, ClientInfo, Provider } from '#domain/accounts/auth-services.ts';
import type { Context } from '#domain/context.ts';
import type { Platform } from '#domain/site/platforms.ts';
import type { RequestNotes } from '#server/security-log.ts';

/** What a page may know of the site it is on: configuration, never the visitor. */
export type SiteFacts = {
  platform: Platform;
  name: string;
  /** Absolute addresses begin with it; from configuration, never from a request. */
  origin: string;
  year: number;
  isIndexed: boolean;
  products: string[];
  infoBanner: string;
  /** Where people write to, on every question. */
  contactEmail: string;
  /** Where a vulnerability is reported, as a URI. */
  securityContact: string;
};

/** `createContext(undefined)` throws where it is read: null stands for "not set". */
export const domainContext = createContext<Context | null>(null);
export const siteContext = createContext<SiteFacts | null>(null);

/** What pages of accounts hand on to the commands, beside the context; cookies are set by server/session-cookie.ts. */
export type AccountCall = {
  parts: AuthServices;
  /** Where people say who they are at LinkedIn; null where that is not set up. */
  linkedIn: Provider | null;
  /** Scheme and host the request came to: it decides the cookie's name. */
  origin: string;
  from: ClientInfo;
  /** What the profile cookie says (product §4). */
  rememberedProfile: string | null;
};
export const accountContext = createContext<AccountCall | null>(null);

/** What exists only while demo data is loaded and the site is this machine's own. */
export type Demo = {
  /** Mail that was not sent but caught, newest first. */
  mails(): Promise<
    { name: string; at: string; to: string; fromName: string; subject: string; html: string; text: string }[]
  >;
};
export const demoContext = createContext<Demo | null>(null);

/** What a page tells the log of its request (S-16). */
export const notesContext = createContext<RequestNotes | null>(null);

/** Writes a bug to the log, beside the request's id. */
export const reportContext = createContext<((error: unknown) => void) | null>(null);

export function contextOf(provider: Readonly<RouterContextProvider>): Context {
  const context = provider.get(domainContext);
  if (!context) throw new Error('The request carries no context: server.ts sets it for every page.');
  return context;
}

export function siteOf(provider: Readonly<RouterContextProvider>): SiteFacts {
  const site = provider.get(siteContext);
  if (!site) throw new Error('The request carries no site facts: server.ts sets them for every page.');
  return site;
}

export function demoOf(provider: Readonly<RouterContextProvider>): Demo | null {
  return provider.get(demoContext);
}

export function accountCallOf(provider: Readonly<RouterContextProvider>): AccountCall {
  const door = provider.get(accountContext);
  if (!door) throw new Error('The request carries no account door: server.ts sets it for every page.');
  return door;
}

/** Notes that nobody reads where the request has none: a page rendered in a test. */
export function notesOf(provider: Readonly<RouterContextProvider>): RequestNotes {
  return provider.get(notesContext) ?? {};
}
