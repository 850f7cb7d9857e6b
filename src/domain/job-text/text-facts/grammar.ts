/** What one language (or two that write alike) says about languages, visa and moving: phrases, a line each. */
export type Phrases = {
  /** Codes of the languages it is for; where there are two, the second is told by `marks` in a sentence. */
  languages: readonly string[];
  marks?: RegExp;
  names: string;
  /** Stems that stand glued to a skill ("svenskkunskaper"): code and stem a line, then what may be glued. */
  stems: string;
  glued: string;
  /** Words that may follow a language when the language is meant; others make it an adjective ("Danish company"). */
  after: string;
  and: string;
  or: string;
  /** Before a list: one of them is enough. */
  oneOf: string;
  /** Begin a clause in the middle of a sentence. */
  breaks: string;
  /** First words of a clause that speaks of what the clause before it named ("…, but it is no must"). */
  continues: string;
  conditional: string;
  /** With L, the languages: they are asked for. */
  required: string;
  /** Anywhere in the clause: what it names is welcome, and not asked for. */
  optional: string;
  /** With L, or anywhere in the clause: what it names is not asked for. */
  notRequired: string;
  /** Who speaks is not who applies, or the language is for something else ("send your CV in English"). */
  otherwise: string;
  /** Headings under which what is named is only welcome; and those under which a bare name is asked for. */
  optionalHeadings: string;
  requiredHeadings: string;
  levels: { fluent: string; good: string; basic: string };
  /** With L where it is English: it is enough, or is not. */
  enough: string;
  notEnough: string;
  help: HelpPhrases;
};

/** With H, what is helped with: visa, moving, or both. */
export type HelpPhrases = {
  visa: string;
  relocation: string;
  offered: string;
  notOffered: string;
  /** Said without naming a visa: "you must already have the right to work". */
  noVisa: string;
  /** Said without naming relocation: "we help you move". */
  helpsMoving: string;
  unsure: string;
  /** The help is what the company sells, or someone else's. */
  otherwise: string;
};

/** Every list of languages (L), and of what is helped with (H), is put into its sentence as one sign. */
export const LIST_SIGN = 0xe000;
export const HELP_SIGN = 0xe100;
/** No sentence that says something names more. */
export const MOST_SIGNS = 12;
export const SIGNS = /[\ue000-\ue13f]/g;

/**
 * The letters of the six languages, lower case, as a plain range: expressions this long, made with Unicode's own
 * classes, took seconds to compile.
 */
const LETTER = '0-9a-z\\u00df-\\u024f';
export const START = `(?<![${LETTER}])`;
export const END = `(?![${LETTER}])`;

/** One expression of all lines, each whole words; `L` and `H` stand for their signs. */
export function anyOfLines(lines: string): RegExp {
  const written = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) =>
      line
        .replace(/(?<![\p{L}\\])L(?!\p{L})/gu, '[\ue000-\ue03f]')
        .replace(/(?<![\p{L}\\])H(?!\p{L})/gu, '[\ue100-\ue13f]'),
    );
  if (written.length === 0) return /(?!)/g;
  return new RegExp(`${START}(?:${written.join('|')})${END}`, 'g');
}

/** The same for words parted by spaces; `_` is a space within one. */
export function anyOfWords(words: string): RegExp {
  return anyOfLines(wordsOf(words).map(escaped).join('\n'));
}

export function wordsOf(words: string): string[] {
  return words
    .trim()
    .split(/\s+/)
    .map((word) => word.replaceAll('_', ' '));
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
