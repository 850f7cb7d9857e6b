import { describe, expect, it } from 'vitest';
import { rollbackFixture } from '#testing/fixture.ts';
import { aBuyingStartup, checkOut, orderOf, sendEvent } from '#testing/orders.ts';
import { BUYER, testPayments } from '#testing/payments.ts';
import { somebody } from '#testing/people.ts';
import { listReceipts } from './receipts.server.ts';
import { refundOrder } from './refunds.server.ts';

const fixture = rollbackFixture();
const NORWEGIAN = { ...BUYER, countryCode: 'NO', vatNumber: '988077917' };

/** The receipt of a boost for a job in this town. */
async function receiptFor(town: string, buyer: typeof BUYER) {
  const payments = testPayments();
  const startup = await aBuyingStartup(fixture.context, { places: [town] }, buyer);
  const checkout = await checkOut(fixture.context, payments, startup, 'boost');
  await sendEvent(fixture.context, payments, checkout);
  const order = await orderOf(fixture.context, startup.jobId, 'boost');
  const [receipt] = await listReceipts(fixture.context, order.id);
  return { order, receipt };
}

describe('the receipt of a Danish buyer', () => {
  it.each([
    ['Copenhagen', 'DKK', [59_900, 14_975, 74_875], undefined],
    ['Stockholm', 'SEK', [84_900, 21_225, 106_125], { vat: 14_265, rate: 0.672072 }],
    ['Oslo', 'NOK', [87_900, 21_975, 109_875], { vat: 14_011, rate: 0.637607 }],
    ['Helsinki', 'EUR', [7_900, 1_975, 9_875], { vat: 14_734, rate: 7.46 }],
    ['Reykjavik', 'ISK', [11_500, 2_875, 14_375], { vat: 15_104, rate: 0.0525352 }],
  ] as const)('for a job in %s is in %s, with its VAT in kroner too', async (town, currency, sums, atHome) => {
    const { receipt } = await receiptFor(town, BUYER);
    expect([receipt?.net, receipt?.vat, receipt?.total]).toEqual(sums);
    expect(receipt?.currency).toBe(currency);
    expect(receipt?.vatAtHome).toEqual(
      atHome && { currency: 'DKK', rateDate: '2026-11-02', rateFrom: 'release', ...atHome },
    );
  });
});

it('The receipt of a buyer who pays no VAT has none in kroner either', async () => {
  const { receipt } = await receiptFor('Oslo', NORWEGIAN);
  expect(receipt).toMatchObject({ currency: 'NOK', vat: 0, total: 87_900 });
  expect(receipt?.vatAtHome).toBeUndefined();
});

it('A credit note repeats the rate of its receipt', async () => {
  const { order } = await receiptFor('Stockholm', BUYER);
  const { actor } = await somebody(fixture.context, { isAdmin: true });
  await refundOrder(fixture.as({ actor }), order.id, 'Ordered by mistake.');
  const note = (await listReceipts(fixture.context, order.id)).at(-1);
  expect(note).toMatchObject({ kind: 'creditNote', vat: 21_225, vatAtHome: { vat: 14_265, rate: 0.672072 } });
});
