import { amountText } from '#domain/billing/amount.ts';
import { PRO_JOB } from '#domain/billing/order.ts';
import type { Order, OrderInList } from '#domain/billing/queries.server.ts';
import { BOOST_DAYS } from '#domain/jobs/job.ts';
import { minuteOf } from '#domain/site/date-format.ts';

export function whatText({ product }: Pick<OrderInList, 'product'>): string {
  return product === 'boost' ? `Boost, ${BOOST_DAYS} days` : PRO_JOB;
}

/** The status of an order in a word or two. */
export function orderStatusText({
  status,
  refunded,
  currency,
}: Pick<OrderInList, 'status' | 'refunded' | 'currency'>): string {
  if (status === 'paid' && refunded > 0) return `Paid, ${amountText(refunded, currency)} refunded`;
  const texts = {
    created: 'Not paid yet',
    paid: 'Paid',
    cancelled: 'Cancelled',
    // A boost that is over and a job that is closed are expired, too: this says what became of the order.
    expired: 'Not paid in time',
    refunded: 'Refunded',
  };
  return texts[status];
}

/**
 * Says how much of an order went back, without a full stop. An unused payment may differ from the order's sum, so it
 * names none.
 */
export function refundedText({
  refunded,
  currency,
  refundedAt,
  receipt,
}: Pick<Order, 'refunded' | 'currency' | 'refundedAt' | 'receipt'>): string | null {
  if (refunded === 0) return null;
  const isSum = receipt !== null;
  const what = isSum ? amountText(refunded, currency) : 'The payment';
  if (refundedAt !== null) return `${what} went back on ${minuteOf(refundedAt)}`;
  return isSum ? `${what} are on their way back` : `${what} is on its way back`;
}

/** Gives the reason for the refund. An order refunded in parts has a reason for each, at its credit note. */
export function refundReasonText({ refundReason, receipts }: Pick<Order, 'refundReason' | 'receipts'>): string | null {
  const parts = receipts.filter(({ kind }) => kind === 'creditNote').length;
  return parts > 1 ? `It was refunded in ${parts} parts, each with its credit note below.` : refundReason;
}
