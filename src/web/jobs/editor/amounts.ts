import { minorUnits } from '#domain/site/money.ts';
import { groupDigits } from '#web/ui/text/number-format.ts';

/** The names that people write beside an amount; the code itself is one, too. */
const CURRENCY_NAMES: Record<string, readonly string[]> = {
  DKK: ['kr', 'kr.', ',-'],
  SEK: ['kr', 'kr.', ':-'],
  NOK: ['kr', 'kr.', ',-'],
  ISK: ['kr', 'kr.'],
  EUR: ['€'],
  GBP: ['£'],
  USD: ['$'],
  PLN: ['zł'],
};

/**
 * "690 000", "690.000", "690k" and, in kroner, "690 000 kr" in minor units; the text itself if it is no amount. The name
 * of another currency than the chosen one is not dropped, because it changes the pay.
 */
export function amountIn(text: string, currency: string): number | string | null {
  if (text === '') return null;
  const joined = text.replace(/[\s\u00a0\u202f']/g, '').toLowerCase();
  const names = [currency.toLowerCase(), ...(CURRENCY_NAMES[currency] ?? [])].filter((name) => name !== '');
  const before = names.find((name) => joined.startsWith(name)) ?? '';
  const after = names.find((name) => joined.endsWith(name)) ?? '';
  const bare = joined.slice(before.length, joined.length - after.length).replace(/[.,](?=\d{3}(?!\d))/g, '');
  const [, digits, thousands] = /^(\d+(?:[.,]\d{1,2})?)(k?)$/.exec(bare) ?? [];
  if (digits === undefined) return text;
  return Math.round(Number(digits.replace(',', '.')) * (thousands ? 1_000 : 1) * minorUnits(currency));
}

/** An amount of a draft as its field shows it. */
export function amountText(value: unknown, currency: unknown): string {
  if (typeof value !== 'number') return typeof value === 'string' ? value : '';
  return groupDigits(value / minorUnits(typeof currency === 'string' ? currency : ''));
}

/** What is wrong with the typed ends of a pay, before it is sent. */
export function payMistakes({ salaryFrom, salaryTo }: { salaryFrom?: unknown; salaryTo?: unknown }) {
  const mistakeIn = (end: unknown) => (typeof end === 'string' && end !== '' ? 'Please enter a number' : undefined);
  const isReversed = typeof salaryFrom === 'number' && typeof salaryTo === 'number' && salaryFrom > salaryTo;
  return {
    salaryFrom: mistakeIn(salaryFrom),
    salaryTo: isReversed ? 'The highest salary is below the lowest' : mistakeIn(salaryTo),
  };
}
