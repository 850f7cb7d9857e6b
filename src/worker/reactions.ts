import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { EVENT_CHANNEL, type Event } from '#domain/events.ts';

/**
 * What follows when something happened. Each runs at least once after the change has committed, perhaps twice
 * and perhaps late: so it reads anew what it needs, and does nothing when there is nothing left to do.
 */
export type Reaction<E extends Event = Event> = (context: Context, event: E) => Promise<void>;
export type Reactions = { [Type in Event['type']]?: readonly Reaction<Extract<Event, { type: Type }>>[] };

/** Runs every reaction to the event; the first that fails is thrown after the others had their turn. */
export async function react(context: Context, event: Event, reactions: Reactions): Promise<number> {
  const handlers = (reactions[event.type] ?? []) as readonly Reaction[];
  const outcomes = await Promise.allSettled(handlers.map((handler) => handler(context, event)));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  // Thrown, so that the queue tries again: reactions that went well will find nothing left to do.
  if (failed) throw failed.reason;
  return handlers.length;
}

/**
 * Drops the cached pages once more. The notification of the change itself does so the moment it commits, but is
 * heard only by who listens at that moment; this one comes at least once.
 */
async function dropKeptPages(context: Context, event: Event): Promise<void> {
  await context.db.execute(sql`SELECT pg_notify(${EVENT_CHANNEL}, ${JSON.stringify(event)})`);
}

/** What the product does about its events. */
export const REACTIONS: Reactions = {
  'job.transitioned': [dropKeptPages],
};
