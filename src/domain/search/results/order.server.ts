import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { holds, matching, matchingSet, paysSurely } from '../filters/conditions.server.ts';
import { JOBS_A_PAGE } from '../filters/filters.ts';
import { type PayInSearch, queriesByPay } from '../filters/stated-pay.ts';
import type { Candidates, ParsedQuery, ParsedText } from '../query/parsed-query.ts';
import { type ByPay, preferenceOf, relevanceTiers, type TierCondition, tierOf } from './relevance.server.ts';

/** Which jobs are on a page, in the chosen order. */

export const NEWEST = sql.raw('published_at DESC, job_id DESC');
/** The same order as a sum that no index has, so PostgreSQL filters first and then sorts. */
export const NEWEST_OF_FOUND = sql.raw("published_at + interval '0' DESC, job_id DESC");

/** The order of a list by columns alone; null where relevance or stated pay decides. */
export function plainOrder({ filters, text, typedPay, sizesFirst }: ParsedQuery): SQL | null {
  if (filters.sorting === 'relevance' && (text || typedPay)) return null;
  if (filters.sorting === 'relevance' && sizesFirst.length > 0)
    return sql`company_size = ANY(${sql.param(sizesFirst)}::text[]) DESC NULLS LAST, ${NEWEST}`;
  return filters.sorting === 'mostPopular' ? sql`popularity DESC, ${NEWEST}` : NEWEST;
}

/** The columns that a plain order reads beside the id. */
export function columnsOfOrder({ filters, sizesFirst }: ParsedQuery): SQL {
  if (filters.sorting === 'relevance' && sizesFirst.length > 0) return sql`company_size, published_at`;
  return filters.sorting === 'mostPopular' ? sql`popularity, published_at` : sql`published_at`;
}

/**
 * So many matches are read together and sorted by tier. A query for each tier takes PostgreSQL 3 ms more to plan, and pays off
 * from 150 matches in long texts.
 */
const MOST_SORTED = 100;

/** Whether the words have so few matches, in the order of relevance. */
export function isFewByWords(search: ParsedQuery, total: number): boolean {
  return search.text !== null && !search.text.candidates && plainOrder(search) === null && total <= MOST_SORTED;
}

/**
 * The titles nearly always fill the first page. To plan all tiers of a common word, up to 15, takes PostgreSQL 3.6 ms, and to
 * run those that are read 0.9.
 */
const FIRST_TIERS = 4;
/** The tiers behind them are read so many at a time, until the page is full: there may be 40, after a typed amount more. */
const LATER_TIERS = 8;

/** The ids of a page with their positions; each of `more` in turn reads those still missing on page 1. */
type InOrder = { ids: SQL; more: ((missing: number) => SQL)[] };

/** A page in the chosen order. `total` is the number of matches. */
export function inOrder(context: Context, search: ParsedQuery, total: number): InOrder {
  const { page } = search.filters;
  const offset = (page - 1) * JOBS_A_PAGE;
  const limit = sql.raw(`LIMIT ${JOBS_A_PAGE} OFFSET ${offset}`);
  const ids = inOneQuery(context, search, total, limit);
  if (ids) return { ids, more: [] };

  // Each tier is read by recency and only as far as this page needs: ranking every match of a common word takes seconds.
  const byPay = search.typedPay ? tiersByPay(search, search.typedPay) : [null];
  const tiers = byPay.flatMap((pay) => relevanceTiers(context, search, search.text, pay));
  if (page > 1 || tiers.length <= FIRST_TIERS) return { ids: tierByTier(tiers, offset + JOBS_A_PAGE, limit), more: [] };
  const later = tiers.slice(FIRST_TIERS);
  const parts = later.flatMap((_, at) => (at % LATER_TIERS === 0 ? [later.slice(at, at + LATER_TIERS)] : []));
  return {
    ids: tierByTier(tiers.slice(0, FIRST_TIERS), JOBS_A_PAGE, limit),
    more: parts.map((group) => (missing) => tierByTier(group, missing, sql.raw(`LIMIT ${missing}`))),
  };
}

/** Null where the order is that of many matches by relevance. */
function inOneQuery(context: Context, search: ParsedQuery, total: number, limit: SQL): SQL | null {
  const where = matching(context, search);
  const order = plainOrder(search);
  const [town, otherTown] = search.localityKeys;
  if (order === NEWEST && town !== undefined && otherTown === undefined)
    return newestInTown(context, town, where, limit);
  if (order)
    return sql`SELECT job_id, row_number() OVER () AS place FROM (
      SELECT job_id FROM job_search WHERE ${where} ORDER BY ${order} ${limit}) AS page`;
  const candidates = search.text?.candidates;
  if (search.text && candidates)
    return candidates.isRanked
      ? asRanked(context, search, candidates, limit)
      : fewInTiers(search, search.text, where, limit);
  if (search.text && isFewByWords(search, total))
    return fewInTiers(search, search.text, matchingSet(context, search), limit);
  return null;
}

/** Reads up to `most` jobs of each tier, and no tier once those before it fill the limit. */
function tierByTier(tiers: TierCondition[], most: number, limit: SQL): SQL {
  const queries = tiers.map(
    ({ where, isWalked }) => sql`(SELECT job_id FROM job_search WHERE ${where}
      ORDER BY ${isWalked ? NEWEST : NEWEST_OF_FOUND} LIMIT ${sql.raw(String(most))})`,
  );
  return sql`SELECT job_id, row_number() OVER () AS place FROM (
    SELECT job_id FROM (${sql.join(queries, sql` UNION ALL `)}) AS tiers ${limit}) AS page`;
}

/**
 * Reads the jobs of a town from job_search_places, which lists them by recency, until the page is full. Among the newest jobs
 * of all towns the page is 4,400 rows away at a million jobs.
 */
function newestInTown(context: Context, town: string, where: SQL, limit: SQL): SQL {
  return sql`SELECT job_id, row_number() OVER () AS place FROM (
    SELECT row.job_id FROM job_search_places AS near
    CROSS JOIN LATERAL (SELECT job_id FROM job_search WHERE job_id = near.job_id AND ${where} OFFSET 0) AS row
    WHERE near.platform = ${context.platform} AND near.locality = ${town}
    ORDER BY near.published_at DESC, near.job_id DESC ${limit}) AS page`;
}

/** Reads ranked candidates one by one until the page is full. */
function asRanked(context: Context, search: ParsedQuery, { ids }: Candidates, limit: SQL): SQL {
  return sql`SELECT job_id, row_number() OVER () AS place FROM (
    SELECT row.job_id FROM (SELECT * FROM unnest(${sql.param(ids)}::text[]) WITH ORDINALITY AS ranked (id, at) ORDER BY at) AS ranked
    CROSS JOIN LATERAL (SELECT job_id FROM job_search
      WHERE job_id = ranked.id AND ${matching(context, { ...search, text: null })} OFFSET 0) AS row
    ORDER BY ranked.at ${limit}) AS page`;
}

/**
 * After a typed amount, jobs divided by their pay. Of those that state it in its currency, jobs that surely pay the
 * amount come before equally good ones that pay it to most, and these before others.
 */
function tiersByPay(search: ParsedQuery, pay: PayInSearch): ByPay[] {
  return queriesByPay(pay).map(({ query, isOwn }) => ({
    query,
    first: isOwn ? paysSurely(search) : [],
  }));
}

/** After a typed amount: the place of a row among those divided by their pay, and among equally good ones. */
function payPlaces(search: ParsedQuery): { before: SQL; after: SQL } {
  if (!search.typedPay) return { before: sql`0`, after: sql`0` };
  const tiers = tiersByPay(search, search.typedPay);
  const places = tiers.map(({ query }, at) => sql`WHEN ${holds('name_words', query)} THEN ${sql.raw(String(at))}`);
  const first = tiers.flatMap(({ query, first: conditions }) =>
    conditions.map(
      (condition, at) => sql`WHEN ${holds('name_words', query)} AND ${condition} THEN ${sql.raw(String(at))}`,
    ),
  );
  return {
    before: sql`(CASE ${sql.join(places, sql` `)} END)`,
    after: sql`(CASE ${sql.join(first, sql` `)} ELSE ${sql.raw(String(first.length))} END)`,
  };
}

/** Reads a few matches once and computes the tier of each. */
function fewInTiers(search: ParsedQuery, text: ParsedText, where: SQL, limit: SQL): SQL {
  const { before, after } = payPlaces(search);
  return sql`SELECT job_id, row_number() OVER () AS place FROM (
    SELECT job_id FROM (
      SELECT job_id, published_at, ${tierOf(text)} AS tier, ${preferenceOf(text)} AS preference,
        ${before} AS before_tier, ${after} AS pays_little_more
      FROM job_search WHERE ${where}
    ) AS few ORDER BY before_tier, tier, pays_little_more, preference, published_at DESC, job_id DESC ${limit}) AS page`;
}
