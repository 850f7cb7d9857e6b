import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { findHiddenJob, findJob } from '#domain/jobs/queries.server.ts';
import { countOpenJobs } from '#domain/search/counters/counters.server.ts';
import { apiNameOf } from '#domain/search/filters/filter-names.ts';
import { JOB_FILTERS } from '#domain/search/filters/filter-table.ts';
import { readJobFilters } from '#domain/search/filters/read-filters.ts';
import { featuredJobs, latestJobs, listOpenJobs } from '#domain/search/results/queries.server.ts';
import { relatedJobs } from '#domain/search/results/related.server.ts';
import { invalid } from './errors.ts';
import {
  idParameter,
  jobFilterParameters,
  jobFiltersIn,
  jsonBody,
  nameIn,
  pagedJobParameters,
  readable,
  refuseUnknown,
} from './parameters.ts';
import { answers, fewJobsSchema, jobListSchema, jobSchema, jobsAndFeaturedSchema } from './schemas.ts';
import type { ApiDependencies, ApiEnvironment } from './visit.ts';

const tags = ['Jobs'];
const jobId = idParameter('id', 'Id or key of a job.', '5f0c3a1be8b8a9001c7d2e4f');

const listRoute = createRoute({
  operationId: 'listJobs',
  method: 'get',
  path: '/v2/jobs',
  tags,
  summary: 'List open jobs',
  request: { query: pagedJobParameters },
  responses: answers(jobListSchema, 'A page of 15 jobs.', [400]),
});

const latest = createRoute({
  operationId: 'listLatestJobs',
  method: 'get',
  path: '/v2/jobs/latest/3',
  tags,
  summary: 'List the three newest open jobs',
  responses: answers(fewJobsSchema, 'Three jobs.'),
});

const featuredRoute = createRoute({
  operationId: 'listFeaturedJobs',
  method: 'get',
  path: '/v2/featuredjobs',
  tags,
  summary: 'List boosted jobs',
  description: 'Takes the same filters as the list. Jobs come in the order of boosting; the site shows them reversed.',
  request: { query: jobFilterParameters },
  responses: answers(fewJobsSchema, 'Boosted jobs.', [400]),
});

const listedAndFeatured = createRoute({
  operationId: 'listJobsAndFeaturedJobs',
  method: 'get',
  path: '/v2/jobsandfeatured',
  tags,
  summary: 'List open and boosted jobs in one call',
  request: { query: pagedJobParameters },
  responses: answers(jobsAndFeaturedSchema, 'A page of jobs, and the boosted ones.', [400]),
});

const single = createRoute({
  operationId: 'getJob',
  method: 'get',
  path: '/jobs/single/{id}',
  tags,
  summary: 'Get a job',
  description: 'Also returns paused and expired jobs; see `status`. From 180 days after it closed, the answer is 410.',
  request: { params: jobId },
  responses: answers(jobSchema, 'The job.', [404, 410]),
});

const goneRoute = createRoute({
  operationId: 'getHiddenJob',
  method: 'get',
  path: '/jobs/single/{id}/hidden',
  tags,
  summary: 'Get a job in any status, for the team of its startup',
  request: { params: jobId },
  responses: answers(jobSchema, 'The job.', [401, 403, 404]),
});

const relatedRoute = createRoute({
  operationId: 'listRelatedJobs',
  method: 'get',
  path: '/v2/jobs/{id}/related',
  tags,
  summary: 'List up to six similar open jobs',
  request: { params: jobId },
  responses: answers(fewJobsSchema, 'Up to six jobs.', [404, 410]),
});

const filterValue = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()).max(50), z.null()]).optional();
const FILTER_NAMES = [
  'search',
  'query',
  'location',
  'salaryCurrency',
  'sorting',
  'page',
  ...JOB_FILTERS.flatMap((filter) => [filter.name, apiNameOf(filter)]),
];

const countedSearch = z.strictObject({
  key: readable(z.string().min(1).max(200)).openapi({
    description: 'Your name for the search, returned with its count.',
  }),
  since: z
    .union([z.iso.datetime({ offset: true }), z.iso.date(), z.number().int().min(0).max(8.64e15), z.null()])
    .optional()
    .openapi({ description: 'Counts jobs first published after this time: ISO 8601 or milliseconds.' }),
  ...Object.fromEntries(FILTER_NAMES.map((name) => [name, filterValue])),
});

const countRoute = createRoute({
  operationId: 'countJobs',
  method: 'post',
  path: '/jobs/count/bulk',
  tags,
  summary: 'Count the jobs of up to 20 searches',
  request: jsonBody(z.strictObject({ items: z.array(countedSearch).max(20) })),
  responses: answers(
    z
      .object({
        result: z.array(z.object({ filters: z.object({ key: z.string() }), count: z.number().int() })),
      })
      .openapi('JobCounts'),
    'A count for each search.',
    [400, 413, 415],
  ),
});

export function addJobs(app: OpenAPIHono<ApiEnvironment>, dependencies: ApiDependencies): void {
  app.openapi(listRoute, async (c) => {
    const { filters, includeSuggestions } = jobFiltersIn(c.req.url);
    const list = await listOpenJobs(c.var.context, filters, { includeSuggestions });
    refuseUnknown(list.unknown);
    return c.json(jobListSchema.parse(list), 200);
  });

  app.openapi(latest, async (c) => c.json(fewJobsSchema.parse(await latestJobs(c.var.context, 3)), 200));

  app.openapi(featuredRoute, async (c) => {
    const { filters } = jobFiltersIn(c.req.url);
    return c.json(fewJobsSchema.parse(await featuredJobs(c.var.context, filters)), 200);
  });

  app.openapi(listedAndFeatured, async (c) => {
    const { filters, includeSuggestions } = jobFiltersIn(c.req.url);
    const jobs = await listOpenJobs(c.var.context, filters, { includeSuggestions });
    refuseUnknown(jobs.unknown);
    const featuredList = await featuredJobs(c.var.context, filters);
    return c.json(jobsAndFeaturedSchema.parse({ jobs, featuredJobs: featuredList }), 200);
  });

  app.openapi(single, async (c) => {
    const { context } = c.var;
    const id = nameIn(c.req.valid('param').id ?? '', 'This job');
    const { job } = await findJob(context, id, { origin: dependencies.originOf[context.platform] });
    return c.json(jobSchema.parse(job), 200);
  });

  app.openapi(goneRoute, async (c) => {
    const { context } = c.var;
    const id = nameIn(c.req.valid('param').id ?? '', 'This job');
    const job = await findHiddenJob(context, id, { origin: dependencies.originOf[context.platform] });
    c.header('cache-control', 'no-store');
    return c.json(jobSchema.parse(job), 200);
  });

  app.openapi(relatedRoute, async (c) => {
    const id = nameIn(c.req.valid('param').id ?? '', 'This job');
    const { job } = await findJob(c.var.context, id);
    return c.json(fewJobsSchema.parse(await relatedJobs(c.var.context, job.id, 6)), 200);
  });

  app.openapi(countRoute, async (c) => {
    const { items } = c.req.valid('json');
    const searches = items.map(({ key, since, ...values }, index) => {
      const params = new URLSearchParams();
      for (const [name, value] of Object.entries(values)) {
        for (const item of Array.isArray(value) ? value : [value]) {
          if (item !== null && item !== undefined) params.append(name, String(item));
        }
      }
      const { filters, unknown } = readJobFilters(params);
      refuseUnknown(unknown.map(({ name, value }) => ({ name: `items.${index}.${name}`, value })));
      return { key, filters, since: dateOf(since, index) };
    });
    const counts = await countOpenJobs(c.var.context, searches);
    return c.json({ result: counts.map(({ key, count }) => ({ filters: { key }, count })) }, 200);
  });
}

function dateOf(since: string | number | null | undefined, index: number): Date | null {
  if (since === null || since === undefined) return null;
  const date = new Date(since);
  const year = date.getUTCFullYear();
  // PostgreSQL's calendar has no year 0.
  if (Number.isNaN(year) || year < 1 || year > 9999)
    throw invalid('A date is invalid.', { [`items.${index}.since`]: 'Use a date between the years 1 and 9999.' });
  return date;
}
