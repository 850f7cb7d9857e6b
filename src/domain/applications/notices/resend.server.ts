import { and, eq, isNull, sql } from 'drizzle-orm';
import { applications } from '#database/tables/applications.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import type { AuthServices } from '#domain/accounts/auth-services.ts';
import { takeFromLimits } from '#domain/accounts/rate-limits.server.ts';
import { isSigned, signatureOf } from '#domain/accounts/signed-links.server.ts';
import { isHidden } from '#domain/applications/board/hidden-names.server.ts';
import { shownName } from '#domain/applications/board/labels.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { tell } from '#domain/tell.server.ts';

/**
 * The address that a job gave for its applications can have the links to all of them sent again (rules §5). The link to
 * do so is signed for the job and the address: it ends when the job has another address, and needs no log-in.
 */

export type ResendFacts = { jobId: string; title: string; company: string; email: string; applicants: number };

/** The path of the link, for the mail to that address. */
export async function resendPath(context: Context, job: { id: string; applyEmail: string }): Promise<string> {
  const key = await signatureOf(context, 'resendApplicants', [job.id, job.applyEmail]);
  return `/jobs/${job.id}/resend-applicants?key=${key}`;
}

/** The job of a link and its number of applicants. Refuses a link that was not signed for the job's address of today. */
export async function findResend(context: Context, jobId: string, key: string): Promise<ResendFacts> {
  const job = isIdentifier(jobId) ? await findJobWithAddress(context, jobId) : null;
  if (!job || !(await isSigned(context, 'resendApplicants', [job.jobId, job.email], key))) {
    throw new Refusal(
      'invalid',
      'E_KEY',
      'This link is not valid. Please copy the whole link from the newest email about this job.',
    );
  }
  return job;
}

async function findJobWithAddress({ db }: Context, jobId: string): Promise<ResendFacts | null> {
  const [job] = await db
    .select({
      title: jobs.title,
      company: companies.name,
      email: jobs.applyEmail,
      applicants: db.$count(applications, and(eq(applications.jobId, jobId), isNull(applications.withdrawnAt))),
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.id, jobId), eq(jobs.receiveApplicants, 'email')));
  return job && job.email !== null ? { ...job, jobId, email: job.email } : null;
}

/** Has the links to all applicants sent to the job's address: once an hour, and five times a day. */
export async function resendApplicants(
  context: Context,
  { limits }: Pick<AuthServices, 'limits'>,
  jobId: string,
  key: string,
): Promise<ResendFacts> {
  const job = await findResend(context, jobId, key);
  if (job.applicants === 0) {
    throw new Refusal('unmet', 'E_NO_APPLICANTS', 'Nobody has applied for this job yet, so there is nothing to send.');
  }
  const link = `${job.jobId} ${job.email}`;
  await takeFromLimits(context, limits, [
    ['resendsPerHour', link],
    ['resendsPerDay', link],
  ]);
  await inTransaction(context, (inside) =>
    tell(inside, { type: 'job.applicantsWanted', id: job.jobId, on: inside.now.toISOString() }),
  );
  return job;
}

export type ResentApplicants = {
  job: { id: string; title: string; applyEmail: string };
  company: { key: string; name: string; platform: Platform };
  /** Oldest first. */
  applicants: { id: string; name: string; sentAt: string }[];
};

/** Lists the applicants for the mail to the job's address, for reactions only. Null without an address or applicant. */
export async function readApplicantsAgain(context: Context, jobId: string): Promise<ResentApplicants | null> {
  if (context.actor.kind !== 'system') return null;
  const { rows } = await context.db.execute<
    Omit<ResentApplicants, 'applicants'> & {
      applicants: (ResentApplicants['applicants'][number] & { isHidden: boolean })[];
    }
  >(sql`
    SELECT json_build_object('id', j.id, 'title', j.title, 'applyEmail', j.apply_email) AS job,
      json_build_object('key', c.key, 'name', c.name, 'platform', c.platforms[1]) AS company,
      json_agg(json_build_object('id', a.id, 'name', a.name, 'isHidden', ${isHidden}, 'sentAt', a.sent_at)
        ORDER BY a.sent_at, a.id) AS applicants
    FROM jobs j JOIN companies c ON c.id = j.company_id
    JOIN applications a ON a.job_id = j.id AND a.withdrawn_at IS NULL
    LEFT JOIN boards b ON b.job_id = j.id
    WHERE j.id = ${jobId} AND j.receive_applicants = 'email' AND j.apply_email IS NOT NULL
    GROUP BY j.id, c.id`);
  const [row] = rows;
  if (!row) return null;
  const applicants = row.applicants.map((each) => ({ id: each.id, sentAt: each.sentAt, name: shownName(each) }));
  return { ...row, applicants };
}
