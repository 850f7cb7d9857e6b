import { LANDING_PAGES, LANDING_PLACES, type LandingPage, landingPageFor, OFFERS } from './landing-pages.ts';

export type Neighbours = {
  /** The same offer in a larger place, and wider offers in the same place. */
  wider: LandingPage[];
  /** The same offer in the cities of its place, and narrower offers in the same place. */
  narrower: LandingPage[];
  /** The same offer in other places of the same size. */
  elsewhere: LandingPage[];
  /** Other offers in the same place. */
  others: LandingPage[];
};

const MOST_ELSEWHERE = 12;
const MOST_OTHERS = 14;

/** All other pages, beginning after this one: pages show only the first few, so each page is shown by some other. */
function pagesAfter(page: LandingPage): LandingPage[] {
  const at = LANDING_PAGES.indexOf(page);
  return [...LANDING_PAGES.slice(at + 1), ...LANDING_PAGES.slice(0, at)];
}

const existing = (pages: readonly (LandingPage | undefined)[]) => pages.filter((page) => page !== undefined);

/** The pages that a landing page links to. None of the lists holds the page itself. */
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
    wider: existing([
      ...wholes.map((whole) => landingPageFor(whole, place)),
      ...(place?.city ? [landingPageFor(offer, country)] : []),
      ...(place ? [landingPageFor(offer, null)] : []),
    ]),
    narrower: existing([
      ...parts.map((part) => landingPageFor(part, place)),
      ...(place?.city
        ? []
        : places
            .filter((one) => (place ? one.city && one.countryCode === place.countryCode : !one.city))
            .map((one) => landingPageFor(offer, one))),
    ]),
    elsewhere: existing(
      (place?.city ? cities : place ? places.filter((one) => !one.city) : []).map((one) => landingPageFor(offer, one)),
    ).slice(0, MOST_ELSEWHERE),
    others: pagesAfter(page)
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

/** Whether every job of the offer `part` also belongs to the offer `whole`. */
function isPartOf(part: string, whole: string): boolean {
  if (PARTS[whole]?.includes(part)) return true;
  return (
    part.startsWith('remote-') && part !== 'remote-jobs' && (whole === 'remote-jobs' || part === `remote-${whole}`)
  );
}
