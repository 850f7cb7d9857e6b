import { slugOf } from '#domain/slug.ts';
import { COUNTRY_TABLE } from './country-table.ts';
import { fold } from './fold.ts';

export type Country = {
  /** ISO 3166, two letters. */
  code: string;
  /** In English. */
  name: string;
  slug: string;
  timeZone: string;
  currency: string;
  /** One of the site's five countries. */
  isNordic: boolean;
  inEurope: boolean;
};

/** The site's five countries, in display order. */
export const NORDIC_COUNTRIES = ['DK', 'SE', 'NO', 'FI', 'IS'] as const;
export const DEFAULT_COUNTRY = 'DK';

const NORDIC = new Set<string>(NORDIC_COUNTRIES);

function byDisplayOrder(a: Country, b: Country): number {
  if (a.isNordic && b.isNordic) {
    return NORDIC_COUNTRIES.indexOf(a.code as 'DK') - NORDIC_COUNTRIES.indexOf(b.code as 'DK');
  }
  return a.isNordic !== b.isNordic ? (a.isNordic ? -1 : 1) : a.name.localeCompare(b.name, 'en');
}

/** All countries: the five first, then by name. */
export const COUNTRIES: readonly Country[] = COUNTRY_TABLE.map(([code, name, timeZone, currency, inEurope]) => ({
  code,
  name,
  slug: slugOf(name),
  timeZone,
  currency,
  isNordic: NORDIC.has(code),
  inEurope,
})).sort(byDisplayOrder);

const BY_CODE = new Map(COUNTRIES.map((country) => [country.code, country]));
const BY_SLUG = new Map(COUNTRIES.map((country) => [country.slug, country]));

/** Spellings beside the names that Intl has in the languages below. */
const ALIASES: Record<string, string> = {
  AE: 'uae',
  CZ: 'czech republic',
  GB: 'uk|great britain|england|scotland|wales|northern ireland',
  NL: 'holland|the netherlands',
  DK: 'kingdom of denmark',
  FI: 'suomi finland',
  HK: 'hongkong',
  KR: 'korea|republic of korea',
  RU: 'russian federation',
  TR: 'türkiye|turkiye',
  US: 'usa|united states of america|u s a|u s|america',
  CI: "côte d'ivoire",
  MM: 'burma',
  CV: 'cabo verde',
  AX: 'åland islands|ahvenanmaa',
  FO: 'faroes|færøerne',
};
const LANGUAGES = [
  'en',
  'da',
  'sv',
  'nb',
  'fi',
  'is',
  'de',
  'fr',
  'es',
  'it',
  'nl',
  'pl',
  'pt',
  'et',
  'lv',
  'lt',
  'cs',
  'fo',
];

let names: Map<string, Country> | undefined;

/** Folded country names in many languages; built on first use (about 10 ms). */
export function countryNames(): ReadonlyMap<string, Country> {
  if (names) return names;
  names = new Map();
  const languages = LANGUAGES.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  for (const country of COUNTRIES) {
    const spellings = [country.name, ...languages.map((language) => language.of(country.code) ?? '')];
    for (const spelling of [...spellings, ...(ALIASES[country.code] ?? '').split('|')]) {
      const key = fold(spelling);
      // The first country keeps a name, so that one language cannot reassign another's.
      if (key.length > 2 && !names.has(key)) names.set(key, country);
      else if (key === 'uk') names.set(key, country);
    }
  }
  return names;
}

/** The country with this code, in capitals or not. */
export function countryOf(code: string): Country | null {
  return BY_CODE.get(code.toUpperCase()) ?? null;
}

/** In English; the code itself if it is none that we know. */
export function countryName(code: string): string {
  return BY_CODE.get(code)?.name ?? code;
}

/** Finds a country by any of its names (Danmark, Sverige, Suomi, UK) or by its code. */
export function countryNamed(text: string): Country | null {
  return countryNames().get(fold(text)) ?? (/^[a-z]{2}$/i.test(text.trim()) ? countryOf(text.trim()) : null);
}

/** The country of an address. Callers redirect anything but the slug of the English name (`isCanonical`). */
export function countryBySlug(slug: string): { country: Country; isCanonical: boolean } | null {
  const exact = BY_SLUG.get(slug);
  if (exact) return { country: exact, isCanonical: true };
  const country = countryNamed(slug);
  return country && { country, isCanonical: false };
}

/** One time zone for each country. Without a country that we know, the one of Denmark. */
export function timeZoneOf(countryCode: string | null | undefined): string {
  return (BY_CODE.get(countryCode ?? '') ?? BY_CODE.get(DEFAULT_COUNTRY))?.timeZone ?? 'Europe/Copenhagen';
}

/** Europe outside the five: the meaning of `countryCode=EU` (rules §1). */
export const OTHER_EUROPE: readonly string[] = COUNTRIES.filter((country) => country.inEurope && !country.isNordic).map(
  (country) => country.code,
);
