import { createRoute, type OpenAPIHono } from '@hono/zod-openapi';
import { findJob, withTexts } from '#domain/jobs/queries.server.ts';
import { listOpenJobs } from '#domain/search/results/queries.server.ts';
import { relatedJobs } from '#domain/search/results/related.server.ts';
import { idParameter, jobFiltersIn, nameIn, pagedJobParameters, refuseUnknown } from './parameters.ts';
import { answers, jobsWithTextSchema, jobWithRelatedSchema } from './schemas.ts';
import type { ApiDependencies, ApiEnvironment } from './visit.ts';

/** Addresses that programs of strangers have called for years (rules §1). */

const tags = ['Jobs'];

const listRoute = createRoute({
  operationId: 'listJobsWithText',
  method: 'get',
  path: '/jobs',
  tags,
  summary: 'List open jobs with their texts',
  description: 'The list at /v2/jobs, with `description` and `absoluteJobUrl` in each job.',
  request: { query: pagedJobParameters },
  responses: answers(jobsWithTextSchema, 'A page of 15 jobs.', [400]),
});

const single = createRoute({
  operationId: 'getJobWithRelatedJobs',
  method: 'get',
  path: '/jobs/{id}',
  tags,
  summary: 'Get a job and up to six similar open jobs',
  description: 'The answers of /jobs/single/{id} and /v2/jobs/{id}/related in one call.',
  request: { params: idParameter('id', 'Id or key of a job.', '5f0c3a1be8b8a9001c7d2e4f') },
  responses: answers(jobWithRelatedSchema, 'The job, and similar ones.', [404, 410]),
});

/** Comes after the other addresses below /jobs, because `{id}` matches any of them. */
export function addOlderJobAddresses(app: OpenAPIHono<ApiEnvironment>, { originOf }: ApiDependencies): void {
  app.openapi(listRoute, async (c) => {
    const { context } = c.var;
    const { filters, includeSuggestions } = jobFiltersIn(c.req.url);
    const list = await listOpenJobs(context, filters, { includeSuggestions });
    refuseUnknown(list.unknown);
    const docs = await withTexts(context, list.docs, { origin: originOf[context.platform] });
    return c.json(jobsWithTextSchema.parse({ ...list, docs }), 200);
  });

  app.openapi(single, async (c) => {
    const { context } = c.var;
    const id = nameIn(c.req.valid('param').id ?? '', 'This job');
    const { job } = await findJob(context, id, { origin: originOf[context.platform] });
    const jobs = await relatedJobs(context, job.id, 6);
    return c.json(jobWithRelatedSchema.parse({ doc: job, related: jobs.docs }), 200);
  });
}
