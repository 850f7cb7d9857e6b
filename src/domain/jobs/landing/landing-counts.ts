import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { NORDIC_COUNTRIES } from '../../site/countries.ts';
import { fold } from '../../site/fold.ts';
import { matching, rolesMeant } from '../conditions.ts';
import { countMatches } from '../facets.ts';
import { noFilters } from '../filters.ts';
import { openCells } from '../job-cells.ts';
import { openTallies } from '../open-tallies.ts';
import type { Search } from '../search/search.ts';
import { type LandingPage, landingFilters, type Offer, WORTH_INDEXING } from './landing-pages.ts';

/**
 * How many jobs landing pages have, at a cost that does not grow with the jobs: of countries and of everywhere added
 * up from the cells; of towns counted to a hundred, or in large towns only to what makes a page worth finding.
 */

const MOST_COUNTED_IN_TOWNS = 100;
/** In a town with more jobs than this, counting even a hundred of one kind may look through most of them. */
const LARGE_TOWN = 2_000;

/** A landing page's search needs no understanding: its one city is spelled as the gazetteer does. */
export function searchOf(page: LandingPage): Search {
  const filters = { ...noFilters, ...landingFilters(page) };
  const localityKeys = filters.localities.map(fold);
  return {
    filters,
    text: null,
    location: null,
    localityKeys,
    recentFrom: null,
    settledTo: null,
    corrected: null,
    unknown: [],
  };
}

/** How many open jobs the page has, exact up to 10,000. */
export async function openLandingNumber(context: Context, page: LandingPage): Promise<number> {
  return (await countMatches(context, searchOf(page))).total;
}

/** Jobs that are alike in all that offers are made of, and how many of them lie in each of some places. */
export type Kind = { role: string; types: string[]; isRemote: boolean; english: boolean; counts: number[] };

/** How many of these jobs are what is offered, in the place of that number. */
export function countOf(kinds: readonly Kind[], at: number, { filters }: Offer): number {
  const roles = filters.roles && rolesMeant(filters.roles);
  let n = 0;
  for (const { role, types, isRemote, english, counts } of kinds) {
    if (roles && !roles.includes(role)) continue;
    if (filters.positionTypes && !filters.positionTypes.some((type) => types.includes(type))) continue;
    if ((filters.isRemote && !isRemote) || (filters.englishEnough && !english)) continue;
    n += counts[at] ?? 0;
  }
  return n;
}

/** Everywhere first, then the five countries: the places of `counts` in `kindsOfCountries`. */
const COUNTED_PLACES: readonly (string | null)[] = [null, ...NORDIC_COUNTRIES];

export function placeNumber({ place }: LandingPage): number {
  return COUNTED_PLACES.indexOf(place?.countryCode ?? null);
}

/** Rows of `Kind` of all open jobs, read from the cells once. */
export function kindsOfCountries(context: Context): SQL {
  const counts = COUNTED_PLACES.map((code) =>
    code === null ? sql`sum(n)` : sql`coalesce(sum(n) FILTER (WHERE ${code}::text = ANY(country_codes)), 0)`,
  );
  return sql`SELECT job_role AS role, position_types AS types, is_remote, english_enough AS english,
      ARRAY[${sql.join(counts, sql`, `)}]::int[] AS counts
    FROM ${openCells(context)} AS cells GROUP BY job_role, position_types, is_remote, english_enough`;
}

/**
 * Of these pages those worth finding in a search engine, exactly, with their numbers; in large towns without. One
 * statement, and one more when some are of towns.
 */
export async function openLandingPages(
  context: Context,
  pages: readonly LandingPage[],
): Promise<{ page: LandingPage; n?: number }[]> {
  if (pages.length === 0) return [];
  const inTowns = pages.filter(({ place }) => place?.city);
  const { rows } = await context.db.execute<Kind & { town: string | null; size: number }>(sql`
    SELECT role, types, is_remote AS "isRemote", english, counts, NULL::text AS town, 0 AS size
      FROM (${kindsOfCountries(context)}) AS kinds
    UNION ALL SELECT '', '{}', false, false, '{}', value, n FROM ${openTallies(context, ['locality'])} AS towns
      WHERE value = ANY(${sql.param([...new Set(inTowns.flatMap((page) => searchOf(page).localityKeys))])}::text[])`);
  const sizes = new Map(rows.flatMap(({ town, size }) => (town === null ? [] : [[town, size] as const])));
  const isLarge = (page: LandingPage) => (sizes.get(searchOf(page).localityKeys[0] ?? '') ?? 0) > LARGE_TOWN;
  const counted = await countInTowns(context, inTowns, isLarge);
  return pages.flatMap((page) => {
    const n = page.place?.city ? (counted.get(page.slug) ?? 0) : countOf(rows, placeNumber(page), page.offer);
    if (n < WORTH_INDEXING) return [];
    return [page.place?.city && isLarge(page) ? { page } : { page, n }];
  });
}

async function countInTowns(
  context: Context,
  pages: readonly LandingPage[],
  isLarge: (page: LandingPage) => boolean,
): Promise<Map<string, number>> {
  if (pages.length === 0) return new Map();
  const counts = pages.map((page) => {
    const most = isLarge(page) ? WORTH_INDEXING : MOST_COUNTED_IN_TOWNS;
    return sql`SELECT ${page.slug} AS slug, count(*)::int AS n FROM (
      SELECT FROM job_search WHERE ${matching(context, searchOf(page))} LIMIT ${sql.raw(String(most))}) AS counted`;
  });
  const { rows } = await context.db.execute<{ slug: string; n: number }>(sql.join(counts, sql` UNION ALL `));
  return new Map(rows.map(({ slug, n }) => [slug, n]));
}
