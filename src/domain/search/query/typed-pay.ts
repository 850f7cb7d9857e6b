import { countryOf } from '#domain/site/countries.ts';
import { groupDigits } from '#domain/site/digits.ts';
import { type Currency, EXCHANGE_RATES, isCurrency, type SalaryPeriod } from '#domain/site/money.ts';
import { countryInForm } from './place-forms.ts';

/** Reads an amount of pay in a search: "45.000 kr", "70k", "5000 eur", "45000 kr/mån", "600k a year". */

/** `currency` is null for a bare `kr` or no word at all: the place or the language of the search decides. */
export type TypedPay = {
  amount: number;
  currency: Currency | null;
  isKroner: boolean;
  period: SalaryPeriod | null;
  /** The amount as typed, with the words around it. */
  text: string;
  /** The search without it. */
  rest: string;
};

const CURRENCY_WORDS: Record<string, Currency | 'kr'> = {
  'kr.': 'kr',
  kr: 'kr',
  ',-': 'kr',
  ':-': 'SEK',
  kronor: 'SEK',
  kroner: 'kr',
  kronur: 'ISK',
  krónur: 'ISK',
  kruunua: 'kr',
  'd.kr': 'DKK',
  e: 'EUR',
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
  hour: 'h|hr|hour|hourly|t|tim|time|timen|timme|timmen|tunti|tunnissa|tunnilta|klst|tímann|tímanum',
  month:
    'm|mo|month|monthly|md|mdr|mnd|måned|måneden|månedlig|månedligt|månad|månaden|månadsvis|mån|kk|kuukausi|kuukaudessa|kuussa|mán|mánuði|mánuð|mánuðinum',
  year: 'y|yr|year|yearly|annual|annually|pa|år|året|årligt|årlig|årlega|vuosi|vuodessa|v|ári|ár|árinu',
};
/** These follow an amount without a word between them; the shorter ones mean other things there. */
const SHORTEST_BARE_PERIOD = 5;
const BARE_PERIODS = ['mnd', 'mdr', 'kk', 'mån', 'året'];
/** The word for pay, and the currency that its language suggests. */
const PAY_WORDS: Record<string, Currency | null> = {
  salary: null,
  pay: null,
  pays: null,
  paying: null,
  wage: null,
  'hourly wage': null,
  'hourly wages': null,
  'hourly pay': null,
  'hourly salary': null,
  'hourly rate': null,
  timløn: 'DKK',
  timelön: 'SEK',
  earning: null,
  earn: null,
  timlön: 'SEK',
  timeløn: 'DKK',
  timelønn: 'NOK',
  tuntipalkka: 'EUR',
  vuosipalkka: 'EUR',
  tímakaup: 'ISK',
  mánaðarlaun: 'ISK',
  lön: 'SEK',
  löneanspråk: 'SEK',
  lönekrav: 'SEK',
  lønkrav: 'DKK',
  lønnskrav: 'NOK',
  palkkatoive: 'EUR',
  launakröfur: 'ISK',
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
/** The currency of periods and thousands spelled in one language alone. */
const PERIOD_CURRENCY: Record<string, Currency> = {
  mån: 'SEK',
  månad: 'SEK',
  månaden: 'SEK',
  tim: 'SEK',
  timme: 'SEK',
  timmen: 'SEK',
  mnd: 'NOK',
  md: 'DKK',
  mdr: 'DKK',
  kk: 'EUR',
  kuussa: 'EUR',
  tunti: 'EUR',
  mán: 'ISK',
  mánuði: 'ISK',
  klst: 'ISK',
  þús: 'ISK',
  þ: 'ISK',
  þúsund: 'ISK',
  tuhat: 'EUR',
  tonnia: 'EUR',
};

const either = (words: readonly string[]) =>
  words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.$]/g, '\\$&'))
    .join('|');
const CURRENCY = either(Object.keys(CURRENCY_WORDS));
const PERIOD = either(Object.values(PERIOD_WORDS).flatMap((words) => words.split('|')));
const NUMBER = String.raw`\d{1,3}(?:[ .,'\u00a0\u202f]\d{3}(?!\d))+|\d+(?:[.,]\d{1,2}(?!\d))?`;
const THOUSANDS = 'k|tkr|t\\.kr|tusind|tusen|tuhat|tonnia|þúsund|þús|þ|t';
const MILLION = 'milljón(?:ir|a|um)?|miljoonaa?|miljon(?:er)?|million(?:er|s)?';
/** These are short for millions behind a number only: a saw mill is none. */
const MILLIONS = `${MILLION}|mill|mio`;
const BARE_PERIOD = either([
  ...BARE_PERIODS,
  ...Object.values(PERIOD_WORDS)
    .flatMap((words) => words.split('|'))
    .filter((word) => word.length >= SHORTEST_BARE_PERIOD),
]);
const PAY_WORD = either(Object.keys(PAY_WORDS));
/** In order: pay word, least, currency, number, thousands or millions, (the upper end of a range,) currency, period. */
const PAY = new RegExp(
  String.raw`(?<![\p{L}\p{N}"])(?:(?<word>${PAY_WORD})[ :]+)?` +
    String.raw`(?:(?:from|over|above|min|minimum|at least|more than|mindst|minst|mere end|mer än|mer enn|fra|från|över|yli|vähintään|frá|yfir|að minnsta kosti|>|\+|≥) *)?` +
    String.raw`(?<before>${CURRENCY})? ?(?:(?<number>${NUMBER}) ?(?:(?<k>${THOUSANDS})|(?<millions>${MILLIONS}))?(?![\p{N}])|` +
    String.raw`(?:(?<half>(?:en )?halv|half an?|hálf[ai]?|puoli)|an?|one|eina?|yksi)? ?(?<million>${MILLION})(?!\p{L}))` +
    String.raw`(?: ?[-–] ?(?:${NUMBER}) ?(?<upperK>k|tkr)?)?\+? ?(?<sign>${CURRENCY})?\+?` +
    String.raw`(?: ?(?:\/|per|a|an|om|i|pr\.?|pro|á|på) ?(?<period>${PERIOD})| (?<bare>${BARE_PERIOD}))?` +
    String.raw`(?: (?:i |in |as |of )?(?<after>${PAY_WORD}))?(?![\p{L}\p{N}"])`,
  'iu',
);

export function typedPayIn(search: string): TypedPay | null {
  for (let from = 0; from < search.length; ) {
    const match = PAY.exec(search.slice(from));
    if (!match?.groups) return null;
    const { before, number, half, k, upperK, sign: behind, million } = match.groups;
    const word = match.groups.word ?? match.groups.after;
    const period = match.groups.period ?? match.groups.bare;
    const thousands = k ?? upperK;
    const digits = (number ?? (half ? '0.5' : '1')).replace(/[ .,'\u00a0\u202f](?=\d{3}(?!\d))/g, '').replace(',', '.');
    const isMillions = million !== undefined || match.groups.millions !== undefined;
    const amount = Number(digits) * (isMillions ? 1_000_000 : thousands ? 1_000 : 1);
    const isInKroner = /^t\.?kr$/.test(thousands ?? '');
    const sign = CURRENCY_WORDS[(before ?? behind ?? '').toLowerCase()] ?? (isInKroner ? 'kr' : undefined);
    const quotesBefore = (search.slice(0, from + match.index).match(/["“”„«»]/g) ?? []).length;
    const start = from + match.index;
    const rest = `${search.slice(0, start)} ${search.slice(start + match[0].length)}`.replace(/\s+/g, ' ').trim();
    const isNamed = sign !== undefined || word !== undefined || period !== undefined;
    const isPay = isNamed || /^(?!t$)./i.test(thousands ?? '') || (isRoundPay(digits) && /\p{L}/u.test(rest));
    const payPeriod = periodOf(period, word);
    const isEnough = amount >= (payPeriod ? 5 : 1_000) && amount <= 100_000_000;
    if (isPay && isEnough && quotesBefore % 2 === 0) {
      const [asPay, ...others] = [word, period, thousands].map((text) => text?.toLowerCase() ?? '');
      const currency = PAY_WORDS[asPay ?? ''] ?? others.map((text) => PERIOD_CURRENCY[text]).find(Boolean) ?? null;
      return {
        amount,
        currency: sign !== undefined && sign !== 'kr' ? sign : currency,
        isKroner: sign === 'kr',
        period: payPeriod,
        text: match[0].trim(),
        rest,
      };
    }
    from += match.index + match[0].length;
  }
  return null;
}

/** A bare number beside other words: pay is round, and postcodes and years are shorter or are not. */
function isRoundPay(digits: string): boolean {
  return /^[1-9]\d{1,3}000$/.test(digits);
}

function periodOf(text: string | undefined, payWord: string | undefined): SalaryPeriod | null {
  const word = text?.toLowerCase() ?? '';
  for (const [period, words] of Object.entries(PERIOD_WORDS))
    if (words.split('|').includes(word)) return period as SalaryPeriod;
  if (/^(?:år|vuosi)/i.test(payWord ?? '')) return 'year';
  if (/^(?:hour|tim|tunti|tíma)/i.test(payWord ?? '')) return 'hour';
  return /^(?:måned|månad|kuukausi|mánað)/i.test(payWord ?? '') ? 'month' : null;
}

/** A higher pay than this a month, in euros, is that of a year. */
const MOST_A_MONTH = 15_000;
const A_MONTH: Record<SalaryPeriod, number> = { hour: 160, day: 20, week: 4, month: 1, year: 1 / 12 };
/**
 * The currency of kroner without any other hint. Norwegians speak of pay a year; Danes spell it their way; and most of the
 * startups that state kroner a month are Swedish.
 */
function kronerOf({ amount, period, text: typed }: TypedPay): Currency {
  if (amount >= LEAST_A_YEAR && (period === null || period === 'year')) return 'NOK';
  return /kroner|måned|timen|time(?!me)/i.test(typed) ? 'DKK' : 'SEK';
}
const LEAST_A_YEAR = 200_000;

/** Kroner of which nothing in the search tells the country. A month of Icelandic ones has another size. */
const KRONER: readonly Currency[] = ['SEK', 'DKK', 'NOK'];
const EACH: Record<SalaryPeriod, string> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
};

type MonthlyPay = {
  amount: number;
  currency: Currency;
  /** More than one where the kroner may be of several countries. */
  currencies: readonly Currency[];
  period: SalaryPeriod;
  /** The pay as typed, for its chip. */
  label: string;
};

/** The pay as a filter, a month in whole units. `countryCodes`: the places of the search. */
export function monthlyPay(pay: TypedPay, countryCodes: readonly string[]): MonthlyPay {
  const local = countryCodes.map((code) => countryOf(code)?.currency ?? '').find(isCurrency);
  const isWrong = pay.isKroner && local !== undefined && !['SEK', 'DKK', 'NOK', 'ISK'].includes(local);
  const inKroner = kronerOf(pay);
  const guess = pay.currency ?? (isWrong ? undefined : local) ?? (pay.isKroner ? inKroner : 'EUR');
  // 600k a year without a currency is no salary in euros.
  const isTooMuch = pay.currency === null && pay.amount * A_MONTH[pay.period ?? 'year'] > MOST_A_MONTH;
  const currency = guess === 'EUR' && isTooMuch && local === undefined ? inKroner : guess;
  const inEuros = pay.amount / EXCHANGE_RATES.perEuro[currency];
  const period = pay.period ?? (inEuros > MOST_A_MONTH ? 'year' : 'month');
  const isAnyKrone = pay.currency === null && local === undefined && KRONER.includes(currency);
  return {
    ...{ amount: Math.round(pay.amount * A_MONTH[period]), currency, period },
    currencies: isAnyKrone ? KRONER : [currency],
    label: `From ${groupDigits(pay.amount)} ${isAnyKrone ? 'kr' : currency} ${EACH[period]}`,
  };
}

/** The countries that words of a search name. */
export function countriesIn(words: readonly string[]): string[] {
  return words.filter((word) => word.length >= 4).flatMap((word) => countryInForm(word)?.code ?? []);
}
