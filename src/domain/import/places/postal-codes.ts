import type { Place } from '#domain/site/places.server.ts';

/** Countries by the digits of their postal codes, as far as lines put these before a town. */
const COUNTRIES_OF_DIGITS: Readonly<Record<number, readonly string[]>> = {
  3: ['IS', 'FO'],
  4: ['DK', 'NO', 'SJ', 'GL', 'AT', 'BE', 'BG', 'CH', 'HU', 'LU', 'LV', 'NL', 'SI'],
  5: ['SE', 'FI', 'AX', 'DE', 'ES', 'FR', 'IT', 'EE', 'LT', 'PL', 'CZ', 'SK', 'GR', 'HR', 'UA'],
};

/** The places whose country has postal codes of the length before this name: "2450 Rena" is not in Spain. All without a code. */
export function withFittingPostalCode(name: string, places: Place[]): Place[] {
  const code = /^(?:[A-Z]{1,2}-)?(\d{3,5}|\d{3} \d{2}) \p{L}/u.exec(name)?.[1];
  const countries = COUNTRIES_OF_DIGITS[code?.replace(' ', '').length ?? 0] ?? [];
  const fitting = places.filter(({ countryCode }) => countries.includes(countryCode));
  return fitting.length > 0 ? fitting : places;
}

/** The endings of streets, as far as one country alone has them: "Tehdaskatu 5, 24100 Salo" is in Finland. */
const STREETS: readonly (readonly [string, RegExp])[] = [
  ['FI', /\p{L}(?:katu|tie|kuja|polku) \d/iu],
  ['DK', /\p{L}(?:gade|vej|stræde) \d/iu],
  ['NO', /\p{L}(?:gaten|veien|vegen) \d/iu],
];

/** "Copenhagen Street", "Oslo gate 3": the word for a street behind the name of a town. */
const STREET_OF_ITS_NAME = new RegExp(
  String.raw`^(?:\d+\p{L}? )?\p{L}[\p{L}'’ .-]* (?:${[
    // English
    'street|road|rd\\.?|avenue|ave\\.?|lane|boulevard|blvd\\.?|drive|terrace|square|highway',
    // Danish, Norwegian and Swedish
    'gade|gate|gata|gaten|gatan|vej|vei|veg|veien|vegen|väg|vägen|landevej|landsväg|allé|alle|alléen|plads|plass|plats',
    // Finnish and Icelandic
    'katu|tie|kuja|polku|bulevardi|puistotie|gata|vegur|stræti',
  ].join('|')})(?:,? \d.*)?$`,
  'iu',
);

/** Whether a part of a line is the name of a street with its kind as a word of its own. */
export function isStreet(part: string): boolean {
  return STREET_OF_ITS_NAME.test(part.trim());
}

/** The country of the street in an address; null without one. */
export function countryOfStreet(parts: readonly string[]): string | null {
  return STREETS.find(([, street]) => parts.some((part) => street.test(part)))?.[0] ?? null;
}
