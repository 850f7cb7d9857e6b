import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { changeJob, type JobChange } from '#domain/jobs/change-own-jobs.server.ts';
import { JOB_OUTCOMES, JOB_STATUSES } from '#domain/jobs/job.ts';
import { listOwnJobs } from '#domain/jobs/own-jobs.server.ts';
import { LONGEST_STAFF_REASON, ownJobListView } from '#domain/jobs/own-jobs.ts';
import { idParameter, jsonBody, nameIn, pageNumber, takesNothing } from './parameters.ts';
import { answers, noContent } from './schemas.ts';
import type { ApiEnvironment } from './visit.ts';

const tags = ['Jobs of your startup'];
const job = idParameter('id', 'Id of the job.', '6560a1b2c3d4e5f601234567');
const statusSchema = z.object({ status: z.enum(JOB_STATUSES) });
const listSchema = z.object(ownJobListView.shape).openapi('OwnJobList');

const list = createRoute({
  operationId: 'listJobsOfYourStartup',
  method: 'get',
  path: '/companies/{key}/jobs',
  tags,
  summary: 'List the jobs of your startup in every state',
  request: {
    params: idParameter('key', 'Key or id of the startup.', 'skjaergaard'),
    query: z.strictObject({
      status: z
        .enum(JOB_STATUSES)
        .optional()
        .openapi({ param: { description: 'Only jobs in this status.', example: 'ACTIVE' } }),
      search: z
        .string()
        .max(200)
        .optional()
        .openapi({ param: { description: 'Words that the title contains.', example: 'engineer' } }),
      page: pageNumber,
    }),
  },
  responses: answers(listSchema, 'A page of 20 jobs.', [400, 401, 403, 404]),
});

/** The calls that change the state of a job, with what each does. */
const CHANGES = [
  ['resumeJob', 'resume', 'Open a paused job again', 'Without a free place the answer is 422 `E_PAYMENT_NEEDED`.'],
  [
    'renewJob',
    'renew',
    'Renew a job',
    'Adds a period to a live job in its last week, or reopens a closed one within 90 days. Without a free place the answer is 422 `E_PAYMENT_NEEDED`.',
  ],
  ['withdrawJob', 'withdraw', 'Withdraw a job from review', 'It becomes a draft again.'],
  [
    'reopenJob',
    'reopen',
    'Open a job again that staff paused or closed',
    'For admins. It has the last day that it had before.',
  ],
  ['cancelPaymentOfJob', 'cancelPayment', 'Make a job that waits for its payment a draft again', 'Its order ends.'],
  ['undeleteJob', 'undelete', 'Undo the deletion of a draft', 'For 30 seconds.'],
] as const satisfies readonly (readonly [string, JobChange, string, string])[];

const reason = z.string().max(LONGEST_STAFF_REASON).optional().openapi({
  description: 'Required of an admin who is not in the team, which reads it.',
  example: 'It names no pay.',
});

const pause = createRoute({
  operationId: 'pauseJob',
  method: 'post',
  path: '/jobs/{id}/pause',
  tags,
  summary: 'Pause an open job',
  description: 'Nobody finds it any more, and its days run on.',
  request: {
    params: job,
    body: { required: false, content: { 'application/json': { schema: z.strictObject({ reason }) } } },
  },
  responses: answers(statusSchema, 'Paused.', [400, 401, 403, 404, 409, 413, 415]),
});

const close = createRoute({
  operationId: 'closeJob',
  method: 'post',
  path: '/jobs/{id}/close',
  tags,
  summary: 'Close a job',
  description:
    '`outcome` says how it ended. It can be said later, too. Closing stops a boost. The days until `boostedUntil` are not paid back; the boost goes on if the job is renewed before then.',
  request: { params: job, ...jsonBody(z.strictObject({ outcome: z.enum(JOB_OUTCOMES).optional(), reason })) },
  responses: answers(statusSchema, 'Closed.', [400, 401, 403, 404, 409, 413, 415]),
});

const remove = createRoute({
  operationId: 'deleteJob',
  method: 'delete',
  path: '/jobs/{id}',
  tags,
  summary: 'Delete a draft',
  description: 'Only a draft that no order has paid. The deletion can be undone for 30 seconds.',
  request: { params: job },
  responses: noContent('Deleted.', [401, 403, 404, 409]),
});

export function addOwnJobs(app: OpenAPIHono<ApiEnvironment>): void {
  app.openapi(list, async (c) => {
    const key = nameIn(c.req.valid('param').key ?? '', 'This startup');
    c.header('cache-control', 'no-store');
    return c.json(listSchema.parse(await listOwnJobs(c.var.context, key, c.req.valid('query'))), 200);
  });

  for (const [operationId, change, summary, description] of CHANGES) {
    const route = createRoute({
      operationId,
      method: 'post',
      path: `/jobs/{id}/${change}`,
      tags,
      summary,
      description,
      middleware: takesNothing,
      request: { params: job },
      responses: answers(statusSchema, 'The status of the job now.', [400, 401, 403, 404, 409, 413, 415, 422]),
    });
    app.openapi(route, async (c) => c.json(await changeJob(c.var.context, idOf(c.req.valid('param')), change), 200));
  }

  app.openapi(pause, async (c) =>
    c.json(await changeJob(c.var.context, idOf(c.req.valid('param')), 'pause', c.req.valid('json')), 200),
  );

  app.openapi(close, async (c) =>
    c.json(await changeJob(c.var.context, idOf(c.req.valid('param')), 'close', c.req.valid('json')), 200),
  );

  app.openapi(remove, async (c) => {
    await changeJob(c.var.context, idOf(c.req.valid('param')), 'delete');
    return c.body(null, 204);
  });
}

const idOf = ({ id = '' }: Record<string, string>) => nameIn(id, 'This job');
