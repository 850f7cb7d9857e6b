import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { jobs } from '#database/tables/jobs.server.ts';
import { requireAdmin } from '#domain/accounts/policy.ts';
import { countSuspensionRecipients } from '#domain/applications/taken-down.server.ts';
import { amountText } from '#domain/billing/amount.ts';
import { findBoostRefundsAhead } from '#domain/billing/refunds.server.ts';
import type { Context } from '#domain/context.ts';

/** The effects that a suspension of a startup would have, before an admin decides. */
export type SuspensionAhead = {
  /** Open and paused jobs, which close. */
  jobs: number;
  /** The refunds of boosts, an amount for each order. */
  refunds: string[];
  /** How many people get a mail: those whose application runs, and everybody who applied, for a scam. */
  applicants: { running: number; everybody: number };
};

export async function findSuspensionAhead(context: Context, companyId: string): Promise<SuspensionAhead> {
  requireAdmin(context);
  const isOut = and(inArray(jobs.status, ['ACTIVE', 'STOPPED']), isNotNull(jobs.approvedAt));
  const jobsToClose = await context.db.$count(jobs, and(eq(jobs.companyId, companyId), isOut));
  const refunds = await findBoostRefundsAhead(context, companyId);
  return {
    jobs: jobsToClose,
    refunds: refunds.map(({ amount, currency }) => amountText(amount, currency)),
    applicants: {
      running: await countSuspensionRecipients(context, companyId, 'misleading'),
      everybody: await countSuspensionRecipients(context, companyId, 'scam'),
    },
  };
}
