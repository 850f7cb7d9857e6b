import { countriesOfArea, nameOfArea } from '#domain/site/areas.server.ts';
import { fold } from '#domain/site/fold.ts';
import { isRemotePlace } from '../vocabulary/remote.server.ts';
import { areaInForm } from './area-forms.server.ts';
import { isMeantAsPlace, isProbablyTypo, isSmallAndForeign } from './foreign-towns.server.ts';
import type { ParsedLocation, Relaxable } from './parsed-query.ts';
import { countryInForm, townsInForm } from './place-forms.ts';

/** The gazetteer's answer about one name. */
export type PlaceAnswer = {
  folded: string;
  /** Of a town with jobs. */
  key: string | null;
  name: string | null;
  countryCode: string | null;
  population: number | null;
};
export type Places = ReadonlyMap<string, PlaceAnswer>;

/** The towns that these keys or other names stand for. */
export function townsOf(names: readonly string[], places: Places): Relaxable['place'] {
  const towns = names.flatMap((name) => {
    const [place] = [name, ...townsInForm(name)].map((form) => places.get(form)).filter((match) => match?.name);
    return place?.name ? [{ ...place, name: place.name }] : [];
  });
  const [first] = towns;
  if (!first) return null;
  return {
    towns: towns.map(({ name }) => fold(name)),
    areas: [],
    name: [...new Set(towns.map(({ name }) => name))].join(' and '),
    countryCodes: [...new Set(towns.flatMap(({ countryCode }) => countryCode ?? []))],
  };
}

/** The regions with these keys; null where there are none. */
export function regionsOf(areas: readonly string[]): Relaxable['place'] {
  const [first] = areas;
  if (first === undefined) return null;
  const countryCodes = countriesOfArea({ keys: areas, countries: [] });
  return { towns: [], areas: [...areas], name: nameOfArea(first), countryCodes };
}

/** The gazetteer's name for each word that is another name of a town. `search` is null where no other word decides. */
export function placeNames(words: readonly string[], places: Places, search: string | null): Map<string, string> {
  return new Map(
    words.flatMap((word) => {
      const place = [word, ...townsInForm(word)].map((form) => places.get(form)).find((match) => match?.name);
      if (!place?.name) return [];
      const isDoubtful = isSmallAndForeign(place) || isProbablyTypo(place);
      if (search !== null && isDoubtful && !isMeantAsPlace(search, word)) return [];
      return [[word, fold(place.name)] as const];
    }),
  );
}

export function keyOf(name: string, places: Places): string {
  const place = places.get(fold(name));
  return place?.key ?? fold(place?.name ?? name);
}

/** "Copenhagen, Denmark" is a city and a country. Null when a part is no city, region, country or remote. */
export function locationOf(parts: readonly string[], places: Places): ParsedLocation | null {
  if (parts.length === 0) return null;
  const location: ParsedLocation = { localityKeys: [], countryCodes: [], areas: [], isRemote: false };
  for (const part of parts) {
    const place = places.get(fold(part));
    const country = countryInForm(part);
    const area = areaInForm(fold(part));
    if (isRemotePlace(part)) location.isRemote = true;
    else if (area && !place?.key) {
      location.areas.push(...area.keys);
      location.countryCodes.push(...area.countries);
    } else if (country && !place?.key) location.countryCodes.push(country.code);
    else if (place && (place.key ?? place.name) !== null) location.localityKeys.push(keyOf(part, places));
    else if (country) location.countryCodes.push(country.code);
    else return null;
  }
  return location;
}
