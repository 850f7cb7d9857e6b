import type { Database } from '../database/client.ts';
import type { Platform } from './site/platforms.ts';

/** Who asks. Roles beyond these come with their rooms; a stranger is always `visitor`. */
export type Actor =
  | { kind: 'visitor' }
  | { kind: 'user'; userId: string; companyIds: string[]; isAdmin: boolean }
  /** The clock, a feed, or the operator's own command line: the product acting for itself. */
  | { kind: 'system'; name: string };

/** First argument of every query and command: who asks, when, on which site, and through which connection. */
export type Context = {
  actor: Actor;
  db: Database;
  now: Date;
  platform: Platform;
};

export const visitor: Actor = { kind: 'visitor' };

export function actorName(actor: Actor): string {
  if (actor.kind === 'user') return `${actor.isAdmin ? 'admin' : 'user'}:${actor.userId}`;
  return actor.kind === 'system' ? actor.name : 'visitor';
}

/** Runs the work in one transaction: everything it changes and tells is there together, or not at all. */
export function inTransaction<T>(context: Context, work: (context: Context) => Promise<T>): Promise<T> {
  return context.db.transaction((db) => work({ ...context, db }));
}
