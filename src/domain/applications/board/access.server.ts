import { and, eq, or, sql } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import { requireUser } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { DEFAULT_COUNTRY, timeZoneOf } from '#domain/site/countries.ts';
import { mayReadApplicants } from '../policy.ts';

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
  const [company] = await context.db
    .select({
      id: companies.id,
      key: companies.key,
      name: companies.name,
      countryCode: sql<string | null>`(SELECT country_code FROM company_countries
        WHERE company_id = companies.id ORDER BY position LIMIT 1)`,
    })
    .from(companies)
    .where(
      and(or(eq(companies.key, key), eq(companies.id, key)), sql`${context.platform} = ANY(${companies.platforms})`),
    );
  if (!company || !mayReadApplicants(context, company.id)) throw absent('This startup');
  const { countryCode, ...facts } = company;
  return {
    ...facts,
    timeZone: timeZoneOf(countryCode ?? DEFAULT_COUNTRY),
    canMove: companyIds.includes(company.id),
  };
}
