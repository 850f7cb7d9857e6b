import { and, desc, eq, sql } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { companies } from '#database/tables/companies.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { type Buyer, orders } from '#database/tables/orders.server.ts';
import { canManage, requireAdmin, requireUser } from '#domain/accounts/policy.ts';
import type { Context } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { findBuyer, proposeBuyer } from './buyers.server.ts';
import { type JobForSale, priceOfJob, readJobForSale } from './job-for-sale.server.ts';
import { type OrderProduct, type OrderPurpose, type OrderStatus, orderNumber } from './order.ts';
import type { Payments } from './payments.ts';
import type { ReceiptContents } from './receipt.ts';
import { listReceipts } from './receipts.server.ts';
import { type Vat, vatHint, vatOf, withVat } from './vat.ts';

/** The price of a job, for the team of its startup. */
export type Offer = {
  job: JobForSale;
  company: { key: string; name: string };
  price: { priceCountry: string; currency: string; net: number };
  /** Null before the first checkout of the startup. */
  buyer: Buyer | null;
  /** What the profile says about the legal buyer, for the form of the first checkout. */
  proposedBuyer: Buyer | null;
  /** Known once the buyer is. */
  sum: { vat: number; total: number; terms: Vat } | null;
  sellerCountry: string;
  vatHint: string;
  /** Whether anything can be bought on this site. */
  isOffered: boolean;
};

/** Reads the price of a job of this startup, with VAT once the buyer is known; absent for strangers. */
export async function findOffer(
  context: Context,
  { provider, seller }: Payments,
  companyKey: string,
  jobId: string,
): Promise<Offer> {
  const job = isIdentifier(jobId) ? await readJobForSale(context, jobId) : null;
  if (!job || job.companyKey !== companyKey) throw absent('This job');
  if (!canManage(requireUser(context), { kind: 'company', id: job.companyId })) throw absent('This job');
  const { amount, currency, priceCountry } = priceOfJob(job);
  const buyer = await findBuyer(context, job.companyId);
  const terms = buyer && vatOf(seller, buyer);
  return {
    job,
    company: { key: job.companyKey, name: job.companyName },
    price: { priceCountry, currency, net: amount },
    buyer,
    proposedBuyer: buyer === null ? await proposeBuyer(context, job.companyId) : null,
    sum: terms && { ...withVat(amount, terms), terms },
    sellerCountry: seller.countryCode,
    vatHint: vatHint(seller),
    isOffered: provider !== null,
  };
}

export type OrderInList = {
  id: string;
  number: string;
  jobId: string;
  jobTitle: string;
  product: OrderProduct;
  purpose: OrderPurpose;
  status: OrderStatus;
  currency: string;
  total: number;
  refunded: number;
  createdAt: string;
  expiresAt: string;
  /** Where it is paid; null until its checkout has begun. */
  checkoutUrl: string | null;
  paidAt: string | null;
  /** The day of the payment on its receipt: that of the seller's country. */
  paidOn: string | null;
  /** The number of its receipt. */
  receipt: string | null;
  /** The numbers of its credit notes, oldest first. */
  creditNotes: string[];
};

const MOST_ORDERS = 500;

/** The orders of a startup, newest first, for its team (absent for others). */
export async function listOrders(context: Context, companyId: string): Promise<OrderInList[]> {
  if (!canManage(requireUser(context), { kind: 'company', id: companyId })) throw absent('This startup');
  const rows = await select(context)
    .where(eq(orders.companyId, companyId))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(MOST_ORDERS);
  return rows.map(inList);
}

export type Order = OrderInList & {
  companyId: string;
  companyKey: string;
  refundedAt: string | null;
  refundReason: string | null;
  /** The receipt and its credit notes, oldest first. */
  receipts: ReceiptContents[];
};

/** Reads an order of this startup with its receipts; absent for strangers. */
export async function findOrder(context: Context, companyKey: string, orderId: string): Promise<Order> {
  const actor = requireUser(context);
  const [row] = isIdentifier(orderId)
    ? await select(context).where(and(eq(orders.id, orderId), eq(companies.key, companyKey)))
    : [];
  if (!row || !canManage(actor, { kind: 'company', id: row.order.companyId })) throw absent('This order');
  const { order } = row;
  return {
    ...inList(row),
    companyId: order.companyId,
    companyKey,
    refundedAt: order.refundedAt?.toISOString() ?? null,
    refundReason: order.refundReason,
    receipts: await listReceipts(context, order.id),
  };
}

export type OrderForStaff = Order & {
  company: { key: string; name: string };
  jobStatus: string;
  /** The address of the person who ordered; null once their account is deleted. */
  orderedBy: string | null;
};

/** Reads any order with its receipts; for admins. */
export async function findOrderForStaff(context: Context, orderId: string): Promise<OrderForStaff> {
  requireAdmin(context);
  const [order] = isIdentifier(orderId)
    ? await context.db
        .select({
          company: { key: companies.key, name: companies.name },
          jobStatus: jobs.status,
          orderedBy: users.email,
        })
        .from(orders)
        .innerJoin(jobs, eq(jobs.id, orders.jobId))
        .innerJoin(companies, eq(companies.id, orders.companyId))
        .leftJoin(users, eq(users.id, orders.orderedBy))
        .where(eq(orders.id, orderId))
    : [];
  if (!order) throw absent('This order');
  return { ...order, ...(await findOrder(context, order.company.key, orderId)) };
}

function select({ db }: Context) {
  return db
    .select({
      order: orders,
      jobTitle: jobs.title,
      receipt: sql<
        string | null
      >`(SELECT number FROM receipts r WHERE r.order_id = ${orders.id} AND r.kind = 'receipt')`,
      creditNotes: sql<
        string[]
      >`ARRAY(SELECT number FROM receipts r WHERE r.order_id = ${orders.id} AND r.kind = 'creditNote' ORDER BY number)`,
      paidOn: sql<
        string | null
      >`(SELECT contents ->> 'paidOn' FROM receipts r WHERE r.order_id = ${orders.id} AND r.kind = 'receipt')`,
    })
    .from(orders)
    .innerJoin(jobs, eq(jobs.id, orders.jobId))
    .innerJoin(companies, eq(companies.id, orders.companyId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof select>>[number];

function inList({ order, jobTitle, receipt, creditNotes, paidOn }: Row): OrderInList {
  const { id, jobId, currency, total, refunded } = order;
  return {
    id,
    jobId,
    jobTitle,
    currency,
    total,
    refunded,
    receipt,
    creditNotes,
    paidOn,
    number: orderNumber(id),
    product: order.product as OrderProduct,
    purpose: order.purpose as OrderPurpose,
    status: order.status as OrderStatus,
    createdAt: order.createdAt.toISOString(),
    expiresAt: order.expiresAt.toISOString(),
    checkoutUrl: order.checkoutUrl,
    paidAt: order.paidAt?.toISOString() ?? null,
  };
}
