import { sql } from 'drizzle-orm';
import type { Context } from './context.ts';

/**
 * The record that keeps a mail from being sent twice. Reactions run at least once, sometimes two at a time, and
 * are cut off anywhere; only who takes a mail may send it, and one that was sent cannot be taken again. A mail counts
 * as sent when the receiving server said so (its 250). Killed between that answer and the record of it, a
 * millisecond later, the mail goes out once more, with the same Message-ID: losing it would be worse.
 */

/** Longer than any conversation with a mail server may last (see adapters/mailer.ts). */
const CUT_OFF_AFTER = '2 minutes';

/** `busy`: somebody else is sending it right now, or was cut off a moment ago. */
export type Taken = 'taken' | 'busy' | 'done';

/** Takes a mail in order to send it. On the database's own clock: a taker's may have stood still. */
export async function takeMail(context: Context, key: string): Promise<Taken> {
  const { rows } = await context.db.execute(sql`
    INSERT INTO mails AS mail (key, taken_at, attempts, created_at) VALUES (${key}, clock_timestamp(), 1, clock_timestamp())
    ON CONFLICT (key) DO UPDATE SET taken_at = clock_timestamp(), attempts = mail.attempts + 1
      WHERE mail.sent_at IS NULL AND mail.refused_at IS NULL
        AND (mail.taken_at IS NULL OR mail.taken_at < clock_timestamp() - ${CUT_OFF_AFTER}::interval)
    RETURNING 1`);
  if (rows.length > 0) return 'taken';
  const { rows: known } = await context.db.execute<{ isDone: boolean }>(
    sql`SELECT coalesce(sent_at, refused_at) IS NOT NULL AS "isDone" FROM mails WHERE key = ${key}`,
  );
  return known[0]?.isDone ? 'done' : 'busy';
}

export async function mailWasSent(context: Context, key: string): Promise<void> {
  await context.db.execute(
    sql`UPDATE mails SET sent_at = clock_timestamp(), taken_at = NULL, trouble = NULL WHERE key = ${key}`,
  );
}

/** For another attempt; `forGood` when the server said that there will never be a right moment. */
export async function mailWasNotSent(context: Context, key: string, trouble: string, forGood: boolean): Promise<void> {
  await context.db.execute(sql`
    UPDATE mails SET taken_at = NULL, trouble = ${trouble.slice(0, 500)},
      refused_at = CASE WHEN ${forGood} THEN clock_timestamp() END
    WHERE key = ${key}`);
}

/** Longer ago than any reaction is repeated: what was to be said is no secret, but whom we wrote to is theirs. */
export async function forgetOldMails(context: Context): Promise<void> {
  await context.db.execute(sql`DELETE FROM mails WHERE created_at < now() - interval '30 days'`);
}
