import { z } from 'zod';
import {
  BUSINESS_MODELS,
  FUNDING_STAGES,
  INDUSTRIES,
  NUMBER_OF_EMPLOYEES,
  SDGS,
  STAGES,
} from '#domain/site/company-terms.ts';
import {
  countryCodeField,
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
import { COMPANY_STATUSES } from './company.ts';
import { registrationView } from './registration/registrations.ts';

/** The public fields of startups (product §3). We may add fields, but never change or remove one. */

const imageView = z.object({ path: imagePathField, width: z.number(), height: z.number() });
/** A point of a picture, as shares of its width and height. */
export const focusView = z.object({ x: z.number(), y: z.number() });
/** `url` is the address of the thumbnail. */
const logoView = imageView.extend({ url: imagePathField });

export const companyInDirectoryView = z.object({
  id: idField,
  key: textField('skjaergaard'),
  name: textField('Skjærgård'),
  website: nullableText.meta({ examples: ['https://skjaergaard.no'] }),
  /** The one line under the name. */
  intro: z.string(),
  /** Left out where there is none. */
  logoImage: logoView.optional(),
  /** No two startups share one: design, turns, field, charge, accent, piece and its colour. */
  flag: flagField,
  /** The first decides time zone and prices. */
  countries: z.array(z.object({ countryCode: countryCodeField })),
  /** Where it is based. */
  location: z.object({
    country: nullableText,
    countryCode: countryCodeField.nullable(),
    locality: nullableText,
    address: nullableText,
  }),
  /** Open jobs on this site. */
  numberOfActiveJobs: z.number(),
  /** A year as text. */
  founded: nullableText.meta({ examples: ['2015'] }),
  numberOfEmployees: oneOfOrNull(keysOf(NUMBER_OF_EMPLOYEES)),
  stage: oneOfOrNull(keysOf(STAGES)),
  fundingStage: oneOfOrNull(keysOf(FUNDING_STAGES)),
  industries: z.array(oneOf(keysOf(INDUSTRIES))),
});
export type CompanyInDirectory = z.infer<typeof companyInDirectoryView>;

/** A startup of the API's list. Pages leave out these fields, because they show none of them. */
export const companyInListView = companyInDirectoryView.extend({
  /** `url` is the address of its thumbnail. */
  logoImage: imageView.extend({ url: z.string().meta({ format: 'uri-reference' }) }).optional(),
  whatWeDo: htmlField,
  /** The city and address are known in the country where it is based. */
  countries: z.array(
    z.object({
      countryCode: countryCodeField,
      country: textField('Denmark'),
      location: z.object({ country: textField('Denmark'), city: nullableText, address: nullableText }),
    }),
  ),
});
export type CompanyInList = z.infer<typeof companyInListView>;

export const companyView = companyInListView.extend({
  textLanguage: z.string(),
  coverImage: imageView.nullable(),
  /** The point that stays in view in every cut. */
  coverFocus: focusView,
  galleryImages: z.array(imageView.extend({ alt: z.string(), focus: focusView })),
  /** The first round first. Amounts are minor units of their currency, null if the startup keeps them to itself. */
  fundingRounds: z.array(
    z.object({
      stage: oneOf(keysOf(FUNDING_STAGES)),
      amount: z.number().nullable(),
      currency: nullableText,
      month: nullableText.meta({ examples: ['2024-05'] }),
    }),
  ),
  links: z.array(z.object({ name: z.string(), url: z.string() })),
  /** The newest published posts. */
  posts: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      author: nullableText,
      publishedAt: momentField,
      image: imageView.nullable(),
    }),
  ),
  team: z.array(z.object({ name: z.string(), role: z.string(), image: imageView.nullable() })),
  investors: z.array(z.object({ name: z.string(), type: z.string(), website: nullableText })),
  quote: z.object({ text: z.string(), author: z.string(), role: z.string() }).nullable(),
  views: z.number(),
  linkedinId: nullableText,
  status: oneOf(COMPANY_STATUSES),
  /** The sites that show it. */
  platform: z.record(z.string(), z.boolean()),
  /** Whether the actor follows it; false for visitors. */
  followed: z.boolean(),
  /** How many people follow it. */
  numberOfFollowers: z.number(),
  businessModels: z.array(oneOf(keysOf(BUSINESS_MODELS))),
  sdgs: z.array(oneOf(keysOf(SDGS))),
  /** Its entries in the registers of its countries, the first country first. */
  registrations: z.array(registrationView),
  perks: z.array(z.object({ perk: z.string(), note: z.string().optional() })),
  keyFigures: z.array(z.object({ name: z.string(), value: z.string() })),
  createdAt: momentField,
  /** Last change of content; views do not count. */
  updatedAt: momentField,
  /** The admin page; admins only. */
  adminUrl: z.string().optional(),
});
export type Company = z.infer<typeof companyView>;

const counts = z.record(z.string(), z.number());

/** For each value, the total with only that value chosen in its dimension (rules §1). */
export const companySuggestionsView = z.object({
  countries: counts,
  industries: counts,
  stages: counts,
  fundingStages: counts,
  hiring: z.number(),
});
export type CompanySuggestions = z.infer<typeof companySuggestionsView>;

export const companyListView = z.object({
  docs: z.array(companyInListView),
  total: z.number(),
  limit: z.number(),
  page: z.number(),
  pages: z.number(),
  suggestions: companySuggestionsView,
});
export type CompanyList = z.infer<typeof companyListView>;
/** The same list as pages show it. */
export type CompanyDirectory = Omit<CompanyList, 'docs'> & { docs: CompanyInDirectory[] };
