import type { Listeners } from '#domain/context.ts';
import { startWaitingBoost } from './effect.server.ts';
import { refundBoostsOf, settleDraft } from './refunds.server.ts';

/** Keep boosts and orders in step with jobs. They run before the search rows are written. */
export const BILLING_LISTENERS = {
  'job.transitioned': [
    (context, { id }) => startWaitingBoost(context, id),
    (context, { id }) => settleDraft(context, id),
  ],
  'company.transitioned': [
    async (context, { id, action }) => {
      if (action === 'suspend') await refundBoostsOf(context, id);
    },
  ],
} satisfies Listeners;
