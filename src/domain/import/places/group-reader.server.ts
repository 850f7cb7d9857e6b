import { areNear, isNordicTown, type Place } from '#domain/site/places.server.ts';
import { isEmployerLikeATown, isQuarter, townOfKnownSite } from './known-sites.ts';
import { type Beside, MeantTown } from './meant-town.server.ts';
import { hasKindOfMunicipality, isMunicipalityOfItsName } from './municipalities.ts';
import { dominant } from './namesakes.server.ts';
import { isOnlyBeside, type TownInGroup } from './neighbouring-towns.server.ts';
import {
  countriesOfArea,
  type Group,
  inUsualOrder,
  isAirport,
  isWideArea,
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
  isStateFirst,
  isTownOfItsName,
  meantAlone,
} from './regions.ts';
import { isSite } from './site-words.ts';
import { townsOfList } from './towns-of-list.server.ts';
import { type FindPlaces, TownsOfName } from './towns-of-name.server.ts';

/** The meaning of a part of a line. `region` is the part of the country that the line names. */
export type Part = { place: Place } | { countryCode: string; region?: string } | { unplaced: string };

const SMALL_TOWN = 5_000;
/** With fewer people, a name before that of a large town is more often one of its streets or quarters. */
const VILLAGE = 1_000;
const LARGE_TOWN = 50_000;
/** A village may have the name of its town behind it up to so many kilometres away. */
const NEAR_NEXT = 40;

/** American states named like a large city: "Copenhagen, New York" is a village in that state, or two cities. */
const STATES_AND_CITIES = new Set(['new york', 'washington']);

/** The country that the last part names alone. */
export function countryAtEnd(parts: readonly string[]): string | null {
  const areas = areasNamed(parts.at(-1) ?? '');
  return areas.length === 1 && areas[0]?.isCountry ? areas[0].countryCode : null;
}

/** Reads the parts between two separators of places. */
export class GroupReader {
  #towns: TownsOfName;
  #meant: MeantTown;
  #group: Group;
  #parts: string[];
  #beside: Beside;

  constructor(find: FindPlaces, group: Group, beside: Beside, hint: string | null) {
    const codeCountry = areasNamed(group.parts[0] ?? '').find(({ isCountry }) => isCountry);
    this.#towns = new TownsOfName(find, beside.countryCode, codeCountry?.countryCode ?? null);
    this.#group = group;
    this.#parts = inUsualOrder(group.parts.map(townOfArea));
    this.#beside = beside;
    this.#meant = new MeantTown(this.#towns, this.#parts, beside, hint);
  }

  async read(): Promise<Part[]> {
    const parts = this.#parts;
    const text = parts.join(', ');
    const [town = '', state = '', ...others] = parts;
    if (STATES_AND_CITIES.has(state.toLowerCase()) && others.every((part) => countryAtEnd([part]) === 'US')) {
      const place = await this.#meant.with(town, [state]);
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
    const towns = result.map((part, at) => ('place' in part ? this.#townNamed(part.place, names[at] ?? '') : null));
    return result.filter((_, at) => {
      const [before = null, town = null, next = null] = [towns[at - 1], towns[at], towns[at + 1]];
      return town === null || !isOnlyBeside(town, before, next, this.#group.nesting);
    });
  }

  #townNamed(place: Place, name: string): TownInGroup {
    return { place, name, isArea: this.#isArea(name) };
  }

  /** "Helsinki Metropolitan Area", and "Pääkaupunkiseutu" that stands as Helsinki here. */
  #isArea(name: string): boolean {
    return withoutSurroundings(name) !== name || !this.#group.parts.includes(name);
  }

  /** The towns of a list between commas; null for anything else. */
  async #listedTowns(): Promise<Place[] | null> {
    const names = countryAtEnd(this.#parts) === null ? this.#parts : this.#parts.slice(0, -1);
    if (this.#group.nesting !== 'commas') return null;
    const townsIn = (list: readonly string[]) =>
      townsOfList(
        list.map((name) => ({ name, areas: this.#allowedAreas(areasNamed(name)) })),
        this.#group.isEnumerated,
        { townOf: (name) => this.#meant.with(name, []), namesakesOf: (name) => this.#towns.of(name) },
      );
    const towns = await townsIn(names);
    // "Keski-Uusimaa (Järvenpää, Kerava, Tuusula)": an unknown area before its towns.
    if (towns !== null || names.length < 4 || (await this.#towns.of(names[0] ?? '')).length > 0) return towns;
    return await townsIn(names.slice(1));
  }

  /** The longest sense from one part on; null for a part that only describes the next. */
  async #readFrom(at: number): Promise<{ part: Part | 'contradiction' | null; length: number }> {
    const name = this.#parts[at] ?? '';
    if (isWideArea(name)) return { part: { unplaced: name }, length: 1 };
    if (isAirport(name) && (await this.#isNearATown(name))) return { part: null, length: 1 };
    if (isSite(name) && (await this.#hasTownBeside(at))) return { part: null, length: 1 };
    if (await this.#isVagueBesideATown(at)) return { part: null, length: 1 };
    if (isEmployerLikeATown(name) && (this.#hasSiteBeside(at) || (await this.#hasFarTownBeside(at))))
      return { part: null, length: 1 };
    const namesake = await this.#namesakeOfNext(at);
    if (namesake !== undefined) return { part: namesake && { place: namesake }, length: 1 };
    const own = this.#allowedAreas(meantAlone(name, areasNamed(name)));
    const following = this.#followingAreas(at);
    for (let count = following; count > 0; count -= 1) {
      const beside = this.#parts.slice(at + 1, at + 1 + count);
      const place = await this.#meant.with(name, beside);
      const isRegionThere = own.some((area) => isStateFirst(area) && beside.every((part) => agrees(area, part)));
      if (place !== null && !(isRegionThere && !isTownOfItsName(name))) return { part: { place }, length: count + 1 };
    }
    const [area, other] = own;
    if (area !== undefined) {
      const isStateAndTown = isStateFirst(area) && isTownOfItsName(name);
      const mayBeTown = !own.some((one) => isStateFirst(one) && !isStateAndTown) && !own.some((one) => one.isCountry);
      const place =
        mayBeTown || own.every((one) => isCityState(one.countryCode)) ? await this.#meant.with(name, []) : null;
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
    const place = await this.#meant.with(name, []);
    if (place !== null && following === 0) {
      const isOther = await this.#isOtherNameOfNext(place, name, at);
      if (isOther !== null) return { part: isOther ? null : { place }, length: isOther ? 1 : 2 };
      return { part: (await this.#isPartOfNext(place, at)) ? null : { place }, length: 1 };
    }
    const candidates = await this.#towns.of(name);
    const near = place === null ? await this.#towns.inMunicipality(candidates, this.#parts[at + 1] ?? '') : null;
    if (near !== null) return { part: { place: near }, length: 1 };
    if (candidates.length === 0) {
      const behind = (await this.#hasTownBeside(at)) ? null : dominant(await this.#towns.behindWords(name));
      if (behind !== null) return { part: { place: behind }, length: 1 };
      // "Grünerløkka, Oslo": an unknown part before a town describes it; after one, "Tallinn, Harjumaa" does.
      return { part: this.#parts.length > 1 ? null : { unplaced: name }, length: 1 };
    }
    const nearNext = await this.#namesakeNearNext(candidates, at);
    if (nearNext !== null) return { part: { place: nearNext }, length: 1 };
    // "Lindholmen, Göteborg", "Göteborg, Lindholmen": of several namesakes none is meant, but a part of the town beside.
    if (await this.#mayBeginAList(at)) return { part: place === null ? null : { place }, length: 1 };
    for (const part of this.#parts.slice(0, at)) {
      const towns = await this.#towns.of(part);
      if (candidates.some((one) => towns.some((town) => areNear(one, town)))) return { part: null, length: 1 };
    }
    return { part: this.#parts.length > 1 ? 'contradiction' : { unplaced: name }, length: 1 };
  }

  /**
   * Whether this name stands for the town of the next part rather than for this place, as in "Rauma, Åndalsnes"; false if
   * the next name stands for this place; null if neither does.
   */
  async #isOtherNameOfNext({ id }: Place, name: string, at: number): Promise<boolean | null> {
    const next = this.#parts[at + 1] ?? '';
    if ((await this.#towns.of(next)).some((place) => place.id === id)) return false;
    const town = await this.#meant.with(next, []);
    return town !== null && (await this.#towns.of(name)).some((place) => place.id === town.id) ? true : null;
  }

  /**
   * The place that a name means if the next part rules out the usual one: "Ås, Krokoms kommun" and "Ås, Östersund" are in
   * Sweden. Null for a place of that municipality which the gazetteer does not know; undefined where nothing is ruled out.
   */
  async #namesakeOfNext(at: number): Promise<Place | null | undefined> {
    const next = this.#parts[at + 1] ?? '';
    const place = next === '' ? null : await this.#meant.with(this.#parts[at] ?? '', []);
    if (place === null) return undefined;
    const candidates = await this.#towns.of(this.#parts[at] ?? '');
    if (hasKindOfMunicipality(next)) return await this.#towns.meantBeforeOffice(place, candidates, next);
    if (place.population >= LARGE_TOWN || !(await this.#mayBeginAList(at))) return undefined;
    const town = await this.#meant.with(next, []);
    if (town === null || town.countryCode === place.countryCode) return undefined;
    return (await this.#namesakeNearNext(candidates, at)) ?? undefined;
  }

  /** "Dalby, Lund": of several namesakes the only Nordic one beside the town of the next part. */
  async #namesakeNearNext(candidates: readonly Place[], at: number): Promise<Place | null> {
    const next = at + 1 < this.#parts.length ? await this.#meant.with(this.#parts[at + 1] ?? '', []) : null;
    const near = candidates.filter(
      (place) => next !== null && place.id !== next.id && isNordicTown(place) && areNear(place, next, NEAR_NEXT),
    );
    return near.length === 1 ? (near[0] ?? null) : null;
  }

  /**
   * "Sund, Bergen" is a part of Bergen, which the gazetteer does not know, and no village in another country, nor one at
   * the other end of this country.
   */
  async #isPartOfNext(place: Place, at: number): Promise<boolean> {
    if (place.population >= SMALL_TOWN || !(await this.#mayBeginAList(at))) return false;
    const next = await this.#meant.with(this.#parts[at + 1] ?? '', []);
    if (next === null) return false;
    if (next.countryCode !== place.countryCode) return true;
    const isVillage = place.population < VILLAGE && !isMunicipalityOfItsName(this.#parts[at] ?? '');
    return isVillage && this.#parts.length === 2 && next.population >= LARGE_TOWN && !areNear(place, next);
  }

  /** "Trondheim lufthavn Værnes, Stjørdal": an airport has the name of one town and lies in another. */
  async #isNearATown(airport: string): Promise<boolean> {
    const places = await this.#towns.of(airport);
    for (const part of this.#parts.filter((one) => !isAirport(one) && areasNamed(one).length === 0)) {
      const town = await this.#meant.with(part, []);
      if (town !== null && places.some((place) => areNear(place, town))) return true;
    }
    return false;
  }

  /** "Uppsala universitet, Campus Gotland, Visby": a site has the name of one town and may lie in another. */
  async #hasTownBeside(at: number): Promise<boolean> {
    for (const part of this.#parts.filter((one, other) => other !== at && !isSite(one) && areasNamed(one).length === 0))
      if ((await this.#meant.with(part, [])) !== null) return true;
    return false;
  }

  /**
   * "Vasastan, Göteborg" and "St. Olavs hospital, Orkdal sjukehus": beside a clear town, a quarter or a site of which only
   * the table knows the town means none. But "Tampereen yliopisto, Hervanta" has a site before a quarter.
   */
  async #isVagueBesideATown(at: number): Promise<boolean> {
    const name = this.#parts[at] ?? '';
    if (!isVague(name)) return false;
    const towns = await this.#townsBeside(at, (part) => {
      return !isAirport(part) && !isEmployerLikeATown(part) && (!isQuarter(name) || !isSite(part));
    });
    return towns.length > 0;
  }

  /** "Outokumpu, Avesta": the employer, and no town. */
  async #hasFarTownBeside(at: number): Promise<boolean> {
    const own = await this.#meant.with(this.#parts[at] ?? '', []);
    return own !== null && (await this.#townsBeside(at, () => true)).some((town) => !areNear(town, own));
  }

  /** "Straumsvík (Rio Tinto)": a site of which only the table knows the town. */
  #hasSiteBeside(at: number): boolean {
    return this.#parts.some((part, other) => other !== at && townOfKnownSite(part) !== null);
  }

  async #townsBeside(at: number, counts: (part: string) => boolean): Promise<Place[]> {
    const isClear = (part: string) => !isVague(part) && countryAtEnd([part]) === null && counts(part);
    const clear = this.#parts.filter((part, other) => other !== at && isClear(part));
    const towns = await Promise.all(clear.map((part) => this.#meant.with(part, [])));
    return towns.filter((town) => town !== null);
  }

  /** Whether the next part is a town, too, so that its names of regions are towns here. */
  async #mayBeginAList(at: number): Promise<boolean> {
    const next = this.#parts[at + 1] ?? '';
    const areas = areasNamed(next);
    if (areas.some((area) => area.isCountry || (isStateFirst(area) && !isTownOfItsName(next)))) return false;
    return (await this.#meant.with(next, [])) !== null;
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

  #allowedAreas(areas: readonly Area[]): readonly Area[] {
    const { countryCode } = this.#beside;
    return countryCode === null ? areas : areas.filter((area) => isInCountry(area, countryCode));
  }
}

const isVague = (part: string) => isQuarter(part) || townOfKnownSite(part) !== null;
