import { openPlaces } from '#domain/search/counters/counters.server.ts';
import { countPlace } from '#domain/search/counters/place-counters.server.ts';
import { noFilters } from '#domain/search/filters/filters.ts';
import { openLandingPages } from '#domain/search/landing/landing-counts.server.ts';
import { listOpenJobs } from '#domain/search/results/queries.server.ts';
import { type Country, countryOf, NORDIC_COUNTRIES } from '#domain/site/countries.ts';
import { fold } from '#domain/site/fold.ts';
import { bothNames } from '#domain/site/location.ts';
import type { Place } from '#domain/site/places.server.ts';
import type { LoaderArguments } from '#web/app/define-loader.ts';
import { refusePageBeyond, requestedPage } from '#web/app/page-number.ts';
import { cacheUntilJobsChange } from '../cache-until-jobs-change.ts';
import { roleLabel } from '../filters/filter-labels.server.ts';
import { jobsHref } from '../jobs-href.tsx';
import { rowFacts } from '../row-facts.ts';
import { hrefOfRole, landingLink, landingPagesAt } from './landing-links.ts';
import { placeHeading, placeIntro } from './place-copy.server.ts';

/** Largest number of cities listed beside the jobs. */
const MAX_CITIES = 16;
/** Largest number of roles linked above the jobs. */
const MAX_ROLES = 8;

export type PlacePageData = Awaited<ReturnType<typeof loadPlacePage>>;

/** The data of a country's page, or of a city's if `place` is given. */
export async function loadPlacePage(
  { context, cache, url }: Pick<LoaderArguments, 'context' | 'cache' | 'url'>,
  country: Country,
  place: Place | null,
) {
  const filters = { countryCodes: [country.code], localities: place ? [place.name] : [] };
  const page = requestedPage(url);
  const list = await listOpenJobs(context, { ...noFilters, ...filters, page });
  const counters = await countPlace(context, filters);
  const places = await openPlaces(context);
  const landings = await openLandingPages(context, landingPagesAt(country.code, place?.name ?? null));
  refusePageBeyond(list, page);
  cacheUntilJobsChange(cache.dependsOn('jobs', 'companies'), context.now, [...list.docs, ...list.boosted]);

  const pages = landings.map((landing) => landing.page);
  const cities = places.filter(({ countryCode, slug }) => countryCode === country.code && slug !== place?.slug);
  const others = NORDIC_COUNTRIES.map((code) => countryOf(code)).filter((other) => other !== null);
  const roles = counters.roles.slice(0, MAX_ROLES).map(({ key, n }) => ({
    label: roleLabel(key),
    n,
    href: hrefOfRole(key, pages) ?? jobsHref({ ...noFilters, ...filters, roles: [key] }),
  }));
  const facts = {
    country,
    city: place && { name: displayName(place), localName: place.name },
    total: list.total,
    isCapped: list.totalIsCapped ?? false,
    ...counters,
  };
  return {
    now: context.now.toISOString(),
    heading: placeHeading(facts),
    intro: placeIntro(facts),
    country: { code: country.code, name: country.name, slug: country.slug, n: counters.countries[country.code] ?? 0 },
    city: place && { name: displayName(place), localName: place.name, slug: place.slug },
    docs: list.docs.map((job) => rowFacts(job, filters)),
    boosted: list.boosted.map((job) => rowFacts(job, filters)),
    total: list.total,
    page,
    pages: list.pages,
    remote: counters.remote,
    roles,
    landings: landings
      .map((landing) => landingLink(landing))
      .filter(({ href }) => !roles.some((role) => role.href === href)),
    cities: cities
      .slice(0, MAX_CITIES)
      .map(({ name, englishName, slug, n }) => ({ name: bothNames(name, englishName), slug, n })),
    countries: others
      .filter(({ code }) => code !== country.code)
      .map(({ code, name, slug }) => ({ code, name, slug, n: counters.countries[code] ?? 0 })),
  };
}

/** "Copenhagen" for København, but Malmö for Malmö: an English name that only drops accents is not used. */
function displayName(place: Place): string {
  return fold(place.name) === fold(place.englishName) ? place.name : place.englishName;
}
