import { type SQL, sql } from 'drizzle-orm';
import { CURRENCIES, EXCHANGE_RATES, euroCentsAMonth, minorUnits } from '#domain/site/money.ts';

/**
 * Search rows hold the highest pay in its own currency, and what is asked is converted when it is asked: a new exchange
 * rate changes no row.
 */

const MONTHS = 12;

/** A number for each currency, picked by the row's: those of `yearly_salary` that make one euro cent a month. */
function byCurrency(number: (perEuroCent: number) => number): SQL {
  const each = CURRENCIES.map(
    (code) => sql`WHEN ${sql.raw(`'${code}'`)} THEN ${number(MONTHS * EXCHANGE_RATES.perEuro[code])}::float8`,
  );
  return sql`CASE salary_currency ${sql.join(each, sql` `)} END`;
}

/** True of rows whose pay is at least so many whole units of a currency a month, in whole euro cents (rules §1). */
export function paysAtLeast(amount: number, currency: string): SQL {
  const least = euroCentsAMonth(amount * minorUnits(currency), currency, 'month') ?? 0;
  return sql`yearly_salary >= ${byCurrency((perEuroCent) => (least - 0.5) * perEuroCent)}`;
}

/** The pay of a row in steps of so many euro cents a month, from 0; a hair more, so that a round sum is not below its step. */
export function stepsOfSalary(stepInEuroCents: number): SQL {
  return sql`floor(yearly_salary / ${byCurrency((perEuroCent) => stepInEuroCents * perEuroCent)} + 1e-9)`;
}
