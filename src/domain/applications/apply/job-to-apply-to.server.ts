import { type SQL, sql } from 'drizzle-orm';
import { promisedAnswerDays } from '#domain/applications/clock/promised-answer.ts';
import type { Context } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { isOpen } from '#domain/jobs/is-open.ts';
import { appliesHere } from '#domain/jobs/job.ts';
import type { AskedQuestion } from './apply-inputs.ts';

export type JobToApplyTo = {
  id: string;
  companyId: string;
  companyName: string;
  questions: AskedQuestion[];
  /** Days within which its hiring stages promise a first answer. */
  promisedDays: number | null;
  /** It has none before its first application. */
  hasBoard: boolean;
};

export type JobToApplyToRow = Omit<JobToApplyTo, 'promisedDays'> & {
  hiringStages: string[];
  status: string;
  approvedAt: string | null;
  closesAt: string | null;
  receiveApplicants: string;
  applyEmail: string | null;
  hasDataTerms: boolean;
  companyStatus: string;
  platforms: string[];
};

/**
 * SQL: the row of `jobToApplyTo`. It locks the job, so that a job that closes at the same moment closes before the
 * application or after it.
 */
export const lockedJobToApplyTo = (jobId: string): SQL => sql`
    SELECT j.id, j.company_id AS "companyId", c.name AS "companyName", j.questions, j.status,
      j.hiring_stages AS "hiringStages",
      j.approved_at AS "approvedAt", j.closes_at AS "closesAt", j.receive_applicants AS "receiveApplicants",
      j.apply_email AS "applyEmail", c.status AS "companyStatus", c.platforms,
      EXISTS (SELECT FROM company_data_terms d WHERE d.company_id = c.id) AS "hasDataTerms",
      EXISTS (SELECT FROM boards b WHERE b.job_id = j.id) AS "hasBoard"
    FROM jobs j JOIN companies c ON c.id = j.company_id WHERE j.id = ${jobId} FOR SHARE OF j`;

/** `jobToApplyTo`, and locks the job until the transaction ends. */
export async function requireJobToApplyTo(context: Context, jobId: string): Promise<JobToApplyTo> {
  const { rows } = await context.db.execute<JobToApplyToRow>(lockedJobToApplyTo(jobId));
  return jobToApplyTo(context, rows[0] ?? null);
}

/** The job, if people can apply to it here and now; refused otherwise. */
export function jobToApplyTo(context: Context, job: JobToApplyToRow | null): JobToApplyTo {
  const isKnown = job && job.approvedAt !== null && ['ACTIVE', 'STOPPED', 'EXPIRED'].includes(job.status);
  if (!isKnown || !job.platforms.includes(context.platform)) throw absent('This job');
  const openness = {
    status: job.status,
    approvedAt: new Date(job.approvedAt as string),
    closesAt: job.closesAt === null ? null : new Date(job.closesAt),
    company: { status: job.companyStatus, platforms: job.platforms },
  };
  if (!isOpen(openness, context.platform, context.now)) {
    throw new Refusal('conflict', 'E_JOB_CLOSED', 'This job takes no more applications. Nothing was sent.');
  }
  if (!appliesHere(job)) {
    throw new Refusal('unmet', 'E_APPLIES_ELSEWHERE', 'This job takes no applications on this site.');
  }
  const { id, companyId, companyName, questions, hasBoard } = job;
  return { id, companyId, companyName, questions, hasBoard, promisedDays: promisedAnswerDays(job.hiringStages) };
}
