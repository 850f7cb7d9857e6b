import { expect, it } from 'vitest';
import { auditText } from './audit-labels.ts';

const NAMES = { thehub: 'Havn', plusimpact: 'Havn Impact' };

it('names the reason that staff chose by its label, and leaves a sentence as it is', () => {
  const text = (reason: string) => auditText({ action: 'reject', details: { reason } }, NAMES);
  expect(text('asksForMoney')).toBe('did not approve it (reason: Asks for money or numbers)');
  expect(text('The profile is incomplete.')).toBe('did not approve it (reason: The profile is incomplete.)');
});

it('names the order and the amount of a refund', () => {
  const details = { order: 'C426-FB12', amount: '879 NOK', reason: 'Ordered by mistake.' };
  expect(auditText({ action: 'order.refunded', details }, NAMES)).toBe(
    'refunded an order (order: C426-FB12; amount: 879 NOK; reason: Ordered by mistake.)',
  );
});
