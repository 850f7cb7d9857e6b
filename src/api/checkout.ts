import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { startCheckout } from '#domain/billing/checkout.server.ts';
import { ORDER_PURPOSES } from '#domain/billing/order.ts';
import { receivePaymentEvent } from '#domain/billing/payment-events.server.ts';
import { fieldsOf, invalid } from './errors.ts';
import { idParameter, nameIn } from './parameters.ts';
import { noContent } from './schemas.ts';
import type { ApiDependencies, ApiEnvironment } from './visit.ts';

const tags = ['Payments'];

const checkoutQuery = z.strictObject({
  cancel_url: z
    .string()
    .max(2_000)
    .optional()
    .openapi({
      param: {
        description:
          'Where to return without paying: an address or path on this host. Default: the page with the price.',
        example: '/client/startups/skjaergaard/jobs',
      },
    }),
  purpose: z
    .enum(ORDER_PURPOSES)
    .optional()
    .openapi({
      param: {
        description: 'What to pay for. Default: what the state of the job asks for; for a live job, a boost.',
        example: 'boost',
      },
    }),
});

const refusals = noContent('', [400, 401, 403, 404, 409, 422, 503]);

const checkout = createRoute({
  operationId: 'startCheckout',
  method: 'get',
  path: '/jobs/{id}/checkout',
  tags,
  summary: 'Start the checkout of a job',
  description:
    'For members of its startup. Opens an order, or finds the open one, and redirects to the payment provider. Before the ' +
    'first order it redirects to the page that asks for the legal name, the address and the VAT number of the buyer.',
  request: {
    params: idParameter('id', 'Id of the job.', '6560a1b2c3d4e5f601234567'),
    // The handler reads the query itself, and refuses unknown fields.
    query: checkoutQuery.loose(),
  },
  responses: {
    ...withoutSuccess(refusals),
    303: { description: 'The checkout of the payment provider, or the page that asks for the buyer.' },
  },
});

const events = createRoute({
  operationId: 'receivePaymentEvent',
  method: 'post',
  path: '/payments/events',
  tags,
  summary: 'Receive an event of the payment provider',
  description:
    'Only the payment provider calls this. The header `stripe-signature` signs the body; a signature that is wrong or ' +
    'older than 300 seconds is refused. The same event may arrive any number of times.',
  responses: noContent('Taken.', [400, 413, 415, 503]),
});

export function addCheckout(app: OpenAPIHono<ApiEnvironment>, { payments }: ApiDependencies): void {
  app.openapi(
    checkout,
    async (c) => {
      const { success, data, error } = checkoutQuery.safeParse(c.req.query());
      if (!success) throw wrongLink(error);
      const { cancel_url: cancelUrl, purpose } = data;
      const id = nameIn(c.req.valid('param').id ?? '', 'This job');
      const { url } = await startCheckout(c.var.context, payments, id, { cancelUrl, purpose });
      c.header('cache-control', 'no-store');
      return c.redirect(url, 303);
    },
    (result) => {
      if (!result.success) throw wrongLink(result.error);
    },
  );

  app.openapi(events, async (c) => {
    const body = await c.req.text();
    await receivePaymentEvent(c.var.context, payments, { body, signature: c.req.header('stripe-signature') ?? null });
    return c.body(null, 204);
  });
}

/** A person reads this in their browser. */
const wrongLink = (error: z.ZodError) =>
  invalid('This link to the payment is wrong. Open the job and start the payment there.', fieldsOf(error));

function withoutSuccess<T extends Record<number, unknown>>({ 204: _, ...rest }: T & { 204: unknown }) {
  return rest;
}
