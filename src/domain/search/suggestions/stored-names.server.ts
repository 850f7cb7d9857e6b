import { type SQL, sql } from 'drizzle-orm';
import { isPublic } from '#domain/companies/rows.server.ts';
import type { Context } from '#domain/context.ts';
import { openAmongFound, openCondition } from '#domain/open-jobs-condition.server.ts';
import { holds } from '../filters/conditions.server.ts';
import { DAYS_FOR_FEW, newestFirst } from '../filters/newest-days.server.ts';
import { wordsIn } from '../query/search-text.ts';
import { NEWEST_OF_FOUND } from '../results/order.server.ts';
import type { Closeness, Patterns } from './typed-name.ts';

/** Names in the database, one row each: startups, cities, titles of open jobs, and technologies that open jobs contain. */
export type StoredName = {
  kind: 'startup' | 'city' | 'title' | 'technology';
  /** Id of a startup, key of a city. */
  key: string | null;
  companyKey: string | null;
  name: string;
  englishName: string | null;
  countryCode: string | null;
  closeness: Closeness;
  /** Whether the name that matches is shown: the own or the English name of a city. */
  isShown: boolean;
  /** Whether the name completes the last typed word only. */
  isOfLastWord: boolean;
  /** Only of a startup. */
  picture: { flag: string | null; logo: string | null } | null;
};

/** The field takes no more characters. */
const LONGEST_PLACE = 100;
/** The newest jobs whose titles are read. */
const MOST_TITLES = 200;

const closeTo = (patterns: Patterns, name: SQL) =>
  sql`CASE WHEN ${name} ~ ${patterns.whole} THEN 0 WHEN ${name} ~ ${patterns.first} THEN 1 ELSE 2 END`;

/**
 * Cities, through trigram indexes of their names. A city appears under its own name, whichever was typed. Of its other
 * names only the beginning counts, because later words are "stad" and "kommune"; a single letter begins too many, and of
 * the names of its quarters two letters do, too. Of namesakes, the one with the typed spelling wins (Bodø, not Boedo).
 * `fold_text` is slow, so it comes last.
 */
export function storedCities(patterns: Patterns, most: number, typedLength: number, isOfLastWord: boolean): SQL {
  const [place, locality] = [sql`(' ' || n.folded)`, sql`(' ' || key)`];
  const isShown = sql`(n.folded = own.key OR n.folded = fold_text(p.english_name))`;
  const byOtherName = sql`
    SELECT own.key, p.name AS own_name, p.english_name, p.country_code, p.population, ${closeTo(patterns, place)} AS closeness,
      ${isShown} AS is_shown
    FROM place_names n JOIN place_names spelling USING (place_id) JOIN search_localities own ON own.key = spelling.folded
      JOIN places p ON p.id = n.place_id AND fold_text(p.name) = own.key
    WHERE ${place} ~ ${patterns.first} ${typedLength > 2 ? sql`` : sql`AND ${isShown}`} UNION ALL`;
  return sql`(
    SELECT 'city' AS kind, key, NULL::text AS "companyKey", name, "englishName", "countryCode", closeness, "isShown",
      ${isOfLastWord}::boolean AS "isOfLastWord", NULL::json AS picture
    FROM (
      SELECT DISTINCT ON (l.key) l.key, l.name, place.english_name AS "englishName", place.country_code AS "countryCode",
        place.closeness, place.is_shown AS "isShown", coalesce(place.population, 0) AS population
      FROM (
        ${typedLength > 1 ? byOtherName : sql``}
        SELECT key, NULL AS own_name, NULL AS english_name, NULL AS country_code, NULL::int AS population,
          ${closeTo(patterns, locality)} AS closeness, true AS is_shown
        FROM search_localities WHERE ${locality} ~ ${patterns.any}
      ) AS place JOIN search_localities l ON l.key = place.key
      WHERE length(l.name) <= ${LONGEST_PLACE}::int AND l.name !~ ','
      ORDER BY l.key, place.closeness, place.is_shown DESC, place.own_name = l.name DESC NULLS LAST, place.population DESC NULLS LAST
    ) AS cities ORDER BY closeness, population DESC, key LIMIT ${most}::int)`;
}

/** Public startups with open jobs, through the trigram index of their names. */
export function storedStartups(context: Context, patterns: Patterns, most: number): SQL {
  const startup = sql`(' ' || folded_name)`;
  return sql`(
    SELECT 'startup' AS kind, companies.id AS key, companies.key AS "companyKey", companies.name, NULL::text AS "englishName",
      NULL::text AS "countryCode", ${closeTo(patterns, startup)} AS closeness, true AS "isShown", false AS "isOfLastWord",
      json_build_object('flag', companies.flag, 'logo', '/images/' || companies.logo_image_id) AS picture
    FROM companies WHERE ${isPublic(context)} AND ${startup} ~ ${patterns.any}
      AND EXISTS (SELECT FROM job_search WHERE company_id = companies.id AND ${openCondition(context)})
    ORDER BY closeness, length(folded_name), folded_name, companies.id LIMIT ${most}::int)`;
}

/** Titles of the newest open jobs with every typed word, the last as a beginning. */
export function storedTitles(context: Context, text: string): SQL | null {
  const words = wordsIn(text).map(({ folded }) => folded);
  const last = words.pop();
  if (last === undefined || (words.length === 0 && last.length < 2)) return null;
  const query = [...words.map((word) => `'${word}'`), `'${last}':*`].join(' & ');
  // Among all jobs, newest first, PostgreSQL looked 1 s for a beginning that no title has.
  const newest = newestFirst(context, {
    columns: sql`job_id`,
    conditionOn: (days) =>
      sql`${openAmongFound(context)} AND ${holds('title_words', query)} AND ${holds('title_words', days)}`,
    order: NEWEST_OF_FOUND,
    limit: sql.raw(String(MOST_TITLES)),
    daysTogether: DAYS_FOR_FEW,
  });
  return sql`(
    SELECT 'title' AS kind, NULL::text AS key, NULL::text AS "companyKey", jobs.title AS name, NULL::text AS "englishName",
      NULL::text AS "countryCode", 0 AS closeness, true AS "isShown", false AS "isOfLastWord", NULL::json AS picture
    FROM (${newest}) AS newest JOIN jobs ON jobs.id = newest.job_id)`;
}

/** Keeps the technologies that an open job contains, under any of their names. */
export function storedTechnologies(
  context: Context,
  technologies: readonly { name: string; names: string[] }[],
): SQL[] {
  return technologies.map(({ name, names }) => {
    const query = names
      .map(
        (one) =>
          `(${wordsIn(one)
            .map(({ folded }) => `'${folded}'`)
            .join(' & ')})`,
      )
      .join(' | ');
    return sql`(
      SELECT 'technology' AS kind, NULL::text AS key, NULL::text AS "companyKey", ${name}::text AS name,
        NULL::text AS "englishName", NULL::text AS "countryCode", 0 AS closeness, true AS "isShown", false AS "isOfLastWord",
        NULL::json AS picture
      WHERE EXISTS (SELECT FROM job_search WHERE ${openAmongFound(context)} AND ${holds('words', query)}))`;
  });
}
