import { and, desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import { placeNames, places } from '#database/tables/site.server.ts';
import type { Context } from '#domain/context.ts';
import { slugOf } from '#domain/slug.ts';
import { type Country, countryBySlug, countryNamed, countryOf } from './countries.ts';
import { fold } from './fold.ts';
import { REGIONS } from './place-table.ts';

export type Place = {
  id: number;
  countryCode: string;
  /** The local name; jobs show it and filters use it. */
  name: string;
  englishName: string;
  slug: string;
  region: string | null;
  latitude: number;
  longitude: number;
  population: number;
};

/** The larger of two namesakes must be this many times as populous to be meant. */
const DOMINANCE = 10;
/** In "Kista, Stockholm" the second place explains the first if it is this close. */
const NEAR_KILOMETRES = 60;

/** Words beside a place that do not locate it. */
const NOT_A_PLACE = new Set(
  'hq|headquarters|head office|office|hybrid|remote|remotely|onsite|on site|city|downtown|europe|eu|nordics|nordic|emea'.split(
    '|',
  ),
);

/**
 * Finds the place that a posting's locality means; null rather than a guess. The country and everything beside the name
 * ("Malmö, Skåne County, Sweden", "1050 København K") must agree. Of namesakes, one must be ten times as populous.
 */
export async function placeOf(
  context: Context,
  query: {
    locality: string;
    countryCode?: string | null;
    region?: string | null;
  },
): Promise<Place | null> {
  const [name, ...qualifiers] = [...partsOf(query.locality), ...partsOf(query.region ?? '')];
  if (name === undefined) return null;
  const country = query.countryCode ? countryNamed(query.countryCode) : null;
  if (query.countryCode && !country) return null;
  const candidates = await keepConsistent(context, await findByName(context, name, country), qualifiers);
  return dominant(preferSpelling(candidates, query.locality.split(SEPARATORS)[0] ?? ''));
}

/** The place of an address. Callers redirect anything but English slugs (danmark/kobenhavn). */
export async function placeBySlug(
  context: Context,
  countrySlug: string,
  citySlug: string,
): Promise<{ country: Country; place: Place; isCanonical: boolean } | null> {
  const match = countryBySlug(countrySlug);
  if (!match) return null;
  const { country } = match;
  const [row] = await context.db
    .select()
    .from(places)
    .where(and(eq(places.countryCode, country.code), eq(places.slug, citySlug)));
  if (row) return { country, place: row, isCanonical: match.isCanonical };
  const place = (await findByName(context, fold(citySlug), country))[0];
  return place ? { country, place, isCanonical: false } : null;
}

/** `name` is in the language that was typed: "copenhagen" is Copenhagen, whose local name is København. */
export type TownName = { name: string; localName: string };

/** The names of each town that was typed, in its own letters: "tromso" is Tromsø. */
export async function namesOfTowns(context: Context, typed: readonly string[]): Promise<Map<string, TownName>> {
  if (typed.length === 0) return new Map();
  const spellings = typed.flatMap((text) => spellingsOf(fold(text)));
  const rows = await context.db
    .select({ folded: placeNames.folded, place: getTableColumns(places) })
    .from(placeNames)
    .innerJoin(places, eq(places.id, placeNames.placeId))
    .where(inArray(placeNames.folded, spellings))
    .orderBy(desc(places.population), places.id);
  const named = Map.groupBy(rows, ({ folded }) => folded);
  return new Map(
    typed.flatMap((text) => {
      const found = spellingsOf(fold(text)).find((spelling) => named.has(spelling)) ?? '';
      const [town] = preferSpelling(
        (named.get(found) ?? []).map(({ place }) => place),
        text,
      );
      if (!town) return [];
      const isEnglish = found === fold(town.englishName) && found !== fold(town.name);
      return [[text, { name: isEnglish ? town.englishName : town.name, localName: town.name }]];
    }),
  );
}

export function placePath(place: Place): string {
  return `/jobs/location/${countryOf(place.countryCode)?.slug ?? place.countryCode.toLowerCase()}/${place.slug}`;
}

async function findByName(context: Context, name: string, country: Country | null): Promise<Place[]> {
  for (const spelling of spellingsOf(name)) {
    const rows = await context.db
      .select(getTableColumns(places))
      .from(placeNames)
      .innerJoin(places, eq(places.id, placeNames.placeId))
      .where(and(eq(placeNames.folded, spelling), country ? eq(places.countryCode, country.code) : undefined))
      .orderBy(desc(places.population), places.id)
      .limit(20);
    if (rows.length > 0) return rows;
  }
  return [];
}

/** The name as given, without a postal code, and without a postal district ("København NV", "Aarhus C"). */
export function spellingsOf(name: string): string[] {
  const withoutCode = name
    .replace(/^((dk|se|no|fi|is|fo|n|s|d|b|f|l|a|h|i|ch) )?\d[\d ]{2,6}(?= )|\b\d[\d ]{2,6}$/g, '')
    .trim();
  const withoutDistrict = withoutCode.replace(/ (c|k|v|o|n|s|nv|sv|so|no|m)$/, '');
  return [...new Set([name, withoutCode, withoutDistrict])].filter((spelling) => spelling !== '');
}

const SEPARATORS = /[,;|/()\n]|\s[-–—]\s/;

function partsOf(text: string): string[] {
  return text
    .split(SEPARATORS)
    .map(fold)
    .filter((part) => part !== '' && !NOT_A_PLACE.has(part));
}

/** Keeps the candidates that no qualifier contradicts. */
async function keepConsistent(context: Context, candidates: Place[], qualifiers: readonly string[]): Promise<Place[]> {
  let consistent = candidates;
  for (const qualifier of qualifiers) {
    if (consistent.length === 0) return [];
    const country = countryNamed(qualifier);
    const inside = consistent.filter((place) => country?.code === place.countryCode || isRegionOf(place, qualifier));
    if (inside.length > 0) {
      consistent = inside;
      continue;
    }
    const neighbours = await findByName(context, qualifier, null);
    consistent = consistent.filter((place) =>
      neighbours.some((other) => other.countryCode === place.countryCode && areNear(other, place)),
    );
  }
  return consistent;
}

/**
 * Prefers namesakes with the spelling that was typed: "Bodø" and "Bodo" do not mean Boedo. But another name of a Nordic town
 * means that town, and neither a far one ("Vasa" is Vaasa) nor a Nordic one that is much smaller ("Björneborg" is Pori).
 */
export function preferSpelling(places: Place[], input: string): Place[] {
  const exact = withExactSpelling(places, input);
  const [largest] = places;
  const [largestExact] = exact;
  if (largest === undefined || largestExact === undefined || !isNordicTown(largest)) return exact;
  if (largest.id === largestExact.id) return exact;
  const isMuchLarger = largest.population >= largestExact.population * DOMINANCE;
  return isMuchLarger || !isNordicTown(largestExact) ? [largest] : exact;
}

export function isNordicTown({ countryCode }: Place): boolean {
  return countryOf(countryCode)?.isNordic ?? false;
}

function withExactSpelling(places: Place[], input: string): Place[] {
  const text = input.normalize('NFC').toLowerCase().trim();
  const neighbours = neighboursLetters(text);
  for (const [spell, wanted] of [
    [(name: string) => name.toLowerCase(), text],
    [neighboursLetters, neighbours],
    [plainLetters, text],
    [slugOf, text],
  ] as const) {
    const exact = places.filter(({ name, englishName }) => spell(name) === wanted || spell(englishName) === wanted);
    if (exact.length > 0) return exact;
  }
  return places;
}

/** Swedes write "Bodö" and Danes "Malmø". */
function neighboursLetters(text: string): string {
  return text.toLowerCase().replaceAll('ø', 'ö').replaceAll('æ', 'ä');
}

/** The spelling on a keyboard without Nordic letters. */
function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ð', 'd')
    .replaceAll('þ', 'th')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

function dominant(places: Place[]): Place | null {
  const [first, second] = places;
  if (!first) return null;
  if (!second) return first;
  return first.population > 0 && first.population >= second.population * DOMINANCE ? first : null;
}

const KIND_OF_REGION =
  / ?\b(county|region|province|state|municipality|kommune|kommun|lan|fylke|maakunta|area|stad|metropolitan)\b ?/g;

function bareRegion(name: string): string {
  return name.replace(KIND_OF_REGION, ' ').trim().replace(/s$/, '');
}

const regionNames = new Map<string, Set<string>>();
for (const [country, , name, others] of REGIONS) {
  const spellings = [name, ...(others ?? '').split('|')].map((spelling) => bareRegion(fold(spelling)));
  regionNames.set(`${country} ${name}`, new Set(spellings.filter((spelling) => spelling !== '')));
}

function isRegionOf(place: Place, part: string): boolean {
  if (!place.region) return false;
  const bare = bareRegion(part);
  const names = regionNames.get(`${place.countryCode} ${place.region}`);
  return names ? names.has(bare) : fold(place.region) === part;
}

/** Measures as on a flat map: distances as short as these need nothing better. */
export function areNear(a: Place, b: Place, kilometres: number = NEAR_KILOMETRES): boolean {
  const radians = Math.PI / 180;
  const x = (b.longitude - a.longitude) * radians * Math.cos(((a.latitude + b.latitude) / 2) * radians);
  const y = (b.latitude - a.latitude) * radians;
  return Math.hypot(x, y) * 6371 <= kilometres;
}
