import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { isOneTypoApart } from '#domain/site/typo-distance.ts';
import { interpret } from '../vocabulary/synonyms.server.ts';
import type { TypedText, Word } from './search-text.ts';

/** A shorter word is one typo away from too many towns. */
const SHORTEST = 5;
/** More than the five countries have town names of one length. */
const MOST_TOWNS = 6_000;

/**
 * Corrects every unknown word, but none of those `named`, that is one typo away from a single town, by any name of the town ("utvecklare stokholm",
 * "designer copenhgen"): that name and the gazetteer's for each of these words, null for the others. Null without such a
 * word. One statement, sent only when a search finds nothing.
 */
export async function correctTowns(
  context: Context,
  typedText: TypedText,
  named: ReadonlySet<Word>,
): Promise<({ key: string; town: string } | null)[] | null> {
  if (typedText.phrases.length > 0) return null;
  const { words } = typedText;
  const strange = words.filter(
    (word) => word.folded.length >= SHORTEST && !named.has(word) && interpret([word.folded])[0]?.senses.length === 0,
  );
  if (strange.length === 0) return null;
  const lengths = [...new Set(strange.flatMap(({ folded: { length } }) => [length - 1, length, length + 1]))];
  const { rows } = await context.db.execute<{ key: string; town: string }>(sql`
    SELECT key, town FROM (
      SELECT key, key AS town FROM search_localities
      UNION
      SELECT other.folded, own.key FROM search_localities own
        JOIN place_names spelling ON spelling.folded = own.key
        JOIN places p ON p.id = spelling.place_id AND fold_text(p.name) = own.key
        JOIN place_names other ON other.place_id = p.id
    ) AS called WHERE length(key) = ANY(${sql.param(lengths)}::int[])
    ORDER BY key = town DESC, key, town LIMIT ${sql.raw(String(MOST_TOWNS))}`);
  let isChanged = false;
  const corrections = words.map((word) => {
    const near = strange.includes(word) ? rows.filter(({ key }) => isOneTypoApart(key, word.folded)) : [];
    const [nearest] = near;
    if (!nearest || near.some(({ key, town }) => key === word.folded || town !== nearest.town)) return null;
    isChanged = true;
    return nearest;
  });
  return isChanged ? corrections : null;
}
