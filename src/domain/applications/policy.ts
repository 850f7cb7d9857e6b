import { requireUser, type UserActor } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';

/**
 * The member of the startup, reviewers included, who may read its applicants. Admins may not, nor while they see the site
 * as a member: applications are between the talent and the startup (rules §5). For everybody else they are absent.
 */
export function requireReader(context: Pick<Context, 'actor'>, companyId: string): UserActor {
  const user = requireUser(context);
  if (mayReadApplicants(context, companyId)) return user;
  throw absent('This application');
}

/** The rule of `requireReader`, without a refusal. */
export function mayReadApplicants({ actor }: Pick<Context, 'actor'>, companyId: string): boolean {
  if (actor.kind !== 'user' || actor.impersonatedBy) return false;
  return actor.companyIds.includes(companyId) || (actor.reviewedCompanyIds ?? []).includes(companyId);
}

/** The talent of an application, and never staff who see the site as them (rules §5). */
export function requireTalent(context: Pick<Context, 'actor'>): UserActor {
  const user = requireUser(context);
  if (user.impersonatedBy) throw absent('This application');
  return user;
}

/** The owner or manager who may move cards and write to applicants. Reviewers may read, note and score (rules §3). */
export function requireMover(context: Pick<Context, 'actor'>, companyId: string): UserActor {
  const user = requireReader(context, companyId);
  if (user.companyIds.includes(companyId)) return user;
  throw new Refusal('unmet', 'E_REVIEWER', 'Reviewers read, note and score. Ask a manager to do this.');
}
