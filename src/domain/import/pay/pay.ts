import { euroCentsAMonth, isCurrency, minorUnits, type SalaryPeriod } from '#domain/site/money.ts';
import type { Pay } from '../posting.ts';
import { HALF_OR_DOUBLE, PERIODS, PERIODS_ALONE, WORKING_TIME } from './pay-period-words.ts';

/** Pay that can be shown as the employer's own figure (JP-6), or a note why it is left out. */
export type PayReading = { pay: Pay | null; note: string | null };

export const NO_PAY: PayReading = { pay: null, note: null };
/** Less or more, in euro cents a month, is probably not in the unit that the fields state: 80–100 a year are thousands. */
const [LEAST, MOST] = [50_00, 200_000_00];

/** The one period that the words name; null when they name none, several, or a half or a double one. */
export function periodNamed(words: string): SalaryPeriod | null {
  if (HALF_OR_DOUBLE.test(words)) return null;
  const ofWord = PERIODS_ALONE.get(words.trim().toLowerCase());
  if (ofWord !== undefined) return ofWord;
  const withoutWorkingTime = words.replace(WORKING_TIME, ' ');
  const periods = PERIODS.filter(([pattern]) => pattern.test(withoutWorkingTime)).map(([, period]) => period);
  return periods.length === 1 ? (periods[0] ?? null) : null;
}

/** One range over several, from the lowest to the highest figure; none when their currencies or periods differ. */
export function payOfRanges(readings: readonly PayReading[]): PayReading {
  const pays = readings.map(({ pay }) => pay).filter((pay) => pay !== null);
  if (pays.length < readings.length) return readings.find(({ pay }) => pay === null) ?? NO_PAY;
  const [pay] = pays;
  if (pay === undefined) return NO_PAY;
  if (pays.some(({ currency, period }) => currency !== pay.currency || period !== pay.period)) {
    return payLeftOut('several figures are given');
  }
  const froms = pays.map(({ from }) => from);
  const tos = pays.map(({ to }) => to);
  const from = froms.includes(null) ? null : Math.min(...(froms as number[]));
  const to = tos.includes(null) ? null : Math.max(...(tos as number[]));
  return (from ?? to) === null ? payLeftOut('several figures are given') : { pay: { ...pay, from, to }, note: null };
}

/** Pay from fields in units of `perUnit` (100 for cents); a note when any of them is unclear. */
export function payOfFields(fields: {
  from: unknown;
  to: unknown;
  currency: string | null;
  period: SalaryPeriod | null;
  perUnit: 1 | 100;
}): PayReading {
  const currency = fields.currency?.toUpperCase() ?? '';
  if (!isCurrency(currency)) return payLeftOut('its currency is missing or not one we show');
  if (fields.period === null) return payLeftOut('it does not say whether it is an hour, a month or a year');
  const from = amountOf(fields.from);
  const to = amountOf(fields.to);
  if (from === undefined || to === undefined) return payLeftOut('it is not a number');
  if ((from ?? to) === null) return payLeftOut('no figure is given');
  const minor = (amount: number | null) =>
    amount === null ? null : Math.round((amount / fields.perUnit) * minorUnits(currency));
  const pay = { from: minor(from), to: minor(to), currency, period: fields.period };
  if (pay.from !== null && pay.to !== null && pay.from > pay.to) return payLeftOut('it ends below where it begins');
  for (const amount of [pay.from, pay.to]) {
    const cents = amount === null ? null : euroCentsAMonth(amount, currency, pay.period);
    if (cents !== null && (cents < LEAST || cents > MOST)) return payLeftOut('it is out of all proportion');
  }
  return { pay, note: null };
}

/** A positive number; null for none; undefined for anything else, as `50.000` may be fifty or fifty thousand. */
function amountOf(field: unknown): number | null | undefined {
  const value = typeof field === 'string' ? field.replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '') : field;
  if (value === undefined || value === null || value === '') return null;
  const amount =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^\s*\d+(\.\d{1,2})?\s*$/.test(value)
        ? Number(value)
        : Number.NaN;
  if (!Number.isFinite(amount) || amount < 0) return undefined;
  return amount === 0 ? null : amount;
}

export function payLeftOut(reason: string): PayReading {
  return { pay: null, note: `pay left out: ${reason}` };
}
