import { describe, expect, it } from 'vitest';
import { newVisitor, type Visitor } from './browser.ts';
import { pageTypes } from './page-types.ts';

const WIDTHS = [320, 768, 1280];
const THEMES = ['light', 'dark'] as const;

describe.each(WIDTHS.flatMap((width) => THEMES.map((theme) => ({ width, theme }))))(
  'at $width px, $theme',
  (screen) => {
    it('every kind of page keeps to WCAG 2.2 AA and good practice (A-1)', async () => {
      const visitor = await newVisitor(screen);
      const wrong: Record<string, string> = {};
      for (const { name, path, status } of await pageTypes()) {
        await visitor.visit(path, { status }).catch((error: Error) => {
          wrong[name] = error.message.slice(0, 2_000);
        });
      }
      expect(wrong).toEqual({});
    });

    it('so does everything that opens', async () => {
      const visitor = await newVisitor(screen);
      const wrong: Record<string, string> = {};
      for (const [name, open] of Object.entries(OPENED)) {
        if (!(await open(visitor, screen.width))) continue;
        await visitor.look(name).catch((error: Error) => {
          wrong[name] = error.message.slice(0, 2_000);
        });
      }
      expect(wrong).toEqual({});
    });
  },
);

/** Opens something; false where there is nothing to open at this width. */
const OPENED: Record<string, (visitor: Visitor, width: number) => Promise<boolean>> = {
  async 'cookie notice'({ page, visit }) {
    await visit('/jobs', { look: false });
    await page.getByRole('region', { name: 'Cookies' }).waitFor();
    return true;
  },
  async 'filter sheet'({ page }, width) {
    if (width >= 992) return false;
    await page.locator('summary').filter({ hasText: 'Filters' }).click();
    await page.getByRole('form', { name: 'Filters' }).waitFor();
    return true;
  },
  async 'all roles'({ page }) {
    await page
      .getByRole('form', { name: 'Filters' })
      .getByText(/^Show all/)
      .first()
      .click();
    return true;
  },
  async 'phone menu'({ page, visit }, width) {
    if (width >= 992) return false;
    await visit('/startups', { look: false });
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    return true;
  },
  async 'filter sheet of startups'({ page, visit }, width) {
    if (width >= 992) return false;
    await visit('/startups', { look: false });
    await page.locator('summary').filter({ hasText: 'Filters' }).click();
    return true;
  },
  async 'pinned search with toast'({ page, visit }) {
    await visit('/jobs?search=engineer', { look: false });
    await page.getByRole('button', { name: 'Pin this search' }).first().click();
    await page.getByRole('status').filter({ hasText: 'Search pinned' }).waitFor();
    return true;
  },
  async 'own searches'({ page, visit }) {
    await visit('/', { look: false });
    await page.getByText('Your searches:').waitFor();
    return true;
  },
  async 'share menu'({ page, visit }) {
    const job = (await pageTypes()).find(({ name }) => name === 'job with a link');
    await visit(job?.path ?? '', { look: false });
    await page.getByText('Share', { exact: true }).click();
    return true;
  },
  async 'link copied'({ page }) {
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('status').filter({ hasText: 'Link copied' }).waitFor();
    return true;
  },
};
