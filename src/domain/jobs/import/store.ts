import { and, eq, inArray, sql } from 'drizzle-orm';
import { jobSteps, jobs } from '../../../database/tables/jobs.server.ts';
import type { Context } from '../../context.ts';
import { tell } from '../../events.ts';
import { addDays, dayIn, endOfDayIn, timeZoneOf } from '../../site/countries.ts';
import { createJob, editJob } from '../commands.ts';
import { LONGEST_AHEAD_DAYS } from '../job.ts';
import { refreshJobSearch } from '../search-index.ts';
import { takeStep } from '../steps.ts';
import type { Employer } from './employer.ts';
import { cappedDay, type ImportedJob } from './job-of-posting.ts';
import { riskOf } from './risk.ts';

/** A job that came from this feed before. */
export type KnownJob = {
  id: string;
  companyId: string;
  sourceId: string;
  sourceHash: string | null;
  status: string;
  approvedAt: Date | null;
  expirationDate: string | null;
};

export type Stored = {
  outcome: 'new' | 'same' | 'changed' | 'held';
  jobId: string;
  /** Of a new job: where its first step led. */
  state: 'live' | 'in review' | 'waits for the startup' | null;
  reasons: string[];
  /** Its search rows are still to be made again, by `finishBatch`. */
  isStale: boolean;
};

/** Two runs of the same feed take turns: each then sees what the other made. Held until the transaction ends. */
export async function lockFeed(context: Context, source: string): Promise<void> {
  await context.db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('job import'), hashtext(${source}))`);
}

/** By company and the feed's own id. */
export async function knownJobs(
  context: Context,
  source: string,
  asked: readonly { companyId: string; sourceId: string }[],
): Promise<Map<string, KnownJob>> {
  if (asked.length === 0) return new Map();
  const rows = await context.db
    .select({
      id: jobs.id,
      companyId: jobs.companyId,
      sourceId: jobs.sourceId,
      sourceHash: jobs.sourceHash,
      status: jobs.status,
      approvedAt: jobs.approvedAt,
      expirationDate: jobs.expirationDate,
    })
    .from(jobs)
    .where(
      and(
        eq(jobs.source, source),
        inArray(jobs.companyId, [...new Set(asked.map(({ companyId }) => companyId))]),
        inArray(jobs.sourceId, [...new Set(asked.map(({ sourceId }) => sourceId))]),
      ),
    );
  return new Map(
    rows.map((row) => [feedKey(row.companyId, row.sourceId ?? ''), { ...row, sourceId: row.sourceId ?? '' }]),
  );
}

export function feedKey(companyId: string, sourceId: string): string {
  return `${companyId} ${sourceId}`;
}

/** Ends a batch: the search rows of all its jobs at once, which costs little more than those of one. */
export async function finishBatch(context: Context, stored: readonly Stored[]): Promise<void> {
  await refreshJobSearch(
    context,
    stored.filter(({ isStale }) => isStale).map(({ jobId }) => jobId),
  );
  const seen = stored.filter(({ outcome }) => outcome !== 'new').map(({ jobId }) => jobId);
  if (seen.length > 0) await context.db.update(jobs).set({ lastSeenAt: context.now }).where(inArray(jobs.id, seen));
}

/** A job nobody has seen: a draft, submitted at once as the table of steps has it for feeds (rules §2). */
export async function storeNew(
  context: Context,
  source: string,
  job: ImportedJob,
  employer: Employer,
  lastDay: string | null,
): Promise<Stored> {
  const { id } = await createJob(context, employer.id, job.input, {
    source,
    sourceId: job.sourceId,
    sourceUrl: job.input.link,
    sourceHash: job.hash,
    publishedAt: job.publishedAt,
    expirationDate: lastDay,
  });
  const made = (state: Stored['state'], reasons: string[]): Stored => ({
    outcome: 'new',
    jobId: id,
    state,
    reasons,
    isStale: true,
  });
  if (employer.status !== 'ACTIVE') {
    await takeStep(context, id, 'submitForCompanyApproval', { searchLater: true });
    return made('waits for the startup', [`${employer.name} is not approved yet`]);
  }
  const risk = riskOf(job.input, employer);
  const reason = risk ?? (employer.hasApprovedJob ? null : 'it is the first job of this startup');
  if (reason !== null) {
    await takeStep(context, id, 'submitForReview', { reason, searchLater: true });
    return made('in review', [reason]);
  }
  await takeStep(context, id, 'submit', { searchLater: true });
  return made('live', []);
}

/** A job that came before: what the feed changed is taken over, and one that is still there runs on. */
export async function storeKnown(
  context: Context,
  known: KnownJob,
  job: ImportedJob,
  employer: Employer,
  lastDay: string | null,
): Promise<Stored> {
  const answer: Stored = { outcome: 'same', jobId: known.id, state: null, reasons: [], isStale: false };
  if (known.sourceHash !== job.hash) {
    const risk = known.approvedAt === null ? null : riskOf(job.input, employer);
    // What is live stays as it was approved until someone has looked (rules §2).
    if (risk !== null) return { ...answer, outcome: 'held', reasons: [`not taken over: ${risk}`] };
    await editJob(context, known.id, job.input, job.hash);
    answer.outcome = 'changed';
  }
  if (lastDay !== null) answer.isStale = await moveLastDay(context, known, employer, lastDay);
  if (
    known.status === 'EXPIRED' &&
    isAhead(context, employer, lastDay) &&
    (await wasEndedByFeedOrClock(context, known.id))
  ) {
    await takeStep(context, known.id, 'reappear', { searchLater: true });
    return { ...answer, outcome: 'changed', reasons: ['open again'], isStale: true };
  }
  if (lastDay === null && known.status === 'ACTIVE' && known.approvedAt !== null) {
    const full = addDays(dayIn(timeZoneOf(employer.countryCode), context.now), LONGEST_AHEAD_DAYS);
    if (known.expirationDate === null || known.expirationDate < full) {
      await takeStep(context, known.id, 'renewLive', { searchLater: true });
      answer.isStale = true;
    }
  }
  return answer;
}

function isAhead(context: Context, employer: Employer, lastDay: string | null): boolean {
  return lastDay === null || lastDay >= dayIn(timeZoneOf(employer.countryCode), context.now);
}

async function moveLastDay(context: Context, known: KnownJob, employer: Employer, lastDay: string): Promise<boolean> {
  const day = cappedDay(lastDay, employer.countryCode, context.now);
  if (day === known.expirationDate) return false;
  const closesAt = known.approvedAt === null ? null : endOfDayIn(timeZoneOf(employer.countryCode), day);
  await context.db.update(jobs).set({ expirationDate: day, closesAt }).where(eq(jobs.id, known.id));
  await tell(context, { type: 'job.changed', id: known.id, companyId: known.companyId });
  return true;
}

/** What its people closed stays closed, however long the feed goes on naming it. */
async function wasEndedByFeedOrClock(context: Context, jobId: string): Promise<boolean> {
  const [last] = await context.db
    .select({ verb: jobSteps.verb })
    .from(jobSteps)
    .where(and(eq(jobSteps.jobId, jobId), eq(jobSteps.to, 'EXPIRED')))
    .orderBy(sql`${jobSteps.at} DESC`, sql`${jobSteps.id} DESC`)
    .limit(1);
  return last?.verb === 'vanish' || last?.verb === 'expire';
}
