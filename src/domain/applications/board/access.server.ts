import { sql } from 'drizzle-orm';
import { requireUser } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { DEFAULT_COUNTRY, timeZoneOf } from '#domain/site/countries.ts';
import { requireReader } from '../policy.ts';

export type BoardCompany = {
  id: string;
  key: string;
  name: string;
  timeZone: string;
  /** False for reviewers, who read, note and score. */
  canMove: boolean;
};

/** The startup whose applicants this member may read, by key or id; absent for everybody else, admins included. */
export async function findBoardCompany(context: Context, key: string): Promise<BoardCompany> {
  const { companyIds } = requireUser(context);
  const { rows } = await context.db.execute<{
    id: string;
    key: string;
    name: string;
    countryCode: string | null;
  }>(sql`
    SELECT id, key, name,
      (SELECT country_code FROM company_countries WHERE company_id = c.id ORDER BY position LIMIT 1) AS "countryCode"
    FROM companies c WHERE (key = ${key} OR id = ${key}) AND ${context.platform} = ANY(platforms)`);
  const [company] = rows;
  if (!company) throw absent('This startup');
  requireReader(context, company.id);
  const { countryCode, ...facts } = company;
  return {
    ...facts,
    timeZone: timeZoneOf(countryCode ?? DEFAULT_COUNTRY),
    canMove: companyIds.includes(company.id),
  };
}
