import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';

/**
 * Numbers of all open jobs by kind and value (`kind`, `value`, `n`): what is kept beside the search rows, less those
 * that time has closed. The kinds are those of job_tallies_of: open, role, company, day (of Copenhagen, first
 * published), remote, english, country, locality and town (a place of the gazetteer).
 */
export function openTallies(context: Context, kinds: readonly string[]): SQL {
  return sql`(SELECT kind, value, sum(n)::int AS n FROM (
      SELECT kind, value, n FROM job_tallies
      WHERE platform = ${context.platform} AND kind = ANY(${sql.param(kinds)}::text[])
      UNION ALL SELECT t.kind, t.value, -1 FROM job_search s, job_tallies_of(s.job_role, s.country_codes, s.localities,
        s.place_ids, s.company_id, s.is_remote, s.english_enough, s.published_at) t
      WHERE s.platform = ${context.platform} AND s.closes_at <= ${context.now.toISOString()}::timestamptz
        AND t.kind = ANY(${sql.param(kinds)}::text[])
    ) AS counted GROUP BY kind, value HAVING sum(n) <> 0)`;
}
