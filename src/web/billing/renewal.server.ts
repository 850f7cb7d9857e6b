import type { Offer } from '#domain/billing/queries.server.ts';
import type { Context } from '#domain/context.ts';
import { lastDayAfterRenewal } from '#domain/jobs/job.ts';
import { findJobDesk } from '#domain/jobs/job-desk.server.ts';
import { jobsInFreePlaces } from '#domain/jobs/quota.server.ts';
import { dayText } from '#web/jobs/desk/own-job-text.ts';

/** What a live job gets for the price of a renewal; null if it cannot be renewed now, or is renewed free. */
export async function renewalOf(context: Context, { company, job, isOffered }: Offer) {
  if (job.status !== 'ACTIVE' || !isOffered) return null;
  const { actions, lastDay, periodDays, isImported, today } = await findJobDesk(context, company.key, job.id);
  if (!actions.includes('renewLive') || lastDay === null || isImported) return null;
  if ((await jobsInFreePlaces(context, job.companyId, { except: job.id })).length === 0) return null;
  return { until: dayText(lastDayAfterRenewal({ lastDay, periodDays }, today), today) };
}
