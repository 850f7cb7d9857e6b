import { sql } from 'drizzle-orm';
import type { ByEvent, Context, OnEvent } from '#domain/context.ts';
import { EVENT_CHANNEL, type Event } from '#domain/events.ts';
import { carryOutDecision } from '#domain/moderation/decisions.server.ts';

/**
 * A reaction to an event. It runs at least once after the commit, perhaps twice or late. So it reads current data, and
 * does nothing if its work is done.
 */
export type Reaction<E extends Event = Event> = OnEvent<E>;
export type Reactions = ByEvent;

/** Runs every reaction to the event, then throws the first failure. Returns the number of reactions. */
export async function react(context: Context, event: Event, reactions: Reactions): Promise<number> {
  const handlers = (reactions[event.type] ?? []) as readonly Reaction[];
  const outcomes = await Promise.allSettled(handlers.map((handler) => handler(context, event)));
  const failure = outcomes.find((outcome) => outcome.status === 'rejected');
  // The queue then retries; reactions that succeeded find their work done.
  if (failure) throw failure.reason;
  return handlers.length;
}

/**
 * Drops the cached pages a second time. The change's own notification reaches only processes that listen at that
 * moment; the queue delivers this one at least once.
 */
async function dropCachedPages(context: Context, event: Event): Promise<void> {
  await context.db.execute(sql`SELECT pg_notify(${EVENT_CHANNEL}, ${JSON.stringify(event)})`);
}

/** The reactions to each event. */
export const REACTIONS: Reactions = {
  'job.transitioned': [dropCachedPages],
  'staff.decided': [(context, { id }) => carryOutDecision(context, id)],
};
