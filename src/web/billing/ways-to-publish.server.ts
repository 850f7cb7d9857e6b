import { actsAsStaff } from '#domain/accounts/policy.ts';
import type { Offer } from '#domain/billing/queries.server.ts';
import type { Context } from '#domain/context.ts';
import { isBoosted } from '#domain/jobs/job.ts';
import { whyNotForSale } from '#domain/jobs/job-guards.ts';
import { type FreeJob, jobsInFreePlaces } from '#domain/jobs/quota.server.ts';
import { dayText } from '#domain/site/date-format.ts';
import { priceLinesOf } from './price-lines.ts';
import { checkoutAddress, deskAddress, jobAddress, jobsAddress } from './purchase.server.ts';

/** Reads what the pages of a job beyond the free limit show: its price, and the free jobs that take its place. */
export async function readWaysToPublish(context: Context, offer: Offer) {
  const { job, company } = offer;
  const freeJobs = await jobsInFreePlaces(context, job.companyId, { except: job.id });
  return {
    /** An admin who is not in this team says why they pause or close a job. */
    isStaff: actsAsStaff(context.actor, { kind: 'company', id: job.companyId }),
    title: job.title,
    status: job.status,
    periodDays: job.periodDays,
    jobs: jobsAddress(company.key),
    address: jobAddress(offer, ''),
    back: deskAddress(company.key, job.id),
    checkout: checkoutAddress(offer, 'monetise'),
    price: priceLinesOf(offer),
    buyer: offer.buyer,
    proposedBuyer: offer.proposedBuyer,
    vatHint: offer.vatHint,
    isOffered: offer.isOffered,
    notForSale: whyNotForSale(job.companyStatus),
    freeJobs: freeJobs.map((job) => freeJobRow(job, context.now)),
  };
}

export type WaysToPublish = Awaited<ReturnType<typeof readWaysToPublish>>;

/** A job in review waits for us, so it can be withdrawn, and neither paused nor closed. */
function freeJobRow({ id, title, isApproved, closesAt, boostingExpiresAt }: FreeJob, now: Date) {
  if (!isApproved || closesAt === null) {
    return { id, title, state: 'In review. It is free, and takes your free place.', ways: ['withdraw'] as const };
  }
  // In each Nordic time zone, a day ends on the same day of UTC.
  const lastDay = (moment: Date) => dayText(new Date(moment.getTime() - 1), { timeZone: 'UTC', now });
  const boost =
    boostingExpiresAt && isBoosted({ boostingExpiresAt }, now)
      ? `. Boosted until ${lastDay(boostingExpiresAt)}; the boost stops while the job is paused or closed, and is not paid back.`
      : '';
  return {
    id,
    title,
    state: `Your free job, closes on ${lastDay(closesAt)}${boost}`,
    ways: ['pause', 'close'] as const,
  };
}
