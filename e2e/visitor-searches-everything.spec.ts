import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '#testing/depth.ts';
import { edge } from '#testing/edge.ts';
import { newVisitor } from './browser.ts';
import { findJob, isOfDemo, listOf, numberIn, postJob } from './site-data.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Search jobs, startups and places' });
const options = (page: Page) => page.getByRole('dialog').getByRole('option');

describe('a visitor who opens the palette', () => {
  it.each(sampleOf(['/', 'Control+k'], 2))('opens it by %s, loads it then, and closes it by Escape', async (key) => {
    const { page, visit, look } = await newVisitor();
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (/\/assets\/palette-/.test(request.url())) scripts.push(request.url());
    });
    await visit('/startups/join', { look: false });
    expect(scripts).toEqual([]);
    await page.keyboard.press(key);
    await field(page).waitFor();
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    expect(scripts).not.toEqual([]);
    await options(page).filter({ hasText: 'Find jobs' }).waitFor();
    await look('palette');
    await page.keyboard.press('Escape');
    await field(page).waitFor({ state: 'detached' });
  });

  edge('finds startups, jobs, pages and the search itself, by keyboard alone', async () => {
    const { page, visit } = await newVisitor();
    const job = await findJob((one) => /^\p{L}{6,}$/u.test(one.company.name) && isOfDemo(one));
    await visit('/startups/join', { look: false });
    await page.keyboard.press('/');
    await field(page).waitFor();
    await page.keyboard.type(job.company.name);
    await options(page).filter({ hasText: 'Jobs with' }).waitFor();
    expect(await options(page).filter({ hasText: job.company.name }).count()).toBeGreaterThan(1);
    const number = numberIn(
      (await options(page).filter({ hasText: 'Jobs with' }).locator('[aria-hidden]').first().innerText()) ?? '',
    );
    expect(number).toBe((await listOf(`search=${job.company.name}`)).total);
    await field(page).fill('priv');
    await options(page).filter({ hasText: 'Privacy Policy' }).waitFor();
    await page.keyboard.press('ArrowUp');
    const isActive = () =>
      field(page).evaluate((input) =>
        document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent?.includes('Privacy'),
      );
    for (let n = 0; n < 15 && !(await isActive()); n++) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/privacy-policy');
    await field(page).waitFor({ state: 'detached' });
  });

  edge('searches for jobs by Enter alone, and hears when nothing is found', async () => {
    const { page, visit } = await newVisitor();
    await visit('/startups/join', { look: false });
    await page.keyboard.press('/');
    await field(page).waitFor();
    await page.keyboard.type('vuvuzelawright');
    await page.getByText('Nothing for “vuvuzelawright”').waitFor();
    await page
      .getByRole('dialog')
      .getByRole('status')
      .filter({ hasText: 'No suggestions' })
      .waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await page.waitForURL('**/jobs?search=vuvuzelawright');
  });

  it('is led to the jobs that come close to words that no job matches', async () => {
    const { page, visit } = await newVisitor();
    await postJob({ title: 'Lamplighter' });
    await visit('/', { look: false });
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await page.keyboard.type('lamplighter vuvuzelawright');
    await options(page).filter({ hasText: 'Jobs close to “lamplighter vuvuzelawright”' }).click();
    await page.waitForURL('**/jobs?search=lamplighter+vuvuzelawright');
    await page.getByRole('link', { name: 'Lamplighter' }).first().waitFor();
  });

  it('names a town as it is written, however it is typed', async () => {
    const { page, visit } = await newVisitor();
    await visit('/startups/join', { look: false });
    await page.keyboard.press('Control+k');
    await field(page).waitFor();
    await page.keyboard.type('oslo');
    await options(page).filter({ hasText: 'Jobs in Oslo' }).waitFor();
    await field(page).fill('oslo backend');
    await options(page).filter({ hasText: 'Backend in Oslo' }).click();
    await page.waitForURL('**/jobs?roles=backenddeveloper&search=oslo');
  });

  edge('leaves / to the fields of the page, and can turn the key off', async () => {
    const { page, visit } = await newVisitor();
    await visit('/', { look: false });
    const what = page.getByLabel('What', { exact: true });
    await what.focus();
    await page.keyboard.type('ci/cd');
    expect(await what.inputValue()).toBe('ci/cd');
    expect(await field(page).count()).toBe(0);
    await page.keyboard.press('Control+k');
    await options(page).filter({ hasText: 'Turn the / key off' }).click();
    await field(page).waitFor({ state: 'detached' });
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await page.keyboard.press('Control+k');
    await options(page).filter({ hasText: 'Turn the / key on' }).waitFor();
  });

  edge('changes the theme of this browser, which a reload keeps', async () => {
    const { page, visit } = await newVisitor();
    const scheme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    await visit('/', { look: false });
    expect(await scheme()).toBe('light');
    await page.keyboard.press('Control+k');
    await options(page).filter({ hasText: 'Dark theme' }).click();
    await expect.poll(scheme).toBe('dark');
    const dark = page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name: 'Dark' });
    await expect.poll(() => dark.isChecked(), { message: 'the switch in the footer follows' }).toBe(true);
    await page.reload();
    expect(await scheme()).toBe('dark');
  });

  edge('opens it from the menu on a phone, and reads when there is no connection', async () => {
    const { page, visit, context } = await newVisitor({ width: 390, expects: [/DISCONNECTED/] });
    await visit('/', { look: false });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Search' }).click();
    await field(page).waitFor();
    await context().setOffline(true);
    await page.keyboard.type('glaciologist');
    await page.getByText('The search does not answer. Check your connection and try again.').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });
});
