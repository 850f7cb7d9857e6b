import { type SQL, sql } from 'drizzle-orm';
import { EXCHANGE_RATES, isCurrency } from '#domain/site/money.ts';
import { stepsOfSalary } from '../filters/salary-comparison.server.ts';

const BUCKETS = 20;

/** Where the highest pay of the matching jobs lies, whatever least salary is asked for. */
export type SalaryHistogram = {
  currency: string;
  /** Whole units a month, and how many jobs have their highest pay between them; the last has no end above. */
  buckets: { from: number; to: number; n: number }[];
};

export type PayScale = { currency: string; step: number; stepInCents: number };

/** Twenty equal steps up to what 10 000 euros a month is in the currency, each a round number; null for one unknown. */
export function payScale(currency: string | undefined): PayScale | null {
  if (currency === undefined || !isCurrency(currency)) return null;
  const rate = EXCHANGE_RATES.perEuro[currency];
  const exact = (10_000 * rate) / BUCKETS;
  const round = 10 ** Math.floor(Math.log10(exact));
  const step = Math.round(exact / (round / 2)) * (round / 2);
  return { currency, step, stepInCents: (step / rate) * 100 };
}

/** The number of the bucket a search row's pay lies in. */
export function bucketOf({ stepInCents }: PayScale): SQL {
  return sql`least(${BUCKETS - 1}::int, greatest(0, ${stepsOfSalary(stepInCents)}))::int`;
}

export function salaryHistogram({ currency, step }: PayScale, numbers: ReadonlyMap<string, number>): SalaryHistogram {
  return {
    currency,
    buckets: Array.from({ length: BUCKETS }, (_, at) => ({
      from: at * step,
      to: (at + 1) * step,
      n: numbers.get(String(at)) ?? 0,
    })),
  };
}
