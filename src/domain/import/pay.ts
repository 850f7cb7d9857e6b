import { euroCentsAMonth, isCurrency, minorUnits, type SalaryPeriod } from '#domain/site/money.ts';
import type { Pay } from './posting.ts';

/** Pay that can be shown as the employer's own figure (JP-6), or a note why it is left out. */
export type PayReading = { pay: Pay | null; note: string | null };

export const NO_PAY: PayReading = { pay: null, note: null };
/** Less or more, in euro cents a month, is probably not in the unit that the fields state: 80–100 a year are thousands. */
const [LEAST, MOST] = [50_00, 200_000_00];

/** Whole words. `\b` would treat å and ø as separators, and match "årlig" only inside "halvårlig". */
const START = '(?<![\\p{L}\\p{N}_])';
const END = '(?![\\p{L}\\p{N}_])';
const anyOf = (words: string) => new RegExp(`${START}(?:${words})${END}`, 'iu');

/** Nordic words for day, week and year count only in phrases of pay: "i år" means this year, "i dag" today. */
const PERIODS: [RegExp, SalaryPeriod][] = [
  [
    anyOf(
      String.raw`per[ _]?hour|hour(?:ly)?|(?:per|pr\.?|i) time|timen|timelønn?(?:en|a)?|timme|timmen|timlön(?:en)?|tunti|tunnissa|tunnilta|tuntipalkka|klukkustund|tímakaup(?:ið)?|tímalaun(?:in)?`,
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
      String.raw`per[ _]?month|month(?:ly)?|måned|måneden|månedligt?|måneds?lønn?(?:en|a)?|(?:per|pr\.?) (?:md|mnd|mån)|månad|månaden|månadslön(?:en)?|kuukausi|kuukaudessa|kuukausipalk(?:ka|an)|(?:á|per) mánuði|mánaðarlega|mánaðarlaun(?:in)?|mánaðarkaup`,
    ),
    'month',
  ],
  [
    anyOf(
      String.raw`per[ _]?(?:year|annum)|year(?:ly)?|annual(?:ly)?|p\. ?a|årligt?|årligen|årslønn?(?:en|a)?|årslön(?:en)?|(?:per|pr\.?) år|om året|i året|vuodessa|vuosipalkka|(?:á|per) ári|árlega|árslaun(?:in)?`,
    ),
    'year',
  ],
];
/** Words that name the period when they stand alone. */
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
/** Working hours, which are no period of pay: "37 timer om ugen". */
const WORKING_TIME = new RegExp(
  String.raw`${START}(?:hours|hrs|timer|timmar|tuntia|klukkustundir|klst\.?|days|dage|dager|dagar|päivää|daga)${END} ?(?:(?:\/|an?|per|pr\.?|om|i|á|each|every) ?\p{L}+|weekly|u[gk]entligt?|viikossa|kuukaudessa)`,
  'giu',
);

/** The one period that the words name; null when they name none, several, or a half or a double one. */
export function periodNamed(words: string): SalaryPeriod | null {
  if (HALF_OR_DOUBLE.test(words)) return null;
  const alone = words.trim().toLowerCase();
  if (Object.hasOwn(ALONE, alone)) return ALONE[alone] ?? null;
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
