import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import { applications } from '#database/tables/applications.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { companyMembers } from '#database/tables/members.server.ts';
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
  const { db, platform } = context;
  const isOpen = and(eq(jobs.status, 'ACTIVE'), isNotNull(jobs.approvedAt));
  const { step, withdrawnAt, closedAt } = applications;
  const isRunning = and(ne(step, 'rejected'), isNull(withdrawnAt), isNull(closedAt));
  const [company] = await db
    .select({
      id: companies.id,
      key: companies.key,
      name: companies.name,
      status: companies.status,
      flag: companies.flag,
      logoImage: sql<{ path: string } | null>`${imageOf(sql`${companies.logoImageId}`)}`,
      jobs: db.$count(jobs, and(eq(jobs.companyId, companies.id), isOpen)),
      members: db.$count(companyMembers, eq(companyMembers.companyId, companies.id)),
      applicants: db.$count(applications, and(eq(applications.companyId, companies.id), isRunning)),
    })
    .from(companies)
    .where(and(eq(companies.key, key), sql`${platform} = ANY(${companies.platforms})`));
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
