import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { jobSyncEvents, jobSyncs } from '#database/tables/job-sources.server.ts';
import type { Context } from '#domain/context.ts';
import { newIdentifier } from '#domain/identifier.ts';
import type { ImportedDocument } from '../documents/document.ts';
import type { Format } from '../posting.ts';

/** The outcome of a posting, or of a job that lost its last posting. */
export type ImportOutcome =
  | 'new'
  | 'same'
  | 'changed'
  | 'reopened'
  | 'merged'
  | 'delisted'
  | 'held'
  | 'cannotPlace'
  | 'over'
  | 'broken';

export type SyncEvent = {
  outcome: ImportOutcome;
  title: string;
  jobId: string | null;
  companyId: string | null;
  reasons: readonly string[];
};

export type Sync = { id: string; feed: string; companyId: string | null; startedAt: Date; fullBefore: number };

/** Formats of pages: one page says nothing about the postings on another page of the same company. */
const PAGES: readonly string[] = ['jobposting'];

/**
 * The feed that a document is a reading of: the operator's name for it, else its address. A saved file counts as the
 * board of its company, whatever its name; only a saved page is bound to its file.
 */
export function feedOf(format: Format, document: ImportedDocument, options: { feed?: string; path?: string }): string {
  if (options.feed !== undefined) return options.feed;
  if (document.url !== null) return addressOf(document.url);
  return PAGES.includes(format.name) && options.path !== undefined ? options.path : format.name;
}

/** Whether the feed is one source for all companies in it. Otherwise it is one source for each company. */
export function isOneSource(feed: string, format: Format): boolean {
  return feed !== format.name;
}

function addressOf(address: string): string {
  const url = URL.parse(address);
  if (url === null) return address;
  url.hash = '';
  return url.href;
}

export async function beginSync(
  context: Context,
  sync: { feed: string; source: string; companyId: string | null },
): Promise<Sync> {
  const id = newIdentifier(context.now);
  const fullBefore = await fullSyncsOf(context, sync.feed);
  await context.db.insert(jobSyncs).values({ ...sync, id, startedAt: context.now });
  return { id, feed: sync.feed, companyId: sync.companyId, startedAt: context.now, fullBefore };
}

/** Counts the full syncs of a feed. If the count grows during a reading, the two overlapped. */
export async function fullSyncsOf(context: Context, feed: string): Promise<number> {
  return context.db.$count(
    jobSyncs,
    and(eq(jobSyncs.feed, feed), eq(jobSyncs.outcome, 'full'), isNotNull(jobSyncs.endedAt)),
  );
}

/** Records what a sync did: unchanged postings as a count, every other one as an event. */
export async function endSync(
  context: Context,
  sync: Pick<Sync, 'id' | 'startedAt'>,
  outcome: 'full' | 'partial' | 'failed',
  events: readonly SyncEvent[],
  remarks: readonly string[],
): Promise<void> {
  const counts: Record<string, number> = {};
  for (const event of events) counts[event.outcome] = (counts[event.outcome] ?? 0) + 1;
  const endedAt = sql`greatest(${sync.startedAt.toISOString()}::timestamptz, ${context.now.toISOString()}::timestamptz)`;
  await context.db
    .update(jobSyncs)
    .set({ endedAt, outcome, counts, remarks: [...remarks] })
    .where(eq(jobSyncs.id, sync.id));
  const changes = events
    .filter((event) => event.outcome !== 'same')
    .map(({ reasons, ...event }, position) => ({
      ...event,
      syncId: sync.id,
      position,
      reason: reasons.join('; ') || null,
    }));
  for (let at = 0; at < changes.length; at += 1_000) {
    await context.db.insert(jobSyncEvents).values(changes.slice(at, at + 1_000));
  }
}

/** Records a feed that could not be read at all. Nothing closes after it. */
export async function recordFailedSync(
  context: Context,
  failure: { feed: string; companyKey?: string; reason: string },
): Promise<void> {
  const id = newIdentifier(context.now);
  await context.db.insert(jobSyncs).values({
    id,
    feed: addressOf(failure.feed),
    companyId:
      failure.companyKey === undefined
        ? null
        : sql`(SELECT id FROM companies WHERE key = ${failure.companyKey} OR id = ${failure.companyKey} LIMIT 1)`,
    startedAt: context.now,
    endedAt: context.now,
    outcome: 'failed',
    remarks: [failure.reason],
  });
}
