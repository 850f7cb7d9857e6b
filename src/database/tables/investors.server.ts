import { sql } from 'drizzle-orm';
import { check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identifier, moment } from './columns.server.ts';
import { images } from './media.server.ts';

/** Investors, with the fields of a profile. */
export const investors = pgTable(
  'investors',
  {
    id: identifier('id').primaryKey(),
    key: text('key').notNull(),
    status: text('status').notNull(),
    /** The sites that show it (thehub, plusimpact). */
    platforms: text('platforms').array().notNull(),
    name: text('name').notNull(),
    website: text('website'),
    /** The one line under the name. */
    intro: text('intro').notNull().default(''),
    /** Code of its flag (domain/site/flag-codes.ts). Null until a schedule gives one (domain/companies/free-flag.server.ts). */
    flag: text('flag'),
    logoImageId: identifier('logo_image_id').references(() => images.id),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    approvedAt: moment('approved_at'),
  },
  (table) => [
    uniqueIndex('investors_key').on(table.key),
    uniqueIndex('investors_flag').on(table.flag),
    check('investors_status', sql`status IN ('DRAFT', 'PENDING', 'ACTIVE', 'REJECTED', 'DISABLED', 'SUSPENDED')`),
  ],
);
