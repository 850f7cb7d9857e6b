import { eq, sql } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import type { Context } from '#domain/context.ts';
import { isReservedKey } from '#domain/reserved-keys.ts';
import { slugOf } from '#domain/slug.ts';

/**
 * The slug of a startup's name if it is free, else the slug with the end of the identifier (rules §1). Call it in the
 * transaction that uses the key.
 */
export async function freeKey(context: Context, name: string, id: string): Promise<string> {
  const slug = slugOf(name);
  if (isReservedKey(slug)) return draftKey('startup', name, id);
  // Without the lock two transactions could both find the slug free.
  await context.db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('company key'), hashtext(${slug}))`);
  const isTaken = (await context.db.$count(companies, eq(companies.key, slug))) > 0;
  return isTaken ? draftKey('startup', name, id) : slug;
}

/** The key of a draft. Its suffix leaves the plain slug free, however many people start a "Klarna". */
export function draftKey(kind: 'startup' | 'investor', name: string, id: string): string {
  return `${slugOf(name) || kind}-${id.slice(-6)}`;
}
