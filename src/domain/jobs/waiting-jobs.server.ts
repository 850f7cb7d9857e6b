import { eq, sql } from 'drizzle-orm';
import { jobs } from '#database/tables/jobs.server.ts';
import { orders } from '#database/tables/orders.server.ts';
import type { CompanyAction } from '#domain/companies/company.ts';
import type { Context, Listeners } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { SUSPENSION_LIFTED } from './job.ts';
import { submitJob } from './submit.server.ts';
import { transition } from './transitions.server.ts';

/** Submits the jobs that waited for their startup; runs once an admin has approved it (rules §2). */
async function submitWaitingJobs(context: Context, companyId: string): Promise<void> {
  for (const id of await jobsWaitingFor(context, companyId)) {
    await transition(context, id, 'companyApproved');
    await submitJob({ ...context, actor: { kind: 'system', name: 'company approval' } }, id);
  }
}

/** Makes the jobs drafts again that waited for a startup which an admin has rejected. */
async function returnWaitingJobs(context: Context, companyId: string, reason: string): Promise<void> {
  for (const id of await jobsWaitingFor(context, companyId))
    await transition(context, id, 'companyRejected', { reason });
}

async function jobsWaitingFor(context: Context, companyId: string): Promise<string[]> {
  const { rows } = await context.db.execute<{ id: string }>(sql`
    SELECT id FROM jobs WHERE company_id = ${companyId} AND status = 'PENDING_COMPANY_APPROVAL' ORDER BY created_at`);
  return rows.map(({ id }) => id);
}

/** Closes the jobs of a startup that an admin has suspended (rules §3), those that are paused included. */
async function closeSuspendedJobs(context: Context, companyId: string): Promise<void> {
  const { rows } = await context.db.execute<{ id: string }>(sql`
    SELECT id FROM jobs WHERE company_id = ${companyId} AND status IN ('ACTIVE', 'STOPPED') AND approved_at IS NOT NULL ORDER BY created_at`);
  for (const { id } of rows) {
    await transition(context, id, 'close', { cause: 'suspended', reason: 'the startup was suspended' });
  }
}

/**
 * Opens the jobs that closed with the suspension and have days left; those that were paused before are paused again. The
 * others can be renewed, unless what they were paused for still stands in the way.
 */
async function reopenJobs(context: Context, companyId: string): Promise<void> {
  const now = sql`${context.now.toISOString()}::timestamptz`;
  // Before jobs closed with a suspension, they were paused.
  const { rows } = await context.db.execute<{ id: string; action: 'reopen' | 'repause'; pausedAt: string | null }>(sql`
    SELECT id, CASE WHEN paused_because IS NULL THEN 'reopen' ELSE 'repause' END AS action,
      (SELECT max(at) FROM job_transitions t WHERE t.job_id = jobs.id AND t.action = 'pause') AS "pausedAt"
    FROM jobs WHERE company_id = ${companyId} AND status IN ('STOPPED', 'EXPIRED')
      AND stopped_because = 'suspended' AND closes_at > ${now} ORDER BY created_at`);
  for (const { id, action, pausedAt } of rows) {
    await transition(context, id, action, { reason: SUSPENSION_LIFTED });
    if (action === 'repause' && pausedAt !== null)
      await context.db
        .update(jobs)
        .set({ closedAt: new Date(pausedAt) })
        .where(eq(jobs.id, id));
  }
  await context.db.execute(sql`
    UPDATE jobs SET stopped_because = nullif(paused_because, 'member'), paused_because = NULL
    WHERE company_id = ${companyId} AND status = 'EXPIRED' AND stopped_because = 'suspended' AND paused_because IS NOT NULL`);
}

/** Closes the jobs of a startup that its owner closes. Those that were never public become drafts again. */
async function closeJobs(context: Context, companyId: string): Promise<void> {
  const { rows } = await context.db.execute<{ id: string; action: 'close' | 'withdraw' | 'cancelPayment' }>(sql`
    SELECT id, CASE WHEN status = 'PENDING_PAYMENT' THEN 'cancelPayment'
      WHEN status = 'PENDING_COMPANY_APPROVAL' OR approved_at IS NULL THEN 'withdraw' ELSE 'close' END AS action
    FROM jobs WHERE company_id = ${companyId}
      AND status IN ('ACTIVE', 'STOPPED', 'PENDING_PAYMENT', 'PENDING_COMPANY_APPROVAL') ORDER BY created_at`);
  for (const { id, action } of rows) await transition(context, id, action, { reason: 'the startup was closed' });
}

/** Deletes the jobs of the draft of a startup. None of them was ever public. */
async function deleteJobs(context: Context, companyId: string): Promise<void> {
  if ((await context.db.$count(orders, eq(orders.companyId, companyId))) > 0) {
    throw new Refusal('conflict', 'E_TRANSITION', 'A startup that ordered something stays with its receipts.');
  }
  await context.db.delete(jobs).where(eq(jobs.companyId, companyId));
}

const EFFECTS: { [Action in CompanyAction]?: (context: Context, companyId: string) => Promise<void> } = {
  approve: submitWaitingJobs,
  reject: (context, companyId) => returnWaitingJobs(context, companyId, 'the startup was not approved'),
  close: closeJobs,
  suspend: closeSuspendedJobs,
  liftSuspension: async (context, companyId) => {
    await reopenJobs(context, companyId);
    await submitWaitingJobs(context, companyId);
  },
};

/** Jobs follow their startup, in the transaction of its decision and in the name of the system. */
export const WAITING_JOBS_LISTENERS = {
  'company.deleted': [(context, { id }) => deleteJobs(context, id)],
  'company.transitioned': [
    async (context, { id, action }) => {
      const asSystem: Context = { ...context, actor: { kind: 'system', name: 'company approval' } };
      await EFFECTS[action as CompanyAction]?.(asSystem, id);
    },
  ],
} satisfies Listeners;
