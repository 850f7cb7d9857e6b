import { describe, it } from 'vitest';
import { sampleOf } from '#testing/depth.ts';
import { newVisitor } from './browser.ts';
import { inPairs, lookEverywhere } from './look-everywhere.ts';
import { PAGE_NAMES, pageTypes } from './page-types.ts';

describe('a page keeps to WCAG 2.2 AA and good practice at every width, in light and dark (A-1)', () => {
  it.each(inPairs(sampleOf(PAGE_NAMES, 12).map((name) => ({ name }))))('%s', async (_, pair) => {
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
