import { describe, expect, it } from 'vitest';
import { isDeep } from '#testing/depth.ts';
import { newVisitor, type Rules, type Visitor } from './browser.ts';
import { cutText, sticksOut, tooSmall } from './fits.ts';
import { OPEN_STATES, openState } from './open-states.ts';
import { PAGE_NAMES, pageTypes } from './page-types.ts';

const WIDTHS = [1280, 768, 320];
const THEMES = ['light', 'dark'] as const;
/**
 * A look takes half a second: once for each page and state, and in all six looks in the deep tier. What fits is measured
 * at every width, and contrast in both themes by the pairs of colours (src/web/ui/contrast.test.ts).
 */
const isLookedAt = (theme: (typeof THEMES)[number], width: number, widths: readonly number[]) =>
  isDeep || (theme === 'light' && width === Math.max(...widths));
/** Browsers print what is refused or cannot be fetched, which is what some of these states are. */
const REFUSED = [/status of 4\d\d/, /^answered 4\d\d/, /ERR_INTERNET_DISCONNECTED/];

/** Two beside each other: one waits for its page while the other is looked at, which halves the longest of journeys. */
function inPairs<One extends { name: string }>(all: readonly One[]): [names: string, pair: One[]][] {
  const half = Math.ceil(all.length / 2);
  return all.slice(0, half).map((one, at) => {
    const pair = [one, ...all.slice(half + at, half + at + 1)];
    return [pair.map(({ name }) => name).join('; '), pair];
  });
}

describe('every kind of page keeps to WCAG 2.2 AA and good practice, at every width, light and dark (A-1)', () => {
  it.each(inPairs(PAGE_NAMES.map((name) => ({ name }))))('%s', async (_, pair) => {
    const types = await pageTypes();
    await Promise.all(
      pair.map(async ({ name }) => {
        const visitor = await newVisitor();
        const type = types.find((one) => one.name === name);
        await visitor.visit(type?.path ?? '', { status: type?.status, look: false });
        await lookEverywhere(visitor, name);
      }),
    );
  });
});

describe('what opens does too, and every room in its fullest and its emptiest state', () => {
  it.each(inPairs(OPEN_STATES))('%s', async (_, pair) => {
    await Promise.all(
      pair.map(async (state) => {
        const { name, widths = WIDTHS, covers } = state;
        const visitor = await newVisitor({ width: Math.max(...widths), logsIn: true, expects: REFUSED });
        await openState(visitor, state);
        await lookEverywhere(visitor, name, { widths, rules: covers ? 'covered' : 'all' });
        expect(await withLargeText(visitor), `${name} with text twice as large`).toEqual([]);
      }),
    );
  });
});

/** In the same document, as when a window is resized and the night falls. It fits at every width, looked at or not. */
async function lookEverywhere(
  visitor: Visitor,
  name: string,
  { widths = WIDTHS, rules = 'all' }: { widths?: readonly number[]; rules?: Rules } = {},
): Promise<void> {
  const wrong: Record<string, string> = {};
  for (const width of widths) {
    await visitor.page.setViewportSize({ width, height: width < 600 ? 844 : 900 });
    const misfits = [...(await sticksOut(visitor.page)), ...(await tooSmall(visitor.page))];
    if (misfits.length > 0) wrong[`${name} at ${width} px`] = misfits.join('; ');
    for (const theme of THEMES.filter((one) => isLookedAt(one, width, widths))) {
      await visitor.page.emulateMedia({ colorScheme: theme });
      const screen = `${name} at ${width} px, ${theme}`;
      await visitor.look(screen, theme === 'dark' ? 'colors' : rules).catch((error: Error) => {
        wrong[screen] = JSON.stringify((error as { actual?: unknown }).actual ?? error.message);
      });
    }
  }
  expect(wrong).toEqual({});
}

/** On a phone, where it is hardest (WCAG 1.4.4). */
async function withLargeText({ page }: Visitor): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  return [...(await sticksOut(page)), ...(await cutText(page))];
}
