import { describe, expect, it } from 'vitest';
import { newVisitor } from './browser.ts';
import { cutText, sticksOut } from './fits.ts';
import { pageTypes } from './page-types.ts';

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

function withSomething(found: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(found).filter(([, wrong]) => wrong.length > 0));
}
