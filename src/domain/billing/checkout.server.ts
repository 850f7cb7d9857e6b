import { and, eq } from 'drizzle-orm';
import { users } from '#database/tables/accounts.server.ts';
import { type Buyer, orders } from '#database/tables/orders.server.ts';
import { requireSelf } from '#domain/accounts/policy.ts';
import { takeFromLimit } from '#domain/accounts/rate-limits.server.ts';
import { type Context, inTransaction } from '#domain/context.ts';
import { absent, Refusal } from '#domain/errors.ts';
import { isIdentifier, newIdentifier } from '#domain/identifier.ts';
import { BOOST_DAYS } from '#domain/jobs/job.ts';
import { HOUR_MS } from '#domain/site/days.ts';
import { findBuyer } from './buyers.server.ts';
import { requireUsable } from './effect.server.ts';
import { type JobForSale, priceOfJob, purposeFor, readJobForSale } from './job-for-sale.server.ts';
import { ORDER_HOURS, type OrderPurpose, PRO_JOB, productOf } from './order.ts';
import type { PaymentProvider, Payments } from './payments.ts';
import type { OrderRow } from './receipts.server.ts';
import { vatOf, withVat } from './vat.ts';

/** An order this close to its end gets no checkout any more: providers want half an hour at least. */
const LEAST_LEFT_MS = HOUR_MS;

export type CheckoutStart =
  | { next: 'pay'; url: string }
  /** The buyer's details are missing; this page asks for them. */
  | { next: 'buyer'; url: string };

/**
 * Starts the checkout of a job for a member of its startup (absent for others): opens an order, or finds the open one,
 * and answers where to pay it. Two clicks make one order.
 */
export async function startCheckout(
  context: Context,
  payments: Payments,
  jobId: string,
  options: { cancelUrl?: string | undefined; purpose?: OrderPurpose | undefined },
): Promise<CheckoutStart> {
  const { userId, companyIds } = requireSelf(context);
  const job = isIdentifier(jobId) ? await readJobForSale(context, jobId) : null;
  if (!job || !companyIds.includes(job.companyId)) throw absent('This job');
  const provider = requireProvider(payments);
  const purpose = options.purpose ?? purposeFor(job);
  if (purpose === null) {
    throw new Refusal('conflict', 'E_NOTHING_TO_PAY', 'There is nothing to pay for this job. Submit it first.');
  }
  const page = purpose === 'boost' ? '/boost' : '/monetise';
  const cancelUrl = ownAddress(context, payments, options.cancelUrl ?? jobPath(job, page));
  await takeFromLimit(context, payments.limits, 'checkoutsPerPerson', userId);
  await requireUsable(context, job.id, purpose);
  const buyer = await findBuyer(context, job.companyId);
  if (!buyer) {
    return { next: 'buyer', url: jobPath(job, `${page}?step=buyer`) };
  }
  const order = await openOrder(context, payments, { job, purpose, buyer, userId, provider });
  if (order.checkoutUrl) return { next: 'pay', url: order.checkoutUrl };
  return { next: 'pay', url: await openCheckout(context, payments, provider, { job, order, cancelUrl }) };
}

export function requireProvider({ provider }: Payments): PaymentProvider {
  if (provider) return provider;
  throw new Refusal('unmet', 'E_NO_PAYMENTS', 'Nothing can be bought on this site at the moment.');
}

/** Takes addresses on this site's own host only, so that nobody uses the checkout to lead people elsewhere. */
function ownAddress(context: Context, payments: Payments, cancelUrl: string): string {
  const origin = payments.originOf[context.platform];
  const url = cancelUrl.length <= 2_000 ? URL.parse(cancelUrl, origin) : null;
  if (url?.origin === origin) return url.href;
  const message = 'The address to return to must be on this site.';
  throw new Refusal('invalid', 'E_INVALID', message, { fields: { cancel_url: message } });
}

/** The open order of this job and purpose, or a new one with today's price. */
export function openOrder(
  context: Context,
  { seller }: Payments,
  purchase: { job: JobForSale; purpose: OrderPurpose; buyer: Buyer; userId: string | null; provider: PaymentProvider },
): Promise<OrderRow> {
  const { job, purpose, buyer, userId, provider } = purchase;
  return inTransaction(context, async ({ db, now }) => {
    // The lock of the job makes a second click wait for the first.
    await readJobForSale({ ...context, db }, job.id, { lock: true });
    const isOpen = and(eq(orders.jobId, job.id), eq(orders.purpose, purpose), eq(orders.status, 'created'));
    const [open] = await db.select().from(orders).where(isOpen).for('update');
    const isUsable = open?.provider === provider.name && open.expiresAt.getTime() > now.getTime() + LEAST_LEFT_MS;
    if (open && isUsable) return open;
    // A payment that is already under way for it still counts until its own end.
    if (open) await db.update(orders).set({ status: 'expired', endedAt: now }).where(eq(orders.id, open.id));
    const { priceCountry, amount, currency } = priceOfJob(job);
    const vat = vatOf(seller, buyer);
    const [order] = await db
      .insert(orders)
      .values({
        id: newIdentifier(now),
        companyId: job.companyId,
        jobId: job.id,
        product: productOf(purpose),
        purpose,
        status: 'created',
        priceCountry,
        currency,
        buyer,
        ...withVat(amount, vat),
        vatRate: vat.rate,
        vatTreatment: vat.treatment,
        orderedBy: userId,
        provider: provider.name,
        createdAt: now,
        expiresAt: new Date(now.getTime() + ORDER_HOURS * HOUR_MS),
      })
      .returning();
    if (!order) throw new Error('The order was not stored.');
    return order;
  });
}

/** Asks the provider for the checkout, outside of transactions. The same order always gives the same checkout. */
export async function openCheckout(
  context: Context,
  { originOf }: Payments,
  provider: PaymentProvider,
  { job, order, cancelUrl }: { job: JobForSale; order: OrderRow; cancelUrl: string },
): Promise<string> {
  const [person] = await context.db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, order.orderedBy ?? ''));
  const after = jobPath(job, `/${order.purpose === 'boost' ? 'boosted' : 'posted'}?order=${order.id}`);
  const { reference, url } = await provider
    .createCheckout({
      orderId: order.id,
      total: order.total,
      currency: order.currency,
      title: order.product === 'boost' ? `Boost, ${BOOST_DAYS} days` : PRO_JOB,
      description: `${job.title}, ${job.companyName}`,
      email: person?.email ?? '',
      successUrl: originOf[context.platform] + after,
      cancelUrl,
      expiresAt: order.expiresAt,
    })
    .catch((cause: unknown) => {
      const message = 'The payment provider does not answer. Nothing was charged. Please try again in a minute.';
      throw Object.assign(new Refusal('overloaded', 'E_PROVIDER', message), { cause });
    });
  await context.db
    .update(orders)
    .set({ providerReference: reference, checkoutUrl: url })
    .where(and(eq(orders.id, order.id), eq(orders.status, 'created')));
  return url;
}

/** A page of a job in its startup's workspace. */
function jobPath({ companyKey, id }: JobForSale, page: string): string {
  return `/client/startups/${encodeURIComponent(companyKey)}/jobs/${id}${page}`;
}
