import { sql } from 'drizzle-orm';
import { canManage, canView, requireUser } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { flagOfName } from '#domain/site/flag-codes.ts';
import { imageOf } from './rows.server.ts';

/** What every page of a startup's workspace shows. */
export type StartupWorkspace = {
  id: string;
  key: string;
  name: string;
  status: string;
  flag: string;
  logoImage?: { path: string };
  /** Open jobs, as the list of jobs counts them. */
  jobs: number;
  members: number;
  /** Applications on the board that have not ended. */
  applicants: number;
  can: { edit: boolean };
};

/** Reads a startup for its team and admins; absent for everybody else. */
export async function findStartupWorkspace(context: Context, key: string): Promise<StartupWorkspace> {
  const actor = requireUser(context);
  const { rows } = await context.db.execute<
    Omit<StartupWorkspace, 'can' | 'flag' | 'logoImage'> & { flag: string | null; logoImage: { path: string } | null }
  >(sql`
    SELECT companies.id, key, name, status, flag, ${imageOf(sql`logo_image_id`)} AS "logoImage",
      (SELECT count(*)::int FROM jobs WHERE company_id = companies.id AND jobs.status = 'ACTIVE'
        AND jobs.approved_at IS NOT NULL) AS jobs,
      (SELECT count(*)::int FROM company_members WHERE company_id = companies.id) AS members,
      (SELECT count(*)::int FROM applications WHERE company_id = companies.id AND step <> 'rejected'
        AND withdrawn_at IS NULL AND closed_at IS NULL) AS applicants
    FROM companies WHERE key = ${key} AND ${context.platform} = ANY(platforms)`);
  const [company] = rows;
  const organisation = { kind: 'company', id: company?.id ?? '' } as const;
  if (!company || !canView(actor, organisation)) throw absent('This startup');
  const { logoImage, flag, ...rest } = company;
  return {
    ...rest,
    flag: flag ?? flagOfName(company.name),
    ...(logoImage && { logoImage }),
    can: { edit: canManage(actor, organisation) },
  };
}
