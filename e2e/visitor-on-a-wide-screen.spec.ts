import { describe, expect, it } from 'vitest';
import { sampleOf } from '#testing/depth.ts';
import { newVisitor } from './browser.ts';

/** The grids of tiles, by the page and what is unique about one of their tiles. */
const GRIDS = [
  ['/', 'main li a[href^="/jobs?roles="]', 4, 5],
  ['/', 'main h3 a[href^="/startups/"]', 4, 5],
  ['/startups', 'main h2 a[href^="/startups/"]', 3, 4],
] as const;

describe('a visitor with a window of 1600 px', () => {
  it.each(sampleOf(GRIDS, 2))('sees more columns on %s (%s), and no larger tiles', async (path, tile, narrow, wide) => {
    const { page, visit } = await newVisitor({ width: 1599 });
    await visit(path, { look: false });
    /** The tiles of the first row, and the distance between two of them. */
    const firstRow = () =>
      page.locator(tile).evaluateAll((tiles) => {
        const boxes = tiles.map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
        const row = boxes.filter(({ top }) => top === boxes[0]?.top);
        return { columns: row.length, step: (row[1]?.left ?? 0) - (row[0]?.left ?? 0) };
      });
    const before = await firstRow();
    await page.setViewportSize({ width: 1600, height: 900 });
    const after = await firstRow();
    expect([before.columns, after.columns]).toEqual([narrow, wide]);
    expect(after.step).toBeLessThanOrEqual(before.step);
  });
});
