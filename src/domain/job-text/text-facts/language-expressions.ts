import { anyPhrase, anyWord } from './expressions.ts';
import { type Joining, type Terms, termsOf } from './named-lists.ts';
import type { Phrases } from './phrases.server.ts';

export const NEGATION =
  /(?<!\p{L})(?:not|never|no longer|ikke|ikkje|inte|ej|ei|eivät|emme|ekki|aldrig|aldri)(?!\p{L})|n['’]t(?!\p{L})/u;

/** "15 timer om ugen" and "om bord" have no condition. */
const NOT_TIME =
  '(?! (?:bord|dagen|ugen|uken|uka|veka|måneden|månaden|året|sommeren|sommaren|vinteren|aftenen|kvelden))';

/** Speakers understand each other, and postings write "dansk/svensk/norsk" for any one of these. */
const SCANDINAVIAN = new Set(['da', 'no', 'sv']);

/** A clause of its own about other languages than those named: "(other languages are a plus)". */
function aboutOtherLanguages(phrases: Phrases): RegExp {
  const others = anyPhrase(phrases.otherLanguages).source;
  return new RegExp(`[;,.(–-]\\s*(?:${anyWord(phrases.and).source} )?(?:${others})[^;,()\ue000-\ue03f]*\\)?`, 'g');
}

/** Levels of jobs' `languages`. */
export type LanguageLevel = 'fluent' | 'good' | 'basic';

export type LanguageExpressions = ReturnType<typeof languageExpressions>;

/** The phrases of one language as expressions. Headings may be in any language, so they are those of all. */
export function languageExpressions(phrases: Phrases, all: readonly Phrases[]) {
  const terms: Terms = termsOf(phrases.languageNames, phrases.compoundStems, phrases.compoundEndings);
  const levelWords = [...Object.values(phrases.levels).flat(), ...(phrases.parts.levelWord ?? [])];
  const joining: Joining = {
    and: anyWord(phrases.and),
    // "A little Danish or a little English" is a choice, too.
    or: new RegExp(`${anyWord(phrases.or).source}(?: ${anyPhrase(levelWords).source}){0,2}`, 'g'),
    oneOf: anyPhrase(phrases.oneOf),
    mayFollow: phrases.wordsAfterLanguage === undefined ? null : new Set(phrases.wordsAfterLanguage),
    otherThan: anyPhrase(phrases.otherThan),
    interchangeable: SCANDINAVIAN,
    optional: anyPhrase(phrases.optional),
    notRequired: NEGATION,
    enough: anyPhrase(phrases.enough, ''),
  };
  const aboutOthers = aboutOtherLanguages(phrases);
  const joined = `(?:${anyWord(phrases.and).source})(?: (?:with|to|med|til|till|för|við) \\S+)?(?: (?:in|på|i|á|í|also|both))? [\ue000-\ue03f]$`;
  const onlyAnd = new RegExp(`^${joined}`);
  const afterAnd = new RegExp(`[\ue000-\ue03f] ${joined}`);
  const firstAnd = new RegExp(`(?<!${anyWord(phrases.and).source}.*)${anyWord(phrases.and).source}`);
  const starts = anyWord(phrases.clauseStarts);
  const continues = anyWord(phrases.clauseContinues);
  const conditional = new RegExp(anyWord(phrases.conditional).source + NOT_TIME, 'g');
  const requires = anyPhrase(phrases.required);
  const requiredChoice = phrases.requiredChoice === undefined ? null : anyPhrase(phrases.requiredChoice);
  const requiredAlone = phrases.requiredAlone === undefined ? null : anyPhrase(phrases.requiredAlone);
  const requiredBelow = anyPhrase(phrases.requiredBelowHeading);
  const refersBack = anyPhrase(phrases.refersBack);
  const spokenBack = anyPhrase(phrases.spokenBack);
  const optional = anyPhrase(phrases.optional);
  const notRequired = anyPhrase(phrases.notRequired);
  const otherMatters = anyPhrase(phrases.unrelated);
  const enough = anyPhrase(phrases.enough);
  const notEnough = anyPhrase(phrases.notEnough);
  const optionalHeading = anyPhrase(all.flatMap((one) => one.optionalHeadings));
  const requiredHeading = anyPhrase(all.flatMap((one) => one.requiredHeadings));
  const notRequiredHeading = anyPhrase(all.flatMap((one) => one.notRequiredHeadings));
  const levels = (['fluent', 'good', 'basic'] as const).map(
    (level) => [level, anyPhrase(phrases.levels[level])] as const,
  );
  return {
    terms,
    joining,
    aboutOthers,
    onlyAnd,
    afterAnd,
    firstAnd,
    starts,
    continues,
    conditional,
    requires,
    requiredChoice,
    requiredAlone,
    requiredBelow,
    refersBack,
    spokenBack,
    optional,
    notRequired,
    otherMatters,
    enough,
    notEnough,
    optionalHeading,
    requiredHeading,
    notRequiredHeading,
    levels,
  };
}
