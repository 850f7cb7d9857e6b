import { areNear, isNordicTown, type Place, preferSpelling } from '#domain/site/places.server.ts';
import { DOMINANCE, DOMINANCE_WITHIN, dominant } from './namesakes.server.ts';
import {
  areTimeZones,
  countriesOfArea,
  countriesOfOffice,
  groupsOfLine,
  isWideArea,
  partsOfGroup,
  townOfArea,
  townsOfOffice,
  withoutSurroundings,
} from './place-words.ts';
import {
  type Area,
  agrees,
  areasNamed,
  isCalledRegion,
  isCityState,
  isInCountry,
  isStateCode,
  isStateFirst,
  meantAlone,
  placesIn,
} from './regions.ts';
import { withoutWorkplace } from './workplace.ts';

/** The meaning of a part of a line. `region` is the part of the country that the line names. */
export type Part = { place: Place } | { countryCode: string; region?: string } | { unplaced: string };

/** Every place of a name, the most populous first. */
export type FindPlaces = (name: string) => Promise<Place[]>;

/** What the fields beside a line state. */
export type Beside = { countryCode: string | null; region: string | null };

/** Smaller towns share their names with more that is no town. */
const LARGE_TOWN = 50_000;
const SMALL_TOWN = 5_000;
const GERMAN = new Set(['DE', 'AT', 'CH']);

/** American states named like a large city: "Copenhagen, New York" is a village in that state, or two cities. */
const STATES_AND_CITIES = new Set(['new york', 'washington']);

/** Reads one line: "Malmö, Skåne, Sweden", "Copenhagen / Oslo or Remote", "Remote - NO/SE/DK". */
export async function partsOfLine(find: FindPlaces, line: string, beside: Beside): Promise<Part[]> {
  const text = withoutWorkplace(line);
  if (text === '') return beside.countryCode === null ? [] : [{ countryCode: beside.countryCode }];
  // "Trinidad and Tobago" and "Biel/Bienne" are one name.
  const whole = await new GroupReader(find, [text], beside, null).wholeName();
  if (whole !== null) return [whole];
  const groups = groupsOfLine(text);
  const all = groups.flat();
  if (areTimeZones(all)) return [{ unplaced: text }];
  if (all.length > 1 && all.every((part) => /^[A-Z]{2}$/.test(part)) && all.every((part) => isStateCode(part))) {
    // Two codes may be two countries or two states; three are states.
    return all.length > 2 ? [{ countryCode: 'US', region: text }] : [{ unplaced: text }];
  }
  const lastCountry = countryAtEnd(groups.at(-1) ?? []);
  const parts: Part[] = [];
  for (const group of groups) {
    parts.push(...(await new GroupReader(find, group, beside, countryAtEnd(group) ?? lastCountry).read()));
  }
  return parts;
}

function countryAtEnd(parts: readonly string[]): string | null {
  const areas = areasNamed(parts.at(-1) ?? '');
  return areas.length === 1 && areas[0]?.isCountry ? areas[0].countryCode : null;
}

/** Reads the parts between two separators of places. */
class GroupReader {
  #find: FindPlaces;
  #parts: string[];
  #beside: Beside;
  /** The country at the end of the list, which towns before it probably share. */
  #hint: string | null;

  constructor(find: FindPlaces, parts: readonly string[], beside: Beside, hint: string | null) {
    this.#find = find;
    this.#parts = inUsualOrder(parts.map(townOfArea));
    this.#beside = beside;
    this.#hint = hint;
  }

  /** The single country or town that all of the text names, if it has separators in it. */
  async wholeName(): Promise<Part | null> {
    const [text = ''] = this.#parts;
    if (partsOfGroup(text).length === 1 && !hasSeparator(text)) return null;
    const [area, other] = areasNamed(text);
    if (area?.isCountry && other === undefined && !/,/.test(text)) return { countryCode: area.countryCode };
    if (/,|;|\|/.test(text)) return null;
    const places = (await this.#find(text)).filter(({ name, englishName }) => [name, englishName].some(hasSeparator));
    const place = dominant(this.#allowed(places));
    return place === null ? null : { place };
  }

  async read(): Promise<Part[]> {
    const parts = this.#parts;
    const text = parts.join(', ');
    if (parts.length === 2 && STATES_AND_CITIES.has((parts[1] ?? '').toLowerCase())) {
      const place = await this.#townWith(parts[0] ?? '', [parts[1] ?? '']);
      return [place === null ? { unplaced: text } : { place }];
    }
    const countries = countriesOfArea(text, this.#beside.countryCode);
    if (countries.length > 0) return countries.map((countryCode) => ({ countryCode }));
    const result: Part[] = [];
    let isUnknown = false;
    for (let at = 0; at < parts.length; ) {
      const { part, length } = await this.#readFrom(at);
      // One contradiction makes the whole group doubtful: "Paris, Texas".
      if (part === 'contradiction') return [{ unplaced: text }];
      if (part !== null) result.push(part);
      else isUnknown = true;
      at += length;
    }
    // An unknown part describes a town beside it. Without one, it may be the town.
    if (isUnknown && !result.some((part) => 'place' in part)) result.push({ unplaced: text });
    return withoutProvinces(result);
  }

  /** The longest sense from one part on; null for a part that only describes the next. */
  async #readFrom(at: number): Promise<{ part: Part | 'contradiction' | null; length: number }> {
    const name = this.#parts[at] ?? '';
    if (isWideArea(name)) return { part: { unplaced: name }, length: 1 };
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
      if (place !== null) return { part: { place }, length: 1 };
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
    const candidates = await this.#candidates(name);
    if (candidates.length === 0) {
      // "Grünerløkka, Oslo": an unknown part before a town describes it; after one, "Tallinn, Harjumaa" does.
      return { part: this.#parts.length > 1 ? null : { unplaced: name }, length: 1 };
    }
    // "Lindholmen, Göteborg", "Göteborg, Lindholmen": of several namesakes none is meant, but a part of the town beside.
    if (await this.#mayBeginAList(at)) return { part: place === null ? null : { place }, length: 1 };
    for (const part of this.#parts.slice(0, at)) {
      const towns = await this.#candidates(part);
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

  /** Whether the next part is a town, too, so that its names of regions are towns here. */
  async #mayBeginAList(at: number): Promise<boolean> {
    const next = this.#parts[at + 1] ?? '';
    const areas = areasNamed(next);
    if (areas.some((area) => area.isCountry || (isStateFirst(area) && !isTownOfItsName(next)))) return false;
    return (await this.#townWith(next, [])) !== null;
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
    let places = await this.#candidates(name);
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

  async #candidates(name: string): Promise<Place[]> {
    const countries = countriesOfOffice(name);
    for (const town of townsOfOffice(name)) {
      const places = this.#allowed(await this.#find(town)).filter(
        (place) => isNordicTown(place) && countries.some((country) => isInCountry(place, country)),
      );
      if (places.length > 0) return places;
    }
    const exact = this.#allowed(await this.#find(name));
    if (exact.length > 0) return exact;
    const bare = withoutSurroundings(name);
    const places = bare === '' || bare === name ? [] : this.#allowed(await this.#find(bare));
    if (places.length > 0) return places;
    const quarters = await this.#townBeforeQuarter(bare);
    if (quarters.length > 0) return quarters;
    const towns = await this.#townBeforeHyphen(bare);
    return towns.length > 0 ? towns : await this.#townWithinArea(bare);
  }

  /** "Berlin-Kreuzberg" and "Stuttgart-Vaihingen": a large town and its quarter, as German joins them. */
  async #townBeforeHyphen(name: string): Promise<Place[]> {
    const [, town = ''] = /^(\p{Lu}\p{Ll}{3,})-\p{Lu}\p{Ll}{2,}$/u.exec(name) ?? [];
    const places = town === '' ? [] : this.#allowed(await this.#find(town));
    return places.filter(({ countryCode, population }) => GERMAN.has(countryCode) && population >= LARGE_TOWN);
  }

  /** "Førde i Sunnfjord" is Førde. */
  async #townWithinArea(name: string): Promise<Place[]> {
    const [town = '', area = ''] = name.split(/ i (?=\p{Lu})/u);
    if (area === '') return [];
    const around = await this.#find(area);
    const places = this.#allowed(await this.#find(town)).filter(isNordicTown);
    return around.length === 0 ? places : places.filter((place) => around.some((other) => areNear(place, other)));
  }

  /** "Solna Strand", "Malmö Live": a large Nordic town, and a word of two that is no town. */
  async #townBeforeQuarter(name: string): Promise<Place[]> {
    const [, town = '', quarter = ''] = /^(\p{Lu}\p{Ll}{3,}) (\p{Lu}\p{Ll}{2,})$/u.exec(name) ?? [];
    if (town === '' || areasNamed(quarter).length > 0 || (await this.#find(quarter)).length > 0) return [];
    const places = this.#allowed(await this.#find(town));
    return places.filter((place) => isNordicTown(place) && place.population >= LARGE_TOWN);
  }

  #allowed(places: Place[]): Place[] {
    const { countryCode } = this.#beside;
    return countryCode === null ? places : places.filter((place) => isInCountry(place, countryCode));
  }

  #allowedAreas(areas: readonly Area[]): readonly Area[] {
    const { countryCode } = this.#beside;
    return countryCode === null ? areas : areas.filter((area) => isInCountry(area, countryCode));
  }
}

function hasSeparator(name: string): boolean {
  return /[/&(]|\s(?:and|og|och|y)\s/i.test(name);
}

/** New York is a town as much as a state. */
function isTownOfItsName(name: string): boolean {
  return name.toLowerCase() === 'new york';
}

/** "DK - Copenhagen", "US-CA-Menlo Park", "Denmark: Copenhagen, Aarhus" with the country at the end. */
function inUsualOrder(parts: readonly string[]): string[] {
  const [first = '', second = '', ...others] = parts;
  const isArea = (part: string) =>
    areasNamed(part).some(
      (area) => area.isCountry || isCalledRegion(part) || (isStateFirst(area) && !isTownOfItsName(part)),
    );
  if (second === '' || !isArea(first) || isArea(parts.at(-1) ?? '')) return [...parts];
  return others.length > 0 && isArea(second) ? [...others, second, first] : [second, ...others, first];
}

/** "Algeciras, Cádiz, Spain": a town of the same region after a town is its province, unless the Nordics are meant. */
function withoutProvinces(parts: Part[]): Part[] {
  return parts.filter((part, at) => {
    const before = parts[at - 1];
    if (!('place' in part) || before === undefined || !('place' in before)) return true;
    const [a, b] = [before.place, part.place];
    if (a.id === b.id) return false;
    const isNear = areNear(a, b) && a.population < b.population;
    return !(a.countryCode === b.countryCode && a.region === b.region && (isNear || !isNordicTown(a)));
  });
}
