import type { Context, Listeners } from '#domain/context.ts';
import { refreshFingerprints } from '#domain/job-text/near-duplicates/fingerprints.server.ts';
import { refreshCompanyJobSearch, refreshJobSearch } from './search-index.server.ts';

/** Rebuilds the data derived from these jobs, in the transaction that changed them. */
export async function refreshDerivedData(context: Context, jobIds: readonly string[]): Promise<void> {
  await refreshFingerprints(context, jobIds);
  await refreshJobSearch(context, jobIds);
}

/** Keep the search rows in step with jobs and startups. */
export const SEARCH_LISTENERS: Listeners = {
  'job.changed': [refreshChangedJob],
  'job.transitioned': [refreshTransitionedJob],
  'company.changed': [(context, { id }) => refreshCompanyJobSearch(context, id)],
};

/**
 * The context for work on many jobs. Instead of writing the search rows of each job at once, it collects the jobs, whose
 * rows the caller then writes together. The listeners of other modules run as ever.
 */
export function collectStale(context: Context, stale: Set<string>): Context {
  const { listeners } = context;
  const collect = async (_: Context, { id }: { id: string }) => void stale.add(id);
  return {
    ...context,
    listeners: {
      ...listeners,
      'job.changed': listeners['job.changed']?.map((listener) => (listener === refreshChangedJob ? collect : listener)),
      'job.transitioned': listeners['job.transitioned']?.map((listener) =>
        listener === refreshTransitionedJob ? collect : listener,
      ),
    },
  };
}

function refreshChangedJob(context: Context, { id }: { id: string }): Promise<void> {
  return refreshDerivedData(context, [id]);
}

function refreshTransitionedJob(context: Context, { id }: { id: string }): Promise<void> {
  return refreshJobSearch(context, [id]);
}
