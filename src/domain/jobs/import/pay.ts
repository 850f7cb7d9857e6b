import { isCurrency, minorUnits, type SalaryPeriod } from '../../site/money.ts';
import type { Pay } from './posting.ts';
import { field, isValues, listOf, textOf } from './values.ts';

/** Either pay that can be shown as the employer's own figure (JP-6), or why it is not. */
export type PayRead = { pay: Pay | null; note: string | null };

const NONE: PayRead = { pay: null, note: null };
/** Above it something else than money was written there. */
const MOST = 1_000_000_000_00;

const PERIODS: [RegExp, SalaryPeriod][] = [
  [/\b(per[ _]?hour|hour(ly)?|time(n|løn)?|timme|tunti)\b/i, 'hour'],
  [/\b(per[ _]?day|day|daily)\b/i, 'day'],
  [/\b(per[ _]?week|week(ly)?)\b/i, 'week'],
  [/\b(per[ _]?month|month(ly)?|måned(lig|slønn)?|månad(slön)?|kuukausi)\b/i, 'month'],
  [/\b(per[ _]?(year|annum)|year(ly)?|annual(ly)?|p\.?a|årlig|årsløn|årslönn?|årslønn)\b/i, 'year'],
];

/** The one period these words name; null when they name none, or several. */
export function periodNamed(words: string): SalaryPeriod | null {
  const named = PERIODS.filter(([pattern]) => pattern.test(words)).map(([, period]) => period);
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** schema.org `baseSalary`: a MonetaryAmount with a QuantitativeValue. `estimatedSalary` is someone else's guess. */
export function payOfJobPosting(node: unknown): PayRead {
  const [amount, ...others] = listOf(field(node, 'baseSalary'));
  if (amount === undefined) return NONE;
  if (others.length > 0) return left('several figures are given');
  const inner = field(amount, 'value');
  const value = isValues(amount) ? (isValues(inner) ? inner : amount) : { value: amount };
  const single = isValues(inner) ? field(inner, 'value') : isValues(amount) ? inner : amount;
  const currency = textOf(field(amount, 'currency') ?? field(value, 'currency') ?? field(node, 'salaryCurrency'));
  const unit = textOf(field(value, 'unitText') ?? field(amount, 'unitText') ?? field(value, 'unitCode'));
  const from = field(value, 'minValue') ?? field(amount, 'minValue') ?? single;
  const to = field(value, 'maxValue') ?? field(amount, 'maxValue') ?? single;
  return payOf({ from, to, currency, period: unit === null ? null : periodNamed(unit), perUnit: 1 });
}

/**
 * Greenhouse `pay_input_ranges`, in cents. The period stands only in the words beside them; where they do not say
 * it, the figure is left out: a yearly salary shown as monthly would be a lie.
 */
export function payOfGreenhouse(ranges: unknown): PayRead {
  const read = listOf(ranges)
    .filter(isValues)
    .map((range) =>
      payOf({
        from: field(range, 'min_cents'),
        to: field(range, 'max_cents'),
        currency: textOf(field(range, 'currency_type')),
        period: periodNamed(`${textOf(field(range, 'title')) ?? ''} ${textOf(field(range, 'blurb')) ?? ''}`),
        perUnit: 100,
      }),
    );
  const [first] = read;
  if (first === undefined) return NONE;
  const pays = read.map(({ pay }) => pay).filter((pay) => pay !== null);
  if (pays.length < read.length) return read.find(({ pay }) => pay === null) ?? NONE;
  if (new Set(pays.map(({ currency, period }) => `${currency} ${period}`)).size > 1) {
    return left('several figures are given');
  }
  const froms = pays.map(({ from }) => from);
  const tos = pays.map(({ to }) => to);
  const [pay] = pays;
  if (pay === undefined) return NONE;
  return {
    pay: {
      ...pay,
      from: froms.includes(null) ? null : Math.min(...(froms as number[])),
      to: tos.includes(null) ? null : Math.max(...(tos as number[])),
    },
    note: null,
  };
}

function payOf(given: {
  from: unknown;
  to: unknown;
  currency: string | null;
  period: SalaryPeriod | null;
  perUnit: 1 | 100;
}): PayRead {
  const currency = given.currency?.toUpperCase() ?? '';
  if (!isCurrency(currency)) return left('its currency is missing or not one we show');
  if (given.period === null) return left('it does not say whether it is an hour, a month or a year');
  const from = amountOf(given.from);
  const to = amountOf(given.to);
  if (from === undefined || to === undefined || (from ?? to) === null) return left('it is not a number');
  const minor = (amount: number | null) =>
    amount === null ? null : Math.round((amount / given.perUnit) * minorUnits(currency));
  const pay = { from: minor(from), to: minor(to), currency, period: given.period };
  if (pay.from !== null && pay.to !== null && pay.from > pay.to) return left('it ends below where it begins');
  if ((pay.from ?? 0) > MOST || (pay.to ?? 0) > MOST) return left('it is out of all proportion');
  return { pay, note: null };
}

/** A positive number, null for none, undefined for what is no number: `50.000` could be fifty or fifty thousand. */
function amountOf(value: unknown): number | null | undefined {
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

function left(reason: string): PayRead {
  return { pay: null, note: `pay left out: ${reason}` };
}
