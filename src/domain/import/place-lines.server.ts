import { areNear, type Place, preferSpelling } from '#domain/site/places.server.ts';
import { DOMINANCE, DOMINANCE_WITHIN, dominant } from './namesakes.server.ts';
import { isOnlyBeside } from './neighbouring-towns.server.ts';
import {
  areTimeZones,
  countriesOfArea,
  type Group,
  groupsOfLine,
  inUsualOrder,
  isAirport,
  isWideArea,
  partsOfGroup,
  townOfArea,
  withoutSurroundings,
} from './place-words.ts';
import {
  type Area,
  agrees,
  areasNamed,
  isCalledRegion,
  isCityState,
  isIn,
  isInCountry,
  isStateCode,
  isStateFirst,
  isTownOfItsName,
  meantAlone,
  placesIn,
} from './regions.ts';
import { townsOfList } from './towns-of-list.server.ts';
import { type FindPlaces, TownsOfName } from './towns-of-name.server.ts';
import { withoutWorkplace } from './workplace.ts';

/** The meaning of a part of a line. `region` is the part of the country that the line names. */
export type Part = { place: Place } | { countryCode: string; region?: string } | { unplaced: string };

/** What the fields beside a line state. */
export type Beside = { countryCode: string | null; region: string | null };

const SMALL_TOWN = 5_000;

/** American states named like a large city: "Copenhagen, New York" is a village in that state, or two cities. */
const STATES_AND_CITIES = new Set(['new york', 'washington']);

/** Reads one line: "Malmö, Skåne, Sweden", "Copenhagen / Oslo or Remote", "Remote - NO/SE/DK". */
export async function partsOfLine(find: FindPlaces, line: string, beside: Beside): Promise<Part[]> {
  const text = withoutWorkplace(line);
  if (text === '') return beside.countryCode === null ? [] : [{ countryCode: beside.countryCode }];
  // "Trinidad and Tobago" and "Biel/Bienne" are one name.
  const whole = await wholeName(find, text, beside);
  if (whole !== null) return [whole];
  const groups = groupsOfLine(text);
  const all = groups.flatMap(({ parts }) => parts);
  if (areTimeZones(all)) return [{ unplaced: text }];
  if (all.length > 1 && all.every((part) => /^[A-Z]{2}$/.test(part)) && all.every((part) => isStateCode(part))) {
    // Two codes may be two countries or two states; three are states.
    return all.length > 2 ? [{ countryCode: 'US', region: text }] : [{ unplaced: text }];
  }
  const lastCountry = countryAtEnd(groups.at(-1)?.parts ?? []);
  const parts: Part[] = [];
  for (const group of groups) {
    parts.push(...(await new GroupReader(find, group, beside, countryAtEnd(group.parts) ?? lastCountry).read()));
  }
  return parts;
}

function countryAtEnd(parts: readonly string[]): string | null {
  const areas = areasNamed(parts.at(-1) ?? '');
  return areas.length === 1 && areas[0]?.isCountry ? areas[0].countryCode : null;
}

/** The single country or town that all of the text names, if it has separators in it. */
async function wholeName(find: FindPlaces, text: string, { countryCode }: Beside): Promise<Part | null> {
  if (partsOfGroup(text).length === 1 && !hasSeparator(text)) return null;
  const [area, other] = areasNamed(text);
  if (area?.isCountry && other === undefined && !/,/.test(text)) return { countryCode: area.countryCode };
  if (/,|;|\|/.test(text)) return null;
  const places = (await find(text)).filter(({ name, englishName }) => [name, englishName].some(hasSeparator));
  const place = dominant(countryCode === null ? places : places.filter((one) => isInCountry(one, countryCode)));
  return place === null ? null : { place };
}

function hasSeparator(name: string): boolean {
  return /[/&(]|\s(?:and|og|och|y)\s/i.test(name);
}

/** Reads the parts between two separators of places. */
class GroupReader {
  #towns: TownsOfName;
  #group: Group;
  #parts: string[];
  #beside: Beside;
  /** The country at the end of the list, which towns before it probably share. */
  #hint: string | null;

  constructor(find: FindPlaces, group: Group, beside: Beside, hint: string | null) {
    const codeCountry = areasNamed(group.parts[0] ?? '').find(({ isCountry }) => isCountry);
    this.#towns = new TownsOfName(find, beside.countryCode, codeCountry?.countryCode ?? null);
    this.#group = group;
    this.#parts = inUsualOrder(group.parts.map(townOfArea));
    this.#beside = beside;
    this.#hint = hint;
  }

  async read(): Promise<Part[]> {
    const parts = this.#parts;
    const text = parts.join(', ');
    const [town = '', state = '', ...others] = parts;
    if (STATES_AND_CITIES.has(state.toLowerCase()) && others.every((part) => countryAtEnd([part]) === 'US')) {
      const place = await this.#townWith(town, [state]);
      return [place === null ? { unplaced: text } : { place }];
    }
    const countries = countriesOfArea(text, this.#beside.countryCode);
    if (countries.length > 0) return countries.map((countryCode) => ({ countryCode }));
    const list = await this.#listedTowns();
    if (list !== null) return list.map((place) => ({ place }));
    const result: Part[] = [];
    const names: string[] = [];
    let isUnknown = false;
    for (let at = 0; at < parts.length; ) {
      const { part, length } = await this.#readFrom(at);
      // One contradiction makes the whole group doubtful: "Paris, Texas".
      if (part === 'contradiction') return [{ unplaced: text }];
      if (part === null) isUnknown = true;
      else {
        result.push(part);
        names.push(parts[at] ?? '');
      }
      at += length;
    }
    // An unknown part describes a town beside it. Without one, it may be the town.
    if (isUnknown && !result.some((part) => 'place' in part)) result.push({ unplaced: text });
    const towns = result.map((part, at) =>
      'place' in part ? { place: part.place, isArea: this.#isArea(names[at] ?? '') } : null,
    );
    return result.filter((_, at) => {
      const [before = null, town = null, next = null] = [towns[at - 1], towns[at], towns[at + 1]];
      return town === null || !isOnlyBeside(town, before, next, this.#group.nesting);
    });
  }

  /** "Helsinki Metropolitan Area", and "Pääkaupunkiseutu" that stands as Helsinki here. */
  #isArea(name: string): boolean {
    return withoutSurroundings(name) !== name || !this.#group.parts.includes(name);
  }

  /** The towns of a list between commas; null for anything else. */
  #listedTowns(): Promise<Place[] | null> {
    const names = countryAtEnd(this.#parts) === null ? this.#parts : this.#parts.slice(0, -1);
    if (this.#group.nesting !== 'commas') return Promise.resolve(null);
    return townsOfList(
      names.map((name) => ({ name, areas: this.#allowedAreas(areasNamed(name)) })),
      this.#group.isEnumerated,
      { townOf: (name) => this.#townWith(name, []), namesakesOf: (name) => this.#towns.of(name) },
    );
  }

  /** The longest sense from one part on; null for a part that only describes the next. */
  async #readFrom(at: number): Promise<{ part: Part | 'contradiction' | null; length: number }> {
    const name = this.#parts[at] ?? '';
    if (isWideArea(name)) return { part: { unplaced: name }, length: 1 };
    if (isAirport(name) && (await this.#isNearATown(name))) return { part: null, length: 1 };
    const own = this.#allowedAreas(meantAlone(name, areasNamed(name)));
    const following = this.#followingAreas(at);
    for (let count = following; count > 0; count -= 1) {
      const beside = this.#parts.slice(at + 1, at + 1 + count);
      const place = await this.#townWith(name, beside);
      const isRegionThere = own.some((area) => isStateFirst(area) && beside.every((part) => agrees(area, part)));
      if (place !== null && !(isRegionThere && !isTownOfItsName(name))) return { part: { place }, length: count + 1 };
    }
    const [area, other] = own;
    if (area !== undefined) {
      const isStateAndTown = isStateFirst(area) && isTownOfItsName(name);
      const mayBeTown = !own.some((one) => isStateFirst(one) && !isStateAndTown) && !own.some((one) => one.isCountry);
      const place =
        mayBeTown || own.every((one) => isCityState(one.countryCode)) ? await this.#townWith(name, []) : null;
      // "Oslo, MN" is in Minnesota, and "Uppsala, Canada" in Ontario.
      const isElsewhere = place !== null && !area.isCountry && this.#isBeforeOtherArea(place, at);
      if (place !== null) return { part: isElsewhere ? 'contradiction' : { place }, length: 1 };
      // "Denmark, WI" is a town that the gazetteer does not know.
      const next = areasNamed(this.#parts[at + 1] ?? '');
      if (area.isCountry && next.some((one) => isStateFirst(one) && one.countryCode !== area.countryCode)) {
        return { part: 'contradiction', length: 1 };
      }
      // "Ontario, Canada" and "Virginia, United States" name one region; "Denmark, Sweden" two countries.
      const beside = area.isCountry
        ? 0
        : this.#parts.slice(at + 1).findIndex((part) => !own.some((one) => agrees(one, part)));
      const length = 1 + (beside === -1 ? this.#parts.length - at - 1 : beside);
      const areas = length > 1 ? own.filter((one) => agrees(one, this.#parts[at + 1] ?? '')) : own;
      const codes = new Set(areas.map(({ countryCode }) => countryCode));
      const [countryCode] = codes;
      // "Georgia" and "IL" are a country or a state.
      const isClear = other === undefined || codes.size === 1;
      if (!isClear || countryCode === undefined) return { part: { unplaced: name }, length };
      return { part: area.isCountry ? { countryCode } : { countryCode, region: name }, length };
    }
    const place = await this.#townWith(name, []);
    if (place !== null && following === 0)
      return { part: (await this.#isPartOfNext(place, at)) ? null : { place }, length: 1 };
    const candidates = await this.#towns.of(name);
    if (candidates.length === 0) {
      // "Grünerløkka, Oslo": an unknown part before a town describes it; after one, "Tallinn, Harjumaa" does.
      return { part: this.#parts.length > 1 ? null : { unplaced: name }, length: 1 };
    }
    // "Lindholmen, Göteborg", "Göteborg, Lindholmen": of several namesakes none is meant, but a part of the town beside.
    if (await this.#mayBeginAList(at)) return { part: place === null ? null : { place }, length: 1 };
    for (const part of this.#parts.slice(0, at)) {
      const towns = await this.#towns.of(part);
      if (candidates.some((one) => towns.some((town) => areNear(one, town)))) return { part: null, length: 1 };
    }
    return { part: this.#parts.length > 1 ? 'contradiction' : { unplaced: name }, length: 1 };
  }

  /** "Sund, Bergen" is a part of Bergen, which the gazetteer does not know, and no village in another country. */
  async #isPartOfNext({ countryCode, population }: Place, at: number): Promise<boolean> {
    if (population >= SMALL_TOWN || !(await this.#mayBeginAList(at))) return false;
    const next = await this.#townWith(this.#parts[at + 1] ?? '', []);
    return next !== null && next.countryCode !== countryCode;
  }

  /** "Trondheim lufthavn Værnes, Stjørdal": an airport has the name of one town and lies in another. */
  async #isNearATown(airport: string): Promise<boolean> {
    const places = await this.#towns.of(airport);
    for (const part of this.#parts.filter((one) => !isAirport(one) && areasNamed(one).length === 0)) {
      const town = await this.#townWith(part, []);
      if (town !== null && places.some((place) => areNear(place, town))) return true;
    }
    return false;
  }

  /** Whether the next part is a town, too, so that its names of regions are towns here. */
  async #mayBeginAList(at: number): Promise<boolean> {
    const next = this.#parts[at + 1] ?? '';
    const areas = areasNamed(next);
    if (areas.some((area) => area.isCountry || (isStateFirst(area) && !isTownOfItsName(next)))) return false;
    return (await this.#townWith(next, [])) !== null;
  }

  #isBeforeOtherArea(place: Place, at: number): boolean {
    const next = this.#parts[at + 1] ?? '';
    const areas = areasNamed(next);
    return (
      areas.some((area) => area.isCountry || isStateFirst(area)) &&
      !isTownOfItsName(next) &&
      !areas.some((area) => isIn(place, area))
    );
  }

  /** How many of the next parts may say where a town is. */
  #followingAreas(at: number): number {
    let count = 0;
    while (at + 1 + count < this.#parts.length) {
      const part = this.#parts[at + 1 + count] ?? '';
      if (areasNamed(part).length === 0 && !isCalledRegion(part)) break;
      count += 1;
    }
    return count;
  }

  /** The town of a name with which all these parts agree. */
  async #townWith(name: string, beside: readonly string[]): Promise<Place | null> {
    if (/^[A-Z]{2,3}$/.test(name) && areasNamed(name).length > 0) return null;
    let places = await this.#towns.of(name);
    let isWithin = this.#beside.countryCode !== null;
    for (const part of [...beside, ...(this.#beside.region === null ? [] : [this.#beside.region])]) {
      const areas = areasNamed(part);
      if (areas.length === 0) continue;
      const inside = placesIn(places, areas);
      const isField = part === this.#beside.region && !beside.includes(part);
      // Many sites write odd regions into fields, so these decide only between namesakes, and against hamlets.
      if (inside.length === 0 && isField && this.#beside.countryCode !== null) {
        places = places.filter(({ population }) => population > 0);
        continue;
      }
      places = inside;
      isWithin = true;
    }
    if (!isWithin && this.#hint !== null) {
      const nearby = dominant(
        preferSpelling(
          places.filter(({ countryCode }) => countryCode === this.#hint),
          name,
        ),
        DOMINANCE,
      );
      if (nearby !== null) return nearby;
    }
    return dominant(preferSpelling(places, name), isWithin ? DOMINANCE_WITHIN : DOMINANCE);
  }

  #allowedAreas(areas: readonly Area[]): readonly Area[] {
    const { countryCode } = this.#beside;
    return countryCode === null ? areas : areas.filter((area) => isInCountry(area, countryCode));
  }
}
