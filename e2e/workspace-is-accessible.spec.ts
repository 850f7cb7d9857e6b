import { describe, it } from 'vitest';
import { sampleOf } from '#testing/depth.ts';
import { inPairs, lookAtStates } from './look-everywhere.ts';
import { WORKSPACE_STATES } from './workspace-states.ts';

describe('a workspace page keeps to WCAG 2.2 AA and good practice, in its fullest and its emptiest state', () => {
  it.each(inPairs(sampleOf(WORKSPACE_STATES, 16)))('%s', (_, pair) => lookAtStates(pair));
});
