import { readExchangeRates } from '#domain/billing/exchange-rates.server.ts';
import type { Payments } from '#domain/billing/payments.ts';
import { reconcileOrders, resendRefunds } from '#domain/billing/reconcile.server.ts';
import { sendRefund } from '#domain/billing/refunds.server.ts';
import { confirmVatNumbers } from '#domain/billing/vat-check.server.ts';
import type { Reactions } from './reactions.ts';
import type { Schedule } from './schedule.ts';

/** Refunds leave after the commit that recorded them. */
export function paymentReactions(payments: Payments): Reactions {
  return { 'order.refunded': [(context, { id }) => sendRefund(context, payments, id)] };
}

export function paymentSchedules(payments: Payments): Record<string, Schedule> {
  return {
    /** Finds payments whose event was lost, and closes orders past their time. Otherwise it costs two index lookups. */
    reconcile_orders: { match: '*/5 * * * *', run: (context) => reconcileOrders(context, payments) },
    /** VAT numbers that the EU's register could not confirm. Otherwise it costs one statement. */
    confirm_vat_numbers: { match: '40 * * * *', run: (context) => confirmVatNumbers(context, payments) },
    /** Once a day after they come out, and every hour while the bank does not answer. Otherwise it costs one statement. */
    read_exchange_rates: { match: '10 * * * *', run: (context) => readExchangeRates(context, payments) },
    /** Refunds whose reaction gave up after its attempts. */
    resend_refunds: { match: '20 * * * *', run: (context) => resendRefunds(context, payments) },
  };
}
