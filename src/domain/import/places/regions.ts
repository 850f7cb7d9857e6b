import { countryInForm } from '#domain/search/query/place-forms.ts';
import { type Country, countryNamed, countryNames } from '#domain/site/countries.ts';
import { fold } from '#domain/site/fold.ts';
import { REGIONS } from '#domain/site/place-table.ts';
import type { Place } from '#domain/site/places.server.ts';
import { countryNamedIn } from './country-names.ts';
import { REGIONS_BESIDE_TOWNS } from './region-table.ts';

/** A country, or a region of one; `places` is the value of `region` of its places, if the gazetteer knows it. */
export type Area = { countryCode: string; isCountry: boolean; places: string | null };

const byName = new Map<string, Area[]>();
const byCode = new Map<string, Area[]>();

function add(map: Map<string, Area[]>, key: string, area: Area): void {
  if (key !== '') map.set(key, [...(map.get(key) ?? []), area]);
}

const KIND_OF_REGION =
  /\b(?:county|region|province|state|municipality|kommune|kommun|lans?|fylke|maakunta|voivodeship|oblast|prefecture|district|department|departement|canton|comarca|maa|of)\b/g;

/** The folded name without its kind: "Stockholms län" and "Stockholm County" are "stockholm". */
function bareName(text: string): string {
  return fold(text).replace(KIND_OF_REGION, ' ').replace(/\s+/g, ' ').trim();
}

for (const [countryCode, regions] of REGIONS_BESIDE_TOWNS) {
  for (const region of regions) {
    const [code = '', places = '', names = ''] = region.split(':');
    // Without another code, GeoNames has the code of postings.
    const ownCode = places === '' && (countryCode === 'US' || countryCode === 'CH') ? code : places;
    const area = { countryCode, isCountry: false, places: ownCode === '' ? null : ownCode };
    if (code !== '') add(byCode, code, area);
    for (const name of names.split('|')) add(byName, fold(name), area);
  }
}
for (const [countryCode, , name, others] of REGIONS) {
  const area = { countryCode, isCountry: false, places: name };
  for (const spelling of [name, ...(others ?? '').split('|')]) {
    for (const key of new Set([fold(spelling), bareName(spelling), bareName(`${spelling}s`)])) {
      add(byName, key, area);
    }
  }
}

/**
 * The countries and regions that a part of a line may mean: "CA" is California and Canada, "Georgia" a country and a
 * state. Codes count only in capitals, because "in", "no" and "is" are words.
 */
export function areasNamed(part: string): readonly Area[] {
  const areas: Area[] = [];
  const isCode = /^[A-Z]{2,4}$/.test(part.replaceAll('.', ''));
  if (isCode) areas.push(...(byCode.get(part.replaceAll('.', '')) ?? []));
  const country = countryIn(part);
  if (country !== null) areas.push({ countryCode: country.code, isCountry: true, places: null });
  const key = fold(part);
  const regions = byName.get(key) ?? byName.get(bareName(part)) ?? [];
  // Stockholm is a town and its county; only "Stockholms län" is the county alone.
  return [...areas, ...regions];
}

/** Whether a part says itself that it is a region: "Harju County", "Province of Lugo". */
export function isCalledRegion(part: string): boolean {
  return new RegExp(KIND_OF_REGION.source).test(fold(part).replace(/\bof\b/g, '')) || /\p{L}maa$/iu.test(part);
}

/** The country of a name, or of a code in capitals. */
function countryIn(part: string): Country | null {
  const bare = part.replaceAll('.', '').trim();
  if (/^[A-Z]{2,3}$/.test(bare)) return countryNamedIn(bare);
  return bare.length > LONGEST_CODE
    ? (countryNamed(part) ?? nordicInForm(bare))
    : (countryNames().get(fold(bare)) ?? null);
}

/** "Suomessa", "Noregi": a Nordic country in a case. */
function nordicInForm(word: string): Country | null {
  const country = /^\p{Lu}\p{L}{4,}$/u.test(word) ? countryInForm(word) : null;
  return country?.isNordic ? country : null;
}

const LONGEST_CODE = 3;

/** Whether a place lies in an area. */
export function isIn(place: Place, area: Area): boolean {
  return isInCountry(place, area.countryCode) && (area.places === null || area.places === place.region);
}

/** Postings also name the country to which these belong: "Mariehamn, Åland, Finland". */
const BELONGS_TO = new Map([
  ['AX', 'FI'],
  ['FO', 'DK'],
  ['GL', 'DK'],
  ['SJ', 'NO'],
]);

export function isInCountry({ countryCode }: { countryCode: string }, country: string): boolean {
  return countryCode === country || BELONGS_TO.get(countryCode) === country;
}

/** Countries that are one town. */
const CITY_STATES = new Set(['SG', 'HK', 'LU', 'MC', 'MO', 'GI', 'VA', 'SM']);

export function isCityState(countryCode: string): boolean {
  return CITY_STATES.has(countryCode);
}

/** In these countries, a name that a state shares with a town means the state. */
const STATES_FIRST = new Set(['US', 'CA', 'AU', 'GB']);

export function isStateFirst(area: Area): boolean {
  return !area.isCountry && STATES_FIRST.has(area.countryCode);
}

/** New York is a town as much as a state, and Greater London more than a part of England. */
export function isTownOfItsName(name: string): boolean {
  return /^(?:new york|greater (?:london|manchester))$/i.test(name);
}

/** Of a code that stands alone: codes of other countries' regions stand only after a town. */
export function meantAlone(name: string, areas: readonly Area[]): readonly Area[] {
  if (!/^[A-Z]{2,3}$/.test(name)) return areas;
  // Germany is far more often meant than Delaware.
  return areas.filter(({ isCountry, countryCode }) => isCountry || (countryCode === 'US' && name !== 'DE'));
}

/** Codes that are a state of the United States and the code of a country. */
export function isStateCode(part: string, countries: readonly string[] = ['US']): boolean {
  return (byCode.get(part) ?? []).some(({ countryCode }) => countries.includes(countryCode));
}

/** Whether a part may say where an area is: "Ontario, Canada". */
export function agrees(area: Area, part: string): boolean {
  return areasNamed(part).some(
    (other) => other.countryCode === area.countryCode && (other.isCountry || other.places === area.places),
  );
}

/** The places in one of these areas. A region wins over a country: "Richmond, CA" is in California. */
export function placesIn(places: readonly Place[], areas: readonly Area[]): Place[] {
  const regions = areas.filter(({ isCountry }) => !isCountry);
  const inRegions = places.filter((place) => regions.some((area) => isIn(place, area)));
  if (inRegions.length > 0) return inRegions;
  return places.filter((place) => areas.some((area) => isIn(place, area)));
}

/** The country that the last part names alone. */
export function countryAtEnd(parts: readonly string[]): string | null {
  const areas = areasNamed(parts.at(-1) ?? '');
  return areas.length === 1 && areas[0]?.isCountry ? areas[0].countryCode : null;
}
