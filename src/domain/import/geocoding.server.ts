import type { Context } from '#domain/context.ts';
import type { JobLocationInput } from '#domain/jobs/inputs.ts';
import { MOST_LOCATIONS, type Workplace } from '#domain/jobs/job.ts';
import { type Country, countryNamed } from '#domain/site/countries.ts';
import { type Place, placeOf } from '#domain/site/places.server.ts';
import { countryNamedIn } from './country-names.ts';
import type { NamedPlace, Posting } from './posting.ts';
import { withoutWorkplace } from './workplace.ts';

export type Geocoding = { locations: JobLocationInput[]; places: Place[]; notes: string[] };

/** Looks each name up once a run: a board of two thousand postings has a handful of places. */
export class Gazetteer {
  #context: Context;
  #cache = new Map<string, Promise<Place | null>>();

  constructor(context: Context) {
    this.#context = context;
  }

  placeOf(locality: string, countryCode: string | null, region: string | null): Promise<Place | null> {
    const key = JSON.stringify([locality, countryCode, region]);
    const place = this.#cache.get(key) ?? placeOf(this.#context, { locality, countryCode, region });
    this.#cache.set(key, place);
    return place;
  }
}

/**
 * Finds the locations of a posting, or the reason why it has none. Every place is in the gazetteer and in the country
 * that the posting names. Half a name matches nothing, and only remote work may have a country alone.
 */
export async function geocode(
  gazetteer: Gazetteer,
  posting: Posting,
  workplace: Workplace,
): Promise<Geocoding | string> {
  const matches: { place: Place; named: NamedPlace; isWhole: boolean }[] = [];
  const countries: string[] = [];
  const unplaced: string[] = [];
  for (const named of posting.places.slice(0, 200)) {
    const country = named.country === null ? null : countryNamedIn(named.country);
    if (named.country !== null && country === null) {
      unplaced.push(`${named.text} (${named.country})`);
      continue;
    }
    const parts = await partsOf(gazetteer, named, country?.code ?? null);
    // "Remote (Nordics)" with a country field: the field states the country, whatever the text means.
    if (country !== null && parts.every((part) => 'unplaced' in part)) countries.push(country.code);
    for (const part of parts) {
      if ('place' in part) matches.push({ place: part.place, named, isWhole: parts.length === 1 });
      else if ('countryCode' in part) countries.push(part.countryCode);
      else unplaced.push(part.unplaced);
    }
  }
  for (const name of posting.countries) {
    const country = countryNamedIn(withoutWorkplace(name));
    if (country !== null) countries.push(country.code);
    else unplaced.push(name);
  }
  const locations = locationsOf(matches);
  if (workplace === 'remote') {
    const alone = [...new Set(countries)].filter((code) => !locations.some(({ countryCode }) => countryCode === code));
    locations.push(...alone.map((countryCode) => locationIn(countryCode)));
  }
  const missing = [...new Set(unplaced)].map((name) => `"${name.slice(0, 80)}"`);
  if (locations.length === 0) return reasonFor(missing, countries, workplace);
  const notes = missing.length > 0 ? [`also names ${missing.slice(0, 5).join(', ')}, which cannot be placed`] : [];
  if (locations.length > MOST_LOCATIONS)
    notes.push(`has ${locations.length} places; only the first ${MOST_LOCATIONS} are used`);
  const places = new Map(matches.map(({ place }) => [place.id, place]));
  return { locations: locations.slice(0, MOST_LOCATIONS), places: [...places.values()], notes };
}

type Part = { place: Place } | { countryCode: string } | { unplaced: string };

const BETWEEN_PLACES = /\s*[;|/•·\n]\s*|\s+(?:or|and|&|\+|og|och|eller|ja|tai)\s+/i;

/** One field may name one place ("Malmö, Skåne, Sweden") or several ("Copenhagen / Oslo or Remote"). */
async function partsOf(gazetteer: Gazetteer, named: NamedPlace, countryCode: string | null): Promise<Part[]> {
  const whole = withoutWorkplace(named.text);
  if (whole === '') return countryCode === null ? [] : [{ countryCode }];
  const segments = whole
    .split(BETWEEN_PLACES)
    .map(withoutWorkplace)
    .filter((segment) => segment !== '');
  // "Malmö / Lund" is two places although they are neighbours; "Malmö, Lund" may be one.
  const each: Part[] = [];
  for (const segment of segments.length > 1 ? segments : []) {
    each.push(await partOf(gazetteer, segment, countryCode, named.region));
    if (!each.every((part) => 'place' in part)) break;
  }
  if (each.length > 0 && each.every((part) => 'place' in part)) return each;
  const single = await partOf(gazetteer, whole, countryCode, named.region);
  if (!('unplaced' in single)) return [single];
  const parts: Part[] = [];
  for (const segment of segments) {
    const part = await partOf(gazetteer, segment, countryCode, named.region);
    const listed = 'unplaced' in part ? await listOfPlaces(gazetteer, segment, countryCode) : null;
    parts.push(...(listed ?? [part]));
  }
  return parts;
}

async function partOf(
  gazetteer: Gazetteer,
  text: string,
  countryCode: string | null,
  region: string | null,
): Promise<Part> {
  const country = countryNamed(text);
  // American towns named like a country have their state beside them: Denmark, WI.
  const isCountryMeant =
    countryCode === null ? region === null || isIn(region, country) : country?.code === countryCode;
  if (country !== null && isCountryMeant) return { countryCode: country.code };
  // With a country, the region only decides between namesakes, because many sites write odd regions. Without one, it
  // alone tells Paris in Texas from Paris in France.
  const alone = countryCode === null && region !== null ? null : await gazetteer.placeOf(text, countryCode, null);
  const place = alone ?? (region === null ? null : await gazetteer.placeOf(text, countryCode, region));
  return place === null ? { unplaced: text } : { place };
}

function isIn(region: string, country: Country | null): boolean {
  return country !== null && countryNamed(region)?.code === country.code;
}

/** American states named like a large city: "Copenhagen, New York" is a village in that state, or two cities. */
const STATES_AND_CITIES = new Set(['new york', 'washington']);

/** A code such as "DK" or "USA" explains a place beside it; lists of countries write the names out. */
const LONGEST_CODE = 3;

/**
 * "Copenhagen, Aarhus, Denmark" or "DK - Copenhagen": places only if every part is one, so that "Paris, Texas"
 * never becomes Paris. "Denmark, Sweden" is both countries; "Georgia, United States" is a state.
 */
async function listOfPlaces(gazetteer: Gazetteer, text: string, countryCode: string | null): Promise<Part[] | null> {
  const names = text
    .split(/\s*[,:]\s*|\s+[-–—]\s+/)
    .map(withoutWorkplace)
    .filter((name) => name !== '');
  const all = names.map((name) => (name.length > LONGEST_CODE ? countryNamed(name)?.code : undefined));
  if (names.length > 1 && all.every((code) => code !== undefined && code !== 'US')) {
    return countryCode === null ? all.map((code) => ({ countryCode: code as string })) : null;
  }
  const last = countryNamed(names.at(-1) ?? '')?.code;
  const first = names.length > 1 && last === undefined ? countryNamed(names[0] ?? '')?.code : undefined;
  const listedCountry = last ?? first;
  if (listedCountry !== undefined && countryCode !== null && listedCountry !== countryCode) return null;
  const cities = last !== undefined ? names.slice(0, -1) : first !== undefined ? names.slice(1) : names;
  if (cities.length === 0 || (cities.length === 1 && listedCountry === undefined)) return null;
  if (cities.length === 2 && STATES_AND_CITIES.has((cities[1] ?? '').toLowerCase())) return null;
  const places: Place[] = [];
  for (const city of cities) {
    const place = await gazetteer.placeOf(city, listedCountry ?? countryCode, null);
    if (place === null) return null;
    places.push(place);
  }
  return places.map((place) => ({ place }));
}

function locationsOf(matches: readonly { place: Place; named: NamedPlace; isWhole: boolean }[]): JobLocationInput[] {
  const byPlace = new Map<number, JobLocationInput>();
  for (const { place, named, isWhole } of matches) {
    if (byPlace.has(place.id)) continue;
    byPlace.set(place.id, {
      ...locationIn(place.countryCode),
      placeId: place.id,
      locality: place.name,
      // A street belongs to a place only when the field names one place.
      address: isWhole ? named.address : null,
      postalCode: isWhole ? named.postalCode : null,
      latitude: place.latitude,
      longitude: place.longitude,
    });
  }
  return [...byPlace.values()];
}

function locationIn(countryCode: string): JobLocationInput {
  return {
    countryCode,
    placeId: null,
    locality: null,
    address: null,
    postalCode: null,
    latitude: null,
    longitude: null,
  };
}

function reasonFor(missing: readonly string[], countries: readonly string[], workplace: Workplace): string {
  if (missing.length > 0) return `the gazetteer does not know ${missing.slice(0, 5).join(', ')}`;
  if (workplace === 'remote') return 'it is remote, but does not say from which country';
  return countries.length > 0 ? 'it names a country, but no town' : 'it names no place';
}
