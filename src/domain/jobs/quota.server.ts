import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { jobs } from '#database/tables/jobs.server.ts';
import type { Context } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { FREE_JOBS } from './job.ts';

/** A job that is open, or in review, without payment. */
export type FreeJob = {
  id: string;
  title: string;
  isApproved: boolean;
  closesAt: Date | null;
  boostingExpiresAt: Date | null;
};

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
    .select({
      id: jobs.id,
      title: jobs.title,
      isApproved: sql<boolean>`${jobs.approvedAt} IS NOT NULL`,
      closesAt: jobs.closesAt,
      boostingExpiresAt: jobs.boostingExpiresAt,
    })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), takesFreePlace('jobs'), ...(except ? [ne(jobs.id, except)] : [])))
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
  await context.db.execute(sql`SELECT ${lockOfFreePlaces(sql`${companyId}`)}`);
  if ((await jobsInFreePlaces(context, companyId, options)).length === 0) return;
  throw new Refusal('unmet', 'E_PAYMENT_NEEDED', 'Your free job is out already. Pay for this one, or close that one.');
}

/**
 * Locks a job and, for a draft that may take one, the free places of its startup, until the transaction ends. Only later
 * statements see what the holder before has committed.
 */
export async function lockToSubmit(context: Context, jobId: string): Promise<void> {
  // The job is locked in the subquery, and so always before the free places.
  await context.db.execute(sql`
    SELECT CASE WHEN status = 'DRAFT' AND source IS NULL THEN ${lockOfFreePlaces(sql`company_id`)} END
    FROM (SELECT company_id, status, source FROM jobs WHERE id = ${jobId} FOR UPDATE) AS locked`);
}

/** SQL: whether the other jobs of its startup leave a free place to the job of `jobs`. */
export const isFreePlaceLeft = sql<boolean>`(SELECT count(*) FROM jobs other
  WHERE other.company_id = ${jobs.companyId} AND other.id <> ${jobs.id} AND ${takesFreePlace('other')}) < ${FREE_JOBS}`;

function takesFreePlace(table: 'jobs' | 'other'): SQL {
  return sql.raw(`${table}.status = 'ACTIVE' AND NOT ${table}.is_paid AND ${table}.source IS NULL`);
}

function lockOfFreePlaces(companyId: SQL): SQL {
  return sql`pg_advisory_xact_lock(hashtext('free job'), hashtext(${companyId}))`;
}
