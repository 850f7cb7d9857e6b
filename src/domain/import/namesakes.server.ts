import type { Place } from '#domain/site/places.server.ts';

/** Which of several places with one name is meant. */

/** Without an area, the larger of two namesakes must have this many times as many people; within one, fewer. */
export const DOMINANCE = 10;
export const DOMINANCE_WITHIN = 4;
/** Americans write the state, so a bare name seldom means their smaller town. */
const DOMINANCE_OVER_AMERICAN = 3;

/** The place that a name means: it has by far the most people, or it is alone. */
export function dominant(places: readonly Place[], factor: number = DOMINANCE): Place | null {
  const [first, ...others] = places;
  if (first === undefined) return null;
  const isClear = others.every(({ countryCode, population }) => {
    const minimum =
      countryCode === 'US' && first.countryCode !== 'US' ? Math.min(factor, DOMINANCE_OVER_AMERICAN) : factor;
    return first.population > 0 && first.population >= population * minimum;
  });
  return isClear ? first : null;
}
