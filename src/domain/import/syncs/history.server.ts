import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import { jobSources, jobSyncEvents, jobSyncs } from '#database/tables/job-sources.server.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { employerByKey } from '../postings/employer.server.ts';

export type PastSync = {
  feed: string;
  company: string | null;
  startedAt: Date;
  endedAt: Date | null;
  /** Null while it runs, or after it was cut off. */
  outcome: string | null;
  counts: Record<string, number>;
  remarks: string[];
  events: { outcome: string; title: string; jobId: string | null; reason: string | null }[];
};

const MOST_EVENTS = 200;

/**
 * Lists syncs, the latest first: all of them, those of one startup, or those that changed one job. Only the operator
 * and admins may call it; others get `absent`.
 */
export async function importHistory(
  context: Context,
  filter: { companyKey?: string; jobId?: string; limit?: number } = {},
): Promise<PastSync[]> {
  const { actor } = context;
  if (actor.kind !== 'system' && !(actor.kind === 'user' && actor.isAdmin)) throw absent('This history');
  const company = filter.companyKey === undefined ? null : await employerByKey(context, filter.companyKey);
  const syncs = await context.db
    .select({
      id: jobSyncs.id,
      feed: jobSyncs.feed,
      company: companies.name,
      startedAt: jobSyncs.startedAt,
      endedAt: jobSyncs.endedAt,
      outcome: jobSyncs.outcome,
      counts: jobSyncs.counts,
      remarks: jobSyncs.remarks,
    })
    .from(jobSyncs)
    .leftJoin(companies, eq(companies.id, jobSyncs.companyId))
    .where(and(company === null ? undefined : ofCompany(context, company.id), ofJob(context, filter.jobId)))
    .orderBy(desc(jobSyncs.startedAt), desc(jobSyncs.id))
    .limit(filter.limit ?? 20);
  const events = await eventsOf(
    context,
    syncs.map(({ id }) => id),
    filter.jobId === undefined ? undefined : eq(jobSyncEvents.jobId, filter.jobId),
  );
  return syncs.map(({ id, ...sync }) => ({ ...sync, events: events.get(id) ?? [] }));
}

function ofCompany(context: Context, companyId: string): SQL | undefined {
  const feeds = context.db
    .select({ feed: jobSources.feed })
    .from(jobSources)
    .where(eq(jobSources.companyId, companyId));
  return or(eq(jobSyncs.companyId, companyId), and(sql`${jobSyncs.companyId} IS NULL`, inArray(jobSyncs.feed, feeds)));
}

function ofJob(context: Context, jobId: string | undefined): SQL | undefined {
  if (jobId === undefined) return undefined;
  const syncIds = context.db
    .select({ id: jobSyncEvents.syncId })
    .from(jobSyncEvents)
    .where(eq(jobSyncEvents.jobId, jobId));
  return inArray(jobSyncs.id, syncIds);
}

async function eventsOf(context: Context, syncIds: string[], condition: SQL | undefined) {
  const bySync = new Map<string, PastSync['events']>();
  for (const id of syncIds) {
    const events = await context.db
      .select({
        outcome: jobSyncEvents.outcome,
        title: jobSyncEvents.title,
        jobId: jobSyncEvents.jobId,
        reason: jobSyncEvents.reason,
      })
      .from(jobSyncEvents)
      .where(and(eq(jobSyncEvents.syncId, id), condition))
      .orderBy(asc(jobSyncEvents.position))
      .limit(MOST_EVENTS);
    bySync.set(id, events);
  }
  return bySync;
}
