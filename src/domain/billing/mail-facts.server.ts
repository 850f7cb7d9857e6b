import { eq } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { orders } from '#database/tables/orders.server.ts';
import type { Context } from '#domain/context.ts';
import type { Platform } from '#domain/site/platforms.ts';
import { type OrderProduct, type OrderPurpose, orderNumber, productOf } from './order.ts';
import { listReceipts } from './receipts.server.ts';

/** The facts of a mail about an order. */
export type OrderMailFacts = {
  platform: Platform;
  to: string;
  firstName: string;
  order: string;
  path: string;
  product: OrderProduct;
  jobTitle: string;
  currency: string;
  total: number;
  /** All that goes back, and the part that goes back now. Null for an unused payment: its sum may be another one. */
  refunded: number;
  refundedNow: number | null;
  refundReason: string | null;
  /** Number of the receipt, and of the newest credit note. */
  receipt: string | null;
  creditNote: string | null;
};

export async function readOrderForMail(context: Context, orderId: string): Promise<OrderMailFacts | null> {
  const [row] = await context.db
    .select({
      order: orders,
      to: users.email,
      firstName: users.firstName,
      jobTitle: jobs.title,
      key: companies.key,
      platforms: companies.platforms,
    })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.orderedBy))
    .innerJoin(jobs, eq(jobs.id, orders.jobId))
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .where(eq(orders.id, orderId));
  if (!row) return null;
  const { order, to, firstName, jobTitle, key, platforms } = row;
  const receipts = await listReceipts(context, orderId);
  const creditNote = receipts.findLast(({ kind }) => kind === 'creditNote');
  return {
    to,
    firstName,
    product: productOf(order.purpose as OrderPurpose),
    jobTitle,
    platform: platforms.includes('thehub') ? 'thehub' : 'plusimpact',
    order: orderNumber(orderId),
    path: `/client/startups/${encodeURIComponent(key)}/orders/${orderId}`,
    currency: order.currency,
    total: order.total,
    refunded: order.refunded,
    refundReason: order.refundReason,
    receipt: receipts.find(({ kind }) => kind === 'receipt')?.number ?? null,
    creditNote: creditNote?.number ?? null,
    refundedNow: creditNote?.total ?? null,
  };
}
