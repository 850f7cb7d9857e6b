import { type SQL, sql } from 'drizzle-orm';
import { asPrepared } from '#database/prepared-statements.ts';
import type { Context } from '#domain/context.ts';
import { placeNamesColumn, readJobs } from '#domain/jobs/rows.server.ts';
import type { FewJobs } from '#domain/jobs/views.ts';
import { openCondition } from '#domain/open-jobs-condition.server.ts';
import { fold } from '#domain/site/fold.ts';
import { JOB_ROLE_GROUPS } from '#domain/site/roles-and-position-types.ts';
import { wordsIn } from '../query/search-text.ts';

const MOST_OF_A_COMPANY = 2;

/** What decides which jobs are similar to a job. */
type RelatedTo = { id: string; title: string; jobRole: string; placeNames: string[]; countryCodes: string[] };

/** Open jobs similar to a job, which need not be open itself. */
export async function relatedJobs(context: Context, jobId: string, limit = 6): Promise<FewJobs> {
  const { rows } = await context.db.execute<RelatedTo>(
    asPrepared(sql`
    SELECT j.id, j.title, j.job_role AS "jobRole", ${placeNamesColumn(sql`j.id`)} AS "placeNames",
      ARRAY(SELECT DISTINCT country_code FROM job_locations l WHERE l.job_id = j.id) AS "countryCodes"
    FROM jobs j WHERE j.id = ${jobId}`),
  );
  const [job] = rows;
  return job ? jobsRelatedTo(context, job, limit) : { docs: [], total: 0 };
}

/** By role, then place, then words of the title, then recency; at most two of one company (rules §2). */
export async function jobsRelatedTo(context: Context, job: RelatedTo, limit = 6): Promise<FewJobs> {
  const group = JOB_ROLE_GROUPS.find(({ roles }) => (roles as readonly string[]).includes(job.jobRole));
  const kin = sql.param([...(group?.roles ?? [])].filter((role) => role !== job.jobRole));
  const places = sql.param(job.placeNames.map(fold));
  const countries = sql.param(job.countryCodes);
  const title = [...new Set(wordsIn(job.title).map(({ folded }) => folded))].map((word) => `'${word}'`).join(' | ');
  const open = sql`${openCondition(context)} AND job_id <> ${job.id}`;
  const from = sql`FROM job_search WHERE ${open}`;
  const newest = sql.raw('ORDER BY published_at DESC, job_id DESC LIMIT');
  // `words` lies in TOAST, and DISTINCT on all columns would read it for every row.
  const some = sql.raw('SELECT job_id, company_id, job_role, localities, country_codes, title_words, published_at');
  // job_search_places lists each town by recency; scanning all jobs for a small town takes thousands of rows.
  const inTown = (which: SQL, limit: number) => sql`${some} FROM job_search WHERE ${open} AND (platform, job_id) IN (
    SELECT ${context.platform}, near.job_id FROM unnest(${places}::text[]) AS town, LATERAL (
      SELECT job_id FROM job_search_places WHERE platform = ${context.platform} AND locality = town${which}
      ${newest} ${sql.raw(String(limit))}) AS near)`;
  // One condition for all of these roles would read every job where no job has one.
  const ofKin = sql`SELECT near.* FROM unnest(${kin}::text[]) AS kin(role), LATERAL (
    ${some} ${from} AND job_role = kin.role ${newest} 20) AS near ${newest} 20`;
  // Compared so that the index of roles is read from the newest: the index of countries gathers every job first (7 ms at 100,000).
  const inCountries = sql`(country_codes && ${countries}::text[]) IS TRUE`;
  // The newest few of each kind come from an index each, however many jobs there are.
  const docs = await readJobs(
    context,
    sql`
    WITH near AS (SELECT DISTINCT ON (job_id) * FROM (
      (${inTown(sql` AND job_role = ${job.jobRole}`, 40)})
      UNION ALL (${some} ${from} AND job_role = ${job.jobRole} AND ${inCountries} ${newest} 40)
      UNION ALL (${some} ${from} AND job_role = ${job.jobRole} ${newest} 40)
      UNION ALL (${ofKin})
      UNION ALL (${inTown(sql``, 20)})
      UNION ALL (${some} ${from} ${newest} 20)
    ) AS each_kind), ranked AS (
      SELECT job_id, company_id, row_number() OVER (ORDER BY
        CASE WHEN job_role = ${job.jobRole} THEN 0 WHEN job_role = ANY(${kin}::text[]) THEN 1 ELSE 2 END,
        CASE WHEN localities && ${places}::text[] THEN 0 WHEN country_codes && ${countries}::text[] THEN 1 ELSE 2 END,
        ts_rank(title_words, ${title}::tsquery) DESC, published_at DESC, job_id DESC) AS place
      FROM near
    ), spread AS (
      SELECT job_id, place, row_number() OVER (PARTITION BY company_id ORDER BY place) AS of_company FROM ranked
    )
    SELECT job_id, place FROM spread WHERE of_company <= ${MOST_OF_A_COMPANY}::int ORDER BY place LIMIT ${limit}::int`,
    { isPrepared: true },
  );
  return { docs, total: docs.length };
}
