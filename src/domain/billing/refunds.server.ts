import { and, desc, eq, gt, or, sql } from 'drizzle-orm';
import { jobs } from '#database/tables/jobs.server.ts';
import { orders } from '#database/tables/orders.server.ts';
import { writeAdminAct } from '#domain/accounts/audit.server.ts';
import { requireAdmin } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { BOOST_DAYS } from '#domain/jobs/job.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { tell } from '#domain/tell.server.ts';
import { amountText } from './amount.ts';
import { type JobForSale, readJobForSale } from './job-for-sale.server.ts';
import { orderNumber } from './order.ts';
import type { Payments } from './payments.ts';
import { type OrderRow, writeCreditNote } from './receipts.server.ts';

/** An order before its refund: the amount that goes back, and the days of its boost that are left and end with it. */
export type RefundAhead = { amount: number; boostDays: number };

/** Describes the effect of a refund of this order; for admins. Null for an order that is not paid, or no longer. */
export async function findRefundAhead(context: Context, orderId: string): Promise<RefundAhead | null> {
  requireAdmin(context);
  const [order] = await context.db.select().from(orders).where(eq(orders.id, orderId));
  if (order?.status !== 'paid') return null;
  const job = await readJobForSale(context, order.jobId);
  return { amount: order.total - order.refunded, boostDays: job ? await boostDaysOf(context, job, orderId) : 0 };
}

/**
 * Refunds an order, by an admin; the rest of it if a part has been refunded. The days of its boost end; the job stays as
 * it is. A reaction moves the money after the commit.
 */
export async function refundOrder(context: Context, orderId: string, reason: string): Promise<void> {
  requireAdmin(context);
  await inTransaction(context, async (inside) => {
    const [row] = await inside.db.select({ jobId: orders.jobId }).from(orders).where(eq(orders.id, orderId));
    // Payments lock the job before the order, too.
    const job = row && (await readJobForSale(inside, row.jobId, { lock: true }));
    const [order] = await inside.db.select().from(orders).where(eq(orders.id, orderId)).for('update');
    if (!order || !job) throw absent('This order');
    if (order.status !== 'paid') {
      throw new Refusal(
        'conflict',
        'E_ORDER',
        order.status === 'refunded'
          ? 'This order is refunded already. Nothing was paid back again.'
          : `Only a paid order can be refunded. This one is ${order.status}.`,
      );
    }
    await shortenBoost(inside, job, await boostDaysOf(inside, job, orderId));
    const amount = order.total - order.refunded;
    await refundPart(inside, order, amount, reason);
    const details = { order: orderNumber(orderId), amount: amountText(amount, order.currency), reason };
    await writeAdminAct(inside, {
      action: 'order.refunded',
      subjectType: 'company',
      subjectId: order.companyId,
      details,
    });
  });
}

/**
 * Ends the boost of a job, and refunds its orders for the days that are left, the newest first. For the system and
 * admins, when a job must leave the site. The caller's transaction holds the job.
 */
export async function refundBoostLeft(context: Context, jobId: string, reason: string): Promise<void> {
  requireAdmin(context);
  await inTransaction(context, async (inside) => {
    const job = await readJobForSale(inside, jobId, { lock: true });
    if (!job) throw absent('This job');
    const daysLeft = boostDaysLeft(inside, job);
    if (daysLeft === 0) return;
    for (const { order, amount } of await boostRefunds(inside, job)) await refundPart(inside, order, amount, reason);
    await shortenBoost(inside, job, daysLeft);
  });
}

/** The share of each order to refund for the days that are left of a boost. A day that has begun is refunded, too. */
async function boostRefunds(context: Context, job: JobForSale): Promise<{ order: OrderRow; amount: number }[]> {
  const shares = await boostShares(context, job.id, Math.ceil(boostDaysLeft(context, job)));
  return shares
    .map(({ order, days }) => ({ order, amount: Math.floor((order.total * days) / BOOST_DAYS) - order.refunded }))
    .filter(({ amount }) => amount > 0);
}

function boostDaysLeft({ now }: Context, { boostDaysWaiting, boostingExpiresAt }: JobForSale): number {
  return boostDaysWaiting + Math.max(0, (boostingExpiresAt?.getTime() ?? 0) - now.getTime()) / DAY_MS;
}

/** The days that are left of a boost, by the orders that paid for them: the newest order has the last days. */
async function boostShares(context: Context, jobId: string, daysLeft: number) {
  let remaining = daysLeft;
  const paidOrders = (await paidOrdersOf(context, jobId)).filter(({ refunded, total }) => refunded < total);
  return paidOrders.map((order) => {
    const days = Math.min(BOOST_DAYS, remaining);
    remaining -= days;
    return { order, days };
  });
}

async function boostDaysOf(context: Context, job: JobForSale, orderId: string): Promise<number> {
  const shares = await boostShares(context, job.id, boostDaysLeft(context, job));
  return shares.find(({ order }) => order.id === orderId)?.days ?? 0;
}

/** Takes days from the boost of a job: first those that wait for its approval. */
async function shortenBoost(context: Context, job: JobForSale, days: number): Promise<void> {
  if (days === 0) return;
  const waiting = Math.min(job.boostDaysWaiting, days);
  const running = boostDaysLeft(context, job) - job.boostDaysWaiting;
  const end = new Date(context.now.getTime() + Math.max(0, running - (days - waiting)) * DAY_MS);
  const boostingExpiresAt = running > 0 ? end : job.boostingExpiresAt;
  await context.db
    .update(jobs)
    .set({ boostingExpiresAt, boostDaysWaiting: job.boostDaysWaiting - Math.floor(waiting) })
    .where(eq(jobs.id, job.id));
  await tell(context, { type: 'job.changed', id: job.id, companyId: job.companyId });
}

/**
 * A job that has become a draft again is not paid any more: open orders end, the payment of its current period is
 * refunded, and so is its boost (rules §2). Runs in the transaction of the transition.
 */
export async function settleDraft(context: Context, jobId: string): Promise<void> {
  const [job] = await context.db
    .select({ status: jobs.status, isPaid: jobs.isPaid })
    .from(jobs)
    .where(eq(jobs.id, jobId));
  if (job?.status !== 'DRAFT') return;
  await context.db
    .update(orders)
    .set({ status: 'cancelled', endedAt: context.now })
    .where(and(eq(orders.jobId, jobId), eq(orders.status, 'created')));
  const asSystem: Context = { ...context, actor: { kind: 'system', name: 'refunds' } };
  const reason = 'The job was not published.';
  if (job.isPaid) {
    const order = (await paidOrdersOf(context, jobId)).find(({ product }) => product === 'pro');
    if (order && order.refunded < order.total) {
      await refundPart(asSystem, order, order.total - order.refunded, reason);
    }
    await context.db.update(jobs).set({ isPaid: false }).where(eq(jobs.id, jobId));
  }
  await refundBoostLeft(asSystem, jobId, reason);
}

/** Refunds what is left of the boosts of a startup that an admin suspends. Runs in the transaction of the suspension. */
export async function refundBoostsOf(context: Context, companyId: string): Promise<void> {
  const asSystem: Context = { ...context, actor: { kind: 'system', name: 'refunds' } };
  for (const id of await boostedJobsOf(context, companyId)) {
    await refundBoostLeft(asSystem, id, 'The startup was suspended.');
  }
}

/** Finds the boosts that a suspension of this startup would refund; for admins. */
export async function findBoostRefundsAhead(
  context: Context,
  companyId: string,
): Promise<{ amount: number; currency: string }[]> {
  requireAdmin(context);
  const ahead: { amount: number; currency: string }[] = [];
  for (const id of await boostedJobsOf(context, companyId)) {
    const job = await readJobForSale(context, id);
    for (const { order, amount } of job ? await boostRefunds(context, job) : []) {
      ahead.push({ amount, currency: order.currency });
    }
  }
  return ahead;
}

async function boostedJobsOf({ db, now }: Context, companyId: string): Promise<string[]> {
  const isBoosted = or(gt(jobs.boostingExpiresAt, now), gt(jobs.boostDaysWaiting, 0));
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), isBoosted))
    .orderBy(jobs.id);
  return rows.map(({ id }) => id);
}

/** Orders of a job whose payment was used, the newest first, locked. */
async function paidOrdersOf(context: Context, jobId: string): Promise<OrderRow[]> {
  return context.db
    .select()
    .from(orders)
    .where(and(eq(orders.jobId, jobId), sql`EXISTS (SELECT FROM receipts r WHERE r.order_id = ${orders.id})`))
    .orderBy(desc(orders.paidAt), desc(orders.id))
    .for('update');
}

/** Records a refund with its credit note. The caller holds the lock of the order. */
async function refundPart(context: Context, order: OrderRow, amount: number, reason: string): Promise<void> {
  const refundTotal = order.refunded + amount;
  await writeCreditNote(context, order, amount, reason);
  await context.db
    .update(orders)
    .set({
      refunded: refundTotal,
      refundedAt: null,
      refundReason: reason,
      ...(refundTotal === order.total && { status: 'refunded', endedAt: context.now }),
    })
    .where(eq(orders.id, order.id));
  await tell(context, { type: 'order.refunded', id: order.id });
}

/** Refunds a payment that cannot be used: too late, of the wrong amount, or for a job that no longer needs it. */
export async function refundUnused(context: Context, order: OrderRow, reason: string): Promise<void> {
  await refundPart(context, order, order.total - order.refunded, reason);
}

/**
 * Moves the money of a recorded refund at the provider. Runs at least once: the provider refunds up to the recorded
 * amount, so a second run refunds nothing more.
 */
export async function sendRefund(context: Context, payments: Payments, orderId: string): Promise<void> {
  const [order] = await context.db.select().from(orders).where(eq(orders.id, orderId));
  if (!order || order.refunded === 0 || order.refundedAt !== null || order.providerReference === null) return;
  if (payments.provider?.name !== order.provider) {
    throw new Error(`The refund of order ${orderId} needs the provider ${order.provider}, which is not set up.`);
  }
  const amount = order.refunded === order.total ? 'everything' : order.refunded;
  await payments.provider.refundUpTo(order.providerReference, amount);
  await context.db
    .update(orders)
    .set({ refundedAt: context.now })
    .where(and(eq(orders.id, orderId), eq(orders.refunded, order.refunded)));
}
