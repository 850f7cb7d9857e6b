import type { Context } from '#domain/context.ts';
import { isStillOfJob, jobsOfPostings } from '#domain/job-text/near-duplicates/fingerprints.server.ts';
import { createJob, editJob, relocateJob } from '#domain/jobs/commands.server.ts';
import { DELISTED_AFTER_HOURS } from '#domain/jobs/job.ts';
import { reviewReason, submitJob } from '#domain/jobs/submit.server.ts';
import type { Ready } from './merging.server.ts';
import { runOn } from './renewal.server.ts';
import {
  isWrittenByFeed,
  leadOf,
  placesOf,
  type Source,
  type SourcedJob,
  sourcedJobs,
  sourceKey,
} from './sources.server.ts';

/** What a posting came to. */
export type Stored = {
  posting: Ready;
  outcome: 'new' | 'same' | 'changed' | 'reopened' | 'merged' | 'held';
  jobId: string;
  /** Of a new job: where its first step led. */
  state: 'live' | 'in review' | 'waits for the startup' | null;
  reasons: string[];
};

/** What one reading is, to those who store its postings. */
export type Reading = {
  source: string;
  feed: string;
  isFull: boolean;
  /** Every posting of the document, by company and id. */
  named: ReadonlySet<string>;
  /** Jobs of this batch, with all their sources. */
  jobs: Map<string, SourcedJob>;
  /** Rows of `job_sources` to be written when the batch ends: all at once costs little more than one. */
  written: Source[];
};

type Locations = ReturnType<typeof placesOf>;

const HOUR_MS = 3_600_000;
const STATES = {
  submit: 'live',
  submitForReview: 'in review',
  submitForCompanyApproval: 'waits for the startup',
} as const;

/**
 * Stores the postings of one group: those whose job is known keep it up to date, the others join it, or the job of
 * another source that says the same, or become a new one.
 */
export async function storeGroup(
  context: Context,
  reading: Reading,
  group: readonly Ready[],
  alike: string | null,
): Promise<Stored[]> {
  const homes = new Map<string, Ready[]>();
  const loose: Ready[] = [];
  const stored: Stored[] = [];
  const known = Map.groupBy(group, (posting) => jobOf(reading, posting)?.id ?? null);
  for (const [jobId, postings] of known) {
    const job = jobId === null ? undefined : reading.jobs.get(jobId);
    if (job === undefined) {
      loose.push(...postings);
      continue;
    }
    const fate = await fateOf(context, reading, job, postings);
    if (fate === 'stays') homes.set(job.id, postings);
    if (fate === 'leaves') {
      await leave(context, reading, job, postings);
      loose.push(...postings);
    }
    if (fate === 'differs') stored.push(...noteDifference(context, reading, job, postings));
  }
  const [largest] = [...homes].sort(([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1));
  let home = largest?.[0] ?? alike;
  if (home === null && loose.some((posting) => known.get(null)?.includes(posting) !== true)) {
    [home = null] = await jobsOfPostings(context, loose.slice(0, 1).map(unknownOf));
  }
  if (home !== null && loose.length > 0 && !homes.has(home)) homes.set(home, []);
  for (const [jobId, postings] of homes) {
    const job = reading.jobs.get(jobId) ?? (await sourcedJobs(context, [jobId])).get(jobId);
    if (job === undefined) continue;
    reading.jobs.set(jobId, job);
    stored.push(...(await keepUp(context, reading, job, postings, jobId === home ? loose : [])));
  }
  if (home === null && loose.length > 0) stored.push(...(await storeNew(context, reading, loose)));
  return stored;
}

export function unknownOf({ employer, fields, text, bands }: Ready) {
  return { companyId: employer.id, fields, text, bands };
}

function jobOf(reading: Reading, posting: Ready): SourcedJob | undefined {
  for (const job of reading.jobs.values()) if (rowOf(reading, job, posting)) return job;
  return undefined;
}

function rowOf({ source }: Reading, { sources }: SourcedJob, { employer, job }: Ready): Source | undefined {
  return byPosting(sources).get(rowKey(source, employer.id, job.sourceId));
}

/** Of one opening a feed may have ten thousand postings: each is asked for by its key, and none looked for. */
const INDEXES = new WeakMap<readonly Source[], ReadonlyMap<string, Source>>();

function byPosting(sources: readonly Source[]): ReadonlyMap<string, Source> {
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

/**
 * Whether known postings are still of their job. The one that leads is; another whose words have become others'
 * leaves when the leading one is here to be compared with. Where that is read at another time, it may only be ahead
 * of it, and has 48 hours to agree again.
 */
async function fateOf(
  context: Context,
  reading: Reading,
  job: SourcedJob,
  postings: readonly Ready[],
): Promise<'stays' | 'differs' | 'leaves'> {
  const rows = postings.map((posting) => rowOf(reading, job, posting));
  const lead = leadOf(job.sources);
  if (lead === undefined ? job.source !== null : rows.includes(lead)) return 'stays';
  if (rows.every((row, at) => row?.sourceHash === postings[at]?.job.hash && row?.differsSince === null)) return 'stays';
  const [first] = postings;
  if (first === undefined || (await isStillOfJob(context, job.id, unknownOf(first)))) return 'stays';
  if (lead?.source === reading.source && reading.named.has(sourceKey(lead.companyId, lead.sourceId))) return 'leaves';
  const since = rows.flatMap((row) => row?.differsSince ?? []).sort((a, b) => a.getTime() - b.getTime())[0];
  return since !== undefined && context.now.getTime() - since.getTime() >= DELISTED_AFTER_HOURS * HOUR_MS
    ? 'leaves'
    : 'differs';
}

async function leave(context: Context, reading: Reading, job: SourcedJob, postings: readonly Ready[]): Promise<void> {
  const leaving = new Set(postings.map((posting) => rowOf(reading, job, posting)));
  await settle(
    context,
    reading,
    job,
    job.sources.filter((row) => !leaving.has(row)),
  );
}

function noteDifference(context: Context, reading: Reading, job: SourcedJob, postings: readonly Ready[]): Stored[] {
  const differing = new Set(postings.map((posting) => rowOf(reading, job, posting)));
  const sources = job.sources.map((row) =>
    differing.has(row) ? { ...seen(context, reading, row), differsSince: row.differsSince ?? context.now } : row,
  );
  reading.written.push(...sources.filter((row, at) => row !== job.sources[at]));
  job.sources = sources;
  const reason = `differs from its job now; it becomes one of its own if it still does in ${DELISTED_AFTER_HOURS} hours`;
  return postings.map((posting) => ({ posting, outcome: 'held', jobId: job.id, state: null, reasons: [reason] }));
}

const seen = (context: Context, { feed, isFull }: Reading, row: Source): Source => ({
  ...row,
  // A reading of a part (one posting by its own address) can miss nothing, and so takes nothing from the whole feed.
  feed: isFull ? feed : row.feed,
  lastSeenAt: context.now,
  missedSyncs: 0,
  goneAt: null,
  differsSince: null,
});

function newRow(context: Context, reading: Reading, jobId: string, { job, employer }: Ready): Source {
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

/** A job nobody has seen: a draft, submitted at once as the table of steps has it for feeds (rules §2). */
async function storeNew(context: Context, reading: Reading, postings: readonly Ready[]): Promise<Stored[]> {
  const [first, ...others] = postings;
  if (first === undefined) return [];
  const rows = postings.map((posting) => newRow(context, reading, '', posting));
  const { id } = await createJob(
    context,
    first.employer.id,
    { ...first.job.input, locations: placesOf(rows) },
    { source: reading.source, publishedAt: first.job.publishedAt, expirationDate: first.lastDay },
    { fingerprintLater: true },
  );
  const { action, reason } = await submitJob(context, id, { text: first.text });
  const sources = rows.map((row, at) => ({ ...row, jobId: id, isLeading: at === 0 }));
  reading.written.push(...sources);
  const why = action === 'submitForCompanyApproval' ? `${first.employer.name} is not approved yet` : reason;
  return [
    {
      posting: first,
      outcome: 'new',
      jobId: id,
      state: STATES[action as keyof typeof STATES],
      reasons: why === null ? [] : [why],
    },
    ...others.map((posting) => merged(posting, id, first.job.input.title)),
  ];
}

function merged(posting: Ready, jobId: string, title: string): Stored {
  return { posting, outcome: 'merged', jobId, state: null, reasons: [`the same job as "${title}", and shown with it`] };
}

/** A job that came before: what its feed changed is taken over, and one that is still there runs on. */
async function keepUp(
  context: Context,
  reading: Reading,
  job: SourcedJob,
  postings: readonly Ready[],
  joining: readonly Ready[],
): Promise<Stored[]> {
  const isOurs = isWrittenByFeed(job);
  const changedRows = new Map<Source, Ready>();
  const said = new Map(postings.map((posting) => [rowOf(reading, job, posting), posting]));
  const isJoining = new Set(joining);
  let sources: Source[] = job.sources.map((row) => {
    const posting = said.get(row);
    if (posting === undefined) return row;
    const now = { ...seen(context, reading, row), link: posting.job.input.link, places: posting.job.input.locations };
    changedRows.set(now, posting);
    return now;
  });
  for (const posting of joining) {
    const row = newRow(context, reading, job.id, posting);
    changedRows.set(row, posting);
    sources.push(row);
  }
  let lead = leadOf(sources);
  let isTakenOver = false;
  if (lead === undefined && isOurs) {
    lead = [...changedRows.keys()][0];
    isTakenOver = true;
    sources = sources.map((row) => (row.isLeading ? { ...row, isLeading: false } : row));
    if (lead) lead.isLeading = true;
  }
  const leading = lead && changedRows.get(lead);
  const answers = [...changedRows].map(([row, posting]): Stored => {
    if (isJoining.has(posting)) return merged(posting, job.id, job.title);
    const outcome = row.sourceHash === posting.job.hash ? 'same' : 'changed';
    const reasons = outcome === 'changed' && !isOurs ? ['its people write this job: nothing of it was taken over'] : [];
    return { posting, outcome, jobId: job.id, state: null, reasons };
  });
  const answer = answers.find(({ posting }) => posting === leading);
  let words: Ready | null = null;
  if (isOurs && lead && leading && (isTakenOver || lead.sourceHash !== leading.job.hash)) {
    const { input } = leading.job;
    // What is live stays as it was approved until someone has looked (rules §2).
    const risk = job.approvedAt === null ? null : await reviewReason(context, leading.employer, input, leading.text);
    if (risk === null) words = leading;
    else if (answer) Object.assign(answer, { outcome: 'held', reasons: [`not taken over: ${risk}`] });
  }
  for (const [row, posting] of changedRows) {
    const isHeld = posting === leading && answer?.outcome === 'held';
    const before = rowOf(reading, job, posting);
    if (isHeld && before) Object.assign(row, { places: before.places, link: before.link });
    else row.sourceHash = posting.job.hash;
  }
  await settle(context, reading, job, sources, words);
  if (answer && leading) {
    const went = await runOn(context, reading, job, leading);
    if (went === 'reopened') Object.assign(answer, { outcome: went, reasons: [...answer.reasons, 'open again'] });
  }
  return answers;
}

/** Writes the sources of a job, and what follows from them for the job itself. */
async function settle(
  context: Context,
  reading: Pick<Reading, 'written'>,
  job: SourcedJob,
  sources: Source[],
  words: Ready | null = null,
): Promise<void> {
  const locations = placesOf(sources);
  if (words !== null) {
    await editJob(context, job.id, { ...words.job.input, locations });
  } else if (isWrittenByFeed(job) && locations.length > 0 && !areSame(locations, placesOf(job.sources))) {
    await relocateJob(context, job.id, locations);
  }
  const before = new Set(job.sources);
  reading.written.push(...sources.filter((row) => !before.has(row)));
  job.sources = sources;
}

function areSame(a: Locations, b: Locations): boolean {
  const words = (places: Locations) =>
    JSON.stringify(places.map((place) => [place.placeId, place.countryCode, place.locality, place.address]));
  return words(a) === words(b);
}
