import { and, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { images } from '#database/tables/media.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';
import type { Storage } from './storage.ts';
import { variantFiles } from './variants.server.ts';

/** Somebody may still have the form open that names the picture. */
const KEPT_DAYS = 2;
const BATCH = 50;

/** Every column that names a picture. A test compares them with the foreign keys of the database. */
export const IMAGE_COLUMNS = [
  ['users', 'image_id'],
  ['companies', 'logo_image_id'],
  ['companies', 'cover_image_id'],
  ['company_people', 'image_id'],
  ['company_gallery', 'image_id'],
  ['company_posts', 'cover_image_id'],
  ['company_post_images', 'image_id'],
  ['investors', 'logo_image_id'],
  ['talents', 'image_id'],
] as const;

/**
 * Removes pictures that nothing has named for two days, with their files: uploads that nobody saved, that another
 * picture replaced, or that ended with their process. A schedule runs it.
 */
export async function removeUnusedImages(context: Context, storage: Storage): Promise<number> {
  let count = 0;
  for (;;) {
    const batch = await inTransaction(context, (inside) => removeBatch(inside, storage));
    count += batch;
    if (batch < BATCH) return count;
  }
}

async function removeBatch({ db, now }: Context, storage: Storage): Promise<number> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  const unusedImages = (where: SQL) =>
    db
      .select({ id: images.id, path: images.path })
      .from(images)
      .where(and(where, isUnused))
      .orderBy(images.id)
      .limit(BATCH)
      .for('update');
  const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const candidates = await unusedImages(lt(images.createdAt, before));
  // We hold the locks now. A transaction that began to use a picture before has committed, so reading again shows it.
  const rows = await unusedImages(inArray(images.id, idsOf(candidates)));
  for (const { id, path } of rows) {
    // Files first: a process that is killed in between leaves the row, and the next run goes on.
    for (const file of [...variantFiles(id), path]) await storage.remove(file);
  }
  await db.delete(images).where(inArray(images.id, idsOf(rows)));
  return rows.length;
}

const isUnused = sql.join(
  IMAGE_COLUMNS.map(
    ([table, column]) =>
      sql`NOT EXISTS (SELECT FROM ${sql.identifier(table)} named WHERE named.${sql.identifier(column)} = ${images.id})`,
  ),
  sql` AND `,
);
