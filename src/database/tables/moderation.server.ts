import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.server.ts';
import { applications } from './applications.server.ts';
import { bytes, identifier, moment } from './columns.server.ts';
import { companies } from './companies.server.ts';
import { jobs } from './jobs.server.ts';

/** Reports of jobs, startups, people, messages and investors (rules §9, P-6). */
export const reports = pgTable(
  'reports',
  {
    id: identifier('id').primaryKey(),
    subjectType: text('subject_type').notNull(),
    subjectId: identifier('subject_id').notNull(),
    /** The startup that answers for the subject; null where none does. */
    companyId: identifier('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    /** The application in which a member met the reported person or message. The report goes with it. */
    applicationId: identifier('application_id').references(() => applications.id, { onDelete: 'cascade' }),
    /** The reported message and the one before it, as the reporter saw them: staff never read applications. */
    evidence: jsonb('evidence').$type<Record<string, unknown>[]>(),
    reason: text('reason').notNull(),
    text: text('text').notNull().default(''),
    reporterId: identifier('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    /** Where the receipt and the decision go. */
    email: text('email'),
    emailVerifiedAt: moment('email_verified_at'),
    /** SHA-256 of the key in the receipt's link, which proves the address. */
    emailKey: bytes('email_key'),
    /** Hash of the reporter's network, so that three reports of one network count once. */
    network: bytes('network').notNull(),
    at: moment('at').notNull(),
    decidedAt: moment('decided_at'),
    decidedBy: identifier('decided_by').references(() => users.id, { onDelete: 'set null' }),
    isUpheld: boolean('is_upheld'),
    /** The reasons of the decision, in words for the reporter. */
    decision: text('decision'),
  },
  (table) => [
    index('reports_waiting').on(table.at).where(sql`decided_at IS NULL`),
    index('reports_subject').on(table.subjectType, table.subjectId),
    index('reports_application').on(table.applicationId).where(sql`application_id IS NOT NULL`),
    check('reports_subject_type', sql`subject_type IN ('job', 'company', 'person', 'message', 'investor')`),
  ],
);

/**
 * Statements of reasons (DSA Art. 17): what staff decided about a startup, its job or a person, and the appeal (Art. 20).
 * Each is addressed to a startup or to a person.
 */
export const statements = pgTable(
  'statements',
  {
    id: identifier('id').primaryKey(),
    companyId: identifier('company_id').references(() => companies.id, { onDelete: 'cascade' }),
    userId: identifier('user_id').references(() => users.id, { onDelete: 'cascade' }),
    jobId: identifier('job_id').references(() => jobs.id, { onDelete: 'cascade' }),
    /** Of a removed message: its application, and its id, with which an appeal brings it back. */
    applicationId: identifier('application_id').references(() => applications.id, { onDelete: 'cascade' }),
    messageId: identifier('message_id'),
    /** companyRejected, companySuspended, jobRejected, jobPaused, jobRemoved, messageRemoved, personWarned or investorWarned. */
    decision: text('decision').notNull(),
    /** The key of the reason, such as agency or scam. */
    reason: text('reason').notNull(),
    text: text('text').notNull().default(''),
    at: moment('at').notNull(),
    decidedBy: identifier('decided_by').references(() => users.id, { onDelete: 'set null' }),
    /** Unused: staff take a decision back before it becomes a statement. The next release drops it. */
    withdrawnAt: moment('withdrawn_at'),
    appeal: text('appeal'),
    appealedAt: moment('appealed_at'),
    appealDecidedAt: moment('appeal_decided_at'),
    isAppealUpheld: boolean('is_appeal_upheld'),
    appealDecision: text('appeal_decision'),
  },
  (table) => [
    index('statements_company').on(table.companyId, table.at.desc()),
    index('statements_job').on(table.jobId),
    index('statements_user').on(table.userId, table.at.desc()).where(sql`user_id IS NOT NULL`),
    index('statements_application').on(table.applicationId).where(sql`application_id IS NOT NULL`),
    index('statements_appeals').on(table.appealedAt).where(sql`appeal_decided_at IS NULL`),
    check(
      'statements_decision',
      sql`decision IN ('companyRejected', 'companySuspended', 'jobRejected', 'jobPaused', 'jobRemoved', 'messageRemoved', 'personWarned', 'investorWarned')`,
    ),
    check('statements_addressee', sql`(company_id IS NULL) <> (user_id IS NULL)`),
  ],
);

/**
 * Decisions of staff on what waits in the queue. Each takes effect ten seconds later, so that it can be taken back as if
 * it had never been: nothing was public, no money moved and no mail was sent.
 */
export const staffDecisions = pgTable(
  'staff_decisions',
  {
    id: identifier('id').primaryKey(),
    /** company, change (what waits of an approved startup), job, report (every open report of one subject) or appeal. */
    kind: text('kind').notNull(),
    subjectId: identifier('subject_id').notNull(),
    /** approve, reject or ask. */
    action: text('action').notNull(),
    reason: text('reason').notNull().default(''),
    text: text('text').notNull().default(''),
    decidedBy: identifier('decided_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    decidedAt: moment('decided_at').notNull(),
    dueAt: moment('due_at').notNull(),
    doneAt: moment('done_at'),
    /** Why it could not be carried out. */
    failure: text('failure'),
  },
  (table) => [
    uniqueIndex('staff_decisions_waiting').on(table.kind, table.subjectId).where(sql`done_at IS NULL`),
    index('staff_decisions_newest').on(table.decidedAt.desc()),
    check('staff_decisions_kind', sql`kind IN ('company', 'change', 'job', 'report', 'appeal')`),
    check('staff_decisions_action', sql`action IN ('approve', 'reject', 'ask')`),
  ],
);
