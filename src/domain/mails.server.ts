import { sql } from 'drizzle-orm';
import { mailOutages } from '#database/tables/mails.server.ts';
import type { Context } from './context.ts';

/**
 * Claims on mails, so that none is sent twice although reactions may run twice or stop anywhere. A mail counts as sent
 * once the receiving server accepts it (250). If the process dies before recording that, the mail goes out again with
 * the same Message-ID: losing it would be worse.
 */

/** Longer than sending (adapters/mailer.ts) and recording (mail/send-once.ts) may take. */
const CUT_OFF_AFTER = '2 minutes';

/** `busyUntil`: another process is sending it or was cut off; until then nobody can tell which. */
export type MailClaim = 'claimed' | 'done' | { busyUntil: Date };

/** Another process may be sending the mail until `until`. */
export class MailBusyError extends Error {
  readonly until: Date;

  constructor(key: string, until: Date) {
    super(`The mail ${key} is being sent by another process.`);
    this.until = until;
  }
}

/** Claims a mail for sending. Uses the database's clock, because a process's own may have stood still. */
export async function claimMail(context: Context, key: string): Promise<MailClaim> {
  const { rows } = await context.db.execute(sql`
    INSERT INTO mails AS mail (key, taken_at, attempts, created_at) VALUES (${key}, clock_timestamp(), 1, clock_timestamp())
    ON CONFLICT (key) DO UPDATE SET taken_at = clock_timestamp(), attempts = mail.attempts + 1
      WHERE mail.sent_at IS NULL AND mail.refused_at IS NULL
        AND (mail.taken_at IS NULL OR mail.taken_at < clock_timestamp() - ${CUT_OFF_AFTER}::interval
          -- A clock that ran ahead claimed it.
          OR mail.taken_at > clock_timestamp() + ${CUT_OFF_AFTER}::interval)
    RETURNING 1`);
  if (rows.length > 0) return 'claimed';
  const { rows: existing } = await context.db.execute<{ isDone: boolean; until: string | null }>(sql`
    SELECT coalesce(sent_at, refused_at) IS NOT NULL AS "isDone",
      to_json(coalesce(taken_at, clock_timestamp()) + ${CUT_OFF_AFTER}::interval) AS until
    FROM mails WHERE key = ${key}`);
  if (existing[0]?.isDone) return 'done';
  return { busyUntil: new Date(existing[0]?.until ?? Date.now()) };
}

/** Claims a message that is sent at most once, such as one to Slack. False if somebody has claimed it. */
export async function claimOnce(context: Context, key: string): Promise<boolean> {
  const { rows } = await context.db.execute(sql`
    INSERT INTO mails (key, sent_at, attempts, created_at) VALUES (${key}, clock_timestamp(), 1, clock_timestamp())
    ON CONFLICT DO NOTHING RETURNING 1`);
  return rows.length > 0;
}

/** Records that the server accepted a mail, which also ends an outage. */
export async function mailWasSent(context: Context, key: string): Promise<void> {
  await context.db.execute(sql`
    WITH ended AS (DELETE FROM mail_outages)
    UPDATE mails SET sent_at = clock_timestamp(), taken_at = NULL, trouble = NULL WHERE key = ${key}`);
}

/** Releases a mail for another attempt, or for none if the server refused it permanently (`forGood`). */
export async function mailWasNotSent(context: Context, key: string, trouble: string, forGood: boolean): Promise<void> {
  await context.db.execute(sql`
    UPDATE mails SET taken_at = NULL, trouble = ${trouble.slice(0, 500)},
      refused_at = CASE WHEN ${forGood} THEN clock_timestamp() END
    WHERE key = ${key}`);
}

/** Records an outage: the mail server is unreachable or refuses every mail. Keeps the latest reason. */
export async function mailStopped(context: Context, reason: string): Promise<void> {
  await context.db.execute(sql`
    INSERT INTO mail_outages (since, reason) VALUES (clock_timestamp(), ${reason})
    ON CONFLICT (is_current) DO UPDATE SET reason = excluded.reason`);
}

/** Ends the outage: the mail server has answered for a mail, even if it refused that one. */
export async function mailResumed(context: Context): Promise<void> {
  await context.db.execute(sql`DELETE FROM mail_outages`);
}

/** Reads the current mail outage; null if there is none. */
export async function readMailOutage({ db }: Context): Promise<{ since: Date; reason: string } | null> {
  const [outage] = await db.select({ since: mailOutages.since, reason: mailOutages.reason }).from(mailOutages);
  return outage ?? null;
}

/** Keys with this beginning name no person and are never deleted, for messages that must not come a second time. */
export const CLAIMED_FOREVER = 'forever:';

/** How long the records of mails are kept. */
export const MAILS_KEPT_DAYS = 30;

/** Deletes mails that no reaction will repeat, because their recipients are personal data. */
export async function deleteOldMails(context: Context): Promise<void> {
  await context.db.execute(
    sql`DELETE FROM mails WHERE created_at < now() - make_interval(days => ${MAILS_KEPT_DAYS}) AND NOT starts_with(key, ${CLAIMED_FOREVER})`,
  );
}
