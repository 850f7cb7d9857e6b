import type { Context } from '#domain/context.ts';
import { Gazetteer, geocode } from '#domain/import/places/geocoding.server.ts';
import { placeNamed } from '#domain/import/places/named-places.ts';
import type { Posting } from '#domain/import/posting.ts';
import { workplaceOf } from '#domain/import/terms/workplace-of-posting.server.ts';

/** A posting that states no more than the line of its place. */
export function postingAt(line: string): Posting {
  return {
    sourceId: '1',
    title: 'Gardener',
    description: '',
    link: null,
    applyEmail: null,
    employer: { name: null, addresses: [] },
    places: [placeNamed(line)],
    countries: [],
    workplaceWords: [line],
    isTelecommute: false,
    statedWorkplace: null,
    pay: null,
    equity: null,
    positionTypes: [],
    postedAt: null,
    lastMoment: null,
    departments: [],
    statedLanguage: null,
    notes: [],
  };
}

/** One run reads all lines of a test file. */
let gazetteer: Gazetteer | undefined;

/** The places that the import reads in a line: "SE Malmö, DK København"; "-" without any. */
export async function placesOfLine(context: Context, line: string): Promise<string> {
  const posting = postingAt(line);
  gazetteer ??= new Gazetteer(context);
  const geocoding = await geocode(gazetteer, posting, workplaceOf(posting));
  if (typeof geocoding === 'string') return '-';
  return geocoding.locations.map(({ countryCode, locality }) => `${countryCode} ${locality ?? '-'}`).join(', ');
}
