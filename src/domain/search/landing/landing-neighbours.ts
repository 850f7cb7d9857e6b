import { LANDING_PAGES, LANDING_PLACES, type LandingPage, landingPageFor, OFFERS } from './landing-pages.ts';

export type Neighbours = {
  /** The same in more places, and more kinds of it in the same place. */
  wider: LandingPage[];
  /** The same in its cities, and its parts in the same place. */
  narrower: LandingPage[];
  /** The same in other places of the same size. */
  elsewhere: LandingPage[];
  /** Other offers in the same place. */
  others: LandingPage[];
};

const MOST_ELSEWHERE = 12;
const MOST_OTHERS = 14;

/** The list from a page on and round to it: where only the first few are named, each is named by some. */
function after(page: LandingPage): LandingPage[] {
  const at = LANDING_PAGES.indexOf(page);
  return [...LANDING_PAGES.slice(at + 1), ...LANDING_PAGES.slice(0, at)];
}

const all = (pages: readonly (LandingPage | undefined)[]) => pages.filter((page) => page !== undefined);

/** Where one goes from a landing page: each list holds pages of the curated list and never the page itself. */
export function landingNeighbours(page: LandingPage): Neighbours {
  const { offer, place } = page;
  const country = LANDING_PLACES.find((one) => one.countryCode === place?.countryCode && !one.city) ?? null;
  const parts = OFFERS.filter((one) => isPartOf(one.key, offer.key));
  const wholes = OFFERS.filter((one) => isPartOf(offer.key, one.key));
  const near = wholes.length + parts.length > 0 ? [...wholes, ...parts].map(({ key }) => key) : [];
  const places = LANDING_PLACES.filter((one) => one.slug !== place?.slug);
  const cities = place?.city
    ? [
        ...places.filter((one) => one.city && one.countryCode === place.countryCode),
        ...places.filter((one) => one.city && one.countryCode !== place.countryCode),
      ]
    : [];
  return {
    wider: all([
      ...wholes.map((whole) => landingPageFor(whole, place)),
      ...(place?.city ? [landingPageFor(offer, country)] : []),
      ...(place ? [landingPageFor(offer, null)] : []),
    ]),
    narrower: all([
      ...parts.map((part) => landingPageFor(part, place)),
      ...(place?.city
        ? []
        : places
            .filter((one) => (place ? one.city && one.countryCode === place.countryCode : !one.city))
            .map((one) => landingPageFor(offer, one))),
    ]),
    elsewhere: all(
      (place?.city ? cities : place ? places.filter((one) => !one.city) : []).map((one) => landingPageFor(offer, one)),
    ).slice(0, MOST_ELSEWHERE),
    others: after(page)
      .filter(
        (one) =>
          one.place?.slug === place?.slug &&
          one.offer.key !== offer.key &&
          !near.includes(one.offer.key) &&
          (place !== null || (one.offer.kind === 'field') === (offer.kind === 'field')),
      )
      .slice(0, MOST_OTHERS),
  };
}

const PARTS: Record<string, readonly string[]> = {
  developer: ['backend', 'frontend', 'full-stack', 'remote-developer'],
};

/** Whether every job of the one is one of the other. */
function isPartOf(part: string, whole: string): boolean {
  if (PARTS[whole]?.includes(part)) return true;
  return (
    part.startsWith('remote-') && part !== 'remote-jobs' && (whole === 'remote-jobs' || part === `remote-${whole}`)
  );
}
