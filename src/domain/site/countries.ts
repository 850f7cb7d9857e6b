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
      const folded = fold(spelling);
      // The first country keeps a name, so that one language cannot reassign another's.
      if (folded.length > 2 && !names.has(folded)) names.set(folded, country);
      else if (folded === 'uk') names.set(folded, country);
    }
  }
  return names;
}

export function countryOf(code: string): Country | null {
  return BY_CODE.get(code.toUpperCase()) ?? null;
}

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

export function timeZoneOf(countryCode: string | null | undefined): string {
  return (BY_CODE.get(countryCode ?? '') ?? BY_CODE.get(DEFAULT_COUNTRY))?.timeZone ?? 'Europe/Copenhagen';
}

/** Europe outside the five: the meaning of `countryCode=EU` (rules §1). */
export const OTHER_EUROPE: readonly string[] = COUNTRIES.filter((country) => country.inEurope && !country.isNordic).map(
  (country) => country.code,
);

// Days are written `2026-11-20` and mean nothing without a time zone.

const DAY = 86_400_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(timeZone, format);
  }
  return format;
}

/** The local time there, as a UTC timestamp. */
function wallClock(timeZone: string, at: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of formatOf(timeZone).formatToParts(at)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) + (at % 1000);
}

export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** How many days `last` is after `first`. */
export function daysUntil(first: string, last: string): number {
  return Math.round((Date.parse(last) - Date.parse(first)) / DAY);
}

/** The local date there. */
export function dayIn(timeZone: string, at: Date): string {
  return new Date(wallClock(timeZone, at.getTime())).toISOString().slice(0, 10);
}

/** The instant at which a day ends there, which is the first of the next day. */
export function endOfDayIn(timeZone: string, day: string): Date {
  return momentIn(timeZone, addDays(day, 1), 0);
}

/** The instant at which clocks there show a full hour of a day. */
export function momentIn(timeZone: string, day: string, hour: number): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + hour * 3_600_000;
  // The offset at that moment is that of the day before or of the day after.
  const offsets = [-DAY, DAY].map((aside) => wallClock(timeZone, shown + aside) - (shown + aside));
  const candidates = offsets.map((offset) => shown - offset);
  const exact = candidates.filter((at) => wallClock(timeZone, at) === shown);
  // Two midnights (Havana in autumn): the first starts the next day. None (Beirut in spring): the clock skips it at the
  // moment that would be midnight by the old offset.
  return new Date(exact.length > 0 ? Math.min(...exact) : Math.max(...candidates));
}
