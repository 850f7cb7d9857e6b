import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hydrated, newVisitor } from './browser.ts';

/** The files of the program asked for on a page, without their hash. */
function programOf(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const name = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(request.url())?.[1];
    if (name) files.push(name);
  });
  return files;
}

describe('the program of a page', () => {
  it('waits until the page can be read', async () => {
    const { page } = await newVisitor();
    const files = programOf(page);
    let send = () => {};
    const held = new Promise<void>((done) => {
      send = done;
    });
    await page.route(/\/assets\/style-.*\.css$/, async (route) => {
      await held;
      await route.continue();
    });
    const answer = await page.goto('/jobs', { waitUntil: 'commit' });
    await answer?.finished();
    expect(files).toEqual([]);
    send();
    await hydrated(page);
    expect(files).toContain('framework');
  });
});

describe('what comes next', () => {
  it('is fetched while nothing else happens: the program of pages the links on the screen lead to', async () => {
    const { page, visit } = await newVisitor();
    const files = programOf(page);
    await visit('/jobs', { look: false });
    await expect.poll(() => files).toContain('detail.page');
  });

  it('is not fetched where the person saves data', async () => {
    const { page, visit } = await newVisitor();
    const files = programOf(page);
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    await visit('/jobs', { look: false });
    // Whatever waits for an idle moment has had one when a later one comes.
    await page.evaluate(
      () => new Promise((done) => setTimeout(() => requestIdleCallback(done, { timeout: 3000 }), 2500)),
    );
    expect(files).not.toContain('detail.page');
  });

  it('does no harm where it cannot be fetched', async () => {
    const { page, visit } = await newVisitor({ expects: [/detail\.page/] });
    let asked = 0;
    await page.route(/\/assets\/detail\.page-/, (route) => {
      asked += 1;
      return route.abort();
    });
    await visit('/jobs', { look: false });
    await page.evaluate(() => Object.assign(window, { stillTheSame: true }));
    await expect.poll(() => asked).toBeGreaterThan(0);
    await page.getByRole('main').getByRole('heading', { level: 1 }).click();
    expect(await page.evaluate(() => 'stillTheSame' in window)).toBe(true);
  });
});
