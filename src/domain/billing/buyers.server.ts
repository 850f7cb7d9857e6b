import { eq, sql } from 'drizzle-orm';
import { type Buyer, companyBuyers } from '#database/tables/orders.server.ts';
import { canManage, requireSelf } from '#domain/accounts/policy.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent } from '#domain/errors.ts';
import { vatNumberOfCompany } from './vat-number.ts';

/** The legal buyer of a startup, for its team; null before its first checkout. */
export async function findBuyer(context: Context, companyId: string): Promise<Buyer | null> {
  if (!canManage(context.actor, { kind: 'company', id: companyId })) throw absent('This startup');
  const [row] = await context.db
    .select({ buyer: companyBuyers.buyer })
    .from(companyBuyers)
    .where(eq(companyBuyers.companyId, companyId));
  return row?.buyer ?? null;
}

/** The legal buyer as far as the profile of a startup says it; null if it says nothing. Checks no permission. */
export async function proposeBuyer(context: Context, companyId: string): Promise<Buyer | null> {
  const { rows } = await context.db.execute<Omit<Buyer, 'postalCode' | 'vatCheck'> & { number: string | null }>(sql`
    SELECT n.country_code AS "countryCode", coalesce(n.legal_name, '') AS "legalName", n.registration_number AS number,
      coalesce(c.address, '') AS address,
      coalesce((SELECT name FROM places p WHERE p.id = c.place_id AND p.country_code = n.country_code), '') AS city
    FROM company_countries n JOIN companies c ON c.id = n.company_id
    WHERE n.company_id = ${companyId} ORDER BY n.legal_name IS NULL, n.position LIMIT 1`);
  const [row] = rows;
  if (!row) return null;
  const { number, ...buyer } = row;
  return { ...buyer, postalCode: '', vatNumber: number && vatNumberOfCompany(buyer.countryCode, number) };
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
