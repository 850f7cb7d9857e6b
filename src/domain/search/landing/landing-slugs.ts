import { slugOf } from '#domain/slug.ts';
import { LANDING_PAGES, LANDING_PLACES, type LandingPage, landingPageOf } from './landing-pages.ts';

/** Other spellings of offers in addresses, by our own slug. */
const OFFER_NAMES: Record<string, readonly string[]> = {
  'developer-jobs': ['development', 'software', 'software-developer', 'software-engineer', 'programming', 'it', 'tech'],
  'backend-jobs': ['backend-developer', 'back-end'],
  'frontend-jobs': ['frontend-developer', 'front-end'],
  'full-stack-jobs': ['fullstack', 'fullstack-developer', 'full-stack-developer'],
  'mobile-jobs': ['mobile-developer', 'mobile-development', 'app-developer'],
  'data-science-jobs': ['data', 'data-scientist', 'datascience'],
  'engineering-jobs': ['engineer'],
  'qa-jobs': ['quality-assurance', 'tester'],
  'design-jobs': ['designer', 'ux', 'ui', 'ux-ui', 'ux-designer'],
  'product-management-jobs': ['product', 'product-manager'],
  'project-management-jobs': ['project-manager'],
  'business-development-jobs': ['bizdev', 'business-developer'],
  'customer-success-jobs': ['customer-service', 'customer-support', 'support'],
  'hr-jobs': ['human-resources', 'people'],
  'finance-jobs': ['accounting'],
  internships: ['internship', 'intern', 'interns'],
  'student-jobs': ['student', 'students', 'studiejob', 'studiejobs'],
  'part-time-jobs': ['part-time', 'parttime'],
  'freelance-jobs': ['freelance', 'freelancer'],
  'remote-jobs': ['remote', 'remotely', 'work-from-home'],
  'english-speaking-jobs': ['english', 'english-speaking', 'jobs-english', 'english-language'],
};

const PLACE_NAMES: Record<string, readonly string[]> = {
  copenhagen: ['koebenhavn', 'kobenhavn', 'cph'],
  aarhus: ['arhus'],
  aalborg: ['alborg'],
  gothenburg: ['goeteborg', 'goteborg'],
  malmo: ['malmoe'],
  helsinki: ['helsingfors'],
  tampere: ['tammerfors'],
  oulu: ['uleaaborg', 'uleaborg'],
  denmark: ['danmark'],
  sweden: ['sverige'],
  norway: ['norge'],
  finland: ['suomi'],
  iceland: ['island'],
};

/**
 * The landing page of an address in another spelling: `developer-jobs-in-koebenhavn`, `Internship-Denmark`,
 * `jobs-in-english`. Look for a job with this key first, because a key may look like such an address.
 */
export function landingPageForSlug(address: string): LandingPage | undefined {
  const slug = slugOf(address);
  const exact = landingPageOf(slug);
  if (exact) return exact;
  const bare = slug.replace(/-(?:in|at)-/g, '-').replace(/-(?:nordics?|nordic-startups|startups?)$/, '');
  const place = LANDING_PLACES.find(({ slug }) =>
    [slug, ...(PLACE_NAMES[slug] ?? [])].some((name) => bare.endsWith(`-${name}`)),
  );
  const names = place ? [place.slug, ...(PLACE_NAMES[place.slug] ?? [])] : [];
  const ending = names.find((name) => bare.endsWith(`-${name}`));
  const offerName = ending ? bare.slice(0, -ending.length - 1) : bare;
  const offer = LANDING_PAGES.find(
    (page) =>
      page.place === null &&
      [page.slug, ...(OFFER_NAMES[page.slug] ?? [])].some((name) => isSameOffer(offerName, name)),
  );
  // "design" alone may mean anything, but "remote" and "internship" name landing pages.
  if (!offer || (offer.offer.kind === 'field' && !/-jobs?$/.test(offerName))) return undefined;
  return landingPageOf(place ? `${offer.slug}-${place.slug}` : offer.slug);
}

/** "backend", "backend-job" and "backend-jobs" are one offer. */
function isSameOffer(one: string, other: string): boolean {
  const bare = (text: string) => text.replace(/-jobs?$/, '').replace(/s$/, '');
  return bare(one) === bare(other);
}
