import { inArray, type SQL, sql } from 'drizzle-orm';
import { asPrepared } from '#database/prepared-statements.ts';
import { jobTexts } from '#database/tables/jobs.server.ts';
import { canView, requireUser } from '#domain/accounts/policy.ts';
import { isPublicCompany } from '#domain/companies/company.ts';
import { presentRegistration, type RegistrationRow } from '#domain/companies/registration/registrations.ts';
import { registrationsOf } from '#domain/companies/rows.server.ts';
import type { Context } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { resolvedFacts } from '#domain/job-text/resolved-facts.ts';
import { readTextFacts, type TextFacts } from '#domain/job-text/text-facts/text-facts.server.ts';
import { openCondition } from '#domain/open-jobs-condition.server.ts';
import { countryName } from '#domain/site/countries.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { sanitiseRichText, webAddress } from '#domain/site/rich-text.ts';
import { ownApplicationId } from '#domain/talent/own-application.server.ts';
import { withPlaces } from './draft-places.server.ts';
import { readDraft } from './drafts.server.ts';
import { type DraftContents, readableFields } from './inputs.ts';
import { isOpen } from './is-open.ts';
import { appliesHere, GONE_AFTER_DAYS } from './job.ts';
import {
  isoMoment,
  JOB_COLUMNS,
  JOB_TABLES,
  type JobRow,
  jobInList,
  placeNamesColumn,
  savedColumn,
} from './rows.server.ts';
import { jobCard, jobCardPath } from './share-card.ts';
import type { Job, JobInList, JobWithText } from './views.ts';

export type JobWithOpenness = {
  job: Job;
  openness: 'open' | 'stopped' | 'expired';
  /** The names of its towns, by which similar jobs are found. */
  placeNames: string[];
};

type SingleRow = JobRow & {
  status: string;
  description: string | null;
  link: string | null;
  questions: Job['questions'];
  criterias: string[];
  createdAt: string;
  updatedAt: string;
  approvedAt: string | null;
  closedAt: string | null;
  source: string | null;
  lastDaySaid: boolean;
  languages: Job['languages'];
  englishEnough: boolean | null;
  relocation: string;
  textFacts: TextFacts | null;
  hiringStages: string[];
  receiveApplicants: string;
  applyEmail: string | null;
  hasDataTerms: boolean;
  places: Job['places'] | null;
  placeNames: string[];
  sources: Job['sources'] | null;
  interestedAt: string | null;
  appliedElsewhere: boolean;
  applicationId: string | null;
  companyStatus: string;
  companyPlatforms: string[];
  companyIntro: string;
  whatWeDo: string;
  stage: string | null;
  industries: string[];
  perks: Job['company']['perks'];
  companyLocality: string | null;
  companyAddress: string | null;
  companyCountries: string[] | null;
  registrations: RegistrationRow[];
  gallery: Job['company']['galleryImages'] | null;
  activeJobs: number;
  answersInDays: number | null;
};

/**
 * Reads a public job by id or key (rules §2). Absent: drafts, jobs that wait for payment, company or review, and jobs of
 * companies that this site does not show. Expired jobs stay for 180 days, then answer 410.
 */
export async function findJob(
  context: Context,
  idOrKey: string,
  options: { origin?: string } = {},
): Promise<JobWithOpenness> {
  const row = await readSingle(context, idOrKey);
  if (!row) throw absent('This job');
  const openness = opennessOf(context, row);
  return { job: jobOf(row, context, options.origin ?? '', openness), openness, placeNames: row.placeNames };
}

/** Reads a job in any state as its page would show it; for its team and admins (absent for others). */
export async function findHiddenJob(
  context: Context,
  idOrKey: string,
  options: { origin?: string } = {},
): Promise<Job> {
  const actor = requireUser(context);
  const row = await readSingle(context, idOrKey);
  if (!row || !canView(actor, { kind: 'company', id: row.companyId })) throw absent('This job');
  return jobOf(row, context, options.origin ?? '');
}

/**
 * Reads a job as its page would show it with the contents of its draft; for owners and managers. Fields that could not
 * be published as they stand keep their published value. `suggested` is how people apply while the draft does not say.
 */
export async function previewDraft(
  context: Context,
  jobId: string,
  { origin, suggested = {} }: { origin: string; suggested?: Pick<DraftContents, 'receiveApplicants' | 'applyEmail'> },
): Promise<Job> {
  const draft = await readDraft(context, jobId);
  const { contents } = await withPlaces(context, draft.contents);
  const row = await readSingle(context, jobId);
  if (!row) throw absent('This job');
  const {
    jobRole: role = row.role,
    jobPositionTypes: types = row.types,
    locations,
    ...same
  } = readableFields(contents.receiveApplicants ? contents : { ...contents, ...suggested });
  const enteredFacts = {
    ...row,
    ...same,
    role,
    types: [...types],
    ...(locations && {
      locations,
      places: locations.map((place) => ({ ...place, region: null, slug: null, englishName: null })),
    }),
  };
  const hasFigure = enteredFacts.salaryCurrency !== null && (enteredFacts.salaryFrom ?? enteredFacts.salaryTo) !== null;
  if (enteredFacts.salaryType === 'range' && !hasFigure) enteredFacts.salaryType = 'notSaid';
  // Such a job is public only once the terms are accepted, so nobody will see its page without the form.
  if (enteredFacts.receiveApplicants !== 'link') enteredFacts.hasDataTerms = true;
  return jobOf(enteredFacts, context, origin);
}

/** Adds text and address to the jobs of a list, in one statement. */
export async function withTexts(
  context: Context,
  jobs: readonly JobInList[],
  { origin }: { origin: string },
): Promise<JobWithText[]> {
  const ids = jobs.map(({ id }) => id);
  const rows = await context.db.select().from(jobTexts).where(inArray(jobTexts.jobId, ids));
  const texts = new Map(rows.map(({ jobId, description }) => [jobId, description]));
  return jobs.map((job) => ({
    ...job,
    description: sanitiseRichText(texts.get(job.id) ?? ''),
    absoluteJobUrl: jobAddress(origin, job.id),
  }));
}

const jobAddress = (origin: string, id: string) => `${origin}/jobs/${id}`;

function opennessOf(context: Context, row: SingleRow): JobWithOpenness['openness'] {
  const closesAt = row.closesAt === null ? null : new Date(row.closesAt);
  const approvedAt = row.approvedAt === null ? null : new Date(row.approvedAt);
  const company = { status: row.companyStatus, platforms: row.companyPlatforms };
  if (isOpen({ status: row.status, approvedAt, closesAt, company }, context.platform, context.now)) return 'open';
  if (
    !isPublicCompany(company, context.platform) ||
    approvedAt === null ||
    !['ACTIVE', 'STOPPED', 'EXPIRED'].includes(row.status)
  ) {
    throw absent('This job');
  }
  // A job closes at `closesAt`, before the schedule updates its status.
  const isExpired = row.status === 'EXPIRED' || closesAt === null || closesAt <= context.now;
  if (!isExpired) return 'stopped';
  const endsAt = row.status === 'EXPIRED' && row.closedAt ? new Date(row.closedAt) : closesAt;
  if (endsAt && endsAt.getTime() + GONE_AFTER_DAYS * DAY_MS <= context.now.getTime()) {
    throw new Refusal('gone', 'E_GONE', 'This job closed long ago, and we have removed its page.');
  }
  return 'expired';
}

function ownColumns({ actor }: Context): SQL {
  if (actor.kind !== 'user') {
    return sql`, NULL AS "interestedAt", false AS "appliedElsewhere", NULL AS "applicationId"`;
  }
  return sql`, (SELECT i.at FROM job_interests i WHERE i.job_id = j.id AND i.user_id = ${actor.userId}) AS "interestedAt",
    EXISTS (SELECT FROM elsewhere_applications e WHERE e.job_id = j.id AND e.user_id = ${actor.userId}) AS "appliedElsewhere",
    ${ownApplicationId(actor.userId, sql`j.id`)} AS "applicationId"`;
}

async function readSingle(context: Context, idOrKey: string): Promise<SingleRow | undefined> {
  const { rows } = await context.db.execute(
    asPrepared(sql`
    SELECT ${JOB_COLUMNS}${savedColumn(context)}${ownColumns(context)}, j.status, t.description, j.link, j.questions, j.criterias, j.created_at AS "createdAt",
      j.updated_at AS "updatedAt", j.approved_at AS "approvedAt", j.closed_at AS "closedAt", j.source,
      j.last_day_said AS "lastDaySaid",
      j.languages, j.english_enough AS "englishEnough", j.relocation,
      (SELECT facts FROM job_search_texts WHERE job_id = j.id
        AND EXISTS (SELECT FROM job_search WHERE job_search.job_id = j.id)) AS "textFacts",
      j.hiring_stages AS "hiringStages", j.receive_applicants AS "receiveApplicants", j.apply_email AS "applyEmail",
      EXISTS (SELECT FROM company_data_terms d WHERE d.company_id = c.id) AS "hasDataTerms",
      (SELECT json_agg(json_build_object('countryCode', l.country_code, 'locality', l.locality, 'address', l.address,
          'postalCode', l.postal_code, 'region', p.region, 'latitude', coalesce(l.latitude, p.latitude),
          'longitude', coalesce(l.longitude, p.longitude), 'slug', p.slug,
          'englishName', CASE WHEN fold_text(p.english_name) <> fold_text(p.name) THEN p.english_name END) ORDER BY l.position)
        FROM job_locations l LEFT JOIN places p ON p.id = l.place_id WHERE l.job_id = j.id) AS places,
      ${placeNamesColumn(sql`j.id`)} AS "placeNames",
      c.status AS "companyStatus", c.platforms AS "companyPlatforms", c.intro AS "companyIntro",
      c.what_we_do AS "whatWeDo", c.stage, c.industries, c.perks, c.address AS "companyAddress",
      c.answers_in_days AS "answersInDays",
      (SELECT name FROM places WHERE id = c.place_id) AS "companyLocality",
      (SELECT json_agg(country_code ORDER BY position) FROM company_countries WHERE company_id = c.id) AS "companyCountries",
      ${registrationsOf(sql`c.id`)} AS registrations,
      (SELECT json_agg(json_build_object('path', '/images/' || i.id, 'alt', g.alt, 'width', i.width, 'height', i.height)
          ORDER BY g.position) FROM company_gallery g JOIN images i ON i.id = g.image_id
        WHERE g.company_id = c.id) AS gallery,
      (SELECT json_agg(json_build_object('link', o.link, 'place', o.places -> 0 ->> 'locality')
          ORDER BY o.first_seen_at, o.source_id) FROM job_sources o
        WHERE o.job_id = j.id AND o.gone_at IS NULL AND o.link IS NOT NULL AND o.link IS DISTINCT FROM j.link) AS sources,
      (SELECT count(*)::int FROM job_search s WHERE s.company_id = c.id AND ${openCondition(context, sql`s`)}) AS "activeJobs"
    FROM ${JOB_TABLES} LEFT JOIN job_texts t ON t.job_id = j.id
    WHERE ${isIdentifier(idOrKey) ? sql`j.id = ${idOrKey}` : sql`j.key = ${idOrKey}`}`),
  );
  return rows[0] as SingleRow | undefined;
}

function jobOf(row: SingleRow, context: Context, origin: string, openness?: JobWithOpenness['openness']): Job {
  const inList = jobInList(row, context.now);
  const center = row.places?.find((place) => place.latitude !== null && place.longitude !== null);
  // Applies today's allow-list, whatever it was when the text was stored (S-7).
  const description = sanitiseRichText(row.description ?? '');
  const url = jobAddress(origin, row.id);
  const link = row.link && webAddress(row.link);
  // Those of an open job were read when its text was written: reading them takes a sixth of node's time for its page.
  const readFromText = row.textFacts ?? readTextFacts(description, row.textLanguage);
  const card = openness ? origin + jobCardPath(row.id, jobCard(inList, openness, context.platform)) : null;
  return {
    ...inList,
    description,
    descriptionLength: description.replace(/<[^<>]*>/g, '').length,
    status: row.status,
    geoLocation: center
      ? { center: { type: 'Point', coordinates: [center.longitude as number, center.latitude as number] } }
      : null,
    ...(link !== null && { link }),
    questions: row.questions,
    criterias: row.criterias,
    absoluteJobUrl: url,
    socialImageUrl: card,
    share: { subject: `Interesting job for you? ${row.title} at ${row.companyName}`, url, image: card },
    createdAt: isoMoment(row.createdAt) as string,
    updatedAt: isoMoment(row.updatedAt) as string,
    approvedAt: isoMoment(row.approvedAt),
    closedAt: isoMoment(row.closedAt),
    interestedAt: isoMoment(row.interestedAt),
    appliedElsewhere: row.appliedElsewhere,
    applicationId: row.applicationId,
    scraped: row.source !== null,
    lastDaySaid: row.lastDaySaid,
    ...resolvedFacts(row, readFromText),
    readFromText,
    hiringStages: row.hiringStages,
    receiveApplicants: row.receiveApplicants,
    appliesHere: appliesHere(row),
    applyEmail: row.receiveApplicants === 'email' ? row.applyEmail : null,
    places: row.places ?? [],
    sources: (row.sources ?? []).filter(({ link }) => webAddress(link) !== null),
    company: {
      ...inList.company,
      intro: row.companyIntro,
      whatWeDo: sanitiseRichText(row.whatWeDo),
      stage: row.stage,
      industries: row.industries,
      perks: row.perks,
      galleryImages: row.gallery ?? [],
      companyCountries: (row.companyCountries ?? []).map((code) => ({ countryCode: code, country: countryName(code) })),
      registrations: row.registrations.map(presentRegistration),
      location: { locality: row.companyLocality, address: row.companyAddress },
      numberOfActiveJobs: row.activeJobs,
      answersInDays: row.answersInDays,
    },
  };
}
