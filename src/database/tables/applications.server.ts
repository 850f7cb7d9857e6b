import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
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
import { companies } from './companies.server.ts';
import { jobs } from './jobs.server.ts';
import { privateFiles, talents } from './talent.server.ts';

/** The custom columns (0 to 8) of a job's board, between `applied` and `hired`. */
export const boardColumns = pgTable(
  'board_columns',
  {
    id: identifier('id').primaryKey(),
    jobId: identifier('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    name: text('name').notNull(),
    color: text('color').notNull(),
    /** The status that talents see while their card is in this column: in process, an interview or an offer. */
    meaning: text('meaning').notNull().default('inProcess'),
  },
  (table) => [
    index('board_columns_of_job').on(table.jobId, table.position),
    check('board_columns_meaning', sql`meaning IN ('inProcess', 'interview', 'offer')`),
  ],
);

/** The choices of a job's board that are not columns. */
export const boards = pgTable('boards', {
  jobId: identifier('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  /** Name, photo and contact stay hidden until a card reaches a custom column. */
  isAnonymous: boolean('is_anonymous').notNull().default(false),
  /** The text last chosen for those who are not selected. Until there is one, nobody is written to. */
  noText: text('no_text'),
  noTextAt: moment('no_text_at'),
  noTextBy: identifier('no_text_by').references(() => users.id, { onDelete: 'set null' }),
  /** A text that a member keeps for later. Nobody is written to with it. */
  noDraft: text('no_draft'),
  updatedAt: moment('updated_at').notNull(),
});

/** Applications that people have begun and not yet sent. A draft of an unverified person may wait for verification. */
export const applicationDrafts = pgTable(
  'application_drafts',
  {
    userId: identifier('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: identifier('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    contents: jsonb('contents').$type<Record<string, unknown>>().notNull(),
    cvFileId: identifier('cv_file_id').references(() => privateFiles.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
    savedAt: moment('saved_at').notNull(),
    /** The person pressed Send before their address was verified. It is sent by the verification, within 7 days. */
    sendsWhenVerified: boolean('sends_when_verified').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId] }),
    index('application_drafts_of_job').on(table.jobId),
    index('application_drafts_by_age').on(table.savedAt),
  ],
);

/** Applications: what a talent sent for a job, where it stands, and its answer clock (rules §5). */
export const applications = pgTable(
  'applications',
  {
    id: identifier('id').primaryKey(),
    jobId: identifier('job_id')
      .notNull()
      .references(() => jobs.id),
    /** The job's company, so that the board of all jobs is one index. */
    companyId: identifier('company_id')
      .notNull()
      .references(() => companies.id),
    talentId: identifier('talent_id')
      .notNull()
      .references(() => talents.id, { onDelete: 'cascade' }),
    step: text('step').notNull().default('applied'),
    /** Its column while the step is `custom`. */
    columnId: identifier('column_id').references(() => boardColumns.id),
    /** Order within its column: lower first. A card between two others gets the mean of theirs. */
    rank: doublePrecision('rank').notNull().default(0),
    /** Counts its changes. A change that names an older version is refused with 409. */
    version: integer('version').notNull().default(1),
    sentAt: moment('sent_at').notNull(),
    /** First opened by somebody of the startup. */
    seenAt: moment('seen_at'),
    /** When it came to its step or column, and where it stood before, for undoing. */
    movedAt: moment('moved_at').notNull(),
    previousStep: text('previous_step'),
    previousColumnId: identifier('previous_column_id'),
    /** The status that the talent sees, and since when: `talentStatusOf` in domain/applications/application.ts. */
    talentStatus: text('talent_status').notNull().default('received'),
    talentStatusAt: moment('talent_status_at').notNull(),
    /** While the step is `toreject`: when it becomes `rejected` and the talent is written to. */
    rejectsAt: moment('rejects_at'),
    /** Set by the talent; the step stays as it was. */
    withdrawnAt: moment('withdrawn_at'),
    /** Closed without an answer. */
    closedAt: moment('closed_at'),
    /** When the answer clock last began. Null while it rests or once the application has ended. */
    clockFrom: moment('clock_from'),
    /** Milliseconds that the clock had run when the startup was suspended; null while it is not. It goes on from there. */
    clockRestedMs: bigint('clock_rested_ms', { mode: 'number' }),
    /** The hiring stages promised a first answer within so many days. */
    promisedDays: integer('promised_days'),
    /** The last day of the clock that was acted on: 0, the promised one, 7, 14, 21 or 28. */
    clockDay: integer('clock_day').notNull().default(0),
    /** Warnings on a closed job that were sent: 0, 69 or 83. */
    closeWarned: integer('close_warned').notNull().default(0),
    /** What the talent sent: their profile as edited for this application. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    headline: text('headline').notNull().default(''),
    place: text('place').notNull().default(''),
    /** The text that a search reads. The name is separate, because an anonymous board hides it. */
    foldedName: text('folded_name').generatedAlwaysAs(sql`fold_text(name)`),
    foldedAbout: text('folded_about').generatedAlwaysAs(sql`fold_text(headline || ' ' || place)`),
    profile: jsonb('profile').$type<Record<string, unknown>>().notNull().default({}),
    note: text('note').notNull().default(''),
    cvFileId: identifier('cv_file_id').references(() => privateFiles.id, { onDelete: 'set null' }),
    /** [{ question, answer }] as they stood when it was sent. */
    answers: jsonb('answers').$type<Record<string, unknown>[]>().notNull().default([]),
    /** Marked on the card: a knock-out question was answered the other way. It never rejects or sorts. */
    missesKnockOut: boolean('misses_knock_out').notNull().default(false),
    /** Of the first application to the startup with nearly this text: the mark of its near-copies. */
    textHash: text('text_hash'),
    /** Bands of the minhash of its written texts, to find that first one. */
    textBands: integer('text_bands').array(),
    /** End of its retention, counted from the end of the process; null while it runs (rules §9). */
    deletesAt: moment('deletes_at'),
    deletionNoticeAt: moment('deletion_notice_at'),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('applications_once').on(table.jobId, table.talentId).where(sql`withdrawn_at IS NULL`),
    index('applications_of_job').on(table.jobId, table.step, table.columnId, table.rank, table.id),
    index('applications_of_company').on(table.companyId, table.step, table.rank, table.id),
    // All that the counts and the search of a board read, so that they do not read the rows with their texts. Of the 2,700
    // bytes that an entry may have, the longest input that folds into most letters takes 2,450 (board.test.ts).
    index('applications_counted').on(
      table.companyId,
      table.sentAt.desc().nullsFirst(),
      table.id,
      table.jobId,
      table.step,
      table.columnId,
      table.seenAt,
      table.rejectsAt,
      table.withdrawnAt,
      table.closedAt,
      table.rank,
      table.foldedName,
      table.foldedAbout,
    ),
    index('applications_alike').on(table.companyId, table.textHash).where(sql`text_hash IS NOT NULL`),
    index('applications_bands').using('gin', table.textBands),
    index('applications_of_talent').on(table.talentId, table.sentAt),
    index('applications_clock').on(table.clockFrom).where(sql`clock_from IS NOT NULL`),
    index('applications_to_reject').on(table.rejectsAt).where(sql`step = 'toreject'`),
    index('applications_to_delete').on(table.deletesAt).where(sql`deletes_at IS NOT NULL`),
    check('applications_step', sql`step IN ('applied', 'custom', 'hired', 'toreject', 'rejected')`),
    check(
      'applications_talent_status',
      sql`talent_status IN ('received', 'seen', 'inProcess', 'interview', 'offer', 'hired', 'notSelected', 'withdrawn', 'closed')`,
    ),
    check('applications_column', sql`(step = 'custom') = (column_id IS NOT NULL)`),
    check('applications_rejects_at', sql`(step = 'toreject') = (rejects_at IS NOT NULL)`),
  ],
);

/** All that happened to an application. Rows are only added. Reads of a CV are among them. */
export const applicationEvents = pgTable(
  'application_events',
  {
    id: identifier('id').primaryKey(),
    applicationId: identifier('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    /** user:…, clock, mail or demo. */
    actor: text('actor').notNull(),
    kind: text('kind').notNull(),
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [index('application_events_of').on(table.applicationId, table.at)],
);

/** Messages between a talent and a startup, with proposed times and offers among them. */
export const applicationMessages = pgTable(
  'application_messages',
  {
    id: identifier('id').primaryKey(),
    applicationId: identifier('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    isFromTalent: boolean('is_from_talent').notNull(),
    /** Null once that person's account is deleted. */
    userId: identifier('user_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind').notNull().default('message'),
    text: text('text').notNull(),
    /** The proposed times or the offer's date, and how they were answered. */
    details: jsonb('details').$type<Record<string, unknown>>().notNull().default({}),
    /** A file that came with it. */
    fileId: identifier('file_id').references(() => privateFiles.id, { onDelete: 'set null' }),
    /** It came by mail. */
    isByMail: boolean('is_by_mail').notNull().default(false),
    /** First seen by the other side. */
    readAt: moment('read_at'),
    /** Staff removed it after a report, for this reason. Its words stay here, because an appeal may bring it back. */
    removedAt: moment('removed_at'),
    removedBecause: text('removed_because'),
  },
  (table) => [
    index('application_messages_of').on(table.applicationId, table.at),
    // Messages and answers of the talent that the startup has not seen: `isUnread` in domain/applications/unread.server.ts.
    index('application_messages_unread')
      .on(table.applicationId)
      .where(
        sql`CASE WHEN is_from_talent THEN read_at IS NULL ELSE details ? 'answer' AND NOT details -> 'answer' ? 'readAt' END`,
      ),
    index('application_messages_file').on(table.fileId).where(sql`file_id IS NOT NULL`),
    check('application_messages_kind', sql`kind IN ('message', 'note', 'times', 'offer', 'no')`),
  ],
);

/** Notes of the team. The talent never sees them, except in an export of their data. */
export const applicationNotes = pgTable(
  'application_notes',
  {
    id: identifier('id').primaryKey(),
    applicationId: identifier('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
    userId: identifier('user_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    /** The members it names. */
    mentions: text('mentions').array().notNull().default(sql`'{}'`),
  },
  (table) => [index('application_notes_of').on(table.applicationId, table.at)],
);

/** Members who have opened an application. For everybody else of the team it is new. */
export const applicationOpenings = pgTable(
  'application_openings',
  {
    userId: identifier('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    applicationId: identifier('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.applicationId] }),
    index('application_openings_of').on(table.applicationId),
  ],
);

/** Scores from 1 to 5 by person. */
export const applicationScores = pgTable(
  'application_scores',
  {
    applicationId: identifier('application_id')
      .notNull()
      .references(() => applications.id, { onDelete: 'cascade' }),
    userId: identifier('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    score: integer('score').notNull(),
    at: moment('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.userId] }),
    check('application_scores_score', sql`score BETWEEN 1 AND 5`),
  ],
);
