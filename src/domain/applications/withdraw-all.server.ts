import { eq, sql } from 'drizzle-orm';
import { applicationDrafts } from '#database/tables/applications.server.ts';
import type { Context, Listeners } from '#domain/context.ts';
import { withdraw } from './withdraw.server.ts';

/**
 * Withdraws every application that runs, when its talent asks for the deletion of the account. Startups are told. Nobody
 * withdraws from a job that they have.
 */
async function withdrawAll(context: Context, { id: userId }: { id: string }): Promise<void> {
  const { rows } = await context.db.execute<{ id: string }>(sql`
    SELECT a.id FROM applications a JOIN talents t ON t.id = a.talent_id
    WHERE t.user_id = ${userId} AND a.step NOT IN ('hired', 'rejected') AND a.withdrawn_at IS NULL AND a.closed_at IS NULL
    ORDER BY a.id FOR UPDATE OF a`);
  for (const { id } of rows) await withdraw(context, id);
  await context.db
    .update(applicationDrafts)
    .set({ sendsWhenVerified: false })
    .where(eq(applicationDrafts.userId, userId));
}

export const WITHDRAWAL_LISTENERS = { 'account.deletionScheduled': [withdrawAll] } satisfies Listeners;
