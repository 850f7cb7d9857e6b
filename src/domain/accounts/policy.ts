import type { Actor, Context } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { MESSAGES } from './account.ts';

export type UserActor = Extract<Actor, { kind: 'user' }>;

/**
 * The logged-in person. Refuses visitors: with `sessionExpired` only if their browser sent an expired session,
 * because that refusal makes a client log out (C7).
 */
export function requireUser({ actor }: Pick<Context, 'actor'>): UserActor {
  if (actor.kind === 'user') return actor;
  if (actor.kind === 'visitor' && actor.hasLostSession) {
    throw new Refusal('sessionExpired', 'E_SESSION_EXPIRED', MESSAGES.sessionExpired);
  }
  throw new Refusal('notLoggedIn', 'E_NOT_LOGGED_IN', 'Please log in.');
}

/**
 * The logged-in person themselves, for their account and for what binds or costs them. Refuses an admin who sees the
 * site as them.
 */
export function requireSelf(context: Pick<Context, 'actor'>): UserActor {
  const user = requireUser(context);
  if (user.impersonatedBy) {
    throw new Refusal(
      'unmet',
      'E_IMPERSONATED',
      'You see the site as somebody else. Only they can change their account, pay, appeal, apply or accept terms.',
    );
  }
  return user;
}

/** Refuses a change by a person whose account is to be deleted. They read, download their data, or keep the account. */
export function requireStaying({ actor }: Pick<Context, 'actor'>): void {
  if (actor.kind !== 'user' || !actor.deletesAt) return;
  throw new Refusal(
    'conflict',
    'E_AWAITS_DELETION',
    'Your account is to be deleted. To use it again, choose “Keep my account” in your settings.',
  );
}

/** Refuses everyone but admins (absent). An admin without two-factor authentication learns what is missing (S-15). */
export function requireAdmin(context: Pick<Context, 'actor'>): void {
  if (context.actor.kind === 'system') return;
  const user = requireUser(context);
  if (user.lacksTwoFactor) {
    throw new Refusal(
      'unmet',
      'E_TWO_FACTOR_WANTED',
      'Admins need two-factor authentication. Please turn it on in your settings.',
    );
  }
  if (!user.isAdmin) throw absent('This page');
}

export type Organisation = { kind: 'company' | 'investor'; id: string };

/** Whether the actor is its owner or manager, an admin or the system. */
export function canManage(actor: Actor, { kind, id }: Organisation): boolean {
  if (actor.kind !== 'user') return actor.kind === 'system';
  return actor.isAdmin || ((kind === 'company' ? actor.companyIds : actor.investorIds) ?? []).includes(id);
}

/** Whether an admin acts on a startup or investor whose team they are not in. */
export function actsAsStaff(actor: Actor, { kind, id }: Organisation): boolean {
  if (actor.kind !== 'user' || !actor.isAdmin) return false;
  return !((kind === 'company' ? actor.companyIds : actor.investorIds) ?? []).includes(id);
}

/** Its admin page (product §3, `adminUrl`); no field for anybody but admins. */
export function adminLink(
  actor: Actor,
  { kind, key }: { kind: Organisation['kind']; key: string },
): { adminUrl?: string } {
  if (actor.kind !== 'user' || !actor.isAdmin) return {};
  return { adminUrl: `/admin/${kind === 'company' ? 'companies' : 'investors'}/${key}` };
}

/** Whether the actor may view it: every member of the team, reviewers included, and admins. */
export function canView(actor: Actor, organisation: Organisation): boolean {
  if (canManage(actor, organisation)) return true;
  if (actor.kind !== 'user') return false;
  const reviewable = organisation.kind === 'company' ? actor.reviewedCompanyIds : actor.reviewedInvestorIds;
  return (reviewable ?? []).includes(organisation.id);
}
