import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identifier, moment } from './columns.server.ts';
import { companies } from './companies.server.ts';
import { jobs } from './jobs.server.ts';

/** A place in a posting, in the form of a row of `job_locations`. */
export type SourcePlace = {
  countryCode: string;
  placeId: number | null;
  locality: string | null;
  address: string | null;
  postalCode: string | null;
  latitude: number | null;
  longitude: number | null;
};

/** Postings of feeds. A job has none, one or several. */
export const jobSources = pgTable(
  'job_sources',
  {
    companyId: identifier('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** The format, and the posting's own id in it. */
    source: text('source').notNull(),
    sourceId: text('source_id').notNull(),
    jobId: identifier('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** The feed that last contained it: an address, a file, or its company's board. */
    feed: text('feed').notNull(),
    /** Hash of the contents imported last; a different hash means a changed posting. */
    sourceHash: text('source_hash').notNull(),
    link: text('link'),
    /** The job's locations include its places while it is published. */
    places: jsonb('places').$type<SourcePlace[]>().notNull(),
    /** Whether it provides the contents of the job. One source of an imported job does; none of a job that people made. */
    isLeading: boolean('is_leading').notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** Consecutive full syncs of its feed without it. */
    missedSyncs: integer('missed_syncs').notNull().default(0),
    /** Since when its text differs from that of its job. */
    differsSince: moment('differs_since'),
    /** When it was delisted (rules §2); null while it is published. */
    goneAt: moment('gone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.source, table.sourceId] }),
    index('job_sources_of_job').on(table.jobId),
    index('job_sources_of_feed').on(table.feed, table.companyId),
    uniqueIndex('job_sources_one_leads').on(table.jobId).where(sql`is_leading`),
  ],
);

/** Fingerprints of job texts, for finding near-duplicates. */
export const jobFingerprints = pgTable(
  'job_fingerprints',
  {
    jobId: identifier('job_id')
      .primaryKey()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    companyId: identifier('company_id').notNull(),
    /** The words of the title, folded and sorted. */
    titleKey: text('title_key').notNull(),
    /** Bands of the minhash: near-duplicates nearly always share one, other texts hardly ever. */
    bands: integer('bands').array().notNull(),
  },
  (table) => [
    index('job_fingerprints_title').on(table.companyId, table.titleKey),
    index('job_fingerprints_bands').using('gin', table.bands),
  ],
);

/** Syncs of feeds. Rows are only added. */
export const jobSyncs = pgTable(
  'job_syncs',
  {
    id: identifier('id').primaryKey(),
    feed: text('feed').notNull(),
    /** The format; null if the feed could not be read. */
    source: text('source'),
    /** The startup that the operator named; null if the feed names the employers. */
    companyId: identifier('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    startedAt: moment('started_at').notNull(),
    /** Null while it runs, or if it was interrupted. */
    endedAt: moment('ended_at'),
    /** full, partial or failed. */
    outcome: text('outcome'),
    /** Number of postings by outcome. */
    counts: jsonb('counts').$type<Record<string, number>>().notNull().default({}),
    /** Why the sync is not full, and what it skipped. */
    remarks: text('remarks').array().notNull().default([]),
  },
  (table) => [
    index('job_syncs_of_feed').on(table.feed, table.startedAt),
    check('job_syncs_outcome', sql`outcome IN ('full', 'partial', 'failed')`),
  ],
);

/** Changes that a sync made to jobs, and reasons for skipped postings. Unchanged jobs have no row. */
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
