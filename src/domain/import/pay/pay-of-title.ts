import { payInTitle } from '#domain/job-text/title.ts';
import { countryOf } from '#domain/site/countries.ts';
import type { Pay } from '../posting.ts';
import { payOfFields, periodNamed } from './pay.ts';

const CURRENCY_SIGNS: Record<string, string> = { '€': 'EUR', '£': 'GBP', $: 'USD' };
const KRONER: Record<string, string> = { DK: 'DKK', SE: 'SEK', NO: 'NOK', IS: 'ISK' };

/**
 * The pay that a title states with amount, currency and period. Null for anything less: then the pay stays in the title.
 * "kr" means the money of the job's country.
 */
export function payOfTitle(title: string, countryCode: string): Pay | null {
  const text = payInTitle(title);
  if (text === null) return null;
  const amounts = [...text.matchAll(/(\d{1,3}(?:[\s.,]\d{3})+|\d+)(?![\d.,]*\d)\s?(k)?(?!\p{L})/giu)];
  const [first, second, ...others] = amounts;
  if (first === undefined || others.length > 0 || /\d[.,]\d{1,2}(?!\d)/.test(text)) return null;
  const unit = (second ?? first)[2] === undefined ? 1 : 1_000;
  const unitsOf = (amount: RegExpMatchArray) =>
    Number((amount[1] ?? '').replace(/\D/g, '')) * (amount[2] ? 1_000 : unit);
  const isMost = /up to|op til|upp till/i.test(text);
  const isLeast = /from/i.test(text);
  return payOfFields({
    from: isMost ? null : unitsOf(first),
    to: isLeast ? null : unitsOf(second ?? first),
    currency: currencyIn(text, countryCode),
    period: periodNamed(text.replace(/\s?\//g, ' per ').replace(/(?<=\d)\s?(?:k|kr)\b\.?/gi, ' ')),
    perUnit: 1,
  }).pay;
}

/** The currency that a text about pay names; null for none. */
export function currencyIn(text: string, countryCode: string): string | null {
  const code = /(?<!\p{L})(eur|usd|gbp|dkk|sek|nok|isk)(?!\p{L})/iu.exec(text)?.[1];
  if (code !== undefined) return code;
  const sign = /[€£$]/.exec(text)?.[0];
  // A dollar is Canadian in Toronto.
  if (sign === '$' && countryOf(countryCode)?.isNordic !== true && countryCode !== 'US') return null;
  return sign === undefined ? (KRONER[countryCode] ?? null) : (CURRENCY_SIGNS[sign] ?? null);
}
