import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#database/client.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { orders, paymentEvents, receipts } from '#database/tables/orders.server.ts';
import type { Actor, Context } from '#domain/context.ts';
import { transition } from '#domain/jobs/transitions.server.ts';
import { LISTENERS } from '#listeners.ts';
import { TEST_NOW } from '#testing/databases.ts';
import { ownDatabase, rollbackFixture } from '#testing/fixture.ts';
import { aBuyingStartup, checkOut, jobRow, orderOf, STATES, sendEvent } from '#testing/orders.ts';
import { TEST_SECRET, testPayments } from '#testing/payments.ts';
import { readOrderForMail } from './mail-facts.server.ts';
import { receivePaymentEvent } from './payment-events.server.ts';
import { listReceipts } from './receipts.server.ts';
import { reconcileOrders } from './reconcile.server.ts';
import { sendRefund } from './refunds.server.ts';

const fixture = rollbackFixture();
const payments = testPayments();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const later = (ms: number): Context => fixture.at(new Date(TEST_NOW.getTime() + ms));

describe('a paid event', () => {
  it('publishes the job that waited for it, boosts it for 14 days and writes the receipt', async () => {
    const { context } = fixture;
    const startup = await aBuyingStartup(context, STATES.submit);
    const checkout = await checkOut(context, payments, startup);
    expect(await sendEvent(context, payments, checkout)).toBe('paid');
    const job = await jobRow(context, startup.jobId);
    expect(job).toMatchObject({ status: 'ACTIVE', isPaid: true, approvedAt: TEST_NOW, boostDaysWaiting: 0 });
    expect(job.boostingExpiresAt).toEqual(new Date(TEST_NOW.getTime() + 14 * DAY));
    const order = await orderOf(context, startup.jobId);
    expect(order).toMatchObject({ status: 'paid', net: 59_900, vat: 14_975, total: 74_875, currency: 'DKK' });
    expect(await listReceipts(context, order.id)).toMatchObject([
      { kind: 'receipt', total: 74_875, paidWith: 'Test card, ends 4242', what: 'Pro job' },
    ]);
  });

  it('of a first job leads to review, and the boost waits for the approval', async () => {
    const { context } = fixture;
    const startup = await aBuyingStartup(context, STATES.submit);
    await context.db.update(jobs).set({ approvedAt: null }).where(eq(jobs.companyId, startup.company.id));
    expect(await sendEvent(context, payments, await checkOut(context, payments, startup))).toBe('paid');
    expect(await jobRow(context, startup.jobId)).toMatchObject({
      status: 'ACTIVE',
      approvedAt: null,
      boostDaysWaiting: 14,
      boostingExpiresAt: null,
    });
    const admin: Actor = { kind: 'user', userId: 'b'.repeat(24), companyIds: [], isAdmin: true };
    await transition({ ...later(2 * DAY), actor: admin }, startup.jobId, 'approve');
    expect(await jobRow(context, startup.jobId)).toMatchObject({
      boostDaysWaiting: 0,
      boostingExpiresAt: new Date(TEST_NOW.getTime() + 16 * DAY),
    });
  });

  it.each([
    ['resume', { status: 'STOPPED' }],
    ['renew', { status: 'EXPIRED', closesAt: new Date(TEST_NOW.getTime() - DAY), expirationDate: '2026-11-18' }],
    ['renewLive', { closesAt: new Date(TEST_NOW.getTime() + 3 * DAY), expirationDate: '2026-11-22' }],
  ] as const)('makes the transition "%s"', async (purpose, state) => {
    const { context } = fixture;
    const startup = await aBuyingStartup(context, state);
    expect(await sendEvent(context, payments, await checkOut(context, payments, startup, purpose))).toBe('paid');
    const job = await jobRow(context, startup.jobId);
    expect(job).toMatchObject({ status: 'ACTIVE', isPaid: true });
    expect(job.closesAt?.getTime()).toBeGreaterThan(TEST_NOW.getTime() + DAY);
    expect(job.boostingExpiresAt).not.toBeNull();
  });

  it('adds boosts one after the other, up to 56 days ahead', async () => {
    const { context } = fixture;
    const startup = await aBuyingStartup(context);
    for (const days of [14, 28, 42, 56]) {
      expect(await sendEvent(context, payments, await checkOut(context, payments, startup))).toBe('paid');
      const job = await jobRow(context, startup.jobId);
      expect(job.boostingExpiresAt).toEqual(new Date(TEST_NOW.getTime() + days * DAY));
    }
    await expect(checkOut(context, payments, startup)).rejects.toMatchObject({
      kind: 'unmet',
      code: 'E_BOOST_TOO_LONG',
    });
  });

  it('has its effect once, also when the customer pays twice or the event repeats', async () => {
    const { context } = fixture;
    const startup = await aBuyingStartup(context);
    const checkout = await checkOut(context, payments, startup);
    const event = payments.checkout.signed(checkout, { type: 'checkout.paid', at: TEST_NOW.getTime() }, TEST_NOW);
    expect(await receivePaymentEvent(context, payments, event)).toBe('paid');
    expect(await receivePaymentEvent(context, payments, event)).toBe('repeated');
    expect(await sendEvent(context, payments, checkout)).toBe('alreadyPaid');
    expect((await jobRow(context, startup.jobId)).boostingExpiresAt).toEqual(new Date(TEST_NOW.getTime() + 14 * DAY));
    expect(await listReceipts(context, checkout.orderId)).toHaveLength(1);
  });
});

describe('an event that is forged, old or not an event', () => {
  it.each([
    ['signed with another secret', (body: string) => signatureOf(body, 'another secret', 0)],
    ['without a signature', () => null],
    ['with a signature that is none', () => 't=now,v1=yes'],
    ['999 seconds old', (body: string) => signatureOf(body, TEST_SECRET, -999)],
  ])('is refused when it is %s, and changes nothing', async (_what, signatureFor) => {
    const { context } = fixture;
    const startup = await aBuyingStartup(context);
    const checkout = await checkOut(context, payments, startup);
    const { body } = payments.checkout.signed(checkout, { type: 'checkout.paid' }, TEST_NOW);
    const signature = signatureFor(body);
    await expect(receivePaymentEvent(context, payments, { body, signature })).rejects.toMatchObject({
      kind: 'invalid',
    });
    expect((await orderOf(context, startup.jobId)).status).toBe('created');
    expect(await context.db.select().from(paymentEvents)).toEqual([]);
  });

  it('is taken with a right signature that is 299 seconds old', async () => {
    const { context } = fixture;
    const checkout = await checkOut(context, payments, await aBuyingStartup(context));
    const { body } = payments.checkout.signed(checkout, { type: 'checkout.paid', at: TEST_NOW.getTime() }, TEST_NOW);
    const signature = signatureOf(body, TEST_SECRET, -299);
    expect(await receivePaymentEvent(context, payments, { body, signature })).toBe('paid');
  });

  it('is refused when its body was changed on the way', async () => {
    const { context } = fixture;
    const checkout = await checkOut(context, payments, await aBuyingStartup(context));
    const { body, signature } = payments.checkout.signed(checkout, { type: 'checkout.paid' }, TEST_NOW);
    const tamperedBody = body.replace(/"amount":\d+/, '"amount":1');
    await expect(receivePaymentEvent(context, payments, { body: tamperedBody, signature })).rejects.toMatchObject({
      code: 'E_SIGNATURE',
    });
  });
});

describe('a payment that cannot be used is refunded:', () => {
  const expectRefund = async (context: Context, jobId: string, reason: RegExp) => {
    const order = await orderOf(context, jobId);
    expect(order).toMatchObject({ status: 'refunded', refunded: order.total, refundedAt: null });
    expect(order.refundReason).toMatch(reason);
    expect(await listReceipts(context, order.id)).toEqual([]);
    await sendRefund(context, payments, order.id);
    await sendRefund(context, payments, order.id);
    expect((await orderOf(context, jobId)).refundedAt).toEqual(context.now);
    expect(await payments.checkout.find(order.providerReference ?? '')).toMatchObject({ refunded: order.total });
  };

  it.each([
    ['amount', { amount: 1 }, /0\.01.DKK instead of/],
    ['currency', { currency: 'NOK' }, /NOK instead of/],
  ])('one of the wrong %s', async (_what, changes, reason) => {
    const { context } = fixture;
    const startup = await aBuyingStartup(context);
    expect(await sendEvent(context, payments, await checkOut(context, payments, startup), changes)).toBe('refunded');
    await expectRefund(context, startup.jobId, reason);
    const { id } = await orderOf(context, startup.jobId);
    // The amount paid goes back, which is not the sum of the order: the mail names no sum.
    expect(await readOrderForMail(context, id)).toMatchObject({ refundedNow: null, creditNote: null });
    expect((await jobRow(context, startup.jobId)).boostingExpiresAt).toBeNull();
  });

  it('one after the order has expired', async () => {
    const startup = await aBuyingStartup(fixture.context);
    const checkout = await checkOut(fixture.context, payments, startup);
    const context = later(25 * HOUR);
    expect(await sendEvent(context, payments, checkout, { type: 'checkout.expired' })).toBe('ended');
    expect(await sendEvent(context, payments, checkout)).toBe('refunded');
    await expectRefund(context, startup.jobId, /after the order had expired/);
  });

  it('one for a job that no longer needs it', async () => {
    const { context } = fixture;
    const startup = await aBuyingStartup(context);
    const checkout = await checkOut(context, payments, startup);
    await transition({ ...context, actor: startup.owner.actor }, startup.jobId, 'close');
    expect(await sendEvent(context, payments, checkout)).toBe('refunded');
    await expectRefund(context, startup.jobId, /could not be used/);
  });

  it('one whose order was cancelled with its job', async () => {
    const { context } = fixture;
    const startup = await aBuyingStartup(context, STATES.submit);
    const checkout = await checkOut(context, payments, startup);
    await transition({ ...context, actor: startup.owner.actor }, startup.jobId, 'cancelPayment');
    expect((await orderOf(context, startup.jobId)).status).toBe('cancelled');
    expect(await sendEvent(context, payments, checkout)).toBe('refunded');
    await expectRefund(context, startup.jobId, /was cancelled/);
    expect((await jobRow(context, startup.jobId)).status).toBe('DRAFT');
  });
});

describe('events out of order', () => {
  it('pay an order in time although the news of its end came first', async () => {
    const startup = await aBuyingStartup(fixture.context);
    const checkout = await checkOut(fixture.context, payments, startup);
    const context = later(25 * HOUR);
    expect(await sendEvent(context, payments, checkout, { type: 'checkout.expired' })).toBe('ended');
    const inTime = TEST_NOW.getTime() + 23 * HOUR;
    expect(await sendEvent(context, payments, checkout, { at: inTime })).toBe('paid');
    expect((await orderOf(context, startup.jobId)).status).toBe('paid');
  });

  it('do not end an order that is paid', async () => {
    const { context } = fixture;
    const checkout = await checkOut(context, payments, await aBuyingStartup(context));
    expect(await sendEvent(context, payments, checkout)).toBe('paid');
    expect(await sendEvent(context, payments, checkout, { type: 'checkout.expired' })).toBe('ignored');
  });

  it('may arrive before the checkout has stored its reference', async () => {
    const { context } = fixture;
    const startup = await aBuyingStartup(context);
    const checkout = await checkOut(context, payments, startup);
    await context.db.update(orders).set({ providerReference: null }).where(eq(orders.id, checkout.orderId));
    expect(await sendEvent(context, payments, checkout)).toBe('paid');
    expect((await orderOf(context, startup.jobId)).providerReference).toBe(checkout.reference);
  });

  it('of a strange order are taken and do nothing', async () => {
    const { context } = fixture;
    const checkout = await checkOut(context, payments, await aBuyingStartup(context));
    const orderId = 'f'.repeat(24);
    expect(await sendEvent(context, payments, checkout, { orderId })).toBe('unknownOrder');
    expect((await context.db.select().from(receipts)).length).toBe(0);
  });
});

describe('the reconciler', () => {
  it('takes a payment within minutes whose event was lost, and lets an open checkout be', async () => {
    const startup = await aBuyingStartup(fixture.context);
    const checkout = await checkOut(fixture.context, payments, startup);
    const left = await aBuyingStartup(fixture.context);
    await checkOut(fixture.context, payments, left);
    await payments.checkout.pay(checkout.reference, later(MINUTE).now);
    // The event may still be on its way.
    expect(await reconcileOrders(later(4 * MINUTE), payments)).toBe(0);
    expect(await reconcileOrders(later(6 * MINUTE), payments)).toBe(1);
    expect((await orderOf(fixture.context, startup.jobId)).status).toBe('paid');
    expect((await orderOf(fixture.context, left.jobId)).status).toBe('created');
    expect(await sendEvent(later(HOUR), payments, checkout, { at: later(MINUTE).now.getTime() })).toBe('alreadyPaid');
    // The checkout that was open is looked at again, and closed at its end.
    expect(await reconcileOrders(later(25 * HOUR), payments)).toBe(1);
    expect((await orderOf(fixture.context, left.jobId)).status).toBe('expired');
  });

  it('takes a payment whose event was lost for a day, and closes what nobody paid', async () => {
    const startups = [await aBuyingStartup(fixture.context), await aBuyingStartup(fixture.context)];
    const [lostStartup, leftStartup] = startups;
    if (!lostStartup || !leftStartup) return;
    const checkout = await checkOut(fixture.context, payments, lostStartup);
    await checkOut(fixture.context, payments, leftStartup);
    await payments.checkout.pay(checkout.reference, new Date(TEST_NOW.getTime() + HOUR));
    const context = later(25 * HOUR);
    expect(await reconcileOrders(context, payments)).toBe(2);
    expect(await reconcileOrders(context, payments)).toBe(0);
    expect((await orderOf(context, lostStartup.jobId)).status).toBe('paid');
    expect((await orderOf(context, leftStartup.jobId)).status).toBe('expired');
    // The event arrives after all.
    const at = TEST_NOW.getTime() + HOUR;
    expect(await sendEvent(context, payments, checkout, { at })).toBe('alreadyPaid');
  });
});

describe('fifty identical events at the same moment', () => {
  const own = ownDatabase();

  it('have one effect and one receipt; so does a replay after a crash that lost the answer', async () => {
    const database = openDatabase(own.url, { connections: 8 });
    const context: Context = { ...fixture.context, db: database.db, listeners: LISTENERS };
    try {
      const startup = await aBuyingStartup(context);
      const checkout = await checkOut(context, payments, startup);
      const event = payments.checkout.signed(checkout, { type: 'checkout.paid', at: TEST_NOW.getTime() }, TEST_NOW);
      // A crash before the commit leaves nothing behind.
      const crash = context.db.transaction(async (db) => {
        await receivePaymentEvent({ ...context, db }, payments, event);
        throw new Error('killed');
      });
      await expect(crash).rejects.toThrow('killed');
      expect((await orderOf(context, startup.jobId)).status).toBe('created');

      const outcomes = await Promise.all(
        Array.from({ length: 50 }, () => receivePaymentEvent(context, payments, event)),
      );
      expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(1);
      expect(outcomes.filter((outcome) => outcome === 'repeated')).toHaveLength(49);
      expect((await jobRow(context, startup.jobId)).boostingExpiresAt).toEqual(new Date(TEST_NOW.getTime() + 14 * DAY));
      expect(await listReceipts(context, checkout.orderId)).toHaveLength(1);
      // The answer was lost: the provider sends the event again.
      expect(await receivePaymentEvent(context, payments, event)).toBe('repeated');
    } finally {
      await database.close();
    }
  });

  it('of six orders number their receipts without gaps', async () => {
    const database = openDatabase(own.url, { connections: 8 });
    const context: Context = { ...fixture.context, db: database.db, listeners: LISTENERS };
    try {
      const startups = [];
      for (let count = 0; count < 6; count += 1) startups.push(await aBuyingStartup(context));
      const checkouts = [];
      for (const startup of startups) checkouts.push(await checkOut(context, payments, startup));
      await Promise.all(checkouts.map((checkout) => sendEvent(context, payments, checkout)));
      const rows = await context.db.select({ number: receipts.number }).from(receipts).orderBy(receipts.number);
      expect(rows.map(({ number }) => number)).toEqual(
        rows.map((_, index) => `2026-${String(index + 1).padStart(5, '0')}`),
      );
      expect(rows.length).toBeGreaterThanOrEqual(6);
    } finally {
      await database.close();
    }
  });
});

/** A signature over the body, made this many seconds from now. */
function signatureOf(body: string, secret: string, seconds: number): string {
  const at = Math.floor(TEST_NOW.getTime() / 1000) + seconds;
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}
