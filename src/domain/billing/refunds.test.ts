import { describe, expect, it } from 'vitest';
import { auditEntries } from '#database/tables/admin.server.ts';
import type { Actor, Context } from '#domain/context.ts';
import { transition } from '#domain/jobs/transitions.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { TEST_NOW } from '#testing/databases.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { aBuyingStartup, checkOut, jobRow, orderOf, STATES, sendEvent } from '#testing/orders.ts';
import { testPayments } from '#testing/payments.ts';
import { readOrderForMail } from './mail-facts.server.ts';
import { findOrderForStaff, listOrders } from './queries.server.ts';
import { listReceipts } from './receipts.server.ts';
import { resendRefunds } from './reconcile.server.ts';
import { findBoostRefundsAhead, findRefundAhead, refundBoostLeft, refundOrder, sendRefund } from './refunds.server.ts';

const fixture = rollbackFixture();
const payments = testPayments();
const admin: Actor = { kind: 'user', userId: 'b'.repeat(24), companyIds: [], isAdmin: true };
const later = (days: number): Context => fixture.at(new Date(TEST_NOW.getTime() + days * DAY_MS));

async function aPaidOrder(purpose: 'boost' | 'submit' = 'boost') {
  const { context } = fixture;
  const startup = await aBuyingStartup(context, purpose === 'submit' ? STATES.submit : {});
  expect(await sendEvent(context, payments, await checkOut(context, payments, startup))).toBe('paid');
  return { ...startup, order: await orderOf(context, startup.jobId) };
}

describe('the orders of a startup', () => {
  it('have the day that the receipt prints, also late in the evening', async () => {
    // Half an hour before midnight in UTC, after it in Denmark.
    const context = fixture.at(new Date('2026-11-25T23:30:00Z'));
    const startup = await aBuyingStartup(context);
    await sendEvent(context, payments, await checkOut(context, payments, startup, 'boost'));
    const [order] = await listOrders({ ...context, actor: startup.owner.actor }, startup.company.id);
    const [receipt] = await listReceipts(context, order?.id ?? '');
    expect(receipt?.paidOn).toBe('2026-11-26');
    expect(order?.paidOn).toBe(receipt?.paidOn);
  });
});

describe('an admin', () => {
  it('refunds an order once, with a credit note and a record', async () => {
    const { order, jobId, owner, company } = await aPaidOrder();
    const context = { ...fixture.context, actor: admin };
    await refundOrder(context, order.id, 'Ordered by mistake.');
    expect(await orderOf(context, jobId)).toMatchObject({ status: 'refunded', refunded: 74_875, refundedAt: null });
    const [receipt, note] = await listReceipts(context, order.id);
    expect(note).toMatchObject({
      kind: 'creditNote',
      corrects: receipt?.number,
      net: 59_900,
      vat: 14_975,
      total: 74_875,
      reason: 'Ordered by mistake.',
    });
    await expect(refundOrder(context, order.id, 'Again.')).rejects.toMatchObject({ kind: 'conflict' });
    expect((await context.db.select().from(auditEntries)).map(({ action }) => action)).toContain('order.refunded');
    const [inList] = await listOrders({ ...context, actor: owner.actor }, company.id);
    expect(inList).toMatchObject({ status: 'refunded', receipt: receipt?.number });
  });

  it('ends the days of the boost that the order paid for, and no others', async () => {
    const { order, jobId, ...startup } = await aPaidOrder();
    await sendEvent(fixture.context, payments, await checkOut(later(1), payments, { jobId, ...startup }), {
      at: later(1).now.getTime(),
    });
    // 28 days were bought, and 15 of them are over: the newer order has the 13 that are left.
    const context = { ...later(15), actor: admin };
    const { boostingExpiresAt, closesAt } = await jobRow(context, jobId);
    expect(await findRefundAhead(context, order.id)).toEqual({ amount: 74_875, boostDays: 0 });
    await refundOrder(context, order.id, 'Ordered by mistake.');
    expect(await jobRow(context, jobId)).toMatchObject({ boostingExpiresAt, closesAt, status: 'ACTIVE' });
    const newer = (await listOrders(context, startup.company.id)).find(({ id }) => id !== order.id);
    const ahead = await findRefundAhead(context, newer?.id ?? '');
    expect(ahead?.amount).toBe(74_875);
    expect(ahead?.boostDays).toBeCloseTo(13, 1);
    await refundOrder(context, newer?.id ?? '', 'Ordered by mistake.');
    expect(await jobRow(context, jobId)).toMatchObject({ boostingExpiresAt: context.now, status: 'ACTIVE' });
    expect(await findRefundAhead(context, newer?.id ?? '')).toBeNull();
  });

  it('refunds the older order for the days left once the newer one was refunded', async () => {
    const { order, jobId, ...startup } = await aPaidOrder();
    await sendEvent(fixture.context, payments, await checkOut(later(1), payments, { jobId, ...startup }), {
      at: later(1).now.getTime(),
    });
    const context = { ...later(7), actor: admin };
    const newer = (await listOrders(context, startup.company.id)).find(({ id }) => id !== order.id);
    await refundOrder(context, newer?.id ?? '', 'Ordered by mistake.');
    await refundBoostLeft(context, jobId, 'We removed the job.');
    const refunds = (await listOrders(context, startup.company.id)).map((row) => [row.id, row.refunded]);
    expect(Object.fromEntries(refunds)).toEqual({ [newer?.id ?? '']: 74_875, [order.id]: 37_437 });
  });

  it('is the only one who may', async () => {
    const { order, owner } = await aPaidOrder();
    const context = { ...fixture.context, actor: owner.actor };
    await expect(refundOrder(context, order.id, 'Please.')).rejects.toMatchObject({ kind: 'absent' });
    await expect(findRefundAhead(context, order.id)).rejects.toMatchObject({ kind: 'absent' });
    await expect(findOrderForStaff(context, order.id)).rejects.toMatchObject({ kind: 'absent' });
  });
});

describe('a boost that ends early', () => {
  it('is refunded for the days left, the newest order first', async () => {
    const { order, jobId, ...startup } = await aPaidOrder();
    const second = await checkOut(fixture.context, payments, { jobId, ...startup });
    await sendEvent(fixture.context, payments, second);
    // 28 days were bought, and 7 of them are over.
    const context = { ...later(7), actor: admin };
    await refundBoostLeft(context, jobId, 'The startup was suspended.');
    const refunds = Object.fromEntries(
      (await listOrders({ ...context, actor: admin }, startup.company.id)).map((row) => [row.id, row.refunded]),
    );
    // Both were paid in the same second, so either may count as the newer one.
    expect(Object.values(refunds).sort()).toEqual([37_437, 74_875]);
    expect(Object.keys(refunds).sort()).toEqual([order.id, second.orderId].sort());
    expect((await jobRow(context, jobId)).boostingExpiresAt).toEqual(context.now);
    await refundBoostLeft(context, jobId, 'Again.');
    expect((await listOrders(context, startup.company.id)).map((row) => row.refunded).sort()).toEqual([37_437, 74_875]);
  });

  it('is refunded in whole on its first day, because a day that has begun is refunded too', async () => {
    const { order, jobId } = await aPaidOrder();
    const soon = { ...later(1 / 1440), actor: admin };
    expect(await findBoostRefundsAhead(soon, order.companyId)).toEqual([{ amount: order.total, currency: 'DKK' }]);
    await refundBoostLeft(soon, jobId, 'The startup was suspended.');
    const refunded = await orderOf(soon, jobId);
    expect(refunded).toMatchObject({ status: 'refunded', refunded: order.total });
    expect((await jobRow(soon, jobId)).boostingExpiresAt).toEqual(soon.now);
  });

  it('gets a credit note with its share of the VAT', async () => {
    const { order, jobId } = await aPaidOrder();
    const context = { ...later(7), actor: admin };
    await refundBoostLeft(context, jobId, 'The startup was suspended.');
    const note = (await listReceipts(context, order.id)).at(-1);
    expect(note).toMatchObject({ kind: 'creditNote', total: 37_437, net: 29_950, vat: 7_487 });
    await sendRefund(context, payments, order.id);
    expect(await payments.checkout.find(order.providerReference ?? '')).toMatchObject({ refunded: 37_437 });
  });
});

describe('an order that is refunded in two parts', () => {
  it('has two credit notes that add up to it, and each mail says what goes back now', async () => {
    const { order, jobId, owner, company } = await aPaidOrder();
    const context = { ...later(7), actor: admin };
    await refundBoostLeft(context, jobId, 'The startup was suspended.');
    const first = (await listReceipts(context, order.id)).at(-1);
    expect(await readOrderForMail(context, order.id)).toMatchObject({
      refunded: 37_437,
      refundedNow: 37_437,
      creditNote: first?.number,
    });
    await refundOrder(context, order.id, 'Ordered by mistake.');
    const [receipt, ...notes] = await listReceipts(context, order.id);
    const sumOf = (field: 'net' | 'vat' | 'total') => notes.reduce((sum, note) => sum + note[field], 0);
    expect([sumOf('net'), sumOf('vat'), sumOf('total')]).toEqual([receipt?.net, receipt?.vat, receipt?.total]);
    expect(await readOrderForMail(context, order.id)).toMatchObject({
      refunded: 74_875,
      refundedNow: 37_438,
      creditNote: notes[1]?.number,
      refundReason: 'Ordered by mistake.',
    });
    const [inList] = await listOrders({ ...context, actor: owner.actor }, company.id);
    expect(inList?.creditNotes).toEqual(notes.map(({ number }) => number));
  });
});

describe('a paid job that is rejected', () => {
  it('gets its money back, and its boost does not begin', async () => {
    const { context } = fixture;
    const startup = await aBuyingStartup(context, {
      ...STATES.submit,
      title: 'Write to us on WhatsApp',
      link: 'https://wa.me/1',
    });
    expect(await sendEvent(context, payments, await checkOut(context, payments, startup))).toBe('paid');
    expect(await jobRow(context, startup.jobId)).toMatchObject({ approvedAt: null, boostDaysWaiting: 14 });
    await transition({ ...context, actor: admin }, startup.jobId, 'reject', { reason: 'scam' });
    expect(await jobRow(context, startup.jobId)).toMatchObject({ status: 'DRAFT', isPaid: false, boostDaysWaiting: 0 });
    const order = await orderOf(context, startup.jobId);
    expect(order).toMatchObject({ status: 'refunded', refunded: order.total });
    expect(await listReceipts(context, order.id)).toHaveLength(2);
  });
});

describe('a refund whose sending failed', () => {
  it('is sent again, and the money moves once', async () => {
    const { order, jobId } = await aPaidOrder();
    const context = { ...fixture.context, actor: admin };
    await refundOrder(context, order.id, 'Ordered by mistake.');
    const away = {
      ...payments,
      provider: { ...payments.checkout, refundUpTo: () => Promise.reject(new Error('away')) },
    };
    await expect(resendRefunds(context, away)).rejects.toThrow('away');
    expect((await orderOf(context, jobId)).refundedAt).toBeNull();
    await resendRefunds(context, payments);
    await resendRefunds(context, payments);
    expect((await orderOf(context, jobId)).refundedAt).toEqual(context.now);
    expect(await payments.checkout.find(order.providerReference ?? '')).toMatchObject({ refunded: order.total });
  });
});
