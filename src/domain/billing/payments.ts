import type { RateLimits } from '#domain/rate-limit-table.ts';
import type { Currency } from '#domain/site/money.ts';
import type { Platform } from '#domain/site/platforms.ts';
import type { Seller } from './vat.ts';

/** The provider's facts of a checkout. The same order always gives the same checkout. */
export type CheckoutRequest = {
  orderId: string;
  /** Minor units, VAT included. */
  total: number;
  currency: string;
  title: string;
  description: string;
  email: string;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
};

export type Payment = {
  /** Minor units. */
  amount: number;
  currency: string;
  paidAt: Date;
  /** For example "Visa, ends 4242"; null if the provider does not say. */
  paidWith: string | null;
};

/** A verified event of the provider about one checkout. */
export type PaymentEvent = {
  id: string;
  /** The provider's own name of it. */
  type: string;
  reference: string;
  orderId: string | null;
} & (
  | { kind: 'paid'; payment: Payment }
  | { kind: 'ended'; payment?: undefined }
  | { kind: 'other'; payment?: undefined }
);

export type CheckoutState = { status: 'paid'; payment: Payment } | { status: 'open' | 'ended'; payment?: undefined };

/** A payment provider. Every call may be repeated and then changes nothing. */
export type PaymentProvider = {
  name: 'stripe' | 'test';
  createCheckout(request: CheckoutRequest): Promise<{ reference: string; url: string }>;
  /** The event in a request; null unless its signature is the provider's and at most 300 seconds old (S-11). */
  readEvent(body: string, signature: string | null, now: Date): PaymentEvent | null;
  readCheckout(reference: string): Promise<CheckoutState>;
  /** Refunds until this much of the payment has been refunded in all. */
  refundUpTo(reference: string, amount: number | 'everything'): Promise<void>;
};

/** Whether the register of the European Union has this VAT number. Throws while it does not answer. */
export type VatRegister = (vatNumber: string) => Promise<boolean>;

/** Rates to the euro on a day: how much of each currency one euro is worth. */
export type DayRates = { date: string; perEuro: Record<Currency, number> };

/** The newest daily rates of the European Central Bank. Throws while it does not answer. */
export type RateSource = () => Promise<DayRates>;

/** The services that entry points pass to billing beside the context. `main-payments.ts` makes them once. */
export type Payments = {
  /** Null where nothing can be bought. */
  provider: PaymentProvider | null;
  /** Null where no number is looked up. */
  vatRegister: VatRegister | null;
  /** Null where receipts use the rates of the release. */
  rateSource: RateSource | null;
  seller: Seller;
  /** Printed on receipts. */
  contactEmail: string;
  originOf: Record<Platform, string>;
  limits: RateLimits;
};
