import { END, START } from '#domain/job-text/text-facts/expressions.ts';
import { SALARY_PERIODS, type SalaryPeriod } from '#domain/site/money.ts';
import { type ImportPhrases, importPhraseSource, importWords } from '../phrases/import-phrases.server.ts';

/** What clauses state about pay, for sentences in lower case. The phrases are in `import/phrases/`. */

const NO_LETTER_AFTER = '(?!\\p{L})';
const anyOf = (key: keyof ImportPhrases['pay']) => importPhraseSource(({ pay }) => pay[key]);

export const PAY_NAMES = new RegExp(`${START}${anyOf('names')}${END}`, 'gu');
export const OTHER_MONEY = new RegExp(`${START}${anyOf('otherMoney')}${END}`, 'u');
export const ABOUT_OTHERS = new RegExp(`${START}${anyOf('unrelated')}${END}`, 'u');
export const UNPAID = importWords(({ pay }) => pay.unpaid);
/** "If the internship is unpaid" states nothing. */
export const CONDITIONAL = importWords(({ pay }) => pay.conditional);
export const COMPETITIVE = new RegExp(`${START}${anyOf('competitive')}${END}`, 'u');
/** "We pay 165 kr", "you get around 165 kr": up to a few words before the figure. */
export const OFFER_BEFORE = new RegExp(`${START}${anyOf('offers')}:?(?<gap>(?: [^\\s:;.]{1,16}){0,4} ?)$`, 'u');
/** "Vi tilbyr: 34 000 kr/mnd": what stands before the colon. */
export const LABEL_BEFORE = new RegExp(`(?:^|[;•|·] )(?:${anyOf('labels')} ?)+$`, 'u');
/** A sentence goes on about something else after these. */
export const NEXT_CLAUSE = new RegExp(`[,;.:(+&•|!?–—]|(?<!\\p{L})${anyOf('nextClause')}${NO_LETTER_AFTER}`, 'u');
/** "500 kr for lunch", but not "for this role" or "for full time". */
export const FOR_SOMETHING = new RegExp(`^\\s?${anyOf('purposes')}${NO_LETTER_AFTER} (?!${anyOf('ofTheJob')})`, 'u');
/** Nothing but "up to" or "about" stands before the figure. */
export const SMALL_WORDS = new RegExp(`^(?:${anyOf('around')}\\s?){0,2}$`, 'u');

const QUALIFIERS = `(?:[ ,(]*${START}${anyOf('qualifiers')}${END}\\)?){0,3}`;
const PER = `[ (]*(?:(?:\\/|${START}${anyOf('per')}${END})[ .]*)?`;
const AFTER_MONEY = SALARY_PERIODS.map(
  (period) =>
    [period, new RegExp(`^${QUALIFIERS}${PER}${START}${anyOf(period)}${END}\\.?${QUALIFIERS}\\)?`, 'u')] as const,
);

/** The period that stands directly after a figure, and the text behind it. */
export function periodAfter(text: string): { period: SalaryPeriod; rest: string } | null {
  for (const [period, pattern] of AFTER_MONEY) {
    const match = pattern.exec(text);
    if (match !== null) return { period, rest: text.slice(match[0].length) };
  }
  return null;
}
