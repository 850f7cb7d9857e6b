import { areNear, isNordicTown, type Place } from '#domain/site/places.server.ts';
import { isQuarterBeside } from './known-sites.ts';
import { hasKindOfMunicipality, isMunicipalityOfItsName, isNameOfMunicipality } from './municipalities.ts';
import { isInEurope } from './namesakes.server.ts';
import { areasNamed, isIn } from './regions.ts';

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
/** A city with so many people is never a part of another: Lund and Malmö. */
const OWN_CITY = 50_000;
/** Behind its town and a comma, a small suburb is the place, too: "Oslo, Lysaker", but not "Göteborg, Mölndal". */
const SMALL_QUARTER = 15_000;
const SMALL_QUARTER_SHARE = 1 / 10;
/** A place this close to the town of a municipality is in it. */
const PLACE_KILOMETRES = 12;
/** A much smaller municipality may be named beside a larger one this close: "Nokia, Tampere". */
const MUNICIPALITY_KILOMETRES = 30;
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

/**
 * "Husnes, Kvinnherad" is Husnes alone, wherever the town hall of Kvinnherad is, and "Rena, Åmot kommune" Rena, although
 * the gazetteer knows another Åmot.
 */
function isMunicipalityOf(municipality: TownInGroup, town: TownInGroup): boolean {
  if (!isNameOfMunicipality(municipality.name) || isNameOfMunicipality(town.name)) return false;
  if (municipality.place.id === town.place.id) return false;
  // A municipality of Iceland may be a hundred kilometres wide: "Djúpivogur, Múlaþing".
  const isWide = town.place.countryCode === 'IS' && municipality.place.countryCode === 'IS';
  return isWide || hasKindOfMunicipality(municipality.name) || areNear(municipality.place, town.place);
}

/** Smaller towns of other countries share their names with shopping centres, buildings and words. */
const KNOWN_IN_EUROPE = 50_000;
const KNOWN_AFAR = 500_000;

/**
 * "Umeå - Avion" and "Växjö, Samarkand" are shopping centres: beside a Nordic town, a town of another country needs that
 * country's name or many people.
 */
export function isUnlikelyAbroad(town: Place, others: readonly Place[]): boolean {
  const least = isInEurope(town.countryCode) ? KNOWN_IN_EUROPE : KNOWN_AFAR;
  return !isNordicTown(town) && town.population < least && others.some(isNordicTown);
}

function isNamesakeElsewhere(town: Place, before: Place): boolean {
  const isSmall = town.population < LARGE_NAMESAKE && isMuchSmaller(town, before);
  return isSmall && town.countryCode !== before.countryCode && !areNear(town, before);
}

function isSmallQuarter(quarter: Place, town: Place): boolean {
  return quarter.population <= Math.min(SMALL_QUARTER, town.population * SMALL_QUARTER_SHARE);
}

function areTownsOfTheirOwn(a: Place, b: Place): boolean {
  const least = Math.min(a.population, b.population);
  const isLarge = least >= OWN_CITY || (least >= OWN_POPULATION && !isMuchSmaller(a, b));
  return isLarge && !areNear(a, b, OWN_KILOMETRES);
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
  if ([before, next].some((other) => other !== null && isQuarterBeside(town.name, other.place))) return true;
  if ([before, next].some((other) => other !== null && isMunicipalityOf(town, other))) return true;
  if ([before, next].some((other) => other !== null && isMunicipalityOf(other, town))) return false;
  // "Göteborg (Arendal)" is a part of Göteborg, which the gazetteer does not know, and no town in Norway.
  if (nesting === 'brackets' && before !== null && isNamesakeElsewhere(town.place, before.place)) return true;
  if (next !== null && isPlaceIn(next, town)) return true;
  // "Stockholm - Kista" goes from the large to the small.
  const isLarger = next !== null && isQuarterOf(next.place, town.place);
  if (isLarger && (nesting !== 'commas' || isSmallQuarter(next.place, town.place))) return true;
  return before !== null && !areTwoMunicipalities(town, before) && isSurrounding(town, before.place);
}

/** "Vihti, Nummela": behind the name of its municipality, the place is meant. */
function isPlaceIn({ place, name }: TownInGroup, municipality: TownInGroup): boolean {
  const isMunicipality = isMunicipalityOfItsName(municipality.name);
  if (!isMunicipality || isMunicipalityOfItsName(name) || isNameOfMunicipality(name)) return false;
  const isSmaller = place.id !== municipality.place.id && place.population < municipality.place.population;
  return isSmaller && areNear(place, municipality.place, PLACE_KILOMETRES);
}

/** "Parkano, Ikaalinen" and "Salo - Turku" are two places, "Enköping, Uppsala" a town and its county. */
function areTwoMunicipalities(town: TownInGroup, before: TownInGroup): boolean {
  if (!isMunicipalityOfItsName(town.name) || !isMunicipalityOfItsName(before.name)) return false;
  if (areasNamed(town.name).some((area) => isIn(before.place, area))) return false;
  return !isMuchSmaller(before.place, town.place) || !areNear(before.place, town.place, MUNICIPALITY_KILOMETRES);
}

function isSurrounding({ place, isArea }: TownInGroup, before: Place): boolean {
  // Lysaker is in another county than Oslo.
  if (place.id === before.id || isQuarterOf(before, place)) return true;
  if (place.countryCode !== before.countryCode || place.region !== before.region) return false;
  if (!isNordicTown(before)) return true;
  const isSmaller = areNear(before, place) && before.population < place.population;
  return isSmaller && (isArea || !areTownsOfTheirOwn(before, place));
}
