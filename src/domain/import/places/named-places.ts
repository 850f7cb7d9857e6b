import { textOf } from '../documents/values.ts';
import type { NamedPlace } from '../posting.ts';

/** A place that one line of text names. */
export function placeNamed(text: string, country: string | null = null): NamedPlace {
  return { text, country, region: null, address: null, postalCode: null };
}

/** The place of an address in fields; null without a town, a region and a country. */
export function placeOfFields(fields: {
  locality: unknown;
  region?: unknown;
  country?: unknown;
  address?: unknown;
  postalCode?: unknown;
}): NamedPlace | null {
  const text = textOf(fields.locality, 300);
  const country = textOf(fields.country, 120);
  const region = textOf(fields.region, 120);
  if (text === null && region === null && country === null) return null;
  return {
    text: text ?? '',
    country,
    region,
    address: textOf(fields.address, 200),
    postalCode: textOf(fields.postalCode, 20),
  };
}

/** The places in their order, without repetitions. */
export function distinctPlaces(places: readonly NamedPlace[]): NamedPlace[] {
  return [...new Map(places.map((place) => [JSON.stringify(place), place])).values()];
}
