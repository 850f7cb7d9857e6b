import { createHash } from 'node:crypto';
import {
  areNearDuplicateTexts,
  type ComparedText,
  minhashOfText,
  namesIn,
} from '#domain/job-text/near-duplicates/fingerprints.server.ts';
import { type ComparedFields, comparedFieldsOf, mayBeOneJob } from '#domain/job-text/near-duplicates/minhash.ts';
import type { JobInput } from '#domain/jobs/inputs.ts';
import { MOST_LOCATIONS } from '#domain/jobs/job.ts';
import type { Employer } from './employer.server.ts';
import type { ImportedJob } from './job-of-posting.server.ts';

/** A posting that can be stored: the job it would be, whose it is, and what it is compared by. */
export type Ready = {
  job: ImportedJob;
  employer: Employer;
  /** The last day on which one may apply, where the feed says one. */
  lastDay: string | null;
  fields: ComparedFields;
  text: ComparedText;
  bands: readonly number[];
};

/** Groups compared with one posting: with more that share a band, its text is no one's in particular. */
const MOST_COMPARED = 20;

export function readyOf(job: ImportedJob, employer: Employer, lastDay: string | null): Ready {
  const { input } = job;
  const countryCodes = input.locations.map(({ countryCode }) => countryCode);
  const text = { html: input.description, names: namesIn(employer.name, job.placeNames, countryCodes) };
  return { job, employer, lastDay, fields: comparedFieldsOf(input), text, bands: minhashOfText(text) };
}

/**
 * Postings of one document that are one job: the same company, title and words, in other cities or once more. Each
 * group is in the order of its ids, so that the order of the feed changes nothing.
 */
export function groupsOf(postings: readonly Ready[]): Ready[][] {
  const groups: [Ready, ...Ready[]][] = [];
  const byBand = new Map<string, [Ready, ...Ready[]][]>();
  for (const posting of postings) {
    const keys = posting.bands.map((band) => `${posting.employer.id} ${posting.fields.titleKey} ${band}`);
    const near = new Set(keys.flatMap((key) => byBand.get(key) ?? []));
    const group = [...near]
      .slice(0, MOST_COMPARED)
      .find(([first]) => mayBeOneJob(first.fields, posting.fields) && areNearDuplicateTexts(first.text, posting.text));
    if (group) group.push(posting);
    else {
      const made: [Ready] = [posting];
      groups.push(made);
      for (const key of new Set(keys)) byBand.set(key, [...(byBand.get(key) ?? []), made]);
    }
  }
  return groups.map((group) => group.sort((a, b) => byId(a.job.sourceId, b.job.sourceId)));
}

/** Of numbers the smaller first, as feeds count. */
export function byId(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}

/** Two items of one id: the same posting with the places of both. */
export function asOne(first: Ready, again: Ready): Ready {
  const job: ImportedJob = {
    ...first.job,
    input: { ...first.job.input, locations: unionOf([first.job.input.locations, again.job.input.locations]) },
    placeNames: [...new Set([...first.job.placeNames, ...again.job.placeNames])],
    hash: createHash('sha256')
      .update(first.job.hash + again.job.hash)
      .digest('hex'),
  };
  return readyOf(job, first.employer, first.lastDay);
}

type Locations = JobInput['locations'];

/** All places once, in their order; what is beyond the most a job may have is left out. */
export function unionOf(lists: readonly Locations[]): Locations {
  const places = new Map<string, Locations[number]>();
  for (const place of lists.flat()) {
    const key = String(place.placeId ?? `${place.countryCode} ${place.locality ?? ''}`);
    if (!places.has(key)) places.set(key, place);
  }
  return [...places.values()].slice(0, MOST_LOCATIONS);
}
