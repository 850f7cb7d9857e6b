import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import { jobSources, jobSyncEvents, jobSyncs } from '#database/tables/job-sources.server.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { employerByKey } from './employer.server.ts';

export type PastSync = {
  feed: string;
  company: string | null;
  startedAt: Date;
  endedAt: Date | null;
  /** Null: it runs still, or was cut off before it could say so. */
  outcome: string | null;
  counts: Record<string, number>;
  remarks: string[];
  events: { outcome: string; title: string; jobId: string | null; reason: string | null }[];
};

const MOST_EVENTS = 200;

/**
 * What readings of feeds did, the latest first: of all, of those that had to do with one startup, or of those that
 * did something to one job. For the operator and admins: `absent` for anybody else.
 */
export async function importHistory(
  context: Context,
  asked: { companyKey?: string; jobId?: string; limit?: number } = {},
): Promise<PastSync[]> {
  const { actor } = context;
  if (actor.kind !== 'system' && !(actor.kind === 'user' && actor.isAdmin)) throw absent('This history');
  const company = asked.companyKey === undefined ? null : await employerByKey(context, asked.companyKey);
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
    .where(and(company === null ? undefined : ofCompany(context, company.id), ofJob(context, asked.jobId)))
    .orderBy(desc(jobSyncs.startedAt), desc(jobSyncs.id))
    .limit(asked.limit ?? 20);
  const events = await eventsOf(
    context,
    syncs.map(({ id }) => id),
    asked.jobId === undefined ? undefined : eq(jobSyncEvents.jobId, asked.jobId),
  );
  return syncs.map(({ id, ...sync }) => ({ ...sync, events: events.get(id) ?? [] }));
}

function ofCompany(context: Context, companyId: string): SQL | undefined {
  const named = context.db
    .select({ feed: jobSources.feed })
    .from(jobSources)
    .where(eq(jobSources.companyId, companyId));
  return or(eq(jobSyncs.companyId, companyId), and(sql`${jobSyncs.companyId} IS NULL`, inArray(jobSyncs.feed, named)));
}

function ofJob(context: Context, jobId: string | undefined): SQL | undefined {
  if (jobId === undefined) return undefined;
  const told = context.db
    .select({ id: jobSyncEvents.syncId })
    .from(jobSyncEvents)
    .where(eq(jobSyncEvents.jobId, jobId));
  return inArray(jobSyncs.id, told);
}

async function eventsOf(context: Context, syncIds: string[], which: SQL | undefined) {
  const found = new Map<string, PastSync['events']>();
  for (const id of syncIds) {
    const events = await context.db
      .select({
        outcome: jobSyncEvents.outcome,
        title: jobSyncEvents.title,
        jobId: jobSyncEvents.jobId,
        reason: jobSyncEvents.reason,
      })
      .from(jobSyncEvents)
      .where(and(eq(jobSyncEvents.syncId, id), which))
      .orderBy(asc(jobSyncEvents.position))
      .limit(MOST_EVENTS);
    found.set(id, events);
  }
  return found;
}
