import { and, eq, sql } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import { jobSearch } from '#database/tables/job-search.server.ts';
import { companyMembers } from '#database/tables/members.server.ts';
import type { ProfileFields } from '#domain/accounts/organisation-input.ts';
import { adminLink, canManage, canView, requireUser } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { openCondition } from '#domain/open-jobs-condition.server.ts';
import { waitingChangesOf } from './changes.server.ts';

export type OwnCompany = ProfileFields & {
  id: string;
  key: string;
  status: string;
  members: number;
  openJobs: number;
  /** Values that wait for an admin. */
  waiting: Partial<ProfileFields>;
  can: { edit: boolean };
  /** Admins only. */
  adminUrl?: string;
};

/** Reads a startup for its team and admins; absent for everybody else. */
export async function findOwnCompany(context: Context, key: string): Promise<OwnCompany> {
  const actor = requireUser(context);
  const { db, platform } = context;
  const [company] = await db
    .select({
      id: companies.id,
      key: companies.key,
      status: companies.status,
      name: companies.name,
      website: companies.website,
      intro: companies.intro,
      members: db.$count(companyMembers, eq(companyMembers.companyId, companies.id)),
      openJobs: db.$count(jobSearch, and(eq(jobSearch.companyId, companies.id), openCondition(context))),
    })
    .from(companies)
    .where(and(eq(companies.key, key), sql`${platform} = ANY(${companies.platforms})`));
  const organisation = { kind: 'company', id: company?.id ?? '' } as const;
  if (!company || !canView(actor, organisation)) throw absent('This startup');
  const waiting = await waitingChangesOf(context, company.id);
  return {
    ...company,
    waiting: Object.fromEntries(waiting.map(({ field, value }) => [field, value])),
    can: { edit: canManage(actor, organisation) },
    ...adminLink(actor, { kind: 'company', key: company.key }),
  };
}
