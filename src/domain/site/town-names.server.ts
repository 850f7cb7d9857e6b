import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';

/** The beginnings of shorter names, and of hamlets, are more often those of other words. */
const SHORTEST = 4;
const LEAST_POPULATION = 5_000;

let names: ReadonlySet<string> | undefined;

/** Folded names of one word that Nordic towns have in any language. Read once: the gazetteer changes with a release only. */
export async function townNames(context: Context): Promise<ReadonlySet<string>> {
  if (names) return names;
  const { rows } = await context.db.execute<{ folded: string }>(sql`
    SELECT DISTINCT n.folded FROM place_names n JOIN places p ON p.id = n.place_id
    WHERE p.country_code IN ('DK', 'SE', 'NO', 'FI', 'IS') AND p.population >= ${LEAST_POPULATION}
      AND length(n.folded) >= ${SHORTEST} AND position(' ' IN n.folded) = 0`);
  const read = new Set(rows.map(({ folded }) => folded));
  if (read.size > 0) names = read;
  return read;
}
