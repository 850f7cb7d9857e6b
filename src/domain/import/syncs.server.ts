import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { jobSyncEvents, jobSyncs } from '#database/tables/job-sources.server.ts';
import type { Context } from '#domain/context.ts';
import { newIdentifier } from '#domain/identifier.ts';
import type { ImportedDocument } from './document.ts';
import type { Format } from './posting.ts';

/** What a posting came to, or a job that no posting was left of. */
export type ImportOutcome =
  | 'new'
  | 'same'
  | 'changed'
  | 'reopened'
  | 'merged'
  | 'vanished'
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

/** Formats that are pages: what stands in one says nothing of what stands in another of the same company. */
const PAGES: readonly string[] = ['jobposting'];

/**
 * What a document is a reading of, so that the next reading of the same can be compared with it: what the operator
 * calls it, else its address. A saved file is the board of its company, whatever the file is called; only a page is
 * bound to the file it lies in.
 */
export function feedOf(format: Format, document: ImportedDocument, options: { feed?: string; path?: string }): string {
  if (options.feed !== undefined) return options.feed;
  if (document.url !== null) return addressOf(document.url);
  return PAGES.includes(format.name) && options.path !== undefined ? options.path : format.name;
}

/** Whether the feed is one source whoever its companies are; else it is one for each company it names. */
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

/** How often the feed was read in full: when that grows while a reading runs, the two read the same moment. */
export async function fullSyncsOf(context: Context, feed: string): Promise<number> {
  return context.db.$count(
    jobSyncs,
    and(eq(jobSyncs.feed, feed), eq(jobSyncs.outcome, 'full'), isNotNull(jobSyncs.endedAt)),
  );
}

/** Writes down what a sync did. What stayed the same is a number; everything else is told one by one. */
export async function endSync(
  context: Context,
  sync: Pick<Sync, 'id' | 'startedAt'>,
  outcome: 'full' | 'partial' | 'failed',
  events: readonly SyncEvent[],
  remarks: readonly string[],
): Promise<void> {
  const counts: Record<string, number> = {};
  for (const event of events) counts[event.outcome] = (counts[event.outcome] ?? 0) + 1;
  const ended = sql`greatest(${sync.startedAt.toISOString()}::timestamptz, ${context.now.toISOString()}::timestamptz)`;
  await context.db
    .update(jobSyncs)
    .set({ endedAt: ended, outcome, counts, remarks: [...remarks] })
    .where(eq(jobSyncs.id, sync.id));
  const told = events
    .filter((event) => event.outcome !== 'same')
    .map(({ reasons, ...event }, position) => ({
      ...event,
      syncId: sync.id,
      position,
      reason: reasons.join('; ') || null,
    }));
  for (let at = 0; at < told.length; at += 1_000) {
    await context.db.insert(jobSyncEvents).values(told.slice(at, at + 1_000));
  }
}

/** A feed that could not be read at all: nothing is concluded from it but that it was tried. */
export async function recordFailedSync(
  context: Context,
  failed: { feed: string; companyKey?: string; reason: string },
): Promise<void> {
  const id = newIdentifier(context.now);
  await context.db.insert(jobSyncs).values({
    id,
    feed: addressOf(failed.feed),
    companyId:
      failed.companyKey === undefined
        ? null
        : sql`(SELECT id FROM companies WHERE key = ${failed.companyKey} OR id = ${failed.companyKey} LIMIT 1)`,
    startedAt: context.now,
    endedAt: context.now,
    outcome: 'failed',
    remarks: [failed.reason],
  });
}
