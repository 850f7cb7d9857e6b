import { absent } from '../../domain/errors.ts';
import { noFilters } from '../../domain/jobs/filters.ts';
import { landingNeighbours } from '../../domain/jobs/landing-neighbours.ts';
import {
  type LandingPage,
  landingFilters,
  landingHeading,
  landingPath,
  type Offer,
  WORTH_INDEXING,
} from '../../domain/jobs/landing-pages.ts';
import { tallyLanding } from '../../domain/jobs/landing-tallies.ts';
import { LAST_PAGE, listOpenJobs } from '../../domain/jobs/queries.ts';
import { JOB_ROLE_GROUPS } from '../../domain/site/taxonomies.ts';
import type { Loading } from '../loading.ts';
import type { Crumb } from '../seo/crumbs.ts';
import type { Color, Design } from '../ui/flag-designs.ts';
import type { Way, Ways } from './curated-jobs.tsx';
import { jobsHref } from './jobs-href.tsx';
import { keepWhileJobsStand } from './keep-jobs.ts';
import { landingWay, placePaths } from './landing-ways.ts';
import { landingDescription, landingIntro } from './landing-words.ts';
import { ROLE_FLAGS } from './role-flags.ts';
import { rowFacts } from './row-facts.ts';

export type LandingPageData = Awaited<ReturnType<typeof loadLandingPage>>;

/** What a landing page shows. Four statements, three without a city. */
export async function loadLandingPage(
  { context, keep, url }: Pick<Loading, 'context' | 'keep' | 'url'>,
  landing: LandingPage,
) {
  const filters = { ...noFilters, ...landingFilters(landing) };
  const asked = url.searchParams.get('page') ?? '1';
  const page = /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 0;
  if (page === 0) throw absent('This page of the list');
  const near = landingNeighbours(landing);
  const [list, tallies] = await Promise.all([
    listOpenJobs(context, { ...filters, page }),
    tallyLanding(context, landing, Object.values(near).flat()),
  ]);
  const pages = Math.min(list.pages, LAST_PAGE);
  if (page > Math.max(1, pages)) throw absent('This page of the list');
  keepWhileJobsStand(keep.dependsOn('jobs', 'companies'), context.now, [...list.docs, ...list.boosted]);

  const now = context.now.toISOString();
  const facts = { ...tallies, total: list.total, isCapped: list.totalIsCapped ?? false, now };
  const ways = (pagesNear: readonly LandingPage[], said: 'what' | 'where' | 'whole'): Way[] =>
    pagesNear.flatMap((one) => {
      const n = tallies.elsewhere[one.slug] ?? 0;
      return n >= WORTH_INDEXING ? [landingWay({ page: one, n }, said)] : [];
    });
  const what = capitalised(landing.offer.many);
  const places = placePaths(landing);
  const here = places.at(-1);
  const aside: Ways[] = [
    { title: 'Narrow it down', ways: ways(near.narrower, 'whole') },
    { title: `${what} elsewhere`, ways: ways(near.elsewhere, 'where') },
    { title: here ? `Other jobs in ${here.name}` : 'Other kinds of jobs', ways: ways(near.others, 'what') },
    {
      title: 'Look wider',
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
    isIndexed: list.total >= WORTH_INDEXING,
    flag: flagOf(landing.offer),
    countryCode: landing.place?.countryCode ?? null,
    searchHref: jobsHref(filters),
    docs: list.docs.map((job) => rowFacts(job, filters)),
    boosted: list.boosted.map((job) => rowFacts(job, filters)),
    total: list.total,
    page,
    pages,
    aside,
    /** Where to go when nothing is open: the nearest that has some. */
    instead: [...ways(near.wider, 'whole'), ...ways(near.elsewhere, 'whole'), ...ways(near.others, 'whole')].slice(
      0,
      4,
    ),
  };
}

type LandingFlag = { design: Design; colorway: number | readonly [Color, Color, Color] };

const FLAGS: Record<string, LandingFlag> = {
  developer: { design: 'quarters', colorway: 0 },
  internships: { design: 'chevrons', colorway: 2 },
  'student-jobs': { design: 'checks', colorway: 8 },
  'part-time-jobs': { design: 'halvesH', colorway: 9 },
  'freelance-jobs': { design: 'diagonal', colorway: 7 },
  'remote-jobs': { design: 'disc', colorway: 13 },
  'english-speaking-jobs': { design: 'square', colorway: 2 },
};

/** An offer flies its role's flag; what is no role has one of its own. */
export function flagOf(offer: Offer): LandingFlag {
  const key = offer.key.replace(/^remote-(?!jobs)/, '');
  const [role = 'other'] = offer.filters.roles ?? [];
  const roles: readonly string[] = JOB_ROLE_GROUPS.find((group) => group.key === role)?.roles ?? [role];
  return FLAGS[key] ?? ROLE_FLAGS[roles[0] as keyof typeof ROLE_FLAGS];
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
