import { and, eq, sql } from 'drizzle-orm';
import { applicationMessages } from '#database/tables/applications.server.ts';
import type { Context } from '#domain/context.ts';

/** A file that its author stored for the message, or the mail it came by. */
export type MessageExtras = { fileId?: string | null; mailId?: string };

/** Whether this mail is among the messages already. The caller has locked the application, so two deliveries take turns. */
export async function isMailKnown(context: Context, applicationId: string, mailId: string): Promise<boolean> {
  const isOfMail = sql`${applicationMessages.details} ->> 'mailId' = ${mailId}`;
  const isHere = and(eq(applicationMessages.applicationId, applicationId), isOfMail);
  return (await context.db.$count(applicationMessages, isHere)) > 0;
}
