import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { matching } from '../filters/conditions.server.ts';
import { type JobFilters, noFilters } from '../filters/filters.ts';
import { parseQuery } from '../query/parse-query.server.ts';
import { MOST_COUNTED } from '../results/count-matches.server.ts';
import { startOfWeek } from './copenhagen-days.server.ts';
import { openCounters } from './open-counters.server.ts';

/** Of a place with more jobs than are counted, nothing but the countries: a part would be taken for the whole. */
export type PlaceCounters = {
  startups: number;
  newThisWeek: number;
  remote: number;
  /** The most first. */
  roles: { key: string; n: number }[];
  /** Open jobs of every country that has some, by its code. */
  countries: Record<string, number>;
};

/** What the page of a country or city says of its open jobs. One statement, and one to understand the city. */
export async function countPlace(
  context: Context,
  place: Pick<JobFilters, 'countryCodes' | 'localities'>,
): Promise<PlaceCounters> {
  const search = await parseQuery(context, { ...noFilters, ...place });
  const { rows } = await context.db.execute<{ what: string; value: string | null; n: number }>(sql`
    WITH found AS MATERIALIZED (
      SELECT company_id, published_at, job_role, is_remote FROM job_search
      WHERE ${matching(context, search)} LIMIT ${sql.raw(String(MOST_COUNTED + 1))})
    SELECT 'found' AS what, NULL AS value, count(*)::int AS n FROM found
    UNION ALL SELECT 'startups', NULL, count(*)::int FROM (SELECT DISTINCT company_id FROM found) AS hiring
    UNION ALL SELECT 'newThisWeek', NULL, count(*)::int FROM found
      WHERE published_at >= ${startOfWeek(context)}
    UNION ALL SELECT 'remote', NULL, count(*)::int FROM found WHERE is_remote
    UNION ALL SELECT 'role', job_role, count(*)::int FROM found GROUP BY job_role
    UNION ALL SELECT kind, value, n FROM ${openCounters(context, ['country'])} AS t`);
  const isCapped = (rows.find((row) => row.what === 'found')?.n ?? 0) > MOST_COUNTED;
  const number = (what: string) => (isCapped ? 0 : (rows.find((row) => row.what === what)?.n ?? 0));
  const valued = (what: string) =>
    rows.flatMap(({ what: is, value, n }) => (is === what && value ? [{ value, n }] : []));
  return {
    startups: number('startups'),
    newThisWeek: number('newThisWeek'),
    remote: number('remote'),
    roles: (isCapped ? [] : valued('role'))
      .map(({ value, n }) => ({ key: value, n }))
      .sort((a, b) => b.n - a.n || (a.key < b.key ? -1 : 1)),
    countries: Object.fromEntries(valued('country').map(({ value, n }) => [value, n])),
  };
}

/** Codes of the countries with open jobs, the most first: each has a page of its own. */
export async function openCountries(context: Context): Promise<{ code: string; n: number }[]> {
  const { rows } = await context.db.execute<{ code: string; n: number }>(sql`
    SELECT value AS code, n FROM ${openCounters(context, ['country'])} AS t WHERE value <> 'EU' ORDER BY n DESC, code`);
  return rows;
}
