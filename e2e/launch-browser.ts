import { type Browser, chromium } from 'playwright-core';
import { site } from './site.ts';

/** What Playwright turns off. Chromium reads the last list alone, so ours repeats it. */
const PLAYWRIGHTS_OWN = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];
/** Of a whole browser: pages in the address bar of a window that nobody sees. Each new visitor costs 0.24 seconds of a core instead of 0.9. */
const BROWSER_WINDOW = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
];
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A page lives for seconds: optimising its scripts takes a tenth of the time, and pays later.
  '--js-flags=--no-turbofan --no-maglev',
  `--disable-features=${[...PLAYWRIGHTS_OWN, ...BROWSER_WINDOW].join()}`,
];

let browser: Promise<Browser> | undefined;

/**
 * The browser of this worker, which ends with it: two workers would also share the clipboard of one. In a process of
 * its own, each message between Playwright and the browser would be written and read twice.
 */
export function ownBrowser(): Promise<Browser> {
  browser ??= chromium.launch({ executablePath: site().chromium, args: FLAGS });
  return browser;
}
