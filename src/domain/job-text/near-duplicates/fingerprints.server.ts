import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { countryName } from '#domain/site/countries.ts';
import { readTextFacts } from '../text-facts/text-facts.server.ts';
import {
  areNearDuplicates,
  type ComparedFields,
  comparedFieldsOf,
  comparedWords,
  mayBeOneJob,
  minhashOf,
  shinglesOf,
  titleKeyOf,
} from './minhash.ts';

/** The text of a job, and the names in it that differ between postings of the same job. */
export type ComparedText = {
  html: string;
  names: readonly string[];
  /** The places of the job by country and town. */
  places?: readonly string[];
  /** The opening in its feed. Only openings of one feed can be compared. */
  opening?: string | null;
};

/** A shorter text resembles too many others to be called a copy of one. */
const FEWEST_WORDS_OF_A_COPY = 40;
/** Texts compared for one posting. Hardly any text shares a band by chance. */
const MOST_COMPARED = 20;
/** Candidates before unapproved jobs are dropped. */
const MOST_NEAR = 200;

/** The names that the comparison drops from a text of this company in these places. */
export function namesIn(company: string, placeNames: readonly string[], countryCodes: readonly string[]): string[] {
  return [...new Set([company, ...placeNames, ...countryCodes.map(countryName)])];
}

export function minhashOfText({ html, names }: ComparedText): number[] {
  return minhashOf(shinglesOf(comparedWords(html, names)));
}

/** Drops the names of both from both: one may mention Bergen where the other mentions Oslo. */
export function areNearDuplicateTexts(
  a: ComparedText,
  b: ComparedText,
  differences: { areElsewhere?: boolean; areApart?: boolean } = {},
): boolean {
  const names = [...a.names, ...b.names];
  const shingles = [a, b].map(({ html }) => shinglesOf(comparedWords(html, names))) as [Set<number>, Set<number>];
  return areNearDuplicates(...shingles, differences);
}

/** Whether two texts are of one job: nearly the same words, more so in other places or openings, and no other required languages. */
export function areTextsOfOneJob(a: ComparedText, b: ComparedText): boolean {
  const areElsewhere =
    a.places !== undefined && b.places !== undefined && !a.places.some((place) => b.places?.includes(place));
  const areApart = (a.opening ?? null) !== null && (b.opening ?? null) !== null && a.opening !== b.opening;
  return (
    areNearDuplicateTexts(a, b, { areElsewhere, areApart }) && (a.html === b.html || mayRequireTheSame(a.html, b.html))
  );
}

/** "Native Ukrainian" and "Native Russian" are two jobs, although one word tells them apart. */
function mayRequireTheSame(a: string, b: string): boolean {
  const [one, other] = [a, b].map((html) =>
    readTextFacts(html, 'en')
      .languages.map(({ anyOf }) => anyOf.join('/'))
      .sort()
      .join(' '),
  );
  return one === '' || other === '' || one === other;
}

/** The name of a place in comparisons. */
export function placeKeyOf({ countryCode, locality }: { countryCode: string; locality: string | null }): string {
  return `${countryCode} ${locality ?? ''}`;
}

const NAMES = sql`(SELECT coalesce(json_agg(json_build_object('countryCode', l.country_code, 'locality', l.locality,
    'name', p.name, 'englishName', p.english_name)), '[]')
  FROM job_locations l LEFT JOIN places p ON p.id = l.place_id WHERE l.job_id = j.id)`;

/** A place of a job, with its names in the gazetteer. */
export type NamedPlace = {
  countryCode: string;
  locality: string | null;
  name: string | null;
  englishName: string | null;
};

type Named = { company: string; description: string; places: NamedPlace[] };

export function comparedTextOf({ company, description, places }: Named): ComparedText {
  const names = places.flatMap(({ locality, name, englishName }) => [locality, name, englishName]);
  return {
    html: description,
    places: places.map(placeKeyOf),
    names: namesIn(
      company,
      names.filter((name) => name !== null),
      places.map(({ countryCode }) => countryCode),
    ),
  };
}

/** The text of a stored job. */
export async function comparedTextOfJob(context: Context, jobId: string): Promise<ComparedText> {
  const { rows } = await context.db.execute<Named>(sql`
    SELECT c.name AS company, t.description, ${NAMES} AS places
    FROM jobs j JOIN companies c ON c.id = j.company_id JOIN job_texts t ON t.job_id = j.id WHERE j.id = ${jobId}`);
  return comparedTextOf(rows[0] ?? { company: '', description: '', places: [] });
}

/** Writes the fingerprints of these jobs as the transaction sees them. Part of every job command. */
export async function refreshFingerprints(context: Context, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length === 0) return;
  const { rows } = await context.db.execute<Named & { id: string; companyId: string; title: string }>(sql`
    SELECT j.id, j.company_id AS "companyId", c.name AS company, j.title, t.description, ${NAMES} AS places
    FROM jobs j JOIN companies c ON c.id = j.company_id JOIN job_texts t ON t.job_id = j.id
    WHERE j.id = ANY(${sql.param(jobIds)}::text[])`);
  await writeFingerprints(
    context,
    rows.map((row) => ({ ...row, text: comparedTextOf(row) })),
  );
}

/** Writes the fingerprints of jobs whose texts the caller has at hand. */
export async function writeFingerprints(
  context: Context,
  jobs: readonly { id: string; companyId: string; title: string; text: ComparedText }[],
): Promise<void> {
  const rows = jobs.map(({ id, companyId, title, text }) => ({
    id,
    companyId,
    titleKey: titleKeyOf(title),
    bands: `{${minhashOfText(text).join()}}`,
  }));
  await context.db.execute(sql`
    INSERT INTO job_fingerprints (job_id, company_id, title_key, bands)
    SELECT id, "companyId", "titleKey", bands::int[]
    FROM json_to_recordset(${JSON.stringify(rows)}::json) AS made (id text, "companyId" text, "titleKey" text, bands text)
    ON CONFLICT (job_id) DO UPDATE SET title_key = excluded.title_key, bands = excluded.bands
    WHERE (job_fingerprints.title_key, job_fingerprints.bands) IS DISTINCT FROM (excluded.title_key, excluded.bands)`);
}

/** The name of another company that already publishes this text, or null. */
export async function companyWithThisText(
  context: Context,
  companyId: string,
  text: ComparedText,
): Promise<string | null> {
  const words = comparedWords(text.html, text.names);
  if (words.length < FEWEST_WORDS_OF_A_COPY) return null;
  // Nearly every text is unlike all others, and this cheap statement is enough for it.
  const near = await context.db.execute<{ id: string }>(sql`
    SELECT job_id AS id FROM job_fingerprints
    WHERE bands && ${`{${minhashOf(shinglesOf(words)).join()}}`}::int[] AND company_id <> ${companyId} LIMIT ${MOST_NEAR}`);
  if (near.rows.length === 0) return null;
  const { rows } = await context.db.execute<Named>(sql`
    SELECT c.name AS company, t.description, ${NAMES} AS places
    FROM jobs j JOIN companies c ON c.id = j.company_id JOIN job_texts t ON t.job_id = j.id
    WHERE j.id = ANY(${sql.param(near.rows.map(({ id }) => id))}::text[]) AND j.approved_at IS NOT NULL
    ORDER BY j.id LIMIT ${MOST_COMPARED}`);
  return rows.find((row) => areNearDuplicateTexts(text, comparedTextOf(row)))?.company ?? null;
}

/** A posting without a job so far. */
export type UnknownPosting = {
  companyId: string;
  fields: ComparedFields;
  text: ComparedText;
  bands: readonly number[];
};

type Candidate = Named & { at: number; id: string } & Parameters<typeof comparedFieldsOf>[0];

const COMPARED = sql`j.id, c.name AS company, t.description, ${NAMES} AS places, j.title, j.job_role AS "jobRole",
  j.text_language AS "textLanguage", j.job_position_types AS "jobPositionTypes", j.workplace,
  j.salary_type AS "salaryType", j.salary_from::float8 AS "salaryFrom", j.salary_to::float8 AS "salaryTo",
  j.salary_currency AS "salaryCurrency", j.salary_period AS "salaryPeriod"`;

/**
 * For each posting the job of its company that it publishes again, or null. Ended jobs do not count: a new posting is a new
 * job. The exception is a job that its company closed while it is still published elsewhere, which stays closed.
 */
export async function jobsOfPostings(
  context: Context,
  postings: readonly UnknownPosting[],
): Promise<(string | null)[]> {
  if (postings.length === 0) return [];
  const queries = postings.map(({ companyId, fields, bands }, at) => ({
    at,
    companyId,
    titleKey: fields.titleKey,
    bands: `{${bands.join()}}`,
  }));
  const { rows } = await context.db.execute<Candidate>(sql`
    SELECT wanted.at, ${COMPARED}
    FROM json_to_recordset(${JSON.stringify(queries)}::json) AS wanted (at int, "companyId" text, "titleKey" text, bands text)
    CROSS JOIN LATERAL (
      SELECT f.job_id FROM job_fingerprints f JOIN jobs k ON k.id = f.job_id
      WHERE f.company_id = wanted."companyId" AND f.title_key = wanted."titleKey" AND f.bands && wanted.bands::int[]
        AND (k.status IN ('ACTIVE', 'STOPPED', 'PENDING_PAYMENT', 'PENDING_COMPANY_APPROVAL')
          OR (k.status = 'EXPIRED' AND EXISTS (SELECT FROM job_sources s WHERE s.job_id = k.id AND s.gone_at IS NULL)
            AND (SELECT action FROM job_transitions WHERE job_id = k.id ORDER BY at DESC, id DESC LIMIT 1) = 'close'))
      ORDER BY f.job_id LIMIT ${MOST_COMPARED}) AS near
    JOIN jobs j ON j.id = near.job_id JOIN companies c ON c.id = j.company_id JOIN job_texts t ON t.job_id = j.id
    ORDER BY wanted.at, j.id`);
  return postings.map(
    ({ fields, text }, at) =>
      rows.find(
        (row) =>
          row.at === at && mayBeOneJob(fields, comparedFieldsOf(row)) && areTextsOfOneJob(text, comparedTextOf(row)),
      )?.id ?? null,
  );
}

/** Whether a posting still matches its job; false for a job that does not exist. */
export async function isStillOfJob(
  context: Context,
  jobId: string,
  posting: Omit<UnknownPosting, 'bands'>,
): Promise<boolean> {
  const { rows } = await context.db.execute<Candidate>(sql`
    SELECT 0 AS at, ${COMPARED}
    FROM jobs j JOIN companies c ON c.id = j.company_id JOIN job_texts t ON t.job_id = j.id WHERE j.id = ${jobId}`);
  return rows.some(
    (row) => mayBeOneJob(posting.fields, comparedFieldsOf(row)) && areTextsOfOneJob(posting.text, comparedTextOf(row)),
  );
}
