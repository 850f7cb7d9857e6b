import { NORDIC_COUNTRIES, OTHER_EUROPE } from '#domain/site/countries.ts';
import type { Place } from '#domain/site/places.server.ts';

/** Which of several places with one name is meant. */

/** Without an area, the larger of two namesakes must have this many times as many people; within one, fewer. */
export const DOMINANCE = 10;
export const DOMINANCE_WITHIN = 4;
/** A bare name seldom means a smaller town in another part of the world: Americans write the state, and others the country. */
const DOMINANCE_OVER_FAR = 3;

/** Below so many people, a far town is not clear beside a Nordic one, whose people the gazetteer may not know. */
const KNOWN_AFAR = 100_000;

/** A hamlet with so few people is no clearer than a place whose people the gazetteer does not know. */
const HAMLET = 500;

const isNordic = (code: string) => NORDIC_COUNTRIES.some((nordic) => nordic === code);
export const isInEurope = (code: string) => OTHER_EUROPE.includes(code) || isNordic(code);

/** The place that a name means: it has by far the most people, or it is alone. */
export function dominant(places: readonly Place[], factor: number = DOMINANCE): Place | null {
  const [first, ...others] = places;
  if (first === undefined) return null;
  const isClear = others.every(({ countryCode, population }) => {
    if (isNordic(countryCode) && !isInEurope(first.countryCode) && first.population < KNOWN_AFAR) return false;
    // Nobody is known to live in Straume near Bergen, but far more do than in Straume in Nordland.
    if (isNordic(countryCode) && population === 0 && first.population < HAMLET) return false;
    const isFar = !isInEurope(countryCode) && isInEurope(first.countryCode);
    const minimum =
      isFar || (countryCode === 'US' && first.countryCode !== 'US') ? Math.min(factor, DOMINANCE_OVER_FAR) : factor;
    // Postings of Nordic boards rarely mean a smaller village of the same name abroad.
    const isAbroad = isNordic(first.countryCode) && !isNordic(countryCode);
    const least = isAbroad ? Math.min(minimum, DOMINANCE_OVER_FAR) : minimum;
    return first.population > 0 && first.population >= population * least;
  });
  return isClear ? first : null;
}
