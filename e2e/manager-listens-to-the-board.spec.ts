import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { edge } from '#testing/edge.ts';
import { onTheBoard } from './board.ts';

const PEOPLE = ['Cai Ek', 'Bo Ek', 'Anna Ek'];

/**
 * Records what a screen reader says by itself: each text of a live region that changes or comes, and what has the focus.
 * Orca with Chromium also reads a region that comes with its text.
 */
async function listen(page: Page) {
  const record = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const isLive = (element: Element) => (element.getAttribute('aria-live') ?? 'polite') !== 'off';
    const note = (region: Element | null | undefined) => {
      const text = region && isLive(region) ? region.textContent?.trim() : '';
      if (text && texts.at(-1) !== text) texts.push(text);
    };
    const LIVE = '[role=status], [role=alert], [aria-live]';
    new MutationObserver((changes) => {
      for (const { target, addedNodes, removedNodes } of changes) {
        if (addedNodes.length > 0 || removedNodes.length === 0)
          note((target instanceof Element ? target : target.parentElement)?.closest(LIVE));
        for (const added of addedNodes) {
          if (!(added instanceof Element)) continue;
          for (const region of added.querySelectorAll(LIVE)) note(region);
        }
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    document.addEventListener('focusin', ({ target }) =>
      // A dialog that opens focuses its first link, and then what it says.
      queueMicrotask(() => {
        const { tagName, textContent } = target as Element;
        if (target === document.activeElement) texts.push(`focus: ${tagName.toLowerCase()} ${textContent?.trim()}`);
      }),
    );
    return texts;
  });
  return {
    /** What a screen reader read since the last time, once all is quiet. */
    newAnnouncements: async () => {
      await page.waitForTimeout(700);
      return record.evaluate((texts) => texts.splice(0));
    },
  };
}

describe('a manager who listens to the board', () => {
  edge('hears what came of a move once, and nothing else around it', async () => {
    const { page } = await onTheBoard(PEOPLE, { width: 1440 });
    await page.route('**/applicants.data*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 150));
      await route.continue();
    });
    await page.getByRole('link', { name: 'Anna Ek', exact: true }).focus();
    const { newAnnouncements } = await listen(page);
    await page.keyboard.press('m');
    await page.getByRole('dialog', { name: 'Move Anna Ek to' }).waitFor();
    await page.keyboard.press('Enter');
    await page.getByText('Anna Ek moved to First talk, 1 of 1.').waitFor();
    expect(await newAnnouncements()).toEqual([
      'focus: button First talk',
      'focus: a Anna Ek',
      expect.stringMatching(/^Anna Ek moved to First talk, 1 of 1\./),
    ]);
    await page.keyboard.press('Enter');
    const card = page.getByRole('dialog', { name: 'Anna Ek' });
    await card.getByText('Anna Ek moved to First talk, 1 of 1.').waitFor();
    expect(await newAnnouncements(), 'an opened card').toEqual(['focus: h2 Anna Ek']);
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    expect(await newAnnouncements(), 'a closed card').toEqual(['focus: a Anna Ek']);
    await page.keyboard.press('z');
    await page.getByText('Anna Ek moved back to Applied').waitFor();
    expect((await newAnnouncements()).filter((text) => !text.startsWith('focus: a '))).toEqual([
      expect.stringMatching(/^Anna Ek moved back to Applied, 1 of 3\./),
    ]);
    await page.keyboard.press('Enter');
    await card.waitFor();
    expect(await newAnnouncements(), 'the card again').toEqual(['focus: h2 Anna Ek']);
    await page.keyboard.press('4');
    await card.getByText('Your score is 4.').waitFor({ state: 'attached' });
    expect(await newAnnouncements(), 'a score').toEqual(['Your score is 4.']);
  });
});
