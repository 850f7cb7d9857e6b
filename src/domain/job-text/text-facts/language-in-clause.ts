import type { LanguageExpressions, LanguageLevel } from './language-expressions.ts';
import { NEGATION } from './language-expressions.ts';
import { matches, matchesIn, signsIn, withoutOtherSigns } from './signs-in-clause.ts';

/** What one clause says about the list of languages with this sign. */

/** Before an "if" that is no condition: "even if", "don't worry if", and "krav om" (a requirement of). */
const ANYWAY =
  /(?:even|worry|worries|problem|fine|ok|okay|matter|selv|noget|noe|rolig|problem|även|inget|hinder|lugnt|okej|bra|också|skyldi|allt í lagi|haittaa|mitään|krav|behov|kendskab|viden|ønske) $/;

const WORK_LANGUAGE = /language|spr[oå][gk]|kiel|tungumál|vinnumál|starfsmál|samskiptamál/u;

/** "Requirements: own tools, fluent Danish" names its heading itself. */
export const LABEL = /^([^:.,;]{1,40}):\s+(?=\S)/;

/** The Common European Framework of Reference for Languages: A1 to C2. */
const CEFR = /(?<![\p{L}\d])([abc])[12](?![\p{L}\d])/u;

/** `none`: the clause is about something else. */
export type ClauseVerdict = 'required' | 'optional' | 'notRequired' | 'none' | null;

export function verdictOn(
  expressions: LanguageExpressions,
  clause: string,
  sign: string,
  isBelowRequired: boolean,
): ClauseVerdict {
  const { notRequired, otherMatters, optional, requires, requiredBelow } = expressions;
  const isIf = isCondition(expressions, clause, sign);
  if (matches(notRequired, clause, sign, !isIf)) return 'notRequired';
  if (isIf) return 'none';
  if (matchesIn(otherMatters, clause)) return 'none';
  if (matchesIn(optional, clause)) return 'optional';
  if (matches(requires, clause, sign, false)) return 'required';
  // A match of the first language hides the second one: "You speak German and can hold your own in English".
  if (matches(requires, withoutOtherSigns(clause, sign), sign, false)) return 'required';
  return isBelowRequired && matches(requiredBelow, clause.replace(LABEL, ''), sign, false) ? 'required' : null;
}

/** Whether the clauses say that English is enough, or not; null if they say neither. */
export function enoughIn(expressions: LanguageExpressions, clauses: readonly string[], sign: string): boolean | null {
  for (const clause of clauses) {
    if (matches(expressions.notEnough, clause, sign, false)) return false;
    const match = [...clause.matchAll(expressions.enough)].find(([text]) => text.includes(sign));
    if (match === undefined) continue;
    // "English is not our working language" has all its words and says the opposite.
    return isCondition(expressions, clause, sign) || NEGATION.test(match[0]) ? null : true;
  }
  return null;
}

function isCondition({ conditional }: LanguageExpressions, clause: string, sign: string): boolean {
  return [...clause.matchAll(conditional)].some(
    ({ index }) => index < clause.indexOf(sign) && !ANYWAY.test(clause.slice(0, index)),
  );
}

/** "Our working language is English and you must master it": a clause that refers back, without a comma before it. */
export function demandAfter({ refersBack }: LanguageExpressions, clause: string, sign: string): string | null {
  const after = clause.slice(clause.indexOf(sign) + 1).trim();
  return matchesIn(refersBack, after) ? after : null;
}

/** "Fluent in English, which is our working language" requires English and says where it is spoken. */
export function isSkillAtWork({ enough, requires }: LanguageExpressions, clause: string, sign: string): boolean {
  const at = clause.indexOf(sign);
  const isAtWork = [...clause.matchAll(enough)].some(({ index, 0: text }) => index === at && WORK_LANGUAGE.test(text));
  return isAtWork && matches(requires, clause.slice(0, at + 1), sign, false);
}

/** The clause that refers back has the level: "Our working language is English, so you need to be fluent in it". */
export function levelIn(
  expressions: LanguageExpressions,
  demand: string | null,
  clause: string,
  { sign, isEnough }: { sign: string; isEnough: boolean | null },
): LanguageLevel | null {
  const demanded = demand === null ? null : levelOf(expressions, `${sign} ${demand}`, sign);
  return demanded ?? (demand !== null && isEnough ? null : levelOf(expressions, clause, sign));
}

function levelOf({ firstAnd, levels }: LanguageExpressions, clause: string, sign: string): LanguageLevel | null {
  const at = clause.indexOf(sign);
  const signs = signsIn(clause);
  const previous = signs[signs.indexOf(sign) - 1];
  const next = signs[signs.indexOf(sign) + 1];
  const [before = '', after = ''] = [
    // Up to the "and" between two languages, words are about the first of them, and so is what stands in brackets.
    previous === undefined
      ? clause.slice(0, at)
      : clause
          .slice(clause.indexOf(previous) + 1, at)
          .replace(/^\s*[(:][^):,]*[):,]?/, '')
          .split(firstAnd)
          .at(-1),
    next === undefined ? clause.slice(at + 1) : clause.slice(at + 1, clause.indexOf(next)).split(firstAnd)[0],
  ];
  // "For people with another mother tongue, at least B2": the scale says more than the words.
  for (const part of [before, after]) {
    const letter = CEFR.exec(part)?.[1];
    if (letter !== undefined) return letter === 'c' ? 'fluent' : letter === 'b' ? 'good' : 'basic';
  }
  for (const part of [before, after]) {
    for (const [level, words] of levels) if (matchesIn(words, part)) return level;
  }
  return null;
}
