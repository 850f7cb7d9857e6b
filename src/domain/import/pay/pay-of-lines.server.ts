import { euroCentsAMonth, minorUnits, type SalaryPeriod } from '#domain/site/money.ts';
import type { Pay } from '../posting.ts';
import { type Money, moneyIn } from './money-in-text.server.ts';
import { payOfFields, periodNamed } from './pay.ts';
import { currencyIn } from './pay-of-title.ts';
import {
  ABOUT_OTHERS,
  FOR_SOMETHING,
  LABEL_BEFORE,
  NEXT_CLAUSE,
  OFFER_BEFORE,
  OTHER_MONEY,
  PAY_NAMES,
  periodAfter,
  SMALL_WORDS,
} from './pay-phrases.server.ts';

/**
 * What a text says that a figure is, from the surest to the least sure: a name of pay beside it, a verb ("we pay"), or
 * nothing but its period in a part of a sentence of its own ("full-time, 34 000 kr/month").
 */
const EVIDENCE = ['name', 'offer', 'alone'] as const;
type Evidence = (typeof EVIDENCE)[number];
export type PayStatement = { pay: Pay; evidence: Evidence };

const LONGEST_SENTENCE = 500;
/** The figure follows the name of pay within this many characters. */
const LONGEST_GAP = 60;
const AFTER_NAME = 30;

/** Euros a period that people earn. A month of 400 kr is lunch, and an hour of 600 € a price. */
const PLAUSIBLE: Record<SalaryPeriod, readonly [number, number]> = {
  hour: [5, 300],
  day: [40, 2_500],
  week: [150, 8_000],
  month: [250, 25_000],
  year: [3_000, 400_000],
};
/** What a figure without a period can be: the bands have gaps, so that only one period is possible. */
const WITHOUT_PERIOD: readonly (readonly [SalaryPeriod, number, number])[] = [
  ['hour', 8, 120],
  ['month', 900, 13_000],
  ['year', 18_000, 400_000],
];
/** A figure without a name of pay has to be enough to live from. */
const LEAST_ALONE: Partial<Record<SalaryPeriod, number>> = { month: 700, year: 12_000, hour: 8 };

const PART_START = /(?:^|[,;•|·(:!?]|\s[-–—]|\. )\s*(?<words>[^,;•|·(:!?]{0,30})$/u;

/** The pay that a sentence of a pasted text states; "kr" means the money of the job's country. */
export function payOfLine(line: string, countryCode: string): PayStatement | null {
  const sentence = line.slice(0, LONGEST_SENTENCE).toLowerCase();
  const statements = moneyIn(sentence).flatMap((money) => payOfMoney(sentence, money, countryCode) ?? []);
  return statements.find(({ evidence }) => evidence === 'name') ?? statements[0] ?? null;
}

/** The surest of several statements; null where equally sure ones differ. */
export function surestPay(statements: readonly PayStatement[]): Pay | null {
  for (const level of EVIDENCE) {
    const pays = statements.filter(({ evidence }) => evidence === level).map(({ pay }) => pay);
    const [pay, ...others] = new Map(pays.map((one) => [JSON.stringify(one), one])).values();
    if (pay !== undefined) return others.length === 0 ? pay : null;
  }
  return null;
}

function payOfMoney(sentence: string, money: Money, countryCode: string): PayStatement | null {
  const before = sentence.slice(Math.max(0, money.index - 100), money.index);
  const stated = periodAfter(sentence.slice(money.end, money.end + 60));
  const after = stated?.rest ?? sentence.slice(money.end, money.end + 60);
  const name = nameBefore(before) ?? nameAfter(before, after);
  const evidence = name !== null ? 'name' : evidenceWithoutName(before, after);
  if (evidence === null || OTHER_MONEY.test(clauseAfter(after))) return null;
  const isWhole = evidence === 'alone' && before.trim() === '' && LOCAL_PERIOD.test(sentence.slice(money.end));
  const currency = currencyOf(money, name, countryCode) ?? (isWhole ? currencyIn('', countryCode) : null);
  if (currency === null) return null;
  const period =
    stated?.period ??
    (evidence === 'name' ? periodOfName(name ?? '') : evidence === 'offer' ? periodNamed(before) : null) ??
    (evidence === 'name' && isSure(money) ? onlyPeriod(money, currency) : null);
  const { pay } = payOfFields({ from: money.from, to: money.to, currency, period, perUnit: 1 });
  if (pay === null || !isPlausible(pay, evidence)) return null;
  return { pay, evidence };
}

/** The name of pay before a figure with the words between them, if these are about no other money. */
function nameBefore(before: string): string | null {
  const match = [...before.matchAll(PAY_NAMES)].at(-1);
  if (match === undefined || OTHER_MONEY.test(match[0])) return null;
  const gap = before.slice(match.index + match[0].length);
  if (gap.length > LONGEST_GAP || OTHER_MONEY.test(gap) || /\d{3}/.test(gap)) return null;
  const clause =
    before
      .slice(Math.max(0, match.index - 45), match.index)
      .split(/[,;:•|(.]/)
      .at(-1) ?? '';
  if (ABOUT_OTHERS.test(clause) || ABOUT_OTHERS.test(gap)) return null;
  return `${clause.split(' ').slice(-3).join(' ')}${match[0]}${gap}`;
}

/** "38 000 kr i fast månadslön", "14,50 euron tuntipalkka". */
function nameAfter(before: string, after: string): string | null {
  if (OTHER_MONEY.test(before.split(/[,;.:(]/).at(-1) ?? '')) return null;
  const clause = clauseAfter(after).slice(0, AFTER_NAME);
  const match = clause.matchAll(PAY_NAMES).next().value;
  return match === undefined || OTHER_MONEY.test(clause) ? null : clause;
}

function clauseAfter(after: string): string {
  return after.split(NEXT_CLAUSE)[0] ?? '';
}

function evidenceWithoutName(before: string, after: string): Evidence | null {
  if (FOR_SOMETHING.test(after)) return null;
  const gap = OFFER_BEFORE.exec(before)?.groups?.gap;
  if (gap !== undefined && !OTHER_MONEY.test(gap)) return 'offer';
  const part = PART_START.exec(before);
  const partBefore =
    before
      .slice(0, part?.index)
      .split(/[,;.:(|•]/)
      .at(-1) ?? '';
  if (part === null || OTHER_MONEY.test(partBefore) || !SMALL_WORDS.test(part.groups?.words ?? '')) return null;
  if (/^\s?\p{L}/u.test(clauseAfter(after)) && clauseAfter(after).trim() !== '') return null;
  const isLabelled = part[0].startsWith(':');
  return isLabelled && !LABEL_BEFORE.test(before.slice(0, part.index)) ? null : 'alone';
}

/** "139,50 i timen" on a line of its own, without a currency. */
const LOCAL_PERIOD = /^ (?:i|om|per|pr\.?) (?:timen?|timme|året|år|måneden?|månaden?)(?!\p{L})/u;

const CODES: Record<string, string> = { dkr: 'DKK', skr: 'SEK', nkr: 'NOK', ikr: 'ISK', e: 'EUR' };
const CROWNS: readonly (readonly [RegExp, string])[] = [
  [/^(?:danske?|danish) /, 'DKK'],
  [/^(?:svenska|swedish) /, 'SEK'],
  [/^(?:norske?|norwegian) /, 'NOK'],
  [/^(?:íslenskar|icelandic) /, 'ISK'],
];

/** "Salary (SEK): 45 000–52 000". */
const CURRENCY_IN_NAME = /[€£$]|(?<!\p{L})(?:eur|usd|gbp|dkk|sek|nok|isk|kr)(?!\p{L})/u;

/** Without a currency, a name of pay in the language of the country means its money: "månadslön 34 500". */
function currencyOf(money: Money, name: string | null, countryCode: string): string | null {
  const word = money.currencyWord?.replace(/\.$/, '') ?? null;
  if (word === null) {
    const ofName = CURRENCY_IN_NAME.exec(name ?? '')?.[0];
    if (ofName !== undefined) return currencyIn(ofName, countryCode)?.toUpperCase() ?? null;
    if (name === null || countryOfPayWords(name) !== countryCode) return null;
    return countryCode === 'FI' ? 'EUR' : currencyIn('', countryCode);
  }
  if (word.startsWith('euro')) return 'EUR';
  const ofCrowns = CROWNS.find(([pattern]) => pattern.test(word))?.[1];
  return CODES[word] ?? ofCrowns ?? currencyIn(word, countryCode)?.toUpperCase() ?? null;
}

/** "Timpenning", "tuntipalkkasi": the name of pay may begin with its period. */
const PERIODS_OF_NAMES: readonly (readonly [RegExp, SalaryPeriod])[] = [
  // "Full-time" names no hour.
  [/(?<![\p{L}-])(?:hourly|time(?=s|p|l|k)|tim(?=l|p|t|e)|tunti|tíma)/u, 'hour'],
  [/(?<!\p{L})(?:month|måned|månad|kuukausi|mánaðar)/u, 'month'],
  [/(?<!\p{L})(?:annual|year|årslø|årslö|årløn|vuosi|árs)/u, 'year'],
];

function periodOfName(name: string): SalaryPeriod | null {
  const periods = PERIODS_OF_NAMES.flatMap(([pattern, period]) => (pattern.test(name) ? period : []));
  return periods.length === 1 ? (periods[0] ?? null) : periodNamed(name);
}

/** Without a currency a small figure may be a step of a scale: "Lønnstrinn 54–62". */
function isSure({ currencyWord, from, to }: Money): boolean {
  return currencyWord !== null || (from ?? to ?? 0) >= 10_000;
}

/** The one period that fits a figure without any: nobody earns 520 000 kr a month. */
function onlyPeriod(money: Money, currency: string): SalaryPeriod | null {
  const euros = [money.from, money.to].flatMap((amount) =>
    amount === null ? [] : eurosOf(amount * minorUnits(currency), currency),
  );
  const band = WITHOUT_PERIOD.find(([, least, most]) => euros.every((amount) => amount >= least && amount <= most));
  return band?.[0] ?? null;
}

function isPlausible({ from, to, currency, period }: Pay, evidence: Evidence): boolean {
  const [least, most] = PLAUSIBLE[period];
  const lowest = evidence === 'name' ? least : (LEAST_ALONE[period] ?? least);
  return [from, to].every((amount) => {
    const euros = amount === null ? lowest : eurosOf(amount, currency);
    return euros >= lowest && euros <= most;
  });
}

/** The euros of an amount in the minor unit of a currency. */
function eurosOf(amount: number, currency: string): number {
  return (euroCentsAMonth(amount, currency, 'month') ?? 0) / 100;
}

const WORDS_OF_PAY: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:\p{L}{0,12}lön(?:en)?|månad(?:en)?|mån|timme(?:n)?)(?!\p{L})/iu, 'SE'],
  [/(?<!\p{L})(?:\p{L}{0,12}(?:lønn(?:en|a)?|løna)|lønns\p{L}{4,12}|mnd)(?!\p{L})/iu, 'NO'],
  [/(?<!\p{L})(?:\p{L}{0,12}løn(?:nen)?|md)(?!\p{L})/iu, 'DK'],
  [/(?<!\p{L})(?:(?:árs|mánaðar|tíma|grunn)?laun(?:in)?|tímakaup|mánuði)(?!\p{L})/iu, 'IS'],
  [/(?<!\p{L})\p{L}{0,12}palk(?:ka|an|kaa|kaus)(?!\p{L})/iu, 'FI'],
];
/** How the neighbours write a figure, where its words could be of either: "38.000 kr. om måneden", "kr 650 000". */
const FIGURES_OF_PAY: readonly (readonly [RegExp, string])[] = [
  [/(?<!\d)\d{2,3}\.\d{3} kr\.? (?:brutto )?(?:om (?:måneden|året|ugen)|pr\. (?:måned|md|time|år))(?!\p{L})/iu, 'DK'],
  [/(?<!\p{L})kr \d{3} \d{3}(?!\d)/iu, 'NO'],
];

/** Where nothing else tells: Norwegians write "kr 210,50" and "32 000 kroner", and Danes "210,50 kr.". */
const FIGURES_OF_LONNEN: readonly (readonly [RegExp, string])[] = [
  [/lønnen(?!\p{L})[^.\n]{0,30} (?:kr \d{2,3}(?:,\d\d)?(?![\d.])|\d{2,3} \d{3} (?:kr(?![.\p{L}])|kroner))/iu, 'NO'],
  [/lønnen(?!\p{L})[^.\n]{0,30} \d{2,3}(?:,\d\d)? kr\. /iu, 'DK'],
];

/** The country in whose language alone a text names pay: "Lön: 41 000 kr". */
export function countryOfPayWords(text: string): string | null {
  return onlyCountry(WORDS_OF_PAY, text) ?? onlyCountry(FIGURES_OF_PAY, text);
}

function onlyCountry(rows: readonly (readonly [RegExp, string])[], text: string): string | null {
  const [country, ...others] = rows.flatMap(([words, code]) => (words.test(text) ? code : []));
  return others.length > 0 ? null : (country ?? null);
}

/** Where people write so, "kr" is the money of that country, wherever the startup is registered. */
const COUNTRY_OF_LANGUAGE: Readonly<Record<string, string>> = { da: 'DK', sv: 'SE', nb: 'NO', nn: 'NO', is: 'IS' };
/** A short text in one of these may be counted as another of them, so its words for pay are surer. */
const NEIGHBOURS = ['DK', 'SE', 'NO'];

/** Swedes write "kronor". Of those who write "kroner", Norwegians alone write "månad". */
const KRONER = /(?<!\p{L})kroner(?!\p{L})/iu;
const NORWEGIAN_MONTH = /kroner (?:brutto )?(?:i |per |pr\.? )?månad(?:en)?(?!\p{L})/iu;

/** The country whose money "kr" means in a text without a place; null where the text does not tell. */
export function countryOfMoney(text: string, language: string | null): string | null {
  if (NORWEGIAN_MONTH.test(text)) return 'NO';
  const country = countryOfLanguageOrWords(text, language);
  return country === 'SE' && KRONER.test(text) && !/kronor/i.test(text) ? null : country;
}

function countryOfLanguageOrWords(text: string, language: string | null): string | null {
  const country = COUNTRY_OF_LANGUAGE[language ?? 'none'] ?? null;
  const ofWords = countryOfPayWords(text);
  if (language === null) return ofWords ?? onlyCountry(FIGURES_OF_LONNEN, text);
  // Nynorsk says "månad", as Swedish does.
  const isSurer = language !== 'nn' && NEIGHBOURS.includes(country ?? '') && NEIGHBOURS.includes(ofWords ?? '');
  return isSurer ? ofWords : country;
}
