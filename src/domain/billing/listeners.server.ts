import type { Listeners } from '#domain/context.ts';
import { startWaitingBoost } from './effect.server.ts';
import { settleDraft } from './refunds.server.ts';

/** Keep boosts and orders in step with jobs. They run before the search rows are written. */
export const BILLING_LISTENERS = {
  'job.transitioned': [
    (context, { id }) => startWaitingBoost(context, id),
    (context, { id }) => settleDraft(context, id),
  ],
} satisfies Listeners;
