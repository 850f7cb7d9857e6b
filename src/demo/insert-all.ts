import type { PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '#domain/context.ts';

/** PostgreSQL accepts at most 65,535 parameters in a statement. */
const MOST_PARAMETERS = 60_000;

/** Inserts rows in as few statements as the limit on parameters allows. All rows have the fields of the first. */
export async function insertAll<T extends PgTable>(
  context: Context,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const atOnce = Math.floor(MOST_PARAMETERS / Object.keys(first).length);
  for (let start = 0; start < rows.length; start += atOnce) {
    await context.db.insert(table).values(rows.slice(start, start + atOnce) as T['$inferInsert'][]);
  }
}
