import { BOOST_DAYS } from '#domain/jobs/job.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { minorUnits } from '#domain/site/money.ts';
import { JOB_PRICE_ELSEWHERE, JOB_PRICES } from '#domain/site/prices.ts';

/** What a startup can buy, for which purpose, and at which price (rules §4). */

export type OrderProduct = 'pro' | 'boost';

/** The name of what publishes a job beside the free one, on pages and receipts. */
export const PRO_JOB = 'Pro job';

/** The effect of the payment: a transition of the job, or a boost. */
export const ORDER_PURPOSES = ['submit', 'resume', 'renew', 'renewLive', 'boost'] as const;
export type OrderPurpose = (typeof ORDER_PURPOSES)[number];

export type OrderStatus = 'created' | 'paid' | 'cancelled' | 'expired' | 'refunded';

/** An order that is not paid within this time expires. */
export const ORDER_HOURS = 24;
/** A boost may reach this far ahead. */
export const LONGEST_BOOST_DAYS = 56;

export function productOf(purpose: OrderPurpose): OrderProduct {
  return purpose === 'boost' ? 'boost' : 'pro';
}

/** The price of a job in this country, in minor units. `priceCountry` is EU where the price list names no country. */
export function priceIn(countryCode: string): { priceCountry: string; amount: number; currency: string } {
  const price = JOB_PRICES.find((row) => row.countryCode === countryCode) ?? JOB_PRICE_ELSEWHERE;
  return {
    priceCountry: price.countryCode,
    amount: price.amount * minorUnits(price.currency),
    currency: price.currency,
  };
}

/** The end of a boost that is added at this moment. */
export function boostEnd(boostingExpiresAt: Date | null, at: Date): Date {
  const from = Math.max(at.getTime(), boostingExpiresAt?.getTime() ?? 0);
  return new Date(from + BOOST_DAYS * DAY_MS);
}

export function isTooFarAhead(end: Date, at: Date): boolean {
  return end.getTime() > at.getTime() + LONGEST_BOOST_DAYS * DAY_MS;
}

/** The short form of an order's id that people read to each other: A7C1-0931. */
export function orderNumber(id: string): string {
  return `${id.slice(-8, -4)}-${id.slice(-4)}`.toUpperCase();
}
