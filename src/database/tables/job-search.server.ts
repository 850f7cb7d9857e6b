import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, index, integer, pgTable, primaryKey, real, text } from 'drizzle-orm/pg-core';
import { identifier, moment } from './columns.server.ts';
import { companies } from './companies.server.ts';
import { jobs } from './jobs.server.ts';

const words = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What lists and searches read: approved ACTIVE jobs of ACTIVE companies, one row for each site that shows the
 * job. Derived, written by domain/search/index/search-index.server.ts in the transaction of the change; readers still ask that
 * `closes_at` lies ahead, because time closes a job without a change.
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
    /** Codes of all its places, each once; and EU where one lies in Europe outside the five. */
    countryCodes: text('country_codes').array().notNull(),
    /** Keys of search_localities, each once. */
    localities: text('localities').array().notNull(),
    /** Its places of the gazetteer, each once. */
    placeIds: integer('place_ids').array().notNull().default([]),
    isRemote: boolean('is_remote').notNull(),
    isPaid: boolean('is_paid').notNull(),
    englishEnough: boolean('english_enough').notNull(),
    /** A key of NUMBER_OF_EMPLOYEES. */
    companySize: text('company_size'),
    /** The highest figure in hundredths of its own currency a year; null without one. */
    yearlySalary: bigint('yearly_salary', { mode: 'number' }),
    salaryCurrency: text('salary_currency'),
    /** Unique views of the last week for each day of it that the job was public. */
    popularity: real('popularity').notNull().default(0),
    /**
     * Lexemes are folded words, `=` before a word as it is spelled, and `#` before how many words the title has:
     * a search for exactly the title finds it before longer ones; and what the job is and where (`^remote`, `@DK`), for
     * what is chosen beside words. No positions: rows must stay short.
     */
    titleWords: words('title_words').notNull(),
    /** Title and company. */
    nameWords: words('name_words').notNull(),
    /** Everything: title, company, places, role, position types, text. Long, so kept out of the row. */
    words: words('words').notNull(),
    /** By which rules it was made (SEARCH_RULES): the worker makes those of older rules again. */
    madeWith: integer('made_with').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.platform, table.jobId] }),
    // Ascending, read backwards: an index made with DESC sorts empty values where no query asks for them.
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
    // Through a function that costs what reading a text from beside its row costs, so that plans know of it.
    index('job_search_words').using('gin', sql`lexemes(${table.words})`),
    // The paid places above page 1 are looked for among the few that paid.
    index('job_search_boosted_words')
      .using('gin', sql`lexemes(${table.words})`)
      .where(sql`boosting_expires_at IS NOT NULL`),
    index('job_search_closing').on(table.platform, table.closesAt),
  ],
);

/**
 * Every open job under each of its towns: what is near in role and place is found in order of its moment, however
 * rarely that town is met among the newest. Written by triggers of job_search.
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

/** The folded text of a job, for quoted phrases: read only for the newest jobs that hold all words of one. */
export const jobSearchTexts = pgTable('job_search_texts', {
  jobId: identifier('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  text: text('text').notNull(),
});

/** Place names that jobs were ever listed under: the folded key in addresses and filters, and how it is shown. */
export const searchLocalities = pgTable(
  'search_localities',
  {
    key: text('key').primaryKey(),
    name: text('name').notNull(),
  },
  (table) => [index('search_localities_typed').using('gin', sql`(' ' || ${table.key}) gin_trgm_ops`)],
);

/**
 * Words of titles and companies, each also under itself with any one letter left out: two words one slip apart
 * share such a variant, so a misspelt word is looked up by equality. Rows are only added; a word no job has any
 * more finds nothing and harms nothing.
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

/**
 * Every word that jobs say, in the order of its letters: what a typed beginning begins. Rows are only added, as
 * above.
 */
export const searchVocabulary = pgTable('search_vocabulary', {
  word: customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })('word').primaryKey(),
});

/**
 * Numbers of all search rows by site, kind and value (see job_counters_of and job_offers_of): readers add `n` up. Written by triggers
 * of job_search; what they add is summed into one row for each value now and then.
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
