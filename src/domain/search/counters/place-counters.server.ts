import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { matching } from '../filters/conditions.server.ts';
import { type JobFilters, noFilters } from '../filters/filters.ts';
import { parseQuery } from '../query/parse-query.server.ts';
import { MOST_COUNTED } from '../results/count-matches.server.ts';
import { startOfWeek } from './copenhagen-days.server.ts';
import { openCounters } from './open-counters.server.ts';

/** A place with more jobs than are counted has only `countries`: counts of a part would look like counts of the whole. */
export type PlaceCounters = {
  startups: number;
  newThisWeek: number;
  remote: number;
  /** Those with the most jobs first. */
  roles: { key: string; n: number }[];
  /** Open jobs by country code, without countries that have none. */
  countries: Record<string, number>;
};

/** The counts on the page of a country or city. Sends one statement, and one to find the city. */
export async function countPlace(
  context: Context,
  place: Pick<JobFilters, 'countryCodes' | 'localities'>,
): Promise<PlaceCounters> {
  const search = await parseQuery(context, { ...noFilters, ...place });
  const { rows } = await context.db.execute<{ kind: string; value: string | null; n: number }>(sql`
    WITH matches AS MATERIALIZED (
      SELECT company_id, published_at, job_role, is_remote FROM job_search
      WHERE ${matching(context, search)} LIMIT ${sql.raw(String(MOST_COUNTED + 1))})
    SELECT 'total' AS kind, NULL AS value, count(*)::int AS n FROM matches
    UNION ALL SELECT 'startups', NULL, count(*)::int FROM (SELECT DISTINCT company_id FROM matches) AS hiring
    UNION ALL SELECT 'newThisWeek', NULL, count(*)::int FROM matches
      WHERE published_at >= ${startOfWeek(context)}
    UNION ALL SELECT 'remote', NULL, count(*)::int FROM matches WHERE is_remote
    UNION ALL SELECT 'role', job_role, count(*)::int FROM matches GROUP BY job_role
    UNION ALL SELECT kind, value, n FROM ${openCounters(context, ['country'])} AS t`);
  const isCapped = (rows.find((row) => row.kind === 'total')?.n ?? 0) > MOST_COUNTED;
  const countOf = (kind: string) => (isCapped ? 0 : (rows.find((row) => row.kind === kind)?.n ?? 0));
  const valuesOf = (kind: string) =>
    rows.flatMap((row) => (row.kind === kind && row.value ? [{ value: row.value, n: row.n }] : []));
  return {
    startups: countOf('startups'),
    newThisWeek: countOf('newThisWeek'),
    remote: countOf('remote'),
    roles: (isCapped ? [] : valuesOf('role'))
      .map(({ value, n }) => ({ key: value, n }))
      .sort((a, b) => b.n - a.n || (a.key < b.key ? -1 : 1)),
    countries: Object.fromEntries(valuesOf('country').map(({ value, n }) => [value, n])),
  };
}

/** The countries with open jobs, those with the most first. Each has a page of its own. */
export async function openCountries(context: Context): Promise<{ code: string; n: number }[]> {
  const { rows } = await context.db.execute<{ code: string; n: number }>(sql`
    SELECT value AS code, n FROM ${openCounters(context, ['country'])} AS t WHERE value <> 'EU' ORDER BY n DESC, code`);
  return rows;
}
