import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { TALENT_STATUSES } from '#domain/applications/application.ts';
import {
  MESSAGE_KINDS,
  messageText,
  offerDetails,
  readOffer,
  readTimes,
  timesDetails,
} from '#domain/applications/messages/messages.ts';
import { answerOffer, answerTimes, writeToStartup } from '#domain/applications/messages/talent-messages.server.ts';
import { myApplications } from '#domain/applications/own/my-applications.server.ts';
import { findOwnApplication, markMessagesRead } from '#domain/applications/own/own-application.server.ts';
import { undoWithdrawal, withdraw } from '#domain/applications/own/withdraw.server.ts';
import { TAKEN_DOWN } from '#domain/applications/taken-down.ts';
import type { Context } from '#domain/context.ts';
import { jobInListView } from '#domain/jobs/views.ts';
import { identifierIn } from './board-answers.ts';
import { jsonBody, pageNumber, takesNothing } from './parameters.ts';
import { answers } from './schemas.ts';
import type { ApiDependencies, ApiEnvironment } from './visit.ts';

const tags = ['Your applications'];

const EXAMPLE = '6560a1b2c3d4e5f601234567';
const application = z.object({
  id: z
    .string()
    .openapi({ param: { name: 'id', in: 'path', description: 'Id of the application.', example: EXAMPLE } }),
});
const messageOf = application.extend({
  message: z
    .string()
    .openapi({ param: { name: 'message', in: 'path', description: 'Id of the message.', example: EXAMPLE } }),
});

const moment = z.iso.datetime();
const number = z.number().int();
const status = z.enum(TALENT_STATUSES);
const file = z
  .object({ id: z.string(), name: z.string(), pages: number, path: z.string().openapi({ format: 'uri-reference' }) })
  .openapi({ description: 'Its `path` works for you and 15 minutes.' });

const inListSchema = z
  .object({
    id: z.string(),
    job: z.object({
      title: z.string(),
      company: z.object({
        name: z.string(),
        flag: z.string(),
        logoImage: z.object({ path: z.string() }).optional(),
      }),
      place: z.string().nullable(),
      isOpen: z.boolean(),
    }),
    status,
    dates: z.array(z.object({ status, at: moment })),
    hasEnded: z.boolean(),
    isSeen: z.boolean(),
    clockFrom: moment.nullable(),
    isSuspended: z.boolean(),
    takenDown: z.enum(TAKEN_DOWN).nullable(),
    clockDay: number,
    deletesAt: moment.nullable(),
    answersInDays: number.nullable(),
    unread: number,
    news: z.object({ text: z.string(), at: moment, from: z.string() }).nullable(),
    question: z
      .union([
        z.object({ kind: z.literal('offer'), from: z.string(), answerBy: z.iso.date() }),
        z.object({ kind: z.literal('times'), from: z.string(), time: moment, timeZone: z.string() }),
      ])
      .nullable(),
  })
  .openapi('OwnApplicationInList');
const listSchema = z
  .object({ docs: z.array(inListSchema), total: number, limit: number, page: number, pages: number })
  .openapi('OwnApplicationList');

const applicationSchema = z
  .object({
    id: z.string(),
    job: z.object({
      id: z.string(),
      title: z.string(),
      isPublic: z.boolean(),
      locality: z.string().nullable(),
      countryCode: z.string().nullable(),
      salary: jobInListView.shape.salary,
      salaryRange: jobInListView.shape.salaryRange,
    }),
    company: z.object({
      name: z.string(),
      key: z.string(),
      isPublic: z.boolean(),
      flag: z.string().nullable(),
      logoPath: z.string().nullable(),
    }),
    status,
    statusAt: moment,
    sentAt: moment,
    seenAt: moment.nullable(),
    clockFrom: moment.nullable(),
    hasEnded: z.boolean(),
    canReturnUntil: moment.nullable(),
    deletesAt: moment.nullable(),
    takenDown: z.enum(TAKEN_DOWN).nullable(),
    contents: z.object({
      name: z.string(),
      email: z.string(),
      headline: z.string(),
      place: z.string(),
      profile: z.record(z.string(), z.unknown()),
      note: z.string(),
      answers: z.array(z.record(z.string(), z.unknown())),
      cv: file.nullable(),
    }),
    messages: z.array(
      z.object({
        id: z.string(),
        at: moment,
        isFromTalent: z.boolean(),
        author: z.string().nullable(),
        kind: z.enum(MESSAGE_KINDS),
        text: z.string(),
        times: timesDetails.nullable(),
        offer: offerDetails.nullable(),
        file: file.nullable(),
        isByMail: z.boolean(),
        removedBecause: z
          .string()
          .nullable()
          .openapi({ description: 'Why our staff removed it; null for all others.' }),
        isNew: z.boolean(),
      }),
    ),
    steps: z.array(z.object({ status, at: moment })),
    cvOpenings: z.array(z.object({ name: z.string(), file: z.string().nullable(), at: moment })),
  })
  .openapi('OwnApplication');

const refusals = [400, 401, 403, 404];
const changes = [...refusals, 409, 413, 415];
const AFTER = 'The application as it is now.';

const list = createRoute({
  operationId: 'listMyApplications',
  method: 'get',
  path: '/applications',
  tags,
  summary: 'List your applications',
  description: 'Those that run come first, then those that have ended, each with the latest first.',
  request: {
    query: z.object({
      page: pageNumber,
    }),
  },
  responses: answers(listSchema, 'A page of 300.', [400, 401, 403]),
});
const readRoute = createRoute({
  operationId: 'getMyApplication',
  method: 'get',
  path: '/applications/{id}',
  tags,
  summary: 'Read one of your applications',
  description:
    'What you sent, the statuses it has had, the messages of both sides, and who opened your CV. Its messages count as read from then on.',
  request: { params: application },
  responses: answers(applicationSchema, 'The application.', refusals),
});
const messageInput = z.strictObject({
  text: messageText,
  kind: z
    .enum(['message', 'note'])
    .default('message')
    .openapi({ description: 'A note is shown beside what you sent.' }),
});
const write = createRoute({
  operationId: 'writeToStartup',
  method: 'post',
  path: '/applications/{id}/messages',
  tags,
  summary: 'Write to the startup about your application',
  request: { params: application, ...jsonBody(messageInput) },
  responses: answers(applicationSchema, AFTER, changes),
});
const timesInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('yes'), from: z.iso.datetime() }),
  z.strictObject({ kind: z.literal('another'), text: messageText }),
]);
const times = createRoute({
  operationId: 'answerTimes',
  method: 'post',
  path: '/applications/{id}/messages/{message}/answer-times',
  tags,
  summary: 'Say yes to a proposed time, or ask for another',
  description: '`from` is the beginning of one of the proposed times.',
  request: { params: messageOf, ...jsonBody(timesInput) },
  responses: answers(applicationSchema, AFTER, changes),
});
const offer = createRoute({
  operationId: 'answerOffer',
  method: 'post',
  path: '/applications/{id}/messages/{message}/answer-offer',
  tags,
  summary: 'Accept or decline an offer',
  request: { params: messageOf, ...jsonBody(z.strictObject({ kind: z.enum(['yes', 'no']) })) },
  responses: answers(applicationSchema, AFTER, changes),
});
const withdrawing = createRoute({
  operationId: 'withdrawApplication',
  method: 'post',
  path: '/applications/{id}/withdraw',
  tags,
  summary: 'Withdraw your application',
  description: 'You can undo it until `canReturnUntil`. The startup gets an email after that.',
  middleware: takesNothing,
  request: { params: application },
  responses: answers(applicationSchema, AFTER, changes),
});
const returning = createRoute({
  operationId: 'undoWithdrawal',
  method: 'post',
  path: '/applications/{id}/undo-withdrawal',
  tags,
  summary: 'Undo a withdrawal within its first minutes',
  middleware: takesNothing,
  request: { params: application },
  responses: answers(applicationSchema, AFTER, changes),
});

/** The talent's side of their applications. */
export function addOwnApplications(app: OpenAPIHono<ApiEnvironment>, { accounts }: ApiDependencies): void {
  app.openapi(list, async (c) => {
    c.header('cache-control', 'no-store');
    const { page } = c.req.valid('query');
    return c.json(listSchema.parse(await myApplications(c.var.context, { page })), 200);
  });
  app.openapi(readRoute, async (c) => {
    const id = idOf(c);
    const answer = await answerWith(c, c.var.context, id);
    if (c.req.method === 'GET') await markMessagesRead(c.var.context, id);
    return c.json(answer, 200);
  });
  app.openapi(write, async (c) => {
    const id = idOf(c);
    await writeToStartup(c.var.context, accounts, id, c.req.valid('json'));
    return c.json(await answerWith(c, c.var.context, id), 200);
  });
  app.openapi(times, async (c) => {
    const id = idOf(c);
    await answerTimes(c.var.context, id, messageIn(c), c.req.valid('json'));
    return c.json(await answerWith(c, c.var.context, id), 200);
  });
  app.openapi(offer, async (c) => {
    const id = idOf(c);
    await answerOffer(c.var.context, id, messageIn(c), c.req.valid('json').kind);
    return c.json(await answerWith(c, c.var.context, id), 200);
  });
  app.openapi(withdrawing, async (c) => {
    const id = idOf(c);
    await withdraw(c.var.context, id);
    return c.json(await answerWith(c, c.var.context, id), 200);
  });
  app.openapi(returning, async (c) => {
    const id = idOf(c);
    await undoWithdrawal(c.var.context, id);
    return c.json(await answerWith(c, c.var.context, id), 200);
  });
}

type Call = Parameters<typeof identifierIn>[0] & { header(name: string, value: string): void };

const idOf = (c: Call) => identifierIn(c, 'id', 'This application');
const messageIn = (c: Call) => identifierIn(c, 'message', 'This message');

/** The person's own application. Answers about applications are never stored. */
async function answerWith(c: Call, context: Context, id: string) {
  c.header('cache-control', 'no-store');
  const { messages, ...own } = await findOwnApplication(context, id);
  return applicationSchema.parse({
    ...own,
    messages: messages.map((each) => ({ ...each, times: readTimes(each), offer: readOffer(each) })),
  });
}
