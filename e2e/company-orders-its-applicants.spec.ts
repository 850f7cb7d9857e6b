import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { edge } from '#testing/edge.ts';
import { namesIn, onTheBoard } from './board.ts';
import { waitForHydration } from './browser.ts';

const PEOPLE = ['Dag Ek', 'Cai Ek', 'Bo Ek', 'Anna Ek'];
const boxOf = async (page: Page, name: string) => page.locator('[data-card]', { hasText: name }).boundingBox();

/** Drags a card to just below the middle of another, or into a column, without letting go. */
async function drag(page: Page, name: string, to: { x: number; y: number }): Promise<void> {
  const from = await boxOf(page, name);
  if (!from) throw new Error(`${name} is not on the screen.`);
  await page.mouse.move(from.x + 60, from.y + 50);
  await page.mouse.down();
  await page.mouse.move(from.x + 80, from.y + 60, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 8 });
}

async function below(page: Page, name: string) {
  const box = await boxOf(page, name);
  if (!box) throw new Error(`${name} is not on the screen.`);
  return { x: box.x + 60, y: box.y + box.height / 2 + 8 };
}

describe('a company that orders its applicants', () => {
  edge('drops a card between two others with the mouse, in the same column and in another', async () => {
    const { page, look } = await onTheBoard(PEOPLE, { width: 1440 });
    await drag(page, 'Anna Ek', await below(page, 'Cai Ek'));
    await look('place in the column', 'colors');
    await page.mouse.up();
    await page.getByText('Anna Ek is 3 of 4 in Applied now.').waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await page.reload();
    await waitForHydration(page);
    expect(await namesIn(page, 'Applied')).toEqual(['Bo Ek', 'Cai Ek', 'Anna Ek', 'Dag Ek']);

    const talk = await page.getByRole('region', { name: 'First talk' }).boundingBox();
    if (!talk) throw new Error('The column is not on the screen.');
    for (const [name, place] of [
      ['Dag Ek', 1],
      ['Anna Ek', 1],
    ] as const) {
      await drag(page, name, { x: talk.x + 80, y: talk.y + 60 });
      await page.mouse.up();
      await page.getByText(`${name} moved to First talk, ${place} of`).waitFor();
    }
    await drag(page, 'Bo Ek', await below(page, 'Anna Ek'));
    await look('place between two', 'colors');
    await page.mouse.up();
    await page.getByText('Bo Ek moved to First talk, 2 of 3.').waitFor();
    expect(await namesIn(page, 'First talk')).toEqual(['Anna Ek', 'Bo Ek', 'Dag Ek']);
  });

  edge('shows the menu of a card beside its name, not over it', async () => {
    const names = ['Guðbjörg Kirkjubæjarklaustursdóttir', 'Bo Ek'];
    const { page } = await onTheBoard(names, { width: 1440 });
    for (const name of names) {
      await page.locator('[data-card]', { hasText: name }).hover();
      const menu = await page.getByRole('link', { name: `Move ${name} to…` }).boundingBox();
      const heading = await page.getByRole('heading', { name, level: 3 }).boundingBox();
      if (!menu || !heading) throw new Error(`${name} is not on the screen.`);
      expect(menu.x + menu.width).toBeLessThanOrEqual(heading.x);
    }
  });

  edge('keeps the order of the list when somebody narrows it', async () => {
    const { page, board } = await onTheBoard(PEOPLE, { width: 1440 });
    await page.goto(`${board.path}?view=list&sort=name`);
    await waitForHydration(page);
    await page.getByRole('combobox', { name: 'Show' }).selectOption('New');
    await page.waitForURL(/only=new/);
    expect(new URL(page.url()).searchParams.get('sort')).toBe('name');
  });

  it('moves a card down and up with keys, faster than the answers come', async () => {
    const { page } = await onTheBoard(PEOPLE, { width: 1280 });
    await page.getByRole('link', { name: 'Anna Ek', exact: true }).focus();
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Shift+J');
    await page.getByText('Anna Ek is 4 of 4 in Applied now.').waitFor();
    await expect.poll(() => page.evaluate('document.activeElement?.textContent')).toBe('Anna Ek');
    await page.keyboard.press('Shift+K');
    await page.getByText('Anna Ek is 3 of 4 in Applied now.').waitFor();
    await page.reload();
    await waitForHydration(page);
    expect(await namesIn(page, 'Applied')).toEqual(['Bo Ek', 'Cai Ek', 'Anna Ek', 'Dag Ek']);
  });

  edge('moves a card down and up with the menu, also without JavaScript', async () => {
    const withScripts = await onTheBoard(PEOPLE, { width: 390 });
    await withScripts.page.getByRole('link', { name: 'Move Bo Ek to…' }).click();
    await withScripts.look('menu');
    await withScripts.page.getByRole('button', { name: 'Up', exact: true }).click();
    await withScripts.page.getByText('Bo Ek is 1 of 4 in Applied now.').waitFor();

    const { page } = await onTheBoard(PEOPLE, { javaScript: false });
    await page.getByRole('link', { name: 'Move Anna Ek to…' }).click();
    expect(await page.getByRole('button', { name: 'Up', exact: true }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Down', exact: true }).click();
    await page.getByText('Anna Ek is 2 of 4 in Applied now.').waitFor();
    expect(await namesIn(page, 'Applied')).toEqual(['Bo Ek', 'Anna Ek', 'Cai Ek', 'Dag Ek']);
  });

  edge('sees columns that keep their width while further ones are on their way', async () => {
    const { page } = await onTheBoard(PEOPLE, { width: 1440, javaScript: false });
    const widths = () =>
      page.locator('[data-column]').evaluateAll((columns) => columns.map((column) => column.clientWidth));
    const [first, second] = await widths();
    await page.evaluate(() => {
      for (const column of [...document.querySelectorAll('[data-column]')].slice(2)) column.remove();
    });
    expect(await widths()).toEqual([first, second]);
  });
});
