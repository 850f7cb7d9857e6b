import { type SQL, sql } from 'drizzle-orm';
import type { Context, Listener } from './context.ts';
import type { Event } from './events.ts';

/**
 * Announces an event inside the transaction of its change and runs its listeners at once. On commit the database notifies
 * every process (the page cache drops stale pages) and queues a reaction that runs at least once (worker/reactions.ts).
 */
export async function tell(context: Context, event: Event): Promise<void> {
  await runListeners(context, event);
  await context.db.execute(sql`SELECT tell_event(${JSON.stringify(event)}::json)`);
}

/**
 * Announces several events in one statement and then runs their listeners. `change` is the WITH clause of the change
 * itself, where that is one statement too. Where `isChanged` does not hold after it, nothing is announced, and the answer
 * is false.
 */
export async function tellAll(
  context: Context,
  events: readonly Event[],
  change: SQL = sql``,
  isChanged: SQL = sql`true`,
): Promise<boolean> {
  const { rows } = await context.db.execute(
    sql`${change} SELECT tell_event(event) FROM json_array_elements(${JSON.stringify(events)}::json) AS event WHERE ${isChanged}`,
  );
  if (rows.length === 0) return false;
  for (const event of events) await runListeners(context, event);
  return true;
}

/** Queues an event for its reactions at a later moment. It has no listeners, and drops no cached page. */
export async function tellLater(context: Context, event: Event, at: Date): Promise<void> {
  await context.db.execute(
    sql`SELECT graphile_worker.add_job('react', ${JSON.stringify(event)}::json, run_at => ${at.toISOString()}::timestamptz)`,
  );
}

async function runListeners(context: Context, event: Event): Promise<void> {
  const listeners: readonly Listener<never>[] = context.listeners[event.type] ?? [];
  for (const listener of listeners) await listener(context, event as never);
}
