import { sql } from 'drizzle-orm';
import type { ProfileFields } from '#domain/accounts/organisation-input.ts';
import { requireUser } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';

/** What the person says of themselves as a talent; null when they are none. */
export async function myTalent(context: Context): Promise<ProfileFields | null> {
  const { userId } = requireUser(context);
  const { rows } = await context.db.execute<ProfileFields>(
    sql`SELECT name, website, intro FROM talents WHERE user_id = ${userId} AND enabled`,
  );
  return rows[0] ?? null;
}
