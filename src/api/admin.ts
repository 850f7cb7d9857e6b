import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { listQueue } from '#domain/admin/queue.server.ts';
import { QUEUE_TABS } from '#domain/admin/review.ts';
import { STAFF_SEARCH_KINDS } from '#domain/admin/staff-list.ts';
import { searchForStaff } from '#domain/admin/staff-search.server.ts';
import { refundInput } from '#domain/billing/inputs.ts';
import { findOrderForStaff } from '#domain/billing/queries.server.ts';
import { refundOrder } from '#domain/billing/refunds.server.ts';
import { liftSuspension, suspendCompany, suspendInput } from '#domain/companies/approval/approval.server.ts';
import { DECISION_KINDS } from '#domain/moderation/decision.ts';
import { decide, retryDecision, undoDecision } from '#domain/moderation/decisions.server.ts';
import { decisionInput } from '#domain/moderation/inputs.ts';
import { idParameter, jsonBody, nameIn, readable, takesNothing } from './parameters.ts';
import { answers, noContent } from './schemas.ts';
import type { ApiEnvironment } from './visit.ts';

/** The decisions of admins. Everybody else gets 404, and an admin without a second factor 422. */

const tags = ['Admin'];
const FOR_ADMINS = 'For admins with two-factor authentication.';
const moment = z.string().openapi({ format: 'date-time', example: '2026-11-23T15:00:10.000Z' });

const queue = createRoute({
  operationId: 'listReviewQueue',
  method: 'get',
  path: '/admin/queue',
  tags,
  summary: 'List what waits for a decision',
  description: `${FOR_ADMINS} Oldest first.`,
  request: {
    query: z.strictObject({
      tab: z.enum(QUEUE_TABS).openapi({ param: { description: 'The tab of the queue.', example: 'jobs' } }),
    }),
  },
  responses: answers(
    z
      .object({
        docs: z.array(
          z.object({
            kind: z.enum(DECISION_KINDS),
            id: z.string(),
            name: z.string(),
            note: z.string(),
            since: moment,
            flags: z.number().int(),
            tag: z.string().nullable(),
          }),
        ),
        total: z.number().int(),
      })
      .openapi('ReviewQueue'),
    'What waits.',
    [400, 401, 403, 404, 422],
  ),
});

const search = createRoute({
  operationId: 'searchForStaff',
  method: 'get',
  path: '/admin/search',
  tags,
  summary: 'Search people, orders and startups',
  description: `${FOR_ADMINS} Startups of every status; orders also by the numbers of their receipts. At most three of each.`,
  request: {
    query: z.strictObject({
      search: readable(z.string().max(200)).openapi({
        param: { description: 'A name, an address or a number.', example: 'Nordlys' },
      }),
    }),
  },
  responses: answers(
    z
      .object({
        docs: z.array(
          z.object({
            kind: z.enum(STAFF_SEARCH_KINDS),
            id: z.string(),
            name: z.string(),
            note: z.string(),
            href: z.string(),
          }),
        ),
      })
      .openapi('StaffMatches'),
    'What the text names, the newest first.',
    [400, 401, 403, 404, 422],
  ),
});

const decisions = createRoute({
  operationId: 'decide',
  method: 'post',
  path: '/admin/decisions',
  tags,
  summary: 'Decide about something in the review queue',
  description:
    `${FOR_ADMINS} \`approve\` publishes, leaves up or grants; \`reject\` takes a \`reason\` of its kind; \`ask\` sends \`text\` ` +
    'to the startup. The decision takes effect ten seconds later and can be undone until then.',
  request: jsonBody(decisionInput),
  responses: answers(
    z.object({ id: z.string(), dueAt: moment }).openapi('Decision'),
    'Decided; it takes effect at `dueAt`.',
    [400, 401, 403, 404, 409, 413, 415, 422],
  ),
});

const undo = createRoute({
  operationId: 'undoDecision',
  method: 'delete',
  path: '/admin/decisions/{id}',
  tags,
  summary: 'Undo a decision before it takes effect',
  description: `${FOR_ADMINS} Only the admin who made it, or every admin once it has failed.`,
  request: { params: idParameter('id', 'Id of the decision.', '6560a1b2c3d4e5f601234567') },
  responses: noContent('Undone.', [401, 403, 404, 409, 422]),
});

const retry = createRoute({
  operationId: 'retryDecision',
  method: 'post',
  path: '/admin/decisions/{id}/retry',
  tags,
  summary: 'Try again to carry out a decision that failed',
  description: `${FOR_ADMINS} It was due five minutes ago or more, and has had no effect. Any admin may also undo it.`,
  middleware: takesNothing,
  request: { params: idParameter('id', 'Id of the decision.', '6560a1b2c3d4e5f601234567') },
  responses: noContent('It is tried again at once.', [400, 401, 403, 404, 409, 413, 415, 422]),
});

const company = idParameter('key', 'Key of the startup.', 'skjaergaard');

const suspend = createRoute({
  operationId: 'suspendStartup',
  method: 'post',
  path: '/admin/companies/{key}/suspend',
  tags,
  summary: 'Suspend a startup',
  description: `${FOR_ADMINS} Its jobs close, and its team reads the reason and the facts.`,
  request: { params: company, ...jsonBody(suspendInput) },
  responses: noContent('Suspended.', [400, 401, 403, 404, 409, 413, 415, 422]),
});

const lift = createRoute({
  operationId: 'liftSuspension',
  method: 'post',
  path: '/admin/companies/{key}/liftSuspension',
  tags,
  summary: 'Lift the suspension of a startup',
  description: `${FOR_ADMINS} The jobs that closed with it are open or paused again, as they were before, if they have days left.`,
  middleware: takesNothing,
  request: { params: company },
  responses: noContent('Lifted.', [400, 401, 403, 404, 409, 413, 415, 422]),
});

const refund = createRoute({
  operationId: 'refundOrder',
  method: 'post',
  path: '/admin/orders/{id}/refund',
  tags,
  summary: 'Refund a paid order',
  description: `${FOR_ADMINS} The rest of it, if a part went back already. The days of its boost end; the job stays as it is.`,
  request: { params: idParameter('id', 'Id of the order.', '6560a1b2c3d4e5f601234567'), ...jsonBody(refundInput) },
  responses: noContent('Refunded; the money is on its way.', [400, 401, 403, 404, 409, 413, 415, 422]),
});

export function addAdmin(app: OpenAPIHono<ApiEnvironment>): void {
  app.openapi(queue, async (c) => {
    const queue = await listQueue(c.var.context, c.req.valid('query').tab);
    const docs = queue.map(({ kind, id, name, note, since, flags, tag }) => ({
      kind,
      id,
      name,
      note,
      since,
      flags,
      tag,
    }));
    c.header('cache-control', 'no-store');
    return c.json({ docs, total: docs.length }, 200);
  });

  app.openapi(search, async (c) => {
    const docs = await searchForStaff(c.var.context, c.req.valid('query').search);
    c.header('cache-control', 'no-store');
    return c.json({ docs }, 200);
  });

  app.openapi(decisions, async (c) => {
    const { id, dueAt } = await decide(c.var.context, c.req.valid('json'));
    return c.json({ id, dueAt: dueAt.toISOString() }, 200);
  });

  app.openapi(undo, async (c) => {
    await undoDecision(c.var.context, nameIn(c.req.valid('param').id ?? '', 'This decision'));
    return c.body(null, 204);
  });

  app.openapi(retry, async (c) => {
    await retryDecision(c.var.context, nameIn(c.req.valid('param').id ?? '', 'This decision'));
    return c.body(null, 204);
  });

  app.openapi(suspend, async (c) => {
    await suspendCompany(c.var.context, keyOf(c.req.valid('param')), c.req.valid('json'));
    return c.body(null, 204);
  });

  app.openapi(lift, async (c) => {
    await liftSuspension(c.var.context, keyOf(c.req.valid('param')));
    return c.body(null, 204);
  });

  app.openapi(refund, async (c) => {
    const { id } = await findOrderForStaff(c.var.context, nameIn(c.req.valid('param').id ?? '', 'This order'));
    await refundOrder(c.var.context, id, c.req.valid('json').reason);
    return c.body(null, 204);
  });
}

const keyOf = ({ key = '' }: Record<string, string>) => nameIn(key, 'This startup');
