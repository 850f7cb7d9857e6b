import { sql } from 'drizzle-orm';
import type { Context } from './context.ts';

/** What can have happened. Handlers re-read what they need: an event carries only who it is about. */
export type Event =
  | { type: 'job.stepped'; id: string; companyId: string; verb: string }
  | { type: 'job.changed'; id: string; companyId: string }
  | { type: 'company.changed'; id: string };

/** The channel on which every process hears of events the moment they commit. */
export const EVENT_CHANNEL = 'havn_events';

/**
 * Tells what happened, in the transaction of the change itself. Two things follow on commit, both by the
 * database: every listening process is notified at once (pages kept in memory must not outlive the change),
 * and a reaction is queued that runs at least once (see worker/reactions.ts).
 */
export async function tell(context: Context, event: Event): Promise<void> {
  await context.db.execute(sql`SELECT tell_event(${JSON.stringify(event)}::json)`);
}
