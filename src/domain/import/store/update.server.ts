import type { Context } from '#domain/context.ts';
import { editJob, relocateJob } from '#domain/jobs/commands.server.ts';
import { reviewReason } from '#domain/jobs/submit.server.ts';
import { renewJob } from '../syncs/renewal.server.ts';
import type { Ready } from './merging.server.ts';
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

/** The rows of a job as a reading leaves them. */
type CurrentRows = {
  sources: Source[];
  /** The posting of each row that the reading saw. */
  postingOf: Map<Source, Ready>;
  lead: Source | undefined;
  /** The lead leads since this reading. */
  isNewLead: boolean;
};

/** Takes the changes of an existing job's postings over, adds the joining ones, and renews the job. */
export async function updateJob(
  context: Context,
  reading: StoredReading,
  job: SourcedJob,
  postings: readonly Ready[],
  joining: readonly Ready[],
): Promise<Stored[]> {
  const rows = withLead(currentRowsOf(context, reading, job, postings, joining), isWrittenByFeed(job));
  const { sources, postingOf, lead } = rows;
  const leading = lead && postingOf.get(lead);
  const results = outcomesOf(job, rows, new Set(joining));
  const leadingResult = results.find(({ posting }) => posting === leading);

  const isChanged = hasNewContents(job, rows);
  const risk = isChanged && leading ? await riskOf(context, job, leading) : null;
  if (risk !== null && leadingResult) {
    Object.assign(leadingResult, { outcome: 'held', reasons: [`not taken over: ${risk}`] });
  }
  for (const [row, posting] of postingOf) {
    const isHeld = posting === leading && risk !== null;
    const before = rowOf(reading, job, posting);
    if (isHeld && before) Object.assign(row, { places: before.places, link: before.link });
    else row.sourceHash = posting.job.hash;
  }
  await replaceSources(context, reading, job, sources, isChanged && leading && risk === null ? leading : null);

  if (leadingResult && leading) {
    const renewal = await renewJob(context, reading, job, leading);
    if (renewal === 'reopened') {
      Object.assign(leadingResult, { outcome: renewal, reasons: [...leadingResult.reasons, 'open again'] });
    }
  }
  return results;
}

/** The job's rows with the places and links of this reading, and a new row for each posting that joins. */
function currentRowsOf(
  context: Context,
  reading: StoredReading,
  job: SourcedJob,
  postings: readonly Ready[],
  joining: readonly Ready[],
): Pick<CurrentRows, 'sources' | 'postingOf'> {
  const postingOf = new Map<Source, Ready>();
  const postingOfRow = new Map(postings.map((posting) => [rowOf(reading, job, posting), posting]));
  const sources: Source[] = job.sources.map((row) => {
    const posting = postingOfRow.get(row);
    if (posting === undefined) return row;
    const { link, locations } = posting.job.input;
    const current = { ...seenRow(context, reading, row), link, places: locations };
    postingOf.set(current, posting);
    return current;
  });
  for (const posting of joining) {
    const row = newRow(context, reading, job.id, posting);
    postingOf.set(row, posting);
    sources.push(row);
  }
  return { sources, postingOf };
}

/** Finds the row that leads. Where a job that a feed writes has none, the first row of this reading leads from now on. */
function withLead(rows: Pick<CurrentRows, 'sources' | 'postingOf'>, isByFeed: boolean): CurrentRows {
  const existing = leadOf(rows.sources);
  if (existing !== undefined || !isByFeed) return { ...rows, lead: existing, isNewLead: false };
  const [lead] = rows.postingOf.keys();
  const sources = rows.sources.map((row) => (row.isLeading ? { ...row, isLeading: false } : row));
  if (lead) lead.isLeading = true;
  return { ...rows, sources, lead, isNewLead: true };
}

/** What became of each posting, before anything is written. */
function outcomesOf(job: SourcedJob, { postingOf }: CurrentRows, joining: ReadonlySet<Ready>): Stored[] {
  return [...postingOf].map(([row, posting]) => {
    if (joining.has(posting)) return mergedInto(job.id, job.title, posting);
    const outcome = posting.job.keepsPlaces ? 'held' : row.sourceHash === posting.job.hash ? 'same' : 'changed';
    const isIgnored = outcome === 'changed' && !isWrittenByFeed(job);
    const reasons = isIgnored ? ['people edited this job: the change was not taken over'] : [];
    return { posting, outcome, jobId: job.id, state: null, reasons };
  });
}

/** Whether the job has to be written again from its leading posting. */
function hasNewContents(job: SourcedJob, { postingOf, lead, isNewLead }: CurrentRows): boolean {
  const leading = lead && postingOf.get(lead);
  if (!lead || !leading || !isWrittenByFeed(job)) return false;
  return isNewLead || lead.sourceHash !== leading.job.hash;
}

/** A live job stays as it was approved until an admin has looked at a risky change (rules §2). */
async function riskOf(context: Context, job: SourcedJob, { employer, job: { input }, text }: Ready) {
  return job.approvedAt === null ? null : await reviewReason(context, employer, input, text);
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
