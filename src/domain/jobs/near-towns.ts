import { sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { meaningsOf } from './meanings.ts';
import { isOneSlipApart, type SearchText } from './search-text.ts';

/** A shorter word is one slip away from too many towns. */
const SHORTEST = 5;
/** Towns with a name of about that length: more than there are in the five countries. */
const MOST_TOWNS = 3_000;

/**
 * What was typed with every word that means nothing and is one slip away from a single town as that town
 * ("utvecklare stokholm"); null where there is none. One statement, sent only where nothing was found.
 */
export async function withTownsSpelled(context: Context, read: SearchText): Promise<string | null> {
  if (read.phrases.length > 0) return null;
  const words = read.words.map(({ folded, spelled }) => ({ folded, spelled }));
  const strange = words.filter(({ folded }) => folded.length >= SHORTEST && meaningsOf([folded])[0]?.ways.length === 0);
  if (strange.length === 0) return null;
  const lengths = [...new Set(strange.flatMap(({ folded: { length } }) => [length - 1, length, length + 1]))];
  const { rows } = await context.db.execute<{ key: string }>(sql`
    SELECT key FROM search_localities WHERE length(key) = ANY(${sql.param(lengths)}::int[])
    ORDER BY key LIMIT ${sql.raw(String(MOST_TOWNS))}`);
  let isChanged = false;
  const corrected = words.map((word) => {
    const near = strange.includes(word) ? rows.filter(({ key }) => isOneSlipApart(key, word.folded)) : [];
    if (near.length !== 1 || near[0]?.key === word.folded) return word.spelled;
    isChanged = true;
    return near[0]?.key ?? word.spelled;
  });
  return isChanged ? corrected.join(' ') : null;
}
