import type { JobRole } from '#domain/site/taxonomies.ts';
import { isCommon, isOneSlipApart, variantsOf, wordsIn } from '../query/search-text.ts';
import { baseForms } from '../query/word-endings.ts';
import { COMMON_LINES, POSITION_LINES, REMOTE_LINE } from './common-words.ts';
import { meansHybridInSearch, meansRemoteInSearch } from './remote-words.ts';
import { ROLE_LINES } from './role-words.ts';

/** What words of titles and searches mean, by the lines of `role-words.ts` and `common-words.ts`. */

/** Keys of lines that together say what was meant, and the beginning of a word that no line knows. */
export type Way = { keys: readonly string[]; begins?: string };

/** Side by side words with every way to understand them. */
export type Meaning = { from: number; length: number; ways: Way[] };

type Entry = { key: string; isWhole: boolean };
type Phrase = { words: string[]; key: string };

type Dictionary = {
  words: Map<string, Entry[]>;
  /** By their first word, the longest first. */
  phrases: Map<string, Phrase[]>;
  begins: Map<string, string[]>;
  ends: Map<string, string[]>;
};

const LONGEST_PHRASE = 4;
/** The rest of a compound has at least as many letters, unless it is a word itself. */
const SHORTEST_REST = 3;
const SHORTEST_SLIPPED = 6;

function dictionaryOf(lines: readonly { key: string; means: string }[]): Dictionary {
  const dictionary: Dictionary = { words: new Map(), phrases: new Map(), begins: new Map(), ends: new Map() };
  const add = <T>(map: Map<string, T[]>, name: string, value: T, isSame = (one: T) => one === value) => {
    const had = map.get(name) ?? [];
    if (!had.some(isSame)) map.set(name, [...had, value]);
  };
  for (const { key, means } of lines) {
    for (const written of means.split(', ')) {
      const words = telling(wordsIn(written).map(({ folded }) => folded));
      const [first = ''] = words;
      if (words.length > 1) add(dictionary.phrases, first, { words, key });
      else {
        if (!written.startsWith('~'))
          add(dictionary.words, first, { key, isWhole: written.startsWith('=') }, (one) => one.key === key);
        if (/^[-~]/.test(written)) add(dictionary.ends, first, key);
        if (written.endsWith('-')) add(dictionary.begins, first, key);
      }
    }
  }
  for (const phrases of dictionary.phrases.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return dictionary;
}

/** Without the words between words: "head of product" is two words side by side. */
export function telling(words: readonly string[]): string[] {
  const left = words.filter((word) => !isCommon(word));
  return left.length > 0 ? left : [...words];
}

const MEANT = dictionaryOf([
  ...ROLE_LINES,
  ...COMMON_LINES,
  ...POSITION_LINES.map(({ type, means }) => ({ key: type, means })),
  REMOTE_LINE,
]);
const TOLD = dictionaryOf(
  ROLE_LINES.map(({ key, tells }) => ({ key, means: tells ?? '' })).filter((line) => line.means),
);
/** Beginnings of compounds that name a role say enough alone; the others only with an end that is known. */
const ROLE_KEYS = new Set(ROLE_LINES.map(({ key }) => key));
const LINES = new Map([...COMMON_LINES, ...ROLE_LINES].map((line) => [line.key, line]));
/** Who develops a business or an organisation writes no software. */
const NO_SOFTWARE = new Set(['businessdevelopment']);

function entriesOf({ words }: Dictionary, word: string): Entry[] {
  const own = words.get(word);
  if (own) return own;
  for (const base of baseForms(word)) {
    const entries = words.get(base)?.filter((entry) => !entry.isWhole) ?? [];
    if (entries.length > 0) return entries;
  }
  return [];
}

/** A word that is no entry by itself, as a compound of a known beginning, a known end, or both. */
function compoundWays(dictionary: Dictionary, word: string): Way[] {
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

/** How what is typed is understood: the longest known phrases, then word by word. Words are folded. */
export function meaningsOf(words: readonly string[]): Meaning[] {
  const meanings: Meaning[] = [];
  for (let at = 0; at < words.length; ) {
    const phrase = phraseAt(MEANT, words.slice(0, at + LONGEST_PHRASE), at);
    const word = words[at] ?? '';
    const entries = entriesOf(MEANT, word);
    const ways = phrase
      ? phrase.keys.map((key) => ({ keys: [key] }))
      : entries.length > 0
        ? entries.map(({ key }) => ({ keys: [key] }))
        : compoundWays(MEANT, word);
    if (meansRemoteInSearch(word) && entries.every(({ key }) => key !== 'remote')) ways.push({ keys: ['remote'] });
    if (meansHybridInSearch(word)) ways.push({ keys: ['hybrid'] });
    meanings.push({ from: at, length: phrase?.length ?? 1, ways });
    at += phrase?.length ?? 1;
  }
  return meanings;
}

export function isOfRole(key: string): boolean {
  return ROLE_KEYS.has(key);
}

/** The lines that one is a part of, the nearest first. */
export function widerThan(key: string): string[] {
  const wider = LINES.get(key)?.within;
  return wider === undefined ? [] : [wider, ...widerThan(wider)];
}

/** Other names of a thing that is called so in texts too, each as lexemes that go together. */
export function namesAlike(key: string): string[][] {
  return (
    LINES.get(key)
      ?.named?.split(', ')
      .map((lexemes) => lexemes.split('+')) ?? []
  );
}

/** What is near enough to a line, and to what it is a part of, where hardly anything is found: keys that go together. */
export function nearlyMeant(key: string): string[][] {
  return [key, ...widerThan(key)].flatMap(
    (one) =>
      LINES.get(one)
        ?.near?.split(', ')
        .map((keys) => keys.split('+')) ?? [],
  );
}

/** Every word of the lines, of their phrases too, and every beginning of compounds. */
export function knownWords(): string[] {
  return [MEANT, TOLD].flatMap(({ words, phrases, begins }) => [
    ...words.keys(),
    ...begins.keys(),
    ...[...phrases.values()].flat().flatMap((phrase) => phrase.words),
  ]);
}

/** Whether the word is taken as it stands: no longer word that begins with it, and no word one slip away. */
export function isTakenWhole(word: string): boolean {
  return MEANT.words.get(word)?.some((entry) => entry.isWhole) ?? false;
}

let slipped: Map<string, string[]> | undefined;

/** Words of the lines that are one slip away from a word that none of them knows. */
export function knownWordsNear(word: string): string[] {
  if (word.length < SHORTEST_SLIPPED || entriesOf(MEANT, word).length > 0) return [];
  if (!slipped) {
    slipped = new Map();
    for (const known of MEANT.words.keys()) {
      if (known.length < SHORTEST_SLIPPED) continue;
      for (const variant of variantsOf(known)) slipped.set(variant, [...(slipped.get(variant) ?? []), known]);
    }
  }
  const near = variantsOf(word).flatMap((variant) => slipped?.get(variant) ?? []);
  return [...new Set(near)].filter((known) => isOneSlipApart(known, word));
}

/**
 * Everything a title says: its phrases, their words, and the parts of compounds. What it says first counts, and
 * what follows a comma only where that is no role: "Business Development Manager, Design" designs nothing.
 */
export function keysIn(title: string): Set<string> {
  const [first, all] = [headOf(title), foldedWords(title)];
  const said = keysBy(MEANT, first);
  const keys = [...said].some((key) => ROLE_KEYS.has(key)) ? said : keysBy(MEANT, all);
  return new Set([...keys].flatMap((key) => [key, ...widerThan(key)]));
}

/** The role a title names, or null; what stands before its first comma, dash or bracket is asked first. */
export function roleNamed(title: string): JobRole | null {
  for (const words of [headOf(title), foldedWords(title)]) {
    const [meant, told] = [keysBy(MEANT, words), keysBy(TOLD, words)];
    const role = ROLE_LINES.find(({ key }) => meant.has(key) || told.has(key))?.role;
    if (role) return role;
  }
  return null;
}

function headOf(title: string): string[] {
  return foldedWords(title.split(/,| [-–—|/] |[([:]/)[0] ?? '');
}

function foldedWords(text: string): string[] {
  return telling(wordsIn(text).map(({ folded }) => folded));
}

function keysBy(dictionary: Dictionary, words: readonly string[]): Set<string> {
  const keys = new Set<string>();
  for (const [at, word] of words.entries()) {
    for (const key of phraseAt(dictionary, words, at)?.keys ?? []) keys.add(key);
    for (const { key } of entriesOf(dictionary, word)) keys.add(key);
    for (const way of compoundWays(dictionary, word)) for (const key of way.keys) keys.add(key);
  }
  if ([...NO_SOFTWARE].some((key) => keys.has(key))) keys.delete('developer');
  return keys;
}
