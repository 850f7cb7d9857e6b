import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { noTextInput } from '#domain/applications/board/inputs.ts';
import { chooseNoText, readNoText } from '#domain/applications/board/noes.server.ts';
import { changes, companyParameter, refusals, startupOf, tags } from './board-answers.ts';
import { jsonBody } from './parameters.ts';
import { answers } from './schemas.ts';
import type { ApiEnvironment } from './visit.ts';

const noTextSchema = z
  .object({
    text: z.string().nullable().openapi({ description: 'Null before one is chosen: then nobody is written to.' }),
    chosenAt: z.iso.datetime().nullable(),
    draft: z.string().nullable().openapi({ description: 'Kept for later. Nobody is written to with it.' }),
  })
  .openapi('TextOfNoes');
const job = z.object({
  job: z.string().openapi({ param: { description: 'Id of the job.', example: '6560a1b2c3d4e5f601234567' } }),
});

const readRoute = createRoute({
  operationId: 'getTextOfNoes',
  method: 'get',
  path: '/companies/{key}/board/no-text',
  tags,
  summary: 'Read the text of the rejections of a job',
  request: { params: companyParameter, query: job },
  responses: answers(noTextSchema, 'The text.', [...refusals, 422]),
});
const choose = createRoute({
  operationId: 'chooseTextOfNoes',
  method: 'put',
  path: '/companies/{key}/board/no-text',
  tags,
  summary: 'Choose the text of the rejections of a job',
  description:
    'Everybody in "To be rejected" is written to with it once their 48 hours are over. Placeholders of `emailPlaceholders` are filled in for each person.',
  request: { params: companyParameter, ...jsonBody(noTextInput) },
  responses: answers(noTextSchema, 'The text as it is now.', changes),
});

/** The text by which the noes of a job are written. */
export function addBoardNoText(app: OpenAPIHono<ApiEnvironment>): void {
  app.openapi(readRoute, async (c) => {
    const { id } = await startupOf(c);
    return c.json(noTextSchema.parse(await readNoText(c.var.context, id, c.req.valid('query').job)), 200);
  });
  app.openapi(choose, async (c) => {
    const { id } = await startupOf(c);
    return c.json(noTextSchema.parse(await chooseNoText(c.var.context, id, c.req.valid('json'))), 200);
  });
}
