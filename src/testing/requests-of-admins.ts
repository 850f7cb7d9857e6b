import { staffDecisions } from '#database/tables/moderation.server.ts';
import { newIdentifier } from '#domain/identifier.ts';
import { aBuyingStartup, checkOut, orderOf, sendEvent } from '#testing/orders.ts';
import { testPayments } from '#testing/payments.ts';
import { someJob } from '#testing/posted-jobs.ts';
import type { DescribedRequests, DescribedWorld } from './described-world.ts';

/** Requests of admins. */
export function requestsOfAdmins(at: DescribedWorld): DescribedRequests {
  const inReview = () => someJob(at.context, { companyId: at.company.id, approvedAt: null, publishedAt: null });
  return {
    listReviewQueue: async () => {
      await inReview();
      return [
        { path: '/admin/queue?tab=jobs', status: 200, as: 'admin' },
        { path: '/admin/queue?tab=mars', status: 400, as: 'admin' },
        { path: '/admin/queue?tab=jobs', status: 404, as: 'owner' },
      ];
    },
    searchForStaff: async () => [
      { path: '/admin/search?search=example', status: 200, as: 'admin' },
      { path: `/admin/search?search=${'a'.repeat(201)}`, status: 400, as: 'admin' },
      { path: '/admin/search?search=example', status: 404, as: 'owner' },
    ],
    decide: async () => {
      const body = { kind: 'job', id: (await inReview()).id, action: 'approve' };
      return [
        { path: '/admin/decisions', body, status: 404, as: 'owner' },
        { path: '/admin/decisions', body: { ...body, action: 'reject' }, status: 400, as: 'admin' },
        { path: '/admin/decisions', body: { ...body, status: 'ACTIVE' }, status: 400, as: 'admin' },
        { path: '/admin/decisions', body, status: 200, as: 'admin' },
        { path: '/admin/decisions', body, status: 409, as: 'admin' },
      ];
    },
    undoDecision: async () => {
      const id = newIdentifier(at.context.now);
      await at.context.db.insert(staffDecisions).values({
        id,
        kind: 'job',
        subjectId: (await inReview()).id,
        action: 'approve',
        decidedBy: at.admin.id,
        decidedAt: at.context.now,
        dueAt: at.context.now,
      });
      return [
        { path: `/admin/decisions/${id}`, status: 404, as: 'owner' },
        { path: `/admin/decisions/${id}`, status: 204, as: 'admin' },
        { path: `/admin/decisions/${id}`, status: 409, as: 'admin' },
      ];
    },
    retryDecision: async () => {
      const id = newIdentifier(at.context.now);
      const dueAt = new Date(at.context.now.getTime() - 3_600_000);
      await at.context.db.insert(staffDecisions).values({
        id,
        kind: 'job',
        subjectId: (await inReview()).id,
        action: 'approve',
        decidedBy: at.admin.id,
        decidedAt: dueAt,
        dueAt,
        failure: 'It failed.',
      });
      return [
        { path: `/admin/decisions/${id}/retry`, status: 404, as: 'owner' },
        { path: `/admin/decisions/${id}/retry`, status: 204, as: 'admin' },
        { path: '/admin/decisions/none/retry', status: 409, as: 'admin' },
      ];
    },
    suspendStartup: () => {
      const path = `/admin/companies/${at.company.key}/suspend`;
      return [
        { path, body: { reason: 'scam', text: 'It deceived people.' }, status: 404, as: 'owner' },
        { path, body: { reason: 'scam', text: '' }, status: 400, as: 'admin' },
        { path, body: { reason: 'scam', text: 'It deceived people.' }, status: 204, as: 'admin' },
      ];
    },
    liftSuspension: () => {
      const path = `/admin/companies/${at.company.key}`;
      return [
        { path: `${path}/liftSuspension`, status: 409, as: 'admin' },
        { path: `${path}/suspend`, body: { reason: 'spam', text: 'Ten times the same.' }, status: 204, as: 'admin' },
        { path: `${path}/liftSuspension`, status: 204, as: 'admin' },
      ];
    },
    refundOrder: async () => {
      const payments = testPayments();
      const startup = await aBuyingStartup(at.context);
      await sendEvent(at.context, payments, await checkOut(at.context, payments, startup));
      const path = `/admin/orders/${(await orderOf(at.context, startup.jobId)).id}/refund`;
      return [
        { path, body: { reason: 'Ordered by mistake.' }, status: 404, as: 'owner' },
        { path, body: { reason: '' }, status: 400, as: 'admin' },
        { path, body: { reason: 'Ordered by mistake.' }, status: 204, as: 'admin' },
        { path, body: { reason: 'Ordered by mistake.' }, status: 409, as: 'admin' },
      ];
    },
  };
}
