import { sql } from 'drizzle-orm';
import { requireUser } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { openCondition } from '#domain/open-jobs-condition.server.ts';
import type { JobRole } from '#domain/site/roles-and-position-types.ts';
import { FEWEST_PAYS } from './job.ts';

/** The newest jobs are enough for a drawing. */
const MOST_PAYS = 200;

/**
 * Lists what other startups' open jobs of this role pay in a country: the middle of each range, in whole units of the
 * currency a year, in ascending order. Empty below FEWEST_PAYS. For people who are logged in.
 */
export async function payOfRole(
  context: Context,
  { jobRole, countryCode, currency }: { jobRole: JobRole; countryCode: string; currency: string },
): Promise<number[]> {
  const { companyIds } = requireUser(context);
  const { rows } = await context.db.execute<{ yearly: number }>(sql`
    SELECT round((coalesce(j.salary_from, j.salary_to) + coalesce(j.salary_to, j.salary_from)) / 2.0
        / CASE WHEN j.salary_currency = 'ISK' THEN 1 ELSE 100 END
        * CASE j.salary_period WHEN 'hour' THEN 1920 WHEN 'day' THEN 240 WHEN 'week' THEN 48 WHEN 'month' THEN 12 ELSE 1 END)::float8 AS yearly
    FROM job_search s JOIN jobs j ON j.id = s.job_id
    WHERE ${openCondition(context, sql`s`)} AND s.job_role = ${jobRole} AND ${countryCode} = ANY(s.country_codes)
      AND j.salary_type = 'range' AND j.salary_currency = ${currency} AND cardinality(s.country_codes) = 1
      AND NOT j.company_id = ANY(${sql.param([...companyIds])}::text[])
    ORDER BY j.published_at DESC LIMIT ${MOST_PAYS}`);
  if (rows.length < FEWEST_PAYS) return [];
  return rows.map(({ yearly }) => yearly).sort((a, b) => a - b);
}
