import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { jobInList, readJobRows } from '#domain/jobs/rows.server.ts';
import type { JobInList } from '#domain/jobs/views.ts';
import { openAmongFound } from '#domain/open-jobs-condition.server.ts';
import { partsOfAreas } from '#domain/site/areas.server.ts';
import { holds, isByWords, matchingSet, someOf } from '../filters/conditions.server.ts';
import { JOBS_A_PAGE } from '../filters/filters.ts';
import { DAYS_FOR_FEW } from '../filters/newest-days.server.ts';
import { lexemeQueriesOf } from '../query/expand-query.server.ts';
import type { ParsedQuery, ParsedText } from '../query/parsed-query.ts';
import { type Relaxation, relaxationsOf } from '../query/relax-query.server.ts';
import type { Group } from '../query/word-group.ts';
import { NEWEST_OF_FOUND } from './order.server.ts';
import { preferenceOf, tierOf } from './relevance.server.ts';

/** Jobs that almost match, for a search that finds fewer than a page. */

/** An hour by train or car. */
const NEAR_KM = 75;
/** Further away, the better match comes first within such a step. */
const FAR_STEP_KM = 100;
/** How many matches are counted to tell common words from rare ones. */
const MOST_COUNTED = 1_000;
/** Only the newest matches of a relaxation are ranked. */
const MOST_RANKED = 300;
/** Each costs an index scan. */
const MOST_RELAXATIONS = 21;
const MOST_SHOWN = 5;

type Anchor = { latitude: number; longitude: number };
type Near = { ids: number[]; keys: string[] };
type Counts = { near: Near; anchors: Anchor[]; counts: number[]; uses: number[] };

/**
 * The jobs that fill the page after the exact matches, each with the reason why it is there. Two statements, one where
 * nothing comes close.
 */
export async function relaxedJobs(
  context: Context,
  search: ParsedQuery,
  exactIds: readonly string[],
): Promise<JobInList[]> {
  const missing = JOBS_A_PAGE - exactIds.length;
  const ways = missing > 0 ? relaxationsOf(search) : [];
  const last = exactIds.length > 0 ? [] : ways.filter(({ isLast }) => isLast);
  const all = [...ways.filter(({ isLast }) => !isLast).slice(0, MOST_RELAXATIONS), ...last];
  if (all.length === 0) return [];
  const exact = sql`job_id <> ALL(${sql.param(exactIds)}::text[])`;
  const groups = [...new Set(all.flatMap(({ dropped }) => dropped))];
  const { near, anchors, counts, uses } = await countEach(context, search, all, groups, exact);

  const usesOf = (dropped: readonly Group[]) =>
    Math.max(0, ...dropped.map((group) => uses[groups.indexOf(group)] ?? 0));
  const withJobs = all.map((each, at) => ({ each, n: counts[at] ?? 0, at })).filter(({ n }) => n > 0);
  const close = withJobs.filter(({ each }) => !each.isLast);
  const some = close.length > 0 ? close : withJobs;
  // Where the words weigh the same, the most common one gives way first.
  const byWeight = some.toSorted(
    (a, b) =>
      a.each.weight - b.each.weight ||
      (a.each.weight === 0 ? 0 : usesOf(b.each.dropped) - usesOf(a.each.dropped)) ||
      a.at - b.at,
  );
  const selection: typeof byWeight = [];
  let sum = 0;
  for (const one of byWeight) {
    if (sum >= missing || selection.length === MOST_SHOWN) break;
    selection.push(one);
    sum += one.n;
  }
  if (selection.length === 0) return [];

  const newestOf = (each: Relaxation, n: number) => {
    const matches = (days: string | null) => sql`${conditionOf(context, each, near, days)} AND ${exact}`;
    const newest = { columns: sql`*`, order: NEWEST_OF_FOUND, limit: sql.raw(String(MOST_RANKED)) };
    return someOf(context, matches, n >= JOBS_A_PAGE && isLarge(each.search), {
      ...newest,
      daysTogether: DAYS_FOR_FEW,
    });
  };
  const branches = selection.map(
    ({ each, n }, branch) => sql`(SELECT job_id, ${branch}::int AS branch,
        ${branch * 100}::int + row_number() OVER (ORDER BY ${orderOf(each, anchors)}, published_at DESC, job_id DESC) AS place
      FROM (${newestOf(each, n)}) AS job_search
      ORDER BY place LIMIT ${sql.raw(String(JOBS_A_PAGE))})`,
  );
  const rows = await readJobRows<{ branch: number }>(
    context,
    sql`SELECT * FROM (SELECT DISTINCT ON (job_id) job_id, branch, place
      FROM (${sql.join(branches, sql` UNION ALL `)}) AS relaxed ORDER BY job_id, place) AS once
      ORDER BY place LIMIT ${sql.raw(String(missing))}`,
    { extra: sql`, picked.branch` },
  );
  return rows.map((row) => ({ ...jobInList(row, context.now), relaxed: selection[row.branch]?.each.label ?? '' }));
}

/** Whether all matches are too many to collect. */
const isLarge = (search: ParsedQuery) => search.hasManyRows && isByWords(search);

/** Counts the jobs of each relaxation up to a page, and the use of each word that may be left out. */
async function countEach(
  context: Context,
  search: ParsedQuery,
  all: readonly Relaxation[],
  groups: readonly Group[],
  exact: SQL,
): Promise<Counts> {
  const { towns = [], areas = [] } = search.relaxable?.place ?? {};
  const inNearby = sql`(SELECT array_agg(key) FROM near)`;
  const counts = all.map(({ search: wider, isNear }) => {
    const nearby = isNear
      ? sql` AND localities && ${inNearby} AND place_ids && (SELECT array_agg(id) FROM near)`
      : sql``;
    const matches = (days: string | null) => sql`${matchingSet(context, wider, null, days)} AND ${exact}${nearby}`;
    const page = { columns: sql`job_id`, limit: sql.raw(String(JOBS_A_PAGE)), daysTogether: DAYS_FOR_FEW };
    return sql`(SELECT count(*)::int FROM (${someOf(context, matches, isLarge(wider), page)}) AS matches)`;
  });
  const uses = groups.map((group) => {
    const { expanded, text } = lexemeQueriesOf([group]);
    const inTexts = sql`${openAmongFound(context)} AND ${holds('words', expanded?.text ?? text)}`;
    const matches = (days: string | null) => (days === null ? inTexts : sql`${inTexts} AND ${holds('words', days)}`);
    const some = { columns: sql`job_id`, limit: sql.raw(String(MOST_COUNTED)), daysTogether: DAYS_FOR_FEW };
    return sql`(SELECT count(*)::int FROM (${someOf(context, matches, search.hasManyRows, some)}) AS uses)`;
  });
  const { rows } = await context.db.execute<Counts>(sql`
    WITH anchors AS (${areas.length > 0 ? largestTownsOf(areas) : largestCalled(towns)}),
    around AS MATERIALIZED (SELECT p.id, p.name, min(${kilometres}) AS km
      FROM ${areas.length > 0 ? townsWithJobsOutside(areas) : sql`places`} p
      JOIN anchors a ON abs(p.latitude - a.latitude) < 1 AND abs(p.longitude - a.longitude) < 4
      GROUP BY p.id, p.name HAVING min(${kilometres}) <= ${NEAR_KM}::int),
    -- Folding a name costs more than its distance.
    folded AS MATERIALIZED (SELECT id, fold_text(name) AS key, km FROM around),
    near AS MATERIALIZED (SELECT id, key, km FROM folded
      WHERE key <> ALL(${sql.param(towns)}::text[]) AND EXISTS (SELECT FROM search_localities l WHERE l.key = folded.key))
    SELECT (SELECT json_build_object('ids', coalesce(json_agg(id), '[]'), 'keys', coalesce(json_agg(key), '[]')) FROM near) AS near,
      (SELECT coalesce(json_agg(anchors), '[]') FROM anchors) AS anchors,
      ARRAY[${sql.join(counts, sql`, `)}]::int[] AS counts,
      ARRAY[${sql.join(uses, sql`, `)}]::int[] AS uses`);
  return rows[0] as Counts;
}

/** The most populous place of each of these folded names. */
const largestCalled = (towns: readonly string[]) => sql`
  SELECT DISTINCT ON (n.folded) p.latitude, p.longitude FROM place_names n JOIN places p ON p.id = n.place_id
  WHERE n.folded = ANY(${sql.param(towns)}::text[]) ORDER BY n.folded, p.population DESC, p.id`;

/** Each costs a comparison with every town that has jobs; the towns of a region lie close enough together. */
const MOST_TOWNS = 20;

/** With all places instead, a search took three times as long. */
const townsWithJobsOutside = (areas: readonly string[]) => sql`
  (SELECT p.* FROM places p WHERE p.name IN (SELECT name FROM search_localities) AND NOT ${isInAreas(areas)} OFFSET 0)`;

const largestTownsOf = (areas: readonly string[]) => sql`
  SELECT p.latitude, p.longitude FROM places p WHERE ${isInAreas(areas)}
  ORDER BY p.population DESC, p.id LIMIT ${sql.raw(String(MOST_TOWNS))}`;

/** Whether a place lies in one of these areas. */
function isInAreas(areas: readonly string[]): SQL {
  const parts = partsOfAreas(areas).map(({ country, regions, boxes }) => {
    const inBoxes = boxes?.map(
      ([south, north, west, east]) =>
        sql`(p.latitude >= ${south}::float8 AND p.latitude < ${north}::float8
          AND p.longitude >= ${west}::float8 AND p.longitude < ${east}::float8)`,
    );
    const inBox = inBoxes ? sql` AND (${sql.join(inBoxes, sql` OR `)})` : sql``;
    return sql`(p.country_code = ${country} AND p.region = ANY(${sql.param(regions)}::text[])${inBox})`;
  });
  return sql`coalesce(${sql.join(parts, sql` OR `)}, false)`;
}

/** The distance between two places, on a sphere. */
const kilometres = sql`6371 * 2 * asin(sqrt(
  sin(radians(p.latitude - a.latitude) / 2) ^ 2
  + cos(radians(a.latitude)) * cos(radians(p.latitude)) * sin(radians(p.longitude - a.longitude) / 2) ^ 2))`;

function conditionOf(context: Context, { search, isNear }: Relaxation, near: Near, days: string | null): SQL {
  const matches = matchingSet(context, search, null, days);
  if (!isNear) return matches;
  return sql`${matches} AND localities && ${sql.param(near.keys)}::text[] AND place_ids && ${sql.param(near.ids)}::int[]`;
}

/** By distance, or else the country of the language of the search first; then the level that was left out; then relevance. */
function orderOf({ search, isNear, isByDistance, dropped }: Relaxation, anchors: readonly Anchor[]): SQL {
  const orders = [
    isByDistance && anchors.length > 0 ? distanceTo(anchors, isNear ? 1 : FAR_STEP_KM) : null,
    isByDistance ? null : homeOrder(search.text),
    levelOrder(dropped),
    search.text ? tierOf(search.text) : null,
    search.text ? preferenceOf(search.text) : null,
  ].filter((order) => order !== null);
  return orders.length === 0 ? sql`true` : sql.join(orders, sql`, `);
}

function homeOrder(text: ParsedText | null): SQL | null {
  const home = text?.home ?? null;
  return home === null ? null : sql`${holds('name_words', home)} DESC`;
}

/** How far the closest town of a job is from the typed place. */
const distanceTo = (anchors: readonly Anchor[], step: number) => sql`(SELECT floor(min(${kilometres}) / ${step}::int)
  FROM places p CROSS JOIN unnest(${sql.param(anchors.map(({ latitude }) => latitude))}::float8[],
    ${sql.param(anchors.map(({ longitude }) => longitude))}::float8[]) AS a(latitude, longitude)
  WHERE p.id = ANY(place_ids))`;

const LEADING = `'~senior' | '~foremost' | '~head'`;
const LEARNING = `'^student' | '^internship' | '~junior'`;
/**
 * For a level or kind that gave way: the jobs to list first, and those to list last. Students suit a junior as well as others,
 * and some days at home are closer to remote than none.
 */
const LEVEL_ORDERS: Record<string, { first: string | null; last: string }> = {
  remote: { first: `'^hybrid'`, last: `!'^hybrid'` },
  junior: { first: LEARNING, last: LEADING },
  student: { first: LEARNING, last: LEADING },
  internship: { first: LEARNING, last: LEADING },
  senior: { first: LEADING, last: LEARNING },
  foremost: { first: LEADING, last: LEARNING },
};

function levelOrder(dropped: readonly Group[]): SQL | null {
  for (const { senses, facts } of dropped) {
    const isOf = (key: string) =>
      senses.some(({ keys }) => keys.includes(key)) || facts.some((query) => query.includes(`'^${key}'`));
    const order = Object.entries(LEVEL_ORDERS).find(([key]) => isOf(key))?.[1];
    if (!order) continue;
    const first = order.first === null ? sql`` : sql`WHEN ${holds('name_words', order.first)} THEN 0`;
    return sql`CASE ${first} WHEN ${holds('name_words', order.last)} THEN 2 ELSE 1 END`;
  }
  return null;
}
