import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  real,
  text,
} from 'drizzle-orm/pg-core';
import { identifier, moment } from './columns.server.ts';
import { companies } from './companies.server.ts';
import { jobs } from './jobs.server.ts';

const words = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Search rows: approved ACTIVE jobs of ACTIVE companies, one row for each site. Derived data, written by
 * domain/search/index/search-index.server.ts in the transaction of the change. Readers must check `closes_at`, because a
 * job closes by time without a change.
 */
export const jobSearch = pgTable(
  'job_search',
  {
    platform: text('platform').notNull(),
    jobId: identifier('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    companyId: identifier('company_id')
      .notNull()
      .references(() => companies.id),
    publishedAt: moment('published_at').notNull(),
    closesAt: moment('closes_at').notNull(),
    boostingExpiresAt: moment('boosting_expires_at'),
    jobRole: text('job_role').notNull(),
    positionTypes: text('position_types').array().notNull(),
    /** Distinct codes of all its places, and EU for places in Europe outside the five. */
    countryCodes: text('country_codes').array().notNull(),
    /** Distinct keys of search_localities. */
    localities: text('localities').array().notNull(),
    /** Distinct gazetteer places. */
    placeIds: integer('place_ids').array().notNull().default([]),
    isRemote: boolean('is_remote').notNull(),
    isPaid: boolean('is_paid').notNull(),
    englishEnough: boolean('english_enough').notNull(),
    /** A key of NUMBER_OF_EMPLOYEES. */
    companySize: text('company_size'),
    /** Keys of SDGS, as its startup states them. */
    sdgs: text('sdgs').array().notNull().default([]),
    /** The highest salary in hundredths of its own currency a year; null without one. */
    yearlySalary: bigint('yearly_salary', { mode: 'number' }),
    /** The lowest, in the same way. */
    leastYearlySalary: bigint('least_yearly_salary', { mode: 'number' }),
    salaryCurrency: text('salary_currency'),
    /** Unique views of the last week, per day on which the job was public. */
    popularity: real('popularity').notNull().default(0),
    /**
     * Lexemes: folded words, `=` with the exact spelling, `#` with the number of title words (an exact title ranks above
     * longer ones), `^remote` or `@DK` for filters, and `%DKK` for stated pay. `words` also has combined filters and the day
     * of publication. Without positions, so that rows stay short.
     */
    titleWords: words('title_words').notNull(),
    /** Title and company. */
    nameWords: words('name_words').notNull(),
    /** Title, company, places, role, position types and text. Long, so stored outside the row. */
    words: words('words').notNull(),
    /** Version of the rules (SEARCH_RULES); the worker rebuilds rows of older versions. */
    madeWith: integer('made_with').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.platform, table.jobId] }),
    // Ascending and read backwards: a DESC index would place nulls where no query expects them.
    index('job_search_of_job').on(table.jobId),
    index('job_search_made_with').on(table.madeWith),
    index('job_search_newest').on(table.platform, table.publishedAt, table.jobId),
    index('job_search_popular').on(table.platform, table.popularity, table.publishedAt, table.jobId),
    index('job_search_role').on(table.platform, table.jobRole, table.publishedAt, table.jobId),
    index('job_search_company').on(table.companyId, table.platform, table.publishedAt),
    index('job_search_boosted').on(table.platform, table.boostingExpiresAt).where(sql`boosting_expires_at IS NOT NULL`),
    index('job_search_chosen').using('gin', table.countryCodes, table.localities, table.positionTypes),
    index('job_search_title_words').using('gin', table.titleWords),
    index('job_search_name_words').using('gin', table.nameWords),
    // Through a function with the cost of reading text stored outside the row, so that the planner considers it.
    index('job_search_words').using('gin', sql`lexemes(${table.words})`),
    // The boosted jobs above page 1 come from the few that paid.
    index('job_search_boosted_words')
      .using('gin', sql`lexemes(${table.words})`)
      .where(sql`boosting_expires_at IS NOT NULL`),
    index('job_search_boosted_names').using('gin', table.nameWords).where(sql`boosting_expires_at IS NOT NULL`),
    index('job_search_closing').on(table.platform, table.closesAt),
  ],
);

/**
 * Open jobs by town, to find similar jobs nearby in date order even if the town is rare among the newest. Triggers of
 * job_search write it.
 */
export const jobSearchPlaces = pgTable(
  'job_search_places',
  {
    platform: text('platform').notNull(),
    /** A key of search_localities. */
    locality: text('locality').notNull(),
    jobRole: text('job_role').notNull(),
    publishedAt: moment('published_at').notNull(),
    jobId: identifier('job_id').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'job_search_places_pk',
      columns: [table.platform, table.locality, table.jobRole, table.publishedAt, table.jobId],
    }),
    index('job_search_places_newest').on(table.platform, table.locality, table.publishedAt, table.jobId),
  ],
);

/**
 * What is read in the text of a job: its folded words, for quoted phrases, and the facts that it states, for the job's
 * page. A job that is no longer open keeps its row, which its text may no longer match.
 */
export const jobSearchTexts = pgTable('job_search_texts', {
  jobId: identifier('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  text: text('text').notNull(),
  facts: json('facts').notNull(),
});

/** All localities that jobs have ever had: the folded key for addresses and filters, and the display name. */
export const searchLocalities = pgTable(
  'search_localities',
  {
    key: text('key').primaryKey(),
    name: text('name').notNull(),
  },
  (table) => [index('search_localities_typed').using('gin', sql`(' ' || ${table.key}) gin_trgm_ops`)],
);

/**
 * Words of titles and companies under every variant with one letter removed. Two words with one typo between them share
 * a variant, so lookups are by equality. Rows are only added; a word without jobs finds nothing.
 */
export const searchWords = pgTable(
  'search_words',
  {
    platform: text('platform').notNull(),
    variant: text('variant').notNull(),
    word: text('word').notNull(),
  },
  (table) => [primaryKey({ columns: [table.platform, table.variant, table.word] })],
);

const ordered = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/**
 * All words of jobs in alphabetical order, for prefix search, and by the stem that the forms of a word share in a language
 * (domain/search/inflections). Rows are only added. Both are empty for a language without a stemmer.
 */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  {
    word: ordered('word').notNull(),
    language: ordered('language').notNull().default(''),
    stem: ordered('stem').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.word, table.language, table.stem] }),
    index('search_vocabulary_stems').on(table.language, table.stem).where(sql`stem <> ''`),
  ],
);

/**
 * Counters of search rows by site, kind and value (job_counters_of and job_offers_of). Triggers of job_search add rows,
 * readers sum `n`, and a schedule merges the rows of each value.
 */
export const jobCounters = pgTable(
  'job_counters',
  {
    platform: text('platform').notNull(),
    kind: text('kind').notNull(),
    value: text('value').notNull(),
    n: integer('n').notNull(),
    isSum: boolean('is_sum').notNull().default(false),
  },
  (table) => [
    index('job_counters_of_kind').on(table.platform, table.kind, table.value),
    index('job_counters_to_sum').on(table.platform).where(sql`NOT is_sum`),
  ],
);
