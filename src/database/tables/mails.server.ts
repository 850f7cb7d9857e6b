import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.server.ts';

/** Every mail that was to be sent, by what it is for: there is never a second one for the same thing. */
export const mails = pgTable(
  'mails',
  {
    /** Such as `emailVerification:{id of the one-time key}`. */
    key: text('key').primaryKey(),
    /** Somebody is sending it since then; after a while it is taken to have been cut off. */
    takenAt: moment('taken_at'),
    attempts: integer('attempts').notNull().default(0),
    sentAt: moment('sent_at'),
    /** The receiving server said that it never will be taken. */
    refusedAt: moment('refused_at'),
    /** Why the last attempt failed, in the words of the server. */
    trouble: text('trouble'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('mails_to_forget').on(table.createdAt)],
);

/** The one row that is there while no mail goes out at all: the mail server is away, or refuses us. */
export const mailOutages = pgTable('mail_outages', {
  /** Always true, so that there is never a second row. */
  isCurrent: boolean('is_current').primaryKey().default(true),
  since: moment('since').notNull(),
  /** Why, in the words of the mail server. */
  reason: text('reason').notNull(),
});
