import type { SearchText } from './search-text.ts';
import { beginningLexeme, isKnownBeginning } from './word-beginnings.ts';

/** Typed words as queries of the lexemes that search rows hold. */

/** From this length on a beginning also looks into the long text: shorter ones begin words of every text. */
export const PREFIX_IN_TEXT = 4;
const PREFIX_IN_NAMES = 2;

export const quoted = (lexeme: string) => `'${lexeme}'`;

/** All words, for titles and companies. */
export function nameQuery(words: SearchText['words']): string {
  return words.map((word) => wordQuery(word, 'names')).join(' & ');
}

/** All words, for everything a job says. */
export function textQuery(words: SearchText['words']): string {
  return words.map((word) => wordQuery(word, 'text')).join(' & ');
}

/** Whether names are asked for no more than texts are. */
export function isAskedAlike(words: SearchText['words']): boolean {
  return words.every(({ begun: _, ...word }) => wordQuery(word, 'names') === wordQuery(word, 'text'));
}

/** One word, or all that begin with it. */
export function wordQuery({ folded, isPrefix, begun }: SearchText['words'][number], where: 'names' | 'text'): string {
  const shortest = where === 'names' ? PREFIX_IN_NAMES : PREFIX_IN_TEXT;
  if (!isPrefix || folded.length < shortest) return quoted(folded);
  // Names are few enough to be asked so; and of words that no title has the planner thinks that some titles have them.
  return beginningQuery(folded, where === 'text' ? begun : undefined);
}

/**
 * All words that begin so: by name where they are known and few, of a known beginning by its two lexemes. Asked as a
 * beginning the index would gather all those words first: 34 ms at a million jobs where the words take 11.
 */
export function beginningQuery(folded: string, begun?: readonly string[]): string {
  if (begun) return begun.length === 0 ? quoted(folded) : `(${begun.map(quoted).join(' | ')})`;
  if (!isKnownBeginning(folded)) return `${quoted(folded)}:*`;
  return `(${quoted(folded)} | ${quoted(beginningLexeme(folded))})`;
}

/** All words whole and as spelled. */
export function spelledQuery(words: SearchText['words']): string {
  return words.map((word) => quoted(`=${word.spelled}`)).join(' & ');
}

export function isSpelledAsFolded(words: SearchText['words']): boolean {
  return words.every((word) => word.spelled === word.folded);
}

/** As spelled where the spelling says more than the folded word does: for texts, which keep only those. */
export function spelledTextQuery(words: SearchText['words']): string {
  return words.map((word) => quoted(word.spelled === word.folded ? word.folded : `=${word.spelled}`)).join(' & ');
}
