import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identifier, moment } from './columns.server.ts';

/** An uploaded picture. The bytes lie in the storage under `path`; variants are made from them when asked for. */
export const images = pgTable(
  'images',
  {
    id: identifier('id').primaryKey(),
    path: text('path').notNull(),
    /** SHA-256 of the re-encoded original: the same picture is kept once. */
    contentHash: text('content_hash').notNull(),
    mediaType: text('media_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    byteLength: integer('byte_length').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('images_content_hash').on(table.contentHash)],
);
