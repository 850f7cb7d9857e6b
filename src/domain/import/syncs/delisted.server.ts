import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { jobSources } from '#database/tables/job-sources.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import type { Context } from '#domain/context.ts';
import { relocateJob } from '#domain/jobs/commands.server.ts';
import { DELISTED_AFTER_HOURS, DELISTED_AFTER_SYNCS, MASS_CLOSE_JOBS, MASS_CLOSE_SHARE } from '#domain/jobs/job.ts';
import { transition } from '#domain/jobs/transitions.server.ts';
import { HOUR_MS } from '#domain/site/days.ts';
import {
  isWrittenByFeed,
  leadOf,
  lockCompanies,
  placesOf,
  type Source,
  type SourcedJob,
  sourcedJobs,
  writeSources,
} from '../store/sources.server.ts';
import { fullSyncsOf, type Sync, type SyncEvent } from './syncs.server.ts';

export type Delisting = {
  events: SyncEvent[];
  remarks: string[];
};

/**
 * Counts the postings that a full sync did not name as missed, and delists those missed in two full syncs and not seen
 * for 48 hours (rules §2). Their places leave the job; a job without other postings ends. If that would close most of
 * a feed, the feed is probably broken, and nothing closes without `mayCloseMost`.
 */
export async function closeDelisted(
  context: Context,
  sync: Sync,
  reading: { companyIds: readonly string[] | null; namedIds: readonly string[]; mayCloseMost: boolean },
): Promise<Delisting> {
  const none: Delisting = { events: [], remarks: [] };
  await context.db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('job sync'), hashtext(${sync.feed}))`);
  if ((await fullSyncsOf(context, sync.feed)) !== sync.fullBefore) {
    return {
      ...none,
      remarks: ['another sync of this feed ended while this one ran: a posting that both missed counts once'],
    };
  }
  if (reading.companyIds?.length === 0) return none;
  const ofFeed = and(
    eq(jobSources.feed, sync.feed),
    isNull(jobSources.goneAt),
    reading.companyIds === null ? undefined : inArray(jobSources.companyId, [...reading.companyIds]),
  );
  await context.db
    .update(jobSources)
    .set({ missedSyncs: sql`${jobSources.missedSyncs} + 1` })
    .where(
      and(
        ofFeed,
        // All ids as one value, because a statement takes 65,535 at most.
        sql`${jobSources.sourceId} <> ALL(${sql.param([...reading.namedIds])}::text[])`,
      ),
    );
  const lastSeen = new Date(context.now.getTime() - DELISTED_AFTER_HOURS * HOUR_MS);
  const isDelisted = (row: Source) =>
    row.feed === sync.feed &&
    row.goneAt === null &&
    (reading.companyIds?.includes(row.companyId) ?? true) &&
    row.missedSyncs >= DELISTED_AFTER_SYNCS &&
    row.lastSeenAt <= lastSeen;
  const rows = await jobsWithMissed(context, ofFeed);
  if (rows.length === 0) return none;
  await lockCompanies(
    context,
    rows.map(({ companyId }) => companyId),
  );
  const affectedJobs = await sourcedJobs(
    context,
    rows.map(({ jobId }) => jobId),
  );
  const losing = [...affectedJobs.values()].filter((job) => job.sources.some(isDelisted));
  const closing = losing.filter(
    (job) => isOpenByFeed(job) && job.sources.every((row) => row.goneAt !== null || isDelisted(row)),
  );
  const open = await openJobsOf(context, ofFeed);
  if (closing.length > MASS_CLOSE_JOBS && closing.length > open * MASS_CLOSE_SHARE && !reading.mayCloseMost) {
    return {
      ...none,
      remarks: [
        `would have closed ${closing.length} of ${open} open jobs, and closed none: a feed that loses most of its jobs at once is more often broken than empty (--allow-mass-close closes them)`,
      ],
    };
  }
  const delisting = none;
  for (const job of losing) await delistPostings(context, sync, job, isDelisted, delisting);
  return delisting;
}

/** A feed ends only jobs that it made; people end their own. */
function isOpenByFeed(job: SourcedJob): boolean {
  return job.source !== null && job.status === 'ACTIVE';
}

function jobsWithMissed(context: Context, ofFeed: SQL | undefined): Promise<{ jobId: string; companyId: string }[]> {
  return context.db
    .selectDistinct({ jobId: jobSources.jobId, companyId: jobSources.companyId })
    .from(jobSources)
    .where(and(ofFeed, sql`${jobSources.missedSyncs} >= ${DELISTED_AFTER_SYNCS}`));
}

async function openJobsOf(context: Context, ofFeed: SQL | undefined): Promise<number> {
  const [count] = await context.db
    .select({ n: sql<number>`count(DISTINCT ${jobs.id})::int` })
    .from(jobSources)
    .innerJoin(jobs, eq(jobs.id, jobSources.jobId))
    .where(and(ofFeed, eq(jobs.status, 'ACTIVE'), sql`${jobs.source} IS NOT NULL`));
  return count?.n ?? 0;
}

async function delistPostings(
  context: Context,
  sync: Sync,
  job: SourcedJob,
  isDelisted: (row: Source) => boolean,
  delisting: Delisting,
): Promise<void> {
  const sources = job.sources.map((row) => (isDelisted(row) ? { ...row, goneAt: context.now } : row));
  const remaining = sources.filter(({ goneAt }) => goneAt === null);
  const delistedSources = job.sources.filter(isDelisted);
  const lastSeen =
    delistedSources
      .map(({ lastSeenAt }) => lastSeenAt.toISOString())
      .sort()
      .at(-1) ?? '';
  const reason = `absent from ${Math.min(...delistedSources.map(({ missedSyncs }) => missedSyncs))} full syncs of ${sync.feed}, last seen ${lastSeen}`;
  const event = (outcome: 'delisted' | 'changed', explanation: string) =>
    delisting.events.push({
      outcome,
      title: job.title,
      jobId: job.id,
      companyId: job.companyId,
      reasons: [explanation],
    });
  if (remaining.length > 0) {
    await keepRemaining(context, job, sources, remaining);
    event(
      'changed',
      `${delistedSources.length === 1 ? 'one of its postings was' : `${delistedSources.length} of its postings were`} delisted: ${reason}`,
    );
  }
  await writeSources(
    context,
    sources.filter((row) => !job.sources.includes(row)),
  );
  if (remaining.length > 0 || !isOpenByFeed(job)) return;
  await transition(context, job.id, 'delist', { reason });
  event('delisted', reason);
}

/** Gives the job the places of its remaining postings. If the leading one was delisted, the oldest remaining leads. */
async function keepRemaining(
  context: Context,
  job: SourcedJob,
  sources: Source[],
  remaining: readonly Source[],
): Promise<void> {
  if (!isWrittenByFeed(job)) return;
  if (leadOf(sources) === undefined) {
    const next = remaining[0];
    for (const [at, row] of sources.entries()) {
      const isLeading = row === next;
      // An empty hash matches nothing, so that the next reading takes its text over.
      if (isLeading || row.isLeading) sources[at] = { ...row, isLeading, sourceHash: isLeading ? '' : row.sourceHash };
    }
    if (next?.link) {
      await context.db
        .update(jobs)
        .set({ link: next.link, receiveApplicants: 'link', source: next.source })
        .where(eq(jobs.id, job.id));
    }
  }
  await relocateJob(context, job.id, placesOf(sources));
}
