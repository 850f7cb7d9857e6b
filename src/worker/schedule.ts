import { lt, sql } from 'drizzle-orm';
import type { CronItem } from 'graphile-worker';
import { requestCounts } from '#database/tables/rate-limits.server.ts';
import { deleteExpired } from '#domain/accounts/delete-expired.server.ts';
import { deleteDueAccounts } from '#domain/accounts/own-data/delete-accounts.server.ts';
import { fillTextBands } from '#domain/applications/board/copied-texts.server.ts';
import { sendDueNoes } from '#domain/applications/board/noes.server.ts';
import { recountAnswerTimes } from '#domain/applications/clock/answer-times.server.ts';
import { closeUnanswered, runAnswerClock } from '#domain/applications/clock/run-answer-clock.server.ts';
import { gatherApplicantMails } from '#domain/applications/notices/applicant-mails.server.ts';
import { keepRetention } from '#domain/applications/retention/retention.server.ts';
import { deleteOrphanedCompanies } from '#domain/companies/commands.server.ts';
import { giveFlags } from '#domain/companies/free-flag.server.ts';
import { endJoinRequests } from '#domain/companies/joining/join-requests.server.ts';
import type { Context } from '#domain/context.ts';
import { deleteOrphanedInvestors } from '#domain/investors/commands.server.ts';
import { removeDeletedDrafts } from '#domain/jobs/drafts.server.ts';
import { cancelUnpaidJobs, deleteOldDrafts, remindOfJobs } from '#domain/jobs/time-limits.server.ts';
import { expireJobs } from '#domain/jobs/transitions.server.ts';
import { deleteOldMails } from '#domain/mails.server.ts';
import { LONGEST_MEMORY_WINDOW_MS } from '#domain/rate-limit-table.ts';
import { deleteOldEmptySearches } from '#domain/search/empty-searches.server.ts';
import { rebuildStaleSearchRows, sumCounters } from '#domain/search/index/index-maintenance.server.ts';
import { deleteViewMarks, recountWeeklyViews, refreshPopularityOfToday } from '#domain/search/view-counting.server.ts';
import { HOUR_MS } from '#domain/site/days.ts';
import { deleteUnusedFiles } from '#domain/talent/private-files.server.ts';

/** A task at fixed times. `missed`: how far back missed times are made up after downtime, in ms. */
export type Schedule = { match: string; missed?: number; run: (context: Context) => Promise<unknown> };

/** The name of the mail task in the queue. */
export const MAIL_TASK = 'mail';

export const SCHEDULES: Record<string, Schedule> = {
  /** Expired jobs are already closed to readers; this records the transition and sends its event within a minute. */
  expire_jobs: { match: '* * * * *', run: (context) => expireJobs(context) },
  remove_deleted_job_drafts: { match: '* * * * *', run: removeDeletedDrafts },
  cancel_unpaid_jobs: { match: '*/10 * * * *', run: cancelUnpaidJobs },
  remind_of_jobs: { match: '0 8 * * *', missed: 12 * HOUR_MS, run: remindOfJobs },
  /** At eight in the morning, so that reminders come with the day's work. */
  run_answer_clock: { match: '0 8 * * *', missed: 12 * HOUR_MS, run: runAnswerClock },
  /** Eight in the morning comes at another hour in each country. */
  gather_applicant_mails: { match: '*/10 * * * *', run: gatherApplicantMails },
  /** Those whose 48 hours are over get their answer within the minute. */
  send_due_noes: { match: '* * * * *', run: sendDueNoes },
  close_unanswered: { match: '20 8 * * *', missed: 24 * HOUR_MS, run: closeUnanswered },
  /** Near-copies among applications that are older than their bands. Otherwise it costs one look through the table. */
  fill_text_bands: { match: '55 3 * * *', missed: 24 * HOUR_MS, run: (context) => fillTextBands(context) },
  recount_answer_times: { match: '15 3 * * *', missed: 24 * HOUR_MS, run: recountAnswerTimes },
  keep_retention: { match: '45 3 * * *', missed: 24 * HOUR_MS, run: keepRetention },
  end_join_requests: { match: '15 4 * * *', missed: 24 * HOUR_MS, run: endJoinRequests },
  delete_old_job_drafts: { match: '30 3 * * *', missed: 24 * HOUR_MS, run: deleteOldDrafts },
  /** The views of the last seven days change at midnight even without a new view. */
  recount_weekly_views: { match: '5 0 * * *', missed: 24 * HOUR_MS, run: recountWeeklyViews },
  refresh_popularity: { match: '*/10 * * * *', run: refreshPopularityOfToday },
  /** The queue's backoff grows to six hours, but mail should go out minutes after its server recovers. */
  hurry_mails: {
    match: '* * * * *',
    run: (context) =>
      context.db.execute(sql`
        SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now() + interval '4 minutes')
        FROM graphile_worker.jobs
        WHERE task_identifier = ${MAIL_TASK} AND locked_at IS NULL AND run_at > now() + interval '5 minutes'
        HAVING count(*) > 0`),
  },
  /** Flags for rows older than their column. Otherwise it costs two index lookups. */
  give_flags: { match: '* * * * *', run: giveFlags },
  forget_old_mails: { match: '40 3 * * *', missed: 24 * HOUR_MS, run: deleteOldMails },
  forget_viewers: { match: '10 * * * *', missed: HOUR_MS, run: deleteViewMarks },
  delete_old_empty_searches: { match: '50 3 * * *', missed: 24 * HOUR_MS, run: deleteOldEmptySearches },
  sum_counters: { match: '* * * * *', run: sumCounters },
  /** Rebuilds rows after a release with new rules; otherwise it costs one index lookup. */
  remake_search_rows: { match: '* * * * *', run: (context) => rebuildStaleSearchRows(context) },
  forget_what_is_over: { match: '25 * * * *', missed: HOUR_MS, run: deleteExpired },
  delete_accounts: { match: '*/10 * * * *', run: deleteDueAccounts },
  delete_unused_files: { match: '45 * * * *', missed: HOUR_MS, run: deleteUnusedFiles },
  delete_orphaned_drafts: {
    match: '35 * * * *',
    run: async (context) => {
      await deleteOrphanedCompanies(context);
      await deleteOrphanedInvestors(context);
    },
  },
  tidy_limits: {
    match: '*/10 * * * *',
    run: (context) =>
      context.db
        .delete(requestCounts)
        .where(lt(requestCounts.windowStart, new Date(context.now.getTime() - LONGEST_MEMORY_WINDOW_MS - HOUR_MS))),
  },
};

/** Tasks as Graphile Worker takes them. A task whose missed times are not made up waits in the queue once at most. */
export function cronItems(schedules: Record<string, Schedule>): CronItem[] {
  return Object.entries(schedules).map(([task, { match, missed }]) => ({
    task,
    match,
    identifier: task,
    options: { backfillPeriod: missed ?? 0, maxAttempts: 5, ...(missed ? {} : { jobKey: task }) },
  }));
}
