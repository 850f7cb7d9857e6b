import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identifier, moment } from './columns.server.ts';
import { companies } from './companies.server.ts';
import { jobs } from './jobs.server.ts';

/** A place as a posting has it: what a row of `job_locations` is made of. */
export type SourcePlace = {
  countryCode: string;
  placeId: number | null;
  locality: string | null;
  address: string | null;
  postalCode: string | null;
  latitude: number | null;
  longitude: number | null;
};

/** Where a job is published elsewhere: one row for each posting of a feed. A job has none, one or many. */
export const jobSources = pgTable(
  'job_sources',
  {
    companyId: identifier('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The format it was read in, and the posting's own id there. */
    source: text('source').notNull(),
    sourceId: text('source_id').notNull(),
    jobId: identifier('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** The feed it was last seen in: an address, a file, or the board of its company. */
    feed: text('feed').notNull(),
    /** Of what was taken over last; another hash is a changed posting. */
    sourceHash: text('source_hash').notNull(),
    link: text('link'),
    /** Its places are among those of the job for as long as it is there. */
    places: jsonb('places').$type<SourcePlace[]>().notNull(),
    /** It writes what the job says. One of an imported job's sources does; none of a job that people made. */
    isLeading: boolean('is_leading').notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** Full syncs of its feed in a row that did not name it. */
    missedSyncs: integer('missed_syncs').notNull().default(0),
    /** Since when its words are no longer those of the job it belongs to. */
    differsSince: moment('differs_since'),
    /** When it was given up as no longer published (rules §2); null while it is there. */
    goneAt: moment('gone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.source, table.sourceId] }),
    index('job_sources_of_job').on(table.jobId),
    index('job_sources_of_feed').on(table.feed, table.companyId),
    uniqueIndex('job_sources_one_leads').on(table.jobId).where(sql`is_leading`),
  ],
);

/** What a job's words are, in numbers that near-identical words share. */
export const jobFingerprints = pgTable(
  'job_fingerprints',
  {
    jobId: identifier('job_id')
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    companyId: identifier('company_id').notNull(),
    /** The words of the title, sorted and folded. */
    titleKey: text('title_key').notNull(),
    /** Two texts that share one of these may be near-identical; hardly any others do. */
    bands: integer('bands').array().notNull(),
  },
  (table) => [
    index('job_fingerprints_title').on(table.companyId, table.titleKey),
    index('job_fingerprints_bands').using('gin', table.bands),
  ],
);

/** Every reading of a feed that changed or could have changed something. Rows are only added. */
export const jobSyncs = pgTable(
  'job_syncs',
  {
    id: identifier('id').primaryKey(),
    feed: text('feed').notNull(),
    /** The format; null when nothing could be read. */
    source: text('source'),
    /** The startup the operator named; null when the feed says whose its jobs are. */
    companyId: identifier('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    startedAt: moment('started_at').notNull(),
    /** Null: it runs, or it was cut off before its end. */
    endedAt: moment('ended_at'),
    /** full, partial or failed. */
    outcome: text('outcome'),
    /** How many postings came to what. */
    counts: jsonb('counts').$type<Record<string, number>>().notNull().default({}),
    /** Why it is not full, and what it did not do. */
    remarks: text('remarks').array().notNull().default([]),
  },
  (table) => [
    index('job_syncs_of_feed').on(table.feed, table.startedAt),
    check('job_syncs_outcome', sql`outcome IN ('full', 'partial', 'failed')`),
  ],
);

/** What a sync did to a job, or why a posting became none; what stayed the same has no row. */
export const jobSyncEvents = pgTable(
  'job_sync_events',
  {
    syncId: identifier('sync_id')
      .notNull()
      .references(() => jobSyncs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    outcome: text('outcome').notNull(),
    jobId: identifier('job_id').references(() => jobs.id, { onDelete: 'cascade' }),
    companyId: identifier('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.syncId, table.position] }), index('job_sync_events_of_job').on(table.jobId)],
);
