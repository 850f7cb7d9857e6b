import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { identifier, moment } from './columns.server.ts';

/** Uploaded pictures. The storage has the bytes under `path`; variants are made on first use. */
export const images = pgTable(
  'images',
  {
    id: identifier('id').primaryKey(),
    path: text('path').notNull(),
    /** SHA-256 of the re-encoded original, so that the same picture is stored once. */
    contentHash: text('content_hash').notNull(),
    mediaType: text('media_type').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    byteLength: integer('byte_length').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [uniqueIndex('images_content_hash').on(table.contentHash)],
);
