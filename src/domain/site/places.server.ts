import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { slugOf } from '#domain/slug.ts';
import { type Country, countryBySlug, countryNamed, countryOf } from './countries.ts';
import { fold } from './fold.ts';
import { REGIONS } from './place-table.ts';

export type Place = {
  id: number;
  countryCode: string;
  /** As people there write it; what jobs show and are filtered by. */
  name: string;
  englishName: string;
  slug: string;
  region: string | null;
  latitude: number;
  longitude: number;
  population: number;
};

const COLUMNS = sql`places.id, places.country_code AS "countryCode", places.name, places.english_name AS "englishName",
  places.slug, places.region, places.latitude, places.longitude, places.population`;

/** Of two namesakes the larger is meant only when it is this many times as populous. */
const DOMINANCE = 10;
/** "Kista, Stockholm": the second place explains the first when they lie this close. */
const NEAR_KILOMETRES = 60;

/** Words beside a place that say nothing about where it is. */
const NOT_A_PLACE = new Set(
  'hq|headquarters|head office|office|hybrid|remote|remotely|onsite|on site|city|downtown|europe|eu|nordics|nordic|emea'.split(
    '|',
  ),
);

/**
 * The place a posting's locality means, or null: never a guess. Everything that stands beside the name
 * ("Malmö, Skåne County, Sweden", "1050 København K") must agree with it, and so must the country; between
 * namesakes only one ten times as populous as the next is taken.
 */
export async function placeOf(
  context: Context,
  asked: {
    locality: string;
    countryCode?: string | null;
    region?: string | null;
  },
): Promise<Place | null> {
  const parts = [...partsOf(asked.locality), ...partsOf(asked.region ?? '')];
  const [name, ...beside] = parts;
  if (name === undefined) return null;
  const country = asked.countryCode ? countryNamed(asked.countryCode) : null;
  if (asked.countryCode && !country) return null;
  const candidates = await agreeing(context, await named(context, name, country), beside);
  return dominant(spelledSo(candidates, asked.locality.split(SEPARATORS)[0] ?? ''));
}

/** The place of an address. Anything but English slugs (danmark/kobenhavn) is to be sent on to those. */
export async function placeBySlug(
  context: Context,
  countrySlug: string,
  citySlug: string,
): Promise<{ country: Country; place: Place; isCanonical: boolean } | null> {
  const found = countryBySlug(countrySlug);
  if (!found) return null;
  const { country } = found;
  const { rows } = await context.db.execute<Place>(sql`
    SELECT ${COLUMNS} FROM places WHERE country_code = ${country.code} AND slug = ${citySlug}`);
  if (rows[0]) return { country, place: rows[0], isCanonical: found.isCanonical };
  const place = (await named(context, fold(citySlug), country))[0];
  return place ? { country, place, isCanonical: false } : null;
}

export function placePath(place: Place): string {
  return `/jobs/location/${countryOf(place.countryCode)?.slug ?? place.countryCode.toLowerCase()}/${place.slug}`;
}

async function named(context: Context, folded: string, country: Country | null): Promise<Place[]> {
  for (const spelling of spellingsOf(folded)) {
    const { rows } = await context.db.execute<Place>(sql`
      SELECT ${COLUMNS} FROM place_names JOIN places ON places.id = place_names.place_id
      WHERE place_names.folded = ${spelling} ${country ? sql`AND places.country_code = ${country.code}` : sql``}
      ORDER BY places.population DESC, places.id LIMIT 20`);
    if (rows.length > 0) return rows;
  }
  return [];
}

/** The name as it is; then without a postal code; then without a postal district ("København NV", "Aarhus C"). */
function spellingsOf(folded: string): string[] {
  const withoutCode = folded
    .replace(/^((dk|se|no|fi|is|fo|n|s|d|b|f|l) )?\d[\d ]{2,6}(?= )|\b\d[\d ]{2,6}$/g, '')
    .trim();
  const withoutDistrict = withoutCode.replace(/ (c|k|v|o|n|s|nv|sv|so|no|m)$/, '');
  return [...new Set([folded, withoutCode, withoutDistrict])].filter((spelling) => spelling !== '');
}

const SEPARATORS = /[,;|/()\n]|\s[-–—]\s/;

function partsOf(text: string): string[] {
  return text
    .split(SEPARATORS)
    .map(fold)
    .filter((part) => part !== '' && !NOT_A_PLACE.has(part));
}

/** Of the candidates those that nothing beside the name contradicts. */
async function agreeing(context: Context, candidates: Place[], beside: readonly string[]): Promise<Place[]> {
  let left = candidates;
  for (const part of beside) {
    if (left.length === 0) return [];
    const country = countryNamed(part);
    const explained = left.filter((place) => country?.code === place.countryCode || isRegionOf(place, part));
    if (explained.length > 0) {
      left = explained;
      continue;
    }
    const around = await named(context, part, null);
    left = left.filter((place) =>
      around.some((other) => other.countryCode === place.countryCode && areNear(other, place)),
    );
  }
  return left;
}

/** Of namesakes those that are written as it was typed, if any are: "Bodø" and "Bodo" are not Boedo. */
function spelledSo(places: Place[], typed: string): Place[] {
  const asked = typed.normalize('NFC').toLowerCase().trim();
  for (const written of [(own: string) => own.toLowerCase(), plainLetters, slugOf]) {
    const so = places.filter(({ name, englishName }) => written(name) === asked || written(englishName) === asked);
    if (so.length > 0) return so;
  }
  return places;
}

/** As typed on a keyboard without the letters of the Nordic languages: one for one. */
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

function bareRegion(folded: string): string {
  return folded.replace(KIND_OF_REGION, ' ').trim().replace(/s$/, '');
}

const regionNames = new Map<string, Set<string>>();
for (const [country, , name, others] of REGIONS) {
  const folded = [name, ...(others ?? '').split('|')].map((spelling) => bareRegion(fold(spelling)));
  regionNames.set(`${country} ${name}`, new Set(folded.filter((spelling) => spelling !== '')));
}

function isRegionOf(place: Place, part: string): boolean {
  if (!place.region) return false;
  const bare = bareRegion(part);
  const known = regionNames.get(`${place.countryCode} ${place.region}`);
  return known ? known.has(bare) : fold(place.region) === part;
}

function areNear(a: Place, b: Place): boolean {
  const radians = Math.PI / 180;
  const x = (b.longitude - a.longitude) * radians * Math.cos(((a.latitude + b.latitude) / 2) * radians);
  const y = (b.latitude - a.latitude) * radians;
  return Math.hypot(x, y) * 6371 <= NEAR_KILOMETRES;
}
