import { sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { isoMoment } from '#domain/jobs/rows.server.ts';
import { fold } from '#domain/site/fold.ts';
import { startOfWeek } from '../counters/copenhagen-days.server.ts';
import { openOffers } from '../counters/open-counters.server.ts';
import { matching } from '../filters/conditions.server.ts';
import { noFilters } from '../filters/filters.ts';
import { emptyQuery } from '../query/parsed-query.ts';
import { numberOf, offersOf } from './landing-counts.server.ts';
import { type LandingPage, landingFilters, WORTH_INDEXING } from './landing-pages.ts';

/** Jobs are looked at one by one up to here; of more, only what is counted anyway is said. */
const MOST_LOOKED_AT = 1_000;
/** With fewer figures in one currency and period, a range would be one or two employers' own. */
const LEAST_PAYS = 5;

/** Pay as the employers gave it, in the currency and period most of them use. Minor units. */
export type LandingPay = {
  currency: string;
  period: string;
  /** How many jobs show it so. */
  n: number;
  lowest: number;
  highest: number;
  /** Half of them reach at least this. */
  middle: number;
};

export type LandingCounters = {
  /** Whether there are more than are looked at: then nothing below but `newest` and `near` is said. */
  isMany: boolean;
  startups: number;
  newThisWeek: number;
  newest: string | null;
  englishEnough: number;
  /** The most first. */
  roles: { key: string; n: number }[];
  cities: { name: string; n: number }[];
  pay: LandingPay | null;
  /** Of the pages asked about those with jobs worth a list, and how many. */
  near: Map<LandingPage, number>;
};

type Row = { what: string; value: string | null; n: number; pay: number[] | null };

/** What a landing page says of its jobs, and which neighbours have some. One statement, bounded at any size. */
export async function countLanding(
  context: Context,
  page: LandingPage,
  neighbours: readonly LandingPage[],
): Promise<LandingCounters> {
  const looked = sql.raw(String(MOST_LOOKED_AT + 1));
  const filters = { ...noFilters, ...landingFilters(page) };
  // Nothing to understand: its one city is spelled as the gazetteer does.
  const search = emptyQuery(filters, filters.localities.map(fold));
  const { rows } = await context.db.execute<Row>(sql`
    WITH found AS MATERIALIZED (
      SELECT job_id, company_id, published_at, job_role, localities, english_enough, yearly_salary FROM job_search
      WHERE ${matching(context, search)} ORDER BY published_at DESC, job_id DESC LIMIT ${looked}),
    pays AS (
      SELECT j.salary_currency || ' ' || coalesce(j.salary_period, 'month') AS unit,
        coalesce(j.salary_from, j.salary_to)::float8 AS bottom, coalesce(j.salary_to, j.salary_from)::float8 AS top
      FROM found JOIN jobs j ON j.id = found.job_id WHERE found.yearly_salary IS NOT NULL)
    SELECT 'found' AS what, NULL AS value, count(*)::int AS n, NULL::float8[] AS pay FROM found
    UNION ALL SELECT 'startups', NULL, count(*)::int, NULL FROM (SELECT DISTINCT company_id FROM found) AS hiring
    UNION ALL SELECT 'newThisWeek', NULL, count(*)::int, NULL FROM found
      WHERE published_at >= ${startOfWeek(context)}
    UNION ALL SELECT 'newest', max(published_at)::text, 0, NULL FROM found
    UNION ALL SELECT 'english', NULL, count(*)::int, NULL FROM found WHERE english_enough
    UNION ALL SELECT 'role', job_role, count(*)::int, NULL FROM found GROUP BY job_role
    UNION ALL (SELECT 'city', coalesce(l.name, key), n, NULL FROM (
      SELECT key, count(*)::int AS n FROM found, unnest(localities) AS key GROUP BY key ORDER BY n DESC, key LIMIT 5
    ) AS cities LEFT JOIN search_localities l USING (key))
    UNION ALL (SELECT 'pay', unit, count(*)::int,
        ARRAY[min(bottom), max(top), percentile_disc(0.5) WITHIN GROUP (ORDER BY top)]
      FROM pays GROUP BY unit ORDER BY count(*) DESC, unit LIMIT 1)
    UNION ALL SELECT 'offer', value, n, NULL FROM (${openOffers(context, neighbours.flatMap(offersOf))}) AS offers`);
  const of = (what: string) => rows.filter((row) => row.what === what);
  const number = (what: string) => of(what)[0]?.n ?? 0;
  const offers = new Map(of('offer').map(({ value, n }) => [value ?? '', n]));
  const byNumber =
    <T extends { n: number }>(name: (one: T) => string) =>
    (a: T, b: T) =>
      b.n - a.n || (name(a) < name(b) ? -1 : 1);
  return {
    isMany: number('found') > MOST_LOOKED_AT,
    startups: number('startups'),
    newThisWeek: number('newThisWeek'),
    newest: isoMoment(of('newest')[0]?.value ?? null),
    englishEnough: number('english'),
    roles: of('role')
      .map(({ value, n }) => ({ key: value ?? '', n }))
      .sort(byNumber(({ key }) => key)),
    cities: of('city')
      .map(({ value, n }) => ({ name: value ?? '', n }))
      .sort(byNumber(({ name }) => name)),
    pay: payOf(of('pay')[0]),
    near: new Map(
      neighbours.map((one) => [one, numberOf(one, offers)] as const).filter(([, n]) => n >= WORTH_INDEXING),
    ),
  };
}

function payOf(row: Row | undefined): LandingPay | null {
  const [lowest, highest, middle] = row?.pay ?? [];
  const [currency = '', period = ''] = row?.value?.split(' ') ?? [];
  if (!row || row.n < LEAST_PAYS || lowest === undefined || highest === undefined || middle === undefined) return null;
  return { currency, period, n: row.n, lowest, highest, middle };
}
