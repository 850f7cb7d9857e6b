import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.server.ts';
import { identifier, moment } from './columns.server.ts';
import { images } from './media.server.ts';
import { places } from './site.server.ts';

/** Startups. Their countries, people and pictures are in the tables below. */
export const companies = pgTable(
  'companies',
  {
    id: identifier('id').primaryKey(),
    key: text('key').notNull(),
    status: text('status').notNull(),
    /** The sites that show it (thehub, plusimpact). */
    platforms: text('platforms').array().notNull(),
    name: text('name').notNull(),
    website: text('website'),
    /** The web domain of the website. Only a claim; `company_domains` has the owners. */
    domain: text('domain'),
    /** The one line under the name. */
    intro: text('intro').notNull().default(''),
    /** What we do: sanitised HTML. */
    whatWeDo: text('what_we_do').notNull().default(''),
    textLanguage: text('text_language').notNull().default('en'),
    founded: integer('founded'),
    numberOfEmployees: text('number_of_employees'),
    stage: text('stage'),
    fundingStage: text('funding_stage'),
    businessModels: text('business_models').array().notNull().default(sql`'{}'`),
    industries: text('industries').array().notNull().default(sql`'{}'`),
    sdgs: text('sdgs').array().notNull().default(sql`'{}'`),
    /** [{ perk, note? }] in the order the company chose. */
    perks: jsonb('perks').$type<{ perk: string; note?: string }[]>().notNull().default([]),
    keyFigures: jsonb('key_figures').$type<{ name: string; value: string }[]>().notNull().default([]),
    quote: jsonb('quote').$type<{ text: string; author: string; role: string } | null>(),
    /** Where it is based. */
    placeId: integer('place_id').references(() => places.id),
    address: text('address'),
    /** Code of its flag (domain/site/flag-codes.ts). Null until a schedule gives one (domain/companies/free-flag.server.ts). */
    flag: text('flag'),
    logoImageId: identifier('logo_image_id').references(() => images.id),
    coverImageId: identifier('cover_image_id').references(() => images.id),
    /** The point of the cover that stays in view in every cut, as shares of its width and height. */
    coverFocusX: doublePrecision('cover_focus_x').notNull().default(0.5),
    coverFocusY: doublePrecision('cover_focus_y').notNull().default(0.5),
    /** Addresses elsewhere, in the order the startup chose. */
    links: jsonb('links').$type<{ name: string; url: string }[]>().notNull().default([]),
    linkedinId: text('linkedin_id'),
    viewsTotal: integer('views_total').notNull().default(0),
    /** Number of rows in `company_follows`; a listener updates it (domain/companies/follow/follow-counter.server.ts). */
    followersTotal: integer('followers_total').notNull().default(0),
    /** Usually answers applicants within this many days; null until 8 applications show it (rules §5). */
    answersInDays: integer('answers_in_days'),
    createdAt: moment('created_at').notNull(),
    /** Last change of content, for sitemaps; views do not count. */
    updatedAt: moment('updated_at').notNull(),
    approvedAt: moment('approved_at'),
    /** When an owner closed it for good. It is DISABLED then, and its jobs are closed. */
    closedAt: moment('closed_at'),
    /** When its team last asked for approval. */
    submittedAt: moment('submitted_at'),
    /** What staff asked instead of deciding, and the team's answer. It stays PENDING (rules §3). */
    staffQuestion: text('staff_question'),
    staffQuestionAt: moment('staff_question_at'),
    staffAnswer: text('staff_answer'),
    /** Why it is REJECTED or SUSPENDED, in words that its team reads. */
    statusReason: text('status_reason'),
    /** Sort and search text of the directory. The database generates it, because folding 5,000 names takes 300 ms. */
    foldedName: text('folded_name').generatedAlwaysAs(sql`fold_text(name)`),
    foldedWords: text('folded_words').generatedAlwaysAs(sql`' ' || fold_text(name || ' ' || intro)`),
  },
  (table) => [
    uniqueIndex('companies_key').on(table.key),
    uniqueIndex('companies_flag').on(table.flag),
    index('companies_domain').on(table.domain),
    index('companies_words').using('gin', sql`folded_words gin_trgm_ops`).where(sql`status = 'ACTIVE'`),
    index('companies_typed').using('gin', sql`(' ' || folded_name) gin_trgm_ops`).where(sql`status = 'ACTIVE'`),
    index('companies_newest').on(table.createdAt.desc(), table.id).where(sql`status = 'ACTIVE'`),
    check('companies_status', sql`status IN ('DRAFT', 'PENDING', 'ACTIVE', 'REJECTED', 'DISABLED', 'SUSPENDED')`),
  ],
);

/**
 * The owners of web domains, one startup each: approved by an admin with the website, or proven by a member's verified
 * address (rules §3).
 */
export const companyDomains = pgTable(
  'company_domains',
  {
    domain: text('domain').primaryKey(),
    companyId: identifier('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    heldBy: text('held_by').notNull(),
    since: moment('since').notNull().defaultNow(),
  },
  (table) => [
    index('company_domains_company').on(table.companyId),
    check('company_domains_held_by', sql`held_by IN ('approved', 'proven')`),
  ],
);

/** Changes of approved startups that wait for an admin. Until then the approved values stay. */
export const companyChanges = pgTable(
  'company_changes',
  {
    companyId: identifier('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    field: text('field').notNull(),
    /** Null removes the website. */
    value: text('value'),
    /** The web domain of a new website. */
    domain: text('domain'),
    askedAt: moment('asked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.field] }),
    check('company_changes_field', sql`field IN ('name', 'website')`),
  ],
);

/** The countries a company is registered in; the first decides its time zone and the price of a remote job. */
export const companyCountries = pgTable(
  'company_countries',
  {
    companyId: identifier('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    countryCode: text('country_code').notNull(),
    registrationNumber: text('registration_number'),
    /** The name in the register, which need not be the one on the site. */
    legalName: text('legal_name'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.position] }),
    uniqueIndex('company_countries_once').on(table.companyId, table.countryCode),
    uniqueIndex('company_registration_number').on(table.countryCode, table.registrationNumber),
  ],
);

export const companyPeople = pgTable(
  'company_people',
  {
    companyId: identifier('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    role: text('role').notNull(),
    imageId: identifier('image_id').references(() => images.id),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.position] })],
);

export const companyGallery = pgTable(
  'company_gallery',
  {
    companyId: identifier('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    imageId: identifier('image_id')
      .notNull()
      .references(() => images.id),
    alt: text('alt').notNull().default(''),
    /** The point that stays in view in every cut, as shares of its width and height. */
    focusX: doublePrecision('focus_x').notNull().default(0.5),
    focusY: doublePrecision('focus_y').notNull().default(0.5),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.position] })],
);

/** Followers of startups. */
export const companyFollows = pgTable(
  'company_follows',
  {
    companyId: identifier('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** No cascade: deleting an account must unfollow first, so that the startup's counter stays correct. */
    userId: identifier('user_id')
      .notNull()
      .references(() => users.id),
    followedAt: moment('followed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.companyId] }),
    index('company_follows_company').on(table.companyId),
  ],
);

/** Investors as the company names them, without a link to the table of investors. */
export const companyInvestors = pgTable(
  'company_investors',
  {
    companyId: identifier('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    /** ANGEL, ANGELS or VENTURES. */
    type: text('type').notNull(),
    website: text('website'),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.position] })],
);

/** Funding rounds as the startup states them, the first one first. */
export const companyFundingRounds = pgTable(
  'company_funding_rounds',
  {
    companyId: identifier('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    stage: text('stage').notNull(),
    /** Minor units of the currency; null if the startup keeps it to itself. */
    amount: bigint('amount', { mode: 'number' }),
    currency: text('currency'),
    /** The first day of its month. */
    month: date('month', { mode: 'string' }),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.position] })],
);

/** Settings that a startup's owners and managers share. */
export const companySettings = pgTable('company_settings', {
  companyId: identifier('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  /** An incoming webhook of Slack. It is a secret: pages show only its last characters. */
  slackWebhook: text('slack_webhook'),
  /** Keys of `slackNotifications` in the site configuration. */
  slackNotifications: text('slack_notifications').array().notNull().default(sql`'{}'`),
  updatedAt: moment('updated_at').notNull(),
});

/** People who ask to join the team of a startup whose domain or registration number is taken (rules §3). */
export const companyJoinRequests = pgTable(
  'company_join_requests',
  {
    id: identifier('id').primaryKey(),
    companyId: identifier('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    userId: identifier('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    message: text('message').notNull().default(''),
    askedAt: moment('asked_at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: identifier('decided_by').references(() => users.id, { onDelete: 'set null' }),
    isAccepted: boolean('is_accepted'),
  },
  (table) => [
    uniqueIndex('company_join_requests_open').on(table.companyId, table.userId).where(sql`decided_at IS NULL`),
    index('company_join_requests_user').on(table.userId),
  ],
);

/** Versions of the data-processing terms (Art. 28 GDPR) that a startup has accepted. */
export const companyDataTerms = pgTable(
  'company_data_terms',
  {
    companyId: identifier('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    version: text('version').notNull(),
    acceptedBy: identifier('accepted_by').references(() => users.id, { onDelete: 'set null' }),
    acceptedAt: moment('accepted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.version] })],
);
