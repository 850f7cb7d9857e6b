import type { Context } from '#domain/context.ts';
import type { Ready } from './merging.server.ts';
import { type Source, type SourcedJob, sourceKey } from './sources.server.ts';

/** A reading of a feed, as far as storing its postings needs it. */
export type StoredReading = {
  source: string;
  feed: string;
  isFull: boolean;
  /** Every posting of the document, by company and id. */
  postings: ReadonlyMap<string, Ready>;
  /** Jobs of this batch, with all their sources. */
  jobs: Map<string, SourcedJob>;
  /** Rows of `job_sources` to write when the batch ends: one statement costs little more for all than for one. */
  sourcesToWrite: Source[];
};

/** The job that already has this posting. */
export function jobWithPosting(reading: StoredReading, posting: Ready): SourcedJob | undefined {
  for (const job of reading.jobs.values()) if (rowOf(reading, job, posting)) return job;
  return undefined;
}

/** The posting's row among the sources of a job. */
export function rowOf({ source }: StoredReading, { sources }: SourcedJob, { employer, job }: Ready) {
  return indexOf(sources).get(rowKey(source, employer.id, job.sourceId));
}

/** A feed may have ten thousand postings of one opening: an index finds each, where a search would take the square. */
const INDEXES = new WeakMap<readonly Source[], ReadonlyMap<string, Source>>();

function indexOf(sources: readonly Source[]): ReadonlyMap<string, Source> {
  let index = INDEXES.get(sources);
  if (index === undefined) {
    index = new Map(sources.map((row) => [rowKey(row.source, row.companyId, row.sourceId), row]));
    INDEXES.set(sources, index);
  }
  return index;
}

function rowKey(source: string, companyId: string, sourceId: string): string {
  return `${source} ${sourceKey(companyId, sourceId)}`;
}

/** The row of a posting that this reading names. */
export function seenRow(context: Context, { feed, isFull }: StoredReading, row: Source): Source {
  return {
    ...row,
    // A partial reading, such as of one posting, misses nothing, and so the row stays with the whole feed.
    feed: isFull ? feed : row.feed,
    lastSeenAt: context.now,
    missedSyncs: 0,
    goneAt: null,
    differsSince: null,
  };
}

/** The row of a posting that joins a job. The caller decides whether it leads. */
export function newRow(context: Context, reading: StoredReading, jobId: string, { job, employer }: Ready): Source {
  return {
    companyId: employer.id,
    source: reading.source,
    sourceId: job.sourceId,
    jobId,
    feed: reading.feed,
    sourceHash: job.hash,
    link: job.input.link,
    places: job.input.locations,
    isLeading: false,
    firstSeenAt: context.now,
    lastSeenAt: context.now,
    missedSyncs: 0,
    differsSince: null,
    goneAt: null,
  };
}
