import { countryNamed, countryOf } from '#domain/site/countries.ts';
import { type Currency, EXCHANGE_RATES, isCurrency, type SalaryPeriod } from '#domain/site/money.ts';

/** Reads an amount of pay in a search: "45.000 kr", "70k", "5000 eur", "45000 kr/mån", "600k a year". */

/** `currency` is null for a bare `kr` or no word at all: the place or the language of the search decides. */
export type TypedPay = {
  amount: number;
  currency: Currency | null;
  isKroner: boolean;
  period: SalaryPeriod | null;
  /** The amount as typed, with the words around it. */
  typed: string;
  /** The search without it. */
  rest: string;
};

const CURRENCY_WORDS: Record<string, Currency | 'kr'> = {
  'kr.': 'kr',
  kr: 'kr',
  ',-': 'kr',
  kronor: 'SEK',
  kroner: 'kr',
  kronur: 'ISK',
  krónur: 'ISK',
  kruunua: 'kr',
  'd.kr': 'DKK',
  euro: 'EUR',
  euros: 'EUR',
  euroa: 'EUR',
  evrur: 'EUR',
  '€': 'EUR',
  $: 'USD',
  dollars: 'USD',
  '£': 'GBP',
  pounds: 'GBP',
};
for (const code of Object.keys(EXCHANGE_RATES.perEuro)) CURRENCY_WORDS[code.toLowerCase()] = code as Currency;

const PERIOD_WORDS: Record<Exclude<SalaryPeriod, 'week' | 'day'>, string> = {
  hour: 'h|hr|hour|time|timen|timme|timmen|tunti|tunnissa|klst|tímann',
  month:
    'm|mo|month|monthly|md|mdr|mnd|måned|måneden|månad|månaden|mån|månedligt|kk|kuukausi|kuukaudessa|mán|mánuði|mánuð',
  year: 'y|yr|year|yearly|annual|annually|pa|år|året|årligt|årlig|vuosi|vuodessa|v|ári|ár',
};
/** The word for pay, and the currency that its language suggests. */
const PAY_WORDS: Record<string, Currency | null> = {
  salary: null,
  pay: null,
  wage: null,
  earning: null,
  lön: 'SEK',
  månadslön: 'SEK',
  årslön: 'SEK',
  løn: 'DKK',
  månedsløn: 'DKK',
  årsløn: 'DKK',
  lønn: 'NOK',
  månedslønn: 'NOK',
  årslønn: 'NOK',
  palkka: 'EUR',
  kuukausipalkka: 'EUR',
  laun: 'ISK',
};
/** The currency of periods spelled in one language alone. */
const PERIOD_CURRENCY: Record<string, Currency> = {
  mån: 'SEK',
  månad: 'SEK',
  månaden: 'SEK',
  timme: 'SEK',
  timmen: 'SEK',
  mnd: 'NOK',
  md: 'DKK',
  mdr: 'DKK',
  kk: 'EUR',
  mán: 'ISK',
  mánuði: 'ISK',
  klst: 'ISK',
};

const either = (words: readonly string[]) =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.$]/g, '\\$&'))
    .join('|');
const CURRENCY = either(Object.keys(CURRENCY_WORDS));
const PERIOD = either(Object.values(PERIOD_WORDS).flatMap((words) => words.split('|')));
const NUMBER = String.raw`\d{1,3}(?:[ .,'\u00a0\u202f]\d{3}(?!\d))+|\d+(?:[.,]\d{1,2}(?!\d))?`;
/** In order: pay word, least, currency, number, thousands, (the upper end of a range,) currency, period. */
const PAY = new RegExp(
  String.raw`(?<![\p{L}\p{N}"])(?:(?<word>${either(Object.keys(PAY_WORDS))})[ :]+)?` +
    String.raw`(?:(?:from|over|above|min|minimum|at least|mindst|minst|fra|från|yli|vähintään|frá|yfir|>|\+|≥) *)?` +
    String.raw`(?<before>${CURRENCY})? ?(?<number>${NUMBER}) ?(?<k>k|tkr|tusind|tusen|t)?(?![\p{N}])` +
    String.raw`(?: ?[-–] ?(?:${NUMBER}) ?(?<upperK>k|tkr)?)?\+? ?(?<after>${CURRENCY})?\+?` +
    String.raw`(?: ?(?:\/|per|a|an|om|i|pr\.?|pro|á) ?(?<period>${PERIOD}))?(?![\p{L}\p{N}"])`,
  'iu',
);

export function typedPayIn(search: string): TypedPay | null {
  for (let from = 0; from < search.length; ) {
    const match = PAY.exec(search.slice(from));
    if (!match?.groups) return null;
    const { word, before, number = '', k, upperK, after, period } = match.groups;
    const thousands = k ?? upperK;
    const digits = number.replace(/[ .,'\u00a0\u202f](?=\d{3}(?!\d))/g, '').replace(',', '.');
    const amount = Number(digits) * (thousands ? 1_000 : 1);
    const sign = CURRENCY_WORDS[(before ?? after ?? '').toLowerCase()] ?? (thousands === 'tkr' ? 'kr' : undefined);
    const quotesBefore = (search.slice(0, from + match.index).match(/["“”„«»]/g) ?? []).length;
    const isPay = sign !== undefined || word !== undefined || period !== undefined || /^k$/i.test(thousands ?? '');
    const isEnough = amount >= (period ? 5 : 1_000) && amount <= 100_000_000;
    if (isPay && isEnough && quotesBefore % 2 === 0) {
      const start = from + match.index;
      const suggested = PAY_WORDS[word?.toLowerCase() ?? ''] ?? PERIOD_CURRENCY[period?.toLowerCase() ?? ''] ?? null;
      return {
        amount,
        currency: sign !== undefined && sign !== 'kr' ? sign : suggested,
        isKroner: sign === 'kr',
        period: periodOf(period, word),
        typed: match[0].trim(),
        rest: `${search.slice(0, start)} ${search.slice(start + match[0].length)}`.replace(/\s+/g, ' ').trim(),
      };
    }
    from += match.index + match[0].length;
  }
  return null;
}

function periodOf(text: string | undefined, payWord: string | undefined): SalaryPeriod | null {
  const word = text?.toLowerCase() ?? '';
  for (const [period, words] of Object.entries(PERIOD_WORDS))
    if (words.split('|').includes(word)) return period as SalaryPeriod;
  if (/^år/i.test(payWord ?? '')) return 'year';
  return /^(?:måned|månad|kuukausi)/i.test(payWord ?? '') ? 'month' : null;
}

/** A higher pay than this a month, in euros, is that of a year. */
const MOST_A_MONTH = 15_000;
const A_MONTH: Record<SalaryPeriod, number> = { hour: 160, day: 20, week: 4, month: 1, year: 1 / 12 };
/** Without any hint: most of the startups that state kroner are Swedish. */
const KRONER = 'SEK';

/** The pay as a filter, a month in whole units. `countryCodes`: the places of the search. */
export function monthlyPay(pay: TypedPay, countryCodes: readonly string[]): { amount: number; currency: Currency } {
  const local = countryCodes.map((code) => countryOf(code)?.currency ?? '').find(isCurrency);
  const isWrong = pay.isKroner && local !== undefined && !['SEK', 'DKK', 'NOK', 'ISK'].includes(local);
  const hinted = pay.currency ?? (isWrong ? undefined : local) ?? (pay.isKroner ? KRONER : 'EUR');
  // 600k a year without a currency is no salary in euros.
  const isTooMuch = pay.currency === null && pay.amount * A_MONTH[pay.period ?? 'year'] > MOST_A_MONTH;
  const currency = hinted === 'EUR' && isTooMuch ? KRONER : hinted;
  const inEuros = pay.amount / EXCHANGE_RATES.perEuro[currency];
  const period = pay.period ?? (inEuros > MOST_A_MONTH ? 'year' : 'month');
  return { amount: Math.round(pay.amount * A_MONTH[period]), currency };
}

/** The countries that words of a search name. */
export function countriesIn(words: readonly string[]): string[] {
  return words.filter((word) => word.length >= 4).flatMap((word) => countryNamed(word)?.code ?? []);
}
