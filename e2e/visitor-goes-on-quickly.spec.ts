import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { edge } from '#testing/edge.ts';
import { newVisitor } from './browser.ts';

/** The scripts that a page requests, without their hash. */
function programOf(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(.+)-[\w-]{7}\.js$/.exec(request.url())?.[1];
    if (name) files.push(name);
  });
  return files;
}

/** Waits for an idle moment later than those the page waits for. */
const idle = (page: Page) =>
  page.evaluate(() => new Promise((done) => setTimeout(() => requestIdleCallback(done, { timeout: 3000 }), 2500)));

const aJob = (page: Page) => page.getByRole('main').locator('a[href^="/jobs/"]').first();

describe('the job list', () => {
  it('has a document of at most 20 kB compressed, scripts of 140 and styles of 22', async () => {
    const { page, visit } = await newVisitor();
    const bodies = new Map<string, Promise<Buffer>[]>([
      ['document', []],
      ['script', []],
      ['stylesheet', []],
    ]);
    page.on('response', (response) => {
      bodies.get(response.request().resourceType())?.push(response.body());
    });
    await visit('/jobs', { look: false });
    const kilobytes = async (kind: string) => {
      const files = await Promise.all(bodies.get(kind) ?? []);
      expect(files, kind).not.toEqual([]);
      return files.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0) / 1000;
    };
    expect(await kilobytes('document')).toBeLessThanOrEqual(20);
    expect(await kilobytes('script')).toBeLessThanOrEqual(140);
    expect(await kilobytes('stylesheet')).toBeLessThanOrEqual(22);
  });
});

describe('the font', () => {
  it('is the file that the page asks for first, and comes once', async () => {
    const { page, visit } = await newVisitor();
    const files: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') files.push(new URL(request.url()).pathname);
    });
    await visit('/pricing', { look: false });
    await page.evaluate(() => document.fonts.ready);
    const font = await page.locator('link[rel=preload][as=font]').getAttribute('href');
    expect(files).toContain(font);
    const fonts = files.map((file) => file.slice(0, file.lastIndexOf('-')));
    expect(fonts.length).toBe(new Set(fonts).size);
  });
});

describe('the page of a link', () => {
  it('stands at its top at once, also if the link stood far below', async () => {
    const { page, visit } = await newVisitor({ motion: true });
    await visit('/pricing', { look: false });
    await page.evaluate(() => {
      const places: number[] = [];
      document.addEventListener('scroll', () => {
        if (location.pathname === '/jobs') places.push(scrollY);
      });
      Object.assign(window, { places });
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Find jobs' }).click();
    await page.getByRole('heading', { level: 1, name: /jobs$/ }).waitFor();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const between = await page.evaluate(() => (window as unknown as { places: number[] }).places.filter((y) => y > 0));
    expect(between.length, 'places that it glided past').toBeLessThan(3);
  });

  it('is fetched when a person is about to follow it', async () => {
    const { page, visit } = await newVisitor();
    const files = programOf(page);
    await visit('/jobs', { look: false });
    expect(files).not.toContain('detail.page');
    const data = page.waitForRequest(/\/jobs\/\w+\.data/);
    // The page watches its links from the first idle moment on.
    await idle(page);
    await aJob(page).hover();
    await data;
    await expect.poll(() => files).toContain('detail.page');
  });

  edge('is not fetched where the person saves data', async () => {
    const { page, visit } = await newVisitor();
    const files = programOf(page);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    await visit('/jobs', { look: false });
    await aJob(page).hover();
    await idle(page);
    expect(files).not.toContain('detail.page');
  });

  edge('is not fetched where a reload would lose what was written', async () => {
    const { page, visit } = await newVisitor();
    const files = programOf(page);
    await visit('/auth/signin', { look: false });
    await idle(page);
    await page.getByLabel('Email').fill('somebody@people.example');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).first().hover();
    await idle(page);
    expect(files).not.toContain('terms.page');
  });
});

describe('the loading bar', () => {
  it('stays for at least 200 ms once it shows (the fetch minimum delay)', async () => {
    const { page, visit } = await newVisitor();
    await visit('/terms', { look: false });
    await page.evaluate(() => {
      let since = 0;
      const note = () => {
        if (document.querySelector('body > div[aria-hidden=true]')) since ||= performance.now();
        else if (since) Object.assign(window, { shownFor: performance.now() - since });
      };
      new MutationObserver(note).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
    // An answer that takes long enough for the bar to show, and far less than the minimum.
    await page.route('**/privacy-policy.data*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      await route.continue();
    });
    await page.locator('footer').getByRole('link', { name: 'Privacy Policy' }).click();
    await page.waitForFunction(() => 'shownFor' in window);
    expect(await page.evaluate(() => (window as unknown as { shownFor: number }).shownFor)).toBeGreaterThan(195);
  });
});
