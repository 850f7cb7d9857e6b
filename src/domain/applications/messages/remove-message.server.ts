import { eq } from 'drizzle-orm';
import { applicationMessages, applications } from '#database/tables/applications.server.ts';
import { requireAdmin } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { tell } from '#domain/tell.server.ts';
import { awaitedIn, restartClock } from './talent-messages.server.ts';

/**
 * Removes a message after a report, by staff, who do not read it here (rules §9). Both sides see the reason in its place.
 * A question in it no longer waits for an answer, and nobody has it as unread. False if it is gone already.
 */
export async function removeMessage(context: Context, id: string, because: string): Promise<boolean> {
  requireAdmin(context);
  const row = await lockMessage(context, id);
  if (!row || row.message.removedAt) return false;
  const { message, application } = row;
  const wasAwaited = (await awaitedIn(context, application.id)).some((each) => each.id === id);
  await context.db
    .update(applicationMessages)
    .set({ removedAt: context.now, removedBecause: because, readAt: message.readAt ?? context.now })
    .where(eq(applicationMessages.id, id));
  if (wasAwaited) await restartClock(context, application);
  await tell(context, { type: 'application.changed', id: application.id, companyId: application.companyId });
  return true;
}

/** Brings a removed message back, because the appeal of its author was right. */
export async function restoreMessage(context: Context, id: string): Promise<void> {
  requireAdmin(context);
  const row = await lockMessage(context, id);
  if (!row?.message.removedAt) return;
  await context.db
    .update(applicationMessages)
    .set({ removedAt: null, removedBecause: null })
    .where(eq(applicationMessages.id, id));
  const { application } = row;
  await tell(context, { type: 'application.changed', id: application.id, companyId: application.companyId });
}

async function lockMessage({ db }: Context, id: string) {
  const [row] = await db
    .select({ message: applicationMessages, application: applications })
    .from(applicationMessages)
    .innerJoin(applications, eq(applications.id, applicationMessages.applicationId))
    .where(eq(applicationMessages.id, id))
    .for('update');
  return row;
}
