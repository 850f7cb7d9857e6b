import { fold } from '#domain/site/fold.ts';
import { plainSigns } from './typed-signs.ts';

/**
 * Splits text into words, the same way for jobs and for searches. Typed text is never read as query syntax: it is
 * reduced to letters and numbers, and the query is built from those.
 */

export type Word = {
  /** Folded, for comparison. */
  folded: string;
  /** As spelled, in lower case; an exact spelling ranks first. */
  spelled: string;
};

/** Names that differ by a sign. Every other sign only separates words. */
const SIGNED: [RegExp, string][] = [
  [/(?<![\p{L}\p{N}])c\+\+/giu, ' cplusplus '],
  [/(?<![\p{L}\p{N}])([cf])#/giu, ' $1sharp '],
  [/(?<![\p{L}\p{N}])(?:(asp|vb|ado))?\.net(?![\p{L}\p{N}])/giu, ' $1 dotnet '],
  // Otherwise research jobs would match the language R, and C-level jobs the language C.
  [/(?<![\p{L}\p{N}])r ?& ?d(?![\p{L}\p{N}])/giu, ' rnd '],
  [/(?<![\p{L}\p{N}])c-(level|suite)(?![\p{L}\p{N}])/giu, ' c$1 '],
  [/(?<![\p{L}\p{N}])fp ?& ?a(?![\p{L}\p{N}])/giu, ' fpa '],
  // "It" is a common word: IT-supporter would be any supporter.
  [/(?<![\p{L}\p{N}])it-(?=\p{L}{4})/giu, ' it'],
  // Otherwise it would match the language Go.
  [/(?<![\p{L}\p{N}])go-to-market(?![\p{L}\p{N}])/giu, ' gtm '],
  [/(?<=[\p{L}\p{N}])\.js(?![\p{L}\p{N}])/giu, 'js '],
];

const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({ cplusplus: 'c++', csharp: 'c#', fsharp: 'f#', dotnet: '.net', rnd: 'r&d', fpa: 'fp&a' }),
);

/** How people write the name that we spell without signs. */
export function asTyped(word: string): string {
  return SIGNS.get(word) ?? word;
}

/** Words of nearly every text. They are left out of long texts and of queries with other words. */
const COMMON = new Set(
  (
    'a an and are as at be by for from in into is it of on or our the this to we will with you your ' +
    'af at av den det de du din en er et ett for fra från för i ikke inte med men og och om på pa som til till vi ' +
    'ja on tai sekä seka se joka með er um það thad sem við vid eller eða eda'
  ).split(' '),
);

/** Common words that turn the meaning of others: "ikke dansk". Phrases of the vocabulary and searches keep them. */
const NEGATIONS = new Set(['ikke', 'inte', 'án']);

/** "En osaa" (I do not know) is Finnish, and "en" an article of three other languages. */
const AFTER_EN = new Set('osaa puhu tarvitse ymmärrä hallitse vaadi halua'.split(' ').map(fold));

function isNegation(words: readonly Word[], at: number): boolean {
  const spelled = words[at]?.spelled ?? '';
  return NEGATIONS.has(spelled) || (spelled === 'en' && AFTER_EN.has(words[at + 1]?.folded ?? ''));
}

/** The words that tell what is meant. */
export function isTelling(word: Word, at: number, words: readonly Word[]): boolean {
  return !COMMON.has(word.folded) || isNegation(words, at);
}

/** Whether the text has common words only; those match names, never long texts. */
export function hasOnlyCommonWords(text: string): boolean {
  const words = wordsIn(text);
  return words.length > 0 && words.every(({ folded }) => isCommon(folded));
}

export function isCommon(word: string): boolean {
  return COMMON.has(word);
}

/** Terms written as one word or as two; each form also gets the lexemes of the other. */
const JOINED = new Map(
  (
    'front end|back end|full stack|dev ops|e commerce|node js|next js|react js|vue js|ci cd|co founder|' +
    'cyber security|part time|full time|it support'
  )
    .split('|')
    .map((parts) => [parts.replace(' ', ''), parts.split(' ')]),
);

const LONGEST_WORD = 60;
/** More words than anyone types; each costs an index scan. */
export const MOST_WORDS = 16;

export function wordsIn(text: string): Word[] {
  let withSigns = text.normalize('NFC');
  for (const [sign, name] of SIGNED) withSigns = withSigns.replace(sign, name);
  return withSigns
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .flatMap((spelling) =>
      // Folding can split one word in two (ª, ½).
      fold(spelling)
        .split(' ')
        .filter((word) => word !== '')
        .map((word) => ({ folded: cutWord(word), spelled: cutWord(spelling) })),
    );
}

/** Cuts between code points: PostgreSQL refuses a lone surrogate. */
function cutWord(word: string): string {
  return word.length <= LONGEST_WORD ? word : [...word].slice(0, LONGEST_WORD).join('');
}

/** The extra words of a text with `front end` written as `frontend`, and the other way round. */
export function joinedForms(words: readonly Word[]): Word[] {
  const other: Word[] = [];
  const add = (word: string) => other.push({ folded: word, spelled: word });
  for (const [at, { folded }] of words.entries()) {
    for (const part of JOINED.get(folded) ?? []) add(part);
    const compound = folded + (words[at + 1]?.folded ?? '');
    if (compound !== folded && JOINED.get(compound)?.[0] === folded) add(compound);
  }
  return other;
}

/** Lexemes of short texts: each word folded and as spelled. */
export function lexemesOfName(words: readonly Word[]): string[] {
  return words.flatMap(({ folded, spelled }) => [folded, `=${spelled}`]);
}

/** The exact spellings of folded words, which the words of a long text lack unless its job is named so. */
export function lexemesOfFoldedName(words: readonly Word[]): string[] {
  return words.filter(({ folded, spelled }) => folded !== spelled).map(({ folded }) => `=${folded}`);
}

/** Lexemes of long texts: without common words, with the spelling only where folding changed it. */
export function lexemesOfText(words: readonly Word[]): string[] {
  return words
    .filter(({ folded }) => !COMMON.has(folded))
    .flatMap(({ folded, spelled }) => (folded === spelled ? [folded] : [folded, `=${spelled}`]));
}

/** A tsvector without positions. Lexemes hold letters, numbers and our own signs only. */
export function vectorOf(lexemes: readonly string[]): string {
  return [...new Set(lexemes)].map((lexeme) => `'${lexeme}'`).join(' ');
}

/** The lexeme that marks a title with this number of words. */
export function lengthLexeme(words: number): string {
  return `#${words}`;
}

/** The lexeme that marks a word as one of the startup's own text alone. */
export function companyLexeme(word: string): string {
  return `$${word}`;
}

export type TypedText = {
  /** Every typed word without a minus, including phrases; common words are left out where others remain. */
  words: (Word & {
    isPrefix: boolean;
    inPhrase: boolean;
    /** Words joined by slashes share a number; a job needs only one of them. */
    slash?: number;
    /** Where the text says "or": the number of the search on that side. */
    side?: number;
    /** Whether the word before it is "and". */
    isAfterAnd?: boolean;
    /** Whether it says what the person is or was and not what they want, and whether they leave that behind. */
    background?: 'own' | 'left';
    /** All words with this beginning, where they were looked up and are few. */
    completions?: string[];
    /** The lexemes of other forms of the word that jobs have. */
    forms?: string[];
  })[];
  /** Every word as it stands in the search, which tells its language. */
  all: readonly Word[];
  /** The number of typed words; a title with the same words and length is an exact match. */
  length: number;
  /** Folded, each of at least two words. */
  phrases: string[];
  /** Each group is one excluded word or phrase; a job with all of its words is left out. */
  excluded: (Word & {
    isPrefix: boolean;
    inPhrase: boolean;
    /** Whether the search says so in words ("not sales"), which leaves out what they mean as well. */
    isByMeaning?: boolean;
    /** The country of the town that it names. */
    country?: string;
  })[][];
};

/** Between two searches these mean either of them. */
const OR = new Set(['or', 'eller', 'tai', 'eða', 'and/or', 'og/eller', 'och/eller', 'ja/tai', 'og/eða']);

const AND = new Set(['and', 'og', 'och', 'ja', 'sekä', 'samt', 'både']);

/**
 * Parses `this or that`, `word`, `wor*`, `"some words"`, `-word` and `this/that`. The last word counts as a beginning, because
 * the person may still be typing it, unless `isTakenWhole` says otherwise: `intern` would match `internal`.
 */
export function parseText(text: string, isTakenWhole: (word: string) => boolean = () => false): TypedText {
  const typedText: TypedText = { words: [], all: wordsIn(text), length: 0, phrases: [], excluded: [] };
  const parts = plainSigns(text).matchAll(/(?<![^\s"])(-?)(?:"([^"]*)"?|([^\s"]+))/gu);
  let last: TypedText['words'][number] | undefined;
  let [side, or]: [number, Word[]] = [0, []];
  for (const [, minus, phrase, plain] of parts) {
    const words = wordsIn(phrase ?? plain ?? '');
    if (words.length === 0) continue;
    last = undefined;
    if (typedText.words.length > 0 && !minus && OR.has(plain?.toLowerCase() ?? '')) {
      or = words;
      continue;
    }
    if (or.length > 0 && !minus) [side, or] = [side + 1, []];
    const from = typedText.words.length;
    if (minus) {
      const isBeginning = plain?.endsWith('*') ?? false;
      typedText.excluded.push(
        withoutCommonWords(
          words.map((word, at) => ({
            ...word,
            isPrefix: isBeginning && at === words.length - 1,
            inPhrase: phrase !== undefined,
          })),
        ),
      );
    } else if (phrase !== undefined) {
      if (words.length > 1) typedText.phrases.push(words.map(({ folded }) => folded).join(' '));
      typedText.words.push(...words.map((word) => ({ ...word, isPrefix: false, inPhrase: true })));
    } else {
      const isEither = isChoice(plain ?? '', words, isTakenWhole);
      const plainWords = words.map((word) => ({
        ...word,
        isPrefix: false,
        inPhrase: false,
        ...(isEither && { slash: typedText.words.length }),
      }));
      last = plainWords.at(-1);
      if (last && plain?.endsWith('*')) last.isPrefix = true;
      typedText.words.push(...plainWords);
    }
    if (side > 0) for (const word of typedText.words.slice(from)) word.side = side;
  }
  // With nothing after it, "or" is a word.
  typedText.words.push(...or.map((word) => ({ ...word, isPrefix: false, inPhrase: false, ...(side > 0 && { side }) })));
  if (last && last.folded !== 'it' && !isTakenWhole(last.folded)) last.isPrefix = true;
  typedText.length = typedText.words.length;
  for (const [at, word] of typedText.words.entries())
    if (AND.has(typedText.words[at - 1]?.spelled ?? '')) word.isAfterAnd = true;
  const field = /(?<!\p{L})IT(?!\p{L})/u.test(text)
    ? typedText.words.findIndex(isIt)
    : typedText.words.findIndex(isField);
  const isKept = (word: Word & { inPhrase: boolean }, at: number) =>
    !word.inPhrase && (at === field || isNegation(typedText.words, at));
  typedText.words = withoutCommonWords(typedText.words, isKept).slice(0, MOST_WORDS);
  typedText.excluded = typedText.excluded.slice(0, MOST_WORDS);
  typedText.phrases = typedText.phrases.slice(0, 4);
  return typedText;
}

/** Whether slashes mean "or": between whole words, not in `ci/cd`, `24/7` or `m/f`. */
function isChoice(plain: string, words: readonly Word[], isTakenWhole: (word: string) => boolean): boolean {
  return (
    words.length > 1 &&
    words.length === plain.split('/').length &&
    !JOINED.has(words.map(({ folded }) => folded).join('')) &&
    words.every(({ folded }) => /\p{L}/u.test(folded) && (folded.length > 1 || isTakenWhole(folded)))
  );
}

export const isIt = ({ folded }: Word) => folded === 'it';

/** Of more words than this, "it" may be the pronoun of a sentence. */
const SHORT_SEARCH = 4;
const BEFORE_PRONOUN =
  /^(?:about|as|for|of|with|(?:do|enjoy|find|fix|get|hate|know|like|love|make|need|try|use|want)(?:e?s|d|ing)?)$/;
const BEFORE_FIELD = new Set('in within med inden innen indenfor innenfor inom i på pa og och ja and'.split(' '));

/** Whether "it" is the field of work: "IT jobs Oslo", "studentjob it", "noget med it". */
function isField(word: Word, at: number, words: readonly Word[]): boolean {
  if (!isIt(word)) return false;
  const before = words[at - 1]?.folded ?? '';
  return at === 0 || BEFORE_FIELD.has(before) || (words.length <= SHORT_SEARCH && !BEFORE_PRONOUN.test(before));
}

/** Removes common words, which long texts do not store, unless nothing else remains. A beginning stays. */
function withoutCommonWords<One extends { folded: string; isPrefix: boolean }>(
  words: One[],
  isKept: (word: One, at: number) => boolean = () => false,
): One[] {
  const others = words.filter((word, at) => word.isPrefix || isKept(word, at) || !COMMON.has(word.folded));
  return others.some((word) => !COMMON.has(word.folded)) ? others : words;
}
