import { sql } from 'drizzle-orm';
import type { Context } from '../../domain/context.ts';
import type { Storage } from '../../domain/media/storage.ts';
import { loadPlaces } from '../../domain/site/load-places.ts';
import { loadDemoPeople } from './load-people.ts';
import { loadDemoTown } from './load-town.ts';

/** First run: the gazetteer, without which nothing can be placed, and, if wanted, the demo town. */
export async function fillEmptyDatabase(
  context: Context,
  storage: Storage,
  { withDemoTown }: { withDemoTown: boolean },
): Promise<void> {
  if (await isEmpty(context, sql`places`)) await loadPlaces(context);
  if (withDemoTown && (await isEmpty(context, sql`companies`))) await loadDemoTown(context, storage);
  if (withDemoTown && (await isEmpty(context, sql`users`))) await loadDemoPeople(context);
}

async function isEmpty(context: Context, table: ReturnType<typeof sql>): Promise<boolean> {
  const { rows } = await context.db.execute(sql`SELECT 1 FROM ${table} LIMIT 1`);
  return rows.length === 0;
}
