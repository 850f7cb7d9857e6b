import { END, START } from '#domain/job-text/text-facts/expressions.ts';
import { SALARY_PERIODS, type SalaryPeriod } from '#domain/site/money.ts';
import { importPhrases } from './phrases/import-phrases.server.ts';

/** What clauses state about pay, for sentences in lower case. The phrases are in `phrases/`. */

type Key = Parameters<Parameters<typeof importPhrases>[0]>[0]['pay'];
const anyOf = (key: keyof Key) => `(?:${importPhrases(({ pay }) => pay[key]).join('|')})`;

export const PAY_NAMES = new RegExp(`${START}${anyOf('names')}${END}`, 'gu');
export const OTHER_MONEY = new RegExp(`${START}${anyOf('otherMoney')}${END}`, 'u');
export const ABOUT_OTHERS = new RegExp(`${START}${anyOf('unrelated')}${END}`, 'u');
export const COMPETITIVE = new RegExp(`${START}${anyOf('competitive')}${END}`, 'u');
/** "We pay 165 kr", "you get around 165 kr": up to a few words before the figure. */
export const OFFER_BEFORE = new RegExp(`${START}${anyOf('offers')}:?(?<gap>(?: [^\\s:;.]{1,16}){0,4} ?)$`, 'u');
/** "Vi tilbyr: 34 000 kr/mnd": what stands before the colon. */
export const LABEL_BEFORE = new RegExp(`(?:^|[;•|·] )(?:${anyOf('labels')} ?)+$`, 'u');

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
