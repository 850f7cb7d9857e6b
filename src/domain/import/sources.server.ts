import { and, eq, inArray, sql } from 'drizzle-orm';
import { jobSources } from '#database/tables/job-sources.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import type { Context } from '#domain/context.ts';
import type { JobInput } from '#domain/jobs/inputs.ts';
import { byId, unionOf } from './merging.server.ts';

/** A posting of a feed, as it is kept beside the job it belongs to. */
export type Source = typeof jobSources.$inferSelect;

/** A job and every posting it is published by. */
export type SourcedJob = {
  id: string;
  companyId: string;
  title: string;
  status: string;
  approvedAt: Date | null;
  expirationDate: string | null;
  /** Null for a job that people made here. */
  source: string | null;
  handEdited: boolean;
  sources: Source[];
};

/** The companies of a batch, one run at a time: each then sees what the other made. Until the transaction ends. */
export async function lockCompanies(context: Context, companyIds: readonly string[]): Promise<void> {
  for (const id of [...new Set(companyIds)].sort()) {
    await context.db.execute(sql`SELECT pg_advisory_xact_lock(hashtext('job import'), hashtext(${id}))`);
  }
}

/**
 * A dry run is one transaction, which holds whatever it has locked until it is undone, in the order of its feed; a run
 * locks a batch in the order of its ids. Side by side each could wait for the other: a dry run waits until nothing is
 * being stored, and what is to be stored waits until it has ended. The first lock of its transaction.
 */
export async function lockImport(context: Context, run: 'run' | 'dry run'): Promise<void> {
  const lock = sql.raw(run === 'run' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock');
  await context.db.execute(sql`SELECT ${lock}(hashtext('job import'), hashtext('dry run'))`);
}

export function sourceKey(companyId: string, sourceId: string): string {
  return `${companyId} ${sourceId}`;
}

/** The jobs of these postings, by company and the feed's own id. */
export async function jobIdsOf(
  context: Context,
  source: string,
  asked: readonly { companyId: string; sourceId: string }[],
): Promise<Map<string, string>> {
  if (asked.length === 0) return new Map();
  const rows = await context.db
    .select({ companyId: jobSources.companyId, sourceId: jobSources.sourceId, jobId: jobSources.jobId })
    .from(jobSources)
    .where(
      and(
        eq(jobSources.source, source),
        inArray(jobSources.companyId, [...new Set(asked.map(({ companyId }) => companyId))]),
        inArray(jobSources.sourceId, [...new Set(asked.map(({ sourceId }) => sourceId))]),
      ),
    );
  return new Map(rows.map(({ companyId, sourceId, jobId }) => [sourceKey(companyId, sourceId), jobId]));
}

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

/** A feed writes what the job says: it made it, and no person has changed it since. */
export function isWrittenByFeed(job: Pick<SourcedJob, 'source' | 'handEdited'>): boolean {
  return job.source !== null && !job.handEdited;
}

export function leadOf(sources: readonly Source[]): Source | undefined {
  return sources.find(({ isLeading, goneAt }) => isLeading && goneAt === null);
}

/** The places of a job: those of every source that is still there, the leading one's first. */
export function placesOf(sources: readonly Source[]): JobInput['locations'] {
  const there = sources.filter(({ goneAt }) => goneAt === null);
  return unionOf([...there.filter(({ isLeading }) => isLeading), ...there].map(({ places }) => places));
}

/** Rows in one statement, which takes 65,535 values and no more: one opening may have ten thousand postings. */
const ROWS_AT_ONCE = 1_000;

export async function writeSources(context: Context, rows: readonly Source[]): Promise<void> {
  const excluded = (column: string) => sql.raw(`excluded.${column}`);
  // A job has one that leads: who stops is written before who begins, over all of them.
  const inOrder = [...rows].sort((a, b) => Number(a.isLeading) - Number(b.isLeading));
  for (let at = 0; at < inOrder.length; at += ROWS_AT_ONCE) {
    await context.db
      .insert(jobSources)
      .values(inOrder.slice(at, at + ROWS_AT_ONCE))
      .onConflictDoUpdate({
        target: [jobSources.companyId, jobSources.source, jobSources.sourceId],
        set: {
          jobId: excluded('job_id'),
          feed: excluded('feed'),
          sourceHash: excluded('source_hash'),
          link: excluded('link'),
          places: excluded('places'),
          isLeading: excluded('is_leading'),
          lastSeenAt: excluded('last_seen_at'),
          missedSyncs: excluded('missed_syncs'),
          differsSince: excluded('differs_since'),
          goneAt: excluded('gone_at'),
        },
      });
  }
}
