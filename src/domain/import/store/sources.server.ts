import { and, eq, inArray, sql } from 'drizzle-orm';
import { jobSources } from '#database/tables/job-sources.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import type { Context } from '#domain/context.ts';
import type { JobInput } from '#domain/jobs/inputs.ts';
import { byId, unionOf } from './merging.server.ts';

/** A posting of a feed, as a row of `job_sources`. */
export type Source = typeof jobSources.$inferSelect;

/** A job with the rows of all its postings. */
export type SourcedJob = {
  id: string;
  companyId: string;
  title: string;
  status: string;
  approvedAt: Date | null;
  expirationDate: string | null;
  lastDaySaid: boolean;
  /** Null for a job that people made here. */
  source: string | null;
  handEdited: boolean;
  sources: Source[];
};

/** Locks companies until the transaction ends, so that one of two runs sees the jobs that the other made. */
export async function lockCompanies(context: Context, companyIds: readonly string[]): Promise<void> {
  for (const id of [...new Set(companyIds)].sort()) {
    await context.db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('job import'), hashtext(${id}))`);
  }
}

/**
 * Prevents a deadlock between a dry run, which locks in the order of its feed, and a run, which locks in the order of
 * ids. A dry run excludes all others; runs share the lock. It must be the first lock of a transaction.
 */
export async function lockImport(context: Context, kind: 'run' | 'dry run'): Promise<void> {
  const lock = sql.raw(kind === 'run' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock');
  await context.db.execute(sql`SELECT ${lock}(hashtext('job import'), hashtext('dry run'))`);
}

/** One key for a posting within a feed: two startups may use the same id. */
export function sourceKey(companyId: string, sourceId: string): string {
  return `${companyId} ${sourceId}`;
}

/** The jobs of these postings, by `sourceKey`. */
export async function jobIdsOf(
  context: Context,
  source: string,
  postings: readonly { companyId: string; sourceId: string }[],
): Promise<Map<string, string>> {
  if (postings.length === 0) return new Map();
  const rows = await context.db
    .select({ companyId: jobSources.companyId, sourceId: jobSources.sourceId, jobId: jobSources.jobId })
    .from(jobSources)
    .where(
      and(
        eq(jobSources.source, source),
        inArray(jobSources.companyId, [...new Set(postings.map(({ companyId }) => companyId))]),
        inArray(jobSources.sourceId, [...new Set(postings.map(({ sourceId }) => sourceId))]),
      ),
    );
  return new Map(rows.map(({ companyId, sourceId, jobId }) => [sourceKey(companyId, sourceId), jobId]));
}

/** Reads jobs with their sources, the first seen before later ones. */
export async function sourcedJobs(context: Context, jobIds: readonly string[]): Promise<Map<string, SourcedJob>> {
  if (jobIds.length === 0) return new Map();
  const ids = [...new Set(jobIds)];
  const rows = await context.db
    .select({
      id: jobs.id,
      companyId: jobs.companyId,
      title: jobs.title,
      status: jobs.status,
      approvedAt: jobs.approvedAt,
      expirationDate: jobs.expirationDate,
      lastDaySaid: jobs.lastDaySaid,
      source: jobs.source,
      handEdited: jobs.handEdited,
    })
    .from(jobs)
    .where(inArray(jobs.id, ids));
  const sources = await context.db.select().from(jobSources).where(inArray(jobSources.jobId, ids));
  sources.sort(
    (a, b) =>
      a.firstSeenAt.getTime() - b.firstSeenAt.getTime() || byId(a.sourceId, b.sourceId) || byId(a.source, b.source),
  );
  const byJob = Map.groupBy(sources, ({ jobId }) => jobId);
  return new Map(rows.map((row) => [row.id, { ...row, sources: byJob.get(row.id) ?? [] }]));
}

/** Whether a feed writes the job: it made the job, and nobody has edited it since. */
export function isWrittenByFeed(job: Pick<SourcedJob, 'source' | 'handEdited'>): boolean {
  return job.source !== null && !job.handEdited;
}

/** The posting whose fields the job shows; none once the feed has delisted it. */
export function leadOf(sources: readonly Source[]): Source | undefined {
  return sources.find(({ isLeading, goneAt }) => isLeading && goneAt === null);
}

/** The places of a job: those of every source that is not delisted, the leading one's first. */
export function placesOf(sources: readonly Source[]): JobInput['locations'] {
  const current = sources.filter(({ goneAt }) => goneAt === null);
  return unionOf([...current.filter(({ isLeading }) => isLeading), ...current].map(({ places }) => places));
}

/** A statement takes at most 65,535 values, and one opening may have ten thousand postings. */
const ROWS_PER_STATEMENT = 1_000;

export async function writeSources(context: Context, rows: readonly Source[]): Promise<void> {
  const newValue = (column: string) => sql.raw(`excluded.${column}`);
  // The database allows one leading row a job: the former one is written first.
  const inOrder = [...rows].sort((a, b) => Number(a.isLeading) - Number(b.isLeading));
  for (let at = 0; at < inOrder.length; at += ROWS_PER_STATEMENT) {
    await context.db
      .insert(jobSources)
      .values(inOrder.slice(at, at + ROWS_PER_STATEMENT))
      .onConflictDoUpdate({
        target: [jobSources.companyId, jobSources.source, jobSources.sourceId],
        set: {
          jobId: newValue('job_id'),
          feed: newValue('feed'),
          sourceHash: newValue('source_hash'),
          link: newValue('link'),
          places: newValue('places'),
          isLeading: newValue('is_leading'),
          lastSeenAt: newValue('last_seen_at'),
          missedSyncs: newValue('missed_syncs'),
          differsSince: newValue('differs_since'),
          goneAt: newValue('gone_at'),
        },
      });
  }
}
