import { describe, expect, it } from 'vitest';
import { newVisitor, type Visitor } from './browser.ts';
import { PAGE_NAMES, pageTypes } from './page-types.ts';

const WIDTHS = [320, 768, 1280];
const THEMES = ['light', 'dark'] as const;

/** Opens something; false where there is nothing to open at this width. */
const OPENED: Record<string, (visitor: Visitor, width: number) => Promise<boolean>> = {
  async 'cookie notice'({ page, visit }) {
    await visit('/jobs', { look: false });
    await page.getByRole('region', { name: 'Cookies' }).waitFor();
    return true;
  },
  async 'filter sheet'({ page, visit }, width) {
    if (width >= 992) return false;
    await visit('/jobs', { look: false });
    await page.locator('summary').filter({ hasText: 'Filters' }).click();
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
    await visit('/jobs?search=engineer', { look: false });
    await visit('/', { look: false });
    await page.getByText('Your searches:').waitFor();
    return true;
  },
  async 'share menu'({ page, visit }) {
    const job = (await pageTypes()).find(({ name }) => name === 'job with a link');
    await visit(job?.path ?? '', { look: false });
    await page.getByText('Share', { exact: true }).click();
    await page.getByRole('link', { name: 'E-mail' }).waitFor();
    return true;
  },
  async 'link copied'({ page, visit }) {
    const job = (await pageTypes()).find(({ name }) => name === 'job with a link');
    await visit(job?.path ?? '', { look: false });
    await page.getByText('Share', { exact: true }).click();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByRole('status').filter({ hasText: 'Link copied' }).waitFor();
    return true;
  },
};

describe('every kind of page keeps to WCAG 2.2 AA and good practice, at every width, light and dark (A-1)', () => {
  it.each(PAGE_NAMES)('%s', async (name) => {
    const visitor = await newVisitor();
    const type = (await pageTypes()).find((one) => one.name === name);
    await visitor.visit(type?.path ?? '', { status: type?.status, look: false });
    await lookEverywhere(visitor, name);
  });
});

describe.each([320, 1280])('what opens does too, at %i px', (width) => {
  it.each(Object.entries(OPENED))('%s', async (name, open) => {
    const visitor = await newVisitor({ width });
    if (await open(visitor, width)) await lookEverywhere(visitor, name, [width]);
  });
});

/** In the same document, as when a window is resized and the night falls. */
async function lookEverywhere(visitor: Visitor, name: string, widths = WIDTHS): Promise<void> {
  const wrong: Record<string, string> = {};
  for (const width of widths) {
    await visitor.page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    for (const theme of THEMES) {
      await visitor.page.emulateMedia({ colorScheme: theme });
      const screen = `${name} at ${width} px, ${theme}`;
      await visitor.look(screen, theme === 'dark' ? 'colors' : 'all').catch((error: Error) => {
        wrong[screen] = JSON.stringify((error as { actual?: unknown }).actual ?? error.message);
      });
    }
  }
  expect(wrong).toEqual({});
}
