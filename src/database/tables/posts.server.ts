import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './accounts.server.ts';
import { identifier, moment } from './columns.server.ts';
import { companies } from './companies.server.ts';
import { images } from './media.server.ts';

/** Posts of a startup's blog. Published ones stand on its profile. */
export const companyPosts = pgTable(
  'company_posts',
  {
    id: identifier('id').primaryKey(),
    companyId: identifier('company_id')
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    title: text('title').notNull(),
    /** Sanitised HTML. */
    body: text('body').notNull(),
    coverImageId: identifier('cover_image_id').references(() => images.id),
    authorId: identifier('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Null while it is a draft. */
    publishedAt: moment('published_at'),
  },
  (table) => [
    uniqueIndex('company_posts_key').on(table.companyId, table.key),
    index('company_posts_newest').on(table.companyId, table.publishedAt.desc()),
  ],
);

/** The pictures in the text of a post, so that they stay for as long as it names them. */
export const companyPostImages = pgTable(
  'company_post_images',
  {
    postId: identifier('post_id')
      .notNull()
      .references(() => companyPosts.id, { onDelete: 'cascade' }),
    imageId: identifier('image_id')
      .notNull()
      .references(() => images.id),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.imageId] }),
    index('company_post_images_of_image').on(table.imageId),
  ],
);
