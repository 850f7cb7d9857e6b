import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { isoMoment } from '#domain/jobs/rows.server.ts';
import { fold } from '#domain/site/fold.ts';
import { startOfWeek } from '../counters/copenhagen-days.server.ts';
import { openCounters, openOffers } from '../counters/open-counters.server.ts';
import { matching } from '../filters/conditions.server.ts';
import { noFilters } from '../filters/filters.ts';
import { emptyQuery } from '../query/parsed-query.ts';
import { countOfPage, offersOf } from './landing-counts.server.ts';
import { type LandingPage, landingFilters, WORTH_INDEXING } from './landing-pages.ts';

/** Up to this many jobs are read to count them. A page with more shows only what the stored counters hold. */
const MOST_READ = 1_000;
/** With fewer salaries in one currency and period, the range would be that of one or two employers. */
const FEWEST_SALARIES = 5;

/** Salaries in the currency and period that most employers use. Amounts in minor units. */
export type LandingSalary = {
  currency: string;
  period: string;
  /** The number of jobs with this currency and period. */
  n: number;
  lowest: number;
  highest: number;
  /** The median of the upper ends. */
  middle: number;
};

export type LandingCounters = {
  /** Whether more jobs match than are read. Then only `newest` and `near` are of use. */
  countsAreCapped: boolean;
  startups: number;
  newThisWeek: number;
  newest: string | null;
  englishEnough: number;
  /** Those with the most jobs first. */
  roles: { key: string; n: number }[];
  cities: { name: string; n: number }[];
  pay: LandingSalary | null;
  /** All open jobs of its place, or of the site. */
  atPlace: number;
  /** Those of the given neighbours with jobs enough for a list, and how many they have. */
  near: Map<LandingPage, number>;
};

type Row = { kind: string; value: string | null; n: number; pay: number[] | null };

/** The counts of a landing page, and its neighbours with jobs. Sends one statement, whose cost is bounded. */
export async function countLanding(
  context: Context,
  page: LandingPage,
  neighbours: readonly LandingPage[],
): Promise<LandingCounters> {
  const limit = sql.raw(String(MOST_READ + 1));
  const filters = { ...noFilters, ...landingFilters(page) };
  // Needs no parsing: its only city is spelled as in the gazetteer.
  const search = emptyQuery(filters, filters.localities.map(fold));
  const { rows } = await context.db.execute<Row>(sql`
    WITH matches AS MATERIALIZED (
      SELECT job_id, company_id, published_at, job_role, localities, english_enough, yearly_salary FROM job_search
      WHERE ${matching(context, search)} ORDER BY published_at DESC, job_id DESC LIMIT ${limit}),
    pays AS (
      SELECT j.salary_currency || ' ' || coalesce(j.salary_period, 'month') AS unit,
        coalesce(j.salary_from, j.salary_to)::float8 AS bottom, coalesce(j.salary_to, j.salary_from)::float8 AS top
      FROM matches JOIN jobs j ON j.id = matches.job_id WHERE matches.yearly_salary IS NOT NULL)
    SELECT 'total' AS kind, NULL AS value, count(*)::int AS n, NULL::float8[] AS pay FROM matches
    UNION ALL SELECT 'startups', NULL, count(*)::int, NULL FROM (SELECT DISTINCT company_id FROM matches) AS hiring
    UNION ALL SELECT 'newThisWeek', NULL, count(*)::int, NULL FROM matches
      WHERE published_at >= ${startOfWeek(context)}
    UNION ALL SELECT 'newest', max(published_at)::text, 0, NULL FROM matches
    UNION ALL SELECT 'english', NULL, count(*)::int, NULL FROM matches WHERE english_enough
    UNION ALL SELECT 'role', job_role, count(*)::int, NULL FROM matches GROUP BY job_role
    UNION ALL (SELECT 'city', coalesce(l.name, key), n, NULL FROM (
      SELECT key, count(*)::int AS n FROM matches, unnest(localities) AS key GROUP BY key ORDER BY n DESC, key LIMIT 5
    ) AS cities LEFT JOIN search_localities l USING (key))
    UNION ALL (SELECT 'pay', unit, count(*)::int,
        ARRAY[min(bottom), max(top), percentile_disc(0.5) WITHIN GROUP (ORDER BY top)]
      FROM pays GROUP BY unit ORDER BY count(*) DESC, unit LIMIT 1)
    UNION ALL (${jobsAt(context, page)})
    UNION ALL SELECT 'offer', value, n, NULL FROM (${openOffers(context, neighbours.flatMap(offersOf))}) AS offers`);
  const of = (kind: string) => rows.filter((row) => row.kind === kind);
  const countOf = (kind: string) => of(kind)[0]?.n ?? 0;
  const offers = new Map(of('offer').map(({ value, n }) => [value ?? '', n]));
  const byNumber =
    <T extends { n: number }>(name: (item: T) => string) =>
    (a: T, b: T) =>
      b.n - a.n || (name(a) < name(b) ? -1 : 1);
  return {
    countsAreCapped: countOf('total') > MOST_READ,
    startups: countOf('startups'),
    newThisWeek: countOf('newThisWeek'),
    newest: isoMoment(of('newest')[0]?.value ?? null),
    englishEnough: countOf('english'),
    roles: of('role')
      .map(({ value, n }) => ({ key: value ?? '', n }))
      .sort(byNumber(({ key }) => key)),
    cities: of('city')
      .map(({ value, n }) => ({ name: value ?? '', n }))
      .sort(byNumber(({ name }) => name)),
    pay: payOf(of('pay')[0]),
    atPlace: countOf('place'),
    near: new Map(
      neighbours
        .map((neighbour) => [neighbour, countOfPage(neighbour, offers)] as const)
        .filter(([, n]) => n >= WORTH_INDEXING),
    ),
  };
}

/** Counts the open jobs of the page's place from the stored counters. */
function jobsAt(context: Context, { place }: LandingPage): SQL {
  const kind = place?.city ? 'town' : place ? 'country' : 'open';
  const value = place?.city
    ? sql`(SELECT id::text FROM places WHERE country_code = ${place.countryCode} AND slug = ${place.slug})`
    : sql`${place?.countryCode ?? ''}`;
  return sql`SELECT 'place', NULL, n, NULL FROM ${openCounters(context, [kind])} AS here WHERE value = ${value}`;
}

function payOf(row: Row | undefined): LandingSalary | null {
  const [lowest, highest, middle] = row?.pay ?? [];
  const [currency = '', period = ''] = row?.value?.split(' ') ?? [];
  if (!row || row.n < FEWEST_SALARIES || lowest === undefined || highest === undefined || middle === undefined)
    return null;
  return { currency, period, n: row.n, lowest, highest, middle };
}
