import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { applicationMessages } from '#database/tables/applications.server.ts';
import type { Context } from '#domain/context.ts';

/** So long after a message the same one counts as another press: its answer was lost on the way. */
const REPEATED_WITHIN_MS = 5 * 60_000;

/**
 * Returns the id of an application's last message if the same person wrote just that moments ago; null otherwise. The
 * caller has locked the application, so two presses take turns.
 */
export async function repeatedMessage(
  context: Context,
  applicationId: string,
  message: { userId: string; kind: string; text: string; details: object; fileId: string | null },
): Promise<string | null> {
  const { db } = context;
  const since = new Date(context.now.getTime() - REPEATED_WITHIN_MS);
  const last = db
    .select()
    .from(applicationMessages)
    .where(eq(applicationMessages.applicationId, applicationId))
    .orderBy(desc(applicationMessages.at), desc(applicationMessages.id))
    .limit(1)
    .as('last');
  const [row] = await db
    .select({ id: last.id })
    .from(last)
    .where(
      and(
        gt(last.at, since),
        eq(last.userId, message.userId),
        eq(last.kind, message.kind),
        eq(last.text, message.text),
        sql`${last.details} = ${JSON.stringify(message.details)}::jsonb`,
        sql`${last.fileId} IS NOT DISTINCT FROM ${message.fileId}`,
      ),
    );
  return row?.id ?? null;
}
