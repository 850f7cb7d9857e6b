import type { Context } from '#domain/context.ts';
import { isStillOfJob, jobsOfPostings } from '#domain/job-text/near-duplicates/fingerprints.server.ts';
import { createJob } from '#domain/jobs/commands.server.ts';
import { DELISTED_AFTER_HOURS } from '#domain/jobs/job.ts';
import { submitJob } from '#domain/jobs/submit.server.ts';
import { HOUR_MS } from '#domain/site/days.ts';
import type { Ready } from './merging.server.ts';
import { jobWithPosting, newRow, rowOf, type StoredReading, seenRow } from './source-rows.server.ts';
import { leadOf, placesOf, type SourcedJob, sourcedJobs, sourceKey } from './sources.server.ts';
import { mergedInto, replaceSources, type Stored, updateJob } from './update.server.ts';

const STATES = {
  submit: 'live',
  submitForReview: 'in review',
  submitForCompanyApproval: 'waits for the startup',
} as const;

/**
 * Stores the postings of one group. A posting with a job updates it. The others join that job, or the job of a
 * near-duplicate (`duplicate`), or become a new one.
 */
export async function storeGroup(
  context: Context,
  reading: StoredReading,
  group: readonly Ready[],
  duplicate: string | null,
): Promise<Stored[]> {
  const postingsByTarget = new Map<string, Ready[]>();
  const withoutJob: Ready[] = [];
  const result: Stored[] = [];
  const byExistingJob = Map.groupBy(group, (posting) => jobWithPosting(reading, posting)?.id ?? null);
  for (const [jobId, postings] of byExistingJob) {
    const job = jobId === null ? undefined : reading.jobs.get(jobId);
    if (job === undefined) {
      withoutJob.push(...postings);
      continue;
    }
    const relation = await relationTo(context, reading, job, postings);
    if (relation === 'belongs') postingsByTarget.set(job.id, postings);
    if (relation === 'leaves') {
      await leave(context, reading, job, postings);
      withoutJob.push(...postings);
    }
    if (relation === 'differs') result.push(...noteDifference(context, reading, job, postings));
  }
  const [largest] = [...postingsByTarget].sort(
    ([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1),
  );
  let target = largest?.[0] ?? duplicate;
  const isLeaving = (posting: Ready) => byExistingJob.get(null)?.includes(posting) !== true;
  if (target === null && withoutJob.some(isLeaving)) {
    [target = null] = await jobsOfPostings(context, withoutJob.slice(0, 1).map(unknownOf));
  }
  if (target !== null && withoutJob.length > 0 && !postingsByTarget.has(target)) postingsByTarget.set(target, []);
  for (const [jobId, postings] of postingsByTarget) {
    const job = reading.jobs.get(jobId) ?? (await sourcedJobs(context, [jobId])).get(jobId);
    if (job === undefined) continue;
    reading.jobs.set(jobId, job);
    result.push(...(await updateJob(context, reading, job, postings, jobId === target ? withoutJob : [])));
  }
  if (target === null && withoutJob.length > 0) result.push(...(await storeNew(context, reading, withoutJob)));
  return result;
}

/** Gives the search for near-duplicates the parts of a posting without a job. */
export function unknownOf({ employer, fields, text, bands }: Ready) {
  return { companyId: employer.id, fields, text, bands };
}

/**
 * Whether postings still belong to their job. The leading one always does. Another with a new text leaves when this
 * reading has the leading one too. Otherwise its feed may only be ahead, and it has 48 hours to agree again.
 */
async function relationTo(
  context: Context,
  reading: StoredReading,
  job: SourcedJob,
  postings: readonly Ready[],
): Promise<'belongs' | 'differs' | 'leaves'> {
  const rows = postings.map((posting) => rowOf(reading, job, posting));
  const lead = leadOf(job.sources);
  if (lead === undefined ? job.source !== null : rows.includes(lead)) return 'belongs';
  const areUnchanged = rows.every(
    (row, at) => row?.sourceHash === postings[at]?.job.hash && row?.differsSince === null,
  );
  if (areUnchanged) return 'belongs';
  const [first] = postings;
  if (first === undefined || (await isStillOfJob(context, job.id, unknownOf(first)))) return 'belongs';
  if (lead?.source === reading.source && reading.postings.has(sourceKey(lead.companyId, lead.sourceId)))
    return 'leaves';
  const since = rows.flatMap((row) => row?.differsSince ?? []).sort((a, b) => a.getTime() - b.getTime())[0];
  return since !== undefined && context.now.getTime() - since.getTime() >= DELISTED_AFTER_HOURS * HOUR_MS
    ? 'leaves'
    : 'differs';
}

async function leave(
  context: Context,
  reading: StoredReading,
  job: SourcedJob,
  postings: readonly Ready[],
): Promise<void> {
  const leaving = new Set(postings.map((posting) => rowOf(reading, job, posting)));
  const remaining = job.sources.filter((row) => !leaving.has(row));
  await replaceSources(context, reading, job, remaining);
}

function noteDifference(
  context: Context,
  reading: StoredReading,
  job: SourcedJob,
  postings: readonly Ready[],
): Stored[] {
  const differing = new Set(postings.map((posting) => rowOf(reading, job, posting)));
  const sources = job.sources.map((row) =>
    differing.has(row) ? { ...seenRow(context, reading, row), differsSince: row.differsSince ?? context.now } : row,
  );
  reading.sourcesToWrite.push(...sources.filter((row, at) => row !== job.sources[at]));
  job.sources = sources;
  const reason = `differs from its job; it becomes a separate job if it still differs in ${DELISTED_AFTER_HOURS} hours`;
  return postings.map((posting) => ({ posting, outcome: 'held', jobId: job.id, state: null, reasons: [reason] }));
}

/** Creates a draft and submits it at once, as feeds may (rules §2). */
async function storeNew(context: Context, reading: StoredReading, postings: readonly Ready[]): Promise<Stored[]> {
  const [first, ...others] = postings;
  if (first === undefined) return [];
  const rows = postings.map((posting) => newRow(context, reading, '', posting));
  const { id } = await createJob(
    context,
    first.employer.id,
    { ...first.job.input, locations: placesOf(rows) },
    {
      source: reading.source,
      publishedAt: first.job.publishedAt,
      expirationDate: first.lastDay,
      lastDaySaid: first.lastDay !== null,
    },
    { fingerprintLater: true },
  );
  const { action, reason } = await submitJob(context, id, { text: first.text });
  const sources = rows.map((row, at) => ({ ...row, jobId: id, isLeading: at === 0 }));
  reading.sourcesToWrite.push(...sources);
  const explanation = action === 'submitForCompanyApproval' ? `${first.employer.name} is not approved yet` : reason;
  return [
    {
      posting: first,
      outcome: 'new',
      jobId: id,
      state: STATES[action as keyof typeof STATES],
      reasons: explanation === null ? [] : [explanation],
    },
    ...others.map((posting) => mergedInto(id, first.job.input.title, posting)),
  ];
}
