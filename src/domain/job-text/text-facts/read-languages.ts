import { type Clauses, clausesOf } from './clauses.ts';
import { LANGUAGE_SIGN } from './expressions.ts';
import { type LanguageExpressions, type LanguageLevel, languageExpressions, NEGATION } from './language-expressions.ts';
import {
  type ClauseVerdict,
  demandAfter,
  enoughIn,
  isSkillAtWork,
  LABEL,
  levelIn,
  verdictOn,
} from './language-in-clause.ts';
import { type NamedList, withSigns } from './named-lists.ts';
import type { Phrases } from './phrases.server.ts';
import type { Sentence } from './sentences.ts';
import { matches, matchesIn, signsIn } from './signs-in-clause.ts';

/** A statement of one sentence about a set of languages, any one of which is enough. */
export type LanguageFact = {
  anyOf: readonly string[];
  verdict: 'required' | 'optional' | 'notRequired';
  /** With `notRequired`: this level is not required, but a lower one may be. */
  level: LanguageLevel | null;
  /** The sentence names no language outside the set. */
  isAlone: boolean;
};

export type LanguageFacts = { facts: LanguageFact[]; englishEnough: boolean | null };

export type LanguageReader = (sentence: Sentence) => LanguageFacts | null;

/** These require a language even where the sentence calls others welcome. */
const STRICT =
  /(?<!\p{L})(?:must|required|requirement|mandatory|essential|krav|kræves|kreves|skal|påkræv|påkrevd|nødvendig|måste|krävs|vaaditaan|edellyt|vaatimus|välttämätö|pakolli|skilyrði|krafa|krafist|nauðsynleg|forsenda|prerequisite|forudsætning|forutsetning|føresetnad|förutsättning)/u;

const PART_OF_SKILL =
  /(?<!\p{L})(?:written|in writing|spoken|reading|skriftlig\p{L}*|skriftleg\p{L}*|i skrift|muntlig\p{L}*|mundtlig\p{L}*|munnleg\p{L}*|kirjalli\p{L}*|suulli\p{L}*|rituð\p{L}*|skrifað\p{L}*)(?!\p{L})/u;

/** "We speak Danish and Swedish, one of which you master." */
const ONE_OF_THEM =
  /(?<!\p{L})(?:one of|either of|at least one|et af|ett av|en av|én av|minst ett|mindst et|jompaakumpaa|yhtä niistä|aðra þeirra|annað þeirra)(?!\p{L})/u;

const RELATIVE = /^(?:who|that|der|som|joka|jotka|sem) /;

/** Makes a reader of sentences in one language. It returns null for a sentence that names no language. */
export function languageReader(phrases: Phrases, all: readonly Phrases[]): LanguageReader {
  const expressions = languageExpressions(phrases, all);
  return (sentence) => readSentence(expressions, sentence);
}

function readSentence(expressions: LanguageExpressions, sentence: Sentence): LanguageFacts | null {
  const { terms, joining, aboutOthers, starts, continues, refersBack, spokenBack } = expressions;
  const { text, lists } = withSigns(sentence.text, terms, joining, LANGUAGE_SIGN);
  if (lists.length === 0) return null;
  const answer: LanguageFacts = { facts: [], englishEnough: null };
  if (sentence.text.trimEnd().endsWith('?')) return answer;
  const withoutOthers = text.replace(aboutOthers, ' ; ');
  const { signed: clauses, others } = clausesOf(withoutOthers, starts, continues, refersBack, spokenBack);
  const around = demandsAround(expressions, sentence, others);
  let before: ClauseVerdict = null;
  for (const clause of clauses) {
    for (const sign of signsIn(clause.text)) {
      const list = lists[sign.charCodeAt(0) - LANGUAGE_SIGN];
      if (list === undefined) continue;
      const isAlone = lists.length === 1 && list.sets.length === 1;
      const reading = readList(expressions, clause, { sign, list, isAlone, before, around });
      before = reading.verdict;
      answer.englishEnough ??= reading.englishEnough;
      answer.facts.push(...reading.facts);
    }
  }
  return answer;
}

/** What the heading of a sentence and its remarks say of all languages in it. */
type Around = { isUnneeded: boolean; isWelcome: boolean; isBelowRequired: boolean };

function demandsAround(expressions: LanguageExpressions, { text, isItem, under }: Sentence, remarks: string[]): Around {
  const { optional, optionalHeading, requiredHeading, notRequiredHeading } = expressions;
  const label = LABEL.exec(text.toLowerCase())?.[1];
  const isLabelled = label !== undefined && (matchesIn(optionalHeading, label) || matchesIn(requiredHeading, label));
  const heading = isLabelled ? label : isItem ? under.toLowerCase() : '';
  const isUnneeded = matchesIn(notRequiredHeading, heading);
  const isWelcome =
    !isUnneeded &&
    (remarks.some((one) => isRemark(one) && matchesIn(optional, one)) || matchesIn(optionalHeading, heading));
  return { isUnneeded, isWelcome, isBelowRequired: !isUnneeded && !isWelcome && matchesIn(requiredHeading, heading) };
}

/** A longer clause without a language has its own subject: "and preferably experience of sales". */
const REMARK_WORDS = 5;

function isRemark(clause: string): boolean {
  return clause.split(' ').length <= REMARK_WORDS;
}

type Clause = Clauses['signed'][number];
/** A list of languages in a sentence. `isAlone`: the sentence has no other; `before`: the verdict on the one before it. */
type ListInSentence = { sign: string; list: NamedList; isAlone: boolean; before: ClauseVerdict; around: Around };

function readList(
  expressions: LanguageExpressions,
  clause: Clause,
  inSentence: ListInSentence,
): LanguageFacts & { verdict: ClauseVerdict } {
  const { sign, list, isAlone, around } = inSentence;
  const { text, wider, referring, isSpoken } = clause;
  const isEnglish = list.sets.length === 1 && list.sets[0]?.join() === 'en';
  const isEnough = isEnglish ? enoughIn(expressions, [text, ...wider], sign) : null;
  const demand = referring ?? (isEnough ? demandAfter(expressions, text, sign) : null);
  const { verdict, statedIn } = verdictOnList(expressions, clause, inSentence, demand);
  const final = verdict === 'required' && around.isWelcome && !STRICT.test(statedIn) ? 'optional' : verdict;
  const isSpokenAtWork = isSpoken && isEnglish && (final === null || final === 'required');
  const answer = { verdict, englishEnough: isEnough ?? (isSpokenAtWork ? true : null), facts: [] };
  const isStated = isEnough === null || (isEnough && (demand !== null || isSkillAtWork(expressions, text, sign)));
  if (!isStated || final === null || final === 'none') return answer;
  // "Danish; written Danish is a plus" takes nothing back.
  if (final === 'optional' && PART_OF_SKILL.test(text)) return answer;
  const isOneOfThem = referring !== null && ONE_OF_THEM.test(text);
  const sets = isOneOfThem ? [[...new Set(list.sets.flat())].sort()] : list.sets;
  const level = final === 'optional' ? null : levelIn(expressions, demand, statedIn, { sign, isEnough });
  return { ...answer, facts: sets.map((anyOf) => ({ anyOf, verdict: final, level, isAlone })) };
}

/** The verdict on a list by its clause, else by the wider ones. `statedIn` is the clause that decided. */
function verdictOnList(
  expressions: LanguageExpressions,
  { text, wider }: Clause,
  { sign, list, isAlone, before, around }: ListInSentence,
  demand: string | null,
): { verdict: ClauseVerdict; statedIn: string } {
  const { conditional, notRequired, otherMatters, requiredChoice, requiredAlone, onlyAnd, afterAnd } = expressions;
  // "We do not expect, that you speak …" has its negation in the clause before.
  const isNegated = wider.some((one) => matches(notRequired, one, sign, false));
  let verdict: ClauseVerdict = isNegated || around.isUnneeded ? 'notRequired' : null;
  // "You get a mentor, who speaks Danish": the clause before names the subject.
  if (verdict === null && RELATIVE.test(text) && wider.some((one) => matchesIn(otherMatters, one))) verdict = 'none';
  let statedIn = text;
  for (const one of verdict !== null ? [] : [text, ...wider]) {
    verdict = verdictOn(expressions, one, sign, around.isBelowRequired);
    statedIn = one;
    if (verdict !== null) break;
  }
  if (demand !== null && (verdict === null || verdict === 'none') && !NEGATION.test(text)) verdict = 'required';
  const isChoice = list.sets.length === 1 && (list.sets[0]?.length ?? 0) > 1;
  const isOpen = verdict === null || (verdict === 'none' && !matchesIn(otherMatters, text));
  if (isOpen && isChoice && requiredChoice && matches(requiredChoice, text, sign, false)) verdict = 'required';
  const isOne = isAlone && !isChoice && text.search(conditional) < 0 && !NEGATION.test(text);
  if (isOne && requiredAlone && matches(requiredAlone, text, sign, false)) verdict = 'required';
  // "You speak English, and either Finnish or Swedish."
  const isJoined = onlyAnd.test(text) || afterAnd.test(text.slice(0, text.indexOf(sign) + 1));
  if (verdict === null && isJoined && before === 'required') verdict = before;
  return { verdict, statedIn };
}
