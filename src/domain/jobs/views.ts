import { z } from 'zod';

/**
 * The public fields of jobs (rules §1). Third-party programs rely on these shapes: we may add fields, but never change
 * or remove one. Times are ISO texts, money is in whole units.
 */

const nullableText = z.string().nullable();

export const locationView = z.object({
  /** English name of the country. */
  country: z.string(),
  locality: nullableText,
  address: nullableText,
});

export const salaryRangeView = z.object({
  from: z.number().nullable(),
  to: z.number().nullable(),
  /** The same as `from` and `to`, by the names that strangers' programs read. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  currency: z.string(),
  period: z.string(),
});

export const companyInListView = z.object({
  id: z.string(),
  key: z.string(),
  name: z.string(),
  website: nullableText,
  numberOfEmployees: nullableText,
  /** A year as text. */
  founded: nullableText,
  /** Left out where there is none; the same for salaryRange and link. */
  logoImage: z.object({ path: z.string() }).optional(),
  coverImage: z.object({ path: z.string(), width: z.number(), height: z.number() }).nullable(),
});

export const jobInListView = z.object({
  id: z.string(),
  key: z.string(),
  title: z.string(),
  location: locationView.nullable(),
  locations: z.array(locationView.extend({ countryCode: z.string() })),
  countryCode: nullableText,
  isRemote: z.boolean(),
  jobRole: z.string(),
  /** Ids. */
  jobPositionTypes: z.array(z.string()),
  /** competitive, unpaid or range. */
  salary: z.string(),
  salaryRange: salaryRangeView.optional(),
  /** undisclosed, negotiated or percentage. */
  equity: z.string(),
  publishedAt: nullableText,
  expirationDate: nullableText,
  isFeatured: z.boolean(),
  views: z.object({ week: z.number(), total: z.number() }),
  saved: z.boolean(),
  company: companyInListView,
  pitch: z.string(),
  /** onsite, hybrid or remote. */
  workplace: z.string(),
  isBoosted: z.boolean(),
  equityRange: z.object({ from: z.number().nullable(), to: z.number().nullable() }).nullable(),
  /** The instant from which it is no longer open. Pages with the job are cached until then at most. */
  closesAt: nullableText,
  boostingExpiresAt: nullableText,
  /** Why a job is listed that does not match the whole search: "Near Malmö". Exact matches have no reason. */
  relaxed: z.string().optional(),
});
export type JobInList = z.infer<typeof jobInListView>;

/** A job of the list at /jobs, which has always carried the text. */
export const jobWithTextView = jobInListView.extend({
  /** Sanitised HTML. */
  description: z.string(),
  absoluteJobUrl: z.string(),
});
export type JobWithText = z.infer<typeof jobWithTextView>;

const imageView = z.object({ path: z.string(), alt: z.string(), width: z.number(), height: z.number() });

const quoteView = z.object({ text: z.string(), language: z.string() });
const offerView = z.object({ isOffered: z.boolean(), quote: quoteView }).nullable();

/** Facts stated in the text, with the sentences that state them. They complement the entered values and never replace them. */
export const textFactsView = z.object({
  languages: z.array(z.object({ anyOf: z.array(z.string()), level: nullableText, quote: quoteView })),
  englishEnough: z.object({ isEnough: z.boolean(), quote: quoteView }).nullable(),
  visa: offerView,
  relocation: offerView,
});

export const jobView = jobInListView.extend({
  /** Sanitised HTML. */
  description: z.string(),
  /** Characters of the text without its tags. */
  descriptionLength: z.number(),
  status: z.string(),
  geoLocation: z
    .object({ center: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }) })
    .nullable(),
  link: z.string().optional(),
  questions: z.array(z.object({ type: z.string(), text: z.string(), required: z.boolean() })),
  criterias: z.array(z.string()),
  absoluteJobUrl: z.string(),
  socialImageUrl: nullableText,
  share: z.object({ subject: z.string(), url: z.string(), image: nullableText }),
  createdAt: z.string(),
  approvedAt: nullableText,
  interestedAt: nullableText,
  scraped: z.boolean(),
  company: companyInListView.extend({
    intro: z.string(),
    whatWeDo: z.string(),
    stage: nullableText,
    industries: z.array(z.string()),
    perks: z.array(z.object({ perk: z.string(), note: z.string().optional() })),
    galleryImages: z.array(imageView),
    companyCountries: z.array(z.object({ countryCode: z.string(), country: z.string() })),
    /** Where it is based. */
    location: z.object({ locality: nullableText, address: nullableText }),
    numberOfActiveJobs: z.number(),
  }),
  updatedAt: z.string(),
  /** When it stopped being public; null if it has not. */
  closedAt: nullableText,
  textLanguage: z.string(),
  languages: z.array(z.object({ language: z.string(), level: z.string() })),
  englishEnough: z.boolean().nullable(),
  /** offered, notOffered or notSaid; the same for `visa`. */
  relocation: z.string(),
  visa: z.string(),
  readFromText: textFactsView,
  /** The values among these four that come from the text only. */
  fromText: z.array(z.enum(['languages', 'englishEnough', 'relocation', 'visa'])),
  hiringStages: z.array(z.string()),
  receiveApplicants: z.string(),
  /** Where people apply if the startup takes applications by email. */
  applyEmail: nullableText,
  /** Other addresses at which the same job is published, each with its first place. */
  sources: z.array(z.object({ link: z.string(), place: nullableText })),
  /** The places with the fields that structured data needs. */
  places: z.array(
    z.object({
      countryCode: z.string(),
      locality: nullableText,
      address: nullableText,
      postalCode: nullableText,
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      /** Slug of the English name where the gazetteer knows the place. */
      slug: nullableText,
    }),
  ),
});
export type Job = z.infer<typeof jobView>;

const counts = z.record(z.string(), z.number());

/** A dimension without numbers has too many matches to count exactly; then `suggestionsAreCapped` is true. */
export const jobSuggestionsView = z.object({
  /** By id of the position type. */
  jobPositionTypes: counts,
  jobRoles: counts,
  countries: counts,
  localities: counts,
  remote: z.number().optional(),
  paid: z.number().optional(),
  englishEnough: z.number().optional(),
  salaryShown: z.number().optional(),
});

export const jobListView = z.object({
  docs: z.array(jobInListView),
  total: z.number(),
  limit: z.number(),
  page: z.number(),
  pages: z.number(),
  totalIsCapped: z.boolean().optional(),
  suggestions: jobSuggestionsView.optional(),
  suggestionsAreCapped: z.boolean().optional(),
});
export type JobList = z.infer<typeof jobListView>;

export const fewJobsView = z.object({ docs: z.array(jobInListView), total: z.number() });
export type FewJobs = z.infer<typeof fewJobsView>;
