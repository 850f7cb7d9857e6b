import { sql } from 'drizzle-orm';
import {
  bigint,
  bit,
  boolean,
  customType,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identifier, moment } from './columns.server.ts';
import { companies } from './companies.server.ts';
import { jobs } from './jobs.server.ts';

const words = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const jobSearchNth = pgSequence('job_search_nth_seq');

/**
 * What lists and searches read: approved ACTIVE jobs of ACTIVE companies, one row for each site that shows the
 * job. Derived, written by jobs/search/search-index.ts in the transaction of the change; readers still ask that
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
    /** EUR cents a month; null without a figure. */
    salaryBottom: bigint('salary_bottom', { mode: 'number' }),
    salaryTop: bigint('salary_top', { mode: 'number' }),
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
    /** Among the newest: see `recentFrom`. True of every row since then, of every row made since there are bitmaps that is in none yet, and of some others. */
    isRecent: boolean('is_recent').notNull().default(true),
    /** In the order in which rows were made, from 1; one made again has another. Its place in `job_bitmaps`. */
    nth: integer('nth').notNull().default(sql`nextval('job_search_nth_seq')`),
  },
  (table) => [
    primaryKey({ columns: [table.platform, table.jobId] }),
    // Ascending, read backwards: an index made with DESC sorts empty values where no query asks for them.
    index('job_search_of_job').on(table.jobId),
    index('job_search_nth').on(table.nth),
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
    // A word that half of all jobs say is looked for among the newest first, and seldom any further.
    index('job_search_recent_words').using('gin', sql`lexemes(${table.words})`).where(sql`is_recent`),
    index('job_search_recent_names').using('gin', table.nameWords).where(sql`is_recent`),
    index('job_search_recent_titles').using('gin', table.titleWords).where(sql`is_recent`),
    // The paid places above page 1 are looked for among the few that paid.
    index('job_search_boosted_words')
      .using('gin', sql`lexemes(${table.words})`)
      .where(sql`boosting_expires_at IS NOT NULL`),
    index('job_search_recent_chosen')
      .using('gin', table.countryCodes, table.localities, table.positionTypes)
      .where(sql`is_recent`),
    // All that can be chosen in one list, which only these have: with an index of all jobs to choose from, the planner
    // takes that one, and steps through what half of all jobs are.
    index('job_search_boosted_chosen')
      .using(
        'gin',
        sql`chosen_of(${table.jobRole}, ${table.positionTypes}, ${table.countryCodes}, ${table.localities}, ${table.isRemote})`,
      )
      .where(sql`boosting_expires_at IS NOT NULL`),
    index('job_search_closing').on(table.platform, table.closesAt),
    // Everything that cells say and how much is paid: read alone, never the rows. Of the two figures, which are there
    // together, it names the one nobody asks for: a search for "pay shown" is not to read half of all jobs here.
    index('job_search_pay')
      .on(
        table.platform,
        table.salaryTop,
        table.closesAt,
        table.jobRole,
        table.positionTypes,
        table.countryCodes,
        table.isRemote,
        table.isPaid,
        table.englishEnough,
      )
      .where(sql`salary_bottom IS NOT NULL`),
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
 * Numbers of all search rows by site, kind and value (see job_tallies_of and job_offers_of): readers add `n` up. Written by triggers
 * of job_search; what they add is summed into one row for each value now and then.
 */
export const jobTallies = pgTable(
  'job_tallies',
  {
    platform: text('platform').notNull(),
    kind: text('kind').notNull(),
    value: text('value').notNull(),
    n: integer('n').notNull(),
    isSum: boolean('is_sum').notNull().default(false),
  },
  (table) => [
    index('job_tallies_of_kind').on(table.platform, table.kind, table.value),
    index('job_tallies_to_sum').on(table.platform).where(sql`NOT is_sum`),
  ],
);

/** What cells say, and how many search rows say it. Made anew for each table: a column belongs to one. */
const cell = () => ({
  positionTypes: text('position_types').array().notNull(),
  countryCodes: text('country_codes').array().notNull(),
  isRemote: boolean('is_remote').notNull(),
  isPaid: boolean('is_paid').notNull(),
  englishEnough: boolean('english_enough').notNull(),
  hasSalary: boolean('has_salary').notNull(),
  n: integer('n').notNull(),
  isSum: boolean('is_sum').notNull().default(false),
});

/**
 * How many search rows say the same in every dimension but the place: the numbers beside choices are added up from
 * these, tens of thousands at a million jobs. Written and summed as job_tallies are.
 */
export const jobCells = pgTable(
  'job_cells',
  {
    platform: text('platform').notNull(),
    jobRole: text('job_role').notNull(),
    ...cell(),
  },
  (table) => [
    // All of it: what is added up lies in order here, and is read alone. First what is yes or no: where it is chosen, the
    // others are not read; of types and countries a cell has several, and no order finds them.
    index('job_cells_of_role').on(
      table.platform,
      table.jobRole,
      table.isRemote,
      table.isPaid,
      table.englishEnough,
      table.hasSalary,
      table.positionTypes,
      table.countryCodes,
      table.n,
    ),
    index('job_cells_to_sum').on(table.platform).where(sql`NOT is_sum`),
  ],
);

/**
 * The same cells added up over roles, and over types and countries where these are not chosen either: `by` says which
 * of the two are told apart (1 types, 2 countries, 3 both, 0 neither), the others are empty. A list that chooses no
 * role is counted in some hundreds of these. Written and summed as job_cells are.
 */
export const jobCellSums = pgTable(
  'job_cell_sums',
  {
    platform: text('platform').notNull(),
    by: smallint('by').notNull(),
    ...cell(),
  },
  (table) => [
    index('job_cell_sums_by').on(
      table.platform,
      table.by,
      table.positionTypes,
      table.countryCodes,
      table.isRemote,
      table.isPaid,
      table.englishEnough,
      table.hasSalary,
      table.n,
    ),
    // Of every type in every country there are as many as all others together: what is chosen is found among them.
    index('job_cell_sums_of_both').using('gin', table.countryCodes, table.positionTypes).where(sql`by = 3`),
    index('job_cell_sums_to_sum').on(table.platform).where(sql`NOT is_sum`),
  ],
);

/** As many rows as a part of the bitmaps stands for. Changing it means making all of them again. */
export const ROWS_A_PART = 8_192;

/**
 * Which rows of a part (`nth` divided by ROWS_A_PART) hold a lexeme, a bit for each: how many hold several is counted
 * in them without looking at any row. Of the lexemes that many of the part hold; besides `%` and the site (`%thehub`)
 * for the rows that were there. The newest part is made again until it is full; what was taken away since is in
 * `job_search_left`.
 */
export const jobBitmaps = pgTable(
  'job_bitmaps',
  {
    lexeme: customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })('lexeme').notNull(),
    part: integer('part').notNull(),
    rows: bit('rows', { dimensions: ROWS_A_PART }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.lexeme, table.part] })],
);

/** `nth` of rows that are gone, until their part's bitmap `%` says so. Only added to: two that close jobs never wait. */
export const jobSearchLeft = pgTable('job_search_left', { nth: integer('nth').notNull() });

/** What the derived rows were made with (rates, folding): another value means they are made again at start. */
export const searchState = pgTable(
  'search_state',
  {
    only: integer('only').primaryKey().default(1),
    madeWith: text('made_with').notNull(),
    /** The moment from which on jobs are the newest that a search looks through first; null while all are. */
    recentFrom: moment('recent_from'),
    /** Rows with an `nth` below are counted in the bitmaps, and all others are recent; null while none are. */
    settledTo: integer('settled_to'),
  },
  (table) => [uniqueIndex('search_state_once').on(table.only)],
);
