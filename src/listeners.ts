import { sendWaitingApplications } from '#domain/applications/apply/apply.server.ts';
import { BOARD_LISTENERS } from '#domain/applications/board/columns.server.ts';
import { CLOCK_REST_LISTENERS } from '#domain/applications/clock/clock-rest.server.ts';
import { WITHDRAWAL_LISTENERS } from '#domain/applications/own/withdraw-all.server.ts';
import { BILLING_LISTENERS } from '#domain/billing/listeners.server.ts';
import { FOLLOW_LISTENERS } from '#domain/companies/follow-counter.server.ts';
import type { Listeners } from '#domain/context.ts';
import { CLOSING_TIME_LISTENERS } from '#domain/jobs/closing-time.server.ts';
import { WAITING_JOBS_LISTENERS } from '#domain/jobs/waiting-jobs.server.ts';
import { STAFF_CHANGE_LISTENERS } from '#domain/moderation/staff-changes.server.ts';
import { SEARCH_LISTENERS } from '#domain/search/index/listeners.server.ts';

/** All listeners that run inside the transaction of an event. Every context has them. */
export const LISTENERS: Listeners = {
  ...SEARCH_LISTENERS,
  ...FOLLOW_LISTENERS,
  ...CLOSING_TIME_LISTENERS,
  ...WAITING_JOBS_LISTENERS,
  ...BOARD_LISTENERS,
  ...WITHDRAWAL_LISTENERS,
  // Billing first: it may change the boost that the search rows then show.
  'job.transitioned': [
    ...BILLING_LISTENERS['job.transitioned'],
    ...(SEARCH_LISTENERS['job.transitioned'] ?? []),
    ...STAFF_CHANGE_LISTENERS['job.transitioned'],
  ],
  'company.transitioned': [
    ...WAITING_JOBS_LISTENERS['company.transitioned'],
    ...BILLING_LISTENERS['company.transitioned'],
    ...CLOCK_REST_LISTENERS['company.transitioned'],
  ],
  'account.welcomed': [(context, { id }) => sendWaitingApplications(context, id)],
};
