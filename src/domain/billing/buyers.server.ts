import { eq } from 'drizzle-orm';
import { type Buyer, companyBuyers } from '#database/tables/orders.server.ts';
import { canManage, requireSelf } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';

/** The legal buyer of a startup, for its team; null before its first checkout. */
export async function findBuyer(context: Context, companyId: string): Promise<Buyer | null> {
  if (!canManage(context.actor, { kind: 'company', id: companyId })) throw absent('This startup');
  const [row] = await context.db
    .select({ buyer: companyBuyers.buyer })
    .from(companyBuyers)
    .where(eq(companyBuyers.companyId, companyId));
  return row?.buyer ?? null;
}

/** Later orders and receipts name this buyer; earlier ones keep theirs. */
export async function saveBuyer(context: Context, companyId: string, buyer: Buyer): Promise<void> {
  requireSelf(context);
  if (!canManage(context.actor, { kind: 'company', id: companyId })) throw absent('This startup');
  const row = { companyId, buyer, updatedAt: context.now };
  await inTransaction(context, async ({ db }) => {
    await db.insert(companyBuyers).values(row).onConflictDoUpdate({ target: companyBuyers.companyId, set: row });
  });
}
