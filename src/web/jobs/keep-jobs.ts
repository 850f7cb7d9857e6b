import type { JobInList } from '../../domain/jobs/views.ts';
import type { PageKeeper } from '../kept-pages/keep-page.ts';
import { nextAgo } from './ago.ts';

/**
 * Keeps a page that shows jobs until the first moment at which time alone changes it: one of them ends, a boost
 * is over, or "3 h ago" becomes "4 h ago".
 */
export function keepWhileJobsStand(
  keep: PageKeeper,
  now: Date,
  jobs: readonly Pick<JobInList, 'publishedAt' | 'closesAt' | 'boostingExpiresAt'>[],
): void {
  for (const job of jobs) {
    if (job.publishedAt) keep.until(nextAgo(job.publishedAt, now));
    for (const moment of [job.closesAt, job.boostingExpiresAt]) {
      if (moment && new Date(moment) > now) keep.until(new Date(moment));
    }
  }
}
