import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { countryName } from '#domain/site/countries.ts';
import {
  areNearIdentical,
  bandsOf,
  comparedWords,
  mayBeOneJob,
  type Outline,
  outlineOf,
  runsOf,
  titleKeyOf,
} from './likeness.ts';

/** A job's words, and the names in them that differ between postings of the same job. */
export type Wording = { html: string; names: readonly string[] };

/** A text of fewer words is too much like every other to be called a copy of one. */
const FEWEST_WORDS_OF_A_COPY = 40;
/** Texts compared for one posting: what shares a band by chance is rarely more than none. */
const MOST_COMPARED = 20;
/** Of which some may never have been approved. */
const MOST_NEAR = 200;

/** The names that a text of this company, in these places, is compared without. */
export function namesIn(company: string, placeNames: readonly string[], countryCodes: readonly string[]): string[] {
  return [...new Set([company, ...placeNames, ...countryCodes.map(countryName)])];
}

export function bandsOfWording({ html, names }: Wording): number[] {
  return bandsOf(runsOf(comparedWords(html, names)));
}

/** Each is read without the names of both: one may speak of Bergen where the other speaks of Oslo. */
export function areOneText(a: Wording, b: Wording): boolean {
  const names = [...a.names, ...b.names];
  return areNearIdentical(runsOf(comparedWords(a.html, names)), runsOf(comparedWords(b.html, names)));
}

const NAMES = sql`(SELECT coalesce(json_agg(json_build_object('countryCode', l.country_code, 'locality', l.locality,
    'name', p.name, 'englishName', p.english_name)), '[]')
  FROM job_locations l LEFT JOIN places p ON p.id = l.place_id WHERE l.job_id = j.id)`;

type Named = {
  company: string;
  description: string;
  places: { countryCode: string; locality: string | null; name: string | null; englishName: string | null }[];
};

function wordingOf({ company, description, places }: Named): Wording {
  const named = places.flatMap(({ locality, name, englishName }) => [locality, name, englishName]);
  return {
    html: description,
    names: namesIn(
      company,
      named.filter((name) => name !== null),
      places.map(({ countryCode }) => countryCode),
    ),
  };
}

/** What a stored job says, and the names in it. */
export async function wordingOfJob(context: Context, jobId: string): Promise<Wording> {
  const { rows } = await context.db.execute<Named>(sql`
    SELECT c.name AS company, t.description, ${NAMES} AS places
    FROM jobs j JOIN companies c ON c.id = j.company_id JOIN job_texts t ON t.job_id = j.id WHERE j.id = ${jobId}`);
  return wordingOf(rows[0] ?? { company: '', description: '', places: [] });
}

/** Makes the fingerprints of these jobs from what the transaction has written. Part of every job command. */
export async function refreshFingerprints(context: Context, jobIds: readonly string[]): Promise<void> {
  if (jobIds.length === 0) return;
  const { rows } = await context.db.execute<Named & { id: string; companyId: string; title: string }>(sql`
    SELECT j.id, j.company_id AS "companyId", c.name AS company, j.title, t.description, ${NAMES} AS places
    FROM jobs j JOIN companies c ON c.id = j.company_id JOIN job_texts t ON t.job_id = j.id
    WHERE j.id = ANY(${sql.param(jobIds)}::text[])`);
  const made = rows.map((row) => ({
    id: row.id,
    companyId: row.companyId,
    titleKey: titleKeyOf(row.title),
    bands: `{${bandsOfWording(wordingOf(row)).join()}}`,
  }));
  await context.db.execute(sql`
    INSERT INTO job_fingerprints (job_id, company_id, title_key, bands)
    SELECT id, "companyId", "titleKey", bands::int[]
    FROM json_to_recordset(${JSON.stringify(made)}::json) AS made (id text, "companyId" text, "titleKey" text, bands text)
    ON CONFLICT (job_id) DO UPDATE SET title_key = excluded.title_key, bands = excluded.bands
    WHERE (job_fingerprints.title_key, job_fingerprints.bands) IS DISTINCT FROM (excluded.title_key, excluded.bands)`);
}

/** The name of another company that has been publishing this text as its own (rules §2); null when none has. */
export async function companyWithThisText(
  context: Context,
  companyId: string,
  wording: Wording,
): Promise<string | null> {
  const words = comparedWords(wording.html, wording.names);
  if (words.length < FEWEST_WORDS_OF_A_COPY) return null;
  // Nearly every text is like no other: only for the others is the rest read.
  const near = await context.db.execute<{ id: string }>(sql`
    SELECT job_id AS id FROM job_fingerprints
    WHERE bands && ${`{${bandsOf(runsOf(words)).join()}}`}::int[] AND company_id <> ${companyId} LIMIT ${MOST_NEAR}`);
  if (near.rows.length === 0) return null;
  const { rows } = await context.db.execute<Named>(sql`
    SELECT c.name AS company, t.description, ${NAMES} AS places
    FROM jobs j JOIN companies c ON c.id = j.company_id JOIN job_texts t ON t.job_id = j.id
    WHERE j.id = ANY(${sql.param(near.rows.map(({ id }) => id))}::text[]) AND j.approved_at IS NOT NULL
    ORDER BY j.id LIMIT ${MOST_COMPARED}`);
  return rows.find((row) => areOneText(wording, wordingOf(row)))?.company ?? null;
}

/** A posting that nobody knows yet, as the search for its job sees it. */
export type Unknown = { companyId: string; outline: Outline; wording: Wording; bands: readonly number[] };

type Candidate = Named & { at: number; id: string } & Parameters<typeof outlineOf>[0];

const COMPARED = sql`j.id, c.name AS company, t.description, ${NAMES} AS places, j.title, j.job_role AS "jobRole",
  j.text_language AS "textLanguage", j.job_position_types AS "jobPositionTypes", j.workplace,
  j.salary_type AS "salaryType", j.salary_from::float8 AS "salaryFrom", j.salary_to::float8 AS "salaryTo",
  j.salary_currency AS "salaryCurrency", j.salary_period AS "salaryPeriod"`;

/**
 * For each of these postings the job of its company that it is another publication of, or null. Only what can
 * still be found is asked: a job that ended is not filled again by a new posting, except one that its people
 * closed while it is still published elsewhere: it stays closed.
 */
export async function jobsOfPostings(context: Context, postings: readonly Unknown[]): Promise<(string | null)[]> {
  if (postings.length === 0) return [];
  const asked = postings.map(({ companyId, outline, bands }, at) => ({
    at,
    companyId,
    titleKey: outline.titleKey,
    bands: `{${bands.join()}}`,
  }));
  const { rows } = await context.db.execute<Candidate>(sql`
    SELECT asked.at, ${COMPARED}
    FROM json_to_recordset(${JSON.stringify(asked)}::json) AS asked (at int, "companyId" text, "titleKey" text, bands text)
    CROSS JOIN LATERAL (
      SELECT f.job_id FROM job_fingerprints f JOIN jobs k ON k.id = f.job_id
      WHERE f.company_id = asked."companyId" AND f.title_key = asked."titleKey" AND f.bands && asked.bands::int[]
        AND (k.status IN ('ACTIVE', 'STOPPED', 'PENDING_PAYMENT', 'PENDING_COMPANY_APPROVAL')
          OR (k.status = 'EXPIRED' AND EXISTS (SELECT FROM job_sources s WHERE s.job_id = k.id AND s.gone_at IS NULL)
            AND (SELECT action FROM job_transitions WHERE job_id = k.id ORDER BY at DESC, id DESC LIMIT 1) = 'close'))
      ORDER BY f.job_id LIMIT ${MOST_COMPARED}) AS near
    JOIN jobs j ON j.id = near.job_id JOIN companies c ON c.id = j.company_id JOIN job_texts t ON t.job_id = j.id
    ORDER BY asked.at, j.id`);
  return postings.map(
    ({ outline, wording }, at) =>
      rows.find((row) => row.at === at && mayBeOneJob(outline, outlineOf(row)) && areOneText(wording, wordingOf(row)))
        ?.id ?? null,
  );
}

/** Whether a posting still says what its job says; false for a job that is not there. */
export async function isStillOfJob(context: Context, jobId: string, posting: Omit<Unknown, 'bands'>): Promise<boolean> {
  const { rows } = await context.db.execute<Candidate>(sql`
    SELECT 0 AS at, ${COMPARED}
    FROM jobs j JOIN companies c ON c.id = j.company_id JOIN job_texts t ON t.job_id = j.id WHERE j.id = ${jobId}`);
  return rows.some(
    (row) => mayBeOneJob(posting.outline, outlineOf(row)) && areOneText(posting.wording, wordingOf(row)),
  );
}
