import { asc, eq, sql } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { type orders, receiptNumbers, receipts } from '#database/tables/orders.server.ts';
import type { Context } from '#domain/context.ts';
import { timeZoneOf } from '#domain/site/countries.ts';
import { dayIn } from '#domain/site/days.ts';
import { ratesOf } from './exchange-rates.server.ts';
import { orderNumber } from './order.ts';
import type { Payments } from './payments.ts';
import type { ReceiptContents } from './receipt.ts';
import { vatNote } from './vat.ts';
import { convertedVat, vatAtHome } from './vat-at-home.ts';

export type OrderRow = typeof orders.$inferSelect;

/** Writes the receipt of an order that is being paid, in the transaction of the payment. */
export async function writeReceipt(
  context: Context,
  { seller, contactEmail }: Payments,
  order: OrderRow,
  line: { what: string; details: string; paidOn: string },
): Promise<ReceiptContents> {
  const [person] = order.orderedBy
    ? await context.db
        .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
        .from(users)
        .where(eq(users.id, order.orderedBy))
    : [];
  const { vatRate: _, ...soldBy } = seller;
  const issuedOn = dayIn(timeZoneOf(seller.countryCode), context.now);
  const atHome = vatAtHome(seller.countryCode, order, await ratesOf(context, line.paidOn));
  return insertReceipt(context, order.id, {
    kind: 'receipt',
    issuedOn,
    order: orderNumber(order.id),
    paidWith: order.paidWith,
    seller: soldBy,
    buyer: order.buyer,
    orderedBy: person ? { name: `${person.firstName} ${person.lastName}`, email: person.email } : null,
    ...line,
    currency: order.currency,
    net: order.net,
    vatRate: order.vatRate,
    vat: order.vat,
    total: order.total,
    ...(atHome && { vatAtHome: atHome }),
    vatNote: vatNote(
      { treatment: order.vatTreatment as 'domestic', rate: order.vatRate },
      { sellerCountry: seller.countryCode, buyerCountry: order.buyer.countryCode },
    ),
    contactEmail,
  });
}

/**
 * Writes a credit note for a part of an order, or nothing if the order has no receipt. It repeats the receipt's frozen
 * contents with this amount.
 */
export async function writeCreditNote(
  context: Context,
  order: OrderRow,
  amount: number,
  reason: string,
): Promise<ReceiptContents | null> {
  const [receipt] = await listReceipts(context, order.id);
  if (!receipt) return null;
  const net = Math.round((amount * order.net) / order.total);
  const vat = amount - net;
  const atHome = receipt.vatAtHome;
  return insertReceipt(context, order.id, {
    ...receipt,
    kind: 'creditNote',
    issuedOn: dayIn(timeZoneOf(receipt.seller.countryCode), context.now),
    net,
    vat,
    total: amount,
    // The rate of the receipt it corrects.
    ...(atHome && { vatAtHome: { ...atHome, vat: convertedVat(vat, receipt.currency, atHome) } }),
    corrects: receipt.number,
    reason,
  });
}

/** The receipt of an order and its credit notes, oldest first. */
export async function listReceipts(context: Context, orderId: string): Promise<ReceiptContents[]> {
  const rows = await context.db
    .select({ contents: receipts.contents })
    .from(receipts)
    .where(eq(receipts.orderId, orderId))
    .orderBy(asc(receipts.number));
  return rows.map(({ contents }) => contents as ReceiptContents);
}

/** Takes the next number of the year. Its row stays locked until the commit, so that a failure leaves no gap. */
async function insertReceipt(
  context: Context,
  orderId: string,
  contents: Omit<ReceiptContents, 'number'>,
): Promise<ReceiptContents> {
  const year = Number(contents.issuedOn.slice(0, 4));
  const [counter] = await context.db
    .insert(receiptNumbers)
    .values({ year, last: 1 })
    .onConflictDoUpdate({ target: receiptNumbers.year, set: { last: sql`${receiptNumbers.last} + 1` } })
    .returning({ last: receiptNumbers.last });
  const number = `${year}-${String(counter?.last).padStart(5, '0')}`;
  const receipt: ReceiptContents = { ...contents, number };
  await context.db
    .insert(receipts)
    .values({ number, orderId, kind: contents.kind, issuedAt: context.now, contents: receipt });
  return receipt;
}
