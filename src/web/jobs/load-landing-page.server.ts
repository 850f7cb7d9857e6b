import { noFilters } from '#domain/search/filters/filters.ts';
import { countLanding } from '#domain/search/landing/landing-counters.server.ts';
import { landingNeighbours } from '#domain/search/landing/landing-neighbours.ts';
import {
  type LandingPage,
  landingFilters,
  landingHeading,
  landingPath,
  WORTH_INDEXING,
} from '#domain/search/landing/landing-pages.ts';
import { landingCard, landingCardPath } from '#domain/search/landing/share-card.ts';
import { listOpenJobs } from '#domain/search/results/queries.server.ts';
import type { LoaderArguments } from '#web/app/define-loader.ts';
import { pageAsked, refuseBeyond } from '#web/app/page-number.ts';
import type { Crumb } from '#web/seo/crumbs.ts';
import { cacheUntilJobsChange } from './cache-until-jobs-change.ts';
import type { Way, Ways } from './curated-jobs.tsx';
import { jobsHref } from './jobs-href.tsx';
import { landingDescription, landingIntro } from './landing-copy.ts';
import { flagOf } from './landing-flags.ts';
import { landingWay, placePaths } from './landing-links.ts';
import { rowFacts } from './row-facts.ts';

export type LandingPageData = Awaited<ReturnType<typeof loadLandingPage>>;

/** The data of a landing page. Runs four SQL statements, three for a page without a city. */
export async function loadLandingPage(
  { context, cache, url }: Pick<LoaderArguments, 'context' | 'cache' | 'url'>,
  landing: LandingPage,
) {
  const filters = { ...noFilters, ...landingFilters(landing) };
  const page = pageAsked(url);
  const near = landingNeighbours(landing);
  const list = await listOpenJobs(context, { ...filters, page });
  const counters = await countLanding(context, landing, Object.values(near).flat());
  refuseBeyond(list, page);
  cacheUntilJobsChange(cache.dependsOn('jobs', 'companies'), context.now, [...list.docs, ...list.boosted]);

  const now = context.now.toISOString();
  const facts = { ...counters, total: list.total, isCapped: list.totalIsCapped ?? false, now };
  const ways = (pagesNear: readonly LandingPage[], said: 'what' | 'where' | 'whole'): Way[] =>
    pagesNear.flatMap((page) => {
      const n = counters.near.get(page);
      return n === undefined ? [] : [landingWay({ page, n }, said)];
    });
  const what = capitalised(landing.offer.many);
  const places = placePaths(landing);
  const here = places.at(-1);
  const aside: Ways[] = [
    { title: 'Narrow it down', ways: ways(near.narrower, 'whole') },
    { title: `${what} elsewhere`, ways: ways(near.elsewhere, 'where') },
    { title: here ? `Other jobs in ${here.name}` : 'Other kinds of jobs', ways: ways(near.others, 'what') },
    {
      title: 'Broaden your search',
      ways: [
        ...ways(near.wider, 'whole'),
        ...(here ? [{ label: `All jobs in ${here.name}`, href: here.path }] : [{ label: 'All jobs', href: '/jobs' }]),
        { label: 'Jobs by role and city', href: '/jobs/browse' },
      ],
    },
  ];
  const crumbs: Crumb[] = [
    { label: 'Jobs', href: '/jobs' },
    ...places.map(({ name, path }) => ({ label: name, href: path })),
    { label: what },
  ];
  return {
    now,
    path: landingPath(landing),
    heading: landingHeading(landing),
    intro: landingIntro(landing, facts),
    description: landingDescription(landing, facts),
    crumbs,
    shareImage: landingCardPath(landingCard(landing, list.total, context.platform)),
    isIndexed: list.total >= WORTH_INDEXING,
    flag: flagOf(landing.offer),
    countryCode: landing.place?.countryCode ?? null,
    searchHref: jobsHref(filters),
    docs: list.docs.map((job) => rowFacts(job, filters)),
    boosted: list.boosted.map((job) => rowFacts(job, filters)),
    total: list.total,
    page,
    pages: list.pages,
    aside,
    /** The closest list with jobs, for a page without any. */
    instead: [...ways(near.wider, 'whole'), ...ways(near.elsewhere, 'whole'), ...ways(near.others, 'whole')][0] ?? {
      label: 'All jobs',
      href: '/jobs',
    },
  };
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
