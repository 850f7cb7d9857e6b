import { describe, it } from 'vitest';
import { sampleOf } from '#testing/depth.ts';
import { inPairs, lookAtStates } from './look-everywhere.ts';
import { OVERLAY_STATES } from './overlay-states.ts';

describe('a menu, sheet, toast or notice keeps to WCAG 2.2 AA and good practice', () => {
  it.each(inPairs(sampleOf(OVERLAY_STATES, 16)))('%s', (_, pair) => lookAtStates(pair));
});
