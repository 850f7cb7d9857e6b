import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContext, Page, Response } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { isDeep, isNameInSample } from '#testing/depth.ts';
import { leaveProfile, takeProfile } from './profiles.ts';
import { site } from './site.ts';

/** Like the longest poll in vitest.config.ts: enough on a machine that takes six times as long as usual. */
const LONGEST_WAIT_MS = 30_000;
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** The only rules that another theme can break. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export type VisitorOptions = {
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  javaScript?: boolean;
  /** Allows animations. */
  motion?: boolean;
  /** Another server than the worker's own. */
  origin?: string;
  /** Allows the cookies of a logged-in person, and no others. */
  logsIn?: boolean;
  /** Console messages and failed requests that this journey provokes on purpose. */
  expects?: RegExp[];
};

/** A person with an empty browser profile. */
export type Visitor = {
  page: Page;
  /** The profile itself, for going offline, say. No later visitor takes it over. */
  context(): BrowserContext;
  addCookies: BrowserContext['addCookies'];
  origin: string;
  /** Opens an address. In the deep tier it also looks at the page; `npm test` looks at each kind of page once. */
  visit(path: string, options?: { status?: number; look?: boolean }): Promise<Response>;
  /** Checks the page against WCAG 2.2 AA and good practice, except the rules of `exceptions` which a library breaks. */
  check(what?: string, rules?: Rules, exceptions?: readonly string[]): Promise<void>;
  /** The same where a journey comes by: axe takes half a second, so `npm test` makes one of ten of these checks. */
  look: Visitor['check'];
};

/** `covered` leaves out the size of targets: axe measures the visible part only, and an open menu covers some. */
export type Rules = 'all' | 'colors' | 'covered';

/** The cookies that the page /cookies lists. */
const COOKIES_OF_MEMBERS = new Set(['sid', 'in', 'profile', 'flow', 'step', 'device']);
const checkedPages = new Set<string>();

/**
 * Opens a browser profile until the test ends. The test fails if a page reported an error, a violated policy or a failed
 * request, contacted another origin, opened a native dialog or set a cookie.
 */
export async function newVisitor(options: VisitorOptions = {}): Promise<Visitor> {
  const {
    width = 1280,
    height = width < 600 ? 844 : 900,
    theme = 'light',
    javaScript = true,
    motion = false,
    logsIn = false,
  } = options;
  const expects = [...(options.expects ?? [])];
  const origin = options.origin ?? site().origin;
  const profile = await takeProfile({
    viewport: { width, height },
    colorScheme: theme,
    javaScriptEnabled: javaScript,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    baseURL: origin,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const { context, page } = profile;
  const troubles = watch(context, origin, { javaScript, logsIn });
  page.setDefaultTimeout(LONGEST_WAIT_MS);

  const check = async (what = '', rules: Rules = 'all', exceptions: readonly string[] = []) => {
    const key = `${origin}${new URL(page.url()).pathname}${new URL(page.url()).search} ${what} ${width} ${theme}`;
    // The markup is the same without scripts, and axe needs them.
    if (!javaScript || checkedPages.has(key)) return;
    checkedPages.add(key);
    const problems = (await violations(page, rules)).filter(
      (one) => !exceptions.includes(one.slice(0, one.indexOf(':'))),
    );
    expect(problems, `accessibility of ${key}`).toEqual([]);
  };
  const look: typeof check = async (what = '', ...rest) => {
    if (isNameInSample(`${expect.getState().currentTestName} ${what}`, 10)) await check(what, ...rest);
  };

  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') await printPage(page, troubles);
    const cookies = await context.cookies();
    // Only the storage of the site itself is emptied.
    if (troubles.some((trouble) => trouble.startsWith('asked'))) profile.isReusable = false;
    await leaveProfile(profile);
    const surprises = troubles.filter((trouble) => !expects.some((pattern) => pattern.test(trouble)));
    expect(surprises, 'what went wrong in the browser').toEqual([]);
    // The browser itself writes the country when somebody chooses one.
    const strangers = cookies.filter(({ name }) => name !== 'country' && !(logsIn && COOKIES_OF_MEMBERS.has(name)));
    expect(strangers, 'cookies').toEqual([]);
  });

  return {
    page,
    context() {
      profile.isReusable = false;
      return context;
    },
    addCookies: (cookies) => context.addCookies(cookies),
    origin,
    check,
    look,
    async visit(path, { status = 200, look: looks = true } = {}) {
      // Browsers print every answer with an error status, also when the test expects it.
      if (status >= 400)
        expects.push(new RegExp(`^console: Failed to load resource: .* ${status} .*${escapeRegExp(path)}`));
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(status);
      if (javaScript) await waitForHydration(page);
      if (looks && isDeep) await check();
      return response as Response;
    },
  };
}

/** What the page of a failed test showed: the error alone says only what it did not show. */
async function printPage(page: Page, troubles: readonly string[]): Promise<void> {
  const text = await page
    .locator('body')
    .innerText({ timeout: 1000 })
    .catch((error: Error) => error.message);
  console.log([`The test left ${page.url()}`, ...troubles, text.replaceAll(/\s*\n\s*/g, '\n')].join('\n'));
}

/** Waits until React handles the clicks of the page. */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const main = document.querySelector('main');
      return main !== null && Object.keys(main).some((name) => name.startsWith('__reactFiber'));
    },
    undefined,
    // By default it asks at every frame, and then the browser draws sixty a second: an eighth of what a page costs.
    { polling: 20 },
  );
  // Effects run after the paint that follows.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0))));
}

function watch(
  context: BrowserContext,
  origin: string,
  { javaScript, logsIn }: { javaScript: boolean; logsIn: boolean },
): string[] {
  const troubles: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => {
    troubles.push(`error: ${error.error().stack ?? error.error().message}`);
  });
  context.on('dialog', (dialog) => {
    troubles.push(`dialog: ${dialog.message()}`);
    dialog.dismiss().catch(() => {});
  });
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^(https?|wss?):$/.test(url.protocol) && url.origin !== origin) troubles.push(`asked ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Opening a page cancels the prefetch of another.
    if (reason === 'net::ERR_ABORTED') return;
    // A browser without JavaScript reports scripts with the same reason.
    if (reason === 'csp' && !javaScript && request.resourceType() === 'script') return;
    troubles.push(`failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    const isPage = response.request().isNavigationRequest();
    if (response.status() >= 400 && !isPage) troubles.push(`answered ${response.status()}: ${response.url()}`);
    if (!logsIn && 'set-cookie' in response.headers()) troubles.push(`cookie set by ${response.url()}`);
  });
  return troubles;
}

type AxeResult = { violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[] };

async function violations(page: Page, rules: Rules): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(AXE);
  const result = await page.evaluate(
    (options) =>
      (window as unknown as { axe: { run(node: Document, options: object): Promise<AxeResult> } }).axe.run(document, {
        ...options,
        resultTypes: ['violations'],
      }),
    {
      runOnly: rules === 'colors' ? COLOR_RULES : AXE_TAGS,
      rules: rules === 'covered' ? { 'target-size': { enabled: false } } : {},
    },
  );
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${id}: ${node.target.join(' ')} ${(node.failureSummary ?? '').replace(/\s+/g, ' ').slice(0, 300)}`,
    ),
  );
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
