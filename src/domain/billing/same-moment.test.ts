import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OpenDatabase, openDatabase } from '#database/client.ts';
import { jobTransitions } from '#database/tables/jobs.server.ts';
import { orders } from '#database/tables/orders.server.ts';
import { type Context, visitor } from '#domain/context.ts';
import { startDraft } from '#domain/jobs/drafts.server.ts';
import { publish } from '#domain/jobs/publish.server.ts';
import { transition } from '#domain/jobs/transitions.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { LISTENERS } from '#listeners.ts';
import { TEST_NOW } from '#testing/databases.ts';
import { completeDraft } from '#testing/factories.ts';
import { ownDatabase } from '#testing/fixture.ts';
import { aBuyingStartup, checkOut, jobRow, orderOf, STATES, sendEvent } from '#testing/orders.ts';
import { testPayments } from '#testing/payments.ts';
import { somebody } from '#testing/people.ts';
import { startCheckout } from './checkout.server.ts';
import { listReceipts } from './receipts.server.ts';
import { sendRefund } from './refunds.server.ts';

const CONNECTIONS = 8;
const own = ownDatabase();
const payments = testPayments();
let database: OpenDatabase;
let context: Context;

beforeAll(() => {
  database = openDatabase(own.url, { connections: CONNECTIONS });
  context = { actor: visitor, db: database.db, now: TEST_NOW, platform: 'thehub', listeners: LISTENERS };
});
afterAll(() => database.close());

/** As many at once as there are connections: on a busy machine more would wait too long for one, and be refused. */
async function times<T>(count: number, work: (at: number) => Promise<T>): Promise<PromiseSettledResult<T>[]> {
  const results: PromiseSettledResult<T>[] = [];
  let next = 0;
  const workOnNext = async () => {
    while (next < count) {
      const at = next++;
      results.push(...(await Promise.allSettled([work(at)])));
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, workOnNext));
  return results;
}
const countSuccesses = (results: PromiseSettledResult<unknown>[]) =>
  results.filter(({ status }) => status === 'fulfilled').length;

describe('at the same moment', () => {
  it('two colleagues publish a job once, and the other is told that it is published', async () => {
    const { company, owner } = await aBuyingStartup(context, { isPaid: true });
    const colleague = await somebody(context, { member: [{ id: company.id, role: 'manager' }] });
    const { jobId } = await startDraft({ ...context, actor: owner.actor }, company.key, { contents: completeDraft() });
    const results = await times(6, (at) =>
      publish({ ...context, actor: [owner, colleague][at % 2]?.actor ?? visitor }, jobId, 1),
    );
    expect(countSuccesses(results)).toBe(1);
    for (const result of results) if (result.status === 'rejected') expect(result.reason.kind).toBe('conflict');
    const transitions = await context.db.select().from(jobTransitions).where(eq(jobTransitions.jobId, jobId));
    expect(transitions.map(({ action }) => action).sort()).toEqual(['create', 'submitForPayment']);
  });

  it('ten clicks on "Pay" of two colleagues make one order', async () => {
    const { company, owner, jobId } = await aBuyingStartup(context, STATES.submit);
    const colleague = await somebody(context, { member: [{ id: company.id, role: 'manager' }] });
    const results = await times(10, (at) =>
      startCheckout({ ...context, actor: [owner, colleague][at % 2]?.actor ?? visitor }, payments, jobId, {}),
    );
    expect(countSuccesses(results)).toBe(10);
    expect(await context.db.select().from(orders).where(eq(orders.jobId, jobId))).toHaveLength(1);
  });

  it('fifty different events of one payment have one effect and one receipt', async () => {
    const startup = await aBuyingStartup(context);
    const checkout = await checkOut(context, payments, startup);
    const results = await times(50, () => sendEvent(context, payments, checkout));
    const outcomes = results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason));
    expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'alreadyPaid')).toHaveLength(49);
    expect((await jobRow(context, startup.jobId)).boostingExpiresAt).toEqual(
      new Date(TEST_NOW.getTime() + 14 * DAY_MS),
    );
    expect(await listReceipts(context, checkout.orderId)).toHaveLength(1);
  });

  it('a payment and the news of its end leave a paid order, whichever comes first', async () => {
    for (let round = 0; round < 5; round += 1) {
      const startup = await aBuyingStartup(context);
      const checkout = await checkOut(context, payments, startup);
      await times(2, (at) => sendEvent(context, payments, checkout, at === 0 ? {} : { type: 'checkout.expired' }));
      expect((await orderOf(context, startup.jobId)).status).toBe('paid');
    }
  });

  it('a job is closed and paid for: either the boost is there, or the money goes back, and nothing between', async () => {
    for (let round = 0; round < 5; round += 1) {
      const startup = await aBuyingStartup(context);
      const checkout = await checkOut(context, payments, startup);
      const asOwner = { ...context, actor: startup.owner.actor };
      await times<unknown>(2, (at) =>
        at === round % 2
          ? sendEvent(context, payments, checkout)
          : transition(asOwner, startup.jobId, 'close', { outcome: 'stopped' }),
      );
      const order = await orderOf(context, startup.jobId);
      const { boostingExpiresAt, status } = await jobRow(context, startup.jobId);
      expect(status).toBe('EXPIRED');
      expect(order.status).toBe(boostingExpiresAt === null ? 'refunded' : 'paid');
      expect(await listReceipts(context, order.id)).toHaveLength(order.status === 'paid' ? 1 : 0);
    }
  });

  it('a refund is sent by two workers: the provider moves the money once', async () => {
    const startup = await aBuyingStartup(context);
    const checkout = await checkOut(context, payments, startup);
    await sendEvent(context, payments, checkout, { amount: 1 });
    await times(4, () => sendRefund(context, payments, checkout.orderId));
    expect(await payments.checkout.find(checkout.reference)).toMatchObject({ refunded: checkout.total });
    const { rows } = await context.db.execute(sql`
      SELECT refunded_at IS NOT NULL AS sent FROM orders WHERE id = ${checkout.orderId}`);
    expect(rows).toEqual([{ sent: true }]);
  });
});
