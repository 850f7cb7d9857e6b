import { amountText } from '#domain/billing/amount.ts';
import { PRO_JOB } from '#domain/billing/order.ts';
import type { OrderInList } from '#domain/billing/queries.server.ts';
import { BOOST_DAYS } from '#domain/jobs/job.ts';

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
    expired: 'Expired',
    refunded: 'Refunded',
  };
  return texts[status];
}
