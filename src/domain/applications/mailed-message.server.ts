import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';

/** A file that its author stored for the message, or the mail it came by. */
export type MessageExtras = { fileId?: string | null; mailId?: string };

/** Whether this mail is among the messages already. The caller has locked the application, so two deliveries take turns. */
export async function isMailKnown(context: Context, applicationId: string, mailId: string): Promise<boolean> {
  const { rows } = await context.db.execute(sql`
    SELECT 1 FROM application_messages WHERE application_id = ${applicationId} AND details ->> 'mailId' = ${mailId}`);
  return rows.length > 0;
}
