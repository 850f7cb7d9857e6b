import { sql } from 'drizzle-orm';
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
  const { rows } = await context.db.execute<Omit<OwnCompany, 'waiting' | 'can' | 'adminUrl'>>(sql`
    SELECT id, key, status, name, website, intro,
      (SELECT count(*)::int FROM company_members m WHERE m.company_id = c.id) AS members,
      (SELECT count(*)::int FROM job_search s WHERE s.company_id = c.id AND ${openCondition(context, sql`s`)}) AS "openJobs"
    FROM companies c WHERE key = ${key} AND ${context.platform} = ANY(platforms)`);
  const [company] = rows;
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
