import { areNear, isNordicTown, type Place } from '#domain/site/places.server.ts';
import { isEmployerLikeATown, isQuarter, townOfKnownSite } from './known-sites.ts';
import type { MeantTown } from './meant-town.server.ts';
import { hasKindOfMunicipality, isMunicipalityOfItsName } from './municipalities.ts';
import { isAirport } from './place-words.ts';
import { areasNamed, countryAtEnd, isStateFirst, isTownOfItsName } from './regions.ts';
import { isLikePlace, isSite } from './site-words.ts';
import type { TownsOfName } from './towns-of-name.server.ts';

const SMALL_TOWN = 5_000;
/** With fewer people, a name before that of a large town is more often one of its streets or quarters. */
const VILLAGE = 1_000;
const LARGE_TOWN = 50_000;
/** A village may have the name of its town behind it up to so many kilometres away. */
const NEAR_NEXT = 40;

/** What the parts of a group beside one of them tell about it. */
export class PartsBeside {
  #towns: TownsOfName;
  #meant: MeantTown;
  #parts: readonly string[];

  constructor(towns: TownsOfName, meant: MeantTown, parts: readonly string[]) {
    this.#towns = towns;
    this.#meant = meant;
    this.#parts = parts;
  }

  /**
   * Whether this name stands for the town of the next part rather than for this place, as in "Rauma, Åndalsnes"; false if
   * the next name stands for this place; null if neither does.
   */
  async isOtherNameOfNext({ id }: Place, name: string, at: number): Promise<boolean | null> {
    const next = this.#parts[at + 1] ?? '';
    if ((await this.#towns.of(next)).some((place) => place.id === id)) return false;
    const town = await this.#meant.with(next, []);
    return town !== null && (await this.#towns.of(name)).some((place) => place.id === town.id) ? true : null;
  }

  /**
   * The place that a name means if the next part rules out the usual one: "Ås, Krokoms kommun" and "Ås, Östersund" are in
   * Sweden. Null for a place of that municipality which the gazetteer does not know; undefined where nothing is ruled out.
   */
  async namesakeOfNext(at: number): Promise<Place | null | undefined> {
    const next = this.#parts[at + 1] ?? '';
    const place = next === '' ? null : await this.#meant.with(this.#parts[at] ?? '', []);
    if (place === null) return undefined;
    const candidates = await this.#towns.of(this.#parts[at] ?? '');
    if (hasKindOfMunicipality(next)) return await this.#towns.meantBeforeOffice(place, candidates, next);
    if (place.population >= LARGE_TOWN || !(await this.mayBeginAList(at))) return undefined;
    const town = await this.#meant.with(next, []);
    if (town === null || town.countryCode === place.countryCode) return undefined;
    return (await this.namesakeNearNext(candidates, at)) ?? undefined;
  }

  /** "Dalby, Lund": of several namesakes the only Nordic one beside the town of the next part. */
  async namesakeNearNext(candidates: readonly Place[], at: number): Promise<Place | null> {
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
  async isPartOfNext(place: Place, at: number): Promise<boolean> {
    if (place.population >= SMALL_TOWN || !(await this.mayBeginAList(at))) return false;
    const next = await this.#meant.with(this.#parts[at + 1] ?? '', []);
    if (next === null) return false;
    if (next.countryCode !== place.countryCode) return true;
    const isVillage = place.population < VILLAGE && !isMunicipalityOfItsName(this.#parts[at] ?? '');
    return isVillage && this.#parts.length === 2 && next.population >= LARGE_TOWN && !areNear(place, next);
  }

  /** "Trondheim lufthavn Værnes, Stjørdal": an airport has the name of one town and lies in another. */
  async isNearATown(airport: string): Promise<boolean> {
    const places = await this.#towns.of(airport);
    for (const part of this.#parts.filter((one) => !isAirport(one) && areasNamed(one).length === 0)) {
      const town = await this.#meant.with(part, []);
      if (town !== null && places.some((place) => areNear(place, town))) return true;
    }
    return false;
  }

  /** "Uppsala universitet, Campus Gotland, Visby": a site has the name of one town and may lie in another. */
  async hasTownBeside(at: number): Promise<boolean> {
    const isTownName = (part: string) => !isSite(part) && !isEmployerLikeATown(part) && areasNamed(part).length === 0;
    for (const part of this.#parts.filter((one, other) => other !== at && isTownName(one)))
      if ((await this.#meant.with(part, [])) !== null) return true;
    return false;
  }

  /**
   * "Vasastan, Göteborg" and "St. Olavs hospital, Orkdal sjukehus": beside a clear town, a quarter or a site of which only
   * the table knows the town means none. But "Universitetet i Oslo, Kjeller" has a site before the name of where it is.
   */
  async isVagueBesideATown(at: number): Promise<boolean> {
    const name = this.#parts[at] ?? '';
    if (!isVague(name)) return false;
    const towns = await this.#townsBeside(at, (part) => {
      return !isAirport(part) && !isEmployerLikeATown(part) && (isSite(name) || !isSite(part));
    });
    return towns.length > 0;
  }

  /** "Aarhus Universitet, Foulum": a site in the name of one town, and behind it a place that the gazetteer does not know. */
  isUnknownBehindSite(at: number): boolean {
    return isSite(this.#parts[at - 1] ?? '') && isLikePlace(this.#parts[at] ?? '');
  }

  /** "Outokumpu, Avesta": the employer, and no town. */
  async hasFarTownBeside(at: number, counts: (part: string) => boolean = () => true): Promise<boolean> {
    const own = await this.#meant.with(this.#parts[at] ?? '', []);
    return own !== null && (await this.#townsBeside(at, counts)).some((town) => !areNear(town, own));
  }

  /** "Vaasa Campus, Tampere" is in Tampere, but "Aarhus Universitet, Campus Herning" in Herning. */
  async isCampusOfFarTown(at: number): Promise<boolean> {
    const isCampus = CAMPUS.test(this.#parts[at] ?? '');
    return isCampus && (await this.hasFarTownBeside(at, (part) => !isSite(part) && !CAMPUS.test(part)));
  }

  /** "Straumsvík (Rio Tinto)": a site of which only the table knows the town. */
  hasSiteBeside(at: number): boolean {
    return this.#parts.some((part, other) => other !== at && townOfKnownSite(part) !== null);
  }

  async #townsBeside(at: number, counts: (part: string) => boolean): Promise<Place[]> {
    const isClear = (part: string) => !isVague(part) && countryAtEnd([part]) === null && counts(part);
    const clear = this.#parts.filter((part, other) => other !== at && isClear(part));
    const towns = await Promise.all(clear.map((part) => this.#meant.with(part, [])));
    return towns.filter((town) => town !== null);
  }

  /** Whether the next part is a town, too, so that its names of regions are towns here. */
  async mayBeginAList(at: number): Promise<boolean> {
    const next = this.#parts[at + 1] ?? '';
    const areas = areasNamed(next);
    if (areas.some((area) => area.isCountry || (isStateFirst(area) && !isTownOfItsName(next)))) return false;
    return (await this.#meant.with(next, [])) !== null;
  }
}

const CAMPUS = /(?<!\p{L})campus(?!\p{L})/iu;
const isVague = (part: string) => isQuarter(part) || townOfKnownSite(part) !== null;
