import { eq, sql } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import type { Context, Listeners } from '#domain/context.ts';

/**
 * The answer clock rests while a startup is suspended, because its team cannot write. It goes on from the same moment of
 * its run when the suspension ends. Closed applications have no clock that could go on.
 */

async function rest({ db, now }: Context, companyId: string): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    UPDATE applications SET clock_from = NULL, version = version + 1, updated_at = ${at},
      clock_rested_ms = greatest(0, extract(epoch FROM ${at} - clock_from) * 1000)::bigint
    WHERE company_id = ${companyId} AND clock_from IS NOT NULL`);
}

async function goOn({ db, now }: Context, companyId: string): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  await db.execute(sql`
    UPDATE applications SET clock_rested_ms = NULL, version = version + 1, updated_at = ${at},
      clock_from = CASE WHEN step NOT IN ('hired', 'rejected') AND withdrawn_at IS NULL AND closed_at IS NULL
        THEN ${at} - clock_rested_ms * interval '1 millisecond' END
    WHERE company_id = ${companyId} AND clock_rested_ms IS NOT NULL`);
}

export const CLOCK_REST_LISTENERS = {
  'company.transitioned': [
    async (context: Context, { id, action }: { id: string; action: string }) => {
      if (action === 'suspend') await rest(context, id);
      if (action === 'liftSuspension') await goOn(context, id);
    },
  ],
} satisfies Listeners;

/** The columns of a clock that begins now. It rests from the start while the startup is suspended. */
export async function startOfClock(
  { db, now }: Context,
  companyId: string,
): Promise<{ clockFrom: Date | null; clockRestedMs: number | null }> {
  const [company] = await db.select({ status: companies.status }).from(companies).where(eq(companies.id, companyId));
  return company?.status === 'SUSPENDED'
    ? { clockFrom: null, clockRestedMs: 0 }
    : { clockFrom: now, clockRestedMs: null };
}
