import type { DraftContents } from '#domain/jobs/inputs.ts';
import { NEGATION, sentencesOf } from '../text/sentences-of-lines.ts';
import { payOfLine, surestPay } from './pay-of-lines.server.ts';
import { payOfTitle } from './pay-of-title.ts';
import { COMPETITIVE, CONDITIONAL, PAY_NAMES, UNPAID } from './pay-phrases.server.ts';

/** "We help companies offer competitive salaries." */
const FOR_OTHERS = /(?<!\p{L})(?:help(?:s|ing)?|enables?|hjælper|hjelper|hjälper|autamme|hjálpum)(?!\p{L})/u;
const LONGEST_HEADING = 40;

/** The pay that a pasted text states, as fields of a draft: a figure, else that it is unpaid, else "competitive". */
export function payOfText(title: string, lines: readonly string[], countryCode: string): DraftContents {
  const sentences = sentencesOf(withPayHeadings(lines));
  const pay =
    surestPay(sentences.flatMap((sentence) => payOfLine(sentence, countryCode) ?? [])) ??
    payOfTitle(title, countryCode);
  if (pay !== null) {
    return {
      salaryType: 'range',
      salaryFrom: pay.from,
      salaryTo: pay.to,
      salaryCurrency: pay.currency,
      salaryPeriod: pay.period,
    };
  }
  if ([title, ...sentences].some(isUnpaid)) return { salaryType: 'unpaid' };
  return sentences.some(isCompetitive) ? { salaryType: 'competitive' } : {};
}

/** "Salary" above "42 000–48 000 kr": the heading says what the figure is. */
function withPayHeadings(lines: readonly string[]): string[] {
  return lines.map((line, at) => {
    const heading = lines[at - 1] ?? '';
    const isBelowHeading =
      heading.length <= LONGEST_HEADING && !/[\d.,]/.test(heading) && heading.toLowerCase().search(PAY_NAMES) !== -1;
    return isBelowHeading && /\d/.test(line) ? `${heading.replace(/:$/, '')}: ${line.replace(/^[-–•*·] /, '')}` : line;
  });
}

/** "This is an unpaid internship", "Praktikken er ulønnet"; leave and overtime without pay are no pay of the job. */
function isUnpaid(sentence: string): boolean {
  return sentence.split(/[,;]\s/).some((clause) => UNPAID.test(clause) && !isDenied(clause.replace(UNPAID, ' ')));
}

/** "Without pay" denies the pay, and no other words may deny that: "no unpaid internships". */
function isDenied(rest: string): boolean {
  return NEGATION.test(rest) || CONDITIONAL.test(rest);
}

function isCompetitive(sentence: string): boolean {
  const text = sentence.toLowerCase();
  const at = text.search(COMPETITIVE);
  return at !== -1 && !NEGATION.test(sentence) && !FOR_OTHERS.test(text.slice(Math.max(0, at - 50), at));
}
