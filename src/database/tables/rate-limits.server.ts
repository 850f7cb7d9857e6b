import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import { moment } from './columns.server.ts';

/**
 * Requests counted per network and five minutes, shared by the processes. UNLOGGED: written every second,
 * worth nothing after a crash. Drizzle cannot say so; the migration does.
 */
export const requestCounts = pgTable(
  'request_counts',
  {
    windowStart: moment('window_start').notNull(),
    scope: text('scope').notNull(),
    network: text('network').notNull(),
    requests: integer('requests').notNull(),
  },
  (table) => [primaryKey({ columns: [table.windowStart, table.scope, table.network] })],
);

/**
 * Attempts to sign in, sign up or reset a password, the last few of each person or network: exact over any five minutes
 * and the same for every process. UNLOGGED as above. `who` is a hash: no address of anybody.
 */
export const attempts = pgTable(
  'attempts',
  {
    scope: text('scope').notNull(),
    who: text('who').notNull(),
    /** Never more than the limit of the scope. */
    moments: timestamp('moments', { withTimezone: true, mode: 'string', precision: 3 }).array().notNull(),
    /** Whether the last one was let through. */
    isLetThrough: boolean('is_let_through').notNull(),
    forgetAt: moment('forget_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.who] }), index('attempts_to_forget').on(table.forgetAt)],
);
