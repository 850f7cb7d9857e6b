import { importPhraseSource } from '../phrases/import-phrases.server.ts';

/** Amounts of money in a sentence in lower case: "32 000–36 000 kr", "€4,200", "42-48.000 dkk", "55–65k eur", "45 tkr". */

const CROWNS =
  '(?:(?:danske?|danish|svenska|swedish|norske?|norwegian|icelandic|íslenskar) )?(?:kroner?|kronor|krona|krónur|króna|kr)';
/** Directly after the digits of a figure, or before them as a word. */
const CURRENCY = String.raw`(?:[€$£](?::\p{L}{1,4})?|(?:euros?|euroa|euron|eurosta|euroon|eur|usd|gbp|chf|pln|dkk|sek|nok|isk|dkr|skr|nkr|ikr|${CROWNS})(?!\p{L})\.?|e(?=\s?/|\s?kk)|,-|:-)`;
const DIGITS = String.raw`(?:\d{1,3}(?:[ .,'’]\d{3})+|\d{1,7})(?:[.,]\d{1,2})?(?![.,’']?\d)(?! ?%)`;
/** "55k", "42 tkr", "650 þús. kr."; turnover and funding are millions. */
const THOUSANDS = String.raw`k(?!\p{L})|['’](?![\p{L}\d])|[tk]\.?(?=kr(?!\p{L}))|(?:tusen|tusind|þúsund|þús|tuhatta)(?!\p{L})\.?`;
const MILLIONS = String.raw`(?:m|mio|mill?|miljon(?:er)?|million(?:s|er)?|milljón(?:ir)?|miljoona[a]?|bn|billion|mkr|mnok|msek)(?!\p{L})\.?`;
const AND = 'and|og|och|ja';
const BETWEEN = 'between|mellem|mellom|mellan|milli|bilinu';
const TO = String.raw`[-–—]|\.\.\.?|(?:to|til|till|upp í)(?!\p{L})|(?<=eurosta) ?(?=\d)|(?<=(?:${BETWEEN}) [^;]{1,28})(?:${AND})(?!\p{L})`;
const SINGLE = (at: 1 | 2) =>
  String.raw`(?:(?<!\p{L})(?<before${at}>${CURRENCY})\s?)?(?<digits${at}>${DIGITS})\s?(?<thousand${at}>${THOUSANDS})?(?<million${at}>${MILLIONS})?\s?(?<after${at}>(?:[,:]-\s?)?${CURRENCY})?`;
/** "34.000 kr./md. – 38.000 kr./md.": the period may stand after each figure. */
const MONEY = new RegExp(
  String.raw`(?<![\p{L}\d][-.,:’']?)${SINGLE(1)}(?:(?:\s?/\s?\p{L}{1,7}\.?)?\s?(?:${TO})\s?${SINGLE(2)})?`,
  'giu',
);

const LEAST = new RegExp(String.raw`(?<!\p{L})${importPhraseSource(({ pay }) => pay.least)}\s$`, 'u');
const MOST = new RegExp(String.raw`(?<!\p{L})${importPhraseSource(({ pay }) => pay.most)}\s$`, 'u');
const AND_MORE =
  /^\s?(?:\+(?!\s?\p{L})|(?:and up(?:wards)?|or more|og (?:opefter|oppover)|och uppåt|alkaen)(?!\p{L}))/u;
/** No range of pay is wider: "2–3 200 €" has something else before the figure. */
const WIDEST = 4;

export type Money = {
  index: number;
  end: number;
  from: number | null;
  to: number | null;
  /** The currency as the text writes it; null for none. */
  currencyWord: string | null;
};

/** The figures of a sentence in lower case, with or without a currency. Millions are left out. */
export function moneyIn(sentence: string): Money[] {
  return [...sentence.matchAll(MONEY)].flatMap((match) => {
    const {
      before1,
      before2,
      after1,
      after2,
      digits1 = '',
      digits2,
      thousand1,
      thousand2,
      million1,
      million2,
    } = match.groups ?? {};
    if ((million1 ?? million2) !== undefined) return [];
    const [first, second] = bothEnds(amountOf(digits1, thousand1), digits2 && amountOf(digits2, thousand2), thousand2);
    if (second !== null && (second < first || second > first * WIDEST)) return [];
    const text = match[0].trimEnd();
    const [index, end] = [match.index, match.index + text.length];
    const before = sentence.slice(Math.max(0, index - 16), index);
    const isMost = second === null && MOST.test(before);
    const isLeast = second === null && (LEAST.test(before) || AND_MORE.test(sentence.slice(end, end + 14)));
    return [
      {
        index,
        end,
        from: isMost ? null : first,
        to: isLeast ? null : (second ?? first),
        currencyWord: before1 ?? after1 ?? before2 ?? after2 ?? null,
      },
    ];
  });
}

function amountOf(digits: string, thousand: string | undefined): number {
  const [, whole = digits, , decimals = ''] = /^(\d{1,3}(?:[ .,'’]\d{3})+|\d+)([.,](\d{1,2}))?$/.exec(digits) ?? [];
  return Number(`${whole.replace(/\D/g, '')}.${decimals || '0'}`) * (thousand === undefined ? 1 : 1_000);
}

/** "55–65k" and "42-48.000" say the thousands once, for both ends. */
function bothEnds(
  first: number,
  second: number | '' | undefined,
  thousand: string | undefined,
): [number, number | null] {
  if (second === undefined || second === '') return [first, null];
  const isShort = first < 1_000 && second >= 1_000 && (thousand !== undefined || Number.isInteger(first));
  return [isShort && first * 1_000 <= second ? first * 1_000 : first, second];
}
