import { and, desc, eq, inArray } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import { companyMembers } from '#database/tables/members.server.ts';
import { canManage, requireUser } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import type { CompanyStatus } from '../company.ts';
import { type MissingPart, missingForApproval } from './missing-for-approval.server.ts';

/** The progress of a startup towards its approval, for its owners and managers. */
export type ApprovalState = {
  key: string;
  name: string;
  status: CompanyStatus;
  /** The missing parts; only of a draft or a rejected profile. */
  missing: MissingPart[];
  submittedAt: string | null;
  approvedAt: string | null;
  question: string | null;
  answer: string | null;
  reason: string | null;
};

/** For owners, managers and admins. For everybody else, reviewers included, the startup is absent. */
export async function findApproval(context: Context, key: string): Promise<ApprovalState> {
  const actor = requireUser(context);
  const [company] = await context.db.select().from(companies).where(eq(companies.key, key));
  if (!company || !canManage(actor, { kind: 'company', id: company.id })) throw absent('This startup');
  const status = company.status as CompanyStatus;
  const isOpen = status === 'DRAFT' || status === 'REJECTED';
  return {
    key,
    name: company.name,
    status,
    missing: isOpen ? await missingForApproval(context, company.id) : [],
    submittedAt: company.submittedAt?.toISOString() ?? null,
    approvedAt: company.approvedAt?.toISOString() ?? null,
    question: company.staffQuestion,
    answer: company.staffAnswer,
    reason: company.statusReason,
  };
}

/** The startup of an owner or manager, as far as it decides what they can do. */
export type StartupToPostFor = { key: string; name: string; status: CompanyStatus };

/**
 * The startup that somebody may post for, or else the latest they own or manage; null without one. Checks no permission:
 * the caller knows who it is.
 */
export async function findStartupToPostFor({ db }: Context, userId: string): Promise<StartupToPostFor | null> {
  const own = await db
    .select({ key: companies.key, name: companies.name, status: companies.status })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(eq(companyMembers.userId, userId), inArray(companyMembers.role, ['owner', 'manager'])))
    .orderBy(desc(companies.id));
  const startup = own.find(({ status }) => status === 'ACTIVE') ?? own[0];
  return startup ? { ...startup, status: startup.status as CompanyStatus } : null;
}
