import { and, eq, sql } from 'drizzle-orm';
import { companies, companyCountries } from '#database/tables/companies.server.ts';
import { type Buyer, companyBuyers } from '#database/tables/orders.server.ts';
import { places } from '#database/tables/site.server.ts';
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
  const [row] = await context.db
    .select({
      countryCode: companyCountries.countryCode,
      legalName: companyCountries.legalName,
      number: companyCountries.registrationNumber,
      address: companies.address,
      city: places.name,
    })
    .from(companyCountries)
    .innerJoin(companies, eq(companies.id, companyCountries.companyId))
    .leftJoin(places, and(eq(places.id, companies.placeId), eq(places.countryCode, companyCountries.countryCode)))
    .where(eq(companyCountries.companyId, companyId))
    .orderBy(sql`${companyCountries.legalName} IS NULL`, companyCountries.position)
    .limit(1);
  if (!row) return null;
  const { countryCode, number } = row;
  return {
    countryCode,
    legalName: row.legalName ?? '',
    address: row.address ?? '',
    city: row.city ?? '',
    postalCode: '',
    vatNumber: number && vatNumberOfCompany(countryCode, number),
  };
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
