import type { Context } from '#domain/context.ts';
import { findJob } from '#domain/jobs/queries.server.ts';
import { countOpenJobsParts, jobCounters, openPlaces } from '#domain/search/counters/counters.server.ts';
import { countPlace, openCountries } from '#domain/search/counters/place-counters.server.ts';
import { readJobFilters } from '#domain/search/filters/read-filters.ts';
import { countLanding } from '#domain/search/landing/landing-counters.server.ts';
import { openLandingPages } from '#domain/search/landing/landing-counts.server.ts';
import { landingNeighbours } from '#domain/search/landing/landing-neighbours.ts';
import { LANDING_PAGES, landingPageOf } from '#domain/search/landing/landing-pages.ts';
import { jobFacets } from '#domain/search/results/facets.server.ts';
import { featuredJobs, latestJobs, listOpenJobs } from '#domain/search/results/queries.server.ts';
import { relatedJobs } from '#domain/search/results/related.server.ts';

/** A query of a page, such as a list or its facets. `jobId` is an open job, one of a few that take turns. */
export type Work = (context: Context, jobId: string) => Promise<unknown>;
/**
 * A bound at the largest size: `times` the p50 of the smallest size, a p50 or p95 in milliseconds (`upTo100k` where the
 * largest size is 100,000 jobs or fewer), or `more` milliseconds than at the smallest.
 */
export type Bound = { times: number } | { p50: number } | { p95: number; upTo100k?: number } | { more: number };

const LIST: Bound = { times: 1.5 };
/** Decision 40: a list of five filters, whose total is exact, and similar jobs, which are read in a millisecond. */
const TWICE: Bound = { times: 2 };
const COMMON: Bound = { times: 3 };
const SEARCH: Bound = { p50: 60 };
const COUNTS: Bound = { p95: 80 };
const WHOLE: Bound = { p95: 150, upTo100k: 40 };

const filtersOf = (query: string) => readJobFilters(new URLSearchParams(query)).filters;
const list =
  (query: string, options: Parameters<typeof listOpenJobs>[2] = {}): Work =>
  (context) =>
    listOpenJobs(context, filtersOf(query), options);
const facets =
  (query: string): Work =>
  (context) =>
    jobFacets(context, filtersOf(query));

/** The first of these lists that has jobs: what leaves one of a million leaves none of 10,000. */
function firstWithJobs(...queries: string[]): Work {
  const cache = new WeakMap<Context['db'], string>();
  return async (context) => {
    const term = cache.get(context.db);
    if (term !== undefined) return listOpenJobs(context, filtersOf(term));
    for (const query of queries) {
      if ((await listOpenJobs(context, filtersOf(query))).total === 0) continue;
      cache.set(context.db, query);
      return;
    }
    throw new Error('Each of these lists is empty.');
  };
}

/** The counts of a landing page and its neighbours, without its list. */
const landing =
  (slug: string): Work =>
  (context) => {
    const page = landingPageOf(slug);
    if (!page) throw new Error(`No landing page is called ${slug}.`);
    return countLanding(context, page, Object.values(landingNeighbours(page)).flat());
  };

const page = { includeSuggestions: true, histogramCurrency: 'DKK' };
const FIVE = 'roles=development&countryCode=SE&positionTypes=fulltime&isRemote=true&salaryFrom=5000';

export const WORKS: [name: string, work: Work, bound: Bound][] = [
  ['page 1', list(''), LIST],
  ['page 1, most viewed', list('sorting=mostPopular'), LIST],
  ['page 200', list('page=200'), LIST],
  ['filtered: role and country', list('roles=devops&countryCode=DK'), LIST],
  ['filtered: country', list('countryCode=DK'), LIST],
  ['filtered: country and type', list('countryCode=DK&positionTypes=fulltime'), LIST],
  ['filtered: remote', list('isRemote=true'), LIST],
  ['filtered: city', list('locality=Aarhus'), LIST],
  ['filtered: five dimensions', list(FIVE), TWICE],
  [
    'filtered: four dimensions, few',
    firstWithJobs(
      'roles=legal&countryCode=IS&positionTypes=internship&isRemote=true',
      'roles=development&countryCode=SE&positionTypes=internship&isRemote=true',
    ),
    LIST,
  ],
  ['search: common word', list('search=engineer'), COMMON],
  ['search: four words', list('search=senior+backend+engineer+payments'), SEARCH],
  ['search: rare word', list('search=insulin+lidar'), SEARCH],
  ['search: word of the texts', list('search=skatin'), SEARCH],
  ['search: a typo', list('search=senoir+backend+enginer'), SEARCH],
  ['search: phrase', list('search=%22machine+learning%22'), SEARCH],
  ['search: an excluded word', list('search=engineer+-senior'), SEARCH],
  ['search: words and filters', list('search=backend+engineer&countryCode=DK&isRemote=true'), SEARCH],
  ['search: a role in Swedish', list('search=marknadsf%C3%B6ring'), SEARCH],
  ['search: a role that few titles name so', list('search=myyj%C3%A4'), SEARCH],
  ['search: a role beside a rare word', list('search=kotlin+utvikler'), SEARCH],
  ['search: a word that no job has', list('search=kubernetes'), SEARCH],
  ['search: either of two', list('search=backend+c%23+eller+java'), SEARCH],
  ['search: two wishes', list('search=remote+with+equity'), SEARCH],
  ['search: a role in a region', list('search=utvecklare+norrland'), SEARCH],
  ['search: a topic', list('search=energi'), SEARCH],
  ['search: a topic within another', list('search=torsk'), SEARCH],
  ['search: a topic in a town', list('search=energi+oslo'), SEARCH],
  ['search: common word, newest first', list('search=engineer&sorting=newest'), SEARCH],
  ['search: common word, page 100', list('search=engineer&page=100'), SEARCH],
  ['facets', facets(''), COUNTS],
  ['facets: one chosen', facets('positionTypes=fulltime'), COUNTS],
  ['facets: three chosen', facets('roles=devops&countryCode=DK&positionTypes=fulltime'), COUNTS],
  ['facets: five chosen', facets(FIVE), COUNTS],
  ['facets: common word', facets('search=engineer'), COUNTS],
  ['facets: common word, one chosen', facets('search=engineer&countryCode=DK'), COUNTS],
  ['facets: four words', facets('search=senior+backend+engineer+payments'), COUNTS],
  ['facets: a topic', facets('search=energi'), COUNTS],
  ['the whole of /jobs', list('', page), WHOLE],
  ['the whole of /jobs, searched and filtered', list('search=engineer&countryCode=DK&roles=development', page), WHOLE],
  ['related', (context, jobId) => relatedJobs(context, jobId), TWICE],
  ['one job', (context, jobId) => findJob(context, jobId), LIST],
  ['latest 3', (context) => latestJobs(context), LIST],
  ['featured', (context) => featuredJobs(context), LIST],
  ['numbers of the home page', (context) => jobCounters(context), COUNTS],
  ['cities with jobs', (context) => openPlaces(context), COUNTS],
  ['countries with jobs', (context) => openCountries(context), COUNTS],
  ['how many sitemaps', (context) => countOpenJobsParts(context, 50_000), COUNTS],
  ['numbers of a country', (context) => countPlace(context, { countryCodes: ['DK'], localities: [] }), COUNTS],
  ['numbers of a landing page: a role', landing('developer-jobs'), COUNTS],
  ['numbers of a landing page: a role in a city', landing('sales-jobs-oslo'), COUNTS],
  ['numbers of all landing pages', (context) => openLandingPages(context, LANDING_PAGES), COUNTS],
  ['numbers of a city', (context) => countPlace(context, { countryCodes: ['DK'], localities: ['Aarhus'] }), COUNTS],
];
