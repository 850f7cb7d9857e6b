import type { JobInList } from '#domain/jobs/views.ts';
import type { PageCacheControl } from '#server/page-cache/page-caching.ts';
import { nextAgo } from './ago.ts';

const QUARTER_HOUR_MS = 900_000;

/**
 * Caches a page with jobs until time alone changes it: a job closes, a boost ends, or "3 h ago" becomes "4 h ago".
 * The next quarter of an hour is the limit: jobs that are only counted close at midnight in some time zone, which is
 * always on a quarter of an hour.
 */
export function cacheUntilJobsChange(
  cache: PageCacheControl,
  now: Date,
  jobs: readonly Pick<JobInList, 'publishedAt' | 'closesAt' | 'boostingExpiresAt'>[],
): void {
  cache.until(new Date((Math.floor(now.getTime() / QUARTER_HOUR_MS) + 1) * QUARTER_HOUR_MS));
  for (const job of jobs) {
    if (job.publishedAt) cache.until(nextAgo(job.publishedAt, now));
    for (const moment of [job.closesAt, job.boostingExpiresAt]) {
      if (moment && new Date(moment) > now) cache.until(new Date(moment));
    }
  }
}
