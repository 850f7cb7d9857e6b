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

/** Queries that divide jobs by their stated pay: in these currencies, in another, not stated. */
export function queriesByPay({ currencies, isByHour }: PayInSearch): string[] {
  const own = `(${currencies.map((currency) => `'%${currency}'`).join(' | ')})`;
  const parts = [own, `'%' & !${own}`];
  if (!isByHour) return [...parts, `!'%'`];
  return [...parts.map((part) => `'%hour' & ${part}`), ...parts.map((part) => `!'%hour' & ${part}`), `!'%'`];
}
