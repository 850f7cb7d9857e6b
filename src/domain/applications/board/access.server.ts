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
  /** When this member last looked at the board. */
  lookedAt: Date | null;
  /** False for reviewers, who read, note and score. */
  canMove: boolean;
};

/** The startup whose applicants this member may read, by key or id; absent for everybody else, admins included. */
export async function findBoardCompany(context: Context, key: string): Promise<BoardCompany> {
  const { userId, companyIds } = requireUser(context);
  const { rows } = await context.db.execute<{
    id: string;
    key: string;
    name: string;
    countryCode: string | null;
    lookedAt: string | null;
  }>(sql`
    SELECT id, key, name,
      (SELECT country_code FROM company_countries WHERE company_id = c.id ORDER BY position LIMIT 1) AS "countryCode",
      (SELECT at FROM board_looks WHERE company_id = c.id AND user_id = ${userId}) AS "lookedAt"
    FROM companies c WHERE (key = ${key} OR id = ${key}) AND ${context.platform} = ANY(platforms)`);
  const [company] = rows;
  if (!company) throw absent('This startup');
  requireReader(context, company.id);
  const { countryCode, lookedAt, ...facts } = company;
  return {
    ...facts,
    timeZone: timeZoneOf(countryCode ?? DEFAULT_COUNTRY),
    lookedAt: lookedAt === null ? null : new Date(lookedAt),
    canMove: companyIds.includes(company.id),
  };
}

/** Notes that this member has looked at the board: what came before is no longer new to them. */
export async function noteLook(context: Context, companyId: string): Promise<void> {
  const { userId } = requireReader(context, companyId);
  await context.db.execute(sql`
    INSERT INTO board_looks (user_id, company_id, at) VALUES (${userId}, ${companyId}, ${context.now.toISOString()})
    ON CONFLICT (user_id, company_id) DO UPDATE SET at = greatest(board_looks.at, excluded.at)`);
}
