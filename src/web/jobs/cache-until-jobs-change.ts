import type { JobInList } from '#domain/jobs/views.ts';
import type { PageCacheControl } from '#server/page-cache/page-caching.ts';
import { nextAgo } from './ago.ts';

const QUARTER_HOUR_MS = 900_000;

/**
 * Keeps a page that shows jobs until the first moment at which time alone changes it: one of them ends, a boost
 * is over, or "3 h ago" becomes "4 h ago". And no longer than to the next quarter of an hour: the jobs it only
 * counts end with a day somewhere, and every time zone's day ends on one.
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
