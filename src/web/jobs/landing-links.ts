// Asked by loaders: the curated list stays on the server.
import { LANDING_PAGES, type LandingPage, landingHeading, landingPath } from '#domain/search/landing/landing-pages.ts';
import { countryOf } from '#domain/site/countries.ts';
import type { Way } from './curated-jobs.tsx';

/** The landing pages of a country itself, or of one of its cities, by its name in the gazetteer. */
export function landingPagesAt(countryCode: string, city: string | null): LandingPage[] {
  return LANDING_PAGES.filter(
    ({ place }) => place?.countryCode === countryCode && (place.city?.localName ?? null) === city,
  );
}

/** A way to a landing page, said as short as its list allows. */
export function landingWay(
  { page, n }: { page: LandingPage; n: number },
  said: 'what' | 'where' | 'whole' = 'what',
): Way {
  const { offer, place } = page;
  const what = offer.many.charAt(0).toUpperCase() + offer.many.slice(1);
  return {
    label:
      said === 'whole' ? landingHeading(page) : said === 'where' && place ? (place.city?.name ?? place.country) : what,
    href: landingPath(page),
    n,
    ...(said === 'where' && place && !place.city && { country: place.countryCode }),
  };
}

/** The landing page among these that is all of this role and nothing else. */
export function hrefOfRole(role: string, pages: readonly LandingPage[]): string | undefined {
  const page = pages.find(
    ({ offer }) => offer.kind === 'field' && offer.filters.roles?.length === 1 && offer.filters.roles[0] === role,
  );
  return page && landingPath(page);
}

/** Denmark › Copenhagen of a page's place, as the pages of places are addressed. */
export function placePaths({ place }: LandingPage): { name: string; path: string }[] {
  if (!place) return [];
  const country = `/jobs/location/${countryOf(place.countryCode)?.slug ?? place.countryCode.toLowerCase()}`;
  return [
    { name: place.country, path: country },
    ...(place.city ? [{ name: place.city.name, path: `${country}/${place.slug}` }] : []),
  ];
}
