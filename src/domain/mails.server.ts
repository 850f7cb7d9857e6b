import { sql } from 'drizzle-orm';
import { mailOutages } from '#database/tables/mails.server.ts';
import type { Context } from './context.ts';

/**
 * The record that keeps a mail from being sent twice. Reactions run at least once, sometimes two at a time, and
 * are cut off anywhere; only who takes a mail may send it, and one that was sent cannot be taken again. A mail counts
 * as sent when the receiving server said so (its 250). Killed between that answer and the record of it, or with the
 * database away for a minute after it, the mail goes out once more, with the same Message-ID: losing it would be worse.
 */

/** Longer than a conversation with a mail server (adapters/mailer.ts) and the record of it (mail/send-once.ts) may last. */
const CUT_OFF_AFTER = '2 minutes';

/** `busy`: somebody else is sending it, or was cut off; until then nobody can tell which. */
export type Taken = 'taken' | 'done' | { busyUntil: Date };

/** Thrown for a mail that is in somebody else's hands; there is nothing to do before `until`. */
export class MailInHand extends Error {
  readonly until: Date;

  constructor(key: string, until: Date) {
    super(`The mail ${key} is being sent by another process.`);
    this.until = until;
  }
}

/** Takes a mail in order to send it. On the database's own clock: a taker's may have stood still. */
export async function takeMail(context: Context, key: string): Promise<Taken> {
  const { rows } = await context.db.execute(sql`
    INSERT INTO mails AS mail (key, taken_at, attempts, created_at) VALUES (${key}, clock_timestamp(), 1, clock_timestamp())
    ON CONFLICT (key) DO UPDATE SET taken_at = clock_timestamp(), attempts = mail.attempts + 1
      WHERE mail.sent_at IS NULL AND mail.refused_at IS NULL
        AND (mail.taken_at IS NULL OR mail.taken_at < clock_timestamp() - ${CUT_OFF_AFTER}::interval
          -- Taken by a clock that was ahead.
          OR mail.taken_at > clock_timestamp() + ${CUT_OFF_AFTER}::interval)
    RETURNING 1`);
  if (rows.length > 0) return 'taken';
  const { rows: known } = await context.db.execute<{ isDone: boolean; until: string | null }>(sql`
    SELECT coalesce(sent_at, refused_at) IS NOT NULL AS "isDone",
      to_json(coalesce(taken_at, clock_timestamp()) + ${CUT_OFF_AFTER}::interval) AS until
    FROM mails WHERE key = ${key}`);
  if (known[0]?.isDone) return 'done';
  return { busyUntil: new Date(known[0]?.until ?? Date.now()) };
}

/** The server took it: so mail goes out. */
export async function mailWasSent(context: Context, key: string): Promise<void> {
  await context.db.execute(sql`
    WITH ended AS (DELETE FROM mail_outages)
    UPDATE mails SET sent_at = clock_timestamp(), taken_at = NULL, trouble = NULL WHERE key = ${key}`);
}

/** For another attempt; `forGood` when the server said that there will never be a right moment. */
export async function mailWasNotSent(context: Context, key: string, trouble: string, forGood: boolean): Promise<void> {
  await context.db.execute(sql`
    UPDATE mails SET taken_at = NULL, trouble = ${trouble.slice(0, 500)},
      refused_at = CASE WHEN ${forGood} THEN clock_timestamp() END
    WHERE key = ${key}`);
}

/** The mail server is away or refuses us, whatever the mail: noted once, with the reason it gave last. */
export async function mailStopped(context: Context, reason: string): Promise<void> {
  await context.db.execute(sql`
    INSERT INTO mail_outages (since, reason) VALUES (clock_timestamp(), ${reason})
    ON CONFLICT (is_current) DO UPDATE SET reason = excluded.reason`);
}

/** The mail server spoke about a mail, if only to refuse it: mail goes out. */
export async function mailResumed(context: Context): Promise<void> {
  await context.db.execute(sql`DELETE FROM mail_outages`);
}

/** Since when no mail has been going out, and why; null while it does. */
export async function readMailOutage({ db }: Context): Promise<{ since: Date; reason: string } | null> {
  const [outage] = await db.select({ since: mailOutages.since, reason: mailOutages.reason }).from(mailOutages);
  return outage ?? null;
}

/** Longer ago than any reaction is repeated: what was to be said is no secret, but whom we wrote to is theirs. */
export async function forgetOldMails(context: Context): Promise<void> {
  await context.db.execute(sql`DELETE FROM mails WHERE created_at < now() - interval '30 days'`);
}
