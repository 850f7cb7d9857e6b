import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { PaymentEvent, PaymentProvider } from '#domain/billing/payments.ts';
import { isIdentifier } from '#domain/identifier.ts';

/**
 * The offline twin of the payment provider. A page lets a person pay without money; the events it sends are signed and go
 * through the endpoint that Stripe's events go through. Its checkouts are files, so that they survive a restart.
 */

const TOLERANCE_SECONDS = 300;

const checkoutFile = z.object({
  reference: z.string(),
  orderId: z.string(),
  total: z.number(),
  currency: z.string(),
  title: z.string(),
  description: z.string(),
  successUrl: z.string(),
  cancelUrl: z.string(),
  expiresAt: z.string(),
  paidAt: z.string().nullable(),
  refunded: z.number(),
});
export type TestCheckoutState = z.infer<typeof checkoutFile>;

const eventBody = z.object({
  id: z.string(),
  type: z.enum(['checkout.paid', 'checkout.declined', 'checkout.expired']),
  reference: z.string(),
  orderId: z.string(),
  amount: z.number(),
  currency: z.string(),
  at: z.number(),
});
type EventBody = z.infer<typeof eventBody>;

export type TestCheckout = PaymentProvider & {
  name: 'test';
  find(reference: string): Promise<TestCheckoutState | null>;
  /** Makes an event and its signature. Tests change single fields. */
  signed(checkout: TestCheckoutState, changes: Partial<EventBody> & Pick<EventBody, 'type'>, at?: Date): SignedEvent;
  /** Records the payment, as a bank would, before its event goes out. */
  pay(reference: string, at: Date): Promise<void>;
};
export type SignedEvent = { body: string; signature: string };

export function createTestCheckout(options: {
  directory: string;
  secret: Buffer | string;
  /** Start of the address of its page. */
  origin: string;
}): TestCheckout {
  const { directory, secret, origin } = options;
  const fileOf = (reference: string) => join(directory, `${reference}.json`);

  async function find(reference: string): Promise<TestCheckoutState | null> {
    if (!/^test_[0-9a-f]{24}$/.test(reference)) return null;
    const text = await readFile(fileOf(reference), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    return text === null ? null : checkoutFile.parse(JSON.parse(text));
  }

  async function store(checkout: TestCheckoutState): Promise<void> {
    await mkdir(directory, { recursive: true });
    const path = fileOf(checkout.reference);
    const temporary = `${path}.${randomBytes(4).toString('hex')}`;
    await writeFile(temporary, JSON.stringify(checkout));
    await rename(temporary, path);
  }

  const signatureOf = (seconds: number, body: string) =>
    createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');

  return {
    name: 'test',
    find,

    async createCheckout({ orderId, expiresAt, email: _, ...request }) {
      if (!isIdentifier(orderId)) throw new Error(`${orderId} is no order.`);
      const reference = `test_${orderId}`;
      const url = `${origin}/dev/checkout?checkout=${reference}`;
      if (!(await find(reference))) {
        const times = { expiresAt: expiresAt.toISOString(), paidAt: null, refunded: 0 };
        await store({ ...request, ...times, reference, orderId });
      }
      return { reference, url };
    },

    signed(checkout, changes, at = new Date()) {
      const { reference, orderId, total: amount, currency } = checkout;
      const id = `evt_${randomBytes(12).toString('hex')}`;
      const body = JSON.stringify({ id, reference, orderId, amount, currency, at: at.getTime(), ...changes });
      const seconds = Math.floor(at.getTime() / 1000);
      return { body, signature: `t=${seconds},v1=${signatureOf(seconds, body)}` };
    },

    async pay(reference, at) {
      const checkout = await find(reference);
      if (checkout && checkout.paidAt === null) await store({ ...checkout, paidAt: at.toISOString() });
    },

    readEvent(body, signature, now) {
      const [, time = '', hash = ''] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '') ?? [];
      const seconds = Number(time);
      if (!hash || Math.abs(now.getTime() / 1000 - seconds) > TOLERANCE_SECONDS) return null;
      const right = Buffer.from(signatureOf(seconds, body));
      if (!timingSafeEqual(right, Buffer.from(hash))) return null;
      const { id, type, reference, orderId, amount, currency, at } = eventBody.parse(JSON.parse(body));
      const about = { id, type, reference, orderId };
      const payment = { amount, currency, paidAt: new Date(at), paidWith: 'Test card, ends 4242' };
      return eventOf(type, about, payment);
    },

    async readCheckout(reference) {
      const checkout = await find(reference);
      if (!checkout) return { status: 'ended' };
      const { paidAt, total: amount, currency, expiresAt } = checkout;
      if (paidAt === null) return { status: new Date(expiresAt) > new Date() ? 'open' : 'ended' };
      const payment = { amount, currency, paidAt: new Date(paidAt), paidWith: 'Test card, ends 4242' };
      return { status: 'paid', payment };
    },

    async refundUpTo(reference, amount) {
      const checkout = await find(reference);
      if (!checkout) throw new Error(`There is no checkout ${reference}.`);
      const units = amount === 'everything' ? checkout.total : Math.min(amount, checkout.total);
      if (units > checkout.refunded) await store({ ...checkout, refunded: units });
    },
  };
}

function eventOf(
  type: EventBody['type'],
  about: { id: string; type: string; reference: string; orderId: string },
  payment: NonNullable<PaymentEvent['payment']>,
): PaymentEvent {
  if (type === 'checkout.paid') return { ...about, kind: 'paid', payment };
  return { ...about, kind: type === 'checkout.expired' ? 'ended' : 'other' };
}
