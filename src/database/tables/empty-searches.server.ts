import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Searches without results, counted by week and words. Nothing is stored about the people who searched. */
export const emptySearches = pgTable(
  'empty_searches',
  {
    platform: text('platform').notNull(),
    /** The Monday of the week. */
    week: date('week', { mode: 'string' }).notNull(),
    /** Folded, in the order typed. */
    words: text('words').notNull(),
    searches: integer('searches').notNull(),
  },
  (table) => [primaryKey({ columns: [table.platform, table.week, table.words] })],
);
