import { sql } from 'drizzle-orm';
import { requireAdmin } from '#domain/accounts/policy.ts';
import { countToldOfSuspension } from '#domain/applications/taken-down.server.ts';
import { amountText } from '#domain/billing/amount.ts';
import { findBoostRefundsAhead } from '#domain/billing/refunds.server.ts';
import type { Context } from '#domain/context.ts';

/** What a suspension would do to a startup, before an admin makes it. */
export type SuspensionAhead = {
  /** Open and paused jobs, which close. */
  jobs: number;
  /** The refunds of boosts, an amount for each order. */
  refunds: string[];
  /** How many people get a mail: those whose application runs, and everybody who applied, for a scam. */
  told: { running: number; everybody: number };
};

export async function findSuspensionAhead(context: Context, companyId: string): Promise<SuspensionAhead> {
  requireAdmin(context);
  const { rows } = await context.db.execute<{ jobs: number }>(sql`
    SELECT count(*)::int AS jobs FROM jobs
    WHERE company_id = ${companyId} AND status IN ('ACTIVE', 'STOPPED') AND approved_at IS NOT NULL`);
  const refunds = await findBoostRefundsAhead(context, companyId);
  return {
    jobs: rows[0]?.jobs ?? 0,
    refunds: refunds.map(({ amount, currency }) => amountText(amount, currency)),
    told: {
      running: await countToldOfSuspension(context, companyId, 'misleading'),
      everybody: await countToldOfSuspension(context, companyId, 'scam'),
    },
  };
}
