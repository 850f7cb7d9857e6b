import { eq } from 'drizzle-orm';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { applications } from '#database/tables/applications.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { edge } from '#testing/edge.ts';
import { onTheBoard } from './board.ts';
import { waitForHydration } from './browser.ts';
import { inSiteDatabase } from './site-data.ts';

const PEOPLE = ['Cai Ek', 'Bo Ek', 'Anna Ek'];

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return { ...box, end: box.y + box.height };
}

describe('a manager who shapes a board', () => {
  it('adds a column after the one that they choose, and reads its whole name', async () => {
    const { page, look } = await onTheBoard(PEOPLE, { width: 1440, expects: [/(?:answered|status of) 409/] });
    const headings = page.getByRole('heading', { level: 2 });
    const add = async (name: string, place?: string) => {
      await page.getByRole('link', { name: 'Add column' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a column' });
      await dialog.getByLabel('Name').fill(name);
      if (place) await dialog.getByLabel('Place').selectOption({ label: place });
      await dialog.getByRole('button', { name: 'Add column' }).click();
      return dialog;
    };
    await (await add('Interview')).waitFor({ state: 'detached' });
    const dialog = await add('interview', 'After First talk');
    await dialog.getByText('This board has a column of this name.').waitFor();
    expect(await dialog.getByLabel('Place').locator('option:checked').textContent()).toBe('After First talk');
    await look('a column with its place');
    await dialog.getByLabel('Name').fill('Consultation');
    await dialog.getByRole('button', { name: 'Add column' }).click();
    await page.getByText('Column added.').waitFor();
    await page.getByRole('heading', { name: 'Consultation' }).waitFor();
    const texts = await headings.allTextContents();
    expect(texts.slice(0, 4)).toEqual(['Applied', 'First talk', 'Consultation', 'Interview']);
    const isWhole = (heading: HTMLElement) => heading.scrollWidth <= heading.clientWidth && heading.offsetHeight < 24;
    expect(await page.getByRole('heading', { name: 'Consultation' }).evaluate(isWhole)).toBe(true);
    const banner = await boxOf(page.getByText('Column added.'));
    const board = page.getByRole('region', { name: 'Board' });
    expect((await boxOf(board)).y - banner.end).toBeGreaterThanOrEqual(12);

    // Seven columns do not fit here: part of the sixth says that more follow. A wide screen has room for all.
    const shownWidths = () =>
      board.evaluate((element) => {
        const edge = element.getBoundingClientRect().right;
        const boxes = [...element.children].map((column) => column.getBoundingClientRect());
        return boxes.map(({ left, width }) => Math.min(width, Math.max(0, edge - left)) / width);
      });
    const sixth = (await shownWidths())[5];
    expect(sixth).toBeGreaterThan(0.25);
    expect(sixth).toBeLessThan(0.75);
    await page.setViewportSize({ width: 1920, height: 900 });
    expect(Math.min(...(await shownWidths()))).toBe(1);
  });

  edge('reads the whole name on a card beside its menu on a phone', async () => {
    const { page, look } = await onTheBoard(['Ingunn Þorvaldsdóttir'], { width: 390 });
    const name = await boxOf(page.getByRole('heading', { name: 'Ingunn Þorvaldsdóttir' }));
    const menu = await boxOf(page.getByRole('link', { name: 'Move Ingunn Þorvaldsdóttir to…' }));
    await look('a long name');
    expect(name.x + name.width).toBeLessThanOrEqual(menu.x);
  });

  edge('places a column first without JavaScript', async () => {
    const { page } = await onTheBoard(PEOPLE, { width: 1440, javaScript: false });
    await page.getByRole('link', { name: 'Add column' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Phone call');
    await page.getByLabel('Place', { exact: true }).selectOption({ label: 'After Applied' });
    await page.getByRole('button', { name: 'Add column' }).click();
    await page.getByText('Column added.').waitFor();
    const names = await page
      .getByRole('region', { name: 'Board' })
      .getByRole('heading', { level: 2 })
      .allTextContents();
    expect(names.slice(0, 3)).toEqual(['Applied', 'Phone call', 'First talk']);
  });

  edge('opens a column on a phone by its name in the address, also for one job', async () => {
    const { page, board } = await onTheBoard(PEOPLE, { width: 390 });
    const tab = page.getByRole('navigation', { name: 'Columns' }).locator('[aria-current=true]');
    for (const query of ['tab=first-talk', `tab=First+talk&job=${board.jobId}`]) {
      await page.goto(`${board.path}?${query}`);
      expect(await tab.textContent()).toMatch(/^First talk/);
    }
    await waitForHydration(page);
    await page.getByRole('link', { name: /^To be rejected/ }).click();
    await page.waitForURL(/tab=toreject/);
    await page.reload();
    await waitForHydration(page);
    expect(await tab.textContent()).toMatch(/^To be rejected/);
    // Its tab is beyond the edge of the screen at first.
    await expect.poll(async () => (await boxOf(tab)).x).toBeLessThan(390);
  });

  edge('opens the board on a phone at the first column with somebody in it, and stays there', async () => {
    const { page, board, look } = await onTheBoard(['Anna Ek'], { width: 390 });
    const tab = page.getByRole('navigation', { name: 'Columns' }).locator('[aria-current=true]');
    expect(await tab.textContent()).toMatch(/^Applied/);
    await inSiteDatabase(({ db }) =>
      db
        .update(applications)
        .set({ step: 'toreject', rejectsAt: new Date(Date.now() + DAY_MS) })
        .where(eq(applications.jobId, board.jobId)),
    );
    await page.goto(board.path);
    await waitForHydration(page);
    expect(await tab.textContent()).toMatch(/^To be rejected/);
    await page.getByRole('heading', { name: 'Anna Ek' }).waitFor();
    await look('board with an empty first column');
    await page.getByRole('link', { name: /^Applied/ }).click();
    await page.waitForURL(/tab=applied/);
    await expect.poll(() => tab.textContent()).toMatch(/^Applied/);
  });

  edge('reads the cards and one line about the answer clock at the first visit with a phone', async () => {
    const { page, look } = await onTheBoard(PEOPLE, { width: 390 });
    const hint = page.getByRole('complementary', { name: 'Hint' });
    expect((await boxOf(hint)).height).toBeLessThan(56);
    const rest = hint.getByText('We remind you after 7 and 14 days');
    expect(await rest.isVisible()).toBe(false);
    await hint.getByText('Everybody gets an answer').click();
    await rest.waitFor();
    await look('the hint, opened');
  });

  for (const width of [390, 1440]) {
    edge(`sees the buttons for the chosen and the notice of a move at the same time, ${width} px wide`, async () => {
      const { page, board } = await onTheBoard([...PEOPLE, 'Dag Ek'], { width });
      await page.goto(`${board.path}?view=list`);
      await waitForHydration(page);
      for (const name of ['Anna Ek', 'Bo Ek']) await page.getByRole('checkbox', { name, exact: true }).check();
      await page.getByRole('combobox', { name: 'Move the chosen to' }).selectOption({ label: 'First talk' });
      const button = page.getByRole('button', { name: 'Move', exact: true });
      await button.click();
      const notice = page.getByRole('status').filter({ hasText: '2 people moved to First talk.' });
      await notice.waitFor();
      for (const end of [0, 100_000]) {
        await page.evaluate((y) => scrollTo(0, y), end);
        expect((await boxOf(notice)).end).toBeLessThanOrEqual((await boxOf(button)).y);
      }
    });
  }
});
