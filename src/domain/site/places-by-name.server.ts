import { desc, eq, getTableColumns } from 'drizzle-orm';
import { placeEditions, placeNames, places } from '#database/tables/site.server.ts';
import type { Context } from '#domain/context.ts';
import { fold } from './fold.ts';
import { type Place, spellingsOf } from './places.server.ts';

/** All places of a name, the most populous first. */
export type FindPlaces = (name: string) => Place[];

type Edition = { edition: string; byName: ReadonlyMap<string, Place[]> };

let known: Edition | undefined;

/** Finds places without a statement for each name. The gazetteer is read once for each of its editions: 13,000 places. */
export async function placesByName(context: Context): Promise<FindPlaces> {
  const [row] = await context.db.select().from(placeEditions);
  const edition = row?.edition ?? '';
  const current = known?.edition === edition ? known : { edition, byName: await readNames(context) };
  if (edition !== '') known = current;
  return (name) => {
    for (const spelling of spellingsOf(fold(name))) {
      const found = current.byName.get(spelling);
      if (found !== undefined) return [...found];
    }
    return [];
  };
}

async function readNames(context: Context): Promise<ReadonlyMap<string, Place[]>> {
  const rows = await context.db
    .select({ name: placeNames.folded, place: getTableColumns(places) })
    .from(placeNames)
    .innerJoin(places, eq(places.id, placeNames.placeId))
    .orderBy(desc(places.population), places.id);
  const byId = new Map<number, Place>();
  const byName = new Map<string, Place[]>();
  for (const { name, place } of rows) {
    const one = byId.get(place.id) ?? place;
    byId.set(place.id, one);
    const namesakes = byName.get(name);
    if (namesakes === undefined) byName.set(name, [one]);
    else namesakes.push(one);
  }
  return byName;
}
