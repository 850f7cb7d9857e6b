import { and, desc, eq, sql } from 'drizzle-orm';
import { jobs, jobTransitions } from '#database/tables/jobs.server.ts';
import type { Context } from '#domain/context.ts';
import { LONGEST_AHEAD_DAYS } from '#domain/jobs/job.ts';
import { isPauseReleased } from '#domain/jobs/pause-release.server.ts';
import { transition } from '#domain/jobs/transitions.server.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { addDays, dayIn, endOfDayIn } from '#domain/site/days.ts';
import { tell } from '#domain/tell.server.ts';
import type { Employer } from '../postings/employer.server.ts';
import { cappedDay } from '../postings/job-of-posting.server.ts';
import type { Ready } from '../store/merging.server.ts';
import { isWrittenByFeed, type SourcedJob } from '../store/sources.server.ts';

/**
 * Renews a job that its feed still names. Its last day follows the feed; without one, each full sync extends it (rules
 * §4). A job that the feed or the clock ended opens again. Returns null for no change.
 */
export async function renewJob(
  context: Context,
  { feed, isFull }: { feed: string; isFull: boolean },
  job: SourcedJob,
  { employer, lastDay }: Ready,
): Promise<'moved' | 'renewed' | 'reopened' | null> {
  if (isWrittenByFeed(job) && job.lastDaySaid !== (lastDay !== null)) {
    await context.db
      .update(jobs)
      .set({ lastDaySaid: lastDay !== null })
      .where(eq(jobs.id, job.id));
    job.lastDaySaid = lastDay !== null;
    await tell(context, { type: 'job.changed', id: job.id, companyId: job.companyId });
  }
  const isMoved = lastDay !== null && isWrittenByFeed(job) && (await moveLastDay(context, job, employer, lastDay));
  const today = dayIn(timeZoneOf(employer.countryCode), context.now);
  const isAhead = lastDay === null || lastDay >= today;
  if (job.status === 'EXPIRED' && job.source !== null && isAhead && (await mayOpenAgain(context, job.id))) {
    await transition(context, job.id, 'relist', { reason: `back in ${feed}` });
    return 'reopened';
  }
  if (isMoved) return 'moved';
  const isOpenEnded = job.source !== null && lastDay === null && job.status === 'ACTIVE' && job.approvedAt !== null;
  if (!isFull || !isOpenEnded) return null;
  if (job.expirationDate !== null && job.expirationDate >= addDays(today, LONGEST_AHEAD_DAYS)) return null;
  await transition(context, job.id, 'renewLive');
  return 'renewed';
}

async function moveLastDay(context: Context, job: SourcedJob, employer: Employer, lastDay: string): Promise<boolean> {
  const day = cappedDay(lastDay, employer.countryCode, context.now);
  if (day === job.expirationDate) return false;
  const closesAt = job.approvedAt === null ? null : endOfDayIn(timeZoneOf(employer.countryCode), day);
  await context.db.update(jobs).set({ expirationDate: day, closesAt }).where(eq(jobs.id, job.id));
  await tell(context, { type: 'job.changed', id: job.id, companyId: job.companyId });
  return true;
}

/**
 * A job that people closed stays closed, even while the feed names it. So does one whose last day came while it was
 * paused: by its team for good, otherwise until what paused it is over. A suspension that is over closes no job for good.
 */
async function mayOpenAgain(context: Context, jobId: string): Promise<boolean> {
  const isReleased = isPauseReleased(context, { id: sql`${jobs.id}`, cause: sql`${jobs.stoppedBecause}` });
  const [end] = await context.db
    .select({
      action: jobTransitions.action,
      from: jobTransitions.from,
      stoppedBecause: jobs.stoppedBecause,
      isReleased: sql<boolean>`${isReleased}`,
    })
    .from(jobs)
    .innerJoin(jobTransitions, eq(jobTransitions.jobId, jobs.id))
    .where(and(eq(jobs.id, jobId), eq(jobTransitions.to, 'EXPIRED')))
    .orderBy(desc(jobTransitions.at), desc(jobTransitions.id))
    .limit(1);
  if (!end) return false;
  if (end.action === 'delist') return true;
  if (end.action === 'expire') return end.from !== 'STOPPED' || end.isReleased;
  return end.action === 'close' && end.stoppedBecause === 'suspended' && end.isReleased;
}
