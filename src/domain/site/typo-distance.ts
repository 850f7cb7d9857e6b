/** Whether two words are one typo apart. */

/** A word, and the word without each of its letters. Two words one typo apart share one of these. */
export function variantsOf(word: string): string[] {
  const letters = [...word];
  if (letters.length > 40) return [word];
  const variants = new Set([word]);
  if (letters.length > 1) {
    for (let at = 0; at < letters.length; at++) variants.add(letters.toSpliced(at, 1).join(''));
  }
  return [...variants];
}

/** A shorter word is one typo away from too many others. */
export const SHORTEST_WITH_TYPO = 6;

/** Whether one letter added, removed, replaced or swapped with its neighbour turns one word into the other. */
export function isOneTypoApart(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (longer.length - shorter.length > 1) return false;
  let start = 0;
  while (start < shorter.length && shorter[start] === longer[start]) start++;
  let end = 0;
  while (end < shorter.length - start && shorter.at(-1 - end) === longer.at(-1 - end)) end++;
  const restOfShorter = shorter.slice(start, shorter.length - end);
  const restOfLonger = longer.slice(start, longer.length - end);
  if (restOfLonger.length <= 1) return true;
  return restOfLonger.length === 2 && restOfLonger === [...restOfShorter].toReversed().join('');
}

/** Returns how to find those of the words that are one typo away from another. The index is made at the first search. */
export function typoIndexOf(words: Iterable<string>): (word: string) => string[] {
  let byVariant: Map<string, string[]> | undefined;
  return (word) => {
    if (!byVariant) {
      byVariant = new Map();
      for (const one of words) {
        for (const variant of variantsOf(one)) byVariant.set(variant, [...(byVariant.get(variant) ?? []), one]);
      }
    }
    const near = variantsOf(word).flatMap((variant) => byVariant?.get(variant) ?? []);
    return [...new Set(near)].filter((one) => isOneTypoApart(one, word));
  };
}
