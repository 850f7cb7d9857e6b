import { eq, sql } from 'drizzle-orm';
import { companies, companyCountries } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { domainsHeld } from '#domain/companies/joining/domains.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import {
  type ComparedText,
  companyWithThisText,
  comparedTextOfJob,
} from '#domain/job-text/near-duplicates/fingerprints.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import type { JobAction } from './job.ts';
import { actorsFor } from './policy.ts';
import { isFreePlaceLeft, lockToSubmit } from './quota.server.ts';
import { riskOf } from './risk.server.ts';
import { changeJob, HOME_COUNTRY, JOB_TO_CHANGE, type JobToChange } from './transitions.server.ts';

/** Further jobs on a new company's first day are reviewed (rules §2). */
const MOST_ON_THE_FIRST_DAY = 5;
const CROWDED_DAY = `this startup has more than ${MOST_ON_THE_FIRST_DAY} jobs on its first day`;

/** Columns that decide by which transition a job is submitted. Read them after lockToSubmit, joined with HOME_COUNTRY. */
export const SUBMISSION = {
  job: JOB_TO_CHANGE,
  title: jobs.title,
  link: jobs.link,
  company: { id: companies.id, status: companies.status, domains: domainsHeld },
  isFreePlaceLeft,
  hasApprovedJob: sql<boolean>`EXISTS (SELECT FROM jobs earlier
    WHERE earlier.company_id = ${companies.id} AND earlier.approved_at IS NOT NULL)`,
  firstJobAt: creationTimeOf(0),
  crowdedAt: creationTimeOf(MOST_ON_THE_FIRST_DAY - 1),
};

export type Submission = {
  job: JobToChange;
  title: string;
  link: string | null;
  company: { id: string; status: string; domains: string[] };
  isFreePlaceLeft: boolean;
  hasApprovedJob: boolean;
  firstJobAt: string | null;
  crowdedAt: string | null;
};

/**
 * Submits a draft by the transition that rules §2 prescribes, with the reason if an admin must review it. The same for
 * people, feeds and payments, which submit what waited for them; absent for strangers.
 */
export function submitJob(
  context: Context,
  jobId: string,
  options: {
    /** The job's text, if the caller has read it already. */
    text?: ComparedText;
  } = {},
): Promise<{ action: JobAction; reason: string | null }> {
  return inTransaction(context, async (inside) => {
    await lockToSubmit(inside, jobId);
    const [submission] = await inside.db
      .select(SUBMISSION)
      .from(jobs)
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .leftJoin(companyCountries, HOME_COUNTRY)
      .where(eq(jobs.id, jobId));
    if (!submission) throw absent('This job');
    return submitLocked(inside, submission, options.text);
  });
}

/** The same for a caller whose transaction has locked the job before it read the submission. */
export async function submitLocked(
  context: Context,
  submission: Submission,
  givenText?: ComparedText,
): Promise<{ action: JobAction; reason: string | null }> {
  const { job, company } = submission;
  const actors = actorsFor(context.actor, company.id);
  if (actors.length === 0) throw absent('This job');
  const isPayment = actors.includes('P');
  const submitAs = async (action: JobAction, reason: string | null) => {
    await changeJob(context, job, action, { reason: reason ?? undefined });
    return { action, reason };
  };
  if (company.status !== 'ACTIVE') {
    if (isPayment) throw new Refusal('conflict', 'E_TRANSITION', 'The startup is not approved.');
    return submitAs('submitForCompanyApproval', null);
  }
  const isPosted = !job.isImported && !actors.includes('F');
  if (isPosted && !isPayment && !submission.isFreePlaceLeft) return submitAs('submitForPayment', null);
  const text = givenText ?? (await comparedTextOfJob(context, job.id));
  const reason =
    (await reviewReason(context, company, submission, text)) ??
    (isOfCrowdedFirstDay(context.now, submission) ? CROWDED_DAY : null) ??
    (submission.hasApprovedJob ? null : 'it is the first job of this startup');
  if (isPayment) return submitAs(reason === null ? 'pay' : 'payForReview', reason);
  return submitAs(reason === null ? 'submit' : 'submitForReview', reason);
}

/** Whether the number of jobs is the reason for this review, and not their texts. */
export const isOfCrowdedDay = (reason: string | null) => reason === CROWDED_DAY;

/** Returns the reason for which an admin must review a job's contents before it is public (rules §2), or null. */
export async function reviewReason(
  context: Context,
  company: { id: string; domains: readonly string[] },
  job: { title: string; link: string | null },
  text: ComparedText,
): Promise<string | null> {
  const risk = riskOf({ ...job, description: text.html }, company);
  if (risk !== null) return risk;
  const other = await companyWithThisText(context, company.id, text);
  return other === null ? null : `its text is nearly identical to that of a job at ${other}`;
}

/** SQL: when the company's job of this rank was created, without drafts. The first rank is 0. */
function creationTimeOf(rank: number) {
  return sql<string | null>`(SELECT earlier.created_at FROM jobs earlier WHERE earlier.company_id = ${companies.id}
    AND earlier.status <> 'DRAFT' ORDER BY earlier.created_at OFFSET ${rank} LIMIT 1)`;
}

/** A new company's first day is the 24 hours from its first submitted job. */
function isOfCrowdedFirstDay(now: Date, company: { firstJobAt: string | null; crowdedAt: string | null }): boolean {
  if (company.firstJobAt === null || company.crowdedAt === null) return false;
  const dayEnds = Date.parse(company.firstJobAt) + DAY_MS;
  return now.getTime() < dayEnds && Date.parse(company.crowdedAt) < dayEnds;
}
