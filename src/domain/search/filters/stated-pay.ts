import type { SalaryPeriod } from '#domain/site/money.ts';

/**
 * How a search names pay: jobs that state theirs come first, those in one of these currencies before others, and those that
 * state it by the hour before them all where the search does.
 */
export type PayInSearch = { currencies: readonly string[]; isByHour: boolean };

/** Lexemes of jobs that state their pay: one for all of them, one for its currency, and one for pay by the hour. */
export function payLexemes(currency: string, period: SalaryPeriod | null): string[] {
  return ['%', `%${currency}`, ...(period === 'hour' ? ['%hour'] : [])];
}

/** `isOwn`: whether its jobs are paid in a currency of the search. */
type StatedPay = { query: string; isOwn: boolean };

/** Queries that divide jobs by their stated pay: in these currencies, in another, not stated. */
export function queriesByPay({ currencies, isByHour }: PayInSearch): StatedPay[] {
  const own = `(${currencies.map((currency) => `'%${currency}'`).join(' | ')})`;
  const parts = [
    { query: own, isOwn: true },
    { query: `'%' & !${own}`, isOwn: false },
  ];
  const notStated = { query: `!'%'`, isOwn: false };
  if (!isByHour) return [...parts, notStated];
  const by = (hour: string) => parts.map(({ query, isOwn }) => ({ query: `${hour} & ${query}`, isOwn }));
  return [...by(`'%hour'`), ...by(`!'%hour'`), notStated];
}
