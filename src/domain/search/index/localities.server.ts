import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { fold } from '#domain/site/fold.ts';
import type { Locality, SearchSource } from './search-row.server.ts';

/**
 * The localities of these jobs by the folded names of their places. A name without a place of the gazetteer counts as
 * the most populous place that can have it.
 */
export async function localitiesOf(
  context: Context,
  sources: readonly SearchSource[],
): Promise<ReadonlyMap<string, Locality>> {
  const localities = new Map<string, Locality>();
  const otherNames = new Map<string, string>();
  for (const { locality, name } of sources.flatMap((source) => source.locations)) {
    const label = name ?? locality?.trim() ?? '';
    const key = fold(label);
    if (key === '') continue;
    if (name !== null) localities.set(key, { key, name });
    else otherNames.set(key, label);
  }
  for (const key of localities.keys()) otherNames.delete(key);
  const placeNames = await largestPlaces(context, [...otherNames.keys()]);
  for (const [key, label] of otherNames) {
    const name = placeNames.get(key) ?? label;
    localities.set(key, { key: fold(name), name });
  }
  return localities;
}

/** SQL: stores the localities that are new, for the facets to show their names. */
export function insertedLocalities(localities: Iterable<Locality>): SQL {
  const byKey = new Map([...localities].map((locality) => [locality.key, locality]));
  return sql`INSERT INTO search_localities (key, name)
    SELECT key, name FROM json_to_recordset(${JSON.stringify([...byKey.values()])}::json) AS added (key text, name text)
    ORDER BY key ON CONFLICT (key) DO NOTHING`;
}

/** For each folded name, the gazetteer's own name of the most populous place that can have it. */
async function largestPlaces(context: Context, keys: readonly string[]): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const { rows } = await context.db.execute<{ folded: string; name: string }>(sql`
    SELECT DISTINCT ON (n.folded) n.folded, p.name FROM place_names n JOIN places p ON p.id = n.place_id
    WHERE n.folded = ANY(${sql.param(keys)}::text[]) ORDER BY n.folded, p.population DESC, p.id`);
  return new Map(rows.map(({ folded, name }) => [folded, name]));
}
