import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { isDeep } from '#testing/depth.ts';
import { ownBrowser } from './launch-browser.ts';

/** A browser profile without cookies and storage, and its first page. */
export type Profile = {
  context: BrowserContext;
  page: Page;
  /** What describes it: the next visitor needs the same. */
  options: BrowserContextOptions;
  /** Not where a journey got hold of the profile itself: it may have gone offline, or blocked requests. */
  isReusable: boolean;
};

const EVENTS = ['console', 'weberror', 'dialog', 'request', 'requestfailed', 'response'] as const;
const freeProfiles = new Map<string, BrowserContext[]>();

/**
 * Opens an empty profile. In `npm test` it may be one that an earlier visitor has left: its browser still has the scripts
 * of the site, and reading them anew takes a quarter of what a page costs.
 */
export async function takeProfile(options: BrowserContextOptions): Promise<Profile> {
  const left = freeProfiles.get(JSON.stringify(options))?.pop();
  const context = left ?? (await (await ownBrowser()).newContext(options));
  const page = await context.newPage();
  if (left) await empty(context, page, options.baseURL ?? '');
  return { context, page, options, isReusable: !isDeep };
}

/** Closes the pages of a visitor, and keeps the profile for another where that is safe. */
export async function leaveProfile({ context, options, isReusable }: Profile): Promise<void> {
  if (!isReusable) return context.close();
  await Promise.all(context.pages().map((page) => page.close()));
  for (const event of EVENTS) context.removeAllListeners(event);
  const key = JSON.stringify(options);
  freeProfiles.set(key, [...(freeProfiles.get(key) ?? []), context]);
}

async function empty(context: BrowserContext, page: Page, origin: string): Promise<void> {
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}
