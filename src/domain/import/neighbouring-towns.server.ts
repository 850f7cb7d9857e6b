import { fold } from '#domain/site/fold.ts';
import { MUNICIPALITIES } from '#domain/site/municipality-table.ts';
import { areNear, isNordicTown, type Place } from '#domain/site/places.server.ts';
import { QUARTERS_IN_GAZETTEER } from '#domain/site/quarter-table.ts';

/** Of towns beside each other, which only say where another lies: "Kista, Stockholm" is one place, "Moss, Fredrikstad" two. */

/** How the towns of a group stand beside each other. */
export type Nesting = 'commas' | 'dashes' | 'brackets';

/** A town of a group by its name there; `isArea` if that names its surroundings, such as "Helsinki Metropolitan Area". */
export type TownInGroup = { place: Place; name: string; isArea: boolean };

/** A quarter or suburb is this close to its town, and has at most this share of its people. */
const QUARTER_KILOMETRES = 15;
const QUARTER_SHARE = 1 / 3;
/** Two towns this large and this far apart are no part of each other, unless one is much larger. */
const OWN_POPULATION = 20_000;
const OWN_KILOMETRES = 10;
/** Behind its town and a comma, a small quarter is the place, too: "Helsinki, Pasila", but not "Göteborg, Mölndal". */
const SMALL_QUARTER = 15_000;
const SMALL_QUARTER_SHARE = 1 / 10;
/** In brackets behind a town of another country, a town with fewer people is not meant. */
const LARGE_NAMESAKE = 50_000;

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

const MUNICIPALITY_NAMES = new Set(
  MUNICIPALITIES.flatMap(([, rows]) => rows.flatMap((row) => row.slice(row.indexOf(':') + 1).split('|'))).map(fold),
);

const KIND_OF_MUNICIPALITY = / (?:kommune?|herad|kunta)$/i;

/** Whether a name is that of a municipality: "Karmøy", "Kiruna kommun". */
export function isMunicipality(name: string): boolean {
  return MUNICIPALITY_NAMES.has(fold(name)) || KIND_OF_MUNICIPALITY.test(name);
}

/**
 * "Husnes, Kvinnherad" is Husnes alone, wherever the town hall of Kvinnherad is, and "Rena, Åmot kommune" Rena, although
 * the gazetteer knows another Åmot.
 */
function isMunicipalityOf(municipality: TownInGroup, town: TownInGroup): boolean {
  if (!isMunicipality(municipality.name) || isMunicipality(town.name)) return false;
  if (municipality.place.id === town.place.id) return false;
  return KIND_OF_MUNICIPALITY.test(municipality.name) || areNear(municipality.place, town.place);
}

function isNamesakeElsewhere(town: Place, before: Place): boolean {
  const isSmall = town.population < LARGE_NAMESAKE && isMuchSmaller(town, before);
  return isSmall && town.countryCode !== before.countryCode && !areNear(town, before);
}

const TOWNS_OF_QUARTERS: ReadonlyMap<string, string> = new Map(
  QUARTERS_IN_GAZETTEER.flatMap(([country, town, all]) =>
    all.split('|').map((quarter) => [`${country} ${quarter}`, `${country} ${town}`] as const),
  ),
);

/** Pasila lies within the borders of Helsinki; Kista counts as a town, and Lysaker is one. */
export function isWithin(quarter: Place, town: Place): boolean {
  const name = TOWNS_OF_QUARTERS.get(`${quarter.countryCode} ${quarter.name}`);
  return name === `${town.countryCode} ${town.name}` && areNear(quarter, town, QUARTER_KILOMETRES);
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
  if ([before, next].some((other) => other !== null && isMunicipalityOf(town, other))) return true;
  if ([before, next].some((other) => other !== null && isMunicipalityOf(other, town))) return false;
  // "Göteborg (Arendal)" is a part of Göteborg, which the gazetteer does not know, and no town in Norway.
  if (nesting === 'brackets' && before !== null && isNamesakeElsewhere(town.place, before.place)) return true;
  // "Helsinki, Pasila" and "Pasila, Helsinki" are Helsinki.
  if ([before, next].some((other) => other !== null && isWithin(town.place, other.place))) return true;
  if ([before, next].some((other) => other !== null && isWithin(other.place, town.place))) return false;
  // "Stockholm - Kista" goes from the large to the small.
  const isLarger = next !== null && isQuarterOf(next.place, town.place);
  if (isLarger && (nesting !== 'commas' || isSmallQuarter(next.place, town.place))) return true;
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
