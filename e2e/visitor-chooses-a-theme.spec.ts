import { describe, expect, it } from 'vitest';
import { edge } from '#testing/edge.ts';
import { newVisitor, type Visitor, waitForHydration } from './browser.ts';

const paper = ({ page }: Visitor) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const LIGHT = 'rgb(251, 251, 248)';
const DARK = 'rgb(9, 27, 30)';

describe('a visitor', () => {
  it('chooses the dark theme by keyboard, and keeps it on the next page from its first paint', async () => {
    const visitor = await newVisitor({ expects: [/assets\/[^ ]*\.js/] });
    const { page, visit, look } = visitor;
    await visit('/terms', { look: false });
    await waitForHydration(page);
    expect(await paper(visitor)).toBe(LIGHT);
    const theme = page.getByRole('group', { name: 'Theme' });
    const system = theme.getByRole('radio', { name: 'System' });
    expect(await system.isChecked()).toBe(true);
    await system.focus();
    await page.keyboard.press('ArrowLeft');
    expect(await theme.getByRole('radio', { name: 'Dark' }).isChecked()).toBe(true);
    expect(await paper(visitor)).toBe(DARK);
    await look('in the dark by choice', 'colors');
    await page.emulateMedia({ media: 'print' });
    expect(await paper(visitor), 'printers leave out backgrounds, and pale letters would be lost').toBe(LIGHT);
    await page.emulateMedia({ media: 'screen' });

    // Without the site's modules, only the script in the head can have set the theme.
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/jobs', { waitUntil: 'commit' });
    await page.waitForFunction(() => document.body !== null);
    expect(await paper(visitor)).toBe(DARK);
  }, 60_000);

  edge('chooses light although the system is dark, and follows the system again', async () => {
    const visitor = await newVisitor({ theme: 'dark', width: 390 });
    const { page, visit } = visitor;
    await visit('/terms', { look: false });
    await waitForHydration(page);
    expect(await paper(visitor)).toBe(DARK);
    await page.getByText('Light', { exact: true }).click();
    expect(await paper(visitor)).toBe(LIGHT);
    await page.reload();
    await waitForHydration(page);
    expect(await paper(visitor)).toBe(LIGHT);
    expect(await page.getByRole('radio', { name: 'Light' }).isChecked()).toBe(true);
    await page.getByText('System', { exact: true }).click();
    expect(await paper(visitor)).toBe(DARK);
  });

  edge('sees no switch without JavaScript, which could not work', async () => {
    const { page, visit } = await newVisitor({ javaScript: false });
    await visit('/terms', { look: false });
    expect(await page.getByRole('radio', { name: 'Dark' }).isVisible()).toBe(false);
  });
});
