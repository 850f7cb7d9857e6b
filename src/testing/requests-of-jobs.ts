import { changeJob } from '#domain/jobs/change-own-jobs.server.ts';
import { someJob } from '#testing/posted-jobs.ts';
import type { DescribedRequests, DescribedWorld } from './described-world.ts';

/** Requests about jobs. */
export function requestsOfJobs(at: DescribedWorld): DescribedRequests {
  const draftOfOwner = () =>
    someJob(at.context, { companyId: at.company.id, status: 'DRAFT', approvedAt: null, publishedAt: null });
  const absentId = '000000000000000000000000';
  return {
    getNextFlag: () => [
      { path: '/flag?name=Tangvik', status: 200 },
      { path: '/flag?name=', status: 400 },
      { path: '/flag?name=Tangvik&size=2', status: 400 },
    ],
    getSiteConfiguration: () => [{ path: '/site/configuration', status: 200 }],
    listJobs: () => [
      { path: '/v2/jobs', status: 200 },
      { path: '/v2/jobs?includeSuggestions=false&search=engineer', status: 200 },
      { path: '/v2/jobs?page=9', status: 200 },
      { path: '/v2/jobs?page=none', status: 400 },
    ],
    listLatestJobs: () => [{ path: '/v2/jobs/latest/3', status: 200 }],
    listFeaturedJobs: () => [{ path: '/v2/featuredjobs', status: 200 }],
    listJobsAndFeaturedJobs: () => [{ path: '/v2/jobsandfeatured', status: 200 }],
    getJob: () => [
      { path: `/jobs/single/${at.job.id}`, status: 200 },
      { path: `/jobs/single/${at.expired.id}`, status: 200 },
      { path: `/jobs/single/${absentId}`, status: 404 },
    ],
    getHiddenJob: () => [
      { path: `/jobs/single/${at.job.id}/hidden`, status: 200, as: 'owner' },
      { path: `/jobs/single/${at.job.id}/hidden`, status: 401 },
    ],
    startCheckout: () => [
      { path: `/jobs/${at.job.id}/checkout`, status: 303, as: 'owner' },
      { path: `/jobs/${at.job.id}/checkout?purpose=nothing`, status: 400, as: 'owner' },
      { path: `/jobs/${at.job.id}/checkout`, status: 404, as: 'newcomer' },
    ],
    receivePaymentEvent: () => [{ path: '/payments/events', body: {}, status: 400 }],
    listRelatedJobs: () => [{ path: `/v2/jobs/${at.job.id}/related`, status: 200 }],
    countJobs: () => [
      { path: '/jobs/count/bulk', body: { items: [{ key: 'a', search: 'engineer' }] }, status: 200 },
      { path: '/jobs/count/bulk', body: {}, status: 400 },
    ],
    startJobDraft: () => [
      { path: `/companies/${at.company.key}/drafts`, body: { contents: { title: 'Baker' } }, status: 200, as: 'owner' },
      {
        path: `/companies/${at.company.key}/drafts`,
        body: { contents: { status: 'ACTIVE' } },
        status: 400,
        as: 'owner',
      },
      { path: `/companies/${at.bare.key}/drafts`, body: {}, status: 404, as: 'owner' },
    ],
    readJobDraft: () => [
      { path: `/jobs/${at.job.id}/draft`, status: 200, as: 'owner' },
      { path: `/jobs/${at.job.id}/draft`, status: 404, as: 'newcomer' },
    ],
    saveJobDraft: () => [
      {
        path: `/jobs/${at.job.id}/draft`,
        body: { version: 0, contents: { title: 'Baker' } },
        status: 200,
        as: 'owner',
      },
      { path: `/jobs/${at.job.id}/draft`, body: { version: 0, contents: { title: 'Cook' } }, status: 409, as: 'owner' },
      { path: `/jobs/${at.job.id}/draft`, body: { version: 1, contents: { salary: 1 } }, status: 400, as: 'owner' },
    ],
    publishJobDraft: () => [
      { path: `/jobs/${at.job.id}/draft/publish`, body: { version: 7 }, status: 409, as: 'owner' },
      { path: `/jobs/${at.job.id}/draft/publish`, body: { version: 0 }, status: 400, as: 'owner' },
    ],
    namePlaces: () => [
      { path: '/places?text=berg', status: 200, as: 'newcomer' },
      { path: '/places', status: 400, as: 'newcomer' },
    ],
    readPayOfRole: () => [
      { path: '/pay?jobRole=engineer&countryCode=NO&currency=NOK', status: 200, as: 'newcomer' },
      { path: '/pay?jobRole=king&countryCode=NO&currency=NOK', status: 400, as: 'newcomer' },
    ],
    suggestSearches: () => [
      { path: '/jobs/suggestions?what=eng', status: 200 },
      { path: '/jobs/suggestions?where=osl', status: 200 },
    ],
    listJobsWithText: () => [{ path: '/jobs', status: 200 }],
    getJobWithRelatedJobs: () => [{ path: `/jobs/${at.job.id}`, status: 200 }],
    listJobsOfYourStartup: () => [
      { path: `/companies/${at.company.key}/jobs`, status: 200, as: 'owner' },
      { path: `/companies/${at.company.id}/jobs?status=ACTIVE&search=engineer&page=1`, status: 200, as: 'owner' },
      { path: `/companies/${at.company.key}/jobs?status=OPEN`, status: 400, as: 'owner' },
      { path: `/companies/${at.company.key}/jobs`, status: 404, as: 'newcomer' },
    ],
    pauseJob: () => [
      { path: `/jobs/${at.job.id}/pause`, body: {}, status: 200, as: 'owner' },
      { path: `/jobs/${at.job.id}/pause`, body: {}, status: 409, as: 'owner' },
      { path: `/jobs/${at.job.id}/pause`, body: {}, status: 404, as: 'newcomer' },
    ],
    cancelPaymentOfJob: async () => {
      const { id } = await someJob(at.context, {
        companyId: at.company.id,
        status: 'PENDING_PAYMENT',
        approvedAt: null,
        publishedAt: null,
        expirationDate: null,
        closesAt: null,
      });
      return [
        { path: `/jobs/${id}/cancelPayment`, body: {}, status: 404, as: 'newcomer' },
        { path: `/jobs/${id}/cancelPayment`, body: {}, status: 200, as: 'owner' },
        { path: `/jobs/${id}/cancelPayment`, body: {}, status: 409, as: 'owner' },
      ];
    },
    reopenJob: () => [
      { path: `/jobs/${at.job.id}/pause`, body: {}, status: 400, as: 'admin' },
      { path: `/jobs/${at.job.id}/pause`, body: { reason: 'It names no pay.' }, status: 200, as: 'admin' },
      { path: `/jobs/${at.job.id}/resume`, body: {}, status: 409, as: 'owner' },
      { path: `/jobs/${at.job.id}/reopen`, body: {}, status: 404, as: 'owner' },
      { path: `/jobs/${at.job.id}/reopen`, body: {}, status: 200, as: 'admin' },
    ],
    resumeJob: () => [
      { path: `/jobs/${at.job.id}/pause`, body: {}, status: 200, as: 'owner' },
      { path: `/jobs/${at.job.id}/resume`, body: {}, status: 200, as: 'owner' },
    ],
    closeJob: () => [
      { path: `/jobs/${at.job.id}/close`, body: { outcome: 'bored' }, status: 400, as: 'owner' },
      { path: `/jobs/${at.job.id}/close`, body: { outcome: 'hiredHere' }, status: 200, as: 'owner' },
    ],
    renewJob: async () => {
      const pausedJob = await someJob(at.context, {
        companyId: at.company.id,
        status: 'EXPIRED',
        closesAt: at.context.now,
        closedAt: at.context.now,
      });
      return [
        // The free place is taken.
        { path: `/jobs/${pausedJob.id}/renew`, body: {}, status: 422, as: 'owner' },
        { path: `/jobs/${at.job.id}/close`, body: {}, status: 200, as: 'owner' },
        { path: `/jobs/${pausedJob.id}/renew`, body: {}, status: 200, as: 'owner' },
      ];
    },
    withdrawJob: async () => {
      const waiting = await someJob(at.context, { companyId: at.company.id, approvedAt: null, publishedAt: null });
      return [{ path: `/jobs/${waiting.id}/withdraw`, body: {}, status: 200, as: 'owner' }];
    },
    deleteJob: async () => [
      { path: `/jobs/${(await draftOfOwner()).id}`, status: 204, as: 'owner' },
      { path: `/jobs/${at.job.id}`, status: 409, as: 'owner' },
    ],
    undeleteJob: async () => {
      const { id } = await draftOfOwner();
      await changeJob({ ...at.context, actor: at.person.actor }, id, 'delete');
      return [{ path: `/jobs/${id}/undelete`, body: {}, status: 200, as: 'owner' }];
    },
  };
}
