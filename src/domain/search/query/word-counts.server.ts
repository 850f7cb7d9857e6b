import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { openCondition } from '#domain/open-jobs-condition.server.ts';
import { JOBS_A_PAGE } from '../filters/filters.ts';
import { type LexemeQueries, lexemeQueriesOf } from './expand-query.server.ts';
import type { Group } from './word-groups.server.ts';

/**
 * How many open jobs have the typed words in titles and companies, and anywhere; up to a page, which needs no more.
 * `mentioning`: those that have the very words of a topic, up to a page.
 */
export type WordCounts = { inNames: number; inTexts: number; mentioning: string[] };

export const NOTHING_FOUND: WordCounts = { inNames: 0, inTexts: 0, mentioning: [] };

const A_PAGE = sql.raw(String(JOBS_A_PAGE));

/** SQL for WordCounts as JSON. */
export function wordCounts(context: Context, { called, name, text, mentioned, expanded }: LexemeQueries): SQL {
  const count = (condition: SQL) => sql`(SELECT count(*)::int FROM (
    SELECT FROM job_search WHERE ${openCondition(context)} AND ${condition} LIMIT ${A_PAGE}) AS matches)`;
  const inNames = (query: string) => count(sql`name_words @@ ${query}::tsquery`);
  // Each is counted only if the one before it fills no page: other meanings take three times as long as the words.
  const orElse = (n: SQL, next: SQL) =>
    sql`(SELECT CASE WHEN n >= ${A_PAGE} THEN n ELSE ${next} END FROM (SELECT ${n} AS n OFFSET 0) AS before)`;
  const names = expanded ? orElse(inNames(called ?? name), inNames(expanded.roles)) : inNames(name);
  const anywhere = count(sql`lexemes(words) @@ ${expanded?.text ?? text}::tsquery`);
  const mentioning =
    mentioned === null
      ? sql`'[]'::json`
      : sql`(SELECT coalesce(json_agg(job_id), '[]') FROM (SELECT job_id FROM job_search
          WHERE ${openCondition(context)} AND lexemes(words) @@ ${mentioned}::tsquery LIMIT ${A_PAGE}) AS mentions)`;
  return sql`(SELECT json_build_object('inNames', n, 'inTexts', ${orElse(sql`n`, anywhere)}, 'mentioning', ${mentioning}) FROM (SELECT ${names} AS n OFFSET 0) AS named)`;
}

/** Counts them with other forms of the words. */
export async function countWithForms(context: Context, groups: readonly Group[]): Promise<WordCounts> {
  const { rows } = await context.db.execute<{ counts: WordCounts }>(
    sql`SELECT ${wordCounts(context, lexemeQueriesOf(groups))} AS counts`,
  );
  return rows[0]?.counts ?? NOTHING_FOUND;
}
