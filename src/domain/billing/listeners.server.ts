import type { Listeners } from '#domain/context.ts';
import { JOB_TRANSITIONS, type JobAction } from '#domain/jobs/job.ts';
import { startWaitingBoost } from './effect.server.ts';
import { refundBoostsOf, settleDraft } from './refunds.server.ts';

/** Keep boosts and orders in step with jobs. They run before the search rows are written. */
export const BILLING_LISTENERS = {
  'job.transitioned': [
    async (context, { id, action }) => {
      const { from, to } = JOB_TRANSITIONS[action as JobAction];
      if (to === 'DRAFT') await settleDraft(context, id);
      // No boost waits for a draft: it was refunded when the job became one.
      else if (!from.includes('DRAFT')) await startWaitingBoost(context, id);
    },
  ],
  'company.transitioned': [
    async (context, { id, action }) => {
      if (action === 'suspend') await refundBoostsOf(context, id);
    },
  ],
} satisfies Listeners;
