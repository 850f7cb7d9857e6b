import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';

/** So long after a message the same one counts as another press: its answer was lost on the way. */
const REPEATED_WITHIN_MS = 5 * 60_000;

/**
 * The last message of an application if the same person wrote just that moments ago; null otherwise. The caller has locked
 * the application, so two presses take turns.
 */
export async function repeatedMessage(
  context: Context,
  applicationId: string,
  message: { userId: string; kind: string; text: string; details: object; fileId: string | null },
): Promise<string | null> {
  const since = new Date(context.now.getTime() - REPEATED_WITHIN_MS).toISOString();
  const { rows } = await context.db.execute<{ id: string }>(sql`
    SELECT id FROM (SELECT * FROM application_messages WHERE application_id = ${applicationId}
      ORDER BY at DESC, id DESC LIMIT 1) AS last
    WHERE at > ${since}::timestamptz AND user_id = ${message.userId} AND kind = ${message.kind} AND text = ${message.text}
      AND details = ${JSON.stringify(message.details)}::jsonb AND file_id IS NOT DISTINCT FROM ${message.fileId}`);
  return rows[0]?.id ?? null;
}
