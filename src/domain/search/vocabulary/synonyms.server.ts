import type { JobRole } from '#domain/site/roles-and-position-types.ts';
import { SHORTEST_WITH_TYPO, typoIndexOf } from '#domain/site/typo-distance.ts';
import { type Word, wordsIn } from '../query/search-text.ts';
import { baseForms } from '../query/word-endings.ts';
import {
  type Dictionary,
  dictionaryOf,
  endOf,
  entriesOf,
  phraseAt,
  SHORTEST_REST,
  withoutStopWords,
} from './dictionary.server.ts';
import { isOfRole, type Sense, widerThan } from './entry-lookups.server.ts';
import { bokmalForms } from './nynorsk.ts';
import { isHybridWord, isRemoteWord } from './remote.server.ts';
import {
  COMMON_ENTRIES,
  EVERYDAY_ENTRIES,
  FILLER_ENTRIES,
  POSITION_ENTRIES,
  REMOTE_ENTRIES,
  ROLE_ENTRIES,
} from './vocabulary.server.ts';

/** Looks up the words of titles and searches in the vocabulary. Words are folded. */

/** One or more words side by side, with every sense they may have. */
export type Interpretation = {
  from: number;
  length: number;
  senses: Sense[];
  /** The two parts of a compound, where its end is in the vocabulary. */
  parts: readonly string[];
  /** The Bokmål form of a Nynorsk word, or a compound that was typed as two words. */
  otherForm?: string;
  /** Whether they are a phrase of everyday words for what one does: fix bikes. */
  isEveryday?: boolean;
};

/** With small words between those of a phrase. */
const LONGEST_PHRASE = 6;
/** Beside the other words of a phrase, a shorter word than elsewhere may have a typo. */
const SHORTEST_OF_PHRASE = 4;

const SYNONYMS = dictionaryOf([
  ...ROLE_ENTRIES,
  ...COMMON_ENTRIES,
  ...EVERYDAY_ENTRIES,
  ...POSITION_ENTRIES,
  ...REMOTE_ENTRIES.filter(({ key }) => key === 'remote'),
]);
const TELLS = dictionaryOf(ROLE_ENTRIES.map(({ key, tells }) => ({ key, synonyms: tells })));
/** Ends of compounds that mean a job only: heltidsstilling, lagermedarbejder. */
const JOB_ENDS = dictionaryOf(FILLER_ENTRIES.filter(({ key }) => key === 'job'));
/** "Lage" is to make, and no læge (doctor). */
const DOING = new Set(FILLER_ENTRIES.filter(({ key }) => key === 'doing').flatMap(({ synonyms }) => synonyms));
const PHRASE_WORDS = new Set([...SYNONYMS.phrases.values()].flat().flatMap(({ words }) => words));
/** Verbs that alone say what one does in a role: to draw, to teach. */
const EVERYDAY_WORDS = new Set(
  EVERYDAY_ENTRIES.flatMap(({ synonyms }) =>
    synonyms
      .map((synonym) => wordsIn(synonym))
      .flatMap(([only, ...others]) => (only && others.length === 0 ? [only.folded] : [])),
  ),
);
/** A developer of a business or an organisation writes no software. */
const NO_SOFTWARE = new Set(['businessdevelopment']);

/** The senses of a word without an entry, as a compound of a beginning or an end from the vocabulary, or both. */
function compoundSenses(dictionary: Dictionary, word: string): Sense[] {
  const end = endOf(dictionary, word);
  const rest = end ? word.slice(0, word.length - end.length) : word;
  let begin: { keys: readonly string[]; length: number } | undefined;
  for (let length = rest.length; length >= SHORTEST_REST && !begin; length--) {
    const keys = dictionary.begins.get(word.slice(0, length));
    if (keys && (length === rest.length || word.length - length >= SHORTEST_REST)) begin = { keys, length };
  }
  const asWord = end ? entriesOf(dictionary, rest).map(({ key }) => key) : [];
  const whole = end && begin?.length === rest.length ? begin.keys : [];
  const firsts = asWord.length > 0 ? [...new Set([...whole, ...asWord])] : (begin?.keys ?? []);
  if (!end) {
    const ofJobs = keysOfJobs(dictionary, word);
    // The beginning of a compound is enough where it names a role. Other beginnings need an end from the vocabulary, too.
    const keys = ofJobs.length > 0 ? ofJobs : firsts.filter((key) => isOfRole(key));
    return keys.map((key) => ({ keys: [key] }));
  }
  if (firsts.length > 0) {
    return firsts.flatMap((first) =>
      end.keys.map((last) => ({ keys: NO_SOFTWARE.has(first) && last === 'developer' ? [first] : [first, last] })),
    );
  }
  return rest.length >= SHORTEST_REST ? end.keys.map((key) => ({ keys: [key], begins: rest })) : [];
}

/** The keys of the first part of a word whose end means a job only. */
function keysOfJobs(dictionary: Dictionary, word: string): string[] {
  const end = endOf(JOB_ENDS, word);
  if (!end) return [];
  const rest = word.slice(0, word.length - end.length);
  // projektledarjobb: projektledare; kundserviceansvarigsjobb: kundserviceansvarig
  const forms = [rest, `${rest}e`, ...(rest.endsWith('s') ? [rest.slice(0, -1)] : [])];
  const keysOf = (form: string) => [
    ...entriesOf(dictionary, form).map(({ key }) => key),
    ...(dictionary.begins.get(form) ?? []),
  ];
  return [...new Set(forms.map(keysOf).find((keys) => keys.length > 0) ?? [])];
}

/** The same with how the words were typed: læger (doctors) is no lager. */
export function interpretWords(words: readonly (Word & { isAfterAnd?: boolean })[]): Interpretation[] {
  return interpret(
    words.map(({ folded }) => folded),
    words.map(({ spelled }) => spelled),
    new Set(words.flatMap(({ isAfterAnd }, at) => (isAfterAnd ? [at] : []))),
  );
}

/** Interprets a search: the longest phrases of the vocabulary first, then word by word. */
export function interpret(
  typedWords: readonly string[],
  spellings: readonly string[] = [],
  afterAnd: ReadonlySet<number> = new Set(),
): Interpretation[] {
  const words = typedWords.map(inBokmal);
  const interpretations: Interpretation[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = typedPhraseAt(words.slice(0, at + LONGEST_PHRASE), at, afterAnd);
    const word = words[at] ?? '';
    const asOne = phrase ? null : compoundOfTwo(word, words[at + 1]);
    if (asOne) {
      interpretations.push({ from: at, length: 2, parts: [], ...asOne });
      at += 2;
      continue;
    }
    const isDoing = !phrase && DOING.has(spellings[at] ?? '');
    const entries = isDoing ? [] : entriesOf(SYNONYMS, word, word === typedWords[at] ? spellings[at] : undefined);
    const isCompound = !phrase && !isDoing && entries.length === 0;
    const senses = phrase
      ? phrase.keys.map((key) => ({ keys: [key] }))
      : isCompound
        ? compoundSenses(SYNONYMS, word)
        : entries.map(({ key }) => ({ keys: [key] }));
    if (isRemoteWord(word) && entries.every(({ key }) => key !== 'remote')) senses.push({ keys: ['remote'] });
    if (isHybridWord(word)) senses.push({ keys: ['hybrid'] });
    const end = isCompound && senses.length > 0 ? endOf(SYNONYMS, word) : null;
    interpretations.push({
      from: at,
      length: phrase?.length ?? 1,
      senses,
      parts: end ? [word.slice(0, word.length - end.length), word.slice(word.length - end.length)] : [],
      ...(!phrase && word !== typedWords[at] && { otherForm: word }),
      ...((phrase?.isOnlyTyped || (!phrase && entries.length > 0 && EVERYDAY_WORDS.has(word))) && { isEveryday: true }),
    });
    at += phrase?.length ?? 1;
  }
  return interpretations;
}

/** With the phrase of a second verb before the same noun: design and sell shoes. */
function typedPhraseAt(words: readonly string[], at: number, afterAnd: ReadonlySet<number>) {
  const phrase = phraseAt(SYNONYMS, words, at, true, afterAnd);
  const other = phrase && afterAnd.has(at + 1) ? phraseAt(SYNONYMS, words, at + 1, true) : null;
  if (!phrase || other?.length !== phrase.length - 1) return phrase;
  return { ...phrase, keys: [...new Set([...phrase.keys, ...other.keys])] };
}

/** A compound that was typed as two words, where it names a role: maskin ingeniør, salg konsulent (salgskonsulent). */
function compoundOfTwo(first: string, last: string | undefined): Pick<Interpretation, 'senses' | 'otherForm'> | null {
  if (last === undefined) return null;
  for (const compound of [`${first}${last}`, `${first}s${last}`]) {
    // Its stems would cost more than the rest of the search: every two words of it would be looked up.
    const form = [compound, ...baseForms(compound)].find((one) => SYNONYMS.words.has(one)) ?? '';
    const keys = SYNONYMS.words.get(form)?.map(({ key }) => key) ?? [];
    if (keys.some((key) => isOfRole(key))) return { senses: keys.map((key) => ({ keys: [key] })), otherForm: compound };
  }
  return null;
}

/** The Bokmål form of a Nynorsk word, where the vocabulary has that form only. */
function inBokmal(word: string): string {
  const isKnown = (form: string) => PHRASE_WORDS.has(form) || isWhole(form);
  return isKnown(word) ? word : (bokmalForms(word).find(isKnown) ?? word);
}

/**
 * Whether each part of a compound is in the vocabulary, or the word itself. Of `salgskonsuletn` only the beginning is, so
 * it may be a typing mistake.
 */
export function isWhollyKnown(word: string): boolean {
  return isWhole(inBokmal(word));
}

function isWhole(word: string): boolean {
  if (entriesOf(SYNONYMS, word).length > 0 || isRemoteWord(word) || isHybridWord(word)) return true;
  if (endOf(SYNONYMS, word)) return compoundSenses(SYNONYMS, word).some(({ begins }) => begins === undefined);
  return SYNONYMS.begins.has(word) || keysOfJobs(SYNONYMS, word).length > 0;
}

/** Every word of the vocabulary, the words of the phrases that titles have, too, and every beginning of compounds. */
export function vocabularyWords(): string[] {
  return [SYNONYMS, TELLS].flatMap(({ words, phrases, begins }) => [
    ...words.keys(),
    ...begins.keys(),
    ...[...phrases.values()].flat().flatMap((phrase) => (phrase.isOnlyTyped ? [] : phrase.words)),
  ]);
}

/** Whether the word matches only itself: neither longer words that begin with it, nor words one typo away. */
export function matchesExactly(word: string): boolean {
  return SYNONYMS.words.get(word)?.some((entry) => entry.isExact) ?? false;
}

const similarInVocabulary = typoIndexOf([...SYNONYMS.words.keys()].filter((one) => one.length >= SHORTEST_WITH_TYPO));

/** Words of the vocabulary that are one typo away from a word that is not in it. */
export function similarWords(word: string): string[] {
  return word.length < SHORTEST_WITH_TYPO - 1 || isWhollyKnown(word) ? [] : similarInVocabulary(word);
}

/** Whether the word and its neighbours are a phrase of the vocabulary: chief of staff. */
export function isInPhrase(words: readonly string[], at: number): boolean {
  return interpret(words).some(
    ({ from, length, senses }) => length > 1 && senses.length > 0 && from <= at && at < from + length,
  );
}

const similarInPhrases = typoIndexOf(PHRASE_WORDS);

/** Words one typo away that make the word and its neighbours a phrase of the vocabulary: `cheif of staff`. */
export function similarWordsOfPhrase(words: readonly string[], at: number): string[] {
  const word = words[at] ?? '';
  if (words.length < 2 || word.length < SHORTEST_OF_PHRASE) return [];
  return similarInPhrases(word).filter((one) => isInPhrase(words.with(at, one), at));
}

/**
 * Every entry that a title matches: by its phrases, their words, and the parts of compounds. The part after a comma
 * counts only where the first part names no role: "Business Development Manager, Design" is no designer.
 */
export function keysIn(title: string): Set<string> {
  const first = keysBy(SYNONYMS, headOf(title));
  const keys = [...first].some((key) => isOfRole(key)) ? first : keysBy(SYNONYMS, foldedWords(title));
  return new Set([...keys].flatMap((key) => [key, ...widerThan(key)]));
}

/** The role that a title names, or null. The part before the first comma, dash or bracket decides if it can. */
export function roleOfTitle(title: string): JobRole | null {
  for (const words of [headOf(title), foldedWords(title)]) {
    const [bySynonyms, byTells] = [keysBy(SYNONYMS, words), keysBy(TELLS, words)];
    const role = ROLE_ENTRIES.find(({ key }) => bySynonyms.has(key) || byTells.has(key))?.role;
    if (role) return role;
  }
  return null;
}

/** The words before the first comma, dash or bracket. */
export function headOf(title: string): string[] {
  return foldedWords(title.split(/,| [-–—|/] |[([:]/)[0] ?? '');
}

function foldedWords(text: string): string[] {
  return withoutStopWords(wordsIn(text).map(({ folded }) => folded));
}

/** The longest phrases first, without overlaps: a business development manager is no development manager. */
function keysBy(dictionary: Dictionary, typedWords: readonly string[]): Set<string> {
  const words = typedWords.map(inBokmal);
  const keys = new Set<string>();
  let next = 0;
  for (const [at, word] of words.entries()) {
    const phrase = at < next ? null : phraseAt(dictionary, words, at);
    if (phrase) next = at + phrase.length;
    for (const key of phrase?.keys ?? []) keys.add(key);
    for (const { key, isOnlyTyped } of entriesOf(dictionary, word)) if (!isOnlyTyped) keys.add(key);
    for (const sense of compoundSenses(dictionary, word)) for (const key of sense.keys) keys.add(key);
  }
  if ([...NO_SOFTWARE].some((key) => keys.has(key))) keys.delete('developer');
  return keys;
}
