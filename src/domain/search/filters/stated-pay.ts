import { euroCentsAMonth, type SalaryPeriod } from '#domain/site/money.ts';

/**
 * How a search names pay: jobs that state theirs come first, those in one of these currencies before others, and those that
 * state it by the hour before them all where the search does. `home`: the countries of its language, whose jobs come first
 * among those in its currency where it names nothing but pay.
 */
export type PayInSearch = { currencies: readonly string[]; isByHour: boolean; home: readonly string[] };

/** Steps of good pay, in thousand euros a year. In the demo data the median of Sweden is in the first, that of Denmark in the third. */
const STEPS = [48, 64, 76];
const stepLexeme = (step: number) => `%from${step}`;

/**
 * Lexemes of jobs that state their pay: one for all of them, one for its currency, one for pay by the hour, and one for each
 * step of good pay that the middle of its range reaches, by the exchange rates when the row was made.
 */
export function payLexemes(currency: string, period: SalaryPeriod | null, amounts: readonly number[]): string[] {
  const middle = amounts.reduce((sum, amount) => sum + amount, 0) / amounts.length;
  const cents = (euroCentsAMonth(middle, currency, period ?? 'month') ?? 0) * 12;
  const steps = STEPS.filter((step) => cents >= step * 100_000).map(stepLexeme);
  return ['%', `%${currency}`, ...(period === 'hour' ? ['%hour'] : []), ...steps];
}

/** Queries for good pay, of which each leaves fewer jobs. */
export const GOOD_PAY = STEPS.map((step) => `'${stepLexeme(step)}'`);

/** `isOwn`: whether its jobs are paid in a currency of the search. */
type StatedPay = { query: string; isOwn: boolean };

/** Queries that divide jobs by their stated pay: in these currencies, in another, not stated. */
export function queriesByPay({ currencies, isByHour, home }: PayInSearch): StatedPay[] {
  const own = `(${currencies.map((currency) => `'%${currency}'`).join(' | ')})`;
  const atHome = `(${home.map((code) => `'@${code}'`).join(' | ')})`;
  const parts = [
    ...(home.length === 0 ? [own] : [`${own} & ${atHome}`, `${own} & !${atHome}`]).map((query) => ({
      query,
      isOwn: true,
    })),
    { query: `'%' & !${own}`, isOwn: false },
  ];
  const notStated = { query: `!'%'`, isOwn: false };
  if (!isByHour) return [...parts, notStated];
  const by = (hour: string) => parts.map(({ query, isOwn }) => ({ query: `${hour} & ${query}`, isOwn }));
  return [...by(`'%hour'`), ...by(`!'%hour'`), notStated];
}
