import { and, eq, type SQL, sql } from 'drizzle-orm';
import { jobs } from '#database/tables/jobs.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import type { JobReminder } from '#domain/events.ts';
import { claimOnce } from '#domain/mails.server.ts';
import { oneByOne } from '#domain/one-by-one.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { tell } from '#domain/tell.server.ts';
import { deleteDrafts, isHeldByOrder } from './delete-drafts.server.ts';
import {
  DRAFT_KEPT_DAYS,
  DRAFT_WARNING_DAYS,
  PAYMENT_REMINDER_DAYS,
  PAYMENT_WITHIN_DAYS,
  RENEW_LIVE_WITHIN_DAYS,
} from './job.ts';
import { transitionIfPossible } from './transitions.server.ts';

/** Schedules for jobs that are not open: they remind, cancel and delete as time passes (rules §2). */
/** A reminder that a downtime delayed goes out this many days after its moment at the latest. */
const LATEST_DAYS = 3;

/** Makes jobs drafts again that have waited for their payment for a week. */
export async function cancelUnpaidJobs(context: Context): Promise<void> {
  const clock: Context = { ...context, actor: { kind: 'system', name: 'clock' } };
  const isLate = sql`${waitingSince} < ${daysAgo(clock, PAYMENT_WITHIN_DAYS)}`;
  const unpaid = await clock.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.status, 'PENDING_PAYMENT'), isLate));
  const reason = `unpaid for ${PAYMENT_WITHIN_DAYS} days`;
  await oneByOne(unpaid, ({ id }) => transitionIfPossible(clock, id, 'cancelPayment', { reason }));
}

/**
 * Deletes drafts that nobody has touched for 90 days, and that no order has paid. A warning that a downtime delayed gives
 * its team as many days as one in time.
 */
export async function deleteOldDrafts(context: Context): Promise<void> {
  const warningFrom = daysAgo(context, DRAFT_KEPT_DAYS - DRAFT_WARNING_DAYS);
  await deleteDrafts(
    context,
    sql`source IS NULL AND ${touchedAt} < ${daysAgo(context, DRAFT_KEPT_DAYS)}
      AND draft_warned_at > ${touchedAt} AND draft_warned_at <= ${warningFrom}`,
  );
}

/**
 * Reminds teams of a payment, of a job that ends in a week, and of a draft that will be deleted. Run it once a day. Each
 * reminder is told once, however often and late this runs; after `LATEST_DAYS` it would no longer help.
 */
export async function remindOfJobs(context: Context): Promise<void> {
  const closing = sql`(closes_at - ${RENEW_LIVE_WITHIN_DAYS} * interval '24 hours')`;
  const due: [reminder: Exclude<JobReminder, 'draft'>, condition: SQL, moment: SQL][] = [
    [
      'payment',
      sql`status = 'PENDING_PAYMENT' AND ${isDue(context, waitingSince, PAYMENT_REMINDER_DAYS)}`,
      waitingSince,
    ],
    [
      'ending',
      sql`status = 'ACTIVE' AND approved_at IS NOT NULL AND source IS NULL AND ${isDue(context, closing, 0)}`,
      closing,
    ],
  ];
  for (const [reminder, condition, moment] of due) {
    const rows = await context.db
      .select({ id: jobs.id, companyId: jobs.companyId, on: inJson(moment) })
      .from(jobs)
      .where(condition);
    for (const { id, companyId, on } of rows) {
      await inTransaction(context, async (inside) => {
        if (!(await claimOnce(inside, `jobReminded:${reminder}:${id}:${on}`))) return;
        await tell(inside, { type: 'job.reminded', id, companyId, reminder, on });
      });
    }
  }
  await warnOfDeletion(context);
}

/** However late it is, because the draft is deleted two weeks after this warning. */
async function warnOfDeletion(context: Context): Promise<void> {
  const isDue = sql`status = 'DRAFT' AND source IS NULL AND ${touchedAt} <= ${daysAgo(context, DRAFT_WARNING_DAYS)}
    AND (draft_warned_at IS NULL OR draft_warned_at <= ${touchedAt}) AND NOT ${isHeldByOrder(context)}`;
  for (const { id } of await context.db.select({ id: jobs.id }).from(jobs).where(isDue)) {
    await inTransaction(context, async (inside) => {
      const [draft] = await inside.db
        .update(jobs)
        .set({ draftWarnedAt: inside.now })
        .where(and(eq(jobs.id, id), isDue))
        .returning({ companyId: jobs.companyId, on: inJson(touchedAt) });
      if (draft) await tell(inside, { type: 'job.reminded', id, reminder: 'draft', ...draft });
    });
  }
}

const waitingSince = sql`(SELECT max(at) FROM job_transitions t WHERE t.job_id = jobs.id AND t.to_status = 'PENDING_PAYMENT')`;
const touchedAt = sql`coalesce((SELECT saved_at FROM job_drafts d WHERE d.job_id = jobs.id), updated_at)`;

/** The moment as events and keys of mails name it. */
const inJson = (moment: SQL) => sql<string>`to_json(${moment}) #>> '{}'`;

const daysAgo = ({ now }: Context, days: number) =>
  sql`${new Date(now.getTime() - days * DAY_MS).toISOString()}::timestamptz`;

/** Whether the moment is this many days ago, or a little more after a downtime. */
const isDue = (context: Context, moment: SQL, days: number) =>
  sql`${moment} <= ${daysAgo(context, days)} AND ${moment} > ${daysAgo(context, days + LATEST_DAYS)}`;
