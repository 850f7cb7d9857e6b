import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
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
import { jobs } from './jobs.server.ts';
import { images } from './media.server.ts';
import { places } from './site.server.ts';

/** A file that only its owner and the startups they applied to may read: a CV (PDF). Its bytes are in the storage. */
export const privateFiles = pgTable(
  'private_files',
  {
    id: identifier('id').primaryKey(),
    /** Null once the account of a member is deleted who sent it for a startup: the file belongs to the conversation. */
    userId: identifier('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The name it had on the person's machine, shown and offered for download. */
    name: text('name').notNull(),
    bytes: integer('bytes').notNull(),
    pages: integer('pages').notNull(),
    /** Where the storage keeps it: a random name. */
    path: text('path').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('private_files_of_user').on(table.userId)],
);

/** A person as a talent (applicant): one profile each, for both sites. Startups see it with an application only. */
export const talents = pgTable(
  'talents',
  {
    id: identifier('id').primaryKey(),
    userId: identifier('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    website: text('website'),
    /** The headline: one line under the name. */
    intro: text('intro').notNull().default(''),
    enabled: boolean('enabled').notNull().default(true),
    /** Secret in links that open the digest settings without a log-in. */
    settingsKey: text('settings_key').notNull(),
    phone: text('phone'),
    imageId: identifier('image_id').references(() => images.id),
    /** Where they live. */
    countryCode: text('country_code'),
    placeId: integer('place_id').references(() => places.id),
    locality: text('locality'),
    /** [{ language: 'da', level: 'fluent' }] */
    languages: jsonb('languages').$type<{ language: string; level: string }[]>().notNull().default([]),
    links: text('links').array().notNull().default(sql`'{}'`),
    /** Newest first. Months as 2024-03; no end means today. */
    experience: jsonb('experience')
      .$type<{ title: string; organisation: string; from: string; to?: string; text?: string }[]>()
      .notNull()
      .default([]),
    skills: text('skills').array().notNull().default(sql`'{}'`),
    cvFileId: identifier('cv_file_id').references(() => privateFiles.id, { onDelete: 'set null' }),
    /** What they look for: job roles, position types and countries. */
    jobRoles: text('job_roles').array().notNull().default(sql`'{}'`),
    jobPositionTypes: text('job_position_types').array().notNull().default(sql`'{}'`),
    wantedCountries: text('wanted_countries').array().notNull().default(sql`'{}'`),
    wantsRemote: boolean('wants_remote').notNull().default(false),
    /** Money a year in minor units of its currency. Only the person sees it. */
    leastPay: bigint('least_pay', { mode: 'number' }),
    leastPayCurrency: text('least_pay_currency'),
    canStart: date('can_start', { mode: 'string' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('talents_user').on(table.userId), uniqueIndex('talents_settings_key').on(table.settingsKey)],
);

/** Jobs a person keeps. They belong to the person, whichever profile they act as. */
export const savedJobs = pgTable(
  'saved_jobs',
  {
    userId: identifier('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: identifier('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.jobId] }), index('saved_jobs_of_job').on(table.jobId)],
);

/** Interest is not an application: the startup sees a number from 5 up, never names (rules §5). */
export const jobInterests = pgTable(
  'job_interests',
  {
    userId: identifier('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: identifier('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.jobId] }), index('job_interests_of_job').on(table.jobId)],
);

/** Applications made on other sites, entered by the talent. Nobody else sees them. */
export const elsewhereApplications = pgTable(
  'elsewhere_applications',
  {
    id: identifier('id').primaryKey(),
    userId: identifier('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The job here that led to their site, if one did. */
    jobId: identifier('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    title: text('title').notNull(),
    organisation: text('organisation').notNull(),
    place: text('place').notNull().default(''),
    link: text('link'),
    appliedOn: date('applied_on', { mode: 'string' }).notNull(),
    outcome: text('outcome').notNull().default('waiting'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('elsewhere_applications_of_user').on(table.userId),
    uniqueIndex('elsewhere_applications_job').on(table.userId, table.jobId),
    check(
      'elsewhere_applications_outcome',
      sql`outcome IN ('waiting', 'heardBack', 'interview', 'offer', 'hired', 'notSelected', 'noAnswer')`,
    ),
  ],
);
