import { sql } from 'drizzle-orm';
import type { Context } from './context.ts';
import { isReservedKey } from './reserved-keys.ts';
import { slugOf } from './slug.ts';

/**
 * The slug of a startup's name where it is free; else with the end of the identifier, which is (rules §1). In the
 * transaction that takes the key.
 */
export async function freeKey(context: Context, name: string, id: string): Promise<string> {
  const slug = slugOf(name);
  if (isReservedKey(slug)) return draftKey('startup', name, id);
  // Two at once would both find it free: the second waits here until the first has committed.
  await context.db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('company key'), hashtext(${slug}))`);
  const { rows } = await context.db.execute(sql`SELECT 1 FROM companies WHERE key = ${slug}`);
  return rows.length === 0 ? slug : draftKey('startup', name, id);
}

/** The key of a draft: it keeps the plain one from nobody, however many people begin a "Klarna". */
export function draftKey(kind: 'startup' | 'investor', name: string, id: string): string {
  return `${slugOf(name) || kind}-${id.slice(-6)}`;
}
