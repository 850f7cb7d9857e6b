import { type SQL, sql } from 'drizzle-orm';
import { requireUser } from '#domain/accounts/policy.ts';
import { isPublic } from '#domain/companies/rows.server.ts';
import type { Context } from '#domain/context.ts';
import { flagOfName } from '#domain/site/flag-codes.ts';

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

/** Far more than a person keeps; the newest are shown. */
const MOST_SHOWN = 300;

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

async function keptJobs(context: Context, marks: SQL): Promise<{ docs: KeptJob[]; total: number }> {
  const { userId } = requireUser(context);
  const { rows } = await context.db.execute<JobFacts & { id: string; at: string; total: number }>(sql`
    SELECT jobs.id, marks.at, ${jobFacts(context)}, count(*) OVER ()::int AS total
    FROM ${marks} AS marks JOIN jobs ON jobs.id = marks.job_id JOIN companies ON companies.id = jobs.company_id
    WHERE marks.user_id = ${userId} ORDER BY marks.at DESC, jobs.id LIMIT ${MOST_SHOWN}`);
  const docs = rows.map((row) => ({
    id: row.id,
    title: row.title,
    company: presentCompany(row),
    place: row.place,
    isOpen: row.isOpen,
    hasPage: row.hasPage,
    lastDay: row.lastDay,
    closesAt: isoMoment(row.closesAt),
    at: isoMoment(row.at) ?? '',
  }));
  return { docs, total: rows[0]?.total ?? 0 };
}

/** The jobs that the person saved, the latest first. They stay when they close. */
export const mySavedJobs = (context: Context) => keptJobs(context, sql`saved_jobs`);

/** The jobs in which the person marked interest, the latest first. */
export const myInterests = (context: Context) => keptJobs(context, sql`job_interests`);

/** What the side navigation of a talent shows. */
export async function myTalentNavigation(context: Context): Promise<{ isTalent: boolean; applications: number }> {
  const { userId } = requireUser(context);
  const { rows } = await context.db.execute<{ isTalent: boolean; applications: number }>(sql`
    SELECT EXISTS (SELECT FROM talents WHERE user_id = ${userId} AND enabled) AS "isTalent",
      (SELECT count(*)::int FROM applications a JOIN talents t ON t.id = a.talent_id
        WHERE t.user_id = ${userId}) AS applications`);
  return rows[0] ?? { isTalent: false, applications: 0 };
}
