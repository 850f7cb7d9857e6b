import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { DEFAULT_COUNTRY } from '#domain/site/countries.ts';
import { type OrderPurpose, priceIn } from './order.ts';

/** What billing needs to know about a job. */
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
  type Row = Omit<JobForSale, 'closesAt' | 'boostingExpiresAt'> & {
    closesAt: string | null;
    boostingExpiresAt: string | null;
  };
  const { rows } = await context.db.execute<Row>(sql`
    SELECT j.id, j.title, j.status, j.approved_at IS NOT NULL AS "isApproved", j.closes_at AS "closesAt",
      j.boosting_expires_at AS "boostingExpiresAt", j.boost_days_waiting AS "boostDaysWaiting",
      j.period_days AS "periodDays", c.id AS "companyId", c.key AS "companyKey", c.name AS "companyName",
      c.status AS "companyStatus",
      coalesce(
        CASE WHEN j.workplace <> 'remote'
          THEN (SELECT country_code FROM job_locations l WHERE l.job_id = j.id ORDER BY position LIMIT 1) END,
        (SELECT country_code FROM company_countries k WHERE k.company_id = c.id ORDER BY position LIMIT 1),
        ${DEFAULT_COUNTRY}) AS "countryCode"
    FROM jobs j JOIN companies c ON c.id = j.company_id
    WHERE j.id = ${jobId} ${lock ? sql`FOR UPDATE OF j` : sql``}`);
  const [row] = rows;
  if (!row) return null;
  const moment = (value: string | null) => (value === null ? null : new Date(value));
  return { ...row, closesAt: moment(row.closesAt), boostingExpiresAt: moment(row.boostingExpiresAt) };
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
