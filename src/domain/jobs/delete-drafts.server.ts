import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';

/** A payment may arrive this long after the end of its order: providers repeat their events for days. */
const LATE_PAYMENT_DAYS = 7;

/**
 * SQL: whether an order keeps the row of `jobs`. It was paid (rules §2), or a payment may still arrive, which must find its
 * order to be refunded.
 */
export function isHeldByOrder({ now }: Context): SQL {
  const since = new Date(now.getTime() - LATE_PAYMENT_DAYS * DAY_MS).toISOString();
  return sql`EXISTS (SELECT FROM orders WHERE orders.job_id = jobs.id
    AND (orders.paid_at IS NOT NULL OR orders.expires_at > ${since}::timestamptz))`;
}

/** Deletes the drafts that meet this condition with their unpaid orders, except those that an order keeps. */
export async function deleteDrafts(context: Context, condition: SQL): Promise<void> {
  // One statement: the foreign keys are checked at its end.
  await context.db.execute(sql`
    WITH untouched AS MATERIALIZED (SELECT jobs.id FROM jobs
      WHERE status = 'DRAFT' AND ${condition} AND NOT ${isHeldByOrder(context)} FOR UPDATE),
    unpaid AS MATERIALIZED (SELECT orders.id FROM orders JOIN untouched ON untouched.id = orders.job_id),
    unlinked_events AS (UPDATE payment_events SET order_id = NULL WHERE order_id IN (SELECT id FROM unpaid)),
    deleted_orders AS (DELETE FROM orders WHERE id IN (SELECT id FROM unpaid))
    DELETE FROM jobs WHERE id IN (SELECT id FROM untouched)`);
}
