import { and, eq, sql } from 'drizzle-orm';
import { type Buyer, companyBuyers, orders, type VatCheck } from '#database/tables/orders.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { Refusal } from '#domain/errors.ts';
import type { BuyerInput } from './inputs.ts';
import type { Payments } from './payments.ts';
import { isInEuropeanUnion } from './vat.ts';

/** Checks of VAT numbers in the register of the European Union (VIES), which decides who pays VAT themselves. */

/** Numbers that a run asks about, so that an outage of the register holds up nothing else. */
const BATCH = 20;

/**
 * The buyer with the register's answer about the VAT number. Refuses a number that the register does not have. While it
 * does not answer, the number counts by its check digits and is asked about again.
 */
export async function withVatCheck(context: Context, payments: Payments, buyer: BuyerInput): Promise<Buyer> {
  if (!needsCheck(payments, buyer) || !payments.vatRegister) return buyer;
  const vatCheck = await ask(context, payments.vatRegister, buyer.vatNumber ?? '');
  if (vatCheck.result === 'unknown') {
    const fields = {
      vatNumber:
        'The EU’s register (VIES) does not have this number. Please check it, or leave it out and pay VAT here.',
    };
    throw new Refusal('invalid', 'E_INVALID', 'Please fix the fields marked below.', { fields });
  }
  return { ...buyer, vatCheck };
}

/** Only a number from another EU country reverses the charge. */
function needsCheck({ seller }: Payments, { countryCode, vatNumber }: BuyerInput): boolean {
  return vatNumber !== null && countryCode !== seller.countryCode && isInEuropeanUnion(countryCode);
}

async function ask(
  { now }: Context,
  register: NonNullable<Payments['vatRegister']>,
  vatNumber: string,
): Promise<VatCheck> {
  const at = now.toISOString();
  try {
    return { result: (await register(vatNumber)) ? 'confirmed' : 'unknown', at };
  } catch {
    return { result: 'notConfirmed', at };
  }
}

type WithBuyer = typeof companyBuyers | typeof orders;
const vatNumberOf = ({ buyer }: WithBuyer) => sql<string>`${buyer} ->> 'vatNumber'`;
const isNotConfirmed = ({ buyer }: WithBuyer) => sql`${buyer} -> 'vatCheck' ->> 'result' = 'notConfirmed'`;

/**
 * Asks again about numbers that the register could not confirm, and notes the answer with the buyer and their orders. A
 * schedule runs it. Returns how many have an answer now.
 */
export async function confirmVatNumbers(context: Context, { vatRegister }: Payments): Promise<number> {
  if (!vatRegister) return 0;
  const { db: outside } = context;
  const rows = await outside
    .select({ vatNumber: vatNumberOf(companyBuyers) })
    .from(companyBuyers)
    .where(isNotConfirmed(companyBuyers))
    .union(
      outside
        .select({ vatNumber: vatNumberOf(orders) })
        .from(orders)
        .where(isNotConfirmed(orders)),
    )
    .limit(BATCH);
  let count = 0;
  for (const { vatNumber } of rows) {
    const vatCheck = await ask(context, vatRegister, vatNumber);
    // The register is down: the next run goes on.
    if (vatCheck.result === 'notConfirmed') return count;
    await inTransaction(context, async ({ db }) => {
      for (const table of [companyBuyers, orders]) {
        await db
          .update(table)
          .set({ buyer: sql`jsonb_set(${table.buyer}, '{vatCheck}', ${JSON.stringify(vatCheck)}::jsonb)` })
          .where(and(eq(vatNumberOf(table), vatNumber), isNotConfirmed(table)));
      }
    });
    count += 1;
  }
  return count;
}
