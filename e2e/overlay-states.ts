import type { Visitor } from './browser.ts';
import { type OpenState, openAs, SHORT_PAGE } from './open-state.ts';
import { pageTypes } from './page-types.ts';

const PHONES = [320, 768];

/** Menus, sheets, toasts and notices. */
export const OVERLAY_STATES: OpenState[] = [
  {
    name: 'cookie notice',
    hasCookieNotice: true,
    covers: true,
    async open({ page, visit }) {
      await visit('/jobs', { look: false });
      await page.getByRole('region', { name: 'Cookies' }).waitFor();
    },
  },
  {
    name: 'no connection',
    async open({ page, visit, context }) {
      await visit(SHORT_PAGE, { look: false });
      await context().setOffline(true);
      await page.getByText('No connection.').waitFor();
    },
  },
  {
    name: 'filter sheet',
    widths: PHONES,
    async open({ page, visit }) {
      await visit('/jobs', { look: false });
      await page.locator('summary').filter({ hasText: 'Filters' }).click();
      await page
        .getByRole('form', { name: 'Filters' })
        .getByText(/^Show all/)
        .first()
        .click();
    },
  },
  {
    name: 'filter sheet of startups',
    widths: PHONES,
    async open({ page, visit }) {
      await visit('/startups', { look: false });
      await page.locator('summary').filter({ hasText: 'Filters' }).click();
    },
  },
  {
    name: 'phone menu',
    widths: PHONES,
    async open({ page, visit }) {
      await visit(SHORT_PAGE, { look: false });
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
    },
  },
  {
    name: 'phone menu of a startup',
    widths: PHONES,
    async open(visitor, personas) {
      await openAs('owner', '/dashboard')(visitor, personas);
      await visitor.page.getByRole('button', { name: 'Menu', exact: true }).click();
    },
  },
  {
    name: 'profile menu of twelve profiles',
    covers: true,
    async open(visitor, personas) {
      await openAs('many', SHORT_PAGE)(visitor, personas);
      await visitor.page.locator('header summary').click();
    },
  },
  {
    name: 'profile menu of a startup',
    covers: true,
    async open(visitor, personas) {
      await openAs('owner', '/dashboard')(visitor, personas);
      await visitor.page.locator('header summary').click();
    },
  },
  ...(['What', 'Where'] as const).map((field) => ({
    name: `suggestions for ${field}`,
    covers: true,
    async open({ page, visit }: Visitor) {
      await visit('/', { look: false });
      await page.getByLabel(field, { exact: true }).focus();
      await page.keyboard.type('st');
      await page.getByRole('listbox', { name: 'Suggestions' }).waitFor();
      await page.keyboard.press('ArrowDown');
    },
  })),
  ...(['', 'st', 'vuvuzelawright'] as const).map((text) => ({
    name: `palette with ${text === '' ? 'no text' : `“${text}”`}`,
    async open({ page, visit }: Visitor) {
      await visit(SHORT_PAGE, { look: false });
      await page.keyboard.press('/');
      await page.getByRole('combobox', { name: 'Search jobs, startups and places' }).waitFor();
      await page.keyboard.type(text);
      if (text === 'vuvuzelawright') await page.getByText('Nothing for').waitFor();
      else await page.getByRole('dialog').getByRole('option').first().waitFor();
    },
  })),
  {
    name: 'pinned search with toast',
    covers: true,
    async open({ page, visit }) {
      await visit('/jobs?search=engineer', { look: false });
      await page.getByRole('button', { name: 'Pin this search' }).first().click();
      await page.getByRole('status').filter({ hasText: 'Search pinned' }).waitFor();
    },
  },
  {
    name: 'own searches',
    async open({ page, visit }) {
      await visit('/jobs?search=engineer', { look: false });
      await visit('/', { look: false });
      await page.getByText('Recent searches:').waitFor();
    },
  },
  {
    name: 'share menu',
    covers: true,
    async open({ page, visit }) {
      const job = (await pageTypes()).find(({ name }) => name === 'job with a link');
      await visit(job?.path ?? '', { look: false });
      await page.getByText('Share', { exact: true }).click();
      await page.getByRole('link', { name: 'Email' }).waitFor();
    },
  },
  {
    name: 'link copied',
    covers: true,
    async open({ page, visit }) {
      const job = (await pageTypes()).find(({ name }) => name === 'job with a link');
      await visit(job?.path ?? '', { look: false });
      await page.getByText('Share', { exact: true }).click();
      await page.getByRole('button', { name: 'Copy link' }).click();
      await page.getByRole('status').filter({ hasText: 'Link copied' }).waitFor();
    },
  },
];
