import { sendWaitingApplications } from '#domain/applications/apply/apply.server.ts';
import { BOARD_LISTENERS } from '#domain/applications/board/columns.server.ts';
import { CLOCK_REST_LISTENERS } from '#domain/applications/clock/clock-rest.server.ts';
import { WITHDRAWAL_LISTENERS } from '#domain/applications/own/withdraw-all.server.ts';
import { BILLING_LISTENERS } from '#domain/billing/listeners.server.ts';
import { FOLLOW_LISTENERS } from '#domain/companies/follow/follow-counter.server.ts';
import type { Listeners } from '#domain/context.ts';
import { CLOSING_TIME_LISTENERS } from '#domain/jobs/closing-time.server.ts';
import { WAITING_JOBS_LISTENERS } from '#domain/jobs/waiting-jobs.server.ts';
import { joinByEvent } from '#domain/join-by-event.ts';
import { STAFF_CHANGE_LISTENERS } from '#domain/moderation/staff-changes.server.ts';
import { SEARCH_LISTENERS } from '#domain/search/index/listeners.server.ts';

/** All listeners that run inside the transaction of an event. Every context has them. */
export const LISTENERS: Listeners = joinByEvent(
  WAITING_JOBS_LISTENERS,
  // Before the search: billing may change the boost that the search rows then show.
  BILLING_LISTENERS,
  SEARCH_LISTENERS,
  FOLLOW_LISTENERS,
  CLOSING_TIME_LISTENERS,
  BOARD_LISTENERS,
  CLOCK_REST_LISTENERS,
  WITHDRAWAL_LISTENERS,
  STAFF_CHANGE_LISTENERS,
  { 'account.welcomed': [(context, { id }) => sendWaitingApplications(context, id)] },
);
