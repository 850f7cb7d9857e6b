import { describe, expect, it, onTestFinished } from 'vitest';
import { edge } from '#testing/edge.ts';
import { newVisitor } from './browser.ts';
import { startServer } from './server.ts';
import { site } from './site.ts';

describe('a visitor who wants to read', () => {
  edge('closes the banner once, and it neither comes back nor flashes', async () => {
    const server = await startServer({
      DATABASE_URL: site().databaseUrl,
      HAVN_DATA_DIR: site().dataDirectory,
      INFO_BANNER: 'The harbour is closed on Sunday.',
      RUN_WORKER: 'false',
    });
    onTestFinished(() => server.stop());
    const { page, visit, look } = await newVisitor({ origin: server.origin });
    await visit('/');
    const banner = page.getByRole('region', { name: 'Notice' });
    expect(await banner.innerText()).toContain('The harbour is closed on Sunday.');
    await banner.getByRole('button', { name: 'Close notice' }).click();
    await expect.poll(() => banner.count()).toBe(0);
    await page.goto('/jobs', { waitUntil: 'commit' });
    await page.waitForSelector('main', { state: 'attached' });
    expect(await page.getByText('The harbour is closed on Sunday.').isVisible()).toBe(false);
    await look('without banner');
  });

  it('closes the cookie notice once; no cookie is set either way', async () => {
    const { page, context, visit } = await newVisitor();
    await visit('/', { look: false });
    const notice = page.getByRole('region', { name: 'Cookies' });
    await notice.waitFor();
    await notice.getByRole('link', { name: 'See the list' }).click();
    await page.waitForURL('**/cookies');
    await notice.getByRole('button', { name: 'Close cookie notice' }).click();
    await expect.poll(() => notice.count()).toBe(0);
    await visit('/jobs', { look: false });
    expect(await notice.count()).toBe(0);
    expect(await context().cookies()).toEqual([]);
  });

  edge('reads the offline notice above the cookie notice', async () => {
    const { page, context, visit } = await newVisitor({ width: 390, expects: [/ERR_INTERNET_DISCONNECTED/] });
    await visit('/startups/join', { look: false });
    await page.getByRole('region', { name: 'Cookies' }).waitFor();
    await context().setOffline(true);
    const sentence = page.getByText('No connection.');
    await sentence.waitFor();
    const isSeen = await sentence.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const topmost = document.elementFromPoint(left + width / 2, top + height / 2);
      return element.contains(topmost);
    });
    expect(isSeen).toBe(true);
  });

  edge('reads that a page cannot load offline, and sees it when the connection returns', async () => {
    const expects = [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/];
    const { page, context, visit } = await newVisitor({ expects });
    await visit('/jobs', { look: false });
    const jobs = page.locator('article h2 a, article h3 a');
    // The browser has the program of that kind of page from here on.
    await jobs.first().click();
    await page.waitForURL(/\/jobs\/\w{24}/);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: /jobs$/ }).waitFor();
    const title = await jobs.nth(3).innerText();
    await context().setOffline(true);
    await jobs.nth(3).click();
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'No connection' }).waitFor();
    await context().setOffline(false);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  });

  edge(
    'stays on the page when the program of the next one cannot load offline, and goes there when it can',
    async () => {
      const expects = [/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /Error loading route module/];
      const { page, context, visit } = await newVisitor({ expects });
      await visit('/jobs', { look: false });
      const job = page.locator('article h2 a').nth(3);
      const title = await job.innerText();
      await context().setOffline(true);
      await job.click();
      await page.getByRole('status').filter({ hasText: 'as soon as it is back' }).waitFor();
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/jobs$/);
      await context().setOffline(false);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
    },
  );

  edge('sees no layout shift while pages appear', async () => {
    for (const width of [390, 1280]) {
      const { page, visit } = await newVisitor({ width });
      await page.addInitScript(() => {
        Object.assign(window, { shifted: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            (window as unknown as { shifted: number }).shifted += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      for (const path of ['/', '/jobs', '/startups']) {
        await visit(path, { look: false });
        await page.evaluate(() => document.fonts.ready);
        const shift = await page.evaluate(() => (window as unknown as { shifted: number }).shifted);
        expect(shift, `${path} at ${width} px`).toBeLessThan(0.02);
      }
    }
  });
});
