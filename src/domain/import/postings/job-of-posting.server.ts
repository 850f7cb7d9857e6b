import { createHash } from 'node:crypto';
import type { Context } from '#domain/context.ts';
import { cleanTitle } from '#domain/job-text/title.ts';
import type { JobInput } from '#domain/jobs/inputs.ts';
import { LONGEST_AHEAD_DAYS } from '#domain/jobs/job.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { addDays, dayIn, isDay } from '#domain/site/days.ts';
import { plainText, sanitiseRichText, webAddress } from '#domain/site/rich-text.ts';
import { momentOf } from '../documents/values.ts';
import { offersEquity } from '../pay/equity-phrases.server.ts';
import { payOfTitle } from '../pay/pay-of-title.ts';
import { type Gazetteer, type Geocoding, geocode } from '../places/geocoding.server.ts';
import { LONGEST_DESCRIPTION, type Posting } from '../posting.ts';
import { typesOfPosting } from '../terms/hours-of-lines.server.ts';
import { workplaceOf } from '../terms/workplace-of-posting.server.ts';
import { textLanguageOf } from '../text/text-language.ts';
import { roleOf } from './role.server.ts';

/** The job that a posting would become. */
export type ImportedJob = {
  sourceId: string;
  opening: string | null;
  input: JobInput;
  publishedAt: Date | null;
  /** The hash of its fields: a posting with another hash has changed. */
  hash: string;
  /** The gazetteer's names of its places: texts for several cities differ by these. */
  placeNames: string[];
  /** The posting now names a place that nobody knows, and its job keeps the places it has. */
  keepsPlaces: boolean;
  notes: string[];
};

export type NoJob = { outcome: 'cannotPlace' | 'broken'; reason: string };

const TOO_LONG: NoJob = { outcome: 'broken', reason: `its text is longer than ${LONGEST_DESCRIPTION / 1000} kB` };
const LONGEST_MARKUP = 3 * LONGEST_DESCRIPTION;
const TOO_MUCH_MARKUP: NoJob = {
  outcome: 'broken',
  reason: `its text with its markup is longer than ${LONGEST_MARKUP / 1000} kB`,
};

/**
 * Makes a job of a posting, or gives the reason why not. A value that the posting does not state stays empty. A posting
 * that was stored before keeps its places while it names none in the gazetteer.
 */
export async function jobOf(
  context: Context,
  gazetteer: Gazetteer,
  posting: Posting,
  company: string | null,
  placesBefore: () => Promise<JobInput['locations'] | null>,
): Promise<ImportedJob | NoJob> {
  // Checked before anything parses it: markup may be most of a text, but not three times it.
  if (posting.description.length > LONGEST_MARKUP) return TOO_MUCH_MARKUP;
  const workplace = workplaceOf(posting);
  const geocoding = await geocode(gazetteer, posting, workplace);
  const earlierPlaces = typeof geocoding === 'string' ? await placesBefore() : null;
  if (typeof geocoding === 'string' && earlierPlaces === null) return { outcome: 'cannotPlace', reason: geocoding };
  const place = typeof geocoding === 'string' ? keptPlaces(earlierPlaces ?? [], geocoding) : geocoding;

  const placeNames = [
    ...place.places.flatMap(({ name, englishName }) => [name, englishName]),
    ...(earlierPlaces ?? []).flatMap(({ locality }) => locality ?? []),
  ];
  const payInTitle = payOfTitle(posting.title, place.locations[0]?.countryCode ?? '');
  const pay = posting.pay ?? payInTitle;
  const title = cleanTitle(posting.title, {
    company,
    places: placeNames,
    countryCodes: place.locations.map(({ countryCode }) => countryCode),
    statesPay: payInTitle !== null && JSON.stringify(payInTitle) === JSON.stringify(pay),
    workplace,
  });
  if (!/[\p{L}\p{N}]/u.test(title)) return { outcome: 'broken', reason: 'its title has no words' };
  const description = sanitiseRichText(posting.description);
  if (description === '') return { outcome: 'broken', reason: 'it has no text' };
  if (Buffer.byteLength(description) > LONGEST_DESCRIPTION) return TOO_LONG;

  const applying = waysToApply(posting);
  const input: JobInput = {
    title,
    pitch: '',
    description,
    textLanguage: textLanguageOf(plainText(description)) ?? statedLanguageOf(posting) ?? 'en',
    jobRole: roleOf(title, posting.departments),
    jobPositionTypes: typesOfPosting(posting.positionTypes, posting.title),
    workplace,
    locations: place.locations,
    salaryType: pay === null ? 'notSaid' : 'range',
    salaryFrom: pay?.from ?? null,
    salaryTo: pay?.to ?? null,
    salaryCurrency: pay?.currency ?? null,
    salaryPeriod: pay?.period ?? null,
    ...equityOf(posting, description),
    languages: [],
    englishEnough: null,
    relocation: 'notSaid',
    questions: [],
    criterias: [],
    hiringStages: [],
    ...applying.fields,
    // Without a date an imported job runs as long as any job may (rules §4).
    periodDays: LONGEST_AHEAD_DAYS as 60,
  };
  return {
    sourceId: posting.sourceId,
    opening: posting.opening ?? null,
    input,
    publishedAt: publishedAtOf(posting, context.now),
    hash: createHash('sha256')
      .update(JSON.stringify([input, posting.lastMoment]))
      .digest('hex'),
    placeNames,
    keepsPlaces: earlierPlaces !== null,
    notes: [...posting.notes, ...place.notes, ...applying.notes],
  };
}

/** At the web address of the posting, else by email, else on the platform. */
function waysToApply({ link: address, applyEmail: email }: Posting): {
  fields: Pick<JobInput, 'receiveApplicants' | 'link' | 'applyEmail'>;
  notes: string[];
} {
  const link = address !== null && /^https?:\/\//i.test(address.trim()) ? webAddress(address) : null;
  if (link !== null) return { fields: { receiveApplicants: 'link', link, applyEmail: null }, notes: [] };
  if (isMailAddress(email)) {
    return {
      fields: { receiveApplicants: 'email', link: null, applyEmail: email },
      notes: ['people apply by email'],
    };
  }
  return {
    fields: { receiveApplicants: 'platform', link: null, applyEmail: null },
    notes: ['has no web address to apply at: people apply on the platform'],
  };
}

function statedLanguageOf({ statedLanguage }: Posting): string | null {
  const language = statedLanguage?.slice(0, 2).toLowerCase() ?? '';
  return /^[a-z]{2}$/.test(language) ? language : null;
}

/** Systems also write moments to come, and 1970 for none. */
function publishedAtOf({ postedAt }: Posting, now: Date): Date | null {
  return postedAt !== null && postedAt < now && postedAt.getUTCFullYear() >= 2000 ? postedAt : null;
}

function keptPlaces(locations: JobInput['locations'], reason: string): Geocoding {
  return { locations, places: [], notes: [`its place was not taken over: ${reason}; the job keeps its places`] };
}

function equityOf({ equity }: Posting, description: string): Pick<JobInput, 'equityType' | 'equityFrom' | 'equityTo'> {
  if (equity === null && !offersEquity(plainText(description)))
    return { equityType: 'undisclosed', equityFrom: null, equityTo: null };
  if (equity === null || equity === 'offered') return { equityType: 'negotiated', equityFrom: null, equityTo: null };
  return { equityType: 'percentage', equityFrom: equity.from, equityTo: equity.to };
}

/**
 * The last day of applications, in the company's time zone. A bare day counts whole; midnight belongs to the day before.
 * Null when the posting states none, or none that can be read.
 */
export function lastDayOf(posting: Posting, countryCode: string): string | null {
  // "24.12.2026" has the day first wherever it is written so.
  const text = (posting.lastMoment?.trim() ?? '').replace(
    /^(\d{1,2})\.\s?(\d{1,2})\.\s?(20\d\d)(?!\d).*/s,
    (_, day, month, year) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
  if (isWithoutEnd(text)) return null;
  if (isDay(text.slice(0, 10)) && !/(?:Z|GMT|UTC|[+-]\d\d:?\d\d)$/i.test(text)) return text.slice(0, 10);
  const at = momentOf(text);
  return at === null ? null : dayIn(timeZoneOf(countryCode), new Date(at.getTime() - 1_000));
}

/** Systems write a year such as 9999 for "no end". */
export function isWithoutEnd(lastMoment: string): boolean {
  return Number(/^\s*\+?(\d{4,6})-/.exec(lastMoment)?.[1] ?? 0) >= FIRST_YEAR_WITHOUT_END;
}

const FIRST_YEAR_WITHOUT_END = 2200;

/** No job may run longer than this (rules §2). */
export function cappedDay(day: string, countryCode: string, now: Date): string {
  const latest = addDays(dayIn(timeZoneOf(countryCode), now), LONGEST_AHEAD_DAYS);
  return day < latest ? day : latest;
}

function isMailAddress(text: string | null): text is string {
  return text !== null && /^[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}$/i.test(text);
}
