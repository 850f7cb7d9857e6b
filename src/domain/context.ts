import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import type { Platform } from '#domain/site/platforms.ts';
import type { Event } from './events.ts';

/** Who asks; a stranger is always `visitor`. What is left out of a user, they have not. */
export type Actor =
  /** `hasLostSession`: their browser sent a session that has expired or was revoked. */
  | { kind: 'visitor'; hasLostSession?: boolean }
  | {
      kind: 'user';
      userId: string;
      /** Startups they act for as owner or manager. */
      companyIds: string[];
      /** In a session with a second step only (S-15). */
      isAdmin: boolean;
      /** An admin in a session without one: an ordinary person, who is told how to become more. */
      lacksSecondStep?: boolean;
      /** Startups whose applicants they review, and nothing else. */
      reviewedCompanyIds?: string[];
      /** Investors they act for as owner or manager. */
      investorIds?: string[];
      /** Investors they look at as reviewers, and change nothing of. */
      reviewedInvestorIds?: string[];
      isEmailVerified?: boolean;
      /** The session they act in; none on a command line. */
      sessionId?: string;
    }
  /** The clock, a feed, or the operator's own command line: the product acting for itself. */
  | { kind: 'system'; name: string };

/** First argument of every query and command: who asks, when, on which site, and through which connection. */
export type Context = {
  actor: Actor;
  db: Database;
  now: Date;
  platform: Platform;
  listeners: Listeners;
};

/**
 * What keeps derived data true, by the type of event: each runs inside the transaction of the change (listeners.ts). A
 * command tells what it did and knows nobody who listens.
 */
export type Listeners = {
  readonly [Type in Event['type']]?: readonly Listener<Extract<Event, { type: Type }>>[];
};
export type Listener<E extends Event = Event> = (context: Context, event: E) => Promise<void>;

export const visitor: Actor = { kind: 'visitor' };

export function actorName(actor: Actor): string {
  if (actor.kind === 'user') return `${actor.isAdmin ? 'admin' : 'user'}:${actor.userId}`;
  return actor.kind === 'system' ? actor.name : 'visitor';
}

/** Runs the work in one transaction: everything it changes and tells is there together, or not at all. */
export function inTransaction<T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> {
  return context.db.transaction((db) => work({ ...context, db }));
}

/**
 * Tells what happened, in the transaction of the change itself. Listeners run at once. Two things follow on commit, both
 * by the database: every listening process is notified (pages cached in memory must not outlive the change), and a reaction
 * is queued that runs at least once (see worker/reactions.ts).
 */
export async function tell(context: Context, event: Event): Promise<void> {
  const listeners: readonly Listener<never>[] = context.listeners[event.type] ?? [];
  for (const listener of listeners) await listener(context, event as never);
  await context.db.execute(sql`SELECT tell_event(${JSON.stringify(event)}::json)`);
}
