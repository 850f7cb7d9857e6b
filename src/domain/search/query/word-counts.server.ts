import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { openAmongFound } from '#domain/open-jobs-condition.server.ts';
import { JOBS_A_PAGE } from '../filters/filters.ts';
import { type LexemeQueries, lexemeQueriesOf } from './expand-query.server.ts';
import type { Group } from './word-group.ts';

/**
 * Numbers of open jobs with the typed words in titles and companies, the same with other meanings, and anywhere; no caller
 * needs more than a page, or than a few of the first. `mentioning` lists those that have the very words of a topic; null
 * where these fill a page.
 */
export type WordCounts = {
  namedSo: number;
  inNames: number;
  inTexts: number;
  mentioning: string[] | null;
};

export const NOTHING_FOUND: WordCounts = { namedSo: 0, inNames: 0, inTexts: 0, mentioning: [] };

/** So few names are collected and sorted: among the newest of 450,000 jobs a page of 100 is 70,000 rows away. */
export const FEW_NAMES = 100;
const A_PAGE = sql.raw(String(JOBS_A_PAGE));

/** SQL for WordCounts as JSON. */
export function wordCounts(context: Context, { called, name, text, mentioned, expanded }: LexemeQueries): SQL {
  const count = (condition: SQL, limit = A_PAGE) => sql`(SELECT count(*)::int FROM (
    SELECT FROM job_search WHERE ${openAmongFound(context)} AND ${condition} LIMIT ${limit}) AS matches)`;
  const inNames = (query: string, limit = A_PAGE) => count(sql`name_words @@ ${query}::tsquery`, limit);
  const anywhere = count(sql`lexemes(words) @@ ${expanded?.text ?? text}::tsquery`);
  const very = called ?? name;
  const other = expanded?.roles ?? name;
  // Each is counted only if the one before it fills no page: other meanings take three times as long as the words.
  const orElse = (n: SQL, next: SQL) => sql`CASE WHEN ${n} >= ${A_PAGE} THEN ${n} ELSE ${next} END`;
  // A page of names with the very words is a page of mentions: at a million jobs that saves 13 ms of 62.
  const mentioning =
    mentioned === null
      ? sql`'[]'::json`
      : sql`CASE WHEN very < ${A_PAGE} THEN (SELECT CASE WHEN count(*) < ${A_PAGE} THEN coalesce(json_agg(job_id), '[]') END
          FROM (SELECT job_id FROM job_search
            WHERE ${openAmongFound(context)} AND lexemes(words) @@ ${mentioned}::tsquery LIMIT ${A_PAGE}) AS mentions) END`;
  // OFFSET 0: else PostgreSQL writes each count wherever its name stands, and runs it as often.
  return sql`(SELECT json_build_object('namedSo', very, 'inNames', names, 'inTexts', ${orElse(sql`names`, anywhere)}, 'mentioning', ${mentioning})
    FROM (SELECT very, ${other === very ? sql`very` : orElse(sql`very`, inNames(other))} AS names
      FROM (SELECT ${inNames(very, sql.raw(String(FEW_NAMES)))} AS very OFFSET 0) AS of_very_words OFFSET 0) AS counted)`;
}

/** Counts them with other forms of the words. */
export async function countWithForms(context: Context, groups: readonly Group[]): Promise<WordCounts> {
  const { rows } = await context.db.execute<{ counts: WordCounts }>(
    sql`SELECT ${wordCounts(context, lexemeQueriesOf(groups))} AS counts`,
  );
  return rows[0]?.counts ?? NOTHING_FOUND;
}
