import { shareCardPath } from '#domain/media/share-card.ts';
import { shortLocation } from '#domain/site/location.ts';
import type { Platform } from '#domain/site/platforms.ts';
import type { JobInList } from './views.ts';

/** Contents of a job's share card. */
export type JobCard = Pick<
  JobInList,
  'title' | 'workplace' | 'jobRole' | 'jobPositionTypes' | 'salary' | 'salaryRange'
> & {
  platform: Platform;
  openness: 'open' | 'stopped' | 'expired';
  location: { country: string; locality: string | null; address: null } | null;
  locations: Pick<JobInList['locations'][number], 'country' | 'countryCode'>[];
  company: { name: string; logoImage?: { path: string }; flag: string };
};

export function jobCard(job: JobInList, openness: JobCard['openness'], platform: Platform): JobCard {
  const { title, location, locations, workplace, jobRole, jobPositionTypes, salary, salaryRange, company } = job;
  return {
    platform,
    openness,
    title,
    location: location && { country: location.country, locality: shortLocation(location), address: null },
    locations: locations.map(({ country, countryCode }) => ({ country, countryCode })),
    workplace,
    jobRole,
    jobPositionTypes,
    salary,
    salaryRange,
    company: {
      name: company.name,
      ...(company.logoImage && { logoImage: { path: company.logoImage.path } }),
      flag: company.flag,
    },
  };
}

export function jobCardPath(id: string, card: JobCard): string {
  return shareCardPath('job', id, card);
}
