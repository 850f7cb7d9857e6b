import { areNear, isNordicTown, type Place, preferSpelling } from '#domain/site/places.server.ts';
import { namesOfMunicipality } from './municipalities.ts';
import { DOMINANCE, dominant } from './namesakes.server.ts';
import { isMuchSmaller, isQuarterOf } from './neighbouring-towns.server.ts';
import { isWideArea } from './place-words.ts';
import { type Area, isCalledRegion, isIn, isStateFirst, isTownOfItsName } from './regions.ts';

/** A name between commas, and the areas that it may mean besides a town. */
type Name = { name: string; areas: readonly Area[] };

type Lookup = {
  townOf: (name: string) => Promise<Place | null>;
  namesakesOf: (name: string) => Promise<Place[]>;
};

/** A village is this close to the town of its municipality. */
const VILLAGE_KILOMETRES = 30;

/**
 * The towns of a list such as "Grindsted, Varde og Ølgod" (enumerated before its conjunction) and "Moss, Fredrikstad,
 * Sarpsborg"; null for an address, an area, or a name that is no town.
 */
export async function townsOfList(
  names: readonly Name[],
  isEnumerated: boolean,
  lookup: Lookup,
): Promise<Place[] | null> {
  if (names.length < (isEnumerated ? 2 : 3)) return null;
  if (names.some(({ name }) => isWideArea(name) || isCalledRegion(name))) return null;
  const read: (Place | null)[] = [];
  for (const { name, areas } of names) {
    const place = await lookup.townOf(name);
    if (areas.some((area) => area.isCountry || (isStateFirst(area) && !isTownOfItsName(name)))) return null;
    // "Asker, Bærum, Viken": the county, and no town in Sweden.
    const isCounty = (area: Area) =>
      place !== null && !isIn(place, area) && read.some((town) => town && isIn(town, area));
    if (areas.some(isCounty)) return null;
    read.push(place);
  }
  const towns = await withNamesakes(read, names, lookup);
  if (towns === null || new Set(towns.map(({ id }) => id)).size < towns.length) return null;
  return !isEnumerated && areAnAddress(towns, names.at(-1)?.areas ?? []) ? null : towns;
}

/**
 * The towns, where all the others are in one country and tell which namesake is meant: in "Vestby, Ås, Ski" the Ås near
 * them. Null if one stays unclear.
 */
async function withNamesakes(
  read: readonly (Place | null)[],
  names: readonly Name[],
  lookup: Lookup,
): Promise<Place[] | null> {
  const towns: Place[] = [];
  for (const [at, { name }] of names.entries()) {
    const own = read[at] ?? null;
    const others = read.filter((town, other): town is Place => other !== at && town !== null);
    const [country, ...otherCountries] = new Set(others.map(({ countryCode }) => countryCode));
    const isAlike = others.length > 1 && otherCountries.length === 0;
    let meant = own;
    const namesakes = await lookup.namesakesOf(name);
    if (namesakes.length === 0 && otherCountries.length === 0) meant = await municipalityOf(name, country, lookup);
    else if (isAlike && own?.countryCode !== country) {
      const there = namesakes.filter(({ countryCode }) => countryCode === country);
      const close = there.filter((place) => others.some((other) => areNear(place, other)));
      meant = dominant(preferSpelling(own === null ? close : there, name), DOMINANCE) ?? own;
    }
    if (meant === null) return null;
    towns.push(meant);
  }
  return towns;
}

/** Beside towns also a municipality without its kind: "Kungälv, Ale och Stenungsund". */
async function municipalityOf(name: string, country: string | undefined, lookup: Lookup): Promise<Place | null> {
  const places = await Promise.all(namesOfMunicipality(name).map(lookup.namesakesOf));
  return places.flat().find(({ countryCode }) => countryCode === country) ?? null;
}

/**
 * Whether the towns are an address and no list: "Hellerup, Gentofte, København" begins with a quarter of the next, "Rimbo,
 * Norrtälje, Stockholm" with a village, and ends with the county of all.
 */
function areAnAddress(towns: readonly Place[], lastAreas: readonly Area[]): boolean {
  const [first, second] = towns;
  if (first === undefined || second === undefined || isQuarterOf(first, second)) return true;
  const isVillage = isMuchSmaller(first, second) && areNear(first, second, VILLAGE_KILOMETRES);
  const isAscending = towns.every((town, at) => at === 0 || town.population > (towns[at - 1]?.population ?? 0));
  return isVillage && isAscending && lastAreas.some((area) => towns.every((town) => isIn(town, area)));
}

/** The two towns of a part such as "Kemi-Tornio", which is no name of one town; null for "Oslo-Lysaker", a quarter. */
export async function townsOfPair(part: string, { townOf, namesakesOf }: Lookup): Promise<string[] | null> {
  const names = /^\p{Lu}\p{Ll}{2,}-\p{Lu}\p{Ll}{2,}$/u.test(part) ? part.split('-') : [];
  if (names.length === 0 || (await namesakesOf(part)).length > 0) return null;
  const [first, second] = await Promise.all(names.map(townOf));
  if (!first || !second || !isNordicTown(first) || !isNordicTown(second) || !areNear(first, second)) return null;
  return isQuarterOf(first, second) || isQuarterOf(second, first) ? null : names;
}
