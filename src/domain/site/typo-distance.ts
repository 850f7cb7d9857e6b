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
  const [a, b] = [[...one], [...other]];
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [restOfA, restOfB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restOfA.length <= 1 && restOfB.length <= 1) return true;
  return restOfA.length === 2 && restOfB.length === 2 && restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0];
}
