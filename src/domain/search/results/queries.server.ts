import { type SQL, sql } from 'drizzle-orm';
import type { Context } from '#domain/context.ts';
import { jobInList, readJobRows, readJobs } from '#domain/jobs/rows.server.ts';
import type { FewJobs, JobInList, JobList } from '#domain/jobs/views.ts';
import { openCondition } from '#domain/open-jobs.server.ts';
import { matching } from '../filters/conditions.server.ts';
import type { JobFacets } from '../filters/filter-table.ts';
import { JOBS_A_PAGE, type JobFilters, noFilters, type UnknownValue } from '../filters/filters.ts';
import { understand } from '../query/parse-query.server.ts';
import type { Among, FoundText, Search } from '../query/parsed-query.ts';
import { countMatches } from './count-matches.server.ts';
import { countFacets, type Facets } from './facets.server.ts';
import { relevanceTiers, tierOf } from './relevance.server.ts';
import type { SalaryHistogram } from './salary-histogram.server.ts';

/** Lists of open jobs. What is open is decided in one place (rules §2): the rows of `job_search` at `now`. */

/** Numbered pages end here; feeds and sitemaps walk by key (rules §1). */
const LAST_PAGE = 667;
const BOOSTED_PLACES = 3;

export type OpenJobs = JobList & {
  suggestions?: JobFacets;
  /** Up to three paid places above page 1, of jobs that match anyway; they keep their own place too. */
  boosted: JobInList[];
  /** The words that were looked for, where nothing is spelled as it was typed. */
  searchedFor: string | null;
  /** What was typed and meant nothing (a place no gazetteer knows): left out, and to be said so. */
  unknown: UnknownValue[];
  salaryHistogram?: SalaryHistogram;
};

type Counted = Awaited<ReturnType<typeof countMatches>> & Partial<Facets>;

/**
 * One page of the open jobs the filters match, with counts when asked for. Costs two statements, and what it costs to
 * understand typed words and places.
 */
export async function listOpenJobs(
  context: Context,
  filters: JobFilters,
  options: { includeSuggestions?: boolean; histogramCurrency?: string } = {},
): Promise<OpenJobs> {
  const search = await understand(context, filters);
  const counted: Counted = options.includeSuggestions
    ? await countFacets(context, search, options.histogramCurrency)
    : await countMatches(context, search);
  // Words that find few are looked for once: the page is made of what was counted.
  const rows = filters.page > LAST_PAGE ? [] : await pageOf(context, among(search, counted.ids));
  const total = counted.total;
  return {
    docs: rows.filter((row) => !row.inBoostedPlace).map((row) => jobInList(row, context.now)),
    total,
    limit: JOBS_A_PAGE,
    page: filters.page,
    pages: Math.min(LAST_PAGE, Math.ceil(total / JOBS_A_PAGE)),
    ...(counted.totalIsCapped && { totalIsCapped: true }),
    ...(counted.suggestions && { suggestions: counted.suggestions }),
    ...(counted.suggestionsAreCapped && { suggestionsAreCapped: true }),
    ...(counted.salaryHistogram && { salaryHistogram: counted.salaryHistogram }),
    boosted: rows.filter((row) => row.inBoostedPlace).map((row) => jobInList(row, context.now)),
    searchedFor: search.corrected,
    unknown: search.unknown,
  };
}

function among(search: Search, ids: string[] | undefined): Search {
  return search.text && ids
    ? { ...search, text: { ...search.text, among: { ids, isRanked: false, paid: ids } } }
    : search;
}

async function pageOf(context: Context, search: Search) {
  const { page } = search.filters;
  const organic = sql`SELECT job_id, place, false AS boosted FROM (${inOrder(context, search)}) AS organic`;
  const picked =
    page > 1
      ? organic
      : sql`SELECT job_id, place, false AS boosted FROM (${inOrder(context, search)}) AS organic
        UNION ALL
        SELECT job_id, row_number() OVER (ORDER BY boosting_expires_at DESC, job_id DESC) - 100, true FROM (
          SELECT job_id, boosting_expires_at FROM job_search
          WHERE ${amongBoosted(context, search)} AND boosting_expires_at IS NOT NULL
            AND boosting_expires_at > ${context.now.toISOString()}::timestamptz
          ORDER BY boosting_expires_at DESC, job_id DESC LIMIT ${sql.raw(String(BOOSTED_PLACES))}
        ) AS paid`;
  return readJobRows<{ inBoostedPlace: boolean }>(context, picked, sql`, picked.boosted AS "inBoostedPlace"`);
}

/** Of those found already, only the ones that can have paid. */
function amongBoosted(context: Context, search: Search): SQL {
  const { text } = search;
  if (!text?.among) return matching(context, search);
  return matching(context, { ...search, text: { ...text, among: { ...text.among, ids: text.among.paid } } });
}

const NEWEST = sql.raw('published_at DESC, job_id DESC');
/** The same order, by a sum no index has: find first, then sort. */
const NEWEST_OF_FOUND = sql.raw("published_at + interval '0' DESC, job_id DESC");

/** The ids of one page with their places, in the order the filters ask for. */
function inOrder(context: Context, search: Search): SQL {
  const { sorting, page } = search.filters;
  const skipped = (page - 1) * JOBS_A_PAGE;
  const needed = sql.raw(String(skipped + JOBS_A_PAGE));
  const shown = sql.raw(`LIMIT ${JOBS_A_PAGE} OFFSET ${skipped}`);
  const where = matching(context, search);
  if (sorting !== 'relevance' || !search.text) {
    const order = sorting === 'mostPopular' ? sql`popularity DESC, ${NEWEST}` : NEWEST;
    return sql`SELECT job_id, row_number() OVER () AS place FROM (
      SELECT job_id FROM job_search WHERE ${where} ORDER BY ${order} ${shown}) AS page`;
  }
  const { among } = search.text;
  if (among) return among.isRanked ? asRanked(context, search, among, shown) : fewInTiers(search.text, where, shown);
  // Tier after tier, each by recency and each no further than this page needs: ranking every match of a common
  // word takes seconds, and what fills the page is nearly always in the first tiers.
  const tiers = relevanceTiers(context, search, search.text).map(
    ({ where: tier, isWalked }) => sql`(SELECT job_id FROM job_search WHERE ${tier}
      ORDER BY ${isWalked ? NEWEST : NEWEST_OF_FOUND} LIMIT ${needed})`,
  );
  return sql`SELECT job_id, row_number() OVER () AS place FROM (
    SELECT job_id FROM (${sql.join(tiers, sql` UNION ALL `)}) AS tiers ${shown}) AS page`;
}

/** Those that have been found and put in order already are looked at one by one until the page is full. */
function asRanked(context: Context, search: Search, { ids }: Among, shown: SQL): SQL {
  return sql`SELECT job_id, row_number() OVER () AS place FROM (
    SELECT row.job_id FROM (SELECT * FROM unnest(${sql.param(ids)}::text[]) WITH ORDINALITY AS ranked (id, at) ORDER BY at) AS ranked
    CROSS JOIN LATERAL (SELECT job_id FROM job_search
      WHERE job_id = ranked.id AND ${matching(context, { ...search, text: null })} OFFSET 0) AS row
    ORDER BY ranked.at ${shown}) AS page`;
}

/** Those that have been found already are read once, and each is asked for its tier. */
function fewInTiers(text: FoundText, where: SQL, shown: SQL): SQL {
  return sql`SELECT job_id, row_number() OVER () AS place FROM (
    SELECT job_id FROM (
      SELECT job_id, published_at, ${tierOf(text)} AS tier FROM job_search WHERE ${where}
    ) AS few ORDER BY tier, published_at DESC, job_id DESC ${shown}) AS page`;
}

/** Open and boosted, in the order in which they were boosted: they are shown in its reverse (rules §1). */
export async function featuredJobs(context: Context, filters: JobFilters = noFilters): Promise<FewJobs> {
  const search = await understand(context, { ...filters, page: 1 });
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
