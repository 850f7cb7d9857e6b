import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { users } from './accounts.server.ts';
import { identifier, moment } from './columns.server.ts';
import { companies } from './companies.server.ts';
import { jobs } from './jobs.server.ts';

/** The buyer as a receipt names it. An order keeps a copy, because receipts never change. */
export type Buyer = {
  legalName: string;
  address: string;
  postalCode: string;
  city: string;
  countryCode: string;
  vatNumber: string | null;
  vatCheck?: VatCheck;
};

/** The answer of the European Union's register (VIES) about the VAT number, and its moment. */
export type VatCheck = { result: 'confirmed' | 'unknown' | 'notConfirmed'; at: string };

/** The legal buyer of a startup, asked at its first checkout. */
export const companyBuyers = pgTable('company_buyers', {
  companyId: identifier('company_id')
    .primaryKey()
    .references(() => companies.id, { onDelete: 'cascade' }),
  buyer: jsonb('buyer').$type<Buyer>().notNull(),
  updatedAt: moment('updated_at').notNull(),
});

/** Orders: what a startup pays for one job (rules §4). Money is in minor units, fixed when checkout starts. */
export const orders = pgTable(
  'orders',
  {
    id: identifier('id').primaryKey(),
    companyId: identifier('company_id')
      .notNull()
      .references(() => companies.id),
    jobId: identifier('job_id')
      .notNull()
      .references(() => jobs.id),
    /** pro lifts the limit for one job and boosts it; boost is for a live job. */
    product: text('product').notNull(),
    /** The effect of its payment: submit, resume, renew, renewLive or boost. */
    purpose: text('purpose').notNull(),
    status: text('status').notNull(),
    /** The country whose price it has: that of the job's location, or of a remote job's company. */
    priceCountry: text('price_country').notNull(),
    currency: text('currency').notNull(),
    net: bigint('net', { mode: 'number' }).notNull(),
    /** Percent. */
    vatRate: numeric('vat_rate', { precision: 5, scale: 2, mode: 'number' }).notNull(),
    vat: bigint('vat', { mode: 'number' }).notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
    /** domestic, reverseCharge (in the EU) or outside (Norway, Iceland and beyond). */
    vatTreatment: text('vat_treatment').notNull(),
    buyer: jsonb('buyer').$type<Buyer>().notNull(),
    orderedBy: identifier('ordered_by').references(() => users.id, { onDelete: 'set null' }),
    /** stripe or test. */
    provider: text('provider').notNull(),
    /** The provider's id of the checkout. */
    providerReference: text('provider_reference'),
    checkoutUrl: text('checkout_url'),
    /** For example "Visa, ends 4242". */
    paidWith: text('paid_with'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    paidAt: moment('paid_at'),
    endedAt: moment('ended_at'),
    refundedAt: moment('refunded_at'),
    refunded: bigint('refunded', { mode: 'number' }).notNull().default(0),
    refundReason: text('refund_reason'),
  },
  (table) => [
    // Two clicks make one order.
    uniqueIndex('orders_one_open').on(table.jobId, table.purpose).where(sql`status = 'created'`),
    uniqueIndex('orders_provider_reference').on(table.provider, table.providerReference),
    index('orders_of_company').on(table.companyId, table.createdAt.desc()),
    index('orders_of_job').on(table.jobId, table.createdAt.desc()),
    index('orders_to_reconcile').on(table.expiresAt).where(sql`status = 'created'`),
    check('orders_product', sql`product IN ('pro', 'boost')`),
    check('orders_purpose', sql`purpose IN ('submit', 'resume', 'renew', 'renewLive', 'boost')`),
    check('orders_status', sql`status IN ('created', 'paid', 'cancelled', 'expired', 'refunded')`),
    check('orders_vat_treatment', sql`vat_treatment IN ('domestic', 'reverseCharge', 'outside')`),
    check('orders_sum', sql`net + vat = total AND refunded <= total`),
  ],
);

/** Events of the payment provider by their own id, so that each has its effect once, however often it arrives. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    type: text('type').notNull(),
    orderId: identifier('order_id').references(() => orders.id),
    receivedAt: moment('received_at').notNull(),
    /** What it did: paid, refundedAsTooLate, ignored and so on. */
    outcome: text('outcome').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('payment_events_order').on(table.orderId),
  ],
);

/** The European Central Bank's rates of a day: how much of each currency one euro is worth. */
export const exchangeRates = pgTable('exchange_rates', {
  day: date('day', { mode: 'string' }).primaryKey(),
  perEuro: jsonb('per_euro').$type<Record<string, number>>().notNull(),
  /** The last time the bank gave them. Weekends repeat Friday's. */
  readAt: moment('read_at').notNull(),
});

/** The last number of each year. Its row is locked while a receipt is written, so that no number is left out. */
export const receiptNumbers = pgTable('receipt_numbers', {
  year: integer('year').primaryKey(),
  last: integer('last').notNull(),
});

/**
 * Receipts and credit notes, numbered without gaps. Their contents never change, but for the name and address of the
 * person who ordered, which go with their account.
 */
export const receipts = pgTable(
  'receipts',
  {
    /** For example 2026-00418. */
    number: text('number').primaryKey(),
    orderId: identifier('order_id')
      .notNull()
      .references(() => orders.id),
    kind: text('kind').notNull(),
    issuedAt: moment('issued_at').notNull(),
    contents: jsonb('contents').$type<Record<string, unknown>>().notNull(),
  },
  (table) => [
    index('receipts_order').on(table.orderId),
    check('receipts_kind', sql`kind IN ('receipt', 'creditNote')`),
  ],
);
