import { and, eq, inArray } from 'drizzle-orm';
import { companies } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { actsAsStaff, canManage, requireUser } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { isIdentifier, newIdentifier } from '#domain/identifier.ts';
import { groupDigits } from '#domain/site/digits.ts';
import { tellLater } from '#domain/tell.server.ts';
import { deleteDraft, undeleteDraft } from './drafts.server.ts';
import { JOB_TRANSITIONS, type JobOutcome, type JobStatus } from './job.ts';
import { LONGEST_STAFF_REASON, OWN_JOBS_ON_A_PAGE } from './own-jobs.ts';
import { actorsFor } from './policy.ts';
import { transition } from './transitions.server.ts';

/** Transitions that a team makes by hand, of one job or many at a time. */
export const JOB_CHANGES = [
  'pause',
  'resume',
  'renew',
  'close',
  'withdraw',
  'cancelPayment',
  'reopen',
  'delete',
  'undelete',
] as const;
export type JobChange = (typeof JOB_CHANGES)[number];

export type ChangedJobs = {
  changedIds: string[];
  /** `payFor` is what must be paid first; null for every other reason. */
  refused: { id: string; title: string; message: string; payFor: 'resume' | 'renew' | 'renewLive' | null }[];
};

type ChangeOptions = { outcome?: JobOutcome | undefined; reason?: string | undefined };

/** The colleagues hear of jobs that were changed together once all are: a list of them takes seconds. */
const BATCH_MAIL_AFTER_MS = 30_000;

/** The changes for which the law wants an admin to state the reasons (DSA Art. 17). */
export const STATED_CHANGES: readonly JobChange[] = ['pause', 'close'];

/** Makes one change of a job; absent for strangers. `renew` adds a period to a live job, and reopens a closed one. */
export async function changeJob(
  context: Context,
  jobId: string,
  change: JobChange,
  { outcome, reason = '', batch }: ChangeOptions & { batch?: string | undefined } = {},
): Promise<{ status: JobStatus }> {
  requireUser(context);
  if (!isIdentifier(jobId)) throw absent('This job');
  if (change === 'delete' || change === 'undelete') {
    await (change === 'delete' ? deleteDraft : undeleteDraft)(context, jobId);
    return { status: 'DRAFT' };
  }
  const together = batch === undefined ? {} : { batch };
  if (STATED_CHANGES.includes(change) && (await requireReason(context, jobId, reason))) {
    return transition(context, jobId, change, { reason: reason.trim(), ...together });
  }
  if (change !== 'renew') return transition(context, jobId, change, { ...(outcome && { outcome }), ...together });
  return inTransaction(context, async (inside) => {
    const [job] = await inside.db
      .select({ status: jobs.status, companyId: jobs.companyId })
      .from(jobs)
      .where(eq(jobs.id, jobId))
      .for('update');
    if (!job || !actorsFor(inside.actor, job.companyId).includes('M')) throw absent('This job');
    const isLive = JOB_TRANSITIONS.renewLive.from.includes(job.status as JobStatus);
    return transition(inside, jobId, isLive ? 'renewLive' : 'renew', together);
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
  options: ChangeOptions = {},
): Promise<ChangedJobs> {
  const actor = requireUser(context);
  const [company] = await context.db.select({ id: companies.id }).from(companies).where(eq(companies.key, companyKey));
  if (!company || !canManage(actor, { kind: 'company', id: company.id })) throw absent('This startup');
  const jobIds = [...new Set(ids)].filter(isIdentifier);
  if (jobIds.length > OWN_JOBS_ON_A_PAGE) {
    throw new Refusal('invalid', 'E_INVALID', `Please choose ${OWN_JOBS_ON_A_PAGE} jobs at most.`);
  }
  const rows =
    jobIds.length === 0
      ? []
      : await context.db
          .select({ id: jobs.id, title: jobs.title, status: jobs.status })
          .from(jobs)
          .where(and(eq(jobs.companyId, company.id), inArray(jobs.id, jobIds)));
  const result: ChangedJobs = { changedIds: [], refused: [] };
  const batch = rows.length > 1 ? newIdentifier(context.now) : undefined;
  // Queued before the changes: a process that dies among them loses no mail.
  if (batch) {
    const at = new Date(context.now.getTime() + BATCH_MAIL_AFTER_MS);
    await tellLater(context, { type: 'jobs.changedTogether', id: batch, companyId: company.id }, at);
  }
  for (const { id, title, status } of rows) {
    try {
      await changeJob(context, id, change, { ...options, batch });
      result.changedIds.push(id);
    } catch (error) {
      if (!(error instanceof Refusal) || !['conflict', 'unmet', 'absent'].includes(error.kind)) throw error;
      const purpose = change === 'resume' ? 'resume' : status === 'ACTIVE' ? 'renewLive' : 'renew';
      const payFor = error.code === 'E_PAYMENT_NEEDED' ? purpose : null;
      result.refused.push({ id, title, message: error.message, payFor });
    }
  }
  return result;
}

/** Whether an admin acts on somebody else's job. Then they say why. */
async function requireReason(context: Context, jobId: string, reason: string): Promise<boolean> {
  const [job] = await context.db.select({ companyId: jobs.companyId }).from(jobs).where(eq(jobs.id, jobId));
  if (!job || !actsAsStaff(context.actor, { kind: 'company', id: job.companyId })) return false;
  const length = reason.trim().length;
  if (length > 0 && length <= LONGEST_STAFF_REASON && !reason.includes('\0')) return true;
  const message =
    length === 0
      ? 'Please say why: the startup reads it'
      : `Please use at most ${groupDigits(LONGEST_STAFF_REASON)} characters of text`;
  throw new Refusal('invalid', 'E_INVALID', message, { fields: { reason: message } });
}
