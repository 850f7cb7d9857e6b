import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { jobInList, readJobRows, readJobs } from '#domain/jobs/rows.server.ts';
import type { FewJobs, JobInList, JobList } from '#domain/jobs/views.ts';
import { openCondition } from '#domain/open-jobs-condition.server.ts';
import { isByWords, matching, matchingSet } from '../filters/conditions.server.ts';
import type { JobFacets } from '../filters/filter-table.ts';
import { JOBS_A_PAGE, type JobFilters, noFilters, type UnknownValue } from '../filters/filters.ts';
import { parseQuery } from '../query/parse-query.server.ts';
import type { ParsedQuery, UnderstoodWords } from '../query/parsed-query.ts';
import { countMatches } from './count-matches.server.ts';
import { countFacets, type Facets } from './facets.server.ts';
import { inOrder, isFewByWords, NEWEST } from './order.server.ts';
import { relaxedJobs } from './relaxed-jobs.server.ts';
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
 * Lists one page of the open jobs that match the filters, with facets on request. Two statements, plus those of parseQuery
 * for typed words and places, plus one for each eight tiers behind the first four that page 1 needs. Where words or places
 * find less than a page, jobs that almost match follow on page 1, marked `relaxed`: up to two statements more. The total and
 * the facets count exact matches only (rules §1).
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
  const { ids, more } = idsOfPage ? { ids: asGiven(idsOfPage), more: [] } : inOrder(context, search, total);
  const read = (pageRows: SQL) =>
    readJobRows<{ inBoostedPlace: boolean }>(context, pageRows, {
      extra: sql`, picked.boosted AS "inBoostedPlace"`,
      // The index of words answers a few matches best, whatever the words. To plan this takes five times as long as to run it.
      isPrepared: !idsOfPage && isFewByWords(search, total),
    });
  const organic = (inPlace: SQL) => sql`SELECT job_id, place, false AS boosted FROM (${inPlace}) AS organic`;
  if (search.filters.page > 1) return read(organic(ids));

  const rows = await read(sql`${organic(ids)}
    UNION ALL
    (SELECT job_id, row_number() OVER (ORDER BY boosting_expires_at DESC, job_id DESC) - 100 AS place, true FROM (
      SELECT DISTINCT ON (company_id) job_id, boosting_expires_at FROM (
        SELECT job_id, company_id, boosting_expires_at FROM job_search
        WHERE ${boostedCandidates(context, search)} AND ${isBoosted(context, search)}
        ORDER BY boosting_expires_at DESC, job_id DESC LIMIT ${sql.raw(String(BOOSTED_CANDIDATES))}
      ) AS candidates ORDER BY company_id, boosting_expires_at DESC, job_id DESC
    ) AS paid ORDER BY place LIMIT ${sql.raw(String(BOOSTED_PLACES))})`);
  for (const idsOf of more) {
    const missing = Math.min(JOBS_A_PAGE, total) - rows.filter((row) => !row.inBoostedPlace).length;
    if (missing === 0) break;
    rows.push(...(await read(organic(idsOf(missing)))));
  }
  return rows;
}

const asGiven = (ids: readonly string[]) =>
  sql`SELECT job_id, place FROM unnest(${sql.param(ids)}::text[]) WITH ORDINALITY AS given(job_id, place)`;

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
