import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, chromium, type Page, type Response } from 'playwright-core';
import { expect, inject, onTestFinished } from 'vitest';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** All that another theme can change. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

export type VisitorOptions = {
  width?: number;
  height?: number;
  theme?: 'light' | 'dark';
  javaScript?: boolean;
  /** Whether things may move; without it they are there at once. */
  motion?: boolean;
  /** Another server than the one all journeys share. */
  origin?: string;
  /** They have an account: their browser may keep the cookies of who is logged in, and no others. */
  logsIn?: boolean;
  /** What this journey provokes on purpose: console messages and requests that may fail. */
  expects?: RegExp[];
};

/** A person with a browser that has never been here, and everything that went wrong for them. */
export type Visitor = {
  page: Page;
  context: BrowserContext;
  origin: string;
  /** Opens an address and looks at it as `look` does. */
  visit(path: string, options?: { status?: number; look?: boolean }): Promise<Response>;
  /** Holds what the page shows now against WCAG 2.2 AA and good practice; `known` are rules others break. */
  look(what?: string, rules?: Rules, known?: readonly string[]): Promise<void>;
};

/**
 * `colors` is what another theme can change. `covered` is all but the size of targets, which axe takes from what can be
 * seen of them: what lies under an open menu is reached when it has closed.
 */
export type Rules = 'all' | 'colors' | 'covered';

/** As the list at /cookies has them. */
const COOKIES_OF_MEMBERS = new Set(['sid', 'in', 'profile', 'flow', 'step', 'device']);
let browser: Promise<Browser> | undefined;
const looked = new Set<string>();

/**
 * A new visitor, gone when the test ends. The test fails if a page of theirs reported an error, a violated policy
 * or a failed request, asked anybody else for something, opened a dialog or set a cookie.
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
  const origin = options.origin ?? inject('origin');
  browser ??= chromium.connect(inject('browserEndpoint'));
  const context = await (await browser).newContext({
    viewport: { width, height },
    colorScheme: theme,
    javaScriptEnabled: javaScript,
    reducedMotion: motion ? 'no-preference' : 'reduce',
    baseURL: origin,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const troubles = watch(context, origin, { javaScript, logsIn });
  const page = await context.newPage();
  page.setDefaultTimeout(10_000);

  const look = async (what = '', rules: Rules = 'all', known: readonly string[] = []) => {
    const seen = `${origin}${new URL(page.url()).pathname}${new URL(page.url()).search} ${what} ${width} ${theme}`;
    // Without scripts the page is the same markup, and axe could not wait for anything.
    if (!javaScript || looked.has(seen)) return;
    looked.add(seen);
    const found = (await violations(page, rules)).filter((one) => !known.includes(one.slice(0, one.indexOf(':'))));
    expect(found, `accessibility of ${seen}`).toEqual([]);
  };

  onTestFinished(async () => {
    const cookies = await context.cookies();
    await context.close();
    const unexpected = troubles.filter((trouble) => !expects.some((expected) => expected.test(trouble)));
    expect(unexpected, 'what went wrong in the browser').toEqual([]);
    // The country is written by the browser itself, when somebody chooses one.
    const unknown = cookies.filter(({ name }) => name !== 'country' && !(logsIn && COOKIES_OF_MEMBERS.has(name)));
    expect(unknown, 'cookies').toEqual([]);
  });

  return {
    page,
    context,
    origin,
    look,
    async visit(path, { status = 200, look: looks = true } = {}) {
      // Browsers print every answer that is an error; a page that is meant to be one is none.
      if (status >= 400) expects.push(new RegExp(`^console: Failed to load resource: .* ${status} .*${escaped(path)}`));
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(status);
      if (javaScript) await hydrated(page);
      if (looks) await look();
      return response as Response;
    },
  };
}

/** The page has taken over from the server's HTML: clicks stay in it from here on. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((name) => name.startsWith('__reactFiber'));
  });
  // Effects run after the paint that follows.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0))));
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
    // What was fetched ahead is given up when another page is opened.
    if (reason === 'net::ERR_ABORTED') return;
    // Without JavaScript the browser refuses scripts by the same word.
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

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
