import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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
