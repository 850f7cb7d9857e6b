import { clausesOf } from './clauses.ts';
import { anyOfLines, anyOfWords, LIST_SIGN, type Phrases, wordsOf } from './grammar.ts';
import { type Joining, type NamedList, type Terms, termsOf, withSigns } from './lists.ts';
import type { Sentence } from './sentences.ts';

/** Levels of jobs' `languages`. */
export type LanguageLevel = 'fluent' | 'good' | 'basic';

/** What one sentence says of one set of languages, any of which is meant. */
export type LanguageSaid = {
  anyOf: readonly string[];
  verdict: 'required' | 'optional' | 'notRequired';
  /** Of what is not required: some of it may be. */
  level: LanguageLevel | null;
};

export type LanguagesSaid = { said: LanguageSaid[]; englishEnough: boolean | null };

export type LanguageReader = (sentence: Sentence) => LanguagesSaid | null;

/** Asked for whatever else the sentence calls welcome. */
const STRICT =
  /(?<!\p{L})(?:must|required|requirement|mandatory|essential|krav|kræves|kreves|skal|påkræv|påkrevd|nødvendig|måste|krävs|vaaditaan|edellyt|vaatimus|skilyrði|krafa|krafist|nauðsynleg)/u;
const NEGATION =
  /(?<!\p{L})(?:not|never|no longer|ikke|ikkje|inte|ej|ei|eivät|emme|ekki|aldrig|aldri)(?!\p{L})|n['’]t(?!\p{L})/u;

/** Before an "if" that changes nothing: "even if", "don't worry if". */
const ANYWAY =
  /(?:even|worry|worries|problem|fine|ok|okay|matter|selv|noget|noe|rolig|problem|även|inget|bra|också|skyldi|allt í lagi|haittaa|mitään) $/;

/** A reader of sentences in one language's words; null for those that name no language in them. */
export function languageReader(phrases: Phrases): LanguageReader {
  const terms: Terms = termsOf(phrases.names, phrases.stems, phrases.glued);
  const joining: Joining = {
    and: anyOfWords(phrases.and),
    or: new RegExp(`${anyOfWords(phrases.or).source}|/`, 'g'),
    oneOf: anyOfLines(phrases.oneOf),
    mayFollow: new Set(wordsOf(phrases.after)),
  };
  const breaks = anyOfWords(phrases.breaks);
  const continues = anyOfWords(phrases.continues);
  const conditional = anyOfWords(phrases.conditional);
  const required = anyOfLines(phrases.required);
  const optional = anyOfLines(phrases.optional);
  const notRequired = anyOfLines(phrases.notRequired);
  const otherwise = anyOfLines(phrases.otherwise);
  const enough = anyOfLines(phrases.enough);
  const notEnough = anyOfLines(phrases.notEnough);
  const optionalHeading = anyOfLines(phrases.optionalHeadings);
  const requiredHeading = anyOfLines(phrases.requiredHeadings);
  const levels = (['fluent', 'good', 'basic'] as const).map(
    (level) => [level, anyOfLines(phrases.levels[level])] as const,
  );

  return ({ text, isItem, under }) => {
    const { text: signed, lists } = withSigns(text, terms, joining, LIST_SIGN);
    if (lists.length === 0) return null;
    const answer: LanguagesSaid = { said: [], englishEnough: null };
    if (text.trimEnd().endsWith('?')) return answer;
    const { said, others } = clausesOf(signed, breaks, continues);
    const heading = under.toLowerCase();
    const isWelcome = others.some((one) => found(optional, one)) || (isItem && found(optionalHeading, heading));
    const isAskedBare = isItem && !isWelcome && found(requiredHeading, heading);
    for (const { text: clause, wider } of said) {
      for (const sign of signsIn(clause)) {
        const list = lists[sign.charCodeAt(0) - LIST_SIGN] as NamedList;
        // "We do not expect, that you speak …": taken back before it is said.
        const isTakenBack = wider.some((one) => matches(notRequired, one, sign, false));
        let verdict: ReturnType<typeof verdictOn> = isTakenBack ? 'notRequired' : null;
        let read = clause;
        for (const one of isTakenBack ? [] : [clause, ...wider]) {
          verdict = verdictOn(one, sign, isAskedBare);
          read = one;
          if (verdict !== null) break;
        }
        if (verdict === 'required' && isWelcome && !STRICT.test(read)) verdict = 'optional';
        const isEnglish = list.sets.length === 1 && list.sets[0]?.join() === 'en';
        const isEnough = isEnglish ? enoughIn([clause, ...wider], sign) : null;
        answer.englishEnough ??= isEnough;
        if (isEnough === null && (verdict === 'required' || verdict === 'optional' || verdict === 'notRequired')) {
          const level = verdict === 'optional' ? null : levelOf(read, sign);
          answer.said.push(
            ...list.sets.map((anyOf) => ({ anyOf, verdict: verdict as LanguageSaid['verdict'], level })),
          );
        }
      }
    }
    return answer;
  };

  /** `none`: it speaks of something else, whatever it looks like. */
  function verdictOn(clause: string, sign: string, isAskedBare: boolean) {
    const isIf = [...clause.matchAll(conditional)].some(
      ({ index }) => index < clause.indexOf(sign) && !ANYWAY.test(clause.slice(0, index)),
    );
    if (isIf) return 'none';
    if (matches(notRequired, clause, sign, true)) return 'notRequired';
    if (found(otherwise, clause)) return 'none';
    if (found(optional, clause)) return 'optional';
    if (matches(required, clause, sign, false)) return 'required';
    return isAskedBare &&
      [...clause]
        .filter((character) => character !== sign)
        .join('')
        .trim() === ''
      ? 'required'
      : null;
  }

  function enoughIn(clauses: readonly string[], sign: string): boolean | null {
    for (const clause of clauses) {
      if (matches(notEnough, clause, sign, false)) return false;
      const said = [...clause.matchAll(enough)].find(([match]) => match.includes(sign));
      if (said === undefined) continue;
      const isIf = [...clause.matchAll(conditional)].some(({ index }) => index < clause.indexOf(sign));
      // "English is not our working language" has all its words and says the opposite.
      return isIf || NEGATION.test(said[0]) ? null : true;
    }
    return null;
  }

  function levelOf(clause: string, sign: string): LanguageLevel | null {
    const at = clause.indexOf(sign);
    const signs = signsIn(clause);
    const previous = signs[signs.indexOf(sign) - 1];
    const next = signs[signs.indexOf(sign) + 1];
    const before = clause.slice(previous === undefined ? 0 : clause.indexOf(previous) + 1, at);
    const after = clause.slice(at + 1, next === undefined ? undefined : clause.indexOf(next));
    for (const part of [before, after]) {
      for (const [level, words] of levels) if (found(words, part)) return level;
    }
    return null;
  }
}

function signsIn(clause: string): string[] {
  return [...clause].filter((character) => character >= '\ue000' && character <= '\ue03f');
}

function found(expression: RegExp, text: string): boolean {
  expression.lastIndex = 0;
  return expression.test(text);
}

/** Whether a match holds the sign; or, where `orNone`, names none at all and so speaks of the whole clause. */
function matches(expression: RegExp, clause: string, sign: string, orNone: boolean): boolean {
  for (let from = 0; from < clause.length; ) {
    expression.lastIndex = from;
    const match = expression.exec(clause);
    if (match === null) return false;
    if (match[0].includes(sign) || (orNone && signsIn(match[0]).length === 0)) return true;
    // A match may begin within another: "strong and fluent in A, fluent in B".
    from = match.index + 1;
  }
  return false;
}
