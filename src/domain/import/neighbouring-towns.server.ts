import { areNear, isNordicTown, type Place } from '#domain/site/places.server.ts';

/** Of towns beside each other, which only say where another lies: "Kista, Stockholm" is one place, "Moss, Fredrikstad" two. */

/** How the towns of a group stand beside each other. */
export type Nesting = 'commas' | 'dashes';

/** A town of a group; `isArea` if the line names its surroundings, such as "Helsinki Metropolitan Area". */
export type TownInGroup = { place: Place; isArea: boolean };

/** A quarter or suburb is this close to its town, and has at most this share of its people. */
const QUARTER_KILOMETRES = 15;
const QUARTER_SHARE = 1 / 3;
/** Two towns this large and this far apart are no part of each other, unless one is much larger. */
const OWN_POPULATION = 20_000;
const OWN_KILOMETRES = 10;
/** Behind its town and a comma, a small quarter is the place, too: "Helsinki, Pasila", but not "Göteborg, Mölndal". */
const SMALL_QUARTER = 15_000;
const SMALL_QUARTER_SHARE = 1 / 10;

export const isMuchSmaller = (a: Place, b: Place) => a.population <= b.population * QUARTER_SHARE;

/** Kista is one of Stockholm, Espoo none of Helsinki. */
export function isQuarterOf(quarter: Place, town: Place): boolean {
  return (
    quarter.id !== town.id &&
    quarter.countryCode === town.countryCode &&
    isMuchSmaller(quarter, town) &&
    areNear(quarter, town, QUARTER_KILOMETRES)
  );
}

function isSmallQuarter(quarter: Place, town: Place): boolean {
  return quarter.population <= Math.min(SMALL_QUARTER, town.population * SMALL_QUARTER_SHARE);
}

function areTownsOfTheirOwn(a: Place, b: Place): boolean {
  const isLarge = Math.min(a.population, b.population) >= OWN_POPULATION;
  return isLarge && !isMuchSmaller(a, b) && !areNear(a, b, OWN_KILOMETRES);
}

/**
 * Whether a town between these two of a group only says where one of them lies. "Algeciras, Cádiz, Spain": a town of the
 * same region after a town is its province, unless the Nordics are meant.
 */
export function isOnlyBeside(
  town: TownInGroup,
  before: TownInGroup | null,
  next: TownInGroup | null,
  nesting: Nesting,
): boolean {
  // "Stockholm - Kista" goes from the large to the small.
  const isLarger = next !== null && isQuarterOf(next.place, town.place);
  if (isLarger && (nesting === 'dashes' || isSmallQuarter(next.place, town.place))) return true;
  return before !== null && isSurrounding(town, before.place);
}

function isSurrounding({ place, isArea }: TownInGroup, before: Place): boolean {
  // Lysaker is in another county than Oslo.
  if (place.id === before.id || isQuarterOf(before, place)) return true;
  if (place.countryCode !== before.countryCode || place.region !== before.region) return false;
  if (!isNordicTown(before)) return true;
  const isSmaller = areNear(before, place) && before.population < place.population;
  return isSmaller && (isArea || !areTownsOfTheirOwn(before, place));
}
