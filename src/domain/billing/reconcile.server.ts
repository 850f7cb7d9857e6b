import { and, asc, desc, eq, gt, gte, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import { orders } from '#database/tables/orders.server.ts';
import type { Context } from '#domain/context.ts';
import { MINUTE_MS } from '#domain/site/days.ts';
import { takePaymentEvent } from './payment-events.server.ts';
import type { Payments } from './payments.ts';
import { sendRefund } from './refunds.server.ts';

/** Events normally arrive within seconds; then this reads only the checkouts that are still open. */
const PATIENCE_MS = 5 * MINUTE_MS;

/**
 * Asks the provider about orders without an event, so that no payment is lost or waits with its event, and closes
 * those past their time. A schedule runs it. An order whose provider does not answer waits for the next run.
 */
export async function reconcileOrders(context: Context, payments: Payments, batch = 100): Promise<number> {
  const patience = new Date(context.now.getTime() - PATIENCE_MS);
  const waiting = (condition: SQL | undefined, order: SQL) =>
    context.db
      .select({
        id: orders.id,
        provider: orders.provider,
        reference: orders.providerReference,
        expiresAt: orders.expiresAt,
      })
      .from(orders)
      .where(and(eq(orders.status, 'created'), condition))
      .orderBy(order)
      .limit(batch);
  const due = await waiting(lt(orders.expiresAt, patience), asc(orders.expiresAt));
  // The newest first: most people pay within minutes.
  const isOpen = and(
    gte(orders.expiresAt, patience),
    lt(orders.createdAt, patience),
    isNotNull(orders.providerReference),
  );
  const open = await waiting(isOpen, desc(orders.createdAt));
  let count = 0;
  const failures: unknown[] = [];
  for (const { id, provider, reference, expiresAt } of [...due, ...open]) {
    const isDue = expiresAt < patience;
    try {
      if (reference === null || provider !== payments.provider?.name) {
        if (!isDue) continue;
        await context.db
          .update(orders)
          .set({ status: 'expired', endedAt: context.now })
          .where(and(eq(orders.id, id), eq(orders.status, 'created')));
      } else {
        const state = await payments.provider.readCheckout(reference);
        if (state.status !== 'paid' && !isDue) continue;
        const about = { reference, orderId: id, id: `read:${reference}:${state.status}`, type: `read.${state.status}` };
        await takePaymentEvent(
          context,
          payments,
          state.status === 'paid' ? { ...about, kind: 'paid', payment: state.payment } : { ...about, kind: 'ended' },
        );
      }
      count += 1;
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return count;
}

/** Sends refunds again whose reaction gave up, for example because the provider was away for days. */
export async function resendRefunds(context: Context, payments: Payments, batch = 100): Promise<void> {
  const waiting = await context.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(gt(orders.refunded, 0), isNull(orders.refundedAt)))
    .limit(batch);
  const failures: unknown[] = [];
  for (const { id } of waiting) {
    try {
      await sendRefund(context, payments, id);
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}
