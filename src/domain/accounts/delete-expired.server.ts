import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';

/** Deletes expired rows: sessions and links 30 days after their end (P-8), all others at once. A schedule runs it. */
export async function deleteExpired(context: Context): Promise<void> {
  const now = sql`${context.now.toISOString()}::timestamptz`;
  const monthAgo = sql`${now} - interval '30 days'`;
  await context.db.execute(sql`DELETE FROM sessions WHERE expires_at < ${monthAgo}`);
  // Links for addresses without an account were never sent.
  await context.db.execute(sql`
    DELETE FROM one_time_keys WHERE expires_at < ${monthAgo}
      OR (expires_at < ${now} AND user_id IS NULL AND purpose <> 'invitation')`);
  await context.db.execute(sql`DELETE FROM email_changes WHERE expires_at < ${monthAgo}`);
  await context.db.execute(sql`DELETE FROM challenges WHERE expires_at < ${now}`);
  await context.db.execute(
    sql`DELETE FROM authenticators WHERE confirmed_at IS NULL AND created_at < ${now} - interval '1 day'`,
  );
  await context.db.execute(sql`DELETE FROM provider_flows WHERE expires_at < ${now}`);
  await context.db.execute(sql`DELETE FROM answered_challenges WHERE expires_at < ${now}`);
  await context.db.execute(sql`DELETE FROM attempts WHERE forget_at < ${now}`);
}
