import { and, eq, sql } from 'drizzle-orm';
import { orders, paymentEvents } from '#database/tables/orders.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import { BOOST_DAYS } from '#domain/jobs/job.ts';
import { capitalise } from '#domain/site/capitalise.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { longDayOf } from '#domain/site/date-format.ts';
import { DAY_MS, dayIn } from '#domain/site/days.ts';
import { tell } from '#domain/tell.server.ts';
import { amountText } from './amount.ts';
import { applyPurchase } from './effect.server.ts';
import { type JobForSale, readJobForSale } from './job-for-sale.server.ts';
import { type OrderPurpose, PRO_JOB } from './order.ts';
import type { Payment, PaymentEvent, Payments } from './payments.ts';
import { type OrderRow, writeReceipt } from './receipts.server.ts';
import { refundUnused } from './refunds.server.ts';

/** The effect of an event, recorded beside the event's id. */
export type EventOutcome = 'paid' | 'refunded' | 'alreadyPaid' | 'ended' | 'ignored' | 'unknownOrder' | 'repeated';

/** Takes a request of the provider: refuses (`invalid`) unless it carries the provider's own fresh signature (S-11). */
export async function receivePaymentEvent(
  context: Context,
  payments: Payments,
  request: { body: string; signature: string | null },
): Promise<EventOutcome> {
  const { provider } = payments;
  const event = provider?.readEvent(request.body, request.signature, context.now) ?? null;
  if (!provider || !event) throw new Refusal('invalid', 'E_SIGNATURE', 'The signature of this event is not valid.');
  return takePaymentEvent(context, payments, event);
}

/**
 * Gives a verified event its one effect. Its id is stored in the transaction of the effect: the same event at the same
 * moment waits for it, and one that arrives again finds it done.
 */
export async function takePaymentEvent(
  context: Context,
  payments: Payments,
  event: PaymentEvent,
): Promise<EventOutcome> {
  const provider = payments.provider?.name ?? '';
  const key = and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, event.id));
  const [earlier] = await context.db.select({ id: paymentEvents.eventId }).from(paymentEvents).where(key);
  if (earlier) return 'repeated';
  const full = event.kind === 'paid' ? { ...event, payment: await withMeans(payments, event) } : event;
  return inTransaction(context, async (inside) => {
    const rows = await inside.db
      .insert(paymentEvents)
      .values({ provider, eventId: event.id, type: event.type, receivedAt: inside.now, outcome: 'ignored' })
      .onConflictDoNothing()
      .returning({ id: paymentEvents.eventId });
    if (rows.length === 0) return 'repeated';
    const order = await lockOrder(inside, provider, event);
    const outcome = order ? await effectOf(inside, payments, order, full) : 'unknownOrder';
    await inside.db
      .update(paymentEvents)
      .set({ outcome, orderId: order?.id ?? null })
      .where(key);
    return outcome;
  });
}

/** Events may leave out the card; the receipt prints it if the provider tells it now. */
async function withMeans(payments: Payments, event: PaymentEvent & { kind: 'paid' }): Promise<Payment> {
  if (event.payment.paidWith !== null) return event.payment;
  const state = await payments.provider?.readCheckout(event.reference).catch(() => null);
  return { ...event.payment, paidWith: state?.payment?.paidWith ?? null };
}

/** Locks the job before the order, as every other writer does. The reference may arrive before checkout has stored it. */
async function lockOrder(context: Context, provider: string, event: PaymentEvent): Promise<OrderRow | null> {
  const isThis = event.orderId
    ? sql`${orders.id} = ${event.orderId} AND coalesce(${orders.providerReference}, ${event.reference}) = ${event.reference}`
    : eq(orders.providerReference, event.reference);
  const condition = and(eq(orders.provider, provider), isThis);
  const [row] = await context.db.select({ jobId: orders.jobId }).from(orders).where(condition);
  if (!row) return null;
  await readJobForSale(context, row.jobId, { lock: true });
  const [order] = await context.db.select().from(orders).where(condition).for('update');
  return order ?? null;
}

async function effectOf(
  context: Context,
  payments: Payments,
  order: OrderRow,
  event: PaymentEvent,
): Promise<EventOutcome> {
  if (event.kind === 'other') return 'ignored';
  if (event.kind === 'ended') {
    if (order.status !== 'created') return 'ignored';
    await update(context, order, { status: 'expired', endedAt: context.now });
    return 'ended';
  }
  if (order.paidAt !== null) return 'alreadyPaid';
  const { payment } = event;
  const paidOrder = await update(context, order, {
    providerReference: event.reference,
    paidAt: payment.paidAt,
    paidWith: payment.paidWith,
  });
  const refund = async (reason: string): Promise<EventOutcome> => {
    await refundUnused(context, paidOrder, reason);
    return 'refunded';
  };
  if (payment.amount !== order.total || payment.currency !== order.currency) {
    const [amount, due] = [payment, { amount: order.total, currency: order.currency }].map((money) =>
      amountText(money.amount, money.currency),
    );
    return refund(`The payment was ${amount} instead of ${due}.`);
  }
  // An event may arrive after the order has expired; the moment of the payment decides.
  if (order.status === 'cancelled') return refund('The order was cancelled before the payment arrived.');
  if (payment.paidAt > order.expiresAt) return refund('The payment came after the order had expired.');
  const purpose = order.purpose as OrderPurpose;
  try {
    const job = await inTransaction(context, (inside) => applyPurchase(inside, order.jobId, purpose));
    const fulfilled = await update(context, paidOrder, { status: 'paid', endedAt: null });
    const paidOn = dayIn(timeZoneOf(payments.seller.countryCode), payment.paidAt);
    await writeReceipt(context, payments, fulfilled, { ...lineOf(job, purpose, context.now), paidOn });
    await tell(context, { type: 'order.paid', id: order.id });
    return 'paid';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refund(`The payment could not be used: ${error.message}`);
  }
}

async function update(context: Context, order: OrderRow, changes: Partial<OrderRow>): Promise<OrderRow> {
  await context.db.update(orders).set(changes).where(eq(orders.id, order.id));
  return { ...order, ...changes };
}

/** The line of the receipt that names what was bought. */
export function lineOf(job: JobForSale, purpose: OrderPurpose, now: Date): { what: string; details: string } {
  const zone = timeZoneOf(job.countryCode);
  const day = (at: Date) => longDayOf(dayIn(zone, at));
  const starts = job.boostingExpiresAt && new Date(job.boostingExpiresAt.getTime() - BOOST_DAYS * DAY_MS);
  const boost =
    job.isApproved && job.boostingExpiresAt && starts
      ? `from ${day(starts < now ? now : starts)} until ${day(job.boostingExpiresAt)}`
      : `for ${BOOST_DAYS} days from its approval`;
  if (purpose === 'boost') {
    return { what: `Boost, ${BOOST_DAYS} days`, details: `${job.title}. ${capitalise(boost)}.` };
  }
  const open =
    job.isApproved && job.closesAt
      ? `Open until ${day(new Date(job.closesAt.getTime() - 1))}`
      : `Open for ${job.periodDays} days`;
  return { what: PRO_JOB, details: `${job.title}. ${open}, boosted ${boost}.` };
}
