import { eq, sql } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import type { Context } from '#domain/context.ts';
import { DEFAULT_COUNTRY } from '#domain/site/countries.ts';
import { type OrderPurpose, priceIn } from './order.ts';

/** The facts about a job that billing needs. */
export type JobForSale = {
  id: string;
  title: string;
  status: string;
  isApproved: boolean;
  closesAt: Date | null;
  boostingExpiresAt: Date | null;
  boostDaysWaiting: number;
  periodDays: number;
  companyId: string;
  companyKey: string;
  companyName: string;
  companyStatus: string;
  /** The country whose price it has: that of its first location, or of its company if it is remote. */
  countryCode: string;
};

/** Reads a job; with `lock`, until the end of the transaction nobody else changes it or buys for it. */
export async function readJobForSale(
  context: Context,
  jobId: string,
  { lock = false } = {},
): Promise<JobForSale | null> {
  const reading = context.db
    .select({
      id: jobs.id,
      title: jobs.title,
      status: jobs.status,
      isApproved: sql<boolean>`${jobs.approvedAt} IS NOT NULL`,
      closesAt: jobs.closesAt,
      boostingExpiresAt: jobs.boostingExpiresAt,
      boostDaysWaiting: jobs.boostDaysWaiting,
      periodDays: jobs.periodDays,
      companyId: companies.id,
      companyKey: companies.key,
      companyName: companies.name,
      companyStatus: companies.status,
      countryCode: sql<string>`coalesce(
        CASE WHEN ${jobs.workplace} <> 'remote'
          THEN (SELECT country_code FROM job_locations l WHERE l.job_id = ${jobs.id} ORDER BY position LIMIT 1) END,
        (SELECT country_code FROM company_countries k WHERE k.company_id = ${companies.id} ORDER BY position LIMIT 1),
        ${DEFAULT_COUNTRY})`,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, jobId));
  const [job] = await (lock ? reading.for('update', { of: jobs }) : reading);
  return job ?? null;
}

export function priceOfJob(job: JobForSale): ReturnType<typeof priceIn> {
  return priceIn(job.countryCode);
}

/** The purpose of a payment for a job in this state; null if there is nothing to pay for. */
export function purposeFor(job: Pick<JobForSale, 'status'>): OrderPurpose | null {
  const purposes: Record<string, OrderPurpose> = {
    PENDING_PAYMENT: 'submit',
    STOPPED: 'resume',
    EXPIRED: 'renew',
    ACTIVE: 'boost',
  };
  return purposes[job.status] ?? null;
}
