import { FREE_JOBS, PAYMENT_WITHIN_DAYS } from '#domain/jobs/job.ts';
import type { WaysToPublish } from './ways-to-publish.server.ts';

/** How the pages of a job beyond the free limit speak of its state, and of the free jobs that stand in its way. */

type Page = Pick<WaysToPublish, 'status'> & { freeJobs: readonly { ways: readonly string[] }[] };

/** The free jobs wait for staff, so only withdrawing them empties their places. */
export function isInReview({ freeJobs }: Pick<Page, 'freeJobs'>): boolean {
  return freeJobs.length > 0 && freeJobs.every(({ ways }) => ways[0] === 'withdraw');
}

/**
 * Says how to empty a free place: "pause or close your free job", "pause or close 2 of your free jobs"; null if one is
 * empty.
 */
export function wayToFreePlace(page: Pick<Page, 'freeJobs'>): string | null {
  const all = page.freeJobs.length;
  const count = all - FREE_JOBS + 1;
  if (count <= 0) return null;
  const ways = new Set(page.freeJobs.map(({ ways }) => (ways[0] === 'withdraw' ? 'withdraw' : 'pause or close')));
  const change = ways.size > 1 ? 'pause, close or withdraw' : [...ways].join('');
  if (all === 1) return `${change} your free job`;
  const which = count < all ? `${count} of your ${all}` : all === 2 ? 'both of your' : `all ${all} of your`;
  return `${change} ${which} free jobs`;
}

/** Describes the state of the job. One that waits for its payment is no longer a draft. */
export function standOf({ status }: Pick<Page, 'status'>): string {
  return status === 'PENDING_PAYMENT'
    ? `This job is saved and waits for its payment, ${PAYMENT_WITHIN_DAYS} days at most. Then it is a draft again.`
    : 'This job is saved as it was.';
}
