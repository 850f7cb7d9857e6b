import { payOfFields, periodNamed } from './pay.ts';
import { currencyIn } from './pay-of-title.ts';
import type { Pay } from './posting.ts';

/** A line or a sentence about the pay of the job begins so. Others may be about a market or a customer. */
const ABOUT_PAY =
  /^(?:(?:the|your|our|expected|base|fixed|gross|annual|monthly|yearly|hourly|starting|fast|fasta|faste) )*(?:salary|pay|rate|compensation|wage|remuneration|løn(?:interval|spænd|niveau)(?:let|det|et)?|lønn(?:sintervall|sspenn|snivå)(?:et)?|(?:års|måneds|time|grund|grunn|start|fast|brutto)?lønn?(?:en|a)?|lön(?:eintervall|espann|enivå)(?:et|n)?|(?:års|månads|tim|grund|ingångs|brutto)?lön(?:en)?|(?:vuosi|kuukausi|tunti|perus|aloitus|lähtö|alku)?(?:palkan|palkka(?:us|haarukka|haitari|taso)?)|launabil|(?:árs|mánaðar|tíma|grunn|byrjunar)?laun(?:in)?|(?:tíma|mánaðar)kaup(?:ið)?)(?: range| band| interval)?(?: (?:for|i) (?:this|the|denne|den här) (?:role|position|job|rolle|rollen|stilling|stillingen|tjänst|tjänsten))?(?: ?: ?| ?[–—-] ?| (?:i|inom|in) (?:spennet|spannet|spændet|intervallet|the range(?: of)?) | (?:is|are|of|er|är|on|eru|ligger|ligg|starts|begins|starter|börjar|byrjar|på|om)(?: på| i| at)? | )|^(?:the|this) (?:role|job|position) pays |^(?:for (?:this|the) (?:role|position|job),? )?(?:we (?:pay|offer)|vi (?:betaler|tilbyder|tilbyr|erbjuder|betalar)|maksamme|við (?:bjóðum|greiðum)|you(?:['’]ll| will)? (?:get|earn|receive)|du (?:får|tjener|tjänar))(?: you)?(?: an?| en)?(?: monthly| yearly| fixed| fast)?(?: salary| pay| (?:års|måneds|time|grunn|grund|start)?lønn?| (?:års|månads|tim|grund|ingångs)?lön)?(?: of| on| på| om| i)?:? /i;
/** "We pay 400 kr a month for lunch." */
const OFFER = /^(?:for \S+ \S+ )?(?:we|you|vi|du|við)(?:['’]ll| will)? \S+(?: you)? $/i;
const FOR_SOMETHING = /(?<!\p{L})(?:for|til|till|för|fyrir|towards|as)(?!\p{L})/iu;
const PERIOD_ALONE =
  /^(?:(?:\/|per|pr\.?|a|an|om|i|á|på) ?)?(?:the )?(?:months?|years?|hours?|annum|måned(?:en)?|mån(?:ad(?:en)?)?|md|mnd|timen?|timme(?:n)?|år(?:et)?|kk|kuukaudessa|kuussa|vuodessa|tunnissa|mánuði|ári|tímann|h|monthly|yearly|hourly)\.?(?: (?:gross|brutto|before tax|före skatt|før skatt))?$/iu;
const CURRENCY =
  '(?:[€$£]|e(?=\\s?/)|(?:eur|usd|gbp|dkk|sek|nok|isk|euros?|euroa|kroner|kronor|krónur|kr)(?!\\p{L})\\.?)';
const NUMBER = String.raw`\d{1,3}(?:[\s.,'’]\d{3})+|\d{2,7}`;
/** "55k", "42 tkr", "650 kkr". */
const THOUSAND = String.raw`k(?!\p{L})|[tk](?=kr(?!\p{L}))`;
const FIGURES = new RegExp(
  String.raw`^(?<before>(?:between|from|in the range(?: of)?|up to|mellem|mellom|mellan|fra|från|op til|opp til|upp till|frá|allt að|${CURRENCY})\s?){0,2}(?<first>${NUMBER})(?![.,]?\d)\s?(?<k1>${THOUSAND})?\s?${CURRENCY}?(?:\s?(?:[-–—]|to|til|till|and|og|och)\s?${CURRENCY}?\s?(?<second>${NUMBER})(?![.,]?\d)\s?(?<k2>${THOUSAND})?\s?${CURRENCY}?)?(?<after>[^\d,;(+]{0,30})`,
  'iu',
);

/** "… a year and 0.5–1 % equity", "… plus equity". */
const EQUITY_AFTER =
  /(?:,? (?:and|plus|og|och)| ?\+|,) (?:\d[\d.,%–— -]{0,20}% )?(?:equity|stock options|share options|options|warrants|opsjoner|optioner|bonus)\.?$/iu;

/** "42 000 to 48 000 SEK a month": a line with nothing but a range, its money and its period is about no market. */
function isRangeAlone(text: string): boolean {
  const line = text.replace(EQUITY_AFTER, '');
  const figures = FIGURES.exec(line);
  const { second, after = '' } = figures?.groups ?? {};
  if (figures === null || second === undefined || !new RegExp(CURRENCY, 'iu').test(figures[0])) return false;
  const isWhole = /^[.\s]*$/.test(line.slice(figures[0].length));
  const period = after.replace(new RegExp(CURRENCY, 'giu'), ' ').trim();
  return isWhole && PERIOD_ALONE.test(period);
}

/**
 * The pay that a line of a pasted text states with figure, currency and period: "Salary: 750.000 – 900.000 kr per year".
 * Null for anything less. "kr" means the money of the job's country.
 */
export function payOfLine(line: string, countryCode: string): Pay | null {
  const about = ABOUT_PAY.exec(line)?.[0] ?? (isRangeAlone(line) ? '' : undefined);
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
    currency: /(?<!\p{L})(?:euroa?s?(?!\p{L})|e(?=\s?\/))/iu.test(text) ? 'EUR' : currencyIn(text, countryCode),
    period: periodNamed(words) ?? periodNamed(about.replace(':', '').trim()),
    perUnit: 1,
  }).pay;
}

const WORDS_OF_PAY: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:(?:års|månads|tim|grund|ingångs)?lön(?:en)?|månad(?:en)?|mån|timme(?:n)?)(?!\p{L})/iu, 'SE'],
  [/(?<!\p{L})(?:(?:års|måneds|time|grunn)?lønn(?:en|a)?|mnd)(?!\p{L})/iu, 'NO'],
  [/(?<!\p{L})(?:(?:års|måneds|time|grund)?løn(?:nen)?|md)(?!\p{L})/iu, 'DK'],
  [/(?<!\p{L})(?:(?:árs|mánaðar|tíma|grunn)?laun(?:in)?|tímakaup|mánuði)(?!\p{L})/iu, 'IS'],
];

/** The country in whose language alone a text names pay: "Lön: 41 000 kr". */
export function countryOfPayWords(text: string): string | null {
  const [country, ...others] = WORDS_OF_PAY.flatMap(([words, code]) => (words.test(text) ? code : []));
  return others.length > 0 ? null : (country ?? null);
}
