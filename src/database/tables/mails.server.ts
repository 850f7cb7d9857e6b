import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.server.ts';

/** Mails by purpose, so that none is sent twice for the same purpose. */
export const mails = pgTable(
  'mails',
  {
    /** For example `emailVerification:{id of the one-time key}`. */
    key: text('key').primaryKey(),
    /** When a process claimed it. After two minutes the claim counts as interrupted. */
    takenAt: moment('taken_at'),
    attempts: integer('attempts').notNull().default(0),
    sentAt: moment('sent_at'),
    /** The receiving server refused it permanently. */
    refusedAt: moment('refused_at'),
    /** The server's reason for the last failure. */
    trouble: text('trouble'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('mails_to_forget').on(table.createdAt)],
);

/** One row while no mail goes out, because the mail server is unreachable or refuses us. */
export const mailOutages = pgTable('mail_outages', {
  /** Always true, so that the table has one row at most. */
  isCurrent: boolean('is_current').primaryKey().default(true),
  since: moment('since').notNull(),
  /** The mail server's reason. */
  reason: text('reason').notNull(),
});
