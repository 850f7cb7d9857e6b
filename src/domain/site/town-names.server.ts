import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { placeNames, places } from '#database/tables/site.server.ts';
import type { Context } from '#domain/context.ts';
import { NORDIC_COUNTRIES } from './countries.ts';

/** The beginnings of shorter names, and of hamlets, are more often those of other words. */
const SHORTEST = 4;
const LEAST_POPULATION = 5_000;

let names: ReadonlySet<string> | undefined;

/** Folded names of one word that Nordic towns have in any language. Read once: the gazetteer changes with a release only. */
export async function townNames(context: Context): Promise<ReadonlySet<string>> {
  if (names) return names;
  const { folded: name } = placeNames;
  const rows = await context.db
    .selectDistinct({ folded: name })
    .from(placeNames)
    .innerJoin(places, eq(places.id, placeNames.placeId))
    .where(
      and(
        inArray(places.countryCode, NORDIC_COUNTRIES),
        gte(places.population, LEAST_POPULATION),
        sql`length(${name}) >= ${SHORTEST} AND position(' ' IN ${name}) = 0`,
      ),
    );
  const towns = new Set(rows.map(({ folded }) => folded));
  if (towns.size > 0) names = towns;
  return towns;
}
