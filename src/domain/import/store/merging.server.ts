import { createHash } from 'node:crypto';
import {
  areTextsOfOneJob,
  type ComparedText,
  minhashOfText,
  namesIn,
  placeKeyOf,
} from '#domain/job-text/near-duplicates/fingerprints.server.ts';
import { type ComparedFields, comparedFieldsOf, mayBeOneJob } from '#domain/job-text/near-duplicates/minhash.ts';
import type { JobInput } from '#domain/jobs/inputs.ts';
import { MOST_LOCATIONS } from '#domain/jobs/job.ts';
import type { Employer } from '../postings/employer.server.ts';
import type { ImportedJob } from '../postings/job-of-posting.server.ts';

/** A posting that can be stored: its job, its startup, and what deduplication compares. */
export type Ready = {
  job: ImportedJob;
  employer: Employer;
  /** The last day of applications, if the feed states one. */
  lastDay: string | null;
  fields: ComparedFields;
  text: ComparedText;
  bands: readonly number[];
};

/** Most groups that one posting is compared with: a text that shares a band with more is a common one. */
const MOST_COMPARED = 20;

/** Prepares what deduplication compares, once for all comparisons of a run. */
export function readyOf(job: ImportedJob, employer: Employer, lastDay: string | null): Ready {
  const { input } = job;
  const countryCodes = input.locations.map(({ countryCode }) => countryCode);
  const names = namesIn(employer.name, job.placeNames, countryCodes);
  const text = { html: input.description, names, places: input.locations.map(placeKeyOf), opening: job.opening };
  return { job, employer, lastDay, fields: comparedFieldsOf(input), text, bands: minhashOfText(text) };
}

/**
 * Groups the postings of a document that are one job: the same company, title and text, often in several cities. A
 * group is sorted by id, so that the order of the feed changes nothing.
 */
export function groupsOf(postings: readonly Ready[]): Ready[][] {
  const groups: [Ready, ...Ready[]][] = [];
  const byBand = new Map<string, [Ready, ...Ready[]][]>();
  for (const posting of postings) {
    const keys = posting.bands.map((band) => `${posting.employer.id} ${posting.fields.titleKey} ${band}`);
    const candidates = new Set(keys.flatMap((key) => byBand.get(key) ?? []));
    const group = [...candidates]
      .slice(0, MOST_COMPARED)
      .find(([first]) => mayBeOneJob(first.fields, posting.fields) && areOneJobOfFeed(first, posting));
    if (group) group.push(posting);
    else {
      const newGroup: [Ready] = [posting];
      groups.push(newGroup);
      for (const key of new Set(keys)) byBand.set(key, [...(byBand.get(key) ?? []), newGroup]);
    }
  }
  return groups.map((group) => group.sort((a, b) => byId(a.job.sourceId, b.job.sourceId)));
}

/** Sorts ids, with numbers by their value. */
export function byId(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/** Whether a feed names two openings by these postings, and no other words make them one job. */
export function areApart(a: Ready, b: Ready): boolean {
  const [one, other] = [openingOf(a, b), openingOf(b, a)];
  return one !== null && other !== null && one !== other && !areOneJobOfFeed(a, b);
}

function areOneJobOfFeed(a: Ready, b: Ready): boolean {
  return areTextsOfOneJob({ ...a.text, opening: openingOf(a, b) }, { ...b.text, opening: openingOf(b, a) });
}

/**
 * The opening of a posting beside another one of its feed. A feed without openings that names two postings in one place
 * means two: wards of a hospital share a title and most of their words.
 */
function openingOf({ job, text }: Ready, other: Ready): string | null {
  if (job.opening !== null || other.job.opening !== null) return job.opening;
  return text.places?.some((place) => other.text.places?.includes(place)) ? job.sourceId : null;
}

/** Makes one posting, with the places of both, of two items with the same id. */
export function mergePostings(first: Ready, second: Ready): Ready {
  const job: ImportedJob = {
    ...first.job,
    input: { ...first.job.input, locations: unionOf([first.job.input.locations, second.job.input.locations]) },
    placeNames: [...new Set([...first.job.placeNames, ...second.job.placeNames])],
    hash: createHash('sha256')
      .update(first.job.hash + second.job.hash)
      .digest('hex'),
  };
  return readyOf(job, first.employer, first.lastDay);
}

type Locations = JobInput['locations'];

/** The places in their order without repetitions, at most as many as a job may have. */
export function unionOf(lists: readonly Locations[]): Locations {
  const places = new Map<string, Locations[number]>();
  for (const place of lists.flat()) {
    const key = String(place.placeId ?? `${place.countryCode} ${place.locality ?? ''}`);
    if (!places.has(key)) places.set(key, place);
  }
  return [...places.values()].slice(0, MOST_LOCATIONS);
}
