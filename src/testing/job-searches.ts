import type { Context } from '#domain/context.ts';
import { readJobFilters } from '#domain/search/filters/read-filters.ts';
import { listOpenJobs, type OpenJobs } from '#domain/search/results/queries.server.ts';
import { DAY_MS } from '#domain/site/days.ts';
import { someJob } from './posted-jobs.ts';

/** Posts jobs and searches them, for the tests of the search. */
export function jobSearches(fixture: { readonly context: Context }) {
  const daysAgo = (days: number) => new Date(fixture.context.now.getTime() - days * DAY_MS);

  /** The list for these parameters of its address. */
  const list = (parameters: string | Record<string, string>): Promise<OpenJobs> =>
    listOpenJobs(fixture.context, readJobFilters(new URLSearchParams(parameters)).filters);

  /** The same list without the jobs that only almost match. */
  const listExact = async (parameters: string | Record<string, string>): Promise<OpenJobs> => {
    const all = await list(parameters);
    return { ...all, docs: all.docs.filter(({ relaxed }) => relaxed === undefined) };
  };

  const titlesFor = async (search: string) => (await listExact({ search })).docs.map((job) => job.title);

  /** The jobs that almost match, as "reason: title". */
  const relaxedFor = async (parameters: string | Record<string, string>) =>
    (await list(parameters)).docs
      .filter(({ relaxed }) => relaxed !== undefined)
      .map(({ relaxed, title }) => `${relaxed}: ${title}`);

  /** Posts jobs with these titles, the last one being the newest. Their role has no meaning for the search. */
  async function post(...titles: string[]): Promise<void> {
    for (const [at, title] of titles.entries())
      await someJob(fixture.context, { title, jobRole: 'other', publishedAt: daysAgo(titles.length - at) });
  }

  return { daysAgo, list, listExact, titlesFor, relaxedFor, post };
}
