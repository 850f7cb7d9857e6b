import { and, eq, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import { applications } from '#database/tables/applications.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import type { Context, Listeners } from '#domain/context.ts';

/**
 * The answer clock rests while a startup is suspended, because its team cannot write. It goes on from the same moment of
 * its run when the suspension ends. Closed applications have no clock that could go on.
 */

async function rest({ db, now }: Context, companyId: string): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { clockFrom, version } = applications;
  await db
    .update(applications)
    .set({
      clockFrom: null,
      clockRestedMs: sql`greatest(0, extract(epoch FROM ${at} - ${clockFrom}) * 1000)::bigint`,
      version: sql`${version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(applications.companyId, companyId), isNotNull(clockFrom)));
}

async function goOn({ db, now }: Context, companyId: string): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { step, withdrawnAt, closedAt, clockRestedMs, version } = applications;
  const isRunning = and(notInArray(step, ['hired', 'rejected']), isNull(withdrawnAt), isNull(closedAt));
  await db
    .update(applications)
    .set({
      clockFrom: sql`CASE WHEN ${isRunning} THEN ${at} - ${clockRestedMs} * interval '1 millisecond' END`,
      clockRestedMs: null,
      version: sql`${version} + 1`,
      updatedAt: now,
    })
    .where(and(eq(applications.companyId, companyId), isNotNull(clockRestedMs)));
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
