import { amountText } from '#domain/billing/amount.ts';
import { priceIn } from '#domain/billing/order.ts';

/** The outcomes of publishing. */
export type Publishing =
  | { kind: 'changes' }
  | { kind: 'company' }
  | { kind: 'review' }
  | { kind: 'payment'; price: string }
  | { kind: 'free' };

const TEXTS: Record<Exclude<Publishing['kind'], 'payment'>, string> = {
  changes: 'The job stays as it is until you publish the changes.',
  company: 'We review your startup first, then the job, each within two working days. Then it goes live.',
  review: 'It is your first job, so we read it before it is public.',
  free: 'It goes live at once, and is free.',
};

export function publishingOf(facts: { leadsTo: Publishing['kind']; priceCountry: string }): Publishing {
  if (facts.leadsTo !== 'payment') return { kind: facts.leadsTo };
  const { amount, currency } = priceIn(facts.priceCountry);
  return { kind: 'payment', price: amountText(amount, currency) };
}

export function publishingText(publishing: Publishing): string {
  return publishing.kind === 'payment'
    ? `Your free job is out, so this one costs ${publishing.price}. Once it is paid, it goes live.`
    : TEXTS[publishing.kind];
}
