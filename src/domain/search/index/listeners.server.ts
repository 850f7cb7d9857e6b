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
  'job.changed': [(context, { id }) => refreshDerivedData(context, [id])],
  'job.transitioned': [(context, { id }) => refreshJobSearch(context, [id])],
  'company.changed': [(context, { id }) => refreshCompanyJobSearch(context, id)],
};

/** Listeners for work on many jobs: they collect the jobs whose search rows the caller then rebuilds together. */
export function collectStale(stale: Set<string>): Listeners {
  const collect = async (_: Context, { id }: { id: string }) => void stale.add(id);
  return { ...SEARCH_LISTENERS, 'job.changed': [collect], 'job.transitioned': [collect] };
}
