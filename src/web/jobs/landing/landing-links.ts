// For loaders only, so that the list of landing pages stays out of the browser bundle.
import { LANDING_PAGES, type LandingPage, landingHeading, landingPath } from '#domain/search/landing/landing-pages.ts';
import { capitalise } from '#domain/site/capitalise.ts';
import { countryOf } from '#domain/site/countries.ts';
import { bothNames } from '#domain/site/location.ts';
import type { JobsLink } from './curated-jobs.tsx';

/** The landing pages of a country, or of one of its cities, given by its gazetteer name. */
export function landingPagesAt(countryCode: string, city: string | null): LandingPage[] {
  return LANDING_PAGES.filter(
    ({ place }) => place?.countryCode === countryCode && (place.city?.localName ?? null) === city,
  );
}

export type LandingLabel = 'kind' | 'place' | 'full';

/** A link to a landing page, labelled by its kind of job ("Backend"), its place or its full heading. */
export function landingLink({ page, n }: { page: LandingPage; n: number }, label: LandingLabel = 'kind'): JobsLink {
  const { offer, place } = page;
  return {
    label:
      label === 'full'
        ? landingHeading(page)
        : label === 'place'
          ? placeLabel(page)
          : capitalise(offer.many.replace(/ jobs$/, '')),
    href: landingPath(page),
    n,
    ...(label === 'place' && place && !place.city && { country: place.countryCode }),
  };
}

/** "København (Copenhagen)", "Denmark", "All countries". */
function placeLabel({ place }: LandingPage): string {
  if (!place) return 'All countries';
  return place.city ? bothNames(place.city.localName, place.city.name) : place.country;
}

/** The address of the landing page for exactly this role. */
export function hrefOfRole(role: string, pages: readonly LandingPage[]): string | undefined {
  const page = pages.find(
    ({ offer }) => offer.kind === 'field' && offer.filters.roles?.length === 1 && offer.filters.roles[0] === role,
  );
  return page && landingPath(page);
}

/** The place pages above a landing page: Denmark › Copenhagen. */
export function placePaths({ place }: LandingPage): { name: string; path: string }[] {
  if (!place) return [];
  const country = `/jobs/location/${countryOf(place.countryCode)?.slug ?? place.countryCode.toLowerCase()}`;
  return [
    { name: place.country, path: country },
    ...(place.city ? [{ name: place.city.name, path: `${country}/${place.slug}` }] : []),
  ];
}
