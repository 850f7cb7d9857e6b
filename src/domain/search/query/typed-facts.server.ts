import { SHORTEST_WITH_TYPO, typoIndexOf } from '#domain/site/typo-distance.ts';
import { fieldOfTrade, isTrade, type Sense } from '../vocabulary/entry-lookups.server.ts';
import { isSpelledInVocabulary } from '../vocabulary/languages.server.ts';
import { bokmalForms } from '../vocabulary/nynorsk.ts';
import { occupationsIn } from '../vocabulary/occupations.server.ts';
import { interpretWords } from '../vocabulary/synonyms.server.ts';
import { topicsOfCompound } from '../vocabulary/topics.server.ts';
import { infinitivesOf } from '../vocabulary/verb-forms.ts';
import { FACT_ENTRIES, TOPIC_ENTRIES } from '../vocabulary/vocabulary.server.ts';
import { withListedBenefits } from './benefit-lists.server.ts';
import { beginningOfCompany, beginningOfTechnology, finnishFormOf } from './finnish-forms.server.ts';
import { FACTS, fieldFact, isTechFact, type JobFact, LITERAL, TOPICS, topicLexeme } from './job-facts.server.ts';
import { isSpelledLike } from './nordic-spellings.ts';
import { isTelling, type TypedText, type Word, wordsIn } from './search-text.ts';
import { namesPosition } from './sense-queries.server.ts';
import { unneededLanguageAt } from './unneeded-languages.server.ts';
import { baseForms } from './word-endings.ts';

/** The facts that words of a search name, wherever they stand in it. */

type Phrase = { words: string[]; first: Word; spelled: string; fact: JobFact | null };

/** Shorter compounds may be other words. */
const SHORTEST_COMPOUND = 9;

/** The phrases of facts by their first word, the longest first. */
const PHRASES: ReadonlyMap<string, Phrase[]> = Map.groupBy(
  withCompounds(
    [...TOPIC_ENTRIES, ...FACT_ENTRIES].flatMap(({ key, synonyms }) => synonyms.map((one) => phraseOf(key, one))),
  ).sort((a, b) => b.words.length - a.words.length),
  ({ words }) => words[0] ?? '',
);

/** The phrases, and those of two words as one: sirkulærøkonomi. */
function withCompounds(phrases: readonly Phrase[]): Phrase[] {
  const known = new Set(phrases.map(({ words }) => words.join(' ')));
  const compounds = phrases.flatMap((phrase) => {
    const compound = phrase.words.join('');
    const isNew = phrase.words.length === 2 && compound.length >= SHORTEST_COMPOUND && !known.has(compound);
    return isNew ? [{ ...phrase, words: [compound], first: { folded: compound, spelled: phrase.spelled } }] : [];
  });
  return [...phrases, ...compounds];
}

function phraseOf(key: string, synonym: string): Phrase {
  const fact = TOPICS.get(key) ?? FACTS.get(key) ?? null;
  if (fact === null && key !== LITERAL) throw new Error(`facts.yaml: no fact is called ${key}`);
  const all = wordsIn(synonym);
  const telling = all.filter(isTelling);
  const words = telling.length > 0 ? telling : all;
  const [first = { folded: '', spelled: '' }] = words;
  return {
    words: words.map(({ folded }) => folded),
    first,
    spelled: words.map(({ spelled }) => spelled).join(''),
    fact: fact && {
      ...fact,
      isStrict: fact.isStrict || synonym.startsWith('('),
      isOnlyTyped: synonym.startsWith('?'),
    },
  };
}

/** Words that name a fact by themselves, and are one typo away from a word that names none. */
export const similarFactWords = typoIndexOf(
  [...PHRASES].flatMap(([word, phrases]) =>
    word.length >= SHORTEST_WITH_TYPO && phrases.some(({ words, fact }) => words.length === 1 && fact) ? [word] : [],
  ),
);

/** A warehouse (lager) is full of no doctors (læger): the plain word stands in the vocabulary itself. */
function isAnotherWord({ folded, spelled }: Word, own: Word): boolean {
  return spelled === folded && own.spelled !== own.folded && isSpelledInVocabulary(spelled);
}

const inFinnish = finnishFormOf([...PHRASES.keys()]);

const namesRole = (word: Word) =>
  interpretWords([word]).some(({ senses, parts }) => parts.length === 0 && isTrade(senses));

/** The longest phrases at a word: as typed, in its dictionary form, or as the beginning of the name of a trade. */
function phrasesAt(words: TypedText['words'], at: number): Phrase[] {
  const folded = words[at]?.folded ?? '';
  const wordHere = words[at];
  const unneeded = words.slice(at, at + unneededLanguageAt(words, at)).map((word) => word.folded);
  if (wordHere && unneeded.length > 0)
    return [{ words: unneeded, first: wordHere, spelled: '', fact: fieldFact('english') }];
  const isHere = ({ words: [, ...rest], first }: Phrase) =>
    wordHere !== undefined &&
    !wordHere.inPhrase &&
    isSpelledLike(wordHere, first) &&
    !isAnotherWord(wordHere, first) &&
    rest.every((word, next) => words[at + next + 1]?.folded === word && !words[at + next + 1]?.inPhrase);
  const longestOf = (forms: readonly string[]) => {
    const ofForm = forms.map((form) => PHRASES.get(form)?.filter(isHere) ?? []).find(({ length }) => length > 0) ?? [];
    return ofForm.filter(({ words: { length } }) => length === ofForm[0]?.words.length);
  };
  // Sängar (beds) is no sanger (songs): Norwegian has neither ä nor ö.
  const inBokmal = /[äö]/.test(wordHere?.spelled ?? '') ? [] : bokmalForms(folded);
  // Lærar is a teacher and no form of lær, which is leather.
  const isRole = wordHere !== undefined && !PHRASES.has(folded) && namesRole(wordHere);
  const own = longestOf([
    folded,
    ...(isRole ? [] : [...baseForms(folded), ...inBokmal, ...beginningOfCompany(folded)]),
  ]);
  if (own.length > 0 || !wordHere || wordHere.inPhrase) return own;
  const inCase = longestOf(inFinnish(wordHere));
  if (inCase.length > 0) return inCase;
  const ofVerb = longestOf(infinitivesOf(folded)).filter(({ words, fact }) => words.length > 1 && fact?.isOnlyTyped);
  if (ofVerb.length > 0) return ofVerb;
  if (interpretWords([wordHere]).some(({ senses }) => senses.length > 0)) return [];
  const ofTechnology = longestOf(beginningOfTechnology(folded));
  if (ofTechnology.length > 0) return ofTechnology;
  return topicsOfCompound(wordHere).flatMap((key) => {
    const fact = TOPICS.get(key) ?? FACTS.get(key);
    return fact ? [{ words: [folded], first: wordHere, spelled: folded, fact }] : [];
  });
}

/** The facts that one phrase names: "shipping" is at sea and in logistics. */
function together(facts: readonly JobFact[]): JobFact | null {
  const [first] = facts;
  if (!first) return null;
  return {
    ...(facts.find(({ isTopic }) => !isTopic) ?? first),
    lexemes: [...new Set(facts.flatMap(({ lexemes }) => lexemes))],
    isStrict: facts.every(({ isStrict }) => isStrict),
    isOnlyTyped: facts.every(({ isOnlyTyped }) => isOnlyTyped),
  };
}

type FactSpan = { from: number; length: number; fact: JobFact };

/** The facts that typed words name. Quoted words name none. */
export function factsIn(words: TypedText['words']): FactSpan[] {
  const spans: FactSpan[] = [];
  const roleNames = interpretWords(words).filter(({ senses }) => senses.length > 0);
  const occupations = occupationsIn(words);
  for (let at = 0; at < words.length; ) {
    const phrases = phrasesAt(words, at);
    const length = phrases[0]?.words.length ?? 1;
    const fact = together(phrases.flatMap((phrase) => phrase.fact ?? []));
    const isIn = (role: { from: number; length: number }) =>
      role.length > 1 && role.from <= at && at < role.from + role.length && length < role.length;
    // A data scientist works in no science, to pay salaries is a role, and a chemical engineer is one word.
    const isOfIndustry = fact !== null && (fact.industry !== null || isTechFact(fact));
    const isOfRole = roleNames.some(isIn) || (isOfIndustry && occupations.some(isIn));
    const word = words[at];
    const isPosition = length === 1 && fact?.isTopic && word !== undefined && namesPosition(word);
    // A hairdresser looks for a salon, and not for software for beauty.
    const isTradeOfTopic = roleNames.some(
      (role) =>
        role.from === at &&
        role.length >= length &&
        isTrade(role.senses) &&
        phrases.every((phrase) => phrase.fact === null || isFieldOf(role.senses, phrase.fact)),
    );
    const isNoField = length === 1 && words.length > 1 && NO_FIELD.has(word?.spelled ?? '');
    if (fact && !isNoField && !isPosition && !isOfRole && !isTradeOfTopic) spans.push({ from: at, length, fact });
    at += length;
  }
  return join(words, withListedBenefits(words, spans));
}

/** In a sentence, "har" and "her" are no armies, "kører" no choirs, and who reads contracts works not on reading. */
const NO_FIELD = new Set(['har', 'her', 'saa', 'mine', 'mina', 'kører', 'kör', 'lese', 'lesa', 'læse']);

function isFieldOf(senses: readonly Sense[], fact: JobFact): boolean {
  return senses.some(({ keys }) => keys.some((key) => fact.lexemes.includes(topicLexeme(fieldOfTrade(key) ?? ''))));
}

/** Without the benefit that has the same name. */
const asField = (fact: JobFact): JobFact =>
  fact.isTopic || fact.industry !== null
    ? fact
    : { ...fact, isTopic: true, lexemes: fact.lexemes.filter((lexeme) => lexeme.startsWith(topicLexeme(''))) };

/** The facts of a list as one. */
function join(words: TypedText['words'], spans: readonly FactSpan[]): FactSpan[] {
  const all: FactSpan[] = [];
  for (const span of spans) {
    const before = all.at(-1);
    if (before && isListed(words, before, span)) all[all.length - 1] = eitherOf(before, span);
    else all.push(span);
  }
  return all;
}

/** Whether nothing, "and" or a slash alone stands between the names of two fields. Somebody who asks for both would take a job in either. */
function isListed(words: TypedText['words'], one: FactSpan, other: FactSpan): boolean {
  const isBeside = one.from + one.length === other.from && [one, other].every(({ fact }) => isField(fact));
  const [last, next] = [words[one.from + one.length - 1], words[other.from]];
  const isChoice = next?.isAfterAnd === true || (next?.slash !== undefined && next.slash === last?.slash);
  return isBeside && (isChoice || areNeighbours(one.fact, other.fact));
}

/** "At sea on boats": two topics of one industry, side by side, are one field. */
const areNeighbours = (one: JobFact, other: JobFact) =>
  one.isTopic && other.isTopic && one.industry !== null && one.industry.label === other.industry?.label;

/** A pension is a benefit as well as a field. */
const isField = ({ isTopic, industry, lexemes }: JobFact) =>
  isTopic || industry !== null || lexemes.some((lexeme) => lexeme.startsWith(topicLexeme('')));

function eitherOf(one: FactSpan, other: FactSpan): FactSpan {
  const facts = [one.fact, other.fact].map(asField);
  const lexemes = [...new Set(facts.flatMap((fact) => fact.lexemes))];
  const isTopic = facts.some((fact) => fact.isTopic);
  const label = [...new Set(facts.map((fact) => fact.label))].join(' or ');
  const either = facts.map((fact) => fact.lexemes);
  return {
    from: one.from,
    length: one.length + other.length,
    fact: { ...one.fact, lexemes, label, isTopic, either },
  };
}
