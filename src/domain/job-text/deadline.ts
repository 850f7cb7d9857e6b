import { addDays, DAY_MS, isDay } from '#domain/site/days.ts';
import { MONTH_NAMES } from '#domain/talent/months.ts';
import {
  APPLIES,
  CUE,
  IS_LAST_DAY,
  LIMIT,
  POST_ENDS,
  PREVIOUS,
  REPLY_TO,
  SOMETHING_ELSE,
  TEMPORARY,
  UNTIL,
  UNTIL_FINNISH,
  WAS,
} from './deadline-cues.ts';

/** The last day to apply, where the text of a job states it. Dates of anything else, such as the first day, do not count. */

const MOST_TEXT = 30_000;
/** The date follows its cue within this many characters. */
const LONGEST_GAP = 60;
/** A stated day further away is a slip of the pen, or the day of something else. */
const MOST_DAYS_AWAY = 400;

const FINNISH_BEFORE = /(?<!\p{L})(?:hae|haku|hakemu\p{L}{1,12})(?!\p{L})[^\n]{0,60}$/iu;
const FINNISH_AFTER = /^\.?,?(?: klo [\d.:]{1,5})? (?:mennessä|asti|saakka)(?!\p{L})/iu;
/** "Before 15 January" is 14 January at the latest. */
const BEFORE = /(?<!\p{L})(?:before|før|føre|före|ennen|fyrir)(?: (?:den|the|d\.))?\s?$/iu;
/** "Innan" is "before" in Swedish, and "by" in Norwegian. */
const SWEDISH_BEFORE = /(?<!\p{L})(?:ansök|skicka|mejla|maila|sök).*innan(?: den)?\s?$/isu;
const SENTENCE_END = /[.!?](?=\s+\p{Lu})|\n/gu;
/** "Søknader til vikariatet mottas fram til 15. januar" */
const RECEIVED = /(?<!\p{L})(?:applications?|ansøgning|søknad|ansökning|ansökan|umsókn|mott|modtag|mottas)\p{L}*/iu;
/** A sentence about applying may say a lot before its date. */
const LONGEST_SENTENCE = 260;
/** "Hakuaika 1.12.–15.12.2026": the second date is the last day. */
const RANGE = /^[\s.]*(?:[–—-]|to|til|till|and closes on|until)\s*$/iu;
const NEXT_SENTENCE = /(?<=[^\d][.!?])\s+(?=\p{Lu})/u;

const MONTH = String.raw`(?:${MONTH_NAMES.map(({ source }) => source.replace('^', '')).join('|')})\p{L}{0,9}`;
const FORMS = [
  String.raw`(?<y1>\d{4})-(?<m1>\d\d)-(?<d1>\d\d)`,
  String.raw`(?<d2>\d{1,2})-(?<m2>\d{1,2})-(?<y2>\d{4})`,
  String.raw`(?<d3>\d{1,2})(?:\. ?|\/)(?<m3>\d{1,2})(?:(?:\. ?|\/)(?<y3>\d{4}|\d\d)|[ -](?<y6>\d{4}))?`,
  String.raw`(?<d4>\d{1,2})(?:\.|st|nd|rd|th|:e)?(?: of)? (?<n4>${MONTH})\.?,?(?: (?<y4>\d{4}))?`,
  String.raw`(?<!\p{L})(?<n5>${MONTH})\.? (?:the )?(?<d5>\d{1,2})(?:st|nd|rd|th)?(?:,? (?<y5>\d{4}))?`,
];
/** After a digit it is a part of a number, and after "kl." or "klo" the time of day. */
const DATE = new RegExp(String.raw`(?<!\d|\d[.:]|klo? |kl\. )(?:${FORMS.join('|')})(?![\d%])`, 'giu');

/** A stated day may be over. Null if the text states none, or several. A day without a year is the one nearest to today. */
export function deadlineIn(text: string, today: string): string | null {
  const plain = text.slice(0, MOST_TEXT).replace(/[\u00a0\u202f]/g, ' ');
  const days = [...afterCues(plain, today), ...beforeFinnishWords(plain, today), ...inSentences(plain, today)];
  const [day, ...others] = new Set(days);
  return day !== undefined && others.length === 0 ? day : null;
}

function afterCues(text: string, today: string): string[] {
  return [...text.matchAll(CUE)].flatMap((cue) => {
    const end = cue.index + cue[0].length;
    const after = text.slice(end, end + LONGEST_GAP);
    const before = sentenceBefore(text.slice(Math.max(0, cue.index - LONGEST_GAP), cue.index));
    if (PREVIOUS.test(before) || (POST_ENDS.test(cue[0]) && TEMPORARY.test(before))) return [];
    // A heading or a label may have the date on the next line.
    const [line = ''] = after.replace(/^ ?:?\s{0,5}\n\s{0,5}/, '').split('\n');
    const [sentence = ''] = line.split(NEXT_SENTENCE);
    const [first, second] = datesIn(sentence, today);
    const between = sentence.slice(0, first?.index);
    if (!first || SOMETHING_ELSE.test(between) || WAS.test(between)) return [];
    const date = second && RANGE.test(sentence.slice(first.end, second.index)) ? second : first;
    return BEFORE.test(cue[0] + sentence.slice(0, date.index)) ? [addDays(date.day, -1)] : [date.day];
  });
}

/** "Hae 31.1.2027 mennessä": the word after the date says that it is the last day. */
function beforeFinnishWords(text: string, today: string): string[] {
  return datesIn(text, today).flatMap(({ day, index, end }) => {
    const [before, after] = [text.slice(Math.max(0, index - 90), index), text.slice(end, end + 30)];
    const isEndOfPost = UNTIL_FINNISH.test(after) && TEMPORARY.test(sentenceBefore(before));
    return FINNISH_AFTER.test(after) && FINNISH_BEFORE.test(before) && !isEndOfPost ? [day] : [];
  });
}

/** "Send your CV and a few lines about you, no later than 8 January": the limit stands directly before the date. */
function inSentences(text: string, today: string): string[] {
  return datesIn(text, today).flatMap(({ day, index, end }) => {
    const before = sentenceBefore(text.slice(Math.max(0, index - LONGEST_SENTENCE), index));
    if (IS_LAST_DAY.test(text.slice(end, end + 60))) return [day];
    const applies = [...before.matchAll(APPLIES)].at(-1);
    if (applies === undefined || !LIMIT.test(before)) return [];
    if (UNTIL.test(before) && TEMPORARY.test(before) && !RECEIVED.test(before)) return [];
    if (
      SOMETHING_ELSE.test(before.slice(applies.index + applies[0].length)) ||
      REPLY_TO.test(before.slice(0, applies.index))
    )
      return [];
    return BEFORE.test(before) || SWEDISH_BEFORE.test(before) ? [addDays(day, -1)] : [day];
  });
}

/** The part of the sentence before a date; "d. 15. december" ends no sentence. */
function sentenceBefore(text: string): string {
  const end = [...text.matchAll(SENTENCE_END)].at(-1);
  return end === undefined ? text : text.slice(end.index + 1);
}

function datesIn(text: string, today: string): { day: string; index: number; end: number }[] {
  return [...text.matchAll(DATE)].flatMap((match) => {
    const part = (letter: string) =>
      [1, 2, 3, 4, 5, 6].map((form) => match.groups?.[letter + form]).find((value) => value !== undefined);
    const name = part('n');
    const month = name ? MONTH_NAMES.findIndex((pattern) => pattern.test(name)) + 1 : Number(part('m'));
    const day = nearest(part('y'), month, Number(part('d')), today);
    return day === null ? [] : [{ day, index: match.index, end: match.index + match[0].length }];
  });
}

function nearest(year: string | undefined, month: number, day: number, today: string): string | null {
  const thisYear = Number(today.slice(0, 4));
  const years = year === undefined ? [-1, 0, 1].map((more) => thisYear + more) : [Number(year.padStart(4, '20'))];
  const away = (date: string) => Math.abs(Date.parse(date) - Date.parse(today)) / DAY_MS;
  const two = (number: number) => String(number).padStart(2, '0');
  const [date] = years
    .map((each) => `${each}-${two(month)}-${two(day)}`)
    .filter((each) => isDay(each) && away(each) <= MOST_DAYS_AWAY)
    .sort((a, b) => away(a) - away(b));
  return date ?? null;
}
