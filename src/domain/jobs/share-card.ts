import { shareCardPath } from '../media/share-card.ts';
import type { Platform } from '../site/platforms.ts';
import { type LandingPage, landingHeading, WORTH_INDEXING } from './landing/landing-pages.ts';
import type { JobInList } from './views.ts';

/** What the share card of a job says: what the page says that makes one open it, and whether one still can. */
export type JobCard = Pick<
  JobInList,
  'title' | 'workplace' | 'jobRole' | 'jobPositionTypes' | 'salary' | 'salaryRange'
> & {
  platform: Platform;
  openness: 'open' | 'stopped' | 'expired';
  location: { country: string; locality: string | null; address: null } | null;
  locations: Pick<JobInList['locations'][number], 'country' | 'countryCode'>[];
  company: Pick<JobInList['company'], 'name' | 'logoImage'>;
};

export function jobCard(job: JobInList, openness: JobCard['openness'], platform: Platform): JobCard {
  const { title, location, locations, workplace, jobRole, jobPositionTypes, salary, salaryRange, company } = job;
  return {
    platform,
    openness,
    title,
    location: location && { country: location.country, locality: location.locality, address: null },
    locations: locations.map(({ country, countryCode }) => ({ country, countryCode })),
    workplace,
    jobRole,
    jobPositionTypes,
    salary,
    salaryRange,
    company: { name: company.name, logoImage: company.logoImage },
  };
}

export function jobCardPath(id: string, card: JobCard): string {
  return shareCardPath('job', id, card);
}

export type LandingCard = {
  platform: Platform;
  slug: string;
  heading: string;
  /** "At least so many open jobs"; null where there are too few to speak of. */
  atLeast: number | null;
};

const STEPS = [WORTH_INDEXING, 5, 10, 20, 30, 50, 100, 200, 300, 500, 1_000, 2_000, 3_000, 5_000, 10_000];

/** The number in steps: a card for every number would be a new picture with every job. */
export function landingCard(page: LandingPage, total: number, platform: Platform): LandingCard {
  const atLeast = STEPS.findLast((step) => step <= total) ?? null;
  return { platform, slug: page.slug, heading: landingHeading(page), atLeast };
}

export function landingCardPath(card: LandingCard): string {
  return shareCardPath('landing', card.slug, card);
}
