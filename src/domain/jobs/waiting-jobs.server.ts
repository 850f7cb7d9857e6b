import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm';
import { jobs, jobTransitions } from '#database/tables/jobs.server.ts';
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
  const waiting = await context.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), eq(jobs.status, 'PENDING_COMPANY_APPROVAL')))
    .orderBy(jobs.createdAt);
  return waiting.map(({ id }) => id);
}

/** Closes the jobs of a startup that an admin has suspended (rules §3), those that are paused included. */
async function closeSuspendedJobs(context: Context, companyId: string): Promise<void> {
  const isOut = and(inArray(jobs.status, ['ACTIVE', 'STOPPED']), isNotNull(jobs.approvedAt));
  const out = await context.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), isOut))
    .orderBy(jobs.createdAt);
  for (const { id } of out) {
    await transition(context, id, 'close', { cause: 'suspended', reason: 'the startup was suspended' });
  }
}

/**
 * Opens the jobs that closed with the suspension and have days left; those that were paused before are paused again. The
 * others can be renewed, unless what they were paused for still stands in the way.
 */
async function reopenJobs(context: Context, companyId: string): Promise<void> {
  const { db, now } = context;
  const wasSuspended = and(eq(jobs.companyId, companyId), eq(jobs.stoppedBecause, 'suspended'));
  const pausedAt = sql<Date | null>`(SELECT max(at) FROM job_transitions t
    WHERE t.job_id = jobs.id AND t.action = 'pause')`.mapWith(jobTransitions.at);
  // Before jobs closed with a suspension, they were paused.
  const rows = await db
    .select({ id: jobs.id, pausedBecause: jobs.pausedBecause, pausedAt })
    .from(jobs)
    .where(and(wasSuspended, inArray(jobs.status, ['STOPPED', 'EXPIRED']), gt(jobs.closesAt, now)))
    .orderBy(jobs.createdAt);
  for (const { id, pausedBecause, pausedAt: closedAt } of rows) {
    const wasPaused = pausedBecause !== null;
    await transition(context, id, wasPaused ? 'repause' : 'reopen', { reason: SUSPENSION_LIFTED });
    if (wasPaused && closedAt !== null) await db.update(jobs).set({ closedAt }).where(eq(jobs.id, id));
  }
  await db
    .update(jobs)
    .set({ stoppedBecause: sql`nullif(${jobs.pausedBecause}, 'member')`, pausedBecause: null })
    .where(and(wasSuspended, eq(jobs.status, 'EXPIRED'), isNotNull(jobs.pausedBecause)));
}

/** Closes the jobs of a startup that its owner closes. Those that were never public become drafts again. */
async function closeJobs(context: Context, companyId: string): Promise<void> {
  const openStatuses = ['ACTIVE', 'STOPPED', 'PENDING_PAYMENT', 'PENDING_COMPANY_APPROVAL'];
  const rows = await context.db
    .select({ id: jobs.id, status: jobs.status, approvedAt: jobs.approvedAt })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), inArray(jobs.status, openStatuses)))
    .orderBy(jobs.createdAt);
  for (const job of rows) await transition(context, job.id, endOf(job), { reason: 'the startup was closed' });
}

function endOf({ status, approvedAt }: { status: string; approvedAt: Date | null }) {
  if (status === 'PENDING_PAYMENT') return 'cancelPayment';
  return status === 'PENDING_COMPANY_APPROVAL' || approvedAt === null ? 'withdraw' : 'close';
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
