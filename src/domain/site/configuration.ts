import { z } from 'zod';
import {
  BUSINESS_MODELS,
  FUNDING,
  FUNDING_STAGES,
  INDUSTRIES,
  KEY_FIGURE_NAMES,
  NUMBER_OF_EMPLOYEES,
  SDGS,
  SLACK_NOTIFICATIONS,
  STAGES,
} from './company-terms.ts';
import {
  COLUMN_COLORS,
  DIGEST_FREQUENCIES,
  EMAIL_PLACEHOLDERS,
  EQUITY_TYPES,
  JOB_STATUS_LABELS,
  PIPELINE_STAGES,
  RECEIVE_APPLICANTS_LABELS,
  ROLE_MARKS,
  SALARY_TYPES,
  SORTING_LABELS,
  UI_FEATURES,
} from './configuration-terms.ts';
import { PARTNER_CATEGORIES, TOOL_CATEGORIES } from './content-terms.ts';
import { COUNTRIES, countryOf, DEFAULT_COUNTRY } from './countries.ts';
import { CONTACT_PREFERENCES, INVESTMENT_RANGES, INVESTOR_CATEGORIES, INVESTOR_MARKETS } from './investor-terms.ts';
import { PERKS } from './perks.ts';
import { JOB_PRICE_ELSEWHERE, JOB_PRICES } from './prices.ts';
import { JOB_ROLE_GROUPS, JOB_ROLES, POSITION_TYPES } from './roles-and-position-types.ts';
import type { Term } from './term.ts';

const option = z.object({ text: z.string(), value: z.string() });
const options = z.array(option);

/** Every block of product §3 under the name it has there. */
export const siteConfigurationView = z.object({
  site: z.object({
    countries: options,
    /** The visitor's country by IP address; the site's default if unknown. */
    ipDetectedCountryCode: z.string(),
  }),
  products: z.array(z.string()),
  industries: options,
  sdgs: options,
  toolCategories: options,
  partnerCategories: options,
  job: z.object({
    positionTypes: z.array(z.object({ id: z.string(), key: z.string(), text: z.string() })),
    receiveApplicants: options,
    status: options,
    roles: z.array(z.object({ key: z.string(), text: z.string(), icon: z.string(), color: z.string() })),
    groups: z.array(z.object({ key: z.string(), text: z.string(), roles: z.array(z.string()) })),
    sorting: options,
    salaryTypes: options,
    equityTypes: options,
    prices: z.array(z.object({ countryCode: z.string(), amount: z.number(), currency: z.string() })),
  }),
  interested: z.object({ status: z.array(option.extend({ isLocked: z.boolean() })) }),
  digest: z.object({ frequencies: options }),
  company: z.object({
    funding: options,
    fundingStages: options,
    perks: z.array(z.object({ key: z.string(), text: z.string(), icon: z.string() })),
    stages: options,
    businessModels: options,
    slackNotifications: options,
    numberOfEmployees: options,
    keyFigureNames: options,
  }),
  investor: z.object({
    categories: options,
    investmentRanges: z.array(option.extend({ from: z.number(), to: z.number().nullable(), currency: z.string() })),
    markets: options,
    contactPreferences: options,
  }),
  emailPlaceholders: options,
  uiFeatures: z.array(z.object({ name: z.string() })),
  kanban: z.object({ columnColors: z.array(z.string()) }),
});
export type SiteConfiguration = z.infer<typeof siteConfigurationView>;

const optionsOf = (terms: readonly Term[]) => terms.map(({ key, label }) => ({ text: label, value: key }));

/** Everything but the visitor's country and the products; made once. */
const SAME_FOR_ALL = {
  industries: optionsOf(INDUSTRIES),
  sdgs: optionsOf(SDGS),
  toolCategories: optionsOf(TOOL_CATEGORIES),
  partnerCategories: optionsOf(PARTNER_CATEGORIES),
  job: {
    positionTypes: POSITION_TYPES.map(({ id, key, label }) => ({ id, key, text: label })),
    receiveApplicants: optionsOf(RECEIVE_APPLICANTS_LABELS),
    status: optionsOf(JOB_STATUS_LABELS),
    roles: JOB_ROLES.map(({ key, label }) => ({ key, text: label, ...ROLE_MARKS[key] })),
    groups: JOB_ROLE_GROUPS.map(({ key, label, roles }) => ({ key, text: label, roles: [...roles] })),
    sorting: optionsOf(SORTING_LABELS),
    salaryTypes: optionsOf(SALARY_TYPES),
    equityTypes: optionsOf(EQUITY_TYPES),
    // The EU and other countries have the same price, each under its own name.
    prices: [...JOB_PRICES, JOB_PRICE_ELSEWHERE, { ...JOB_PRICE_ELSEWHERE, countryCode: 'other' }].map(
      ({ countryCode, amount, currency }) => ({
        countryCode,
        amount,
        currency,
      }),
    ),
  },
  interested: {
    status: PIPELINE_STAGES.map(({ key, label, isLocked }) => ({ text: label, value: key, isLocked })),
  },
  digest: { frequencies: optionsOf(DIGEST_FREQUENCIES) },
  company: {
    funding: optionsOf(FUNDING),
    fundingStages: optionsOf(FUNDING_STAGES),
    perks: PERKS.map(({ key, label, icon }) => ({ key, text: label, icon })),
    stages: optionsOf(STAGES),
    businessModels: optionsOf(BUSINESS_MODELS),
    slackNotifications: optionsOf(SLACK_NOTIFICATIONS),
    numberOfEmployees: optionsOf(NUMBER_OF_EMPLOYEES),
    keyFigureNames: optionsOf(KEY_FIGURE_NAMES),
  },
  investor: {
    categories: optionsOf(INVESTOR_CATEGORIES),
    investmentRanges: INVESTMENT_RANGES.map(({ key, label, from, to }) => ({
      text: label,
      value: key,
      from,
      to,
      currency: 'EUR',
    })),
    markets: optionsOf(INVESTOR_MARKETS),
    contactPreferences: optionsOf(CONTACT_PREFERENCES),
  },
  emailPlaceholders: optionsOf(EMAIL_PLACEHOLDERS),
  uiFeatures: UI_FEATURES.map((name) => ({ name })),
  kanban: { columnColors: [...COLUMN_COLORS] },
} satisfies Omit<SiteConfiguration, 'site' | 'products'>;

const SITE_COUNTRIES = COUNTRIES.map(({ code, name }) => ({ text: name, value: code }));

/** The configuration for one visitor. It contains their country, so it must not be cached (rules §1). */
export function siteConfiguration(visitor: {
  countryCode: string | null;
  products: readonly string[];
}): SiteConfiguration {
  const countryOfVisitor = visitor.countryCode ? countryOf(visitor.countryCode) : null;
  return {
    site: { countries: SITE_COUNTRIES, ipDetectedCountryCode: countryOfVisitor?.code ?? DEFAULT_COUNTRY },
    products: visitor.products.map((product) => product.toUpperCase()),
    ...SAME_FOR_ALL,
  };
}
