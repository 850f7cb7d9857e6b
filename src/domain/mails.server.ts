import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { mailOutages, mails } from '#database/tables/mails.server.ts';
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

/** The database's clock, because a process's own may have stood still. */
const CLOCK = sql`clock_timestamp()`;

/** Claims a mail for sending. */
export async function claimMail(context: Context, key: string): Promise<MailClaim> {
  const { takenAt, attempts, sentAt, refusedAt } = mails;
  const isFree = or(
    isNull(takenAt),
    lt(takenAt, sql`${CLOCK} - ${CUT_OFF_AFTER}::interval`),
    // A clock that ran ahead claimed it.
    gt(takenAt, sql`${CLOCK} + ${CUT_OFF_AFTER}::interval`),
  );
  const rows = await context.db
    .insert(mails)
    .values({ key, takenAt: CLOCK, attempts: 1, createdAt: CLOCK })
    .onConflictDoUpdate({
      target: mails.key,
      set: { takenAt: CLOCK, attempts: sql`${attempts} + 1` },
      setWhere: and(isNull(sentAt), isNull(refusedAt), isFree),
    })
    .returning({ key: mails.key });
  if (rows.length > 0) return 'claimed';
  const until = sql<Date>`coalesce(${takenAt}, ${CLOCK}) + ${CUT_OFF_AFTER}::interval`.mapWith(takenAt);
  const [mail] = await context.db.select({ sentAt, refusedAt, until }).from(mails).where(eq(mails.key, key));
  if (mail && (mail.sentAt ?? mail.refusedAt) !== null) return 'done';
  return { busyUntil: mail?.until ?? new Date() };
}

/** Claims a message that is sent at most once, such as one to Slack. False if somebody has claimed it. */
export async function claimOnce(context: Context, key: string): Promise<boolean> {
  const rows = await context.db
    .insert(mails)
    .values({ key, sentAt: CLOCK, attempts: 1, createdAt: CLOCK })
    .onConflictDoNothing()
    .returning({ key: mails.key });
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
  await context.db
    .update(mails)
    .set({ takenAt: null, trouble: trouble.slice(0, 500), refusedAt: forGood ? CLOCK : null })
    .where(eq(mails.key, key));
}

/** Records an outage: the mail server is unreachable or refuses every mail. Keeps the latest reason. */
export async function mailStopped(context: Context, reason: string): Promise<void> {
  await context.db
    .insert(mailOutages)
    .values({ since: CLOCK, reason })
    .onConflictDoUpdate({ target: mailOutages.isCurrent, set: { reason } });
}

/** Ends the outage: the mail server has answered for a mail, even if it refused that one. */
export async function mailResumed(context: Context): Promise<void> {
  await context.db.delete(mailOutages);
}

/** Reads the current mail outage; null if there is none. */
export async function readMailOutage({ db }: Context): Promise<{ since: Date; reason: string } | null> {
  const [outage] = await db.select({ since: mailOutages.since, reason: mailOutages.reason }).from(mailOutages);
  return outage ?? null;
}

/** Keys with this beginning name no person and are never deleted, for messages that must not come a second time. */
export const CLAIMED_FOREVER = 'forever:';

/** Records of mails are deleted after this many days. */
export const MAILS_KEPT_DAYS = 30;

/** Deletes mails that no reaction will repeat, because their recipients are personal data. */
export async function deleteOldMails(context: Context): Promise<void> {
  const isOld = sql`${mails.createdAt} < now() - make_interval(days => ${MAILS_KEPT_DAYS})`;
  await context.db.delete(mails).where(and(isOld, sql`NOT starts_with(${mails.key}, ${CLAIMED_FOREVER})`));
}
