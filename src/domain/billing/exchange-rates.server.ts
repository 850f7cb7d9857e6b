import { and, desc, gt, lte, sql } from 'drizzle-orm';
import { exchangeRates } from '#database/tables/orders.server.ts';
import type { Context } from '#domain/context.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { type Currency, EXCHANGE_RATES } from '#domain/site/money.ts';
import type { DayRates, Payments } from './payments.ts';
import type { RatesFrom } from './vat-at-home.ts';

/** The rates of a day for receipts. Searches compare pay with the fixed ones of the release. */
/** The bank publishes at about 16:00 in Frankfurt, which is 15:00 UTC at the latest. */
const PUBLISHED_MS = 15 * 3_600_000;

/** Stores the bank's newest rates, unless it has been asked since they came out. A schedule runs it. */
export async function readExchangeRates(context: Context, { rateSource }: Pick<Payments, 'rateSource'>): Promise<void> {
  if (!rateSource) return;
  const publishedAt = new Date(Math.floor((context.now.getTime() - PUBLISHED_MS) / DAY_MS) * DAY_MS + PUBLISHED_MS);
  if ((await context.db.$count(exchangeRates, sql`${exchangeRates.readAt} >= ${publishedAt.toISOString()}`)) > 0)
    return;
  const { date, perEuro } = await rateSource();
  const row = { perEuro, readAt: context.now };
  await context.db
    .insert(exchangeRates)
    .values({ day: date, ...row })
    .onConflictDoUpdate({ target: exchangeRates.day, set: row });
}

/** The bank's last rates up to this day, or those of the release if they are newer. */
export async function ratesOf(context: Context, day: string): Promise<DayRates & { from: RatesFrom }> {
  const [row] = await context.db
    .select({ date: exchangeRates.day, perEuro: exchangeRates.perEuro })
    .from(exchangeRates)
    .where(and(lte(exchangeRates.day, day), gt(exchangeRates.day, EXCHANGE_RATES.date)))
    .orderBy(desc(exchangeRates.day))
    .limit(1);
  if (!row) return { ...EXCHANGE_RATES, from: 'release' };
  return { date: row.date, perEuro: row.perEuro as Record<Currency, number>, from: 'ecb' };
}
