import { expect } from 'vitest';
import { isDeep } from '#testing/depth.ts';
import { newVisitor, type Rules, type Visitor } from './browser.ts';
import { cutText, enlargeText, sticksOut, tooSmall } from './fits.ts';
import type { OpenState } from './open-state.ts';
import { thePersonas } from './personas.ts';

const WIDTHS = [1280, 768, 320];
const THEMES = ['light', 'dark'] as const;
/**
 * Axe takes half a second: it runs once for each page and state, and in all six looks in the deep tier. Every width is
 * measured for what fits, and contrast is tested on the pairs of colours (src/web/ui/theme/contrast.test.ts).
 */
const isLookedAt = (theme: (typeof THEMES)[number], width: number, widths: readonly number[]) =>
  isDeep || (theme === 'light' && width === Math.max(...widths));
/** Some states are a refusal or a lost connection, and browsers print those. */
const REFUSED = [/status of 4\d\d/, /^answered 4\d\d/, /ERR_INTERNET_DISCONNECTED/];

/** Pairs for two visitors at a time: one waits for a page while axe looks at the other's. */
export function inPairs<One extends { name: string }>(all: readonly One[]): [names: string, pair: One[]][] {
  const half = Math.ceil(all.length / 2);
  return all.slice(0, half).map((one, at) => {
    const pair = [one, ...all.slice(half + at, half + at + 1)];
    return [pair.map(({ name }) => name).join('; '), pair];
  });
}

/** Opens these states, looks at them at every width, and with text twice as large. */
export async function lookAtStates(states: readonly OpenState[]): Promise<void> {
  await Promise.all(
    states.map(async (state) => {
      const { name, open, widths = WIDTHS, covers, hasCookieNotice } = state;
      const visitor = await newVisitor({ width: Math.max(...widths), logsIn: true, expects: REFUSED });
      if (!hasCookieNotice) {
        await visitor.page.addInitScript("localStorage.setItem('havn.closed.cookies', '1')");
      }
      await open(visitor, await thePersonas());
      await lookEverywhere(visitor, name, { widths, rules: covers ? 'covered' : 'all' });
      expect(await withLargeText(visitor), `${name} with text twice as large`).toEqual([]);
    }),
  );
}

/** Resizes the window and changes the theme of one open page. The page has to fit at every width. */
export async function lookEverywhere(
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
      await visitor.check(screen, theme === 'dark' ? 'colors' : rules).catch((error: Error) => {
        wrong[screen] = JSON.stringify((error as { actual?: unknown }).actual ?? error.message);
      });
    }
  }
  expect(wrong).toEqual({});
}

/** Doubles the text on a phone, where it is hardest to fit (WCAG 1.4.4). */
async function withLargeText({ page }: Visitor): Promise<string[]> {
  await page.setViewportSize({ width: 390, height: 844 });
  await enlargeText(page);
  return [...(await sticksOut(page)), ...(await cutText(page))];
}
