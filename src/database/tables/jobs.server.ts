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
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.server.ts';
import { bytes, identifier, moment } from './columns.server.ts';
import { companies } from './companies.server.ts';
import { places } from './site.server.ts';

/** Jobs without their long text, so that a page of them fits on one or two disk pages. */
export const jobs = pgTable(
  'jobs',
  {
    id: identifier('id').primaryKey(),
    key: text('key').notNull(),
    companyId: identifier('company_id')
      .notNull()
      .references(() => companies.id),
    status: text('status').notNull(),
    title: text('title').notNull(),
    /** One sentence for boosted and featured jobs. */
    pitch: text('pitch').notNull().default(''),
    textLanguage: text('text_language').notNull().default('en'),
    jobRole: text('job_role').notNull(),
    jobPositionTypes: text('job_position_types').array().notNull(),
    /** onsite, hybrid, remote or, for imported jobs, notSaid; only remote is `isRemote`. */
    workplace: text('workplace').notNull(),
    salaryType: text('salary_type').notNull(),
    /** Money in minor units of its currency (ISK has none). */
    salaryFrom: bigint('salary_from', { mode: 'number' }),
    salaryTo: bigint('salary_to', { mode: 'number' }),
    salaryCurrency: text('salary_currency'),
    salaryPeriod: text('salary_period'),
    equityType: text('equity_type').notNull().default('undisclosed'),
    /** Percent. */
    equityFrom: numeric('equity_from', { precision: 6, scale: 3, mode: 'number' }),
    equityTo: numeric('equity_to', { precision: 6, scale: 3, mode: 'number' }),
    /** [{ language: 'da', level: 'fluent' }] */
    languages: jsonb('languages').$type<{ language: string; level: string }[]>().notNull().default([]),
    englishEnough: boolean('english_enough'),
    /** offered, notOffered or notSaid. */
    relocation: text('relocation').notNull().default('notSaid'),
    questions: jsonb('questions')
      .$type<{ type: string; text: string; required: boolean; options?: string[]; needs?: string[] }[]>()
      .notNull()
      .default([]),
    criterias: jsonb('criterias').$type<string[]>().notNull().default([]),
    hiringStages: jsonb('hiring_stages').$type<string[]>().notNull().default([]),
    /** platform, email or link. */
    receiveApplicants: text('receive_applicants').notNull(),
    link: text('link'),
    applyEmail: text('apply_email'),
    periodDays: integer('period_days').notNull().default(30),
    expirationDate: date('expiration_date', { mode: 'string' }),
    /** False for an imported job whose feed states no last day: its own runs out and is renewed. */
    lastDaySaid: boolean('last_day_said').notNull().default(true),
    /** End of expirationDate in the time zone of the company's first country (rules §2). */
    closesAt: moment('closes_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    approvedAt: moment('approved_at'),
    /** First publication; never changes. */
    publishedAt: moment('published_at'),
    /** When it was paused or expired. */
    closedAt: moment('closed_at'),
    boostingExpiresAt: moment('boosting_expires_at'),
    /** Days of a paid boost that begin once the job is approved (rules §4). */
    boostDaysWaiting: integer('boost_days_waiting').notNull().default(0),
    /** Its current period is paid, so it does not count as the startup's free job. A renewal begins a new period. */
    isPaid: boolean('is_paid').notNull().default(false),
    /** Why it is STOPPED: member, reports, answerClock or suspended; null in every other status. */
    stoppedBecause: text('stopped_because'),
    /** Why it was paused when a suspension closed it, which the end of the suspension brings back; null if it was open. */
    pausedBecause: text('paused_because'),
    /** When its team was last warned that the draft will be deleted. */
    draftWarnedAt: moment('draft_warned_at'),
    /** How it ended: hiredHere, hiredElsewhere, notHired or stopped; null while nobody has said. */
    outcome: text('outcome'),
    viewsTotal: integer('views_total').notNull().default(0),
    viewsWeek: integer('views_week').notNull().default(0),
    /** Format of an imported job. Its sources are in `job_sources`. */
    source: text('source'),
    /** The team has edited an imported job, so its feed no longer overwrites it. */
    handEdited: boolean('hand_edited').notNull().default(false),
  },
  (table) => [
    uniqueIndex('jobs_key').on(table.key),
    index('jobs_of_company').on(table.companyId, table.status),
    index('jobs_of_company_by_age').on(table.companyId, table.createdAt),
    index('jobs_to_expire').on(table.closesAt).where(sql`status IN ('ACTIVE', 'STOPPED')`),
    check(
      'jobs_status',
      sql`status IN ('DRAFT', 'PENDING_PAYMENT', 'PENDING_COMPANY_APPROVAL', 'ACTIVE', 'STOPPED', 'EXPIRED')`,
    ),
    check('jobs_workplace', sql`workplace IN ('onsite', 'hybrid', 'remote', 'notSaid')`),
    check('jobs_salary_type', sql`salary_type IN ('competitive', 'unpaid', 'range', 'notSaid')`),
    check(
      'jobs_salary_range',
      sql`salary_type <> 'range' OR (coalesce(salary_from, salary_to) IS NOT NULL AND salary_currency IS NOT NULL AND salary_period IS NOT NULL)`,
    ),
    check('jobs_stopped_because', sql`stopped_because IN ('member', 'reports', 'answerClock', 'suspended', 'staff')`),
    check('jobs_outcome', sql`outcome IN ('hiredHere', 'hiredElsewhere', 'notHired', 'stopped')`),
    check('jobs_active_has_an_end', sql`status <> 'ACTIVE' OR approved_at IS NULL OR closes_at IS NOT NULL`),
  ],
);

/** Long texts, outside the rows that lists read. */
export const jobTexts = pgTable('job_texts', {
  jobId: identifier('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  /** Sanitised HTML. */
  description: text('description').notNull(),
});

/** 1 to 50 places of a job; the first is its `location`. */
export const jobLocations = pgTable(
  'job_locations',
  {
    jobId: identifier('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    countryCode: text('country_code').notNull(),
    placeId: integer('place_id').references(() => places.id),
    /** The place's local name (København), or the posting's text if the gazetteer does not know the place. */
    locality: text('locality'),
    address: text('address'),
    postalCode: text('postal_code'),
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.position] }), index('job_locations_place').on(table.placeId)],
);

/**
 * Text that a member has typed and not published: the contents of a DRAFT, or the changes beside a live job (rules §2).
 * Fields may be missing or wrong; they are checked when the job is published.
 */
export const jobDrafts = pgTable('job_drafts', {
  jobId: identifier('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  contents: jsonb('contents').$type<Record<string, unknown>>().notNull(),
  /** Counts the saves. A save that names an older version is refused, so that two tabs never overwrite each other. */
  version: integer('version').notNull().default(1),
  /** Where the text came from: an address, `job:{id}`, `text`, or null for an empty start. */
  startedFrom: text('started_from'),
  savedAt: moment('saved_at').notNull(),
  savedBy: identifier('saved_by').references(() => users.id, { onDelete: 'set null' }),
  /** Deleted, and still to be had back for a moment. */
  deletedAt: moment('deleted_at'),
});

/** All transitions of jobs. Rows are only added. */
export const jobTransitions = pgTable(
  'job_transitions',
  {
    id: identifier('id').primaryKey(),
    jobId: identifier('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** user:…, admin:…, payment, clock, feed:… or demo. */
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    from: text('from_status'),
    to: text('to_status').notNull(),
    reason: text('reason'),
    /** The same for jobs that one person changed together: their colleagues get one mail. */
    batch: identifier('batch'),
  },
  (table) => [
    index('job_transitions_of_job').on(table.jobId, table.at),
    index('job_transitions_of_batch').on(table.batch).where(sql`batch IS NOT NULL`),
  ],
);

/** Changes that people made in jobs that had been sent. Rows are only added. */
export const jobEdits = pgTable(
  'job_edits',
  {
    id: identifier('id').primaryKey(),
    jobId: identifier('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** user:… or admin:…. */
    actor: text('actor').notNull(),
    /** The changed fields without the text of the job, which is long. */
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
    isTextChanged: boolean('is_text_changed').notNull(),
  },
  (table) => [index('job_edits_of_job').on(table.jobId, table.at)],
);

/** Unique visitors by day; `views.week` is the sum of seven days. */
export const jobViews = pgTable(
  'job_views',
  {
    jobId: identifier('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    visitors: integer('visitors').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.day] }), index('job_views_day').on(table.day)],
);

/** The same visitors by the place where they found the job: search, boosted, digest or other. */
export const jobViewSources = pgTable(
  'job_view_sources',
  {
    jobId: identifier('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    source: text('source').notNull(),
    visitors: integer('visitors').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.day, table.source] }),
    check('job_view_sources_source', sql`source IN ('search', 'boosted', 'digest', 'other')`),
  ],
);

/** Salted hashes of today's visitors, deleted with the salt after the day (P-8). */
export const jobViewMarks = pgTable(
  'job_view_marks',
  {
    day: date('day', { mode: 'string' }).notNull(),
    jobId: identifier('job_id').notNull(),
    visitor: bytes('visitor').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.jobId, table.visitor] })],
);

export const viewSalts = pgTable('view_salts', {
  day: date('day', { mode: 'string' }).primaryKey(),
  salt: bytes('salt').notNull(),
});
