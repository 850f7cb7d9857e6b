import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { edge } from '#testing/edge.ts';
import { onTheBoard } from './board.ts';
import { waitForHydration } from './browser.ts';
import { brokenWords, enlargeText } from './fits.ts';

const PEOPLE = ['Måns Åkerblom', 'Freja Østergaard'];

const onAPhone = () => onTheBoard(PEOPLE, { width: 390 });

/** Moves a finger over the screen, as the browser tells it. */
async function swipe(page: Page, from: { x: number; y: number }, by: { x: number; y?: number }): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
  await touch('touchStart', from.x, from.y);
  for (let step = 1; step <= 6; step += 1) {
    await touch('touchMove', from.x + (by.x * step) / 6, from.y + ((by.y ?? 0) * step) / 6);
  }
  await touch('touchEnd', 0, 0);
  await client.detach();
}

async function middleOf(page: Page, name: string) {
  const card = page.locator('[data-card]', { hasText: name });
  await card.scrollIntoViewIfNeeded();
  const box = await card.boundingBox();
  if (!box) throw new Error(`${name} is not on the screen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

describe('a company on a phone', () => {
  it('swipes a card to the right for the next column and to the left for a no, and takes both back', async () => {
    const { page, look } = await onAPhone();
    await page.getByText('Swipe right for First talk, left for no.').waitFor();
    await look('swipes');
    await swipe(page, await middleOf(page, 'Måns Åkerblom'), { x: 130 });
    await page.getByText('Måns Åkerblom moved to First talk, 1 of 1.').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Måns Åkerblom moved back to Applied').waitFor();
    // The notice lies over the cards for a while.
    await page.reload();
    await waitForHydration(page);
    await swipe(page, await middleOf(page, 'Freja Østergaard'), { x: -130 });
    await page.getByText('Freja Østergaard moved to “To be rejected”, 1 of 1.').waitFor();
  });

  edge('moves nothing with a short swipe or a scroll', async () => {
    const { page } = await onAPhone();
    const tab = () => page.getByRole('navigation', { name: 'Columns' }).locator('[aria-current=true]').textContent();
    const card = await middleOf(page, 'Måns Åkerblom');
    await swipe(page, card, { x: 50 });
    await swipe(page, card, { x: 30, y: -120 });
    expect(await tab()).toMatch(/^Applied/);
    expect(await page.locator('[data-column][data-current] [data-card]').count()).toBe(2);
  });

  edge('changes the column with a swipe beside the cards', async () => {
    const { page } = await onAPhone();
    const hint = await page.getByText(/^Swipe right for/).boundingBox();
    await swipe(page, { x: 300, y: (hint?.y ?? 0) + 20 }, { x: -150 });
    const tabs = page.getByRole('navigation', { name: 'Columns' });
    await expect.poll(() => tabs.locator('[aria-current=true]').textContent()).toMatch(/^First talk/);
  });
});

edge('closes a card with the button beside its job on a phone, and within the screen with large text', async () => {
  const { page, board } = await onAPhone();
  await page.goto(`${board.path}?card=${board.cards.get('Freja Østergaard')}`);
  await waitForHydration(page);
  const drawer = page.getByRole('dialog', { name: 'Freja Østergaard' });
  const boxOf = async (part: ReturnType<Page['locator']>) => {
    const { x, y, width, height } = (await part.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    return { top: y, bottom: y + height, right: x + width };
  };
  const close = drawer.getByRole('link', { name: 'Close' });
  const job = drawer.getByText('Backend Engineer, Fleet Charging').first();
  expect((await boxOf(close)).top).toBeLessThan((await boxOf(job)).bottom);
  await enlargeText(page);
  await expect.poll(async () => (await boxOf(close)).right).toBeLessThanOrEqual(390);
});

edge(
  'reads whole words with text twice as large on the board, in the list, on a card and on the page of noes',
  async () => {
    const { page, look, board } = await onTheBoard(['Frederikke Halldórsdóttir', 'Bo Ek'], { width: 390 });
    const id = board.cards.get('Frederikke Halldórsdóttir');
    const pages = { board: '', list: '?view=list', card: `?card=${id}`, move: `?move=${id}`, noes: `/no?card=${id}` };
    const wordsByPage: Record<string, string[]> = {};
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(board.path + path);
      await waitForHydration(page);
      await enlargeText(page);
      const words = await brokenWords(page, 'dialog[open]', 'main');
      if (words.length > 0) wordsByPage[name] = words;
      await look(`${name}, text twice as large`);
    }
    expect(wordsByPage).toEqual({});
  },
);

describe('a company at its keyboard', () => {
  edge('reads all keys, and turns them off and on', async () => {
    const { page, look } = await onTheBoard(PEOPLE, { width: 1280 });
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'All keys' });
    await keys.getByText('Undo the last move').waitFor();
    const send = keys.locator('dl > div', { hasText: 'Add the note or send' }).locator('kbd');
    expect(await send.allInnerTexts()).toEqual(['Ctrl', 'Enter']);
    expect(await brokenLines(keys.locator('dt')), 'keys that need two lines').toEqual([]);
    expect(await fontsOf(keys.locator('kbd')), 'the typeface of the page').toEqual(await fontsOf(page.locator('h1')));
    await look('all keys');
    await keys.getByRole('button', { name: 'Turn keys off' }).click();
    await keys.getByRole('button', { name: 'Turn keys on' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    expect(await keys.count()).toBe(0);
    await page.getByRole('link', { name: 'Freja Østergaard', exact: true }).click();
    await page.getByRole('button', { name: 'All keys' }).click();
    await keys.getByRole('button', { name: 'Turn keys on' }).click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('4');
    const score = page.getByRole('button', { name: 'Score 4' });
    await expect.poll(() => score.getAttribute('aria-pressed')).toBe('true');
  });
});

const fontsOf = (texts: Locator) =>
  texts.evaluateAll((elements) => [...new Set(elements.map((element) => getComputedStyle(element).fontFamily))]);

/** The texts of these elements that are higher than one line. */
const brokenLines = (texts: Locator) =>
  texts.evaluateAll((elements) =>
    elements.filter((element) => element.getBoundingClientRect().height > 40).map((element) => element.textContent),
  );
