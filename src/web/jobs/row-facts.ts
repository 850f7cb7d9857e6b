import type { JobInList } from '../../domain/jobs/views.ts';

/** What a row of a list shows of a job. Whatever else it is stays on the server: 8 kB of the job list's page. */
export type RowFacts = Pick<
  JobInList,
  | 'id'
  | 'title'
  | 'pitch'
  | 'location'
  | 'workplace'
  | 'jobRole'
  | 'jobPositionTypes'
  | 'salary'
  | 'salaryRange'
  | 'publishedAt'
> & {
  locations: Pick<JobInList['locations'][number], 'country' | 'countryCode'>[];
  company: Pick<JobInList['company'], 'key' | 'name' | 'logoImage'>;
};

export function rowFacts(job: JobInList): RowFacts {
  const { id, title, pitch, location, workplace, jobRole, jobPositionTypes, salary, salaryRange, publishedAt } = job;
  const { key, name, logoImage } = job.company;
  return {
    id,
    title,
    pitch,
    location: location && { ...location, address: null },
    workplace,
    jobRole,
    jobPositionTypes,
    salary,
    salaryRange,
    publishedAt,
    locations: job.locations.map(({ country, countryCode }) => ({ country, countryCode })),
    company: { key, name, logoImage },
  };
}
