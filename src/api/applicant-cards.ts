import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { APPLICATION_STEPS, TALENT_STATUSES } from '#domain/applications/application.ts';
import { findCard } from '#domain/applications/board/card.server.ts';
import { messageInput, noteInput, scoreInput } from '#domain/applications/board/inputs.ts';
import { sendMessage } from '#domain/applications/board/messages.server.ts';
import { undoMove } from '#domain/applications/board/moves.server.ts';
import { openCard } from '#domain/applications/board/open-card.server.ts';
import { addNote, setScore } from '#domain/applications/board/reviews.server.ts';
import { MESSAGE_KINDS, offerDetails, timesDetails } from '#domain/applications/messages/messages.ts';
import { cardIn, cardParameters, changes, movedSchema, refusals, startupOf, tags } from './board-answers.ts';
import { jsonBody } from './parameters.ts';
import { answers, noContent } from './schemas.ts';
import type { ApiEnvironment } from './visit.ts';

const number = z.number().int();
const moment = z.iso.datetime();
/** A link works for its person and 15 minutes. */
const path = z.string().openapi({ format: 'uri-reference' });
const file = z.object({ name: z.string(), pages: number, path });

const cardSchema = z
  .object({
    id: z.string(),
    jobId: z.string(),
    jobTitle: z.string(),
    name: z.string(),
    firstName: z.string(),
    isHidden: z.boolean(),
    headline: z.string(),
    place: z.string(),
    email: z.string().nullable(),
    step: z.enum(APPLICATION_STEPS),
    columnId: z.string().nullable(),
    column: z.string(),
    version: number,
    sentAt: moment,
    note: z.string(),
    answers: z.array(z.object({ question: z.string(), answer: z.string() })),
    missesKnockOut: z.boolean(),
    profile: z.record(z.string(), z.unknown()),
    cv: z.object({ id: z.string(), name: z.string(), pages: number, bytes: number, path }).nullable(),
    others: z.array(z.object({ id: z.string(), jobTitle: z.string(), column: z.string() })),
    alike: z.array(z.object({ id: z.string(), name: z.string(), jobTitle: z.string() })),
    team: z.array(z.object({ id: z.string(), name: z.string(), lastName: z.string(), score: number.nullable() })),
    notes: z.array(
      z.object({
        id: z.string(),
        at: moment,
        by: z.string(),
        isMine: z.boolean(),
        text: z.string(),
        mentions: z.array(z.string()),
      }),
    ),
    messages: z.array(
      z.object({
        id: z.string(),
        at: moment,
        by: z.string(),
        isFromTalent: z.boolean(),
        kind: z.enum(MESSAGE_KINDS),
        text: z.string(),
        times: timesDetails.nullable(),
        offer: offerDetails.nullable(),
        awaitsAnswer: z.boolean().openapi({
          description: 'You wait for an answer to it: to times, an offer, or a question in words (`asks`).',
        }),
        file: file.nullable(),
        readAt: moment.nullable(),
        removedBecause: z
          .string()
          .nullable()
          .openapi({ description: 'Why our staff removed it; null for all others.' }),
      }),
    ),
    history: z.array(
      z.object({
        at: moment,
        kind: z.string(),
        by: z.string().nullable(),
        isMine: z.boolean(),
        to: z.string().nullable(),
        status: z.enum(TALENT_STATUSES).nullable(),
      }),
    ),
    clock: z.object({
      day: number,
      dueDay: number,
      rests: z.boolean(),
      dates: z.array(z.object({ day: number, at: moment })),
    }),
    rejectsAt: moment.nullable(),
    canUndo: z.boolean(),
    ended: z.enum(['withdrawn', 'closed', 'rejected']).nullable(),
    takenDown: z.string().nullable(),
  })
  .openapi('ApplicantCard');

const readRoute = createRoute({
  operationId: 'getApplicant',
  method: 'get',
  path: '/companies/{key}/applications/{id}',
  tags,
  summary: 'Open an application',
  description:
    'Everything that your team may read of it. As on the board, the first opening tells the talent that it was seen, and their messages count as read. Name, contact and files are left out while the first look is anonymous. The `path` of a file works for you and 15 minutes, and the talent sees who opened it.',
  request: { params: cardParameters },
  responses: answers(cardSchema, 'The application.', refusals),
});
const undo = createRoute({
  operationId: 'undoMove',
  method: 'post',
  path: '/companies/{key}/applications/{id}/undo',
  tags,
  summary: 'Undo the last move of a card',
  description:
    'If somebody has moved it meanwhile, 409 `E_CARD_CHANGED` has the card as it is now in `details.current`.',
  request: { params: cardParameters, ...jsonBody(z.strictObject({ version: z.number().int().min(1) })) },
  responses: answers(movedSchema, 'Where it was before.', changes),
});
const note = createRoute({
  operationId: 'addNote',
  method: 'post',
  path: '/companies/{key}/applications/{id}/notes',
  tags,
  summary: 'Add a note for your team',
  request: { params: cardParameters, ...jsonBody(noteInput) },
  responses: answers(z.object({ id: z.string() }), 'Its id.', changes),
});
const score = createRoute({
  operationId: 'scoreApplicant',
  method: 'put',
  path: '/companies/{key}/applications/{id}/score',
  tags,
  summary: 'Give your score from 1 to 5, or remove it with null',
  request: { params: cardParameters, ...jsonBody(scoreInput) },
  responses: noContent('Saved.', changes),
});
const message = createRoute({
  operationId: 'writeToApplicant',
  method: 'post',
  path: '/companies/{key}/applications/{id}/messages',
  tags,
  summary: 'Write to an applicant',
  description:
    'Placeholders of `emailPlaceholders` are filled in. With `asks`, times or an offer the answer clock is paused.',
  request: { params: cardParameters, ...jsonBody(messageInput) },
  responses: answers(z.object({ id: z.string() }), 'Its id.', changes),
});

/** The calls about one card of the board. */
export function addApplicantCards(app: OpenAPIHono<ApiEnvironment>): void {
  app.openapi(readRoute, async (c) => {
    const startup = await startupOf(c);
    // A HEAD request gets no contents, so nobody has seen them.
    const open = c.req.method === 'GET' ? openCard : findCard;
    return c.json(cardSchema.parse(await open(c.var.context, startup, cardIn(c))), 200);
  });
  app.openapi(undo, async (c) => {
    const { id } = await startupOf(c);
    const target = { id: cardIn(c), version: c.req.valid('json').version };
    return c.json(movedSchema.parse(await undoMove(c.var.context, id, target)), 200);
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
}
