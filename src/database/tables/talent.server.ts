import { boolean, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.server.ts';
import { identifier, moment } from './columns.server.ts';

/** A person as a talent (applicant): one profile each, for both sites. */
export const talents = pgTable(
  'talents',
  {
    id: identifier('id').primaryKey(),
    userId: identifier('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    website: text('website'),
    /** The one line under the name. */
    intro: text('intro').notNull().default(''),
    enabled: boolean('enabled').notNull().default(true),
    /** Secret in links that open the digest settings without a log-in. */
    settingsKey: text('settings_key').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [uniqueIndex('talents_user').on(table.userId), uniqueIndex('talents_settings_key').on(table.settingsKey)],
);
