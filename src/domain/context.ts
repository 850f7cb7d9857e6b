import type { Database } from '#database/client.ts';
import type { PayRule } from '#domain/site/pay-rules.ts';
import type { Platform } from '#domain/site/platforms.ts';
import type { Event } from './events.ts';

/** The person or system on whose behalf code runs. A missing list of a user is an empty one. */
export type Actor =
  /** `hasLostSession`: their browser sent a session that has expired or was revoked. */
  | { kind: 'visitor'; hasLostSession?: boolean }
  | {
      kind: 'user';
      userId: string;
      /** Startups they act for as owner or manager. */
      companyIds: string[];
      /** True only in a session with a second factor (S-15). */
      isAdmin: boolean;
      /** An admin in a session without a second factor, who has no more rights than anybody else. */
      lacksTwoFactor?: boolean;
      /** Startups whose applicants they may read as reviewers. */
      reviewedCompanyIds?: string[];
      /** Investors they act for as owner or manager. */
      investorIds?: string[];
      /** Investors they may read as reviewers. */
      reviewedInvestorIds?: string[];
      isEmailVerified?: boolean;
      /** When their account is deleted, if they have asked for that. Until then they change nothing but that. */
      deletesAt?: string;
      /** The admin who sees the site as this person, in a session with a second factor. */
      impersonatedBy?: string;
      /** Missing on a command line. */
      sessionId?: string;
    }
  /** A schedule, a feed or the operator's command line. */
  | { kind: 'system'; name: string };

/** First argument of every query and command: the actor, the time, the site, the connection and the listeners. */
export type Context = {
  actor: Actor;
  db: Database;
  now: Date;
  platform: Platform;
  listeners: Listeners;
  /** What the site asks of jobs that do not say their pay; those of site/pay-rules.ts by default. */
  payRules?: readonly PayRule[];
};

/** What runs on an event. */
export type OnEvent<E extends Event = Event> = (context: Context, event: E) => Promise<void>;
export type ByEvent = { readonly [Type in Event['type']]?: readonly OnEvent<Extract<Event, { type: Type }>>[] };

/** A listener runs inside the transaction of the change and keeps derived data true. */
export type Listener<E extends Event = Event> = OnEvent<E>;
export type Listeners = ByEvent;

export const visitor: Actor = { kind: 'visitor' };

/** As stored with changes; of an admin who acts as somebody, both: `admin:{id}:as:{id}`. */
export function actorName(actor: Actor): string {
  if (actor.kind === 'user' && actor.impersonatedBy) return `admin:${actor.impersonatedBy}:as:${actor.userId}`;
  if (actor.kind === 'user') return `${actor.isAdmin ? 'admin' : 'user'}:${actor.userId}`;
  return actor.kind === 'system' ? actor.name : 'visitor';
}

/** Runs the work in one transaction: its changes and its events commit together or not at all. */
export function inTransaction<T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> {
  return context.db.transaction((db) => work({ ...context, db }));
}
