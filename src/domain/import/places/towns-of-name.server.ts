import { townsInForm } from '#domain/search/query/place-forms.ts';
import { fold } from '#domain/site/fold.ts';
import { areNear, isNordicTown, type Place, preferSpelling } from '#domain/site/places.server.ts';
import { isEmployerBeforeTowns, townOfKnownSite, townOfQuarterLikeATown, townOfSiteCalled } from './known-sites.ts';
import { townMisspelt } from './misspelt-towns.ts';
import {
  isInTableWithKind,
  isMunicipalityOfItsName,
  isNameOfMunicipality,
  namesOfMunicipality,
} from './municipalities.ts';
import { dominant } from './namesakes.server.ts';
import { isQuarterOf } from './neighbouring-towns.server.ts';
import { countriesOfOffice, townsOfOffice, withoutSurroundings } from './place-words.ts';
import { isStreet, withFittingPostalCode } from './postal-codes.ts';
import { areasNamed, isInCountry } from './regions.ts';
import { namesInFull, townsOfSite } from './site-words.ts';
import { townsInIllative } from './towns-of-text.ts';

/** Every place of a name, the most populous first. */
export type FindPlaces = (name: string) => Promise<Place[]>;

/** Smaller towns share their names with more that is no town. */
const LARGE_TOWN = 50_000;
const LARGE_FOREIGN_TOWN = 300_000;
/** Behind other words, the name of a smaller town is more often something else. */
const KNOWN_TOWN = 5_000;
/** "Nye Moss", "Lille Næstved" and "Gamle Oslo" are no names of the towns, and "Rute Oslo" stands for a way. */
const OF_ANOTHER_PLACE =
  /(?:^|\s)(?:ny|nya|nye|lille|lilla|store|stora|gamle|gamla|gammel|øvre|övre|øvre|nedre|indre|inre|ytre|yttre|nordre|norra|nord|søndre|södra|syd|sør|øst|östra|øster|vest|västra|vester|vestre|ved|vid|til|till|fra|från|mot|mod|around|outside|from|to|near|not|ikke|inte)$|(?:^|\s)\d/i;
/** No municipality reaches further from its town. */
const WITHIN_OFFICE = 200;
const GERMAN = new Set(['DE', 'AT', 'CH']);
/** Where Finnish and Icelandic are spoken: in Sweden, "Valsta" is no case of "Val". */
const INFLECTED = new Set(['FI', 'AX', 'IS']);

/** The towns that a part of a line may name, also with words around them, in a case, or with a quarter behind them. */
export class TownsOfName {
  #find: FindPlaces;
  /** The country of the field beside the line. */
  #countryCode: string | null;
  /** The country whose code the group begins with: "DK-Billund-LEGO Campus". */
  #codeCountry: string | null;

  constructor(find: FindPlaces, countryCode: string | null, codeCountry: string | null) {
    this.#find = find;
    this.#countryCode = countryCode;
    this.#codeCountry = codeCountry;
  }

  async of(name: string): Promise<Place[]> {
    if (isStreet(name)) return [];
    const bare = withoutSurroundings(name);
    const places = (await this.#of(name)).filter(
      (place) => !isOnlyFoldedAlike(place, name) && !isOnlyFoldedAlike(place, bare),
    );
    return withFittingPostalCode(name, withoutOtherMunicipalities(places, name));
  }

  async #of(name: string): Promise<Place[]> {
    const countries = countriesOfOffice(name);
    // Rauma kommune is no Finnish town, whatever else the words around the name may mean.
    const isCalledSo = (place: Place) => countries.some((country) => isInCountry(place, country));
    // "Lund kommune" is no town, and "Hol kommune" not in one of the two villages.
    const municipality = isInTableWithKind(name) ? (await this.#named(name)).filter(isNordicTown) : [];
    if (municipality.length > 0) return municipality;
    for (const town of townsOfOffice(name)) {
      const places = (await this.#named(town)).filter((place) => isNordicTown(place) && isCalledSo(place));
      if (places.length > 0) return places;
    }
    const bare = withoutSurroundings(name);
    const ways = [
      () => this.#named(name),
      () => this.#firstNordic([townOfSiteCalled(name)].filter((town) => town !== null)),
      () => this.#inflected(name),
      () => (bare === name ? [] : this.#named(bare)),
      () => (bare === name ? [] : this.#inflected(bare)),
      () => this.#firstNordic(namesInFull(bare)),
      () => this.#firstNordic(townsOfSite(name)),
      () => (bare === name ? [] : this.#firstNordic([bare.replace(/s$/, '')])),
      () => this.#townBeforeQuarter(bare),
      () => this.#townBeforeHyphen(bare),
      () => this.#townWithinArea(name),
      () => this.#townWithinArea(bare),
      () => this.#firstNordic([townOfKnownSite(name), townOfKnownSite(bare)].filter((town) => town !== null)),
      () => this.#firstNordic([townMisspelt(bare)].filter((town) => town !== null)),
    ];
    for (const way of ways) {
      const places = await way();
      if (places.length > 0) return townsOfOffice(name).length > 0 ? places.filter(isCalledSo) : places;
    }
    return [];
  }

  async #named(name: string): Promise<Place[]> {
    return name === '' ? [] : (await this.#find(name)).filter((place) => this.#isStated(place));
  }

  /** Whether a place is in the country of the field, if that states one. */
  #isStated(place: Place): boolean {
    return this.#countryCode === null || isInCountry(place, this.#countryCode);
  }

  /** The Nordic towns of the first of these names that is one. */
  async #firstNordic(names: readonly string[]): Promise<Place[]> {
    for (const name of names) {
      const places = (await this.#named(name)).filter(isNordicTown);
      if (places.length > 0) return places;
    }
    return [];
  }

  /** "Tampereella", "Helsinkiin" and "Hafnarfirði" are Tampere, Helsinki and Hafnarfjörður; "Oslossa" is Oslo. */
  async #inflected(name: string): Promise<Place[]> {
    for (const form of [...townsInForm(fold(name)), ...townsInIllative(name)]) {
      const places = (await this.#named(form)).filter(
        (place) =>
          INFLECTED.has(place.countryCode) ||
          place.population >= (isNordicTown(place) ? LARGE_TOWN : LARGE_FOREIGN_TOWN),
      );
      if (places.length > 0) return places;
    }
    return [];
  }

  /**
   * "Berlin-Kreuzberg" and "Stuttgart-Vaihingen": a large town and its quarter, as German joins them. Behind the code of
   * a country, systems join any town and its site so: "NOR-Oslo-Lysaker".
   */
  async #townBeforeHyphen(name: string): Promise<Place[]> {
    const country = this.#codeCountry;
    const [town = '', ...sites] = name.split('-');
    if (sites.length === 0) return [];
    if (country === null) {
      const places = /^\p{Lu}\p{Ll}{3,}-\p{Lu}\p{Ll}{2,}$/u.test(name) ? await this.#named(town) : [];
      return places.filter(({ countryCode, population }) => GERMAN.has(countryCode) && population >= LARGE_TOWN);
    }
    const places = (await this.#named(town)).filter((place) => isInCountry(place, country));
    for (const site of sites) {
      const quarters = (await this.#named(site)).filter((quarter) =>
        places.some((place) => isQuarterOf(quarter, place)),
      );
      if (quarters.length > 0) return quarters;
    }
    return places;
  }

  /** "Rena, Åmot kommune": of several namesakes the one in the municipality that stands behind it. */
  async inMunicipality(
    namesakes: readonly Place[],
    municipality: string,
    furthest = Number.POSITIVE_INFINITY,
  ): Promise<Place | null> {
    if (!isNameOfMunicipality(municipality)) return null;
    const countries = countriesOfOffice(municipality);
    const there = namesakes.filter((place) => countries.some((country) => isInCountry(place, country)));
    const towns = await this.of(municipality);
    const near = there.filter((place) => towns.some((town) => areNear(place, town)));
    return dominant(
      near.length > 0 ? near : there.filter((place) => towns.every((town) => areNear(place, town, furthest))),
    );
  }

  /** What a name before a municipality means if that rules `place` out; undefined if it does not. */
  async meantBeforeOffice(
    place: Place,
    namesakes: readonly Place[],
    municipality: string,
  ): Promise<Place | null | undefined> {
    const towns = await this.of(municipality);
    const isThere = towns.some((town) => town.countryCode === place.countryCode && areNear(town, place, WITHIN_OFFICE));
    return towns.length === 0 || isThere ? undefined : this.inMunicipality(namesakes, municipality, WITHIN_OFFICE);
  }

  /** "Time" and "Lier": the towns of Norwegian and Swedish municipalities that the table has with their kind alone. */
  async ofMunicipality(name: string): Promise<Place[]> {
    const places = await Promise.all(namesOfMunicipality(name).map((full) => this.#named(full)));
    return places.flat().filter(({ countryCode }) => countryCode === 'NO' || countryCode === 'SE');
  }

  /** "Psykiatrien Slagelse", "Siemens Gamesa Brande": a Nordic town behind the name of an employer. */
  async behindWords(name: string): Promise<Place[]> {
    const ofEmployer = await this.#behindEmployer(name);
    if (ofEmployer.length > 0) return ofEmployer;
    const [, before = '', town = ''] = /^(\p{L}.*) (\p{Lu}\p{Ll}{3,})$/u.exec(withoutSurroundings(name)) ?? [];
    if (OF_ANOTHER_PLACE.test(before) || areasNamed(town).some(({ isCountry }) => isCountry)) return [];
    // "Malmö Lund" are two towns.
    if ((await this.#find(before)).some(isNordicTown)) return [];
    const places = (await this.#named(town)).filter((place) => isNordicTown(place) && place.population >= KNOWN_TOWN);
    return preferSpelling(places, town);
  }

  /** "Hydro Årdal", "Rema 1000 Ikast", "Føtex Viby J", "Bónus Selfossi": any Nordic town behind a known employer. */
  async #behindEmployer(name: string): Promise<Place[]> {
    const words = name.split(' ');
    const split = words.findLastIndex((_, at) => isEmployerBeforeTowns(words.slice(0, at).join(' ')));
    const town = split === -1 ? '' : words.slice(split).join(' ');
    if (!/^\p{Lu}/u.test(town) || areasNamed(town).some(({ isCountry }) => isCountry)) return [];
    const called = await this.#firstNordic([town, withoutSurroundings(town), townOfQuarterLikeATown(town) ?? '']);
    return called.length > 0 ? preferSpelling(called, town) : (await this.#inflected(town)).filter(isNordicTown);
  }

  /** "Førde i Sunnfjord" is Førde, "Höfn í Hornafirði" Höfn; "Butikken i Vejle" is in Vejle. */
  async #townWithinArea(name: string): Promise<Place[]> {
    const [town = '', area = ''] = name.split(/ (?:[ií]|á|in|på|ved|vid) (?=\p{Lu})/u);
    if (area === '' || areasNamed(area).some(({ isCountry }) => isCountry) || /(?:^|\s)tæt$/i.test(town)) return [];
    const called = await this.#find(area);
    // "Grunnskólinn í Borgarnesi".
    const around = called.length > 0 ? called : await this.#inflected(area);
    const places = (await this.#named(town)).filter(isNordicTown);
    if (places.length === 0) return around.filter((place) => isNordicTown(place) && this.#isStated(place));
    return around.length === 0 ? places : places.filter((place) => around.some((other) => areNear(place, other)));
  }

  /** "Solna Strand", "Malmö Live": a large Nordic town, and a word of two that is no other town. */
  async #townBeforeQuarter(name: string): Promise<Place[]> {
    const [, town = '', quarter = ''] = /^(\p{Lu}\p{Ll}{3,}) (\p{Lu}\p{Ll}{2,})$/u.exec(name) ?? [];
    if (town === '' || areasNamed(quarter).length > 0) return [];
    const places = (await this.#named(town)).filter((place) => isNordicTown(place) && place.population >= LARGE_TOWN);
    // "Espoo Keilaniemi" and "Stavanger Forus" name a quarter; "Malmö Lund" are two towns.
    const namesakes = [...(await this.#find(quarter)), ...(await this.#find(townOfKnownSite(quarter) ?? ''))];
    if (namesakes.length === 0) return places;
    return namesakes.filter((other) => places.some((place) => other.id === place.id || isQuarterOf(other, place)));
  }
}

/** Nordic letters fold their two letters into one, but "Mors" is not Moers in Germany, nor "Väla" Vaala in Finland. */
function isOnlyFoldedAlike(place: Place, name: string): boolean {
  if (fold(place.name) !== fold(name)) return false;
  if (place.countryCode === 'FI') return /aa/i.test(place.name) && !/aa/i.test(name) && /[äöå]/i.test(name);
  if (isNordicTown(place)) return false;
  const hasLetter = (text: string) => /[ao]e|aa|[äöåøæœ]/i.test(text);
  // "Broen" in Esbjerg is not Bron in France.
  if (/[ao]e|aa/i.test(name) && !hasLetter(place.name) && !hasLetter(place.englishName)) return true;
  return /[ao]e|aa/i.test(place.name) && !hasLetter(name);
}

/** "Håbo" is not Habo, although they are folded alike. */
function withoutOtherMunicipalities(places: Place[], name: string): Place[] {
  if (!isMunicipalityOfItsName(name)) return places;
  const isOther = (place: Place) =>
    place.countryCode === 'SE' &&
    isMunicipalityOfItsName(place.name) &&
    place.name.toLowerCase() !== name.trim().toLowerCase();
  return places.filter((place) => !isOther(place) || fold(place.name) !== fold(name));
}
