import { type Context, inTransaction } from '#domain/context.ts';
import { jobsOfPostings } from '#domain/job-text/near-duplicates/fingerprints.server.ts';
import { collectStale, refreshDerivedData } from '#domain/search/index/listeners.server.ts';
import { isOver } from '../postings/preparation.server.ts';
import type { ReportDraft } from '../report.ts';
import { areApart, groupsOf, type Ready } from './merging.server.ts';
import { reasonNotStored } from './refused-items.ts';
import type { StoredReading } from './source-rows.server.ts';
import {
  jobIdsOf,
  lockCompanies,
  lockImport,
  type SourcedJob,
  sourcedJobs,
  sourceKey,
  writeSources,
} from './sources.server.ts';
import { storeGroup, unknownOf } from './store.server.ts';

/** Postings written in one transaction: enough to make a commit cheap, few enough to hold no lock for long. */
const BATCH = 50;

/** A reading without the rows of a batch. */
export type WholeReading = Omit<StoredReading, 'jobs' | 'sourcesToWrite'>;

/** Stores postings in transactions of about fifty, with postings of the same job together. */
export async function storeInBatches(
  context: Context,
  report: ReportDraft,
  reading: WholeReading,
  ready: readonly Ready[],
): Promise<void> {
  let batch: Ready[][] = [];
  for (const group of groupsOf(ready)) {
    batch.push(group);
    if (batch.flat().length < BATCH) continue;
    await storeBatch(context, report, reading, batch);
    batch = [];
  }
  await storeBatch(context, report, reading, batch);
}

/**
 * Search rows and fingerprints are written for the whole batch, and one posting may make that fail. Then each group is
 * stored again by itself, so that only this posting is broken.
 */
async function storeBatch(
  context: Context,
  report: ReportDraft,
  reading: WholeReading,
  groups: Ready[][],
): Promise<void> {
  const itemsBefore = report.items.length;
  const reason = await storeGroups(context, report, reading, groups).catch(reasonNotStored);
  if (reason === undefined) return;
  report.items.length = itemsBefore;
  if (groups.length > 1) for (const group of groups) await storeBatch(context, report, reading, [group]);
  else addBroken(report, groups.flat(), reason);
}

async function storeGroups(
  context: Context,
  report: ReportDraft,
  wholeReading: WholeReading,
  groups: Ready[][],
): Promise<void> {
  const postings = groups.flat();
  if (postings.length === 0) return;
  await inTransaction(context, async (batch) => {
    await lockImport(batch, 'run');
    await lockCompanies(
      batch,
      postings.map(({ employer }) => employer.id),
    );
    const keys = postings.map(({ job, employer }) => ({ companyId: employer.id, sourceId: job.sourceId }));
    const existing = await jobIdsOf(batch, wholeReading.source, keys);
    const isExisting = ({ job, employer }: Ready) => existing.has(sourceKey(employer.id, job.sourceId));
    const storable = groups.flatMap((group) => {
      const current = group.filter((posting) => isExisting(posting) || mayBeNew(context, report, posting));
      return current.length > 0 ? [current] : [];
    });
    const newGroups = storable.filter((group) => !group.some(isExisting));
    const duplicates = await jobsOfPostings(
      batch,
      newGroups.flatMap((group) => group.slice(0, 1).map(unknownOf)),
    );
    const jobs = await sourcedJobs(batch, [...existing.values(), ...duplicates.filter((id) => id !== null)]);
    const reading: StoredReading = { ...wholeReading, jobs, sourcesToWrite: [] };
    const duplicateOf = new Map(
      newGroups.map((group, at) => {
        const job = jobs.get(duplicates[at] ?? '');
        return [group, job !== undefined && isJobOf(reading, job, group) ? job.id : null];
      }),
    );
    const stale = new Set<string>();
    const collecting = collectStale(batch, stale);
    for (const group of storable) {
      await storeOne(collecting, report, reading, group, duplicateOf.get(group) ?? null);
    }
    await writeSources(batch, [...new Map(reading.sourcesToWrite.map((row) => [keyOf(row), row])).values()]);
    await refreshDerivedData(batch, [...stale]);
  });
}

/** False if the feed still names the postings of the job, and says that they are of another opening. */
function isJobOf(reading: StoredReading, job: SourcedJob, [first]: Ready[]): boolean {
  return !job.sources.some(({ source, companyId, sourceId }) => {
    const other = source === reading.source ? reading.postings.get(sourceKey(companyId, sourceId)) : undefined;
    return first !== undefined && other !== undefined && areApart(first, other);
  });
}

async function storeOne(
  batch: Context,
  report: ReportDraft,
  reading: StoredReading,
  group: Ready[],
  duplicate: string | null,
): Promise<void> {
  const rowsBefore = reading.sourcesToWrite.length;
  // A savepoint: a group that cannot be stored undoes nothing else of the batch.
  const rows = await inTransaction(batch, (inside) => storeGroup(inside, reading, group, duplicate)).catch(
    reasonNotStored,
  );
  if (typeof rows === 'string') {
    reading.sourcesToWrite.length = rowsBefore;
    addBroken(report, group, rows);
    return;
  }
  for (const { posting, outcome, jobId, state, reasons } of rows) {
    const { job, employer } = posting;
    const about = { title: job.input.title, company: employer.name, companyId: employer.id };
    report.add({ outcome, ...about, jobId, state, reasons: [...reasons, ...job.notes] });
  }
}

function mayBeNew(context: Context, report: ReportDraft, { job, employer, lastDay }: Ready): boolean {
  if (!isOver(context, lastDay, employer.countryCode)) return true;
  report.addUnstored('over', job.input.title, employer.name, [`its last day was ${lastDay}`]);
  return false;
}

function addBroken(report: ReportDraft, postings: readonly Ready[], reason: string): void {
  for (const { job, employer } of postings) report.addUnstored('broken', job.input.title, employer.name, [reason]);
}

function keyOf({ companyId, source, sourceId }: { companyId: string; source: string; sourceId: string }): string {
  return JSON.stringify([companyId, source, sourceId]);
}
