import { type SQL, sql } from 'drizzle-orm';
import {
  CURRENCIES,
  type Currency,
  EXCHANGE_RATES,
  euroCentsAMonth,
  isCurrency,
  minorUnits,
} from '#domain/site/money.ts';

/** Search rows hold the highest pay in its own currency. The comparison converts it, so a new exchange rate changes no row. */

const MONTHS = 12;

/** SQL for a number that depends on the row's currency, from the yearly amount that equals one euro cent a month. */
function byCurrency(number: (perEuroCent: number) => number): SQL {
  const each = CURRENCIES.map(
    (code) => sql`WHEN ${sql.raw(`'${code}'`)} THEN ${number(MONTHS * EXCHANGE_RATES.perEuro[code])}::float8`,
  );
  return sql`CASE salary_currency ${sql.join(each, sql` `)} END`;
}

/** The yearly pay in a currency that equals the amount of it a month, compared in whole euro cents (rules §1). */
function yearlyPay(amount: number, currency: Currency): number {
  const least = euroCentsAMonth(amount * minorUnits(currency), currency, 'month') ?? 0;
  return (least - 0.5) * MONTHS * EXCHANGE_RATES.perEuro[currency];
}

/** Condition on jobs paid in one of these currencies: a column of their pay is at least the amount in their own. */
export function paysAtLeastInOwn(pay: SQL, amount: number, currencies: readonly string[]): SQL {
  const [first, ...others] = currencies.filter(isCurrency);
  if (first === undefined) return sql`false`;
  const least = others.map((code) => sql`WHEN salary_currency = ${code} THEN ${yearlyPay(amount, code)}::float8`);
  const ofFirst = sql`${yearlyPay(amount, first)}::float8`;
  return others.length === 0
    ? sql`${pay} >= ${ofFirst}`
    : sql`${pay} >= CASE ${sql.join(least, sql` `)} ELSE ${ofFirst} END`;
}

/** Condition: the pay is at least `amount` whole units of the currency a month, compared in whole euro cents (rules §1). */
export function paysAtLeast(amount: number, currency: string): SQL {
  const least = euroCentsAMonth(amount * minorUnits(currency), currency, 'month') ?? 0;
  return sql`yearly_salary >= ${byCurrency((perEuroCent) => (least - 0.5) * perEuroCent)}`;
}

/** The same for an amount in kroner of any country: pay in one of these currencies is compared with the amount in it. */
export function paysAtLeastInKroner(amount: number, currency: string, kroner: readonly string[]): SQL {
  const ofRow = kroner.map((code) => sql`WHEN salary_currency = ${code} THEN ${paysAtLeast(amount, code)}`);
  return sql`CASE ${sql.join(ofRow, sql` `)} ELSE ${paysAtLeast(amount, currency)} END`;
}

/** SQL for the step a row's pay falls in, from 0. The epsilon keeps a round amount out of the step below. */
export function salaryStep(stepInEuroCents: number): SQL {
  return sql`floor(yearly_salary / ${byCurrency((perEuroCent) => stepInEuroCents * perEuroCent)} + 1e-9)`;
}
