import { fold } from '#domain/site/fold.ts';

/** From this length on a name may be one slip away: shorter ones are one slip away from too much. */
const SHORTEST_SLIPPED = 4;
const MOST_SLIPPED = 24;

/**
 * What has been typed of a name, as patterns for PostgreSQL (`~`, answered by a trigram index) and JavaScript
 * alike, over folded text. Folded text holds letters, numbers and single spaces: nothing of it can be a sign of
 * a pattern.
 */
export type TypedName = {
  folded: string;
  /** Begins a word of the name. */
  begins: Patterns;
  /** The same with any one letter wrong, missing, too much or swapped with its neighbour; null for short ones. */
  slipped: Patterns | null;
};

export type Patterns = {
  /** Is the whole name. */
  whole: string;
  /** Begins the name. */
  first: string;
  /** Begins any word of the name. The name is asked with a space before it. */
  any: string;
};

/** Null where nothing was typed that a name can hold. */
export function typedName(text: string): TypedName | null {
  const folded = fold(text);
  if (folded === '') return null;
  const { length } = folded;
  const mayBeSlipped = length >= SHORTEST_SLIPPED && length <= MOST_SLIPPED;
  return { folded, begins: patternsOf([folded]), slipped: mayBeSlipped ? patternsOf(slipsOf(folded)) : null };
}

function patternsOf(ways: readonly string[]): Patterns {
  const one = `(${ways.join('|')})`;
  return { whole: `^ ${one}$`, first: `^ ${one}`, any: ` ${one}` };
}

function slipsOf(folded: string): string[] {
  const letters = [...folded];
  const ways = new Set<string>();
  for (let at = 0; at < letters.length; at++) {
    ways.add(letters.with(at, '.').join(''));
    ways.add(letters.toSpliced(at, 0, '.').join(''));
    ways.add(letters.toSpliced(at, 1).join(''));
    const [letter = '', next] = [letters[at], letters[at + 1]];
    if (next !== undefined)
      ways.add(
        letters
          .with(at, next)
          .with(at + 1, letter)
          .join(''),
      );
  }
  return [...ways].filter((way) => way.trim() === way);
}

/** How well a name answers, least first: the whole name, its beginning, the beginning of a later word. */
export type Closeness = 0 | 1 | 2;

/** Asks names that are folded already; null for one that does not answer. */
export function closeness(patterns: Patterns): (folded: string) => Closeness | null {
  const [any, first, whole] = [new RegExp(patterns.any), new RegExp(patterns.first), new RegExp(patterns.whole)];
  return (folded) => {
    const spaced = ` ${folded}`;
    if (!any.test(spaced)) return null;
    return whole.test(spaced) ? 0 : first.test(spaced) ? 1 : 2;
  };
}
