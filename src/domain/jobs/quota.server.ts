import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { jobs } from '#database/tables/jobs.server.ts';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { FREE_JOBS } from './job.ts';

/** A job that is open, or in review, without payment. */
export type FreeJob = { id: string; title: string; closesAt: Date | null };

/**
 * The unpaid jobs that fill the startup's free places; empty while one is left (rules §4). Imported jobs do not count.
 * Checks no permission: the calling command or query does.
 */
export async function jobsInFreePlaces(
  context: Context,
  companyId: string,
  { except }: { except?: string } = {},
): Promise<FreeJob[]> {
  const unpaid = await context.db
    .select({ id: jobs.id, title: jobs.title, closesAt: jobs.closesAt })
    .from(jobs)
    .where(
      and(
        eq(jobs.companyId, companyId),
        eq(jobs.status, 'ACTIVE'),
        eq(jobs.isPaid, false),
        isNull(jobs.source),
        ...(except ? [ne(jobs.id, except)] : []),
      ),
    )
    .orderBy(jobs.createdAt);
  return unpaid.length < FREE_JOBS ? [] : unpaid;
}

/**
 * Refuses with `E_PAYMENT_NEEDED` if the startup's free job is out already. Two jobs at the same moment wait for each
 * other, so that only one of them becomes the free one. Call it in a transaction that has locked the job.
 */
export async function requireFreeJob(
  context: Context,
  companyId: string,
  options: { except?: string } = {},
): Promise<void> {
  if (await isFreePlaceLeft(context, companyId, options)) return;
  throw new Refusal('unmet', 'E_PAYMENT_NEEDED', 'Your free job is out already. Pay for this one, or close that one.');
}

/** Whether the startup may have another job without paying; holds the answer until the transaction ends. */
export async function isFreePlaceLeft(
  context: Context,
  companyId: string,
  options: { except?: string } = {},
): Promise<boolean> {
  await context.db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('free job'), hashtext(${companyId}))`);
  return (await jobsInFreePlaces(context, companyId, options)).length === 0;
}
