import type { SearchText, Word } from './search-text.ts';
import { beginningLexeme, isKnownBeginning } from './word-beginnings.ts';

/** Typed words as queries of the lexemes that search rows hold. */

/** From this length on a beginning also looks into the long text: shorter ones begin words of every text. */
const PREFIX_IN_TEXT = 4;
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

/** One word, or all that begin with it. */
export function wordQuery({ folded, isPrefix }: SearchText['words'][number], where: 'names' | 'text'): string {
  const shortest = where === 'names' ? PREFIX_IN_NAMES : PREFIX_IN_TEXT;
  return isPrefix && folded.length >= shortest ? beginningQuery(folded) : quoted(folded);
}

/** All words that begin so: of a known beginning its two lexemes, or the index would gather all those words first. */
export function beginningQuery(folded: string): string {
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

export function excludedQuery(groups: readonly Word[][]): string | null {
  if (groups.length === 0) return null;
  return groups.map((words) => `(${words.map((word) => quoted(word.folded)).join(' & ')})`).join(' | ');
}
