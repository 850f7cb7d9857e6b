import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newVisitor } from './browser.ts';
import { pageTypes } from './page-types.ts';

/** What reaches past the right edge and cannot be scrolled to within a box of its own. */
function sticksOut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width)
      found.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    for (const element of document.querySelectorAll('body *')) {
      const box = element.getBoundingClientRect();
      if (box.right <= width + 1 || box.width === 0 || box.height === 0) continue;
      let isInside = false;
      for (let around = element.parentElement; around && around !== document.body; around = around.parentElement) {
        const { overflowX, clipPath } = getComputedStyle(around);
        if (overflowX !== 'visible' || clipPath !== 'none') isInside = true;
      }
      if (isInside || getComputedStyle(element).clipPath !== 'none' || element.closest('[aria-hidden=true], svg'))
        continue;
      found.push(
        `${element.tagName}.${element.className} to ${Math.round(box.right)}: ${(element.textContent ?? '').slice(0, 40)}`,
      );
    }
    return found.slice(0, 5);
  });
}

describe('a visitor on a small screen', () => {
  for (const width of [320, 390]) {
    it(`reads every kind of page at ${width} px without scrolling sideways`, async () => {
      const { page, visit } = await newVisitor({ width });
      const found: Record<string, string[]> = {};
      for (const { name, path, status } of await pageTypes()) {
        await visit(path, { status, look: false });
        found[name] = [...(await sticksOut(page)), ...(await cutText(page))];
      }
      expect(withSomething(found)).toEqual({});
    });
  }

  it.each([390, 1024])('reads every kind of page with text twice as large, at %i px', async (width) => {
    const { page, visit } = await newVisitor({ width });
    const found: Record<string, string[]> = {};
    for (const { name, path, status } of await pageTypes()) {
      await visit(path, { status, look: false });
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      found[name] = [...(await sticksOut(page)), ...(await cutText(page))];
    }
    expect(withSomething(found)).toEqual({});
  });

  it('may search for a word longer than the screen is wide', async () => {
    const { page, visit } = await newVisitor({ width: 390 });
    const word = 'Donaudampfschifffahrtsgesellschaft'.repeat(5);
    for (const path of [
      `/jobs?search=${word}`,
      `/jobs?search=data&locality=${word.slice(0, 90)}`,
      `/startups?search=${word}`,
    ]) {
      await visit(path, { look: false });
      expect(await sticksOut(page), path).toEqual([]);
    }
  });

  it('finds what to apply with at the lower edge, above nothing that matters', async () => {
    const { page, visit } = await newVisitor({ width: 390 });
    const { path } = (await pageTypes()).find(({ name }) => name === 'job with a link') ?? { path: '' };
    await visit(path, { look: false });
    const apply = page.getByRole('link', { name: /^Apply at/ }).last();
    const box = await apply.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const legal = page.getByRole('contentinfo').getByText(/^©/);
    const isCovered = await legal.evaluate((element) => {
      const { left, top, height } = element.getBoundingClientRect();
      const found = document.elementFromPoint(left + 4, top + height / 2);
      return !(found && (element.contains(found) || found.contains(element)));
    });
    expect(isCovered, 'the last line of the page can be read').toBe(false);
  });
});

/** Text that is cut off by the box it stands in. */
function cutText(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'main h1, main h2, main h3, main p, main a, main button, main dd, main dt',
    )) {
      const style = getComputedStyle(element);
      if (style.clipPath !== 'none' || style.overflow === 'visible' || element.closest('[aria-hidden=true], .vh'))
        continue;
      if (element.scrollWidth > element.clientWidth + 2 && style.textOverflow !== 'ellipsis')
        found.push(element.innerText.slice(0, 40));
    }
    return found.slice(0, 5);
  });
}

function withSomething(found: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(found).filter(([, wrong]) => wrong.length > 0));
}
