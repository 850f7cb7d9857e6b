import type { Context } from '#domain/context.ts';
import { readJobFilters } from '#domain/search/filters/read-filters.ts';
import { listOpenJobs, type OpenJobs } from '#domain/search/results/queries.server.ts';
import { someJob } from './posted-jobs.ts';

const DAY_MS = 86_400_000;

/** Posts jobs and searches them, for the tests of the search. */
export function jobSearches(fixture: { readonly context: Context }) {
  const daysAgo = (days: number) => new Date(fixture.context.now.getTime() - days * DAY_MS);

  /** The list for these parameters of its address. */
  const list = (parameters: string | Record<string, string>): Promise<OpenJobs> =>
    listOpenJobs(fixture.context, readJobFilters(new URLSearchParams(parameters)).filters);

  const titlesFor = async (search: string) => (await list({ search })).docs.map((job) => job.title);

  /** Posts jobs with these titles, the last one being the newest. Their role has no meaning for the search. */
  async function post(...titles: string[]): Promise<void> {
    for (const [at, title] of titles.entries())
      await someJob(fixture.context, { title, jobRole: 'other', publishedAt: daysAgo(titles.length - at) });
  }

  return { daysAgo, list, titlesFor, post };
}
