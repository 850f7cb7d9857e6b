import type { Context } from '#domain/context.ts';
import type { JobLocationInput } from '#domain/jobs/inputs.ts';
import { MOST_LOCATIONS, type Workplace } from '#domain/jobs/job.ts';
import type { Place } from '#domain/site/places.server.ts';
import { type FindPlaces, placesByName } from '#domain/site/places-by-name.server.ts';
import type { NamedPlace, Posting } from '../posting.ts';
import { withoutWorkplace } from '../terms/workplace.ts';
import { countryNamedIn } from './country-names.ts';
import type { Part } from './group-reader.server.ts';
import { placeNamed } from './named-places.ts';
import { partsOfLine } from './place-lines.server.ts';
import { areasNamed, isInCountry } from './regions.ts';

/** "Oslo or remote in Norway": somebody may also work from anywhere in the country of the town. */
const OR_REMOTE_IN =
  /(?:\s(?:or|and|eller|og|och|tai|ja|eða|og)|[/;|&+])\s+(?:fully |helt |täysin )?(?:remote(?:ly)?|etä\p{L}{0,6}|(?:på )?distans|fjernarbe\p{L}{2,4}|hjemmefra|(?:í )?fjarvinn\p{L})(?!\p{L})/iu;

export type Geocoding = { locations: JobLocationInput[]; places: Place[]; notes: string[] };

/** Asks for the gazetteer once a run: a line of a place looks up a dozen names. */
export class Gazetteer {
  #context: Context;
  #find: Promise<FindPlaces> | undefined;

  constructor(context: Context) {
    this.#context = context;
  }

  placesNamed = async (name: string): Promise<Place[]> => {
    this.#find ??= placesByName(this.#context);
    return (await this.#find)(name);
  };
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
  const matches: { place: Place; namedPlace: NamedPlace; isWhole: boolean }[] = [];
  const countries: string[] = [];
  const remoteCountries = new Set<string>();
  const regions: string[] = [];
  const unknownPlaces: string[] = [];
  const take = (parts: readonly Part[], namedPlace: NamedPlace) => {
    for (const part of parts) {
      if ('place' in part) matches.push({ place: part.place, namedPlace, isWhole: parts.length === 1 });
      else if ('countryCode' in part) {
        countries.push(part.countryCode);
        if (OR_REMOTE_IN.test(namedPlace.text)) remoteCountries.add(part.countryCode);
        if (part.region !== undefined) regions.push(part.region);
      } else unknownPlaces.push(part.unplaced);
    }
  };
  for (const namedPlace of posting.places.slice(0, 200)) {
    const country = namedPlace.country === null ? null : countryNamedIn(namedPlace.country);
    if (namedPlace.country !== null && country === null) {
      unknownPlaces.push(`${namedPlace.text} (${namedPlace.country})`);
      continue;
    }
    const beside = { countryCode: country?.code ?? null, region: namedPlace.region };
    let parts = await partsOfLine(gazetteer.placesNamed, namedPlace.text, beside);
    if (namedPlace.text === '' && namedPlace.region !== null) {
      parts = partsOfRegion(namedPlace.region, beside.countryCode) ?? parts;
    }
    if (namedPlace.otherText !== undefined && !parts.some((part) => 'place' in part)) {
      const others = await partsOfLine(gazetteer.placesNamed, namedPlace.otherText, beside);
      if (others.some((part) => 'place' in part)) parts = others;
    }
    // "Remote (Nordics)" with a country field: the field states the country, whatever the text means.
    if (country !== null && parts.every((part) => 'unplaced' in part)) countries.push(country.code);
    take(parts, namedPlace);
  }
  for (const name of posting.countries) {
    const country = countryNamedIn(withoutWorkplace(name));
    if (country !== null) countries.push(country.code);
    // "Skåne, Sweden" and "Oslo": schema.org also lets people name a state or a town to live in.
    else take(await partsOfLine(gazetteer.placesNamed, name, { countryCode: null, region: null }), placeNamed(name));
  }
  const locations = locationsOf(matches);
  // A country beside a town is a further place. Countries alone are enough for remote work only.
  if (workplace === 'remote' || locations.length > 0) {
    const isNew = (code: string) =>
      (workplace === 'remote' && remoteCountries.has(code)) ||
      !locations.some(({ countryCode }) => countryCode === code);
    const alone = [...new Set(countries)].filter(isNew);
    locations.push(...alone.map((countryCode) => locationIn(countryCode)));
  }
  const missing = [...new Set(unknownPlaces)].map((name) => `"${name.slice(0, 80)}"`);
  if (locations.length === 0) return reasonFor(missing, countries, workplace);
  const notes = regions
    .slice(0, 5)
    .map((region) => `names "${region.slice(0, 80)}", of which only the country is shown`);
  if (missing.length > 0) notes.push(`also names ${missing.slice(0, 5).join(', ')}, which cannot be placed`);
  if (locations.length > MOST_LOCATIONS)
    notes.push(`has ${locations.length} places; only the first ${MOST_LOCATIONS} are used`);
  const places = new Map(matches.map(({ place }) => [place.id, place]));
  return { locations: locations.slice(0, MOST_LOCATIONS), places: [...places.values()], notes };
}

/** An address with only `addressRegion`, such as "Uusimaa": its country. "Stockholm" is the county there, and no town. */
function partsOfRegion(region: string, countryCode: string | null): Part[] | null {
  const areas = areasNamed(region).filter((area) => countryCode === null || isInCountry(area, countryCode));
  const [country, ...others] = new Set(areas.map((area) => area.countryCode));
  if (country === undefined) return countryCode === null ? [{ unplaced: region }] : null;
  if (others.length > 0) return [{ unplaced: region }];
  return areas.some(({ isCountry }) => isCountry) ? [{ countryCode: country }] : [{ countryCode: country, region }];
}

function locationsOf(
  matches: readonly { place: Place; namedPlace: NamedPlace; isWhole: boolean }[],
): JobLocationInput[] {
  const byPlace = new Map<number, JobLocationInput>();
  for (const { place, namedPlace, isWhole } of matches) {
    if (byPlace.has(place.id)) continue;
    byPlace.set(place.id, {
      ...locationIn(place.countryCode),
      placeId: place.id,
      locality: place.name,
      // A street belongs to a place only when the field names one place.
      address: isWhole ? namedPlace.address : null,
      postalCode: isWhole ? namedPlace.postalCode : null,
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
