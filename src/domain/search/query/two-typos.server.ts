import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { interpret, vocabularyWords } from '../vocabulary/synonyms.server.ts';
import type { TypedText, Word } from './search-text.ts';

/** A shorter word is two typos away from too many others. */
const SHORTEST = 8;
/** More than the titles of a million jobs have, of five lengths. */
const MOST_WORDS = 20_000;

/**
 * Corrects long words, but none of those `named`, that are two typos away from a word of a title, a company or the vocabulary. Null without such a
 * word. One statement, sent only when a search finds nothing and no word one typo away.
 */
export async function correctTwice(
  context: Context,
  typedText: TypedText,
  named: ReadonlySet<Word>,
): Promise<string | null> {
  if (typedText.phrases.length > 0) return null;
  const isKnown = (word: string) => interpret([word])[0]?.senses.some(({ begins }) => begins === undefined);
  const strange = new Set(
    typedText.words
      .filter((word) => word.folded.length >= SHORTEST && !named.has(word) && !isKnown(word.folded))
      .map(({ folded }) => folded),
  );
  if (strange.size === 0) return null;
  const lengths = [...new Set([...strange].flatMap(({ length }) => [-2, -1, 0, 1, 2].map((more) => length + more)))];
  const { rows } = await context.db.execute<{ word: string }>(sql`
    SELECT word FROM search_words WHERE platform = ${context.platform} AND variant = word
      AND length(word) = ANY(${sql.param(lengths)}::int[]) LIMIT ${sql.raw(String(MOST_WORDS))}`);
  const words = new Set([...rows.map(({ word }) => word), ...vocabularyWords()]);
  let isChanged = false;
  const corrections = typedText.words.map(({ folded, spelled }) => {
    if (!strange.has(folded) || words.has(folded)) return spelled;
    const near = [...words].filter((word) => word.length >= SHORTEST - 1 && isWithinTwoTypos(word, folded));
    const [nearest] = near.toSorted((a, b) => sharedStart(b, folded) - sharedStart(a, folded) || (a < b ? -1 : 1));
    if (nearest === undefined) return spelled;
    isChanged = true;
    return nearest;
  });
  return isChanged ? corrections.join(' ') : null;
}

function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

/** Optimal string alignment: letters added, removed, replaced, or swapped with their neighbour. */
export function isWithinTwoTypos(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 2) return false;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row++) {
    const next = [row];
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1];
      let least = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
      if (row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1])
        least = Math.min(least, (before[at - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > 2) return false;
    [before, last] = [last, next];
  }
  return (last[other.length] ?? 3) <= 2;
}
