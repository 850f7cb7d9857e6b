import type { JobRole } from '#domain/site/taxonomies.ts';
import { isCommon, isOneTypoApart, variantsOf, wordsIn } from '../query/search-text.ts';
import { baseForms } from '../query/word-endings.ts';
import { isHybridWord, isRemoteWord } from './remote.server.ts';
import { COMMON_ENTRIES, POSITION_ENTRIES, REMOTE_ENTRIES, ROLE_ENTRIES } from './vocabulary.server.ts';

/** Looks up the words of titles and searches in the vocabulary. Words are folded. */

/** Keys of entries that apply together, and the beginning of a word that no entry has. */
export type Sense = { keys: readonly string[]; begins?: string };

/** One or more words side by side, with every sense they may have. */
export type Interpretation = { from: number; length: number; senses: Sense[] };

type WordEntry = { key: string; isExact: boolean };
type Phrase = { words: string[]; key: string };

type Dictionary = {
  words: Map<string, WordEntry[]>;
  /** By their first word, the longest first. */
  phrases: Map<string, Phrase[]>;
  /** Words that begin compounds, and words that end them. */
  begins: Map<string, string[]>;
  ends: Map<string, string[]>;
};

const LONGEST_PHRASE = 4;
/** Minimum length of the rest of a compound, unless it is a word itself. */
const SHORTEST_REST = 3;
const SHORTEST_WITH_TYPO = 6;

function dictionaryOf(entries: readonly { key: string; synonyms: readonly string[] }[]): Dictionary {
  const dictionary: Dictionary = { words: new Map(), phrases: new Map(), begins: new Map(), ends: new Map() };
  const add = <T>(map: Map<string, T[]>, name: string, value: T, isSame = (one: T) => one === value) => {
    const values = map.get(name) ?? [];
    if (!values.some(isSame)) map.set(name, [...values, value]);
  };
  for (const { key, synonyms } of entries) {
    for (const synonym of synonyms) {
      const words = withoutStopWords(wordsIn(synonym).map(({ folded }) => folded));
      const [first = ''] = words;
      if (words.length > 1) add(dictionary.phrases, first, { words, key });
      else {
        if (!synonym.startsWith('~'))
          add(dictionary.words, first, { key, isExact: synonym.startsWith('=') }, (one) => one.key === key);
        if (/^[-~]/.test(synonym)) add(dictionary.ends, first, key);
        if (synonym.endsWith('-')) add(dictionary.begins, first, key);
      }
    }
  }
  for (const phrases of dictionary.phrases.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return dictionary;
}

/** Drops stop words, unless there is nothing else: "head of product" becomes two words side by side. */
export function withoutStopWords(words: readonly string[]): string[] {
  const rest = words.filter((word) => !isCommon(word));
  return rest.length > 0 ? rest : [...words];
}

const SYNONYMS = dictionaryOf([
  ...ROLE_ENTRIES,
  ...COMMON_ENTRIES,
  ...POSITION_ENTRIES,
  ...REMOTE_ENTRIES.filter(({ key }) => key === 'remote'),
]);
const TELLS = dictionaryOf(ROLE_ENTRIES.map(({ key, tells }) => ({ key, synonyms: tells })));
/** The beginning of a compound is enough where it names a role. Other beginnings need an end from the vocabulary, too. */
const ROLE_KEYS = new Set(ROLE_ENTRIES.map(({ key }) => key));
const ENTRIES = new Map([...COMMON_ENTRIES, ...ROLE_ENTRIES].map((entry) => [entry.key, entry]));
/** A developer of a business or an organisation writes no software. */
const NO_SOFTWARE = new Set(['businessdevelopment']);

function entriesOf({ words }: Dictionary, word: string): WordEntry[] {
  const own = words.get(word);
  if (own) return own;
  for (const base of baseForms(word)) {
    const entries = words.get(base)?.filter((entry) => !entry.isExact) ?? [];
    if (entries.length > 0) return entries;
  }
  return [];
}

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
  const firsts = asWord.length > 0 ? asWord : (begin?.keys ?? []);
  if (!end) return firsts.filter((key) => ROLE_KEYS.has(key)).map((key) => ({ keys: [key] }));
  if (firsts.length > 0) {
    return firsts.flatMap((first) =>
      end.keys.map((last) => ({ keys: NO_SOFTWARE.has(first) && last === 'developer' ? [first] : [first, last] })),
    );
  }
  return rest.length >= SHORTEST_REST ? end.keys.map((key) => ({ keys: [key], begins: rest })) : [];
}

function endOf({ ends, words }: Dictionary, word: string): { keys: readonly string[]; length: number } | null {
  for (let at = 2; at <= word.length - SHORTEST_REST; at++) {
    if (at < SHORTEST_REST && !words.has(word.slice(0, at))) continue;
    const tail = word.slice(at);
    const base = [tail, ...baseForms(tail)].find((form) => ends.has(form));
    if (base) return { keys: ends.get(base) ?? [], length: tail.length };
  }
  return null;
}

function phraseAt(
  { phrases }: Dictionary,
  words: readonly string[],
  at: number,
): { keys: string[]; length: number } | null {
  const [first = ''] = [words[at]];
  const fitting = (phrases.get(first) ?? []).filter((phrase) =>
    phrase.words.every((word, next) => words[at + next] === word || baseForms(words[at + next] ?? '').includes(word)),
  );
  const length = Math.max(0, ...fitting.map((phrase) => phrase.words.length));
  return length === 0
    ? null
    : { keys: fitting.filter((phrase) => phrase.words.length === length).map(({ key }) => key), length };
}

/** Interprets a search: the longest phrases of the vocabulary first, then word by word. */
export function interpret(words: readonly string[]): Interpretation[] {
  const interpretations: Interpretation[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(SYNONYMS, words.slice(0, at + LONGEST_PHRASE), at);
    const word = words[at] ?? '';
    const entries = entriesOf(SYNONYMS, word);
    const senses = phrase
      ? phrase.keys.map((key) => ({ keys: [key] }))
      : entries.length > 0
        ? entries.map(({ key }) => ({ keys: [key] }))
        : compoundSenses(SYNONYMS, word);
    if (isRemoteWord(word) && entries.every(({ key }) => key !== 'remote')) senses.push({ keys: ['remote'] });
    if (isHybridWord(word)) senses.push({ keys: ['hybrid'] });
    interpretations.push({ from: at, length: phrase?.length ?? 1, senses });
    at += phrase?.length ?? 1;
  }
  return interpretations;
}

export function isOfRole(key: string): boolean {
  return ROLE_KEYS.has(key);
}

/** The entries that this one is a part of, the nearest first. */
export function widerThan(key: string): string[] {
  const wider = ENTRIES.get(key)?.within;
  return wider === undefined ? [] : [wider, ...widerThan(wider)];
}

/** Other names of the same thing in titles and texts, each as lexemes that go together. */
export function equivalentNames(key: string): readonly string[][] {
  return ENTRIES.get(key)?.named ?? [];
}

/** Entries that are near enough when a search finds hardly anything, also those near a wider entry: keys that go together. */
export function nearKeys(key: string): string[][] {
  return [key, ...widerThan(key)].flatMap((one) => ENTRIES.get(one)?.near ?? []);
}

/** Every word of the vocabulary, the words of its phrases, and every beginning of compounds. */
export function vocabularyWords(): string[] {
  return [SYNONYMS, TELLS].flatMap(({ words, phrases, begins }) => [
    ...words.keys(),
    ...begins.keys(),
    ...[...phrases.values()].flat().flatMap((phrase) => phrase.words),
  ]);
}

/** Whether the word matches only itself: neither longer words that begin with it, nor words one typo away. */
export function matchesExactly(word: string): boolean {
  return SYNONYMS.words.get(word)?.some((entry) => entry.isExact) ?? false;
}

let byVariant: Map<string, string[]> | undefined;

/** Words of the vocabulary that are one typo away from a word that is not in it. */
export function similarWords(word: string): string[] {
  if (word.length < SHORTEST_WITH_TYPO || entriesOf(SYNONYMS, word).length > 0) return [];
  if (!byVariant) {
    byVariant = new Map();
    for (const one of SYNONYMS.words.keys()) {
      if (one.length < SHORTEST_WITH_TYPO) continue;
      for (const variant of variantsOf(one)) byVariant.set(variant, [...(byVariant.get(variant) ?? []), one]);
    }
  }
  const near = variantsOf(word).flatMap((variant) => byVariant?.get(variant) ?? []);
  return [...new Set(near)].filter((one) => isOneTypoApart(one, word));
}

/**
 * Every entry that a title matches: by its phrases, their words, and the parts of compounds. The part after a comma
 * counts only where the first part names no role: "Business Development Manager, Design" is no designer.
 */
export function keysIn(title: string): Set<string> {
  const first = keysBy(SYNONYMS, headOf(title));
  const keys = [...first].some((key) => ROLE_KEYS.has(key)) ? first : keysBy(SYNONYMS, foldedWords(title));
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

function headOf(title: string): string[] {
  return foldedWords(title.split(/,| [-–—|/] |[([:]/)[0] ?? '');
}

function foldedWords(text: string): string[] {
  return withoutStopWords(wordsIn(text).map(({ folded }) => folded));
}

function keysBy(dictionary: Dictionary, words: readonly string[]): Set<string> {
  const keys = new Set<string>();
  for (const [at, word] of words.entries()) {
    for (const key of phraseAt(dictionary, words, at)?.keys ?? []) keys.add(key);
    for (const { key } of entriesOf(dictionary, word)) keys.add(key);
    for (const sense of compoundSenses(dictionary, word)) for (const key of sense.keys) keys.add(key);
  }
  if ([...NO_SOFTWARE].some((key) => keys.has(key))) keys.delete('developer');
  return keys;
}
