import Stripe from 'stripe';
import type { CheckoutState, Payment, PaymentEvent, PaymentProvider } from '#domain/billing/payments.ts';
import { capitalise } from '#domain/site/capitalise.ts';

/** Stripe retries an event for three days; a signature older than this is refused (S-11). */
const TOLERANCE_SECONDS = 300;
const TIMEOUT_MS = 10_000;

/** Stripe counts the króna, which has no minor unit, in hundredths. */
const stripeUnits = (currency: string) => (currency.toUpperCase() === 'ISK' ? 100 : 1);

type Session = Stripe.Checkout.Session;

/** Payments by Stripe Checkout. Amounts and VAT are ours; Stripe takes the money and shows its page. */
export function createStripe(options: {
  secretKey: string;
  webhookSecret: string;
  /** Another server than Stripe's, for tests. */
  server?: { host: string; port: number; protocol: 'http' };
}): PaymentProvider {
  const stripe = new Stripe(options.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
    ...options.server,
  });

  return {
    name: 'stripe',

    async createCheckout(request) {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: request.currency.toLowerCase(),
                unit_amount: request.total * stripeUnits(request.currency),
                product_data: { name: request.title, description: request.description },
              },
            },
          ],
          client_reference_id: request.orderId,
          metadata: { order: request.orderId },
          ...(request.email && { customer_email: request.email }),
          success_url: request.successUrl,
          cancel_url: request.cancelUrl,
          expires_at: Math.floor(request.expiresAt.getTime() / 1000),
        },
        // The same order gives the same checkout, even if two requests meet here.
        { idempotencyKey: `checkout:${request.orderId}` },
      );
      if (!session.url) throw new Error('Stripe gave the checkout no address.');
      return { reference: session.id, url: session.url };
    },

    readEvent(body, signature, now) {
      if (signature === null) return null;
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(
          body,
          signature,
          options.webhookSecret,
          TOLERANCE_SECONDS,
          undefined,
          now.getTime(),
        );
      } catch {
        return null;
      }
      return paymentEventOf(event);
    },

    async readCheckout(reference) {
      const session = await stripe.checkout.sessions.retrieve(reference, {
        expand: ['payment_intent.latest_charge'],
      });
      return stateOf(session);
    },

    async refundUpTo(reference, amount) {
      const session = await stripe.checkout.sessions.retrieve(reference, {
        expand: ['payment_intent.latest_charge'],
      });
      const charge = chargeOf(session);
      if (!charge) throw new Error(`The checkout ${reference} has no payment to refund.`);
      const units = amount === 'everything' ? charge.amount : amount * stripeUnits(charge.currency);
      const missing = Math.min(units, charge.amount) - charge.amount_refunded;
      if (missing <= 0) return;
      await stripe.refunds.create(
        { charge: charge.id, amount: missing },
        { idempotencyKey: `refund:${charge.id}:${charge.amount_refunded}:${missing}` },
      );
    },
  };
}

function paymentEventOf(event: Stripe.Event): PaymentEvent {
  const about = { id: event.id, type: event.type as string, reference: '', orderId: null };
  if (!event.type.startsWith('checkout.session.')) return { ...about, kind: 'other' };
  const session = event.data.object as Session;
  const facts = { ...about, reference: session.id, orderId: session.client_reference_id };
  if (event.type === 'checkout.session.expired') return { ...facts, kind: 'ended' };
  // Some means of payment complete the checkout first and pay, or fail, days later.
  const isPaid = session.payment_status === 'paid';
  if (!isPaid || !/\.(?:completed|async_payment_succeeded)$/.test(event.type)) return { ...facts, kind: 'other' };
  return { ...facts, kind: 'paid', payment: paymentOf(session, new Date(event.created * 1000)) };
}

function stateOf(session: Session): CheckoutState {
  if (session.payment_status === 'paid') {
    const paidAt = chargeOf(session)?.created ?? session.created;
    return { status: 'paid', payment: paymentOf(session, new Date(paidAt * 1000)) };
  }
  return { status: session.status === 'open' ? 'open' : 'ended' };
}

function paymentOf(session: Session, paidAt: Date): Payment {
  const currency = (session.currency ?? '').toUpperCase();
  return {
    amount: (session.amount_total ?? 0) / stripeUnits(currency),
    currency,
    paidAt,
    paidWith: meansOf(chargeOf(session)),
  };
}

function chargeOf(session: Session): Stripe.Charge | null {
  const intent = session.payment_intent;
  const charge = intent && typeof intent === 'object' ? intent.latest_charge : null;
  return charge && typeof charge === 'object' ? charge : null;
}

/** "Visa, ends 4242". */
function meansOf(charge: Stripe.Charge | null): string | null {
  const details = charge?.payment_method_details;
  if (!details) return null;
  if (details.card?.last4) return `${capitalise(details.card.brand ?? 'card')}, ends ${details.card.last4}`;
  return capitalise(details.type.replaceAll('_', ' '));
}
