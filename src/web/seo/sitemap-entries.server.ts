import { walkCompanies } from '#domain/companies/queries.server.ts';
import type { Context } from '#domain/context.ts';
import { countOpenJobsParts, openJobsPart, openPlaces } from '#domain/search/counters/counters.server.ts';
import { openCountries } from '#domain/search/counters/place-counters.server.ts';
import { openLandingPages } from '#domain/search/landing/landing-counts.server.ts';
import { LANDING_PAGES, landingPath } from '#domain/search/landing/landing-pages.ts';
import { latestJobs } from '#domain/search/results/queries.server.ts';
import { countryOf } from '#domain/site/countries.ts';
import { SITEMAP_LIMIT, type SitemapEntry } from './sitemap-xml.ts';

/**
 * The entries of each sitemap: only jobs, startups and places that are public now (SEO-3). `lastChanged` is the last
 * change of content. Lists have none, because they change with every job.
 */

async function jobsPart(context: Context, part: number): Promise<SitemapEntry[] | null> {
  const piece = await openJobsPart(context, part, SITEMAP_LIMIT);
  return piece?.map(({ id, updatedAt }) => ({ path: `/jobs/${id}`, lastChanged: updatedAt })) ?? null;
}

async function startupsPart(context: Context, part: number): Promise<SitemapEntry[] | null> {
  const entries: SitemapEntry[] = [];
  let at = 0;
  for await (const { key, updatedAt } of walkCompanies(context)) {
    if (Math.floor(at / SITEMAP_LIMIT) + 1 === part) entries.push({ path: `/startups/${key}`, lastChanged: updatedAt });
    at += 1;
    if (entries.length === SITEMAP_LIMIT) break;
  }
  return part > 1 && entries.length === 0 ? null : entries;
}

/** Countries and cities with open jobs. Other places are not indexed (SEO-4). */
async function placesPart(context: Context): Promise<SitemapEntry[]> {
  const countries = await openCountries(context);
  const cities = await openPlaces(context);
  return [
    ...countries.flatMap(({ code }) => countryOf(code)?.slug ?? []).map((slug) => ({ path: `/jobs/location/${slug}` })),
    ...cities.map(({ countrySlug, slug }) => ({ path: `/jobs/location/${countrySlug}/${slug}` })),
  ];
}

/** Landing pages with enough open jobs to be indexed. */
async function landingPart(context: Context): Promise<SitemapEntry[]> {
  return (await openLandingPages(context, LANDING_PAGES)).map(({ page }) => ({ path: landingPath(page) }));
}

async function pagesPart(context: Context): Promise<SitemapEntry[]> {
  const jobs = await latestJobs(context, 1);
  const startups = await startupsPart(context, 1);
  const landings = await landingPart(context);
  return [
    { path: '/' },
    ...(jobs.total > 0 ? [{ path: '/jobs' }] : []),
    ...(landings.length > 0 ? [{ path: '/jobs/browse' }] : []),
    ...(startups?.length ? [{ path: '/startups' }] : []),
    { path: '/startups/join' },
    { path: '/pricing' },
    { path: '/investors/join' },
    { path: '/terms' },
    { path: '/privacy-policy' },
    { path: '/cookies' },
  ];
}

/** The entries of one sitemap, such as "jobs-1", "startups" or "places"; null for an unknown name. */
export async function sitemapPart(context: Context, name: string): Promise<SitemapEntry[] | null> {
  if (name === 'places') return placesPart(context);
  if (name === 'landing') return landingPart(context);
  if (name === 'pages') return pagesPart(context);
  if (name === 'startups') return startupsPart(context, 1);
  const [, kind, part] = /^(jobs|startups)-([1-9]\d{0,3})$/.exec(name) ?? [];
  if (kind === 'jobs') return jobsPart(context, Number(part));
  return kind === 'startups' && part !== '1' ? startupsPart(context, Number(part)) : null;
}

/**
 * The names of all sitemaps, with the newest change in each. Several sitemaps of jobs have none, because finding it
 * would mean reading every job.
 */
export async function sitemapNames(context: Context): Promise<{ name: string; lastChanged?: Date | string }[]> {
  const pieces = await countOpenJobsParts(context, SITEMAP_LIMIT);
  const names: { name: string; lastChanged?: Date | string }[] =
    pieces > 1
      ? Array.from({ length: pieces }, (_, at) => ({ name: `jobs-${at + 1}` }))
      : [{ name: 'jobs-1', lastChanged: newest((await jobsPart(context, 1)) ?? []) }];
  for (let part = 1; ; part++) {
    const startups = await startupsPart(context, part);
    if (!startups) break;
    names.push({ name: part === 1 ? 'startups' : `startups-${part}`, lastChanged: newest(startups) });
    if (startups.length < SITEMAP_LIMIT) break;
  }
  return [...names, { name: 'places' }, { name: 'landing' }, { name: 'pages' }];
}

function newest(entries: readonly SitemapEntry[]): Date | undefined {
  let last = 0;
  for (const { lastChanged } of entries) if (lastChanged) last = Math.max(last, new Date(lastChanged).getTime());
  return last > 0 ? new Date(last) : undefined;
}
