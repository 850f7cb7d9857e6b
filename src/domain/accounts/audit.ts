import { desc } from 'drizzle-orm';
import { auditEntries } from '../../database/tables/admin.server.ts';
import { actorName, type Context } from '../context.ts';
import { newIdentifier } from '../identifier.ts';
import { requireAdmin } from './policy.ts';

/** Writes down an admin's act, in its transaction. Stands here, below all rooms, because each of them has such acts. */
export async function writeAudit(
  context: Context,
  act: { verb: string; subjectType: string; subjectId: string; details?: Record<string, string> },
): Promise<void> {
  await context.db
    .insert(auditEntries)
    .values({ id: newIdentifier(context.now), at: context.now, actor: actorName(context.actor), ...act });
}

/** What admins did, the newest first. */
export async function listAudit(
  context: Context,
  { page = 1 }: { page?: number } = {},
): Promise<(typeof auditEntries.$inferSelect)[]> {
  requireAdmin(context);
  return context.db
    .select()
    .from(auditEntries)
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(50)
    .offset((page - 1) * 50);
}
