import { and, eq, isNull, notInArray } from 'drizzle-orm';
import { applicationDrafts, applications } from '#database/tables/applications.server.ts';
import { talents } from '#database/tables/talent.server.ts';
import type { Context, Listeners } from '#domain/context.ts';
import { withdraw } from './withdraw.server.ts';

/**
 * Withdraws every application that runs, when its talent asks for the deletion of the account. Startups are told. Nobody
 * withdraws from a job that they have.
 */
async function withdrawAll(context: Context, { id: userId }: { id: string }): Promise<void> {
  const running = await context.db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(talents, eq(talents.id, applications.talentId))
    .where(
      and(
        eq(talents.userId, userId),
        notInArray(applications.step, ['hired', 'rejected']),
        isNull(applications.withdrawnAt),
        isNull(applications.closedAt),
      ),
    )
    .orderBy(applications.id)
    .for('update', { of: applications });
  for (const { id } of running) await withdraw(context, id);
  await context.db
    .update(applicationDrafts)
    .set({ sendsWhenVerified: false })
    .where(eq(applicationDrafts.userId, userId));
}

export const WITHDRAWAL_LISTENERS = { 'account.deletionScheduled': [withdrawAll] } satisfies Listeners;
