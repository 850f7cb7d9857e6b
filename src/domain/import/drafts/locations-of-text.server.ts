import type { Context } from '#domain/context.ts';
import { townsInForm } from '#domain/search/query/place-forms.ts';
import { countryName, countryNamed, NORDIC_COUNTRIES } from '#domain/site/countries.ts';
import { fold } from '#domain/site/fold.ts';
import { type Place, placeOf } from '#domain/site/places.server.ts';
import { isWideArea } from '../places/place-words.ts';
import {
  severalTownsOfTitle,
  townAtEnd,
  townsBeside,
  townsInIllative,
  townsOfEmployer,
  townsOfHead,
  townsOfTitle,
  townsOfWork,
} from '../places/towns-of-text.ts';
import { placesOfText } from './places-of-text.server.ts';

/** So that a list of a hundred towns does not ask the gazetteer a hundred times. */
const MOST_TOWNS = 12;
const MOST_PLACES = 5;

/**
 * The places of a pasted text, with their countries: those that a line such as "Location: Bergen, Norway" or a sentence with
 * the country states, else the only Nordic town that the title, the lines above the text or a sentence about the work names.
 */
export async function locationsOfText(context: Context, title: string, text: string): Promise<string[]> {
  const lines = placesOfText(text);
  if (lines.length > 1) return [];
  const [only] = lines;
  const names = only === undefined ? await townNamed(context, title, text) : await statedPlaces(context, only);
  const places: string[] = [];
  for (const place of names) places.push(await withCountry(context, place));
  return places;
}

/** The title without the town at its end, where that is a place of the job: "Forritari í Kópavogi" is "Forritari". */
export async function withoutTown(context: Context, title: string, locations: readonly string[]): Promise<string> {
  const end = townAtEnd(title);
  const match = end && (await nordicTown(context, end.town));
  const isPlace = match && locations.some((location) => location.split(', ')[0] === match.name);
  return end && isPlace && end.title !== '' ? end.title : title;
}

/** "Florø, Norway" as the field of the editor writes places; a place that the gazetteer does not know stays as typed. */
async function withCountry(context: Context, name: string): Promise<string> {
  if (countryNamed(name.split(',').at(-1) ?? '') !== null) return name;
  const place = await placeOf(context, { locality: name });
  return place === null ? name : `${name}, ${countryName(place.countryCode)}`;
}

async function townNamed(context: Context, title: string, text: string): Promise<string[]> {
  const several = await nordicTowns(context, severalTownsOfTitle(title), MOST_PLACES);
  if (several.size > 1) return [...several.values()];
  const candidates = [...townsOfTitle(title), ...townsOfHead(text), ...townsOfWork(text)];
  const towns = await nordicTowns(context, candidates, MOST_TOWNS);
  for (const town of townsBeside(text).slice(0, MOST_TOWNS)) {
    const place = await placeOf(context, { locality: town });
    if (place !== null && !towns.has(place.id)) towns.set(place.id, town);
  }
  const found = towns.size > 0 ? towns : await nordicTowns(context, townsOfEmployer(text), MOST_TOWNS);
  return found.size === 1 ? [...found.values()] : [];
}

/** The names of the towns among the first `most` of these, each town once, by its place. */
async function nordicTowns(context: Context, names: readonly string[], most: number): Promise<Map<number, string>> {
  const towns = new Map<number, string>();
  for (const name of [...new Set(names)].slice(0, most)) {
    const match = await nordicTown(context, name);
    if (match !== null && !towns.has(match.place.id)) towns.set(match.place.id, match.name);
  }
  return towns;
}

/** One place as typed; or each of "Oslo or Bergen" and of "Denmark, Sweden or Norway"; or the town of an address. */
async function statedPlaces(context: Context, line: string): Promise<string[]> {
  if ((await placeOf(context, { locality: line })) !== null) return [line];
  const parts = line
    .split(/\s*[,;/|]\s*|\s+(?:or|and|eller|og|och|eða|tai|ja)\s+/i)
    .filter((part) => /\p{Lu}/u.test(part) && !isWideArea(part))
    .slice(0, MOST_PLACES);
  const countries = parts.flatMap((part) => countryNamed(part) ?? []);
  if (countries.length > 1 && countries.length === parts.length) return countries.map(({ code }) => countryName(code));
  const towns = await nordicTowns(context, parts, MOST_PLACES);
  const isAddress = parts.some((part) => /\d/.test(part));
  return towns.size > 0 && (towns.size === parts.length || (isAddress && towns.size === 1))
    ? [...towns.values()]
    : [line];
}

/** A town of the five countries, also in a Finnish or Icelandic form, or with its area: "Turussa" is Turku. */
async function nordicTown(context: Context, input: string): Promise<{ place: Place; name: string } | null> {
  const town = input.replace(/^(?:[A-Z]{1,2}[- ])?\d{3,5}(?: \d{2})? /, '').trim();
  if (town === '' || countryNamed(town) !== null) return null;
  const [name = ''] = town.split(' i ');
  for (const form of [town, ...townsInForm(fold(town)), ...townsInIllative(town), ...(name === town ? [] : [name])]) {
    const place = await placeOf(context, { locality: form });
    if (place !== null && NORDIC_COUNTRIES.some((code) => code === place.countryCode)) {
      return { place, name: form === town ? town : place.name };
    }
  }
  return null;
}
