import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { EXCHANGE_RATES, isCurrency } from '../site/money.ts';
import { COUNTED, foundRows } from './count-matches.ts';
import type { Search } from './search/found.ts';

const BUCKETS = 20;

/** Where the highest pay of the matching jobs lies, whatever least salary is asked for. */
export type SalaryHistogram = {
  currency: string;
  /** Whole units a month, and how many jobs have their highest pay between them; the last has no end above. */
  buckets: { from: number; to: number; n: number }[];
};

type PayScale = { currency: string; step: number; stepInCents: number };

/** Twenty equal steps up to what 10 000 euros a month is in the currency, each a round number; null for one unknown. */
export function payScale(currency: string | undefined): PayScale | null {
  if (currency === undefined || !isCurrency(currency)) return null;
  const rate = EXCHANGE_RATES.perEuro[currency];
  const exact = (10_000 * rate) / BUCKETS;
  const round = 10 ** Math.floor(Math.log10(exact));
  const step = Math.round(exact / (round / 2)) * (round / 2);
  return { currency, step, stepInCents: (step / rate) * 100 };
}

/** Rows of `salary_top`, of as many jobs with pay as are counted, whatever least salary is asked for. */
export function paidRows(context: Context, search: Search, limit = COUNTED): SQL {
  return foundRows(context, search, sql`salary_top`, {
    ...(search.filters.salaryFrom !== null && { without: 'salaryFrom' }),
    more: sql` AND salary_top IS NOT NULL`,
    limit,
  });
}

/** Rows of a bucket's number and how many of the rows of `pays` lie in it. */
export function bucketsOf(pays: SQL, { stepInCents }: PayScale): SQL {
  return sql`SELECT least(${BUCKETS - 1}::int, greatest(0, floor(salary_top / ${stepInCents}::float8)))::int::text, count(*)::int
    FROM ${pays} GROUP BY 1`;
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
