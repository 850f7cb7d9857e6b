import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { identifier, moment } from './columns.server.ts';

/** The audit trail of admin actions (rules §9). Append-only: the database refuses updates and deletions. */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: identifier('id').primaryKey(),
    at: moment('at').notNull(),
    actor: text('actor').notNull(),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    details: jsonb('details').$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [
    index('audit_entries_newest').on(table.at.desc(), table.id),
    index('audit_entries_subject').on(table.subjectType, table.subjectId, table.at),
  ],
);
