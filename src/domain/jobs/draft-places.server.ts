import type { Context } from '#domain/context.ts';
import type { FieldErrors } from '#domain/errors.ts';
import { Gazetteer, geocode } from '#domain/import/geocoding.server.ts';
import { placeNamed } from '#domain/import/named-places.ts';
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
  const gazetteer = new Gazetteer(context);
  const workplace = contents.workplace === 'remote' ? 'remote' : 'onsite';
  const fields: FieldErrors = {};
  const locations: unknown[] = [];
  for (const [at, location] of contents.locations.slice(0, MOST_LOCATIONS + 1).entries()) {
    if (typeof location !== 'string') {
      locations.push(location);
      continue;
    }
    const found = await geocode(gazetteer, { places: [placeNamed(location)], countries: [] }, workplace);
    if (typeof found === 'string') fields[`locations.${at}`] = messageFor(location, found);
    else locations.push(...found.locations);
  }
  return { contents: { ...contents, locations: distinct(locations) as DraftContents['locations'] }, fields };
}

function messageFor(text: string, reason: string): string {
  if (/names a country/.test(reason)) return 'Please enter a town too. Only remote jobs have a country alone';
  return `We do not know “${text.slice(0, 60)}”. Please enter a town with its country`;
}

function distinct(locations: readonly unknown[]): unknown[] {
  const keyOf = (location: unknown) => {
    const { placeId, countryCode, locality } = location as Partial<JobLocationInput>;
    return placeId ?? `${countryCode} ${locality}`;
  };
  return [...new Map(locations.map((location) => [keyOf(location), location])).values()];
}
