import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentProvider } from '#domain/billing/payments.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { createStripe } from './stripe.ts';

/** Stripe's own signatures are made and checked offline; a server of the test takes its calls. */

const webhookSecret = 'whsec_of_the_test';
const now = new Date('2026-11-20T12:00:00Z');
const calls: { path: string; body: URLSearchParams; idempotencyKey: string | undefined }[] = [];
const charge = {
  id: 'ch_1',
  object: 'charge',
  amount: 1_150_000,
  amount_refunded: 200_000,
  currency: 'isk',
  created: now.getTime() / 1000 - 60,
  payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
};
const session = {
  id: 'cs_1',
  object: 'checkout.session',
  url: 'https://checkout.stripe.example/cs_1',
  client_reference_id: 'a'.repeat(24),
  payment_status: 'paid',
  status: 'complete',
  amount_total: 1_150_000,
  currency: 'isk',
  created: now.getTime() / 1000 - 600,
  payment_intent: { id: 'pi_1', object: 'payment_intent', latest_charge: charge },
};
let server: Server;
let provider: PaymentProvider;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const path = `${request.method} ${request.url?.split('?')[0]}`;
    calls.push({ path, body: new URLSearchParams(body), idempotencyKey: request.headers['idempotency-key'] as string });
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify(path.includes('refunds') ? { id: 're_1', object: 'refund' } : session));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  provider = createStripe({
    secretKey: 'sk_test_1',
    webhookSecret,
    server: { host: '127.0.0.1', port, protocol: 'http' },
  });
});
afterAll(() => server.close());

const eventOf = (type: string, object: object) =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, created: now.getTime() / 1000, data: { object } });
const sign = (payload: string, secret = webhookSecret, age = 0) =>
  new Stripe('sk_test_1').webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(now.getTime() / 1000) - age,
  });

describe('an event of Stripe', () => {
  it('is read with its order, amount and time; Stripe counts the króna in hundredths', () => {
    const body = eventOf('checkout.session.completed', { ...session, payment_intent: 'pi_1' });
    expect(provider.readEvent(body, sign(body), now)).toEqual({
      id: 'evt_1',
      type: 'checkout.session.completed',
      kind: 'paid',
      reference: 'cs_1',
      orderId: 'a'.repeat(24),
      payment: { amount: 11_500, currency: 'ISK', paidAt: now, paidWith: null },
    });
  });

  it('is refused when forged, changed, unsigned or 999 seconds old', () => {
    const body = eventOf('checkout.session.completed', session);
    expect(provider.readEvent(body, null, now)).toBeNull();
    expect(provider.readEvent(body, 'nonsense', now)).toBeNull();
    expect(provider.readEvent(body, sign(body, 'whsec_another'), now)).toBeNull();
    expect(provider.readEvent(body.replace('1150000', '1'), sign(body), now)).toBeNull();
    expect(provider.readEvent(body, sign(body, webhookSecret, 999), now)).toBeNull();
    expect(provider.readEvent(body, sign(body, webhookSecret, 299), now)?.kind).toBe('paid');
  });

  it.each([
    ['checkout.session.expired', session, 'ended'],
    ['checkout.session.async_payment_succeeded', session, 'paid'],
    ['checkout.session.completed', { ...session, payment_status: 'unpaid' }, 'other'],
    ['checkout.session.async_payment_failed', session, 'other'],
    ['customer.created', { id: 'cus_1' }, 'other'],
  ])('%s counts by what it says', (type, object, kind) => {
    const body = eventOf(type, object);
    expect(provider.readEvent(body, sign(body), now)?.kind).toBe(kind);
  });
});

describe('the calls to Stripe', () => {
  it('create one checkout for one order', async () => {
    calls.length = 0;
    const request = {
      orderId: 'a'.repeat(24),
      total: 11_500,
      currency: 'ISK',
      title: 'Boost, 14 days',
      description: 'Engineer, Brim',
      email: 'owner@people.example',
      successUrl: 'https://havn.example/done',
      cancelUrl: 'https://havn.example/back',
      expiresAt: new Date(now.getTime() + DAY_MS),
    };
    expect(await provider.createCheckout(request)).toEqual({ reference: 'cs_1', url: session.url });
    const [call] = calls;
    expect(call).toMatchObject({ path: 'POST /v1/checkout/sessions', idempotencyKey: `checkout:${'a'.repeat(24)}` });
    expect(call?.body.get('line_items[0][price_data][unit_amount]')).toBe('1150000');
    expect(call?.body.get('client_reference_id')).toBe('a'.repeat(24));
  });

  it('read the state of a checkout again, with the card', async () => {
    expect(await provider.readCheckout('cs_1')).toEqual({
      status: 'paid',
      payment: {
        amount: 11_500,
        currency: 'ISK',
        paidAt: new Date(charge.created * 1000),
        paidWith: 'Visa, ends 4242',
      },
    });
  });

  it('refund what is missing up to the wanted amount, and nothing twice', async () => {
    const refunds = async (amount: number | 'everything') => {
      calls.length = 0;
      await provider.refundUpTo('cs_1', amount);
      return calls.filter(({ path }) => path === 'POST /v1/refunds').map(({ body }) => body.get('amount'));
    };
    expect(await refunds('everything')).toEqual(['950000']);
    expect(await refunds(3_000)).toEqual(['100000']);
    expect(await refunds(2_000)).toEqual([]);
  });
});
