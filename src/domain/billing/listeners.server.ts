import type { Listeners } from '#domain/context.ts';
import { JOB_TRANSITIONS, type JobAction } from '#domain/jobs/job.ts';
import { startWaitingBoost } from './effect.server.ts';
import { refundBoostsOf, settleDraft } from './refunds.server.ts';

/** Keep boosts and orders in step with jobs. They run before the search rows are written. */
export const BILLING_LISTENERS = {
  'job.transitioned': [
    (context, { id, action }) =>
      JOB_TRANSITIONS[action as JobAction].to === 'DRAFT' ? settleDraft(context, id) : startWaitingBoost(context, id),
  ],
  'company.transitioned': [
    async (context, { id, action }) => {
      if (action === 'suspend') await refundBoostsOf(context, id);
    },
  ],
} satisfies Listeners;
