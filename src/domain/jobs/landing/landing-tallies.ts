import { sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { fold } from '../../site/fold.ts';
import { matching } from '../conditions.ts';
import { isoMoment } from '../rows.ts';
import { countOf, type Kind, kindsOfCountries, placeNumber, searchOf } from './landing-counts.ts';
import { LANDING_PLACES, type LandingPage, WORTH_INDEXING } from './landing-pages.ts';

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

export type LandingTallies = {
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
  /** Of the pages asked about those with jobs worth a list, and how many where that is known. */
  near: Map<LandingPage, number | undefined>;
};

type Row = Kind & { what: string; value: string | null; n: number; pay: number[] | null };

const TOWNS = LANDING_PLACES.flatMap(({ city }) => (city ? [fold(city.localName)] : []));

/** What a landing page says of its jobs, and which neighbours have some. One statement, bounded at any size. */
export async function tallyLanding(
  context: Context,
  page: LandingPage,
  neighbours: readonly LandingPage[],
): Promise<LandingTallies> {
  const looked = sql.raw(String(MOST_LOOKED_AT + 1));
  const search = searchOf(page);
  const sameElsewhere = neighbours.some(({ place }) => place?.city)
    ? matching(context, searchOf({ ...page, place: null }))
    : sql`false`;
  const othersHere = page.place?.city ? matching(context, searchOf({ ...page, offer: ANYTHING })) : sql`false`;
  const { rows } = await context.db.execute<Row>(sql`
    WITH found AS MATERIALIZED (
      SELECT job_id, company_id, published_at, job_role, localities, english_enough, salary_top FROM job_search
      WHERE ${matching(context, search)} ORDER BY published_at DESC, job_id DESC LIMIT ${looked}),
    pays AS (
      SELECT j.salary_currency || ' ' || coalesce(j.salary_period, 'month') AS unit,
        coalesce(j.salary_from, j.salary_to)::float8 AS bottom, coalesce(j.salary_to, j.salary_from)::float8 AS top
      FROM found JOIN jobs j ON j.id = found.job_id WHERE found.salary_top IS NOT NULL AND j.salary_currency IS NOT NULL),
    elsewhere AS MATERIALIZED (SELECT localities FROM job_search
      WHERE ${sameElsewhere} AND localities && ${sql.param(TOWNS)}::text[] LIMIT ${looked}),
    here AS MATERIALIZED (SELECT job_role, position_types, is_remote, english_enough FROM job_search
      WHERE ${othersHere} LIMIT ${looked})
    SELECT what, value, n, pay, role, types, is_remote AS "isRemote", english, counts FROM (
      SELECT 'found' AS what, NULL AS value, count(*)::int AS n, NULL::float8[] AS pay FROM found
      UNION ALL SELECT 'startups', NULL, count(*)::int, NULL FROM (SELECT DISTINCT company_id FROM found) AS hiring
      UNION ALL SELECT 'newThisWeek', NULL, count(*)::int, NULL FROM found
        WHERE published_at > ${context.now.toISOString()}::timestamptz - interval '7 days'
      UNION ALL SELECT 'newest', max(published_at)::text, 0, NULL FROM found
      UNION ALL SELECT 'english', NULL, count(*)::int, NULL FROM found WHERE english_enough
      UNION ALL SELECT 'role', job_role, count(*)::int, NULL FROM found GROUP BY job_role
      UNION ALL (SELECT 'city', coalesce(l.name, key), n, NULL FROM (
        SELECT key, count(*)::int AS n FROM found, unnest(localities) AS key GROUP BY key ORDER BY n DESC, key LIMIT 5
      ) AS cities LEFT JOIN search_localities l USING (key))
      UNION ALL (SELECT 'pay', unit, count(*)::int,
          ARRAY[min(bottom), max(top), percentile_disc(0.5) WITHIN GROUP (ORDER BY top)]
        FROM pays GROUP BY unit ORDER BY count(*) DESC, unit LIMIT 1)
      UNION ALL SELECT 'elsewhere', key, count(*)::int, NULL FROM elsewhere, unnest(localities) AS key GROUP BY key
      UNION ALL SELECT 'elsewhereSeen', NULL, count(*)::int, NULL FROM elsewhere
      UNION ALL SELECT 'hereSeen', NULL, count(*)::int, NULL FROM here
    ) AS said, (VALUES (NULL::text, NULL::text[], NULL::boolean, NULL::boolean, NULL::int[]))
      AS no_kind (role, types, is_remote, english, counts)
    UNION ALL SELECT 'kind', NULL, 0, NULL, role, types, is_remote, english, counts FROM (${kindsOfCountries(context)}) AS kinds
    UNION ALL SELECT 'here', NULL, 0, NULL, job_role, position_types, is_remote, english_enough, ARRAY[count(*)::int]
      FROM here GROUP BY job_role, position_types, is_remote, english_enough`);
  const of = (what: string) => rows.filter((row) => row.what === what);
  const number = (what: string) => of(what)[0]?.n ?? 0;
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
    near: nearOf(page, neighbours, {
      kinds: of('kind'),
      here: of('here'),
      isAllHere: number('hereSeen') <= MOST_LOOKED_AT,
      towns: new Map(of('elsewhere').map(({ value, n }) => [value ?? '', n])),
      areAllTowns: number('elsewhereSeen') <= MOST_LOOKED_AT,
    }),
  };
}

const ANYTHING: LandingPage['offer'] = { key: '', kind: 'field', many: '', one: '', filters: {} };

function payOf(row: Row | undefined): LandingPay | null {
  const [lowest, highest, middle] = row?.pay ?? [];
  const [currency = '', period = ''] = row?.value?.split(' ') ?? [];
  if (!row || row.n < LEAST_PAYS || lowest === undefined || highest === undefined || middle === undefined) return null;
  return { currency, period, n: row.n, lowest, highest, middle };
}

/** In countries and everywhere the numbers are known; in towns where all that could be one was looked at. */
function nearOf(
  page: LandingPage,
  neighbours: readonly LandingPage[],
  seen: { kinds: Kind[]; here: Kind[]; isAllHere: boolean; towns: Map<string, number>; areAllTowns: boolean },
): LandingTallies['near'] {
  return new Map(
    neighbours.flatMap((one): [LandingPage, number | undefined][] => {
      const town = one.place?.city;
      const isHere = town && one.place?.slug === page.place?.slug;
      const n = !town
        ? countOf(seen.kinds, placeNumber(one), one.offer)
        : isHere
          ? countOf(seen.here, 0, one.offer)
          : (seen.towns.get(fold(town.localName)) ?? 0);
      if (n < WORTH_INDEXING) return [];
      return [[one, town && !(isHere ? seen.isAllHere : seen.areAllTowns) ? undefined : n]];
    }),
  );
}
