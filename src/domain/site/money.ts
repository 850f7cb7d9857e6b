/** Money is an integer in the minor unit of its currency. The króna of Iceland has none (rules §4). */
export const CURRENCIES = ['DKK', 'SEK', 'NOK', 'EUR', 'ISK', 'GBP', 'USD', 'CHF', 'PLN'] as const;
export type Currency = (typeof CURRENCIES)[number];

export const SALARY_PERIODS = ['hour', 'day', 'week', 'month', 'year'] as const;
export type SalaryPeriod = (typeof SALARY_PERIODS)[number];

/** How many minor units make a whole one. */
export function minorUnits(currency: string): number {
  return currency === 'ISK' ? 1 : 100;
}

export function isCurrency(text: string): text is Currency {
  return (CURRENCIES as readonly string[]).includes(text);
}

/**
 * Exchange rates to the euro, as of a date. Salary filters use them, so they change only with a release: the same search
 * must not find other jobs an hour later.
 */
export const EXCHANGE_RATES: { date: string; perEuro: Record<Currency, number> } = {
  date: '2026-11-02',
  perEuro: { DKK: 7.46, SEK: 11.1, NOK: 11.7, EUR: 1, ISK: 142, GBP: 0.87, USD: 1.16, CHF: 0.93, PLN: 4.25 },
};

/** Periods in a month: year ÷ 12, hour × 160 (rules §1); a day has 8 hours, a week 40. */
const PER_MONTH: Record<SalaryPeriod, number> = { hour: 160, day: 20, week: 4, month: 1, year: 1 / 12 };

/** The amount in EUR cents a month, for comparison only; null if the currency is unknown. */
export function euroCentsAMonth(amount: number, currency: string, period: SalaryPeriod): number | null {
  if (!isCurrency(currency)) return null;
  const units = amount / minorUnits(currency);
  return Math.round((units / EXCHANGE_RATES.perEuro[currency]) * PER_MONTH[period] * 100);
}

/** Periods in a year, by the same rule; whole numbers, so that yearly amounts are exact. */
const PER_YEAR: Record<SalaryPeriod, number> = { hour: 1_920, day: 240, week: 48, month: 12, year: 1 };

/** The amount in hundredths of its own currency a year; null if the currency is unknown. */
export function hundredthsAYear(amount: number, currency: string, period: SalaryPeriod): number | null {
  return isCurrency(currency) ? Math.round((amount / minorUnits(currency)) * 100) * PER_YEAR[period] : null;
}
