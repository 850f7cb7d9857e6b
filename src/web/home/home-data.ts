import type { CompanyInDirectory } from '#domain/companies/views.ts';
import type { JobInList } from '#domain/jobs/views.ts';
import type { jobCounters } from '#domain/search/counters/counters.server.ts';
import { shortLocation } from '#domain/site/location.ts';
import type { StartupInCell } from '#web/companies/startup-cell.tsx';
import { type RowFacts, rowFacts } from '#web/jobs/row-facts.ts';

export type JobCounters = Awaited<ReturnType<typeof jobCounters>>;
/** A search that finds jobs, offered under the search box. */
export type PopularSearch = { label: string; href: string };
export type CompanyInWall = Pick<CompanyInDirectory, 'key' | 'name' | 'flag' | 'numberOfActiveJobs'>;
/** Tiles of the widest wall that touch an earlier tile, above it or beside it. */
const NEIGHBOURS = 8;

/** Orders the wall so that neighbours have different designs, as far as there are enough designs. */
export function apart<T extends { flag: string }>(startups: readonly T[]): T[] {
  const waiting = [...startups];
  const result: T[] = [];
  while (waiting.length > 0) {
    const near = new Set(result.slice(-NEIGHBOURS).map(designOf));
    const next = waiting.findIndex((startup) => !near.has(designOf(startup)));
    result.push(...waiting.splice(Math.max(0, next), 1));
  }
  return result;
}

function designOf({ flag }: { flag: string }): string | undefined {
  return flag.split('.')[0];
}

/** The fields of a boosted job on the front page: those of a row, its equity and its startup's cover. */
export type FeaturedJob = RowFacts &
  Pick<JobInList, 'equity' | 'equityRange'> & {
    company: Pick<JobInList['company'], 'flag' | 'coverImage' | 'coverFocus'>;
  };

// Leaving out the other fields saves a third of the front page's data.

export function featuredFacts(job: JobInList): FeaturedJob {
  const row = rowFacts(job);
  const { equity, equityRange, company } = job;
  return {
    ...row,
    equity,
    equityRange,
    company: { ...row.company, flag: company.flag, coverImage: company.coverImage, coverFocus: company.coverFocus },
  };
}

export function wallFacts({ key, name, flag, numberOfActiveJobs }: CompanyInDirectory): CompanyInWall {
  return { key, name, flag, numberOfActiveJobs };
}

export function cellFacts(company: CompanyInDirectory): StartupInCell {
  const { key, name, intro, logoImage, flag, location, numberOfActiveJobs } = company;
  return {
    key,
    name,
    intro,
    ...(logoImage && { logoImage: { path: logoImage.path } }),
    flag,
    location: { locality: shortLocation(location) },
    numberOfActiveJobs,
  };
}
