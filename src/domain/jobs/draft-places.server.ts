import type { Context } from '#domain/context.ts';
import type { FieldErrors } from '#domain/errors.ts';
import { countryNamed } from '#domain/site/countries.ts';
import { type Place, placeOf } from '#domain/site/places.server.ts';
import type { DraftContents, JobLocationInput } from './inputs.ts';
import { MOST_LOCATIONS } from './job.ts';

/**
 * Finds the places that somebody typed ("Bergen, Norway") in the gazetteer. Places that were found before stay as they
 * are. `fields` has a message for each text that names no place.
 */
export async function withPlaces(
  context: Context,
  contents: DraftContents,
): Promise<{ contents: DraftContents; fields: FieldErrors }> {
  if (!Array.isArray(contents.locations)) return { contents, fields: {} };
  const fields: FieldErrors = {};
  const locations: unknown[] = [];
  for (const [at, location] of contents.locations.slice(0, MOST_LOCATIONS + 1).entries()) {
    if (typeof location !== 'string') {
      locations.push(location);
      continue;
    }
    const place = await placeOf(context, { locality: location });
    const country = place === null ? countryNamed(location) : null;
    // A country alone says enough for remote work only.
    if (place !== null) locations.push(locationIn(place.countryCode, place));
    else if (country !== null && contents.workplace === 'remote') locations.push(locationIn(country.code));
    else fields[`locations.${at}`] = messageFor(location, country !== null);
  }
  return { contents: { ...contents, locations: distinct(locations) as DraftContents['locations'] }, fields };
}

function locationIn(countryCode: string, place?: Place): JobLocationInput {
  return {
    countryCode,
    placeId: place?.id ?? null,
    locality: place?.name ?? null,
    address: null,
    postalCode: null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
  };
}

function messageFor(text: string, isCountry: boolean): string {
  if (isCountry) return 'Please enter a town too. Only remote jobs have a country alone';
  return `We do not know “${text.slice(0, 60)}”. Please enter a town with its country`;
}

function distinct(locations: readonly unknown[]): unknown[] {
  const keyOf = (location: unknown) => {
    const { placeId, countryCode, locality } = location as Partial<JobLocationInput>;
    return placeId ?? `${countryCode} ${locality}`;
  };
  return [...new Map(locations.map((location) => [keyOf(location), location])).values()];
}
