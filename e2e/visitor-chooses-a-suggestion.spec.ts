import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { edge } from '#testing/edge.ts';
import { newVisitor } from './browser.ts';

const where = (page: Page) => page.getByLabel('Where', { exact: true });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

describe('a visitor who is offered suggestions', () => {
  it('goes on in the same field, at the same place in the text, when suggestions load', async () => {
    const { page, visit } = await newVisitor();
    let load: () => void = () => {};
    const loads = new Promise<void>((resolve) => {
      load = resolve;
    });
    await page.route(/\/assets\/job-suggestions/, async (route) => {
      await loads;
      await route.continue();
    });
    await visit('/', { look: false });
    await where(page).focus();
    const field = await where(page).elementHandle();
    await page.keyboard.type('slo');
    await page.keyboard.press('Home');
    load();
    await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'combobox');
    expect(await field?.evaluate((input) => input === document.activeElement)).toBe(true);
    await page.keyboard.type('o');
    await options(page).filter({ hasText: 'Oslo' }).waitFor();
    expect(await where(page).inputValue()).toBe('oslo');
  });

  edge('chooses nothing when the choice they moved to is missing in a late answer', async () => {
    const { page, visit } = await newVisitor();
    let answer: () => void = () => {};
    const answers = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/suggestions\?where=sta$/, async (route) => {
      await answers;
      await route.continue();
    });
    await visit('/', { look: false });
    await where(page).focus();
    await page.keyboard.type('st');
    await options(page).filter({ hasText: 'Stockholm' }).waitFor();
    const late = page.waitForRequest(/where=sta$/);
    await page.keyboard.type('a');
    await late;
    const active = () =>
      where(page).evaluate(
        (input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? '',
      );
    for (let n = 0; n < 10 && !(await active()).startsWith('Stockholm'); n++) await page.keyboard.press('ArrowDown');
    expect(await active()).toMatch(/^Stockholm/);
    answer();
    await options(page).filter({ hasText: 'Stockholm' }).waitFor({ state: 'detached' });
    expect(await active()).toBe('');
  });

  edge('takes a chosen role back by Escape', async () => {
    const { page, visit } = await newVisitor();
    await visit('/jobs?roles=sales', { look: false });
    const what = page.getByLabel('What', { exact: true });
    await what.focus();
    await page.keyboard.type('backend');
    await options(page).first().click();
    expect(await what.inputValue()).toBe('Backend');
    await page.keyboard.press('Escape');
    expect(await what.inputValue()).toBe('');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.search === '?roles=sales');
  });

  edge('sees the choice they move to in a list that scrolls', async () => {
    const { page, visit } = await newVisitor({ width: 320, height: 480 });
    await visit('/jobs', { look: false });
    await page.getByLabel('What', { exact: true }).focus();
    await page.keyboard.type('st');
    await options(page).first().waitFor();
    const isSeen = () =>
      options(page)
        .last()
        .evaluate((option) => {
          const { bottom } = option.getBoundingClientRect();
          const list = option.closest('[role=listbox]')?.parentElement;
          return bottom <= (list?.getBoundingClientRect().bottom ?? 0);
        });
    expect(await isSeen()).toBe(false);
    await page.keyboard.press('ArrowUp');
    await expect.poll(isSeen).toBe(true);
  });

  edge('keeps what was meant: a technology as words, and a town beside the words typed before it', async () => {
    const { page, visit } = await newVisitor();
    const what = page.getByLabel('What', { exact: true });
    await visit('/', { look: false });
    await what.focus();
    await page.keyboard.type('pyth');
    await options(page).first().click();
    expect(await what.inputValue()).toBe('Python');
    await what.fill('');
    await page.keyboard.type('engineer osl');
    await options(page).filter({ hasText: 'engineer in Oslo' }).click();
    expect(await what.inputValue()).toBe('engineer');
    expect(await where(page).inputValue()).toBe('Oslo');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.search === '?search=engineer&location=Oslo');
  });

  edge('puts a town into the field for places on a phone, too', async () => {
    const { page, visit } = await newVisitor({ width: 390 });
    const what = page.getByLabel('What', { exact: true });
    await visit('/jobs', { look: false });
    await what.focus();
    await page.keyboard.type('engineer osl');
    await options(page).filter({ hasText: 'engineer in Oslo' }).click();
    expect(await what.inputValue()).toBe('engineer');
    expect(await where(page).inputValue()).toBe('Oslo');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.search === '?search=engineer&location=Oslo');
  });

  edge('goes back to a search of this browser from an empty field', async () => {
    const { page, visit } = await newVisitor();
    await visit('/jobs?search=designer&location=Oslo', { look: false });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('havn.searches'))).toContain('designer');
    await visit('/', { look: false });
    await page.getByLabel('What', { exact: true }).focus();
    await options(page).filter({ hasText: '“designer” in Oslo' }).waitFor();
    await page.keyboard.press('Escape');
    expect(await options(page).count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.search === '?search=designer&location=Oslo');
  });
});
