import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { draftRisk } from '#domain/jobs/draft-risk.server.ts';
import { readDraft, saveDraft, startDraft } from '#domain/jobs/drafts.server.ts';
import { draftContents } from '#domain/jobs/inputs.ts';
import { JOB_STATUSES } from '#domain/jobs/job.ts';
import { payOfRole } from '#domain/jobs/pay-of-role.server.ts';
import { publish } from '#domain/jobs/publish.server.ts';
import { readInput } from '#domain/read-input.ts';
import { CURRENCIES } from '#domain/site/money.ts';
import { placeNamesLike } from '#domain/site/place-names.server.ts';
import { JOB_ROLES, type JobRole } from '#domain/site/roles-and-position-types.ts';
import { keysOf } from '#domain/view-fields.ts';
import { idParameter, jsonBody, nameIn } from './parameters.ts';
import { answers } from './schemas.ts';
import type { ApiEnvironment } from './visit.ts';

const tags = ['Drafts of jobs'];
const job = idParameter('id', 'Id of the job.', '6560a1b2c3d4e5f601234567');

/** The domain checks the names of the fields, and their values when the job is published. */
const contentsSchema = z.record(z.string(), z.any()).openapi('DraftContents', {
  description: 'The fields of a job as typed so far. A field may be missing or wrong until the job is published.',
});
const versionSchema = z.int().nonnegative();
const draftSchema = z
  .object({
    jobId: z.string(),
    companyKey: z.string(),
    status: z.enum(JOB_STATUSES),
    isApproved: z.boolean(),
    contents: contentsSchema,
    version: versionSchema,
    startedFrom: z.string().nullable(),
    savedAt: z.iso.datetime().nullable(),
    savedBy: z.string().nullable(),
    isSavedByYou: z.boolean(),
  })
  .openapi('JobDraft');

const start = createRoute({
  operationId: 'startJobDraft',
  method: 'post',
  path: '/companies/{key}/drafts',
  tags,
  summary: 'Begin a job of your startup',
  request: {
    params: idParameter('key', 'Key of the startup.', 'nordlys'),
    ...jsonBody(z.strictObject({ contents: contentsSchema.optional() })),
  },
  responses: answers(
    z.object({ jobId: z.string(), version: versionSchema }),
    'The new draft.',
    [400, 401, 403, 404, 413, 415, 422],
  ),
});

const readRoute = createRoute({
  operationId: 'readJobDraft',
  method: 'get',
  path: '/jobs/{id}/draft',
  tags,
  summary: 'Read what was typed last',
  description: 'Without a draft, the published contents with version 0.',
  request: { params: job },
  responses: answers(draftSchema, 'The draft.', [401, 403, 404]),
});

const save = createRoute({
  operationId: 'saveJobDraft',
  method: 'put',
  path: '/jobs/{id}/draft',
  tags,
  summary: 'Save what was typed',
  description:
    '`version` is the one that the contents build on. After another save the answer is 409 `E_DRAFT_CHANGED`, and nothing is written. Nothing goes public by this call.',
  request: { params: job, ...jsonBody(z.strictObject({ contents: contentsSchema, version: versionSchema })) },
  responses: answers(
    z.object({ version: versionSchema, savedAt: z.iso.datetime(), risk: z.string().nullable() }),
    'The new version; `risk` is why the job would be reviewed first.',
    [400, 401, 403, 404, 409, 413, 415],
  ),
});

const publishing = createRoute({
  operationId: 'publishJobDraft',
  method: 'post',
  path: '/jobs/{id}/draft/publish',
  tags,
  summary: 'Publish a draft, or the changes of a live job',
  description: '`action` is the transition of a draft, null for changes. `reason` says why the job is reviewed first.',
  request: { params: job, ...jsonBody(z.strictObject({ version: versionSchema })) },
  responses: answers(
    z.object({ action: z.string().nullable(), reason: z.string().nullable() }),
    'Published.',
    [400, 401, 403, 404, 409, 413, 415, 422],
  ),
});

const places = createRoute({
  operationId: 'namePlaces',
  method: 'get',
  path: '/places',
  tags,
  summary: 'Complete the name of a town or country',
  request: {
    query: z.strictObject({
      text: z
        .string()
        .max(100)
        .openapi({ param: { description: 'The beginning of a name, in any spelling.', example: 'berg' } }),
    }),
  },
  responses: answers(
    z.object({ docs: z.array(z.object({ text: z.string(), countryCode: z.string() })) }),
    'Up to ten names.',
    [400, 401, 403],
  ),
});

const pay = createRoute({
  operationId: 'readPayOfRole',
  method: 'get',
  path: '/pay',
  tags,
  summary: 'Read what open jobs of a role pay in a country',
  description: 'The middle of each range a year, in whole units of the currency. Empty below eight jobs.',
  request: {
    query: z.strictObject({
      jobRole: z
        .enum(keysOf(JOB_ROLES) as [JobRole, ...JobRole[]])
        .openapi({ param: { description: 'Key of the role.', example: 'backenddeveloper' } }),
      countryCode: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .openapi({ param: { description: 'ISO code.', example: 'NO' } }),
      currency: z.enum(CURRENCIES).openapi({ param: { description: 'Only jobs paid in it.', example: 'NOK' } }),
    }),
  },
  responses: answers(z.object({ pays: z.array(z.number()) }), 'The pays, in ascending order.', [400, 401, 403]),
});

export function addJobDrafts(app: OpenAPIHono<ApiEnvironment>): void {
  app.openapi(start, async (c) => {
    const contents = readInput(draftContents, c.req.valid('json').contents ?? {});
    const key = nameIn(c.req.valid('param').key ?? '', 'This startup');
    return c.json(await startDraft(c.var.context, key, { contents }), 200);
  });
  app.openapi(readRoute, async (c) => {
    const { companyId: _, ...draft } = await readDraft(c.var.context, idOf(c.req.valid('param')));
    return c.json(draft, 200);
  });
  app.openapi(save, async (c) => {
    const { contents, version } = c.req.valid('json');
    const id = idOf(c.req.valid('param'));
    const input = readInput(draftContents, contents);
    const result = await saveDraft(c.var.context, id, { contents: input, version });
    return c.json({ ...result, risk: await draftRisk(c.var.context, id, input) }, 200);
  });
  app.openapi(publishing, async (c) => {
    const id = idOf(c.req.valid('param'));
    const { version } = c.req.valid('json');
    const { action, reason } = await publish(c.var.context, id, version);
    return c.json({ action, reason }, 200);
  });
  app.openapi(places, async (c) => {
    return c.json({ docs: await placeNamesLike(c.var.context, c.req.valid('query').text) }, 200);
  });
  app.openapi(pay, async (c) => {
    return c.json({ pays: await payOfRole(c.var.context, c.req.valid('query')) }, 200);
  });
}

const idOf = ({ id = '' }: Record<string, string>) => nameIn(id, 'This job');
