import { and, eq, isNull, sql } from 'drizzle-orm';
import { jobSources } from '#database/tables/job-sources.server.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import type { Context } from '#domain/context.ts';
import type { JobInput } from '#domain/jobs/inputs.ts';

/** A posting that an earlier run stored. */
export type KnownPosting = {
  companyId: string;
  feed: string;
  jobId: string;
  title: string;
  places: JobInput['locations'];
};

/** The stored postings among those of a reading. They are loaded once a run, when the first one is needed. */
export class KnownPostings {
  #load: () => Promise<Map<string, KnownPosting[]>>;
  #loaded: Promise<Map<string, KnownPosting[]>> | null = null;

  constructor(context: Context, source: string, sourceIds: readonly string[]) {
    this.#load = async () => {
      const rows = await context.db
        .select({
          sourceId: jobSources.sourceId,
          companyId: jobSources.companyId,
          feed: jobSources.feed,
          jobId: jobSources.jobId,
          title: jobs.title,
          places: jobSources.places,
        })
        .from(jobSources)
        .innerJoin(jobs, eq(jobs.id, jobSources.jobId))
        .where(
          and(
            eq(jobSources.source, source),
            isNull(jobSources.goneAt),
            // All ids as one value, because a statement takes 65,535 at most.
            sql`${jobSources.sourceId} = ANY(${sql.param([...sourceIds])}::text[])`,
          ),
        );
      return Map.groupBy(rows, ({ sourceId }) => sourceId);
    };
  }

  /** The postings with this id, one for each company that has one. */
  async withId(sourceId: string): Promise<readonly KnownPosting[]> {
    this.#loaded ??= this.#load();
    return (await this.#loaded).get(sourceId) ?? [];
  }
}
