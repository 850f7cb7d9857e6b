import { eq, sql } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import type { Context } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { isOpen } from '#domain/jobs/is-open.ts';
import { appliesHere } from '#domain/jobs/job.ts';
import type { AskedQuestion } from './apply-inputs.ts';
import { promisedAnswerDays } from './promised-answer.ts';

export type JobToApplyTo = {
  id: string;
  companyId: string;
  companyName: string;
  questions: AskedQuestion[];
  /** Days within which its hiring stages promise a first answer. */
  promisedDays: number | null;
};

/**
 * The job, if people can apply to it here and now; refused otherwise. It is locked, so that a job that closes at the
 * same moment closes before the application or after it.
 */
export async function requireJobToApplyTo(context: Context, jobId: string): Promise<JobToApplyTo> {
  const [job] = await context.db
    .select({
      id: jobs.id,
      companyId: jobs.companyId,
      companyName: companies.name,
      questions: jobs.questions,
      hiringStages: jobs.hiringStages,
      status: jobs.status,
      approvedAt: jobs.approvedAt,
      closesAt: jobs.closesAt,
      receiveApplicants: jobs.receiveApplicants,
      applyEmail: jobs.applyEmail,
      company: { status: companies.status, platforms: companies.platforms },
      hasDataTerms: sql<boolean>`EXISTS (SELECT FROM company_data_terms d WHERE d.company_id = ${companies.id})`,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, jobId))
    .for('share', { of: jobs });
  const isKnown = job && job.approvedAt !== null && ['ACTIVE', 'STOPPED', 'EXPIRED'].includes(job.status);
  if (!isKnown || !job.company.platforms.includes(context.platform)) throw absent('This job');
  if (!isOpen(job, context.platform, context.now)) {
    throw new Refusal('conflict', 'E_JOB_CLOSED', 'This job takes no more applications. Nothing was sent.');
  }
  if (!appliesHere(job)) {
    throw new Refusal('unmet', 'E_APPLIES_ELSEWHERE', 'This job takes no applications on this site.');
  }
  const { id, companyId, companyName } = job;
  const questions = job.questions as AskedQuestion[];
  return { id, companyId, companyName, questions, promisedDays: promisedAnswerDays(job.hiringStages) };
}
