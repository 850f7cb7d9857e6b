import type { JobFilters } from '../filters/filters.ts';

/**
 * The curated list of landing pages: an offer, and where. Each is a search with its own address, heading and copy. Their
 * slugs are reserved, so that no job has one as its key (rules §1). Other spellings of a slug are in landing-slugs.ts. Every
 * country and town also has a page without an entry here: web/jobs/landing/place.page.tsx.
 */

/** The jobs of a page: a field of work, a type of position, remote work, or work in English. */
export type Offer = {
  key: string;
  kind: 'field' | 'position' | 'remote' | 'english';
  /** Plural and singular within a sentence: "29 developer jobs", "1 developer job". */
  many: string;
  one: string;
  filters: Partial<Pick<JobFilters, 'roles' | 'positionTypes' | 'isRemote' | 'englishEnough'>>;
};

export type LandingPlace = {
  countryCode: string;
  /** In English. */
  country: string;
  /** In English, and as the gazetteer spells it. */
  city: { name: string; localName: string } | null;
  slug: string;
};

export type LandingPage = { slug: string; offer: Offer; place: LandingPlace | null };

const field = (key: string, name: string, ...roles: string[]): Offer => ({
  key,
  kind: 'field',
  many: `${name} jobs`,
  one: `${name} job`,
  filters: { roles },
});

const FIELDS = [
  field('developer', 'developer', 'development'),
  field('backend', 'backend', 'backenddeveloper'),
  field('frontend', 'frontend', 'frontenddeveloper'),
  field('full-stack', 'full-stack', 'fullstackdeveloper'),
  field('devops', 'DevOps', 'devops'),
  field('mobile', 'mobile developer', 'mobiledevelopment'),
  field('data-science', 'data science', 'datascience'),
  field('engineering', 'engineering', 'engineer'),
  field('qa', 'QA', 'qualityassurance'),
  field('design', 'design', 'design', 'uxuidesigner'),
  field('product-management', 'product management', 'productmanagement'),
  field('project-management', 'project management', 'projectmanagement'),
  field('business-development', 'business development', 'businessdevelopment'),
  field('sales', 'sales', 'sales'),
  field('marketing', 'marketing', 'marketing'),
  field('customer-success', 'customer success', 'customersuccess'),
  field('operations', 'operations', 'operations'),
  field('finance', 'finance', 'finance'),
  field('hr', 'HR', 'humanresources'),
  field('analyst', 'analyst', 'analyst'),
];

const position = (key: string, one: string, type: string): Offer => ({
  key,
  kind: 'position',
  many: `${one}s`,
  one,
  filters: { positionTypes: [type] },
});

const INTERNSHIPS = position('internships', 'internship', 'internship');
const STUDENT_JOBS = position('student-jobs', 'student job', 'student');
const PART_TIME = position('part-time-jobs', 'part-time job', 'parttime');
const FREELANCE = position('freelance-jobs', 'freelance job', 'freelance');
const REMOTE: Offer = {
  key: 'remote-jobs',
  kind: 'remote',
  many: 'remote jobs',
  one: 'remote job',
  filters: { isRemote: true },
};
const ENGLISH: Offer = {
  key: 'english-speaking-jobs',
  kind: 'english',
  many: 'English-speaking jobs',
  one: 'English-speaking job',
  filters: { englishEnough: true },
};
const REMOTE_FIELDS = FIELDS.filter(({ key }) =>
  ['developer', 'data-science', 'design', 'sales', 'marketing', 'customer-success'].includes(key),
).map((offer) => ({
  ...offer,
  key: `remote-${offer.key}`,
  kind: 'remote' as const,
  many: `remote ${offer.many}`,
  one: `remote ${offer.one}`,
  filters: { ...offer.filters, isRemote: true },
}));

/** Every offer, the widest of its kind first. */
export const OFFERS: readonly Offer[] = [
  ...FIELDS,
  INTERNSHIPS,
  STUDENT_JOBS,
  PART_TIME,
  FREELANCE,
  REMOTE,
  ...REMOTE_FIELDS,
  ENGLISH,
];

const COUNTRIES: Record<string, [country: string, ...cities: (string | [english: string, local: string])[]]> = {
  DK: ['Denmark', ['Copenhagen', 'København'], 'Aarhus', 'Odense', 'Aalborg'],
  SE: ['Sweden', 'Stockholm', ['Gothenburg', 'Göteborg'], 'Malmö'],
  NO: ['Norway', 'Oslo', 'Bergen', 'Trondheim'],
  FI: ['Finland', 'Helsinki', 'Tampere', 'Oulu'],
  IS: ['Iceland', 'Reykjavík'],
};

const plain = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Countries, each followed by its cities. */
export const LANDING_PLACES: readonly LandingPlace[] = Object.entries(COUNTRIES).flatMap(
  ([countryCode, [country, ...cities]]) => [
    { countryCode, country, city: null, slug: plain(country) },
    ...cities.map((names) => {
      const [name, localName] = typeof names === 'string' ? [names, names] : names;
      return { countryCode, country, city: { name, localName }, slug: plain(name) };
    }),
  ],
);

const EVERYWHERE = LANDING_PLACES.map(({ slug }) => slug);
const NORDIC = LANDING_PLACES.filter(({ city }) => city === null).map(({ slug }) => slug);
const CAPITALS = ['copenhagen', 'stockholm', 'oslo', 'helsinki'];

/** The places where an offer has a page of its own. Chosen by hand, so that no page is a mere doorway page. */
const PLACES_OF_OFFERS: Record<string, readonly string[]> = {
  developer: EVERYWHERE,
  backend: [...NORDIC, 'oslo'],
  'data-science': [...NORDIC.slice(0, 3), 'oslo'],
  engineering: [...NORDIC, 'copenhagen'],
  design: [...NORDIC.slice(0, 4), ...CAPITALS],
  sales: [...NORDIC, ...CAPITALS, 'aarhus', 'malmo', 'oulu'],
  marketing: [...NORDIC, ...CAPITALS],
  'customer-success': [...NORDIC, 'oslo'],
  operations: NORDIC,
  'product-management': NORDIC.slice(0, 4),
  'business-development': NORDIC.slice(0, 4),
  internships: [...NORDIC, ...CAPITALS],
  'student-jobs': [...NORDIC.slice(0, 4), 'copenhagen', 'aarhus', 'stockholm', 'oslo'],
  'part-time-jobs': [...NORDIC, 'copenhagen', 'aalborg', 'stockholm', 'oslo'],
  'remote-jobs': NORDIC,
  'english-speaking-jobs': [...NORDIC, ...CAPITALS, 'reykjavik'],
};

const slugOfOffer = ({ key }: Offer) => (/(?:jobs|internships)$/.test(key) ? key : `${key}-jobs`);

export const LANDING_PAGES: readonly LandingPage[] = OFFERS.flatMap((offer) => [
  { slug: slugOfOffer(offer), offer, place: null },
  ...LANDING_PLACES.filter(({ slug }) => PLACES_OF_OFFERS[offer.key]?.includes(slug)).map((place) => ({
    slug: `${slugOfOffer(offer)}-${place.slug}`,
    offer,
    place,
  })),
]);

const BY_SLUG = new Map(LANDING_PAGES.map((page) => [page.slug, page]));

export function landingPageOf(slug: string): LandingPage | undefined {
  return BY_SLUG.get(slug);
}

export function landingPath({ slug }: Pick<LandingPage, 'slug'>): string {
  return `/jobs/${slug}`;
}

/** A page with fewer jobs is still served, but not listed, and search engines are told not to index it. */
export const WORTH_INDEXING = 3;

/** The filters of the job list that show the same jobs. */
export function landingFilters({ offer, place }: LandingPage) {
  return {
    ...offer.filters,
    countryCodes: place ? [place.countryCode] : [],
    localities: place?.city ? [place.city.localName] : [],
  };
}

/** The page of an offer in a place, if the list has one. */
export function landingPageFor(offer: Offer, place: LandingPlace | null): LandingPage | undefined {
  return BY_SLUG.get(place ? `${slugOfOffer(offer)}-${place.slug}` : slugOfOffer(offer));
}

/** "Developer jobs in Copenhagen", "Internships at Nordic startups". */
export function landingHeading({ offer, place }: LandingPage): string {
  const what = offer.many.charAt(0).toUpperCase() + offer.many.slice(1);
  return place ? `${what} in ${place.city?.name ?? place.country}` : `${what} at Nordic startups`;
}
