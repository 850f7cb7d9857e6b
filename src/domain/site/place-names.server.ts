import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { COUNTRIES, countryName } from './countries.ts';
import { fold } from './fold.ts';

/** A town or a country of the gazetteer, as forms write it. */
export type PlaceName = { text: string; countryCode: string };

const MOST = 8;
const SHORTEST = 2;

/** Towns and countries whose name begins with the text, the Nordic and the most populous first. */
export async function placeNamesLike(context: Context, input: string): Promise<PlaceName[]> {
  const beginning = fold(input.split(',')[0] ?? '');
  if (beginning.length < SHORTEST) return [];
  const { rows } = await context.db.execute<{ name: string; countryCode: string; region: string | null }>(sql`
    SELECT name, country_code AS "countryCode", region FROM (
      SELECT DISTINCT ON (p.id) p.* FROM place_names n JOIN places p ON p.id = n.place_id
      WHERE n.folded >= ${beginning} AND n.folded < ${`${beginning}\u{10FFFF}`}) AS p
    ORDER BY country_code IN ('DK', 'SE', 'NO', 'FI', 'IS') DESC, population DESC, id LIMIT ${MOST}`);
  const towns = rows.map(({ name, countryCode, region }) => {
    const isNamesake = rows.filter((row) => row.name === name && row.countryCode === countryCode).length > 1;
    return {
      text: [name, ...(isNamesake && region ? [region] : []), countryName(countryCode)].join(', '),
      countryCode,
    };
  });
  const countries = COUNTRIES.filter(({ name }) => fold(name).startsWith(beginning)).map(({ name, code }) => ({
    text: name,
    countryCode: code,
  }));
  const names = [...towns, ...countries.slice(0, 2)];
  return names.filter(({ text }, at) => names.findIndex((name) => name.text === text) === at);
}
