import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { closedCondition } from '#domain/open-jobs-condition.server.ts';

/**
 * Counts of open jobs by kind and value (`kind`, `value`, `n`): the stored counters, less the jobs that have closed since.
 * The kinds are those of `job_counters_of`: open, role, company, day (of first publication, in Copenhagen), remote,
 * english, country, locality and town (a place of the gazetteer).
 */
export function openCounters(context: Context, kinds: readonly string[]): SQL {
  return sql`(SELECT kind, value, sum(n)::int AS n FROM (
      SELECT kind, value, n FROM job_counters
      WHERE platform = ${context.platform} AND kind = ANY(${sql.param(kinds)}::text[])
      UNION ALL SELECT t.kind, t.value, -1 FROM job_search s, job_counters_of(s.job_role, s.country_codes, s.localities,
        s.place_ids, s.company_id, s.is_remote, s.english_enough, s.published_at) t
      WHERE ${closedCondition(context, sql`s`)} AND t.kind = ANY(${sql.param(kinds)}::text[])
    ) AS counted GROUP BY kind, value HAVING sum(n) <> 0)`;
}

/**
 * Counts the open jobs of each offer that has some (`value`, `n`): `role:sales` anywhere, `type:student@DK` in a country,
 * `remote@NO/oslo` in a city; also `remote:sales` and `english`. Only the five Nordic countries are counted.
 */
export function openOffers(context: Context, values: readonly string[]): SQL {
  const offers = sql`${sql.param([...new Set(values)])}::text[]`;
  return sql`SELECT value, sum(n)::int AS n FROM (
      SELECT value, n FROM job_counters WHERE platform = ${context.platform} AND kind = 'offer' AND value = ANY(${offers})
      UNION ALL SELECT o.value, -1 FROM job_search s,
        job_offers_of(s.job_role, s.position_types, s.country_codes, s.localities, s.is_remote, s.english_enough) o
      WHERE ${closedCondition(context, sql`s`)} AND o.value = ANY(${offers})
    ) AS counted GROUP BY value HAVING sum(n) <> 0`;
}

/**
 * The number of companies with open jobs: those with a summed counter, corrected for the few companies whose jobs were
 * added or have closed since. This spares adding up tens of thousands of counters.
 */
export function openCompanies(context: Context): SQL {
  const ofCompanies = sql`platform = ${context.platform} AND kind = 'company'`;
  const losses = sql`(SELECT company_id AS value, -1 AS n FROM job_search
    WHERE ${closedCondition(context)})`;
  return sql`(SELECT count(*) FROM job_counters WHERE ${ofCompanies} AND is_sum)::int + (
    SELECT coalesce(sum((n > 0)::int - had_sum), 0)::int FROM (
      SELECT value, sum(n) AS n, max(is_sum::int) AS had_sum FROM (
        SELECT value, n, is_sum FROM job_counters WHERE ${ofCompanies} AND value = ANY(ARRAY(
          SELECT value FROM job_counters WHERE ${ofCompanies} AND NOT is_sum UNION SELECT value FROM ${losses} AS c))
        UNION ALL SELECT value, n, false FROM ${losses} AS c
      ) AS parts GROUP BY value) AS changed)`;
}
