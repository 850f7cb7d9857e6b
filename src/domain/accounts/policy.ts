import type { Actor, Context } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { MESSAGES } from './account.ts';

export type UserActor = Extract<Actor, { kind: 'user' }>;

/**
 * The person who asks. Refuses a visitor: `sessionExpired` only when their browser sent a session that is over,
 * because that is what makes a client log out (C7).
 */
export function requireUser({ actor }: Pick<Context, 'actor'>): UserActor {
  if (actor.kind === 'user') return actor;
  if (actor.kind === 'visitor' && actor.hasLostSession) {
    throw new Refusal('sessionExpired', 'E_SESSION_EXPIRED', MESSAGES.sessionExpired);
  }
  throw new Refusal('notLoggedIn', 'E_NOT_LOGGED_IN', 'Please log in.');
}

/** To everyone else the admin's rooms are not there; an admin without a second step is told what is missing (S-15). */
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

/** Whether they act for it as owner or manager, or are an admin; a reviewer does not. */
export function managesIt(actor: Actor, { kind, id }: Organisation): boolean {
  if (actor.kind !== 'user') return actor.kind === 'system';
  return actor.isAdmin || ((kind === 'company' ? actor.companyIds : actor.investorIds) ?? []).includes(id);
}

/** Where an admin looks after it (product §3, `adminUrl`); for everybody else there is no such field. */
export function adminLink(
  actor: Actor,
  { kind, key }: { kind: Organisation['kind']; key: string },
): { adminUrl?: string } {
  if (actor.kind !== 'user' || !actor.isAdmin) return {};
  return { adminUrl: `/admin/${kind === 'company' ? 'companies' : 'investors'}/${key}` };
}

/** Whether it is theirs to look at: everyone of the team, reviewers too, and admins. */
export function belongsToIt(actor: Actor, organisation: Organisation): boolean {
  if (managesIt(actor, organisation)) return true;
  if (actor.kind !== 'user') return false;
  const reviewed = organisation.kind === 'company' ? actor.reviewedCompanyIds : actor.reviewedInvestorIds;
  return (reviewed ?? []).includes(organisation.id);
}
