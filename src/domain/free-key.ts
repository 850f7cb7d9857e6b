import { sql } from 'drizzle-orm';
import type { Context } from './context.ts';
import { isReservedKey } from './reserved-keys.ts';
import { slugOf } from './slug.ts';

const KINDS = {
  startup: { table: sql`companies`, lock: 'company key' },
  investor: { table: sql`investors`, lock: 'investor key' },
} as const;

/**
 * The slug of the name where it is free; else with the end of the identifier, which is (rules §1). In the transaction
 * that takes the key.
 */
export async function freeKey(context: Context, kind: keyof typeof KINDS, name: string, id: string): Promise<string> {
  const slug = slugOf(name);
  if (isReservedKey(slug)) return `${slug || kind}-${id.slice(-6)}`;
  const { table, lock } = KINDS[kind];
  // Two at once would both find it free: the second waits here until the first has committed.
  await context.db.execute(sql`SELECT pg_advisory_xact_lock(hashtext(${lock}), hashtext(${slug}))`);
  const { rows } = await context.db.execute(sql`SELECT 1 FROM ${table} WHERE key = ${slug}`);
  return rows.length === 0 ? slug : `${slug}-${id.slice(-6)}`;
}
