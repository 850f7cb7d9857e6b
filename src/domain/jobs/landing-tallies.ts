import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { fold } from '../site/fold.ts';
import { matching } from './conditions.ts';
import { countMatches, MOST_COUNTED } from './facets.ts';
import { noFilters } from './filters.ts';
import { type LandingPage, landingFilters, WORTH_INDEXING } from './landing-pages.ts';
import { isoMoment } from './rows.ts';
import type { Search } from './search.ts';

/** Jobs on another page are counted to here, and shown as 99+ above 99. */
const MOST_COUNTED_ELSEWHERE = 100;
/** Pay is looked up job by job: of more than this nobody is told a median. */
const MOST_PAYS = 2_000;
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

export type LandingTallies = {
  startups: number;
  newThisWeek: number;
  newest: string | null;
  englishEnough: number;
  remote: number;
  /** The most first. */
  roles: { key: string; n: number }[];
  cities: { name: string; n: number }[];
  pay: LandingPay | null;
  /** Open jobs of the pages asked about, by slug, counted to 100. */
  elsewhere: Record<string, number>;
};

/** A landing page's search needs no understanding: its one city is spelled as the gazetteer does. */
function searchOf(page: LandingPage): Search {
  const filters = { ...noFilters, ...landingFilters(page) };
  const localityKeys = filters.localities.map(fold);
  return { filters, text: null, location: null, localityKeys, corrected: null, unknown: [] };
}

/** What a landing page says of its jobs, and how many its neighbours have. One statement, bounded at any size. */
export async function tallyLanding(
  context: Context,
  page: LandingPage,
  neighbours: readonly LandingPage[],
): Promise<LandingTallies> {
  const { rows } = await context.db.execute<{
    what: string;
    value: string | null;
    n: number;
    pay: number[] | null;
  }>(sql`
    WITH found AS MATERIALIZED (
      SELECT job_id, company_id, published_at, job_role, localities, is_remote, english_enough, salary_top FROM job_search
      WHERE ${matching(context, searchOf(page))} LIMIT ${sql.raw(String(MOST_COUNTED + 1))}),
    pays AS (
      SELECT j.salary_currency || ' ' || coalesce(j.salary_period, 'month') AS unit,
        coalesce(j.salary_from, j.salary_to)::float8 AS bottom, coalesce(j.salary_to, j.salary_from)::float8 AS top
      FROM (SELECT job_id FROM found WHERE salary_top IS NOT NULL LIMIT ${sql.raw(String(MOST_PAYS))}) AS paid
      JOIN jobs j ON j.id = paid.job_id WHERE j.salary_currency IS NOT NULL)
    SELECT 'startups' AS what, NULL AS value, count(DISTINCT company_id)::int AS n, NULL::float8[] AS pay FROM found
    UNION ALL SELECT 'newThisWeek', NULL, count(*)::int, NULL FROM found
      WHERE published_at > ${context.now.toISOString()}::timestamptz - interval '7 days'
    UNION ALL SELECT 'newest', max(published_at)::text, 0, NULL FROM found
    UNION ALL SELECT 'english', NULL, count(*)::int, NULL FROM found WHERE english_enough
    UNION ALL SELECT 'remote', NULL, count(*)::int, NULL FROM found WHERE is_remote
    UNION ALL SELECT 'role', job_role, count(*)::int, NULL FROM found GROUP BY job_role
    UNION ALL (SELECT 'city', coalesce(l.name, key), n, NULL FROM (
      SELECT key, count(*)::int AS n FROM found, unnest(localities) AS key GROUP BY key ORDER BY n DESC, key LIMIT 5
    ) AS cities LEFT JOIN search_localities l USING (key))
    UNION ALL (SELECT 'pay', unit, count(*)::int, ARRAY[min(bottom), max(top), percentile_disc(0.5) WITHIN GROUP (ORDER BY top)]
      FROM pays GROUP BY unit ORDER BY count(*) DESC, unit LIMIT 1)
    ${counts(context, neighbours, MOST_COUNTED_ELSEWHERE)}`);
  const number = (what: string) => rows.find((row) => row.what === what)?.n ?? 0;
  const valued = (what: string) =>
    rows.flatMap(({ what: is, value, n }) => (is === what && value !== null ? [{ value, n }] : []));
  const byNumber = (a: { value: string; n: number }, b: { value: string; n: number }) =>
    b.n - a.n || (a.value < b.value ? -1 : 1);
  const pay = rows.find((row) => row.what === 'pay');
  const [lowest = 0, highest = 0, middle = 0] = pay?.pay ?? [];
  const [currency = '', period = ''] = pay?.value?.split(' ') ?? [];
  return {
    startups: number('startups'),
    newThisWeek: number('newThisWeek'),
    newest: isoMoment(rows.find((row) => row.what === 'newest')?.value ?? null),
    englishEnough: number('english'),
    remote: number('remote'),
    roles: valued('role')
      .sort(byNumber)
      .map(({ value, n }) => ({ key: value, n })),
    cities: valued('city')
      .sort(byNumber)
      .map(({ value, n }) => ({ name: value, n })),
    pay: pay && pay.n >= LEAST_PAYS ? { currency, period, n: pay.n, lowest, highest, middle } : null,
    elsewhere: Object.fromEntries(valued('page').map(({ value, n }) => [value, n])),
  };
}

function counts(context: Context, pages: readonly LandingPage[], most: number): SQL {
  return sql.join(
    pages.map(
      (page) => sql`UNION ALL SELECT 'page', ${page.slug}, count(*)::int, NULL FROM (
        SELECT FROM job_search WHERE ${matching(context, searchOf(page))} LIMIT ${sql.raw(String(most))}) AS counted `,
    ),
  );
}

/** How many open jobs the page has, exact up to 10,000. */
export async function openLandingNumber(context: Context, page: LandingPage): Promise<number> {
  return (await countMatches(context, searchOf(page))).total;
}

/** Of these pages those worth finding in a search engine, with their numbers counted to 100. One statement. */
export async function openLandingPages(
  context: Context,
  pages: readonly LandingPage[],
): Promise<{ page: LandingPage; n: number }[]> {
  if (pages.length === 0) return [];
  const { rows } = await context.db.execute<{ value: string; n: number }>(sql`
    SELECT what, value, n, pay FROM (SELECT NULL AS what, NULL AS value, 0 AS n, NULL AS pay
    ${counts(context, pages, MOST_COUNTED_ELSEWHERE)}) AS counted WHERE n >= ${WORTH_INDEXING}`);
  const numbers = new Map(rows.map(({ value, n }) => [value, n]));
  return pages.flatMap((page) => {
    const n = numbers.get(page.slug);
    return n === undefined ? [] : [{ page, n }];
  });
}
