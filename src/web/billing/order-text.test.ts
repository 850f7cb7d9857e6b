import { expect, it } from 'vitest';
import { orderStatusText, refundedText } from './order-text.ts';

it('names the sum that went back, and no sum of a payment that could not be used', () => {
  const plain = (order: Partial<Parameters<typeof refundedText>[0]>) =>
    refundedText({
      refunded: 87_900,
      currency: 'NOK',
      receipt: '2026-00004',
      refundedAt: '2026-11-26T03:37:00Z',
      ...order,
    })?.replaceAll('\u00a0', ' ');
  expect(plain({})).toBe('879 NOK went back on 26 Nov 2026, 04:37 CET');
  expect(plain({ refundedAt: null })).toBe('879 NOK are on their way back');
  expect(plain({ receipt: null })).toBe('The payment went back on 26 Nov 2026, 04:37 CET');
  expect(plain({ receipt: null, refundedAt: null })).toBe('The payment is on its way back');
  expect(plain({ refunded: 0 })).toBeUndefined();
});

it('does not call an order for a boost expired, as if the boost was over', () => {
  expect(orderStatusText({ status: 'expired', refunded: 0, currency: 'NOK' })).toBe('Not paid in time');
});
