import { fold } from '#domain/site/fold.ts';
import { wordsIn } from '../query/search-text.ts';

/** Shorter names are one typo away from too many others. */
const SHORTEST_FUZZY = 4;
const LONGEST_FUZZY = 24;

/**
 * A partly typed name as patterns for both PostgreSQL (`~` on a trigram index) and JavaScript. Folded text holds letters,
 * numbers and single spaces, so none of it is pattern syntax.
 */
export type TypedName = {
  folded: string;
  /** Matches the beginning of a word of the name. */
  prefix: Patterns;
  /** The same with one typo; null for short names. */
  fuzzy: Patterns | null;
};

export type Patterns = {
  /** Matches the whole name. */
  whole: string;
  /** Matches the beginning of the name. */
  first: string;
  /** Matches the beginning of any word of the name, which is tested with a space before it. */
  any: string;
};

/** A name as it is compared. Signs that tell two names apart are kept: C# is not C. */
export function foldedName(text: string): string {
  return fold(
    wordsIn(text)
      .map(({ folded }) => folded)
      .join(' '),
  );
}

/** Null when the text folds to nothing. */
export function typedName(text: string): TypedName | null {
  const name = foldedName(text);
  if (name === '') return null;
  const { length } = name;
  const isFuzzy = length >= SHORTEST_FUZZY && length <= LONGEST_FUZZY;
  return { folded: name, prefix: patternsOf([name]), fuzzy: isFuzzy ? patternsOf(typosOf(name)) : null };
}

function patternsOf(spellings: readonly string[]): Patterns {
  const either = `(${spellings.join('|')})`;
  return { whole: `^ ${either}$`, first: `^ ${either}`, any: ` ${either}` };
}

/** Patterns of the name with one letter replaced, added, missing, or swapped with the next. */
function typosOf(name: string): string[] {
  const letters = [...name];
  const typos = new Set<string>();
  for (let at = 0; at < letters.length; at++) {
    typos.add(letters.with(at, '.').join(''));
    typos.add(letters.toSpliced(at, 0, '.').join(''));
    typos.add(letters.toSpliced(at, 1).join(''));
    const [letter = '', next] = [letters[at], letters[at + 1]];
    if (next !== undefined)
      typos.add(
        letters
          .with(at, next)
          .with(at + 1, letter)
          .join(''),
      );
  }
  return [...typos].filter((typo) => typo.trim() === typo);
}

/** 0: the whole name; 1: its beginning; 2: the beginning of a later word. */
export type Closeness = 0 | 1 | 2;

/** Rates folded names; null for one that does not match. */
export function closeness(patterns: Patterns): (name: string) => Closeness | null {
  const [any, first, whole] = [new RegExp(patterns.any), new RegExp(patterns.first), new RegExp(patterns.whole)];
  return (name) => {
    const padded = ` ${name}`;
    if (!any.test(padded)) return null;
    return whole.test(padded) ? 0 : first.test(padded) ? 1 : 2;
  };
}
