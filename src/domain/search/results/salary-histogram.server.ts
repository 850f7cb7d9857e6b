import { type SQL, sql } from 'drizzle-orm';
import { EXCHANGE_RATES, isCurrency } from '#domain/site/money.ts';
import { salaryStep } from '../filters/salary-comparison.server.ts';

const BUCKETS = 20;

/** The highest pay of the matching jobs by bucket, without the filter for the least salary. */
export type SalaryHistogram = {
  currency: string;
  /** Bounds in whole units a month, with the number of jobs. The last bucket is open at the top. */
  buckets: { from: number; to: number; n: number }[];
};

export type PayScale = { currency: string; step: number; stepInCents: number };

/** Twenty equal, round steps up to 10 000 euros a month in the currency; null for an unknown currency. */
export function payScale(currency: string | undefined): PayScale | null {
  if (currency === undefined || !isCurrency(currency)) return null;
  const rate = EXCHANGE_RATES.perEuro[currency];
  const exact = (10_000 * rate) / BUCKETS;
  const round = 10 ** Math.floor(Math.log10(exact));
  const step = Math.round(exact / (round / 2)) * (round / 2);
  return { currency, step, stepInCents: (step / rate) * 100 };
}

/** SQL for the bucket of a search row's pay. */
export function bucketOf({ stepInCents }: PayScale): SQL {
  return sql`least(${BUCKETS - 1}::int, greatest(0, ${salaryStep(stepInCents)}))::int`;
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
