import { eq, type SQL, sql } from 'drizzle-orm';
import { applications } from '#database/tables/applications.server.ts';
import { talents } from '#database/tables/talent.server.ts';
import { requireUser } from '#domain/accounts/policy.ts';
import { isPublic } from '#domain/companies/rows.server.ts';
import type { Context } from '#domain/context.ts';
import { flagOfName } from '#domain/site/flag-codes.ts';
import { ownApplicationId } from './own-application.server.ts';

/** A job as My jobs lists it. */
export type KeptJob = {
  id: string;
  title: string;
  company: { name: string; flag: string; logoImage?: { path: string } };
  place: string | null;
  isOpen: boolean;
  /** Whether the public sees its page. */
  hasPage: boolean;
  /** The last day to apply, where the employer gave one. */
  lastDay: string | null;
  closesAt: string | null;
  /** When the person saved it or marked interest. */
  at: string;
  /** The person's own application to it on the site. */
  applicationId: string | null;
};

export type JobFacts = {
  title: string;
  companyName: string;
  companyFlag: string | null;
  logoPath: string | null;
  place: string | null;
  isOpen: boolean;
  hasPage: boolean;
  lastDay: string | null;
  closesAt: string | null;
};

/** Jobs on one page of a list of My jobs. */
export const KEPT_ON_A_PAGE = 50;

/** One page of the jobs that somebody keeps. */
export type KeptJobs = { docs: KeptJob[]; total: number; page: number; pages: number };

/** SQL: what My jobs shows of a row of `jobs` with its row of `companies`. */
export const jobFacts = (context: Context): SQL => sql`jobs.title, companies.name AS "companyName",
  companies.flag AS "companyFlag", (SELECT '/images/' || id FROM images WHERE id = companies.logo_image_id) AS "logoPath",
  coalesce((SELECT coalesce(locality, address) FROM job_locations WHERE job_id = jobs.id ORDER BY position LIMIT 1),
    CASE WHEN jobs.workplace = 'remote' THEN 'Remote' END) AS place,
  EXISTS (SELECT FROM open_jobs(${context.now.toISOString()}::timestamptz) o
    WHERE o.job_id = jobs.id AND o.platform = ${context.platform}) AS "isOpen",
  (jobs.approved_at IS NOT NULL AND jobs.status IN ('ACTIVE', 'STOPPED', 'EXPIRED') AND ${isPublic(context)}) AS "hasPage",
  CASE WHEN jobs.last_day_said THEN jobs.expiration_date END AS "lastDay", jobs.closes_at AS "closesAt"`;

export function presentCompany(row: Pick<JobFacts, 'companyName' | 'companyFlag' | 'logoPath'>): KeptJob['company'] {
  return {
    name: row.companyName,
    flag: row.companyFlag ?? flagOfName(row.companyName),
    ...(row.logoPath !== null && { logoImage: { path: row.logoPath } }),
  };
}

const isoMoment = (text: string | null) => (text === null ? null : new Date(text).toISOString());

type KeptRow = JobFacts & { id: string; at: string; applicationId: string | null };

/** SQL: the person's marks with their jobs, the latest first. */
const ownMarks = (userId: string, marks: SQL) => sql`${marks} AS marks JOIN jobs ON jobs.id = marks.job_id
  JOIN companies ON companies.id = jobs.company_id WHERE marks.user_id = ${userId}`;

async function keptJobs(context: Context, marks: SQL, page: number): Promise<KeptJobs> {
  const { userId } = requireUser(context);
  // One row also past the last page, for the total.
  const { rows } = await context.db.execute<{ total: number } & (KeptRow | { id: null })>(sql`
    SELECT count.total, doc.* FROM (SELECT count(*)::int AS total FROM ${marks} AS marks WHERE user_id = ${userId}) count
    LEFT JOIN LATERAL (SELECT jobs.id, marks.at, ${ownApplicationId(userId, sql`jobs.id`)} AS "applicationId",
        ${jobFacts(context)} FROM ${ownMarks(userId, marks)}
      ORDER BY marks.at DESC, jobs.id LIMIT ${KEPT_ON_A_PAGE} OFFSET ${(page - 1) * KEPT_ON_A_PAGE}) doc ON true
    ORDER BY doc.at DESC, doc.id`);
  const total = rows[0]?.total ?? 0;
  const docs = rows.flatMap((row) => (row.id === null ? [] : [presentKept(row)]));
  return { docs, total, page, pages: Math.ceil(total / KEPT_ON_A_PAGE) };
}

const presentKept = (row: KeptRow): KeptJob => ({
  id: row.id,
  title: row.title,
  company: presentCompany(row),
  place: row.place,
  isOpen: row.isOpen,
  hasPage: row.hasPage,
  lastDay: row.lastDay,
  closesAt: isoMoment(row.closesAt),
  at: isoMoment(row.at) ?? '',
  applicationId: row.applicationId,
});

/** A page of the jobs that the person saved, the latest first. They stay when they close. */
export const mySavedJobs = (context: Context, { page = 1 }: { page?: number } = {}) =>
  keptJobs(context, sql`saved_jobs`, page);

/** A page of the jobs in which the person marked interest, the latest first. */
export const myInterests = (context: Context, { page = 1 }: { page?: number } = {}) =>
  keptJobs(context, sql`job_interests`, page);

/** All open saved jobs with a last day to apply, for the calendar, but those that the person has applied to. */
export async function mySavedDates(context: Context): Promise<KeptJob[]> {
  const { userId } = requireUser(context);
  const { rows } = await context.db.execute<KeptRow>(sql`
    SELECT jobs.id, marks.at, ${ownApplicationId(userId, sql`jobs.id`)} AS "applicationId", ${jobFacts(context)}
    FROM ${ownMarks(userId, sql`saved_jobs`)} AND jobs.last_day_said
      AND jobs.status = 'ACTIVE' ORDER BY marks.at DESC, jobs.id`);
  return rows.filter(({ isOpen, applicationId }) => isOpen && applicationId === null).map(presentKept);
}

/** Reads what the side navigation of a talent shows. */
export async function myTalentNavigation(context: Context): Promise<{ isTalent: boolean; applications: number }> {
  const { userId } = requireUser(context);
  const { db } = context;
  const [talent] = await db
    .select({
      isTalent: talents.enabled,
      applications: db.$count(applications, eq(applications.talentId, talents.id)),
    })
    .from(talents)
    .where(eq(talents.userId, userId));
  return talent ?? { isTalent: false, applications: 0 };
}
