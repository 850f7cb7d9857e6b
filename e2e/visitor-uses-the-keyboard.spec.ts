import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { someJobToApplyTo } from '#testing/applying.ts';
import { sampleOf } from '#testing/depth.ts';
import { edge } from '#testing/edge.ts';
import { newVisitor } from './browser.ts';
import { inSiteDatabase, listOf, postJob } from './site-data.ts';

/** Names the focused element in the words a screen reader would use. */
const focusName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement | null;
    const text =
      element?.getAttribute('aria-label') ??
      (element as HTMLInputElement | null)?.labels?.[0]?.innerText ??
      element?.innerText;
    return (text ?? '').trim().split('\n')[0]?.trim() ?? '';
  });

/**
 * Walks by Tab and answers every stop that cannot be seen: no visible ring, outside of the window, or under
 * something that sticks to an edge (WCAG 2.4.7, 2.4.11).
 */
async function walk(page: Page, most: number): Promise<{ stops: number; hidden: string[] }> {
  const problems: string[] = [];
  let stops = 0;
  for (; stops < most; stops += 1) {
    await page.keyboard.press('Tab');
    const problem = await page.evaluate(async () => {
      const element = document.activeElement as HTMLElement | null;
      if (!element || element === document.body) return null;
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.innerText ?? ''}`
        .trim()
        .slice(0, 60);
      const box = element.getBoundingClientRect();
      const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 2);
      const points = [box.top + 2, box.top + box.height / 2, box.bottom - 2].filter((y) => y > 0 && y < innerHeight);
      const isOnTop = points.some((y) => {
        const top = document.elementFromPoint(x, y);
        return (
          top !== null &&
          (element.contains(top) ||
            top.contains(element) ||
            [...((element as HTMLInputElement).labels ?? [])].some((label) => label.contains(top)))
        );
      });
      const rings = [
        element,
        ...element.querySelectorAll('*'),
        ...(element.closest('label, article, form, li')?.querySelectorAll('*') ?? []),
        element.closest('label, article'),
        element.closest('form'),
      ];
      const hasRing = rings.some((one) => {
        if (!one) return false;
        const style = getComputedStyle(one);
        return (
          (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2) ||
          (one === element && style.boxShadow !== 'none') ||
          (one.matches(':focus-within') && style.boxShadow !== 'none')
        );
      });
      return { name, isOnTop, hasRing, isEnd: false };
    });
    if (!problem) break;
    if (!problem.isOnTop) problems.push(`${problem.name}: covered or out of sight`);
    if (!problem.hasRing) problems.push(`${problem.name}: no ring`);
  }
  return { stops, hidden: problems };
}

describe('a visitor who comes by keyboard', () => {
  it('skips to the content first', async () => {
    const { page, visit } = await newVisitor();
    await visit('/jobs', { look: false });
    await page.keyboard.press('Tab');
    expect(await focusName(page)).toBe('Skip to content');
    expect(await page.getByRole('link', { name: 'Skip to content' }).isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  });

  edge('passes the flags of the front page in one step', async () => {
    for (const width of [1280, 390]) {
      const { page, visit } = await newVisitor({ width });
      await visit('/', { look: false });
      const skip = page.getByRole('link', { name: 'Skip the flags' });
      await page.getByRole('link', { name: /^[\d\s]+ cit(y|ies)$/ }).focus();
      await page.keyboard.press('Tab');
      expect(await focusName(page)).toBe('Skip the flags');
      expect((await skip.boundingBox())?.width).toBeGreaterThan(50);
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      expect(await focusName(page)).toBe('All jobs');
    }
  });

  edge('sees a whole ring around what they reach in the filters of a phone', async () => {
    const { page, visit } = await newVisitor({ width: 390 });
    const edgesOfRing = () =>
      page.evaluate(() => {
        const element = document.activeElement as HTMLElement;
        const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
        if (outlineStyle === 'none' || outlineWidth === '0px') return null;
        const { left, right, top } = element.getBoundingClientRect();
        const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
        return { left: left - reach, right: innerWidth - right - reach, top: top - reach };
      });
    await visit('/jobs', { look: false });
    await page.locator('summary').filter({ hasText: 'Filters' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('form', { name: 'Filters' }).waitFor();
    const ring = await edgesOfRing();
    expect(Math.min(...Object.values(ring ?? { none: -1 }))).toBeGreaterThanOrEqual(0);

    await visit('/jobs/location/denmark', { look: false });
    await page.getByRole('link', { name: 'Filter these jobs' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('form', { name: 'Filters' }).waitFor();
    await expect.poll(() => focusName(page), { message: 'The form has the focus.' }).toBe('Filters');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('FORM');
    expect(await edgesOfRing(), 'no ring around the whole form').toBeNull();
    await page.keyboard.press('Tab');
    expect(await edgesOfRing()).not.toBeNull();
  });

  it.each(sampleOf(['/jobs?search=developer', '/startups'], 2))('goes through every order of %s', async (path) => {
    const { page, visit } = await newVisitor();
    await visit(path, { look: false });
    const sort = page.getByLabel('Sort');
    const orders = await sort
      .locator('option')
      .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value));
    await sort.focus();
    for (const order of orders.slice(1)) {
      await page.keyboard.press('ArrowDown');
      await page.waitForURL((url) => url.searchParams.get('sorting') === order);
      expect(await sort.evaluate((select) => select === document.activeElement), order).toBe(true);
    }
    await page.goBack();
    await expect.poll(() => sort.inputValue(), { message: 'Back shows the order before' }).toBe(orders.at(-2));
  });

  const stops = [
    ['/', 1280],
    ['/', 390],
    ['/jobs?search=engineer', 1280],
    ['/jobs?search=engineer', 390],
    ['/startups', 1280],
    ['job', 1280],
    ['job', 390],
    ['startup', 1280],
    ['/jobs/location/denmark', 390],
  ] as const;
  it.each(sampleOf(stops, 9))('sees where they are at every stop on %s at %i px', async (address, width) => {
    const { page, visit } = await newVisitor({ width });
    const job = (await listOf()).docs[0];
    const path =
      address === 'job' ? `/jobs/${job?.id}` : address === 'startup' ? `/startups/${job?.company.key}` : address;
    await visit(path, { look: false });
    const { stops, hidden } = await walk(page, 90);
    expect(stops).toBeGreaterThan(5);
    expect(hidden).toEqual([]);
  });

  edge('sees what they reach at the lower edge of the form to apply above the bar that sends it', async () => {
    const { id } = await inSiteDatabase((context) => someJobToApplyTo(context));
    for (const width of [1280, 390]) {
      const { page, visit } = await newVisitor({ width });
      await visit(`/jobs/${id}/apply`, { look: false });
      const row = page.locator('summary').filter({ hasText: 'Languages' });
      await row.evaluate((element) => scrollBy(0, element.getBoundingClientRect().bottom - innerHeight));
      await row.focus();
      const bar = page.getByRole('button', { name: 'Send application' });
      await expect
        .poll(async () => ((await bar.boundingBox())?.y ?? 0) - ((await row.boundingBox())?.y ?? 0), {
          message: `${width}`,
        })
        .toBeGreaterThan(44);
    }
  });

  it('opens a job from the list and is told where they are', async () => {
    const { page, visit } = await newVisitor();
    await visit('/jobs', { look: false });
    const link = page.getByRole('article').nth(3).getByRole('heading').getByRole('link');
    const title = await link.innerText();
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/jobs\/[0-9a-f]{24}$/);
    await expect.poll(() => focusName(page)).toBe(title);
  });

  it('goes back to the job they opened, and on to the top of another page of the list', async () => {
    const { page, visit } = await newVisitor();
    await visit('/jobs', { look: false });
    const link = page.getByRole('article').nth(9).getByRole('heading').getByRole('link');
    const title = await link.innerText();
    await link.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/jobs\/[0-9a-f]{24}$/);
    await expect.poll(() => focusName(page)).toBe(title);
    await page.goBack();
    await page.getByRole('link', { name: 'Next', exact: true }).waitFor();
    await expect.poll(() => focusName(page), { message: 'not the heading far above' }).toBe(title);

    await page.getByRole('link', { name: 'Next', exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/page=2$/);
    await expect.poll(() => focusName(page), { message: 'not Next, far below' }).toMatch(/^[\d ]+ jobs$/);
    await page.goBack();
    await expect.poll(() => focusName(page), { message: 'the first link there' }).toMatch(/^(Next|Page 2)$/);
  });

  edge('ticks several filters in a row without being sent elsewhere', async () => {
    const { page, visit } = await newVisitor();
    await visit('/jobs', { look: false });
    const form = page.getByRole('form', { name: 'Filters' });
    await form.getByRole('checkbox', { name: /^Denmark/ }).focus();
    await page.keyboard.press('Space');
    await page.waitForURL(/countryCode=DK/);
    await expect.poll(() => focusName(page)).toMatch(/^Denmark/);
    await page.keyboard.press('Tab');
    await expect.poll(() => focusName(page)).toMatch(/^Sweden/);
    await page.keyboard.press('Space');
    await page.waitForURL(/countryCode=DK&countryCode=SE/);
    await expect.poll(() => focusName(page)).toMatch(/^Sweden/);
  });

  edge('narrows on a phone in a sheet that opens, keeps the focus inside and closes by Escape', async () => {
    const { page, visit, look } = await newVisitor({ width: 390 });
    await visit('/jobs', { look: false });
    const opener = page
      .locator('summary')
      .filter({ hasText: /Filters|Close filters/ })
      .first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const form = page.getByRole('form', { name: 'Filters' });
    await form.waitFor();
    await look('filter sheet');
    await page.keyboard.press('Tab');
    expect(await focusName(page)).toMatch(/^Denmark/);
    await page.keyboard.press('Space');
    await page.waitForURL(/countryCode=DK/);
    expect(await form.isVisible(), 'stays open for the next choice').toBe(true);
    await expect.poll(() => focusName(page)).toMatch(/^Denmark/);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    const isInside = await page.evaluate(() => {
      const element = document.activeElement;
      return element === document.body || element === document.documentElement || element?.closest('details') !== null;
    });
    expect(isInside, 'does not wander behind the sheet').toBe(true);
    await opener.focus();
    await page.keyboard.press('Escape');
    await expect.poll(() => form.isVisible()).toBe(false);
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('SUMMARY');

    await page.keyboard.press('Enter');
    const send = form.getByRole('button', { name: /^Show \d+ jobs?/ });
    await send.focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => form.isVisible()).toBe(false);
    expect(new URL(page.url()).searchParams.get('countryCode')).toBe('DK');
  });

  edge('opens and leaves the menu of a phone', async () => {
    const { page, visit, look } = await newVisitor({ width: 390 });
    await visit('/', { look: false });
    const opener = page.getByRole('button', { name: 'Menu', exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.waitFor();
    await look('phone menu');
    await page.keyboard.press('Escape');
    await expect.poll(() => menu.isVisible()).toBe(false);
    expect(await focusName(page)).toBe('Menu');
    await page.keyboard.press('Enter');
    await menu.getByRole('link', { name: 'Browse startups' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/startups');
    await expect.poll(() => menu.isVisible()).toBe(false);
  });

  edge('shares, copies and dismisses what is said about it', async () => {
    const { page, visit } = await newVisitor();
    await visit(`/jobs/${await postJob({ title: 'Bell Ringer' })}`, { look: false });
    await page.getByText('Share', { exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await focusName(page)).toBe('Copy link');
    await page.keyboard.press('Enter');
    const toast = page.getByRole('status').filter({ hasText: 'Link copied' });
    await toast.waitFor();
    expect(await focusName(page), 'the menu closes, and its button has the focus').toBe('Share');
    await toast.getByRole('button', { name: 'Dismiss' }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => toast.count()).toBe(0);
  });
});
