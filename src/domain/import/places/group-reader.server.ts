import { areNear, type Place } from '#domain/site/places.server.ts';
import { isEmployerLikeATown } from './known-sites.ts';
import { type Beside, MeantTown } from './meant-town.server.ts';
import { dominant } from './namesakes.server.ts';
import { isOnlyBeside, isUnlikelyAbroad, type TownInGroup } from './neighbouring-towns.server.ts';
import { PartsBeside } from './parts-beside.server.ts';
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
  countryAtEnd,
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

/** American states named like a large city: "Copenhagen, New York" is a village in that state, or two cities. */
const STATES_AND_CITIES = new Set(['new york', 'washington']);

/** What a part means, with as many of the following as belong to it; null for a part that only describes the next. */
type Sense = { part: Part | 'contradiction' | null; length: number };

/** Reads the parts between two separators of places. */
export class GroupReader {
  #towns: TownsOfName;
  #meant: MeantTown;
  #group: Group;
  #parts: string[];
  #fields: Beside;
  #beside: PartsBeside;

  constructor(find: FindPlaces, group: Group, beside: Beside, hint: string | null) {
    const codeCountry = areasNamed(group.parts[0] ?? '').find(({ isCountry }) => isCountry);
    this.#towns = new TownsOfName(find, beside.countryCode, codeCountry?.countryCode ?? null);
    this.#group = group;
    this.#parts = inUsualOrder(group.parts.map(townOfArea));
    this.#fields = beside;
    this.#meant = new MeantTown(this.#towns, this.#parts, beside, hint);
    this.#beside = new PartsBeside(this.#towns, this.#meant, this.#parts);
  }

  async read(): Promise<Part[]> {
    const parts = this.#parts;
    const text = parts.join(', ');
    const [town = '', state = '', ...others] = parts;
    if (STATES_AND_CITIES.has(state.toLowerCase()) && others.every((part) => countryAtEnd([part]) === 'US')) {
      const place = await this.#meant.with(town, [state]);
      return [place === null ? { unplaced: text } : { place }];
    }
    const countries = countriesOfArea(text, this.#fields.countryCode);
    if (countries.length > 0) return countries.map((countryCode) => ({ countryCode }));
    const list = await this.#listedTowns();
    if (list !== null) return list.map((place) => ({ place }));
    const result: Part[] = [];
    const names: string[] = [];
    const lengths: number[] = [];
    let isUnknown = false;
    for (let at = 0; at < parts.length; ) {
      const { part, length } = await this.#readFrom(at);
      // One contradiction makes the whole group doubtful: "Paris, Texas".
      if (part === 'contradiction') return [{ unplaced: text }];
      if (part === null) isUnknown = true;
      else {
        result.push(part);
        names.push(parts[at] ?? '');
        lengths.push(length);
      }
      at += length;
    }
    // An unknown part describes a town beside it. Without one, it may be the town.
    if (isUnknown && !result.some((part) => 'place' in part)) result.push({ unplaced: text });
    const towns = result.map((part, at) => ('place' in part ? this.#townNamed(part.place, names[at] ?? '') : null));
    const places = towns.flatMap((town) => town?.place ?? []);
    return result.flatMap((part, at) => {
      const [before = null, town = null, next = null] = [towns[at - 1], towns[at], towns[at + 1]];
      if (town === null) return [part];
      const isAlone = lengths[at] === 1 && this.#fields.countryCode === null;
      if (isAlone && isUnlikelyAbroad(town.place, places)) return [{ unplaced: town.name }];
      return isOnlyBeside(town, before, next, this.#group.nesting) ? [] : [part];
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

  /** The longest sense from one part on. */
  async #readFrom(at: number): Promise<Sense> {
    const name = this.#parts[at] ?? '';
    if (isWideArea(name)) return { part: { unplaced: name }, length: 1 };
    if (await this.#onlyDescribes(name, at)) return { part: null, length: 1 };
    const namesake = await this.#beside.namesakeOfNext(at);
    if (namesake !== undefined) return { part: namesake && { place: namesake }, length: 1 };
    const own = this.#allowedAreas(meantAlone(name, areasNamed(name)));
    const following = this.#followingAreas(at);
    for (let count = following; count > 0; count -= 1) {
      const beside = this.#parts.slice(at + 1, at + 1 + count);
      const place = await this.#meant.with(name, beside);
      const isRegionThere = own.some((area) => isStateFirst(area) && beside.every((part) => agrees(area, part)));
      if (place !== null && !(isRegionThere && !isTownOfItsName(name))) return { part: { place }, length: count + 1 };
    }
    const [area] = own;
    if (area !== undefined) return await this.#readArea(area, own, at);
    const place = await this.#meant.with(name, []);
    if (place !== null && following === 0) {
      const isOther = await this.#beside.isOtherNameOfNext(place, name, at);
      if (isOther !== null) return { part: isOther ? null : { place }, length: isOther ? 1 : 2 };
      return { part: (await this.#beside.isPartOfNext(place, at)) ? null : { place }, length: 1 };
    }
    return { part: await this.#readUnclearTown(place, at), length: 1 };
  }

  /** Whether the name is that of an airport, a site, a quarter or an employer, beside the town in which it is. */
  async #onlyDescribes(name: string, at: number): Promise<boolean> {
    if (isAirport(name) && (await this.#beside.isNearATown(name))) return true;
    if (isSite(name) && (await this.#beside.hasTownBeside(at))) return true;
    if (await this.#beside.isVagueBesideATown(at)) return true;
    if (await this.#beside.isCampusOfFarTown(at)) return true;
    return isEmployerLikeATown(name) && (this.#beside.hasSiteBeside(at) || (await this.#beside.hasFarTownBeside(at)));
  }

  /** The sense of a name of areas, of which `area` is the first; some of these names are towns, too. */
  async #readArea(area: Area, own: readonly Area[], at: number): Promise<Sense> {
    const name = this.#parts[at] ?? '';
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
    const isClear = own.length === 1 || codes.size === 1;
    if (!isClear || countryCode === undefined) return { part: { unplaced: name }, length };
    return { part: area.isCountry ? { countryCode } : { countryCode, region: name }, length };
  }

  /** A name without a clear town, whose namesakes or neighbours decide; `place` is what it would mean alone. */
  async #readUnclearTown(place: Place | null, at: number): Promise<Sense['part']> {
    const name = this.#parts[at] ?? '';
    const candidates = await this.#towns.of(name);
    const near = place === null ? await this.#towns.inMunicipality(candidates, this.#parts[at + 1] ?? '') : null;
    if (near !== null) return { place: near };
    if (candidates.length === 0) {
      const behind = (await this.#beside.hasTownBeside(at)) ? null : dominant(await this.#towns.behindWords(name));
      if (behind !== null) return { place: behind };
      if (this.#beside.isUnknownBehindSite(at)) return 'contradiction';
      // "Grünerløkka, Oslo": an unknown part before a town describes it; after one, "Tallinn, Harjumaa" does.
      return this.#parts.length > 1 ? null : { unplaced: name };
    }
    const nearNext = await this.#beside.namesakeNearNext(candidates, at);
    if (nearNext !== null) return { place: nearNext };
    // "Lindholmen, Göteborg", "Göteborg, Lindholmen": of several namesakes none is meant, but a part of the town beside.
    if (await this.#beside.mayBeginAList(at)) return place === null ? null : { place };
    for (const part of this.#parts.slice(0, at)) {
      const towns = await this.#towns.of(part);
      if (candidates.some((one) => towns.some((town) => areNear(one, town)))) return null;
    }
    return this.#parts.length > 1 ? 'contradiction' : { unplaced: name };
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
    const { countryCode } = this.#fields;
    return countryCode === null ? areas : areas.filter((area) => isInCountry(area, countryCode));
  }
}
