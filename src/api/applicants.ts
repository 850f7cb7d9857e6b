import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { APPLICATION_STEPS, HIRED_UNDO_DAYS, STATUS_MAIL_DELAY_MINUTES } from '#domain/applications/application.ts';
import { findBoard } from '#domain/applications/board/board.server.ts';
import { BOARD_GROUPS, BOARD_SORTS } from '#domain/applications/board/board.ts';
import { exportApplicants, listApplicants } from '#domain/applications/board/cards.server.ts';
import { moveInput, noInput, undoInput, waitingNoesInput } from '#domain/applications/board/inputs.ts';
import { moveCards, undoMoves } from '#domain/applications/board/moves.server.ts';
import { decideNo, sendNoesNow, undoNoes } from '#domain/applications/board/noes.server.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { applicantEvents } from './applicant-events.ts';
import { applicantsCsv } from './applicants-csv.ts';
import {
  boardSchema,
  changes,
  companyParameter,
  jobIn,
  jobParameter,
  movedSchema,
  refusals,
  startupOf,
  tags,
} from './board-answers.ts';
import { jsonBody, pageNumber } from './parameters.ts';
import { answers } from './schemas.ts';
import type { ApiDependencies, ApiEnvironment } from './visit.ts';

const MOST_EXPORTED = 5_000;

const filters = z.strictObject({
  job: jobParameter,
  step: z
    .enum(APPLICATION_STEPS)
    .optional()
    .openapi({ param: { description: 'Only this step.', example: 'applied' } }),
  search: z
    .string()
    .max(100)
    .optional()
    .openapi({ param: { description: 'Words in name, headline or place.', example: 'oslo' } }),
  only: z
    .enum(BOARD_GROUPS)
    .optional()
    .openapi({
      param: {
        description:
          'Only a group: not opened by you (`new`), wrote or answered since, waiting for an answer, due for one, or missing a must.',
        example: 'due',
      },
    }),
  alike: z
    .string()
    .refine(isIdentifier, 'This is not an id.')
    .optional()
    .openapi({
      param: {
        description: 'Only applications with nearly the same text as this one, by its id.',
        example: '6560a1b2c3d4e5f601234567',
      },
    }),
  sort: z
    .enum(BOARD_SORTS)
    .optional()
    .openapi({ param: { description: 'The order. Nothing here ranks people by itself.', example: 'newest' } }),
});
const pageQuery = filters.extend({
  page: pageNumber,
});

const applicantFields = {
  id: z.string(),
  jobId: z.string(),
  jobTitle: z.string(),
  name: z.string(),
  isHidden: z.boolean(),
  headline: z.string(),
  place: z.string(),
  step: z.enum(APPLICATION_STEPS),
  columnId: z.string().nullable(),
  column: z.string(),
  version: z.number().int(),
  sentAt: z.iso.datetime(),
  hasCv: z.boolean(),
  notes: z.number().int(),
  score: z.number().nullable(),
  isNew: z.boolean(),
  unread: z.enum(['wrote', 'answered']).nullable(),
  missesKnockOut: z.boolean(),
  dueDay: z.number().int().nullable(),
  alike: z.number().int(),
  otherJobs: z.number().int(),
  rejectsAt: z.iso.datetime().nullable(),
  ended: z.enum(['withdrawn', 'closed']).nullable(),
};
const applicantSchema = z.object(applicantFields).openapi('Applicant');
const page = { total: z.number().int(), limit: z.number().int(), page: z.number().int(), pages: z.number().int() };
const listSchema = z.object({ docs: z.array(applicantSchema), ...page }).openapi('ApplicantList');
const list = createRoute({
  operationId: 'listApplicants',
  method: 'get',
  path: '/companies/{key}/applicants',
  tags,
  summary: 'List the applicants of your startup',
  request: { params: companyParameter, query: pageQuery },
  responses: answers(listSchema, 'A page of 50 applicants.', refusals),
});
const board = createRoute({
  operationId: 'getBoard',
  method: 'get',
  path: '/companies/{key}/board',
  tags,
  summary: 'Read the columns of the board, with their numbers',
  request: { params: companyParameter, query: z.strictObject({ job: filters.shape.job }) },
  responses: answers(boardSchema, 'The columns from left to right.', refusals),
});
const exportedSchema = z
  .object({ ...applicantFields, email: z.string().nullable(), phone: z.string().nullable() })
  .openapi('ExportedApplicant');
const exportRoute = createRoute({
  operationId: 'exportApplicants',
  method: 'get',
  path: '/companies/{key}/applicants/export',
  tags,
  summary: 'Export the applicants of your startup',
  description: `At most ${MOST_EXPORTED}, with the e-mail address and the phone number that they gave. Both are \`null\` while the board hides the name. In CSV, texts that begin like a formula have an apostrophe before them.`,
  request: {
    params: companyParameter,
    query: filters.extend({
      format: z
        .enum(['csv', 'json'])
        .default('json')
        .openapi({ param: { description: 'The format.', example: 'json' } }),
    }),
  },
  responses: {
    ...answers(z.object({}), 'A file.', refusals),
    200: {
      description: 'A file.',
      content: {
        'application/json': { schema: z.object({ docs: z.array(exportedSchema) }) },
        'text/csv': { schema: z.string() },
      },
    },
  },
});
const events = createRoute({
  operationId: 'followApplicants',
  method: 'get',
  path: '/companies/{key}/applicants/events',
  tags,
  summary: 'Follow changes of the board',
  description: 'Server-sent events named `changed` with the id of an application or a job, for ten minutes at a time.',
  request: { params: companyParameter },
  responses: {
    ...answers(z.object({}), 'A stream of events.', [401, 403, 404]),
    200: { description: 'A stream of events.', content: { 'text/event-stream': { schema: z.string() } } },
  },
});
const move = createRoute({
  operationId: 'moveApplicants',
  method: 'post',
  path: '/companies/{key}/applicants/move',
  tags,
  summary: 'Move cards to a column',
  description: `Each card names the version you saw. One that somebody has moved meanwhile is in \`refused\`. With \`after\`, the id of a card in that column, they stand directly below it; otherwise, and if it is not there any more, at the top or the bottom (\`place\`). A card that stays in its column only changes its place. The page asks before a move to \`hired\`, and this call does not: the person sees it at once and is mailed after ${STATUS_MAIL_DELAY_MINUTES} minutes, unless they have turned such emails off. \`undoMoves\` takes it back for ${HIRED_UNDO_DAYS} days, and within those minutes no email leaves. It does not look for an offer, and it closes no job: \`closeJob\` does, with the outcome \`hiredHere\`.`,
  request: { params: companyParameter, ...jsonBody(moveInput) },
  responses: answers(movedSchema, 'What moved, and what stayed for which reason.', changes),
});
const undo = createRoute({
  operationId: 'undoMoves',
  method: 'post',
  path: '/companies/{key}/applicants/undo',
  tags,
  summary: 'Undo the last move of several cards',
  description:
    'Each card names the version that the move answered. One that somebody has moved meanwhile is in `refused`.',
  request: { params: companyParameter, ...jsonBody(undoInput) },
  responses: answers(movedSchema, 'What moved back, and what stayed for which reason.', changes),
});
const no = createRoute({
  operationId: 'sayNo',
  method: 'post',
  path: '/companies/{key}/applicants/no',
  tags,
  summary: 'Say no to several people',
  description: 'Each gets their own copy of the text after 48 hours. Until then undo reverts it.',
  request: { params: companyParameter, ...jsonBody(noInput) },
  responses: answers(movedSchema, 'Those who wait now.', changes),
});

const undoNo = createRoute({
  operationId: 'undoNoes',
  method: 'post',
  path: '/companies/{key}/applicants/no/undo',
  tags,
  summary: 'Undo rejections that have not been sent',
  description:
    '`moments` are those of `waiting.batches` on the board. Each application returns to the column that it came from.',
  request: { params: companyParameter, ...jsonBody(waitingNoesInput) },
  responses: answers(movedSchema, 'What moved back.', changes),
});
const sendNo = createRoute({
  operationId: 'sendNoesNow',
  method: 'post',
  path: '/companies/{key}/applicants/no/send',
  tags,
  summary: 'Send waiting rejections now',
  description: '`moments` are those of `waiting.batches` on the board. Nobody can undo them afterwards.',
  request: { params: companyParameter, ...jsonBody(waitingNoesInput) },
  responses: answers(z.object({ sent: z.number().int() }), 'How many people were written to.', changes),
});

export function addApplicants(app: OpenAPIHono<ApiEnvironment>, { events: subscribers }: ApiDependencies): void {
  app.openapi(list, async (c) => {
    const { job, ...query } = c.req.valid('query');
    const startup = await startupOf(c);
    return c.json(listSchema.parse(await listApplicants(c.var.context, startup, { ...query, jobId: jobIn(job) })), 200);
  });
  app.openapi(board, async (c) => {
    const startup = await startupOf(c);
    return c.json(
      boardSchema.parse(await findBoard(c.var.context, startup, { jobId: jobIn(c.req.valid('query').job), limit: 1 })),
      200,
    );
  });
  app.openapi(exportRoute, async (c) => {
    const { job, format, ...query } = c.req.valid('query');
    const startup = await startupOf(c);
    const docs = await exportApplicants(c.var.context, startup, { ...query, jobId: jobIn(job), limit: MOST_EXPORTED });
    c.header('content-disposition', `attachment; filename="applicants.${format}"`);
    if (format === 'json') return c.json({ docs: z.array(exportedSchema).parse(docs) }, 200);
    return c.body(applicantsCsv(docs), 200, { 'content-type': 'text/csv; charset=utf-8' }) as never;
  });
  app.openapi(events, async (c) => applicantEvents(subscribers, (await startupOf(c)).id) as never);
  app.openapi(move, async (c) =>
    c.json(movedSchema.parse(await moveCards(c.var.context, (await startupOf(c)).id, c.req.valid('json'))), 200),
  );
  app.openapi(undo, async (c) => {
    const { id } = await startupOf(c);
    return c.json(movedSchema.parse(await undoMoves(c.var.context, id, c.req.valid('json').cards)), 200);
  });
  app.openapi(no, async (c) =>
    c.json(movedSchema.parse(await decideNo(c.var.context, (await startupOf(c)).id, c.req.valid('json'))), 200),
  );
  app.openapi(undoNo, async (c) =>
    c.json(movedSchema.parse(await undoNoes(c.var.context, (await startupOf(c)).id, c.req.valid('json'))), 200),
  );
  app.openapi(sendNo, async (c) =>
    c.json({ sent: await sendNoesNow(c.var.context, (await startupOf(c)).id, c.req.valid('json')) }, 200),
  );
}
