/** Thousands in words: "seks hundre tusen", "femti tusen", "fifty thousand", "viisikymmentätuhatta". */

const ONES = [
  'one|en|et|ett|ein|eitt|yksi',
  'two|to|två|kaksi|tvö|tvær',
  'three|tre|kolme|þrjú|þrjár',
  'four|fire|fyra|neljä|fjögur',
  'five|fem|viisi|fimm',
  'six|seks|sex|kuusi',
  'seven|syv|sju|seitsemän|sjö',
  'eight|otte|åtta|åtte|kahdeksan|átta',
  'nine|ni|nio|yhdeksän|níu',
];
const TENS = [
  'ten|ti|tio|kymmenen|tíu',
  'twenty|tyve|tjugo|tjue|kaksikymmentä|tuttugu',
  'thirty|tredive|trettio|tretti|kolmekymmentä|þrjátíu',
  'forty|fyrre|fyrtio|førti|neljäkymmentä|fjörutíu',
  'fifty|halvtreds|femtio|femti|viisikymmentä|fimmtíu',
  'sixty|tres|sextio|seksti|kuusikymmentä|sextíu',
  'seventy|halvfjerds|sjuttio|sytti|seitsemänkymmentä|sjötíu',
  'eighty|firs|åttio|åtti|kahdeksankymmentä|áttatíu',
  'ninety|halvfems|nittio|nitti|yhdeksänkymmentä|níutíu',
];
const all = (words: readonly string[]) => words.join('|');
const ONE = `(?:${all(ONES)})`;
const IN_WORDS = new RegExp(
  String.raw`(?<!\p{L})(?:(?<hundreds>${ONE}) ?(?:hundred|hundrede|hundra|hundre|sataa|hundruð) ?)?(?:(?:and|og|och) )?` +
    String.raw`(?:(?<first>${ONE}) ?(?:og|and) ?(?=${all(TENS)}))?(?<tens>${all(TENS)})?[ -]?(?<ones>${ONE})? ?` +
    String.raw`(?:thousand|tusinde|tusind|tusen|tuhatta|þúsund)(?!\p{L})`,
  'giu',
);

const valueIn = (lists: readonly string[], word: string | undefined) =>
  word === undefined ? 0 : lists.findIndex((words) => words.split('|').includes(word.toLowerCase())) + 1;

/** The text with such numbers in digits. */
export function withDigits(text: string): string {
  return text.replace(IN_WORDS, (whole: string, ...groups) => {
    const { hundreds, first, tens, ones } = groups.at(-1) as Record<string, string | undefined>;
    const thousands =
      valueIn(ONES, hundreds) * 100 + valueIn(TENS, tens) * 10 + valueIn(ONES, ones) + valueIn(ONES, first);
    return thousands === 0 ? whole : `${thousands}000`;
  });
}
