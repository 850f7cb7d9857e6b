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
import { capitalise } from '#domain/site/capitalise.ts';
import type { LoaderArguments } from '#web/app/define-loader.ts';
import { refusePageBeyond, requestedPage } from '#web/app/page-number.ts';
import type { Crumb } from '#web/seo/crumbs.ts';
import { cacheUntilJobsChange } from '../cache-until-jobs-change.ts';
import { jobsHref } from '../jobs-href.tsx';
import { rowFacts } from '../row-facts.ts';
import type { JobsLink, LinkGroup } from './curated-jobs.tsx';
import { landingDescription, landingIntro } from './landing-copy.server.ts';
import { flagOf } from './landing-flags.ts';
import { type LandingLabel, landingLink, placePaths } from './landing-links.ts';

export type LandingPageData = Awaited<ReturnType<typeof loadLandingPage>>;

/** The data of a landing page. Runs four SQL statements, three for a page without a city. */
export async function loadLandingPage(
  { context, cache, url }: Pick<LoaderArguments, 'context' | 'cache' | 'url'>,
  landing: LandingPage,
) {
  const filters = { ...noFilters, ...landingFilters(landing) };
  const page = requestedPage(url);
  const near = landingNeighbours(landing);
  const list = await listOpenJobs(context, { ...filters, page });
  const counters = await countLanding(context, landing, Object.values(near).flat());
  refusePageBeyond(list, page);
  cacheUntilJobsChange(cache.dependsOn('jobs', 'companies'), context.now, [...list.docs, ...list.boosted]);

  const now = context.now.toISOString();
  const facts = { ...counters, total: list.total, isCapped: list.totalIsCapped ?? false, now };
  const links = (neighbours: readonly LandingPage[], label: LandingLabel): JobsLink[] =>
    neighbours.flatMap((page) => {
      const n = counters.near.get(page);
      return n === undefined ? [] : [landingLink({ page, n }, label)];
    });
  /** Named by what differs from this page: the kind of job, or the place. */
  const shortLinks = (neighbours: readonly LandingPage[]) =>
    neighbours.flatMap((page) => links([page], page.offer.key === landing.offer.key ? 'place' : 'kind'));
  const kind = capitalise(landing.offer.many);
  const places = placePaths(landing);
  const place = places.at(-1);
  // A person there looks for their country, and would not know why it is missing.
  const sparsePlaces = near.narrower.flatMap((page): JobsLink[] => {
    if (counters.near.has(page) || page.offer.key !== landing.offer.key || !page.place) return [];
    const label = page.place.city?.name ?? page.place.country;
    return [{ label, href: jobsHref({ ...noFilters, ...landingFilters(page) }) }];
  });
  const aside: LinkGroup[] = [
    {
      title: 'Narrow it down',
      links: shortLinks(near.narrower),
      sparse: { fewerThan: WORTH_INDEXING, places: sparsePlaces },
    },
    { title: `${kind} elsewhere`, links: links(near.elsewhere, 'place') },
    { title: place ? `Other jobs in ${place.name}` : 'Other kinds of jobs', links: links(near.others, 'kind') },
    {
      title: 'Broaden your search',
      links: [
        ...shortLinks(near.wider),
        { label: place ? `All jobs in ${place.name}` : 'All jobs', href: place?.path ?? '/jobs', n: counters.atPlace },
        { label: 'Jobs by role and city', href: '/jobs/browse' },
      ],
    },
  ];
  const crumbs: Crumb[] = [
    { label: 'Jobs', href: '/jobs' },
    ...places.map(({ name, path }) => ({ label: name, href: path })),
    { label: kind },
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
    fallback: [...links(near.wider, 'full'), ...links(near.elsewhere, 'full'), ...links(near.others, 'full')][0] ?? {
      label: 'All jobs',
      href: '/jobs',
    },
  };
}
