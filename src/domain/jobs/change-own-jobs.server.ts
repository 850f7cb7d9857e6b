import { and, eq, inArray } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { canManage, requireUser } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { deleteDraft, undeleteDraft } from './drafts.server.ts';
import { JOB_TRANSITIONS, type JobOutcome, type JobStatus } from './job.ts';
import { OWN_JOBS_ON_A_PAGE } from './own-jobs.ts';
import { actorsFor } from './policy.ts';
import { transition } from './transitions.server.ts';

/** What a team does with its jobs by hand, one or many at a time. */
export const JOB_CHANGES = [
  'pause',
  'resume',
  'renew',
  'close',
  'withdraw',
  'cancelPayment',
  'delete',
  'undelete',
] as const;
export type JobChange = (typeof JOB_CHANGES)[number];

export type ChangedJobs = {
  done: string[];
  /** `payFor` is what must be paid first; null for every other reason. */
  refused: { id: string; title: string; message: string; payFor: 'resume' | 'renew' | 'renewLive' | null }[];
};

/** Makes one change of a job; absent for strangers. `renew` adds a period to a live job, and reopens a closed one. */
export async function changeJob(
  context: Context,
  jobId: string,
  change: JobChange,
  { outcome }: { outcome?: JobOutcome | undefined } = {},
): Promise<{ status: JobStatus }> {
  requireUser(context);
  if (!isIdentifier(jobId)) throw absent('This job');
  if (change === 'delete' || change === 'undelete') {
    await (change === 'delete' ? deleteDraft : undeleteDraft)(context, jobId);
    return { status: 'DRAFT' };
  }
  if (change !== 'renew') return transition(context, jobId, change, outcome ? { outcome } : {});
  return inTransaction(context, async (inside) => {
    const [job] = await inside.db
      .select({ status: jobs.status, companyId: jobs.companyId })
      .from(jobs)
      .where(eq(jobs.id, jobId))
      .for('update');
    if (!job || !actorsFor(inside.actor, job.companyId).includes('M')) throw absent('This job');
    const isLive = JOB_TRANSITIONS.renewLive.from.includes(job.status as JobStatus);
    return transition(inside, jobId, isLive ? 'renewLive' : 'renew');
  });
}

/**
 * Makes the same change of several jobs of a startup, for its team (absent for others). Each has its own transaction: one
 * that is refused does not hold up the others.
 */
export async function changeJobs(
  context: Context,
  companyKey: string,
  ids: readonly string[],
  change: JobChange,
  options: { outcome?: JobOutcome | undefined } = {},
): Promise<ChangedJobs> {
  const actor = requireUser(context);
  const [company] = await context.db.select({ id: companies.id }).from(companies).where(eq(companies.key, companyKey));
  if (!company || !canManage(actor, { kind: 'company', id: company.id })) throw absent('This startup');
  const wanted = [...new Set(ids)].filter(isIdentifier);
  if (wanted.length > OWN_JOBS_ON_A_PAGE) {
    throw new Refusal('invalid', 'E_INVALID', `Please choose ${OWN_JOBS_ON_A_PAGE} jobs at most.`);
  }
  const found =
    wanted.length === 0
      ? []
      : await context.db
          .select({ id: jobs.id, title: jobs.title, status: jobs.status })
          .from(jobs)
          .where(and(eq(jobs.companyId, company.id), inArray(jobs.id, wanted)));
  const changed: ChangedJobs = { done: [], refused: [] };
  for (const { id, title, status } of found) {
    try {
      await changeJob(context, id, change, options);
      changed.done.push(id);
    } catch (error) {
      if (!(error instanceof Refusal) || !['conflict', 'unmet', 'absent'].includes(error.kind)) throw error;
      const purpose = change === 'resume' ? 'resume' : status === 'ACTIVE' ? 'renewLive' : 'renew';
      const payFor = error.code === 'E_PAYMENT_NEEDED' ? purpose : null;
      changed.refused.push({ id, title, message: error.message, payFor });
    }
  }
  return changed;
}
