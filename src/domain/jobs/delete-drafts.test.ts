import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { jobs } from '#database/tables/jobs.server.ts';
import { orders, paymentEvents } from '#database/tables/orders.server.ts';
import type { Context } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { TEST_NOW } from '#testing/databases.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { aBuyingStartup, checkOut, orderOf, STATES, sendEvent } from '#testing/orders.ts';
import { testPayments } from '#testing/payments.ts';
import { deleteDraft, removeDeletedDrafts } from './drafts.server.ts';
import { deleteOldDrafts, remindOfJobs } from './time-limits.server.ts';
import { transition } from './transitions.server.ts';

const fixture = rollbackFixture();
const payments = testPayments();
const later = (days: number): Context => fixture.at(new Date(TEST_NOW.getTime() + days * DAY_MS));

/** A draft whose order nobody paid: its team sent it, began the checkout, and made it a draft again. */
async function aDraftWithAnUnpaidOrder() {
  const startup = await aBuyingStartup(fixture.context, { ...STATES.submit, updatedAt: TEST_NOW });
  const checkout = await checkOut(fixture.context, payments, startup);
  await transition({ ...fixture.context, actor: startup.owner.actor }, startup.jobId, 'cancelPayment');
  expect(await orderOf(fixture.context, startup.jobId)).toMatchObject({ status: 'cancelled', paidAt: null });
  return { ...startup, checkout };
}
const exists = async (id: string) => (await fixture.context.db.$count(jobs, eq(jobs.id, id))) === 1;

describe('a draft whose order was never paid', () => {
  it('is deleted with its order once nobody has touched it for 90 days, and its team is warned', async () => {
    const { jobId, checkout } = await aDraftWithAnUnpaidOrder();
    expect(await sendEvent(later(2), payments, checkout, { type: 'checkout.expired' })).toBe('ignored');
    const reminders: string[] = [];
    const listeners = { 'job.reminded': [async (_: Context, { id }: { id: string }) => void reminders.push(id)] };
    await remindOfJobs({ ...later(76.5), listeners });
    expect(reminders).toContain(jobId);
    await deleteOldDrafts(later(90.6));
    expect(await exists(jobId)).toBe(false);
    expect(await fixture.context.db.$count(orders, eq(orders.jobId, jobId))).toBe(0);
    expect(await fixture.context.db.select({ orderId: paymentEvents.orderId }).from(paymentEvents)).toEqual([
      { orderId: null },
    ]);
  });

  it('stays after its deletion by hand until no late payment can arrive, which is refunded until then', async () => {
    const { jobId, owner, checkout } = await aDraftWithAnUnpaidOrder();
    await deleteDraft({ ...fixture.context, actor: owner.actor }, jobId);
    await removeDeletedDrafts(later(1));
    expect(await exists(jobId)).toBe(true);
    expect(await sendEvent(later(1), payments, checkout)).toBe('refunded');
    await removeDeletedDrafts(later(30));
    expect(await exists(jobId), 'an order was paid').toBe(true);
  });

  it('goes with its order after its deletion by hand if nobody pays', async () => {
    const { jobId, owner } = await aDraftWithAnUnpaidOrder();
    await deleteDraft({ ...fixture.context, actor: owner.actor }, jobId);
    await removeDeletedDrafts(later(7.5));
    expect(await exists(jobId), 'the order ran for a day').toBe(true);
    await removeDeletedDrafts(later(8.5));
    expect(await exists(jobId)).toBe(false);
  });
});
