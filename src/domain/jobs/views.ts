import { z } from 'zod';
import { registrationView } from '#domain/companies/registration/registrations.ts';
import { focusView } from '#domain/companies/views.ts';
import { NUMBER_OF_EMPLOYEES, STAGES } from '#domain/site/company-terms.ts';
import { EQUITY_TYPES, SALARY_TYPES } from '#domain/site/configuration-terms.ts';
import { CURRENCIES, SALARY_PERIODS } from '#domain/site/money.ts';
import { JOB_ROLES, POSITION_TYPES } from '#domain/site/roles-and-position-types.ts';
import {
  addressField,
  countryCodeField,
  dateField,
  flagField,
  htmlField,
  idField,
  imagePathField,
  keysOf,
  momentField,
  nullableText,
  oneOf,
  oneOfOrNull,
  textField,
} from '#domain/view-fields.ts';
import { JOB_STATUSES, RECEIVE_APPLICANTS, WORKPLACES } from './job.ts';

/**
 * The public fields of jobs (rules §1). Third-party programs rely on these shapes: we may add fields, but never change
 * or remove one. Times are ISO texts, money is in whole units.
 */

export const locationView = z.object({
  /** English name of the country. */
  country: textField('Denmark'),
  locality: nullableText.meta({ examples: ['Aarhus'] }),
  address: nullableText,
});

export const salaryRangeView = z.object({
  from: z.number().nullable(),
  to: z.number().nullable(),
  /** The same as `from` and `to`, by the names that strangers' programs read. */
  min: z.number().nullable(),
  max: z.number().nullable(),
  currency: oneOf(CURRENCIES),
  period: oneOf(SALARY_PERIODS),
});

export const companyInListView = z.object({
  id: idField,
  key: textField('skjaergaard'),
  name: textField('Skjærgård'),
  website: nullableText.meta({ examples: ['https://skjaergaard.no'] }),
  numberOfEmployees: oneOfOrNull(keysOf(NUMBER_OF_EMPLOYEES)),
  /** A year as text. */
  founded: nullableText.meta({ examples: ['2015'] }),
  /** Left out where there is none; the same for salaryRange and link. */
  logoImage: z.object({ path: imagePathField, /** Address of the thumbnail. */ url: imagePathField }).optional(),
  flag: flagField,
  coverImage: z.object({ path: imagePathField, width: z.number(), height: z.number() }).nullable(),
  /** The point that stays in view in every cut. */
  coverFocus: focusView,
});

export const jobInListView = z.object({
  id: idField,
  key: textField('backend-engineer-skjaergaard'),
  title: textField('Backend Engineer'),
  location: locationView.nullable(),
  locations: z.array(locationView.extend({ countryCode: countryCodeField })),
  countryCode: countryCodeField.nullable(),
  isRemote: z.boolean(),
  jobRole: oneOf(keysOf(JOB_ROLES)),
  jobPositionTypes: z.array(oneOf(POSITION_TYPES.map(({ id }) => id))),
  salary: oneOf(keysOf(SALARY_TYPES)),
  salaryRange: salaryRangeView.optional(),
  equity: oneOf(keysOf(EQUITY_TYPES)),
  /** Language of the title and the text, such as `en` or `da`. */
  textLanguage: z.string(),
  publishedAt: momentField.nullable(),
  expirationDate: dateField.nullable(),
  isFeatured: z.boolean(),
  views: z.object({ week: z.number(), total: z.number() }),
  saved: z.boolean(),
  company: companyInListView,
  pitch: z.string(),
  workplace: oneOf(WORKPLACES),
  isBoosted: z.boolean(),
  equityRange: z.object({ from: z.number().nullable(), to: z.number().nullable() }).nullable(),
  /** The instant from which it is no longer open. Pages with the job are cached until then at most. */
  closesAt: momentField.nullable(),
  boostingExpiresAt: momentField.nullable(),
  /** Why a job is listed that does not match the whole search: "Near Malmö". Exact matches have no reason. */
  relaxed: z.string().optional(),
});
export type JobInList = z.infer<typeof jobInListView>;

/** A job of the list at /jobs, which has always carried the text. */
export const jobWithTextView = jobInListView.extend({
  description: htmlField,
  absoluteJobUrl: addressField,
});
export type JobWithText = z.infer<typeof jobWithTextView>;

const HELP = ['offered', 'notOffered', 'notSaid'];

const imageView = z.object({ path: imagePathField, alt: z.string(), width: z.number(), height: z.number() });

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
  description: htmlField,
  /** Characters of the text without its tags. */
  descriptionLength: z.number(),
  status: oneOf(JOB_STATUSES),
  geoLocation: z
    .object({ center: z.object({ type: z.literal('Point'), coordinates: z.tuple([z.number(), z.number()]) }) })
    .nullable(),
  link: addressField.optional(),
  questions: z.array(
    z.object({
      type: z.string(),
      text: z.string(),
      required: z.boolean(),
      /** The answers to choose from. */
      options: z.array(z.string()).optional(),
      /** The startup needs one of these answers. */
      needs: z.array(z.string()).optional(),
    }),
  ),
  criterias: z.array(z.string()),
  absoluteJobUrl: addressField,
  socialImageUrl: addressField.nullable(),
  share: z.object({ subject: z.string(), url: addressField, image: addressField.nullable() }),
  createdAt: momentField,
  approvedAt: momentField.nullable(),
  interestedAt: momentField.nullable(),
  /** The person noted that they applied on the startup's own site. */
  appliedElsewhere: z.boolean(),
  /** The person's own application on this site, unless they withdrew it. */
  applicationId: idField.nullable(),
  scraped: z.boolean(),
  /** Whether the employer stated `expirationDate`. */
  lastDaySaid: z.boolean(),
  company: companyInListView.extend({
    intro: z.string(),
    whatWeDo: htmlField,
    stage: oneOfOrNull(keysOf(STAGES)),
    industries: z.array(z.string()),
    perks: z.array(z.object({ perk: z.string(), note: z.string().optional() })),
    galleryImages: z.array(imageView),
    companyCountries: z.array(z.object({ countryCode: countryCodeField, country: z.string() })),
    /** Its entries in the registers of its countries, the first country first. */
    registrations: z.array(registrationView),
    /** Where it is based. */
    location: z.object({ locality: nullableText, address: nullableText }),
    numberOfActiveJobs: z.number(),
    /** Usually answers applicants within this many days; null until enough applications show it. */
    answersInDays: z.number().nullable(),
  }),
  updatedAt: momentField,
  /** When it stopped being public; null if it has not. */
  closedAt: momentField.nullable(),
  languages: z.array(z.object({ language: z.string(), level: z.string() })),
  englishEnough: z.boolean().nullable(),
  relocation: oneOf(HELP),
  visa: oneOf(HELP),
  readFromText: textFactsView,
  /** The values among these four that come from the text only. */
  fromText: z.array(z.enum(['languages', 'englishEnough', 'relocation', 'visa'])),
  hiringStages: z.array(z.string()),
  receiveApplicants: oneOf(RECEIVE_APPLICANTS),
  /** Whether people apply on this site. The startup has accepted the data-processing terms. */
  appliesHere: z.boolean(),
  /** Where people apply if the startup takes applications by email. */
  applyEmail: nullableText,
  /** Other addresses at which the same job is published, each with its first place. */
  sources: z.array(z.object({ link: addressField, place: nullableText })),
  /** The places with the fields that structured data needs. */
  places: z.array(
    z.object({
      countryCode: countryCodeField,
      locality: nullableText,
      address: nullableText,
      postalCode: nullableText,
      /** The region of the gazetteer's place, such as a county. */
      region: nullableText,
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      /** Slug of the English name where the gazetteer knows the place. */
      slug: nullableText,
      /** The English name where it differs: Copenhagen. */
      englishName: nullableText,
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
