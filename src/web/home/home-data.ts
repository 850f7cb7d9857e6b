import type { CompanyInDirectory } from '#domain/companies/views.ts';
import type { JobInList } from '#domain/jobs/views.ts';
import type { jobCounters } from '#domain/search/counters/counters.server.ts';
import { shortLocation } from '#domain/site/location.ts';
import type { StartupInCell } from '#web/companies/startup-cell.tsx';
import { type RowFacts, rowFacts } from '#web/jobs/row-facts.ts';

export type JobCounters = Awaited<ReturnType<typeof jobCounters>>;
export type CompanyInWall = Pick<CompanyInDirectory, 'key' | 'name' | 'numberOfActiveJobs'>;
/** The fields of a boosted job on the front page: those of a row, its equity and its startup's cover. */
export type FeaturedJob = RowFacts &
  Pick<JobInList, 'equity' | 'equityRange'> & { company: Pick<JobInList['company'], 'coverImage'> };

// Leaving out the other fields saves a third of the front page's data.

export function featuredFacts(job: JobInList): FeaturedJob {
  const row = rowFacts(job);
  const { equity, equityRange, company } = job;
  return { ...row, equity, equityRange, company: { ...row.company, coverImage: company.coverImage } };
}

export function wallFacts({ key, name, numberOfActiveJobs }: CompanyInDirectory): CompanyInWall {
  return { key, name, numberOfActiveJobs };
}

export function cellFacts(company: CompanyInDirectory): StartupInCell {
  const { key, name, intro, logoImage, location, numberOfActiveJobs } = company;
  return {
    key,
    name,
    intro,
    ...(logoImage && { logoImage: { path: logoImage.path } }),
    location: { locality: shortLocation(location) },
    numberOfActiveJobs,
  };
}
