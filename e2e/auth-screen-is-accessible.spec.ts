import { describe, it } from 'vitest';
import { sampleOf } from '#testing/depth.ts';
import { AUTH_STATES, LINK_STATES } from './auth-states.ts';
import { inPairs, lookAtStates } from './look-everywhere.ts';

describe('an auth screen, as a page and in its dialog, keeps to WCAG 2.2 AA and good practice', () => {
  it.each(inPairs(sampleOf([...AUTH_STATES, ...LINK_STATES], 16)))('%s', (_, pair) => lookAtStates(pair));
});
