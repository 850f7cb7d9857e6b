import { clausesOf } from './clauses.ts';
import { anyPhrase, anyWord, LANGUAGE_SIGN } from './expressions.ts';
import { type Joining, type NamedList, type Terms, termsOf, withSigns } from './named-lists.ts';
import type { Phrases } from './phrases.server.ts';
import type { Sentence } from './sentences.ts';

/** Levels of jobs' `languages`. */
export type LanguageLevel = 'fluent' | 'good' | 'basic';

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
const NEGATION =
  /(?<!\p{L})(?:not|never|no longer|ikke|ikkje|inte|ej|ei|eivät|emme|ekki|aldrig|aldri)(?!\p{L})|n['’]t(?!\p{L})/u;

/** Before an "if" that is no condition: "even if", "don't worry if", and "krav om" (a requirement of). */
const ANYWAY =
  /(?:even|worry|worries|problem|fine|ok|okay|matter|selv|noget|noe|rolig|problem|även|inget|hinder|lugnt|okej|bra|också|skyldi|allt í lagi|haittaa|mitään|krav|behov|kendskab|viden|ønske) $/;

const PART_OF_SKILL =
  /(?<!\p{L})(?:written|in writing|spoken|reading|skriftlig\p{L}*|skriftleg\p{L}*|i skrift|muntlig\p{L}*|mundtlig\p{L}*|munnleg\p{L}*|kirjalli\p{L}*|suulli\p{L}*|rituð\p{L}*|skrifað\p{L}*)(?!\p{L})/u;

const WORK_LANGUAGE = /language|spr[oå][gk]|kiel|tungumál|vinnumál|starfsmál|samskiptamál/u;

/** "We speak Danish and Swedish, one of which you master." */
const ONE_OF_THEM =
  /(?<!\p{L})(?:one of|either of|at least one|et af|ett av|en av|én av|minst ett|mindst et|jompaakumpaa|yhtä niistä|aðra þeirra|annað þeirra)(?!\p{L})/u;

const RELATIVE = /^(?:who|that|der|som|joka|jotka|sem) /;

/** "Requirements: own tools, fluent Danish" names its heading itself. */
const LABEL = /^([^:.,;]{1,40}):\s+(?=\S)/;

/** The Common European Framework of Reference for Languages: A1 to C2. */
const CEFR = /(?<![\p{L}\d])([abc])[12](?![\p{L}\d])/u;

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

/**
 * Makes a reader of sentences in one language. It returns null for a sentence that names no language. Headings may be in
 * any language: "Din profil" also stands above bullets in English.
 */
export function languageReader(phrases: Phrases, all: readonly Phrases[]): LanguageReader {
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

  return ({ text, isItem, under }) => {
    const { text: signedText, lists } = withSigns(text, terms, joining, LANGUAGE_SIGN);
    if (lists.length === 0) return null;
    const answer: LanguageFacts = { facts: [], englishEnough: null };
    if (text.trimEnd().endsWith('?')) return answer;
    const { signed: clauses, others } = clausesOf(
      signedText.replace(aboutOthers, ' ; '),
      starts,
      continues,
      refersBack,
      spokenBack,
    );
    const label = LABEL.exec(text.toLowerCase())?.[1];
    const isLabelled = label !== undefined && (matchesIn(optionalHeading, label) || matchesIn(requiredHeading, label));
    const heading = isLabelled ? label : isItem ? under.toLowerCase() : '';
    const isUnneeded = matchesIn(notRequiredHeading, heading);
    const isWelcome =
      !isUnneeded &&
      (others.some((one) => isRemark(one) && matchesIn(optional, one)) || matchesIn(optionalHeading, heading));
    const isBelowRequired = !isUnneeded && !isWelcome && matchesIn(requiredHeading, heading);
    let before: ReturnType<typeof verdictOn> = null;
    for (const { text: clause, wider, referring, isSpoken } of clauses) {
      const isOnlyAnd = onlyAnd.test(clause);
      for (const sign of signsIn(clause)) {
        const list = lists[sign.charCodeAt(0) - LANGUAGE_SIGN] as NamedList;
        // "We do not expect, that you speak …" has its negation in the clause before.
        const isNegated = wider.some((one) => matches(notRequired, one, sign, false));
        let verdict: ReturnType<typeof verdictOn> = isNegated || isUnneeded ? 'notRequired' : null;
        // "You get a mentor, who speaks Danish": the clause before names the subject.
        if (verdict === null && RELATIVE.test(clause) && wider.some((one) => matchesIn(otherMatters, one)))
          verdict = 'none';
        let rest = clause;
        for (const one of verdict !== null ? [] : [clause, ...wider]) {
          verdict = verdictOn(one, sign, isBelowRequired);
          rest = one;
          if (verdict !== null) break;
        }
        const isChoice = list.sets.length === 1 && (list.sets[0]?.length ?? 0) > 1;
        const isEnglish = list.sets.length === 1 && list.sets[0]?.join() === 'en';
        const isEnough = isEnglish ? enoughIn([clause, ...wider], sign) : null;
        const demand = referring ?? (isEnough ? demandAfter(clause, sign) : null);
        if (demand !== null && (verdict === null || verdict === 'none') && !NEGATION.test(clause)) verdict = 'required';
        const isOpen = verdict === null || (verdict === 'none' && !matchesIn(otherMatters, clause));
        if (isOpen && isChoice && requiredChoice && matches(requiredChoice, clause, sign, false)) {
          verdict = 'required';
        }
        const isAlone = lists.length === 1 && list.sets.length === 1;
        const isOne = isAlone && !isChoice && clause.search(conditional) < 0 && !NEGATION.test(clause);
        if (isOne && requiredAlone && matches(requiredAlone, clause, sign, false)) verdict = 'required';
        // "You speak English, and either Finnish or Swedish."
        const isJoined = isOnlyAnd || afterAnd.test(clause.slice(0, clause.indexOf(sign) + 1));
        if (verdict === null && isJoined && before === 'required') verdict = before;
        before = verdict;
        if (verdict === 'required' && isWelcome && !STRICT.test(rest)) verdict = 'optional';
        answer.englishEnough ??=
          isEnough ?? (isSpoken && isEnglish && (verdict === null || verdict === 'required') ? true : null);
        const isStated = isEnough === null || (isEnough && (demand !== null || isSkillAtWork(clause, sign)));
        if (isStated && (verdict === 'required' || verdict === 'optional' || verdict === 'notRequired')) {
          // "Danish; written Danish is a plus" takes nothing back.
          if (verdict === 'optional' && PART_OF_SKILL.test(clause)) continue;
          const sets =
            referring !== null && ONE_OF_THEM.test(clause) ? [[...new Set(list.sets.flat())].sort()] : list.sets;
          const level = verdict === 'optional' ? null : levelIn(demand, rest, sign, isEnough);
          answer.facts.push(
            ...sets.map((anyOf) => ({ anyOf, verdict: verdict as LanguageFact['verdict'], level, isAlone })),
          );
        }
      }
    }
    return answer;
  };

  /** "Our working language is English and you must master it": a clause that refers back, without a comma before it. */
  function demandAfter(clause: string, sign: string): string | null {
    const after = clause.slice(clause.indexOf(sign) + 1).trim();
    return matchesIn(refersBack, after) ? after : null;
  }

  /** The clause that refers back has the level: "Our working language is English, so you need to be fluent in it". */
  function levelIn(demand: string | null, clause: string, sign: string, isEnough: boolean | null) {
    const demanded = demand === null ? null : levelOf(`${sign} ${demand}`, sign);
    return demanded ?? (demand !== null && isEnough ? null : levelOf(clause, sign));
  }

  /** "Fluent in English, which is our working language" requires English and says where it is spoken. */
  function isSkillAtWork(clause: string, sign: string): boolean {
    const at = clause.indexOf(sign);
    const isAtWork = [...clause.matchAll(enough)].some(
      ({ index, 0: text }) => index === at && WORK_LANGUAGE.test(text),
    );
    if (!isAtWork) return false;
    return matches(requires, clause.slice(0, at + 1), sign, false);
  }

  /** `none`: the clause is about something else. */
  function verdictOn(clause: string, sign: string, isBelowRequired: boolean) {
    const isIf = [...clause.matchAll(conditional)].some(
      ({ index }) => index < clause.indexOf(sign) && !ANYWAY.test(clause.slice(0, index)),
    );
    if (matches(notRequired, clause, sign, !isIf)) return 'notRequired';
    if (isIf) return 'none';
    if (matchesIn(otherMatters, clause)) return 'none';
    if (matchesIn(optional, clause)) return 'optional';
    if (matches(requires, clause, sign, false)) return 'required';
    // A match of the first language hides the second one: "You speak German and can hold your own in English".
    if (matches(requires, withoutOtherSigns(clause, sign), sign, false)) return 'required';
    return isBelowRequired && matches(requiredBelow, clause.replace(LABEL, ''), sign, false) ? 'required' : null;
  }

  function enoughIn(clauses: readonly string[], sign: string): boolean | null {
    for (const clause of clauses) {
      if (matches(notEnough, clause, sign, false)) return false;
      const match = [...clause.matchAll(enough)].find(([text]) => text.includes(sign));
      if (match === undefined) continue;
      const isIf = [...clause.matchAll(conditional)].some(
        ({ index }) => index < clause.indexOf(sign) && !ANYWAY.test(clause.slice(0, index)),
      );
      // "English is not our working language" has all its words and says the opposite.
      return isIf || NEGATION.test(match[0]) ? null : true;
    }
    return null;
  }

  function levelOf(clause: string, sign: string): LanguageLevel | null {
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
}

/** A longer clause without a language has its own subject: "and preferably experience of sales". */
const REMARK_WORDS = 5;

function isRemark(clause: string): boolean {
  return clause.split(' ').length <= REMARK_WORDS;
}

/** The clause with a word in place of every other list of languages. */
function withoutOtherSigns(clause: string, sign: string): string {
  return clause.replace(/[\ue000-\ue03f]/g, (other) => (other === sign ? other : 'x'));
}

function signsIn(clause: string): string[] {
  return [...clause].filter((character) => character >= '\ue000' && character <= '\ue03f');
}

function matchesIn(expression: RegExp, text: string): boolean {
  expression.lastIndex = 0;
  return expression.test(text);
}

/** Whether a match contains the sign or, with `orNone`, no sign at all: then it is about the whole clause. */
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
