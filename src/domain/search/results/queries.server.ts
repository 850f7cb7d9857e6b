import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { jobInList, readJobRows, readJobs } from '#domain/jobs/rows.server.ts';
import type { FewJobs, JobInList, JobList } from '#domain/jobs/views.ts';
import { openCondition } from '#domain/open-jobs-condition.server.ts';
import { isByWords, matching, matchingSet } from '../filters/conditions.server.ts';
import type { JobFacets } from '../filters/filter-table.ts';
import { JOBS_A_PAGE, type JobFilters, noFilters, type UnknownValue } from '../filters/filters.ts';
import { queriesByPay } from '../filters/stated-pay.ts';
import { parseQuery } from '../query/parse-query.server.ts';
import type { Candidates, ParsedQuery, ParsedText, UnderstoodWords } from '../query/parsed-query.ts';
import { countMatches } from './count-matches.server.ts';
import { countFacets, type Facets } from './facets.server.ts';
import { NEWEST, plainOrder } from './order.server.ts';
import { relaxedJobs } from './relaxed-jobs.server.ts';
import { preferenceOf, relevanceTiers, tierOf } from './relevance.server.ts';
import type { SalaryHistogram } from './salary-histogram.server.ts';

/** Lists of open jobs: the rows of `job_search` that are open at `context.now` (rules §2). */

/** Numbered pages end here (rules §1). */
const LAST_PAGE = 667;
const BOOSTED_PLACES = 2;
/** A startup has far fewer boosted jobs than this, so another startup's is among them. */
const BOOSTED_CANDIDATES = 60;

export type OpenJobs = JobList & {
  suggestions?: JobFacets;
  /** Up to two boosted matches above page 1, never two of one startup; they keep their own place, too. */
  boosted: JobInList[];
  /** The corrected text, when no job has the words as typed. */
  searchedFor: string | null;
  /** Typed values that were not recognised, such as an unknown place. They are ignored, and the page says so. */
  unknown: UnknownValue[];
  /** Words that were read as a fact or a filter. */
  understood: UnderstoodWords[];
  salaryHistogram?: SalaryHistogram;
};

type Counted = Awaited<ReturnType<typeof countMatches>> & Partial<Facets>;

/**
 * Lists one page of the open jobs that match the filters, with facets on request. Two statements, plus those of
 * parseQuery for typed words and places. Where words or places find less than a page, jobs that almost match follow on
 * page 1, marked `relaxed`: up to two statements more. The total and the facets count exact matches only (rules §1).
 */
export async function listOpenJobs(
  context: Context,
  filters: JobFilters,
  options: { includeSuggestions?: boolean; histogramCurrency?: string } = {},
): Promise<OpenJobs> {
  const search = await parseQuery(context, filters);
  const count: Counted = options.includeSuggestions
    ? await countFacets(context, search, options.histogramCurrency)
    : await countMatches(context, search);
  // The ids of a small result are known from counting, so the words are not searched twice.
  const rows =
    filters.page > LAST_PAGE || count.total === 0 ? [] : await pageOf(context, candidates(search, count.ids), count);
  const total = count.total;
  const docs = rows.filter((row) => !row.inBoostedPlace).map((row) => jobInList(row, context.now));
  const exactIds = docs.map(({ id }) => id);
  const isFew = filters.page === 1 && total < JOBS_A_PAGE;
  return {
    docs: isFew ? [...docs, ...(await relaxedJobs(context, search, exactIds))] : docs,
    total,
    limit: JOBS_A_PAGE,
    page: filters.page,
    pages: Math.min(LAST_PAGE, Math.ceil(total / JOBS_A_PAGE)),
    ...(count.totalIsCapped && { totalIsCapped: true }),
    ...(count.suggestions && { suggestions: count.suggestions }),
    ...(count.suggestionsAreCapped && { suggestionsAreCapped: true }),
    ...(count.salaryHistogram && { salaryHistogram: count.salaryHistogram }),
    boosted: rows.filter((row) => row.inBoostedPlace).map((row) => jobInList(row, context.now)),
    searchedFor: search.corrected,
    unknown: search.unknown,
    understood: search.understood,
  };
}

function candidates(search: ParsedQuery, ids: string[] | undefined): ParsedQuery {
  return search.text && ids
    ? { ...search, text: { ...search.text, candidates: { ids, isRanked: false, paid: ids } } }
    : search;
}

async function pageOf(context: Context, search: ParsedQuery, { total, idsOfPage }: Counted) {
  const { page } = search.filters;
  const inPlace = idsOfPage
    ? sql`SELECT job_id, place FROM unnest(${sql.param(idsOfPage)}::text[]) WITH ORDINALITY AS known(job_id, place)`
    : inOrder(context, search, total);
  const organic = sql`SELECT job_id, place, false AS boosted FROM (${inPlace}) AS organic`;
  const pageRows =
    page > 1
      ? organic
      : sql`${organic}
        UNION ALL
        (SELECT job_id, row_number() OVER (ORDER BY boosting_expires_at DESC, job_id DESC) - 100 AS place, true FROM (
          SELECT DISTINCT ON (company_id) job_id, boosting_expires_at FROM (
            SELECT job_id, company_id, boosting_expires_at FROM job_search
            WHERE ${boostedCandidates(context, search)} AND ${isBoosted(context, search)}
            ORDER BY boosting_expires_at DESC, job_id DESC LIMIT ${sql.raw(String(BOOSTED_CANDIDATES))}
          ) AS candidates ORDER BY company_id, boosting_expires_at DESC, job_id DESC
        ) AS paid ORDER BY place LIMIT ${sql.raw(String(BOOSTED_PLACES))})`;
  return readJobRows<{ inBoostedPlace: boolean }>(context, pageRows, {
    extra: sql`, picked.boosted AS "inBoostedPlace"`,
    // The index of words answers a few matches best, whatever the words. To plan this takes five times as long as to run it.
    isPrepared: !idsOfPage && isFewByWords(search, total),
  });
}

/**
 * With words or filters, the sum keeps PostgreSQL from intersecting the index of all words with that of boosts: the index
 * of the words of boosted jobs answers both, in 1 ms where that takes up to 40 at a million jobs.
 */
function isBoosted(context: Context, search: ParsedQuery): SQL {
  const expires = isByWords(search) ? sql`boosting_expires_at + interval '0'` : sql`boosting_expires_at`;
  return sql`boosting_expires_at IS NOT NULL AND ${expires} > ${context.now.toISOString()}::timestamptz`;
}

/** The matches that may be boosted. Their order does not matter here: an index of its own has the words of boosted jobs. */
function boostedCandidates(context: Context, search: ParsedQuery): SQL {
  const { text } = search;
  if (!text?.candidates) return matchingSet(context, search);
  return matching(context, {
    ...search,
    text: { ...text, candidates: { ...text.candidates, ids: text.candidates.paid } },
  });
}

/**
 * So many matches are read together and sorted by tier. A query for each tier takes PostgreSQL 3 ms more to plan, and pays off
 * from 150 matches in long texts.
 */
const MOST_SORTED = 100;

/** Whether the words have so few matches, in the order of relevance. */
function isFewByWords(search: ParsedQuery, total: number): boolean {
  return search.text !== null && !search.text.candidates && plainOrder(search) === null && total <= MOST_SORTED;
}

/** The same order as a sum that no index has, so PostgreSQL filters first and then sorts. */
const NEWEST_OF_FOUND = sql.raw("published_at + interval '0' DESC, job_id DESC");

/** The ids of one page with their positions, in the chosen order. `total` is the number of matches. */
function inOrder(context: Context, search: ParsedQuery, total: number): SQL {
  const { page } = search.filters;
  const offset = (page - 1) * JOBS_A_PAGE;
  const upTo = sql.raw(String(offset + JOBS_A_PAGE));
  const limit = sql.raw(`LIMIT ${JOBS_A_PAGE} OFFSET ${offset}`);
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
  // Each tier is read by recency and only as far as this page needs: ranking every match of a common word takes
  // seconds, and the first tiers nearly always fill the page.
  const byPay = search.paysShownFirst ? queriesByPay(search.filters.salaryCurrency) : [null];
  const tiers = byPay.flatMap((pay) =>
    relevanceTiers(context, search, search.text, pay).map(
      ({ where: tier, isWalked }) => sql`(SELECT job_id FROM job_search WHERE ${tier}
      ORDER BY ${isWalked ? NEWEST : NEWEST_OF_FOUND} LIMIT ${upTo})`,
    ),
  );
  return sql`SELECT job_id, row_number() OVER () AS place FROM (
    SELECT job_id FROM (${sql.join(tiers, sql` UNION ALL `)}) AS tiers ${limit}) AS page`;
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

/** After a typed amount: jobs that state their pay in its currency, then in another, then the others. */
function payPlace({ filters }: ParsedQuery): SQL {
  return sql`(CASE WHEN yearly_salary IS NULL THEN 2 WHEN salary_currency = ${filters.salaryCurrency} THEN 0 ELSE 1 END)`;
}

/** Reads a few matches once and computes the tier of each. */
function fewInTiers(search: ParsedQuery, text: ParsedText, where: SQL, limit: SQL): SQL {
  return sql`SELECT job_id, row_number() OVER () AS place FROM (
    SELECT job_id FROM (
      SELECT job_id, published_at, ${tierOf(text)} AS tier, ${preferenceOf(text)} AS preference, ${search.paysShownFirst ? payPlace(search) : sql`0`} AS pay_place
      FROM job_search WHERE ${where}
    ) AS few ORDER BY pay_place, tier, preference, published_at DESC, job_id DESC ${limit}) AS page`;
}

/** Open boosted jobs, the latest boost last (rules §1). */
export async function featuredJobs(context: Context, filters: JobFilters = noFilters): Promise<FewJobs> {
  const search = await parseQuery(context, { ...filters, page: 1 });
  const docs = await readJobs(
    context,
    sql`SELECT job_id, row_number() OVER (ORDER BY boosting_expires_at, job_id) AS place FROM (
      SELECT job_id, boosting_expires_at FROM job_search
      WHERE ${matching(context, search)} AND boosting_expires_at > ${context.now.toISOString()}::timestamptz
      ORDER BY boosting_expires_at DESC, job_id DESC LIMIT ${sql.raw(String(JOBS_A_PAGE))}) AS paid`,
  );
  return { docs, total: docs.length };
}

export async function latestJobs(context: Context, limit = 3): Promise<FewJobs> {
  const docs = await readJobs(context, newest(openCondition(context), limit));
  return { docs, total: docs.length };
}

/** The open jobs of one company, newest first; `total` counts all of them. */
export async function openJobsOfCompany(
  context: Context,
  companyKey: string,
  options: { page?: number } = {},
): Promise<OpenJobs> {
  return listOpenJobs(context, { ...noFilters, companyKey, page: options.page ?? 1 });
}

function newest(condition: SQL, limit: number): SQL {
  return sql`SELECT job_id, row_number() OVER () AS place FROM (
    SELECT job_id FROM job_search WHERE ${condition} ORDER BY ${NEWEST} LIMIT ${limit}::int) AS newest`;
}
