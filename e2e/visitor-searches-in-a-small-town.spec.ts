import { describe, expect, it } from 'vitest';
import { sampleOf } from '#testing/depth.ts';
import { newVisitor, type Visitor, type VisitorOptions } from './browser.ts';
import { listOf, postJob } from './site-data.ts';

const results = ({ page }: Visitor) => page.getByRole('region', { name: 'Results' });
const heading = ({ page }: Visitor) => page.getByRole('heading', { level: 1 }).innerText();

const WAYS: [string, VisitorOptions][] = [
  ['at a desk', {}],
  ['on a phone', { width: 390, theme: 'dark' }],
  ['without JavaScript', { javaScript: false }],
];

describe('a visitor who searches in a small town', () => {
  it.each(sampleOf(WAYS, 3))('%s sees what comes close, and why', async (_, options) => {
    const visitor = await newVisitor(options);
    await visitor.visit('/jobs?search=frontend+developer+helsingborg');
    const near = visitor.page.getByRole('region', { name: 'Near Helsingborg' });
    await near.waitFor();
    expect(await near.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(0);
    const reasons = await results(visitor).getByRole('heading', { level: 2 }).allInnerTexts();
    expect(reasons.indexOf('Near Helsingborg')).toBeLessThan(reasons.indexOf('Elsewhere in Sweden'));
    const { docs, total } = await listOf('search=frontend+developer+helsingborg');
    expect(await heading(visitor)).toBe(total === 0 ? 'No exact match' : `${total} job${total === 1 ? '' : 's'}`);
    expect(docs.find(({ relaxed }) => relaxed === 'Near Helsingborg')).toBeDefined();
  });

  it.each(sampleOf(WAYS, 3))(
    '%s takes off a chip with the keyboard, and its words leave the search',
    async (_, options) => {
      await postJob({ title: 'Frontend Developer' });
      const visitor = await newVisitor(options);
      const { page, visit } = visitor;
      await visit('/jobs?search=developer+english+45000+SEK');
      const chip = page.getByRole('link', { name: 'Remove English is enough' });
      expect(await page.getByRole('link', { name: /^Remove From 45.000 SEK a month$/ }).isVisible()).toBe(true);
      await chip.focus();
      await page.keyboard.press('Enter');
      await page.waitForURL((url) => url.searchParams.get('search') === 'developer 45000 SEK');
      await expect.poll(() => chip.count()).toBe(0);
    },
  );
});
