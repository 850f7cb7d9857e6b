import { payOfFields, periodNamed } from './pay.ts';
import { currencyIn } from './pay-of-title.ts';
import type { Pay } from './posting.ts';

/** A line or a sentence about the pay of the job begins so. Others may be about a market or a customer. */
const ABOUT_PAY =
  /^(?:(?:the|your|our|base|fixed|gross|annual|monthly|yearly|hourly|starting) )*(?:salary|pay|compensation|wage|remuneration|løn(?:nen)?|lønn(?:en)?|(?:års|måneds|time)lønn?|lön(?:en)?|(?:års|månads|tim)lön|palkka|(?:vuosi|kuukausi|tunti)palkka|laun(?:in)?|(?:árs|mánaðar|tíma)laun)(?: range| band| interval)?(?: ?: ?| ?[–—-] ?| is | are | of | er | är | on | eru | )|^(?:we (?:pay|offer)|vi (?:betaler|tilbyder|tilbyr|erbjuder|betalar)|maksamme|við (?:bjóðum|greiðum))(?: you)?(?: an?| en)?(?: salary| pay| lønn?| lön)?(?: of| on| på)? /i;
/** "We pay 400 kr a month for lunch." */
const OFFER = /^(?:we|vi|við) \S+(?: you)? $/i;
const FOR_SOMETHING = /(?<!\p{L})(?:for|til|till|för|fyrir|towards|as)(?!\p{L})/iu;
const CURRENCY = '(?:[€$£]|(?:eur|usd|gbp|dkk|sek|nok|isk|euros?|euroa|kroner|kronor|krónur|kr)(?!\\p{L})\\.?)';
const NUMBER = String.raw`\d{1,3}(?:[\s.,'’]\d{3})+|\d{2,7}`;
const FIGURES = new RegExp(
  String.raw`^(?<before>(?:between|from|in the range(?: of)?|up to|mellem|mellom|mellan|fra|från|op til|opp til|upp till|frá|allt að|${CURRENCY})\s?){0,2}(?<first>${NUMBER})(?![.,]?\d)\s?(?<k1>k(?!\p{L}))?\s?${CURRENCY}?(?:\s?(?:[-–—]|to|til|till|and|og|och)\s?${CURRENCY}?\s?(?<second>${NUMBER})(?![.,]?\d)\s?(?<k2>k(?!\p{L}))?\s?${CURRENCY}?)?(?<after>[^\d,;(+]{0,30})`,
  'iu',
);

/**
 * The pay that a line of a pasted text states with figure, currency and period: "Salary: 750.000 – 900.000 kr per year".
 * Null for anything less. "kr" means the money of the job's country.
 */
export function payOfLine(line: string, countryCode: string): Pay | null {
  const about = ABOUT_PAY.exec(line)?.[0];
  if (about === undefined) return null;
  const figures = FIGURES.exec(line.slice(about.length));
  const { first, second, k1, k2, after = '' } = figures?.groups ?? {};
  if (figures === null || first === undefined) return null;
  const text = figures[0];
  if (OFFER.test(about) && FOR_SOMETHING.test(line.slice(about.length + text.length - after.length))) return null;
  if (!new RegExp(CURRENCY, 'iu').test(text)) return null;
  const words = after
    .replace(/\s?\//g, ' per ')
    .replace(/(?<!\p{L})kk(?!\p{L})/u, 'kuukausi')
    .replace(/(?<=per )(?:h|t)(?!\p{L})/u, 'hour')
    .replace(/\s(?:plus|and|og|och|ja|depending|avhengig|afhængig|before|før)\s.*$/i, '');
  const unit = (k2 ?? k1) === undefined ? 1 : 1_000;
  const amountOf = (digits: string) => Number(digits.replace(/\D/g, '')) * unit;
  const isMost = /^(?:up to|op til|opp til|upp till|allt að)/i.test(text);
  const isLeast = /^(?:from|fra|från|frá)/i.test(text);
  return payOfFields({
    from: isMost ? null : amountOf(first),
    to: second === undefined ? (isLeast ? null : amountOf(first)) : amountOf(second),
    currency: /(?<!\p{L})euroa?s?(?!\p{L})/iu.test(text) ? 'EUR' : currencyIn(text, countryCode),
    period: periodNamed(words) ?? periodNamed(about.replace(':', '').trim()),
    perUnit: 1,
  }).pay;
}
