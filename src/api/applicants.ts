import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { APPLICATION_STEPS, COLUMN_MEANINGS } from '#domain/applications/application.ts';
import { findBoardCompany } from '#domain/applications/board/access.server.ts';
import { findBoard } from '#domain/applications/board/board.server.ts';
import { BOARD_GROUPS, BOARD_SORTS } from '#domain/applications/board/board.ts';
import { listApplicants } from '#domain/applications/board/cards.server.ts';
import { messageInput, moveInput, noInput, noteInput, scoreInput } from '#domain/applications/board/inputs.ts';
import { sendMessage } from '#domain/applications/board/messages.server.ts';
import { moveCards, undoMove } from '#domain/applications/board/moves.server.ts';
import { decideNo } from '#domain/applications/board/noes.server.ts';
import { addNote, setScore } from '#domain/applications/board/reviews.server.ts';
import { absent } from '#domain/errors.ts';
import { isIdentifier } from '#domain/identifier.ts';
import { applicantEvents } from './applicant-events.ts';
import { applicantsCsv } from './applicants-csv.ts';
import { idParameter, jsonBody, nameIn } from './parameters.ts';
import { answers, noContent } from './schemas.ts';
import type { ApiDependencies, ApiEnvironment } from './visit.ts';

const tags = ['Applicants of your startup'];
const MOST_EXPORTED = 5_000;

const company = idParameter('key', 'Key or id of the startup.', 'skjaergaard');
const card = z.object({
  key: company.shape.key as z.ZodString,
  id: z.string().openapi({
    param: { name: 'id', in: 'path', description: 'Id of the application.', example: '6560a1b2c3d4e5f601234567' },
  }),
});
const filters = z.strictObject({
  job: z
    .string()
    .optional()
    .openapi({ param: { description: 'Only this job, by its id.', example: '6560a1b2c3d4e5f601234567' } }),
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
          'Only a group: opened by nobody (`new`), wrote or answered since, waiting for an answer, due for one, or missing a must.',
        example: 'due',
      },
    }),
  alike: z
    .string()
    .refine(isIdentifier, 'This is not an id.')
    .optional()
    .openapi({
      param: {
        description: 'Only applications with the same text as this one, by its id.',
        example: '6560a1b2c3d4e5f601234567',
      },
    }),
  sort: z
    .enum(BOARD_SORTS)
    .optional()
    .openapi({ param: { description: 'The order. Nothing here ranks people by itself.', example: 'newest' } }),
});
const paged = filters.extend({
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(10_000)
    .optional()
    .openapi({ type: 'integer', param: { description: 'Page number, from 1.', example: 1 } }),
});

const applicantSchema = z
  .object({
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
  })
  .openapi('Applicant');
const page = { total: z.number().int(), limit: z.number().int(), page: z.number().int(), pages: z.number().int() };
const listSchema = z.object({ docs: z.array(applicantSchema), ...page }).openapi('ApplicantList');
const boardSchema = z
  .object({
    columns: z.array(
      z.object({
        key: z.string(),
        step: z.enum(APPLICATION_STEPS),
        columnIds: z.array(z.string()),
        name: z.string(),
        color: z.string().nullable(),
        meaning: z.enum(COLUMN_MEANINGS).nullable(),
        total: z.number().int(),
      }),
    ),
    total: z.number().int(),
    newTotal: z.number().int(),
    openTotal: z.number().int(),
  })
  .openapi('Board');
const movedSchema = z
  .object({
    moved: z.array(z.object({ id: z.string(), version: z.number().int(), canUndo: z.boolean() })),
    refused: z.array(z.object({ id: z.string(), code: z.string(), message: z.string() })),
  })
  .openapi('MovedCards');

const refusals = [400, 401, 403, 404];
const changes = [...refusals, 409, 413, 415, 422];

const list = createRoute({
  operationId: 'listApplicants',
  method: 'get',
  path: '/companies/{key}/applicants',
  tags,
  summary: 'List the applicants of your startup',
  request: { params: company, query: paged },
  responses: answers(listSchema, 'A page of 50 applicants.', refusals),
});
const board = createRoute({
  operationId: 'getBoard',
  method: 'get',
  path: '/companies/{key}/board',
  tags,
  summary: 'Read the columns of the board, with their numbers',
  request: { params: company, query: z.strictObject({ job: filters.shape.job }) },
  responses: answers(boardSchema, 'The columns from left to right.', refusals),
});
const exported = createRoute({
  operationId: 'exportApplicants',
  method: 'get',
  path: '/companies/{key}/applicants/export',
  tags,
  summary: 'Export the applicants of your startup',
  description: `At most ${MOST_EXPORTED}. In CSV, texts that begin like a formula have an apostrophe before them.`,
  request: {
    params: company,
    query: filters.extend({
      format: z
        .enum(['csv', 'json'])
        .default('json')
        .openapi({ param: { description: 'The format.', example: 'json' } }),
    }),
  },
  responses: answers(z.object({ docs: z.array(applicantSchema) }), 'A file.', refusals),
});
const events = createRoute({
  operationId: 'followApplicants',
  method: 'get',
  path: '/companies/{key}/applicants/events',
  tags,
  summary: 'Follow changes of the board',
  description: 'Server-sent events named `changed` with the id of an application or a job, for ten minutes at a time.',
  request: { params: company },
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
  description:
    'Each card names the version you saw. One that somebody has moved meanwhile is in `refused`. With `after`, the id of a card in that column, they stand directly below it; otherwise, and if it is not there any more, at the top or the bottom (`place`). A card that stays in its column only changes its place.',
  request: { params: company, ...jsonBody(moveInput) },
  responses: answers(movedSchema, 'What moved, and what stayed for which reason.', changes),
});
const undo = createRoute({
  operationId: 'undoMove',
  method: 'post',
  path: '/companies/{key}/applications/{id}/undo',
  tags,
  summary: 'Take the last move of a card back',
  description:
    'If somebody has moved it meanwhile, 409 `E_CARD_CHANGED` has the card as it is now in `details.current`.',
  request: { params: card, ...jsonBody(z.strictObject({ version: z.number().int().min(1) })) },
  responses: answers(movedSchema, 'Where it was before.', changes),
});
const note = createRoute({
  operationId: 'addNote',
  method: 'post',
  path: '/companies/{key}/applications/{id}/notes',
  tags,
  summary: 'Add a note for your team',
  request: { params: card, ...jsonBody(noteInput) },
  responses: answers(z.object({ id: z.string() }), 'Its id.', changes),
});
const score = createRoute({
  operationId: 'scoreApplicant',
  method: 'put',
  path: '/companies/{key}/applications/{id}/score',
  tags,
  summary: 'Give your score from 1 to 5, or remove it with null',
  request: { params: card, ...jsonBody(scoreInput) },
  responses: noContent('Saved.', changes),
});
const message = createRoute({
  operationId: 'writeToApplicant',
  method: 'post',
  path: '/companies/{key}/applications/{id}/messages',
  tags,
  summary: 'Write to an applicant',
  description:
    'Placeholders of `emailPlaceholders` are filled in. With `asks`, times or an offer the answer clock rests.',
  request: { params: card, ...jsonBody(messageInput) },
  responses: answers(z.object({ id: z.string() }), 'Its id.', changes),
});
const no = createRoute({
  operationId: 'sayNo',
  method: 'post',
  path: '/companies/{key}/applicants/no',
  tags,
  summary: 'Say no to several people',
  description: 'Each gets their own copy of the text after 48 hours. Until then undo reverts it.',
  request: { params: company, ...jsonBody(noInput) },
  responses: answers(movedSchema, 'Those who wait now.', changes),
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
  app.openapi(exported, async (c) => {
    const { job, format, ...query } = c.req.valid('query');
    const startup = await startupOf(c);
    const { docs } = await listApplicants(c.var.context, startup, {
      ...query,
      jobId: jobIn(job),
      limit: MOST_EXPORTED,
    });
    c.header('content-disposition', `attachment; filename="applicants.${format}"`);
    if (format === 'json') return c.json({ docs: z.array(applicantSchema).parse(docs) }, 200);
    return c.body(applicantsCsv(docs), 200, { 'content-type': 'text/csv; charset=utf-8' }) as never;
  });
  app.openapi(events, async (c) => applicantEvents(subscribers, (await startupOf(c)).id) as never);
  app.openapi(move, async (c) =>
    c.json(movedSchema.parse(await moveCards(c.var.context, (await startupOf(c)).id, c.req.valid('json'))), 200),
  );
  app.openapi(undo, async (c) => {
    const { id } = await startupOf(c);
    const wanted = { id: cardIn(c), version: c.req.valid('json').version };
    return c.json(movedSchema.parse(await undoMove(c.var.context, id, wanted)), 200);
  });
  app.openapi(note, async (c) =>
    c.json(await addNote(c.var.context, (await startupOf(c)).id, cardIn(c), c.req.valid('json')), 200),
  );
  app.openapi(score, async (c) => {
    await setScore(c.var.context, (await startupOf(c)).id, cardIn(c), c.req.valid('json'));
    return c.body(null, 204);
  });
  app.openapi(message, async (c) =>
    c.json(await sendMessage(c.var.context, (await startupOf(c)).id, cardIn(c), c.req.valid('json')), 200),
  );
  app.openapi(no, async (c) =>
    c.json(movedSchema.parse(await decideNo(c.var.context, (await startupOf(c)).id, c.req.valid('json'))), 200),
  );
}

type Call = {
  req: { param(name: string): string | undefined };
  var: ApiEnvironment['Variables'];
  header(name: string, value: string): void;
};

/** The startup of the address, for its team only. Answers about applicants are never stored. */
function startupOf(c: Call) {
  c.header('cache-control', 'no-store');
  return findBoardCompany(c.var.context, nameIn(c.req.param('key') ?? '', 'This startup'));
}

function cardIn(c: Call): string {
  const id = c.req.param('id') ?? '';
  if (!isIdentifier(id)) throw absent('This application');
  return id;
}

function jobIn(job: string | undefined): string | undefined {
  if (job !== undefined && !isIdentifier(job)) throw absent('This job');
  return job;
}
