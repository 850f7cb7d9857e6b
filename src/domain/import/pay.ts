import { isCurrency, minorUnits, type SalaryPeriod } from '#domain/site/money.ts';
import type { Equity, Pay } from './posting.ts';
import { field, isValues, listOf, textOf } from './values.ts';

/** Either pay that can be shown as the employer's own figure (JP-6), or why it is not. */
export type PayRead = { pay: Pay | null; note: string | null };

const NONE: PayRead = { pay: null, note: null };
/** Above it something else than money was written there. */
const MOST = 1_000_000_000_00;

/** Whole words: `\b` takes å and ø for what parts them, and reads "årlig" in "halvårlig" and nowhere else. */
const START = '(?<![\\p{L}\\p{N}_])';
const END = '(?![\\p{L}\\p{N}_])';
const anyOf = (words: string) => new RegExp(`${START}(?:${words})${END}`, 'iu');

/** Nordic words for a day, a week and a year only with what makes pay of them: "i år" is this year, "i dag" today. */
const PERIODS: [RegExp, SalaryPeriod][] = [
  [
    anyOf(
      String.raw`per[ _]?hour|hour(?:ly)?|(?:per|pr\.?|i) time|timen|timelønn?|timme|timmen|timlön|tunti|tunnissa|tuntipalkka|klukkustund|tímakaup|tímalaun`,
    ),
    'hour',
  ],
  [
    anyOf(
      String.raw`per[ _]?day|day|daily|(?:per|pr\.?|á) dag|om dagen|dagløn|daglønn|dagslön|päivässä|päiväpalkka|daglaun|dagkaup`,
    ),
    'day',
  ],
  [
    anyOf(
      String.raw`per[ _]?week|week(?:ly)?|(?:per|pr\.?) (?:uge|uke|vecka)|(?:om|i) (?:ugen|uken|uka|veckan)|u[gk]entligt?|ugeløn|ukelønn|veckolön|viikossa|viikkopalkka|(?:á|per) viku|vikulega|vikulaun|vikukaup`,
    ),
    'week',
  ],
  [
    anyOf(
      String.raw`per[ _]?month|month(?:ly)?|måned|måneden|månedligt?|måneds?lønn?|(?:per|pr\.?) (?:md|mnd|mån)|månad|månaden|månadslön|kuukausi|kuukaudessa|kuukausipalkka|(?:á|per) mánuði|mánaðarlega|mánaðarlaun`,
    ),
    'month',
  ],
  [
    anyOf(
      String.raw`per[ _]?(?:year|annum)|year(?:ly)?|annual(?:ly)?|p\. ?a|årligt?|årligen|årslønn?|årslön|(?:per|pr\.?) år|om året|vuodessa|vuosipalkka|(?:á|per) ári|árlega|árslaun`,
    ),
    'year',
  ],
];
/** Nothing else said: these words are the period. */
const ALONE: Record<string, SalaryPeriod> = {
  time: 'hour',
  dag: 'day',
  päivä: 'day',
  dagur: 'day',
  uge: 'week',
  uke: 'week',
  vecka: 'week',
  viikko: 'week',
  vika: 'week',
  mánuður: 'month',
  år: 'year',
  vuosi: 'year',
  ár: 'year',
};

const HALF_OR_DOUBLE = new RegExp(
  `${START}(?:(?:bi|semi|twice|half|every (?:two|other|second))[- _]?(?:an?[- _])?(?:hour|da|week|month|year|annual)|(?:hvert? an[dn]en|hvert an[dn]et|varannan|vartannat|joka toinen|annan hvern|annað hvert)${END})`,
  'iu',
);
/** How long one works, which is no pay: "37 timer om ugen". */
const WORKING_TIME = new RegExp(
  String.raw`${START}(?:hours|hrs|timer|timmar|tuntia|klukkustundir|klst\.?|days|dage|dager|dagar|päivää|daga)${END} ?(?:(?:\/|an?|per|pr\.?|om|i|á|each|every) ?\p{L}+|weekly|u[gk]entligt?|viikossa|kuukaudessa)`,
  'giu',
);

/** The one period these words name; null when they name none, several, or a half or a double one. */
export function periodNamed(words: string): SalaryPeriod | null {
  if (HALF_OR_DOUBLE.test(words)) return null;
  const alone = words.trim().toLowerCase();
  if (Object.hasOwn(ALONE, alone)) return ALONE[alone] ?? null;
  const said = words.replace(WORKING_TIME, ' ');
  const named = PERIODS.filter(([pattern]) => pattern.test(said)).map(([, period]) => period);
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
  return oneOf(
    listOf(ranges)
      .filter(isValues)
      .map((range) =>
        payOf({
          from: field(range, 'min_cents'),
          to: field(range, 'max_cents'),
          currency: textOf(field(range, 'currency_type')),
          period: periodNamed(`${textOf(field(range, 'title')) ?? ''} ${textOf(field(range, 'blurb')) ?? ''}`),
          perUnit: 100,
        }),
      ),
  );
}

/** Lever `salaryRange`: `{ min, max, currency, interval: 'per-year-salary' }`. */
export function payOfLever(range: unknown): PayRead {
  if (!isValues(range)) return NONE;
  const interval = /^per-(hour|day|week|month|year)-(?:salary|wage)$/.exec(textOf(field(range, 'interval')) ?? '')?.[1];
  return payOf({
    from: field(range, 'min'),
    to: field(range, 'max'),
    currency: textOf(field(range, 'currency')),
    period: (interval as SalaryPeriod | undefined) ?? null,
    perUnit: 1,
  });
}

/** Personio `salaryInformation`: `{ min, max, currencyCode, type: 'yearly' }`. */
export function payOfPersonio(information: unknown): PayRead {
  if (!isValues(information) || Object.keys(information).length === 0) return NONE;
  return payOf({
    from: field(information, 'min'),
    to: field(information, 'max'),
    currency: textOf(field(information, 'currencyCode')),
    period: periodNamed(textOf(field(information, 'type')) ?? ''),
    perUnit: 1,
  });
}

/**
 * Ashby `compensation`: of its components those of the type Salary are the pay, over all tiers (a tier is often a
 * place). Bonus and commission are neither.
 */
export function payOfAshby(compensation: unknown): PayRead {
  return oneOf(
    ashbyComponents(compensation)
      .filter((component) => textOf(field(component, 'compensationType')) === 'Salary')
      .map((component) =>
        payOf({
          from: field(component, 'minValue'),
          to: field(component, 'maxValue'),
          currency: textOf(field(component, 'currencyCode')),
          period: intervalOf(textOf(field(component, 'interval'))),
          perUnit: 1,
        }),
      ),
  );
}

/** Equity among the components: percent where both ends are given, else only that there is some. */
export function equityOfAshby(compensation: unknown): Equity | null {
  const components = ashbyComponents(compensation).filter((component) =>
    /^Equity/.test(textOf(field(component, 'compensationType')) ?? ''),
  );
  if (components.length === 0) return null;
  const ends = components
    .filter((component) => textOf(field(component, 'compensationType')) === 'EquityPercentage')
    .flatMap((component) => [field(component, 'minValue'), field(component, 'maxValue')])
    .filter((value) => typeof value === 'number' && value > 0 && value <= 100);
  if (ends.length < 2 || ends.length % 2 === 1) return 'offered';
  return { from: Math.min(...(ends as number[])), to: Math.max(...(ends as number[])) };
}

/** Ashby sums its tiers up itself; where it does not, every tier's own components are read. */
function ashbyComponents(compensation: unknown): unknown[] {
  const summary = listOf(field(compensation, 'summaryComponents')).filter(isValues);
  if (summary.length > 0) return summary;
  return listOf(field(compensation, 'compensationTiers')).flatMap((tier) =>
    listOf(field(tier, 'components')).filter(isValues),
  );
}

/** "1 YEAR". Two weeks and a half year are no period we show. */
function intervalOf(interval: string | null): SalaryPeriod | null {
  const unit = /^1 (HOUR|DAY|WEEK|MONTH|YEAR)$/.exec(interval ?? '')?.[1];
  return unit === undefined ? null : (unit.toLowerCase() as SalaryPeriod);
}

/** Several ranges in one currency and period are one from the lowest to the highest; of anything else none is shown. */
function oneOf(read: readonly PayRead[]): PayRead {
  const pays = read.map(({ pay }) => pay).filter((pay) => pay !== null);
  if (pays.length < read.length) return read.find(({ pay }) => pay === null) ?? NONE;
  const [pay] = pays;
  if (pay === undefined) return NONE;
  if (pays.some(({ currency, period }) => currency !== pay.currency || period !== pay.period)) {
    return left('several figures are given');
  }
  const froms = pays.map(({ from }) => from);
  const tos = pays.map(({ to }) => to);
  const from = froms.includes(null) ? null : Math.min(...(froms as number[]));
  const to = tos.includes(null) ? null : Math.max(...(tos as number[]));
  return (from ?? to) === null ? left('several figures are given') : { pay: { ...pay, from, to }, note: null };
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
  if (from === undefined || to === undefined) return left('it is not a number');
  if ((from ?? to) === null) return left('no figure is given');
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
