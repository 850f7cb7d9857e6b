import { and, eq, inArray } from 'drizzle-orm';
import { jobs } from '#database/tables/jobs.server.ts';
import { jobInterests, savedJobs } from '#database/tables/talent.server.ts';
import { requireUser } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { tell } from '#domain/tell.server.ts';
import { shownMarks } from './job.ts';
import { findJob } from './queries.server.ts';
import type { Job } from './views.ts';

/** Saves a job for the person, open or closed. Saving it twice changes nothing. */
export async function saveJob(context: Context, idOrKey: string): Promise<void> {
  const { userId } = requireUser(context);
  const { job } = await findJob(context, idOrKey);
  await context.db.insert(savedJobs).values({ userId, jobId: job.id, at: context.now }).onConflictDoNothing();
}

/** Removes a saved job. Works for as long as the person has it, even where the public no longer sees the job. */
export async function unsaveJob(context: Context, idOrKey: string): Promise<void> {
  const { userId } = requireUser(context);
  await removeMark(context, savedJobs, userId, idOrKey);
}

/** Marks interest in an open job. A second call keeps the first moment. Returns that moment. */
export async function markInterest(context: Context, idOrKey: string): Promise<Date> {
  const { userId } = requireUser(context);
  const { job, openness } = await findJob(context, idOrKey);
  return inTransaction(context, async (inside) => {
    const { db, now } = inside;
    const mark = and(eq(jobInterests.userId, userId), eq(jobInterests.jobId, job.id));
    if (openness === 'open') {
      const rows = await db
        .insert(jobInterests)
        .values({ userId, jobId: job.id, at: now })
        .onConflictDoNothing()
        .returning({ jobId: jobInterests.jobId });
      if (rows.length > 0) await tellOfInterest(inside, job);
    }
    const [row] = await db.select({ at: jobInterests.at }).from(jobInterests).where(mark);
    if (!row) {
      throw new Refusal('unmet', 'E_JOB_CLOSED', 'This job is closed, so its startup no longer counts interest.');
    }
    return row.at;
  });
}

/**
 * Tells that enough people are interested for the startup to see a number. Two at the same moment may both miss it, so
 * each later person counts again; what follows happens once.
 */
async function tellOfInterest(context: Context, job: Pick<Job, 'id' | 'company'>): Promise<void> {
  const people = await context.db.$count(jobInterests, eq(jobInterests.jobId, job.id));
  if (shownMarks(people) !== null) {
    await tell(context, { type: 'job.interestShown', id: job.id, companyId: job.company.id });
  }
}

/** Clears interest. Changes nothing if there is none. */
export async function clearInterest(context: Context, idOrKey: string): Promise<void> {
  const { userId } = requireUser(context);
  await removeMark(context, jobInterests, userId, idOrKey);
}

async function removeMark(
  { db, ...context }: Context,
  marks: typeof savedJobs | typeof jobInterests,
  userId: string,
  idOrKey: string,
): Promise<void> {
  const job = isIdentifier(idOrKey) ? eq(jobs.id, idOrKey) : eq(jobs.key, idOrKey);
  const rows = await db
    .delete(marks)
    .where(and(eq(marks.userId, userId), inArray(marks.jobId, db.select({ id: jobs.id }).from(jobs).where(job))))
    .returning({ jobId: marks.jobId });
  // Without a mark, a job that the person may not see stays absent to them.
  if (rows.length === 0) await findJob({ db, ...context }, idOrKey);
}
