import { join } from 'node:path';
import { and, eq, isNotNull } from 'drizzle-orm';
import { z } from 'zod';
import { users } from '#database/tables/accounts.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { jobs, jobViewSources, jobViews } from '#database/tables/jobs.server.ts';
import { companyMembers } from '#database/tables/members.server.ts';
import { companyBuyers, orders, paymentEvents } from '#database/tables/orders.server.ts';
import { openCheckout, openOrder, requireProvider } from '#domain/billing/checkout.server.ts';
import { buyerInput } from '#domain/billing/inputs.ts';
import { type JobForSale, readJobForSale } from '#domain/billing/job-for-sale.server.ts';
import { ORDER_PURPOSES, type OrderPurpose } from '#domain/billing/order.ts';
import { lineOf } from '#domain/billing/payment-events.server.ts';
import type { Payments } from '#domain/billing/payments.ts';
import { type OrderRow, writeReceipt } from '#domain/billing/receipts.server.ts';
import { refundOrder, sendRefund } from '#domain/billing/refunds.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { BOOST_DAYS } from '#domain/jobs/job.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { DAY_MS, dayIn } from '#domain/site/days.ts';
import { readYamlFile } from '#domain/site/yaml-file.server.ts';
import { DEMO_FOLDER, duration } from './demo-files.ts';
import { sourcesOf } from './job-dates.ts';

const BOOST_MS = BOOST_DAYS * DAY_MS;
/** Time between the order and its payment. */
const PAYMENT_MS = 4 * 60_000;

const text = z.string().trim().min(1);
const ordersFile = z.strictObject({
  buyers: z.record(z.string(), buyerInput),
  orders: z.array(
    z.strictObject({
      startup: text,
      job: text,
      purpose: z.enum(ORDER_PURPOSES),
      ordered: duration,
      ends: z.enum(['expired', 'cancelled']).optional(),
    }),
  ),
  refunds: z.array(z.strictObject({ startup: text, job: text, at: duration, reason: text })),
});
type OrdersFile = z.infer<typeof ordersFile>;
type Startup = { id: string; key: string; buyer: z.infer<typeof buyerInput>; orderedBy: Orderer | null };
type Orderer = { id: string; since: Date };
type Step = { at: Date; run: (context: Context) => Promise<void> };

/**
 * Loads what startups bought, with receipts and refunds, as of `context.now`. Needs demo startups and people. Loads
 * nothing beside a real payment provider: these orders are paid at the test checkout.
 */
export async function loadDemoOrders(context: Context, payments: Payments): Promise<void> {
  if (payments.provider?.name !== 'test') return;
  const file = readYamlFile(join(DEMO_FOLDER, 'orders.yaml'), ordersFile);
  await inTransaction(context, async (inside) => {
    const startups = await storeBuyers(inside, file);
    const steps: Step[] = [];
    for (const startup of startups) steps.push(...(await paidSteps(inside, payments, startup)));
    for (const order of file.orders) steps.push(await unpaidStep(inside, payments, startups, order));
    for (const refund of file.refunds) steps.push(await refundStep(inside, payments, startups, refund));
    // Receipts are numbered in the order of time.
    steps.sort((a, b) => a.at.getTime() - b.at.getTime());
    for (const { at, run } of steps) await run({ ...inside, now: at });
  });
}

async function storeBuyers(context: Context, { buyers }: OrdersFile): Promise<Startup[]> {
  const rows = await context.db
    .select({ id: companies.id, key: companies.key, owner: { id: users.id, since: users.createdAt } })
    .from(companies)
    .leftJoin(companyMembers, and(eq(companyMembers.companyId, companies.id), eq(companyMembers.role, 'owner')))
    .leftJoin(users, eq(users.id, companyMembers.userId));
  const startups: Startup[] = [];
  for (const [key, buyer] of Object.entries(buyers)) {
    const row = rows.find((each) => each.key === key);
    if (!row) throw new Error(`orders.yaml names the startup ${key}, which is not there.`);
    const { id, owner } = row;
    await context.db.insert(companyBuyers).values({ companyId: id, buyer, updatedAt: context.now });
    startups.push({ id, key, buyer, orderedBy: owner });
  }
  return startups;
}

/** The orders of a startup that were paid: for each boosted job, and each paid one whose boost is over. */
async function paidSteps({ db, now }: Context, payments: Payments, startup: Startup): Promise<Step[]> {
  const rows = await db
    .select({ id: jobs.id, isPaid: jobs.isPaid, publishedAt: jobs.publishedAt, boostedTo: jobs.boostingExpiresAt })
    .from(jobs)
    .where(and(eq(jobs.companyId, startup.id), isNotNull(jobs.publishedAt)));
  return rows.flatMap(({ id, isPaid, publishedAt, boostedTo }) => {
    const at = boostedTo ? new Date(boostedTo.getTime() - BOOST_MS) : publishedAt;
    const isOver = isPaid && at !== null && at.getTime() + BOOST_MS < now.getTime();
    if (!at || !(boostedTo || isOver)) return [];
    const purpose = isPaid ? 'submit' : 'boost';
    return [{ at, run: (context) => pay(context, payments, { startup, jobId: id, purpose }) }];
  });
}

/** Opens an order as of `context.now`, with its checkout at the provider. */
async function order(
  context: Context,
  payments: Payments,
  { startup, jobId, purpose }: { startup: Startup; jobId: string; purpose: OrderPurpose },
): Promise<{ order: OrderRow; job: JobForSale }> {
  const job = await readJobForSale(context, jobId);
  if (!job) throw new Error(`There is no job ${jobId}.`);
  const { buyer, orderedBy } = startup;
  // Earlier orders are older than the account.
  const userId = orderedBy && orderedBy.since < context.now ? orderedBy.id : null;
  const provider = requireProvider(payments);
  const row = await openOrder(context, payments, { job, purpose, buyer, userId, provider });
  await openCheckout(context, payments, provider, { job, order: row, cancelUrl: payments.originOf.thehub });
  return { order: row, job };
}

/** Records a payment at `context.now` as its event would, for a job that has had its effect. */
async function pay(
  context: Context,
  payments: Payments,
  purchase: { startup: Startup; jobId: string; purpose: OrderPurpose },
): Promise<void> {
  const { now, db } = context;
  const result = await order({ ...context, now: new Date(now.getTime() - PAYMENT_MS) }, payments, purchase);
  const boostingExpiresAt = new Date(now.getTime() + BOOST_MS);
  const job = { ...result.job, isApproved: true, boostingExpiresAt };
  const changes = { status: 'paid', paidAt: now, paidWith: 'Test card, ends 4242' } as const;
  const paidOrder = { ...result.order, ...changes };
  await db.update(orders).set(changes).where(eq(orders.id, paidOrder.id));
  await db.update(jobs).set({ boostingExpiresAt }).where(eq(jobs.id, job.id));
  await storeSources(context, job.id, boostingExpiresAt);
  await db.insert(paymentEvents).values({
    provider: paidOrder.provider,
    eventId: `demo_${paidOrder.id}`,
    type: 'checkout.paid',
    orderId: paidOrder.id,
    receivedAt: now,
    outcome: 'paid',
  });
  const paidOn = dayIn(timeZoneOf(payments.seller.countryCode), now);
  await writeReceipt(context, payments, paidOrder, { ...lineOf(job, purchase.purpose, now), paidOn });
}

/** The sources of the visitors of a job, whose boost is known now. */
async function storeSources({ db }: Context, jobId: string, boostingExpiresAt: Date): Promise<void> {
  const visitors = await db
    .select({ day: jobViews.day, visitors: jobViews.visitors })
    .from(jobViews)
    .where(eq(jobViews.jobId, jobId))
    .orderBy(jobViews.day);
  await db.delete(jobViewSources).where(eq(jobViewSources.jobId, jobId));
  const sources = sourcesOf(visitors, { boostingExpiresAt });
  if (sources.length > 0) await db.insert(jobViewSources).values(sources.map((each) => ({ jobId, ...each })));
}

/** An order that nobody has paid. */
async function unpaidStep(
  context: Context,
  payments: Payments,
  startups: readonly Startup[],
  { startup: key, job: title, purpose, ordered, ends }: OrdersFile['orders'][number],
): Promise<Step> {
  const { startup, jobId } = await jobOf(context, startups, key, title);
  return {
    at: new Date(context.now.getTime() - ordered),
    run: async (inside) => {
      const { order: row } = await order(inside, payments, { startup, jobId, purpose });
      if (!ends) return;
      const endedAt = ends === 'expired' ? row.expiresAt : inside.now;
      await inside.db.update(orders).set({ status: ends, endedAt }).where(eq(orders.id, row.id));
    },
  };
}

async function refundStep(
  context: Context,
  payments: Payments,
  startups: readonly Startup[],
  { startup: key, job: title, at, reason }: OrdersFile['refunds'][number],
): Promise<Step> {
  const { jobId } = await jobOf(context, startups, key, title);
  return {
    at: new Date(context.now.getTime() - at),
    run: async (inside) => {
      const [row] = await inside.db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.jobId, jobId), eq(orders.status, 'paid')));
      if (!row) throw new Error(`orders.yaml refunds ${title} at ${key}, which was not paid then.`);
      await refundOrder(inside, row.id, reason);
      // The worker would send it today.
      await sendRefund(inside, payments, row.id);
    },
  };
}

async function jobOf(context: Context, startups: readonly Startup[], key: string, title: string) {
  const startup = startups.find((each) => each.key === key);
  const [job] = await context.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.companyId, startup?.id ?? ''), eq(jobs.title, title)));
  if (!startup || !job) throw new Error(`orders.yaml names ${title} at ${key}, which is not there.`);
  return { startup, jobId: job.id };
}
