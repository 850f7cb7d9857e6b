import { eq } from 'drizzle-orm';
import { jobs } from '#database/tables/jobs.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { BOOST_DAYS } from '#domain/jobs/job.ts';
import { whyNotForSale } from '#domain/jobs/job-guards.ts';
import { submitJob } from '#domain/jobs/submit.server.ts';
import { transition } from '#domain/jobs/transitions.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { tell } from '#domain/tell.server.ts';
import { type JobForSale, readJobForSale } from './job-for-sale.server.ts';
import { boostEnd, isTooFarAhead, LONGEST_BOOST_DAYS, type OrderPurpose } from './order.ts';

/**
 * Does what was paid for, as the actor `payment`; refuses if the job's state no longer allows it. The caller holds the
 * lock of the job.
 */
export async function applyPurchase(context: Context, jobId: string, purpose: OrderPurpose): Promise<JobForSale> {
  const reason = whyNotForSale((await readLocked(context, jobId)).companyStatus);
  if (reason !== null) throw new Refusal('conflict', 'E_TRANSITION', reason);
  const asPayment: Context = { ...context, actor: { kind: 'system', name: 'payment' } };
  if (purpose === 'submit') await submitJob(asPayment, jobId);
  else if (purpose !== 'boost') await transition(asPayment, jobId, purpose);
  await addBoost(asPayment, await readLocked(context, jobId), purpose);
  return readLocked(context, jobId);
}

async function readLocked(context: Context, jobId: string): Promise<JobForSale> {
  const job = await readJobForSale(context, jobId);
  if (!job) throw absent('This job');
  return job;
}

/** Whether a payment for this purpose would have its effect now. Tries it, and rolls it back. */
export async function requireUsable(context: Context, jobId: string, purpose: OrderPurpose): Promise<void> {
  const rollback = new Error('rollback');
  await inTransaction(context, async (inside) => {
    await readJobForSale(inside, jobId, { lock: true });
    await applyPurchase(inside, jobId, purpose);
    throw rollback;
  }).catch((error: unknown) => {
    if (error !== rollback) throw error;
  });
}

/**
 * Adds 14 days to the boost of a live job. In review, they wait for the approval (rules §4). A boost that would reach too
 * far ahead is refused; the one that comes with a job ends at the limit.
 */
async function addBoost(context: Context, job: JobForSale, purpose: OrderPurpose): Promise<void> {
  const isOver = job.isApproved && job.closesAt !== null && job.closesAt <= context.now;
  if (job.status !== 'ACTIVE' || isOver) {
    throw new Refusal('conflict', 'E_NOT_LIVE', 'Only a job that is live or in review can be boosted.');
  }
  const end = boostEnd(job.boostingExpiresAt, context.now);
  const waiting = job.boostDaysWaiting + BOOST_DAYS;
  if (purpose === 'boost' && (job.isApproved ? isTooFarAhead(end, context.now) : waiting > LONGEST_BOOST_DAYS)) {
    const message = `A boost may reach ${LONGEST_BOOST_DAYS} days ahead. With ${BOOST_DAYS} more days this one would reach further.`;
    throw new Refusal('unmet', 'E_BOOST_TOO_LONG', message);
  }
  const changes = job.isApproved
    ? { boostingExpiresAt: notTooFar(end, context.now) }
    : { boostDaysWaiting: Math.min(waiting, LONGEST_BOOST_DAYS) };
  await context.db.update(jobs).set(changes).where(eq(jobs.id, job.id));
  await tell(context, { type: 'job.changed', id: job.id, companyId: job.companyId });
}

function notTooFar(end: Date, at: Date): Date {
  return new Date(Math.min(end.getTime(), at.getTime() + LONGEST_BOOST_DAYS * DAY_MS));
}

/** Begins the boost that waited for the approval. It runs before the search rows are written. */
export async function startWaitingBoost(context: Context, jobId: string): Promise<void> {
  const job = await readJobForSale(context, jobId);
  if (!job || job.boostDaysWaiting === 0 || job.status !== 'ACTIVE' || !job.isApproved) return;
  const from = Math.max(context.now.getTime(), job.boostingExpiresAt?.getTime() ?? 0);
  const boostingExpiresAt = notTooFar(new Date(from + job.boostDaysWaiting * DAY_MS), context.now);
  await context.db.update(jobs).set({ boostingExpiresAt, boostDaysWaiting: 0 }).where(eq(jobs.id, jobId));
}
