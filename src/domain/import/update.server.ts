import type { Context } from '#domain/context.ts';
import { editJob, relocateJob } from '#domain/jobs/commands.server.ts';
import { reviewReason } from '#domain/jobs/submit.server.ts';
import type { Ready } from './merging.server.ts';
import { renewJob } from './renewal.server.ts';
import { newRow, rowOf, type StoredReading, seenRow } from './source-rows.server.ts';
import { isWrittenByFeed, leadOf, placesOf, type Source, type SourcedJob } from './sources.server.ts';

/** The outcome of storing one posting. */
export type Stored = {
  posting: Ready;
  outcome: 'new' | 'same' | 'changed' | 'reopened' | 'merged' | 'held';
  jobId: string;
  /** Of a new job: where its submission led. */
  state: 'live' | 'in review' | 'waits for the startup' | null;
  reasons: string[];
};

type Locations = ReturnType<typeof placesOf>;

/** Takes the changes of an existing job's postings over, adds the joining ones, and renews the job. */
export async function updateJob(
  context: Context,
  reading: StoredReading,
  job: SourcedJob,
  postings: readonly Ready[],
  joining: readonly Ready[],
): Promise<Stored[]> {
  const isByFeed = isWrittenByFeed(job);
  const currentRows = new Map<Source, Ready>();
  const postingOfRow = new Map(postings.map((posting) => [rowOf(reading, job, posting), posting]));
  const isJoining = new Set(joining);
  let sources: Source[] = job.sources.map((row) => {
    const posting = postingOfRow.get(row);
    if (posting === undefined) return row;
    const { link, locations } = posting.job.input;
    const current = { ...seenRow(context, reading, row), link, places: locations };
    currentRows.set(current, posting);
    return current;
  });
  for (const posting of joining) {
    const row = newRow(context, reading, job.id, posting);
    currentRows.set(row, posting);
    sources.push(row);
  }
  let lead = leadOf(sources);
  let isNewLead = false;
  if (lead === undefined && isByFeed) {
    lead = [...currentRows.keys()][0];
    isNewLead = true;
    sources = sources.map((row) => (row.isLeading ? { ...row, isLeading: false } : row));
    if (lead) lead.isLeading = true;
  }
  const leading = lead && currentRows.get(lead);
  const results = [...currentRows].map(([row, posting]): Stored => {
    if (isJoining.has(posting)) return mergedInto(job.id, job.title, posting);
    const outcome = posting.job.keepsPlaces ? 'held' : row.sourceHash === posting.job.hash ? 'same' : 'changed';
    const isIgnored = outcome === 'changed' && !isByFeed;
    const reasons = isIgnored ? ['people edited this job: the change was not taken over'] : [];
    return { posting, outcome, jobId: job.id, state: null, reasons };
  });
  const leadingResult = results.find(({ posting }) => posting === leading);
  let changes: Ready | null = null;
  let needsReview = false;
  if (isByFeed && lead && leading && (isNewLead || lead.sourceHash !== leading.job.hash)) {
    const { input } = leading.job;
    // A live job stays as it was approved until an admin has looked at the change (rules §2).
    const risk = job.approvedAt === null ? null : await reviewReason(context, leading.employer, input, leading.text);
    needsReview = risk !== null;
    if (risk === null) changes = leading;
    else if (leadingResult) Object.assign(leadingResult, { outcome: 'held', reasons: [`not taken over: ${risk}`] });
  }
  for (const [row, posting] of currentRows) {
    const isHeld = posting === leading && needsReview;
    const before = rowOf(reading, job, posting);
    if (isHeld && before) Object.assign(row, { places: before.places, link: before.link });
    else row.sourceHash = posting.job.hash;
  }
  await replaceSources(context, reading, job, sources, changes);
  if (leadingResult && leading) {
    const renewal = await renewJob(context, reading, job, leading);
    if (renewal === 'reopened') {
      Object.assign(leadingResult, { outcome: renewal, reasons: [...leadingResult.reasons, 'open again'] });
    }
  }
  return results;
}

/** Replaces the sources of a job, and with them its places, or all that `changes` holds. */
export async function replaceSources(
  context: Context,
  reading: Pick<StoredReading, 'sourcesToWrite'>,
  job: SourcedJob,
  sources: Source[],
  changes: Ready | null = null,
): Promise<void> {
  const locations = placesOf(sources);
  if (changes !== null) {
    await editJob(context, job.id, { ...changes.job.input, locations });
  } else if (isWrittenByFeed(job) && locations.length > 0 && !areEqual(locations, placesOf(job.sources))) {
    await relocateJob(context, job.id, locations);
  }
  const before = new Set(job.sources);
  reading.sourcesToWrite.push(...sources.filter((row) => !before.has(row)));
  job.sources = sources;
}

/** The outcome for a posting that is shown with another one as one job. */
export function mergedInto(jobId: string, title: string, posting: Ready): Stored {
  return { posting, outcome: 'merged', jobId, state: null, reasons: [`the same job as "${title}", and shown with it`] };
}

function areEqual(a: Locations, b: Locations): boolean {
  const keyOf = (places: Locations) =>
    JSON.stringify(places.map((place) => [place.placeId, place.countryCode, place.locality, place.address]));
  return keyOf(a) === keyOf(b);
}
