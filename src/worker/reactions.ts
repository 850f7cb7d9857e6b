import type { Context } from '../domain/context.ts';
import type { Event } from '../domain/events.ts';

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

/** What the product does about its events. What it needs from outside the domain is handed in by server.ts. */
export function createReactions(outside: { dropPagesOf: (event: Event) => void }): Reactions {
  return {
    // The notification that drops pages at once is heard only by who listens at that moment; this is at least once.
    'job.stepped': [async (_context, event) => outside.dropPagesOf(event)],
  };
}
