import { and, eq } from 'drizzle-orm';
import type { TestCheckoutState } from '#adapters/test-checkout.ts';
import { jobs } from '#database/tables/jobs.server.ts';
import { orders } from '#database/tables/orders.server.ts';
import { saveBuyer } from '#domain/billing/buyers.server.ts';
import { startCheckout } from '#domain/billing/checkout.server.ts';
import type { OrderPurpose } from '#domain/billing/order.ts';
import { receivePaymentEvent } from '#domain/billing/payment-events.server.ts';
import type { Context } from '#domain/context.ts';
import { BUYER, type testPayments } from './payments.ts';
import { type Person, somebody } from './people.ts';
import { someCompany, someJob } from './posted-jobs.ts';

type TestPayments = ReturnType<typeof testPayments>;

/** A startup with an owner, a buyer and a job in this state. Its first job was approved long ago. */
export async function aBuyingStartup(
  context: Context,
  job: Parameters<typeof someJob>[1] = {},
  buyer: typeof BUYER | null = BUYER,
): Promise<{ owner: Person; company: { id: string; key: string }; jobId: string }> {
  const company = await someCompany(context);
  await someJob(context, { companyId: company.id, title: 'First Engineer' });
  const owner = await somebody(context, { member: [{ id: company.id }] });
  const { id: jobId } = await someJob(context, { companyId: company.id, places: ['Copenhagen'], ...job });
  if (buyer) await saveBuyer({ ...context, actor: owner.actor }, company.id, buyer);
  return { owner, company, jobId };
}

/** Jobs in the states in which each purpose can be bought. */
export const STATES = {
  submit: { status: 'PENDING_PAYMENT', approvedAt: null, publishedAt: null, expirationDate: null, closesAt: null },
  boost: {},
} satisfies Partial<Record<OrderPurpose, Parameters<typeof someJob>[1]>>;

/** Starts the checkout as the owner, and returns the checkout that the provider holds. */
export async function checkOut(
  context: Context,
  payments: TestPayments,
  { owner, jobId }: { owner: Person; jobId: string },
  purpose?: OrderPurpose,
): Promise<TestCheckoutState> {
  const start = await startCheckout({ ...context, actor: owner.actor }, payments, jobId, { purpose });
  const session = await payments.checkout.find(new URL(start.url).searchParams.get('checkout') ?? '');
  if (!session) throw new Error(`The checkout led to ${start.url}.`);
  return session;
}

/** Sends a signed event of the provider. */
export function sendEvent(
  context: Context,
  payments: TestPayments,
  checkout: TestCheckoutState,
  changes: Partial<Parameters<TestPayments['checkout']['signed']>[1]> = {},
) {
  const at = context.now.getTime();
  const { body, signature } = payments.checkout.signed(
    checkout,
    { type: 'checkout.paid', at, ...changes },
    context.now,
  );
  return receivePaymentEvent(context, payments, { body, signature });
}

export async function orderOf(context: Context, jobId: string, purpose?: OrderPurpose) {
  const [order] = await context.db
    .select()
    .from(orders)
    .where(and(eq(orders.jobId, jobId), purpose && eq(orders.purpose, purpose)));
  if (!order) throw new Error('There is no order.');
  return order;
}

export async function jobRow(context: Context, jobId: string) {
  const [job] = await context.db.select().from(jobs).where(eq(jobs.id, jobId));
  if (!job) throw new Error('There is no job.');
  return job;
}
