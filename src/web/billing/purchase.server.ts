import { type ActionFunctionArgs, redirect } from 'react-router';
import { saveBuyer } from '#domain/billing/buyers.server.ts';
import { buyerInput } from '#domain/billing/inputs.ts';
import { findOffer, type Offer, type OrderInList } from '#domain/billing/queries.server.ts';
import { withVatCheck } from '#domain/billing/vat-check.server.ts';
import { absent } from '#domain/errors.ts';
import { readInput } from '#domain/read-input.ts';
import type { ActionArguments } from '#web/app/define-action.ts';
import type { LoaderArguments } from '#web/app/define-loader.ts';
import { builtRoutes } from '#web/app/site-map.ts';
import { isBuilt } from '#web/layout/navigation.ts';
import { defineGuardedAction, type Guarded } from '#web/workspace/guarded.server.ts';
import { BUYER_FIELDS } from './buyer-form.tsx';

/** The offer of the job in the address, for the pages of the checkout. */
export function offerOf({ context, payments, params, workspace }: LoaderArguments & Guarded): Promise<Offer> {
  return findOffer(context, payments, workspace.key, params.job ?? '');
}

/** The address at which the checkout begins. It comes back to this page without a payment. */
export function checkoutAddress(offer: Offer, page: 'monetise' | 'boost'): string {
  return `/api/jobs/${offer.job.id}/checkout?cancel_url=${encodeURIComponent(jobAddress(offer, `/${page}?done=unpaid`))}`;
}

/** Where an open order is paid: at its checkout, or where that begins. Null for other orders, and once its time is over. */
export function paymentAddress(
  { status, expiresAt, checkoutUrl, jobId, purpose }: OrderInList,
  now: Date,
  cancelPath: string,
): string | null {
  if (status !== 'created' || new Date(expiresAt) <= now) return null;
  return checkoutUrl ?? `/api/jobs/${jobId}/checkout?purpose=${purpose}&cancel_url=${encodeURIComponent(cancelPath)}`;
}

/** The notice for somebody who comes back from the checkout without a payment. */
export function unpaidNotice(url: URL): string | null {
  return url.searchParams.get('done') === 'unpaid' ? 'You have not paid, and nothing was charged.' : null;
}

export function jobAddress({ company, job }: Offer, page: string): string {
  return `/client/startups/${encodeURIComponent(company.key)}/jobs/${job.id}${page}`;
}

/** The page of a job in the workspace, or the workspace's first page where the former does not exist yet. */
export function deskAddress(companyKey: string, jobId: string): string {
  return firstBuilt(companyKey, [`/jobs/${jobId}`, '/client/startups/:company/jobs/:job']);
}

/** The list of a startup's jobs in its workspace. */
export function jobsAddress(companyKey: string): string {
  return firstBuilt(companyKey, ['/jobs', '/client/startups/:company/jobs']);
}

function firstBuilt(companyKey: string, [path, pattern]: [path: string, pattern: string]): string {
  const home = `/client/startups/${encodeURIComponent(companyKey)}`;
  return isBuilt(pattern, builtRoutes) ? home + path : home;
}

/** The action of a checkout page: saves the buyer and goes on to the payment, or runs the page's own forms. */
export function purchaseAction(
  page: 'monetise' | 'boost',
  others: Record<string, (args: ActionArguments & Guarded, offer: Offer) => Promise<Response>> = {},
): (args: ActionFunctionArgs) => Promise<unknown> {
  return defineGuardedAction(['intent', 'job', 'outcome', 'reason', 'asked', ...BUYER_FIELDS], async (args) => {
    const offer = await offerOf(args);
    const intent = args.text('intent');
    if (intent === 'buyer') {
      const values = Object.fromEntries(BUYER_FIELDS.map((name) => [name, args.text(name)]));
      const buyer = await withVatCheck(args.context, args.payments, readInput(buyerInput, values));
      await saveBuyer(args.context, offer.job.companyId, buyer);
      return redirect(jobAddress(offer, `/${page}?step=pay`));
    }
    const other = Object.hasOwn(others, intent) ? others[intent] : undefined;
    if (!other) throw absent('This form');
    return other(args, offer);
  });
}
