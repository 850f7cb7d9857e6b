import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createVies } from '#adapters/vies.ts';
import { startViesTwin } from '#adapters/vies-twin.ts';
import { companyBuyers } from '#database/tables/orders.server.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { aBuyingStartup, checkOut, orderOf, sendEvent } from '#testing/orders.ts';
import { BUYER, testPayments } from '#testing/payments.ts';
import { saveBuyer } from './buyers.server.ts';
import { listReceipts } from './receipts.server.ts';
import { confirmVatNumbers, withVatCheck } from './vat-check.server.ts';

const fixture = rollbackFixture();
const SWEDISH = { ...BUYER, countryCode: 'SE', vatNumber: 'SE556188840401' };
let twin: Awaited<ReturnType<typeof startViesTwin>>;
beforeAll(async () => {
  twin = await startViesTwin();
});
afterAll(() => twin.stop());
beforeEach(() => twin.suffer(null));

const payments = () => testPayments({ vatRegister: createVies({ ...twin, milliseconds: 500 }) });
const at = () => fixture.context.now.toISOString();

/** A startup whose buyer has this number, with the register's answer of now. */
async function aBuyer(buyer = SWEDISH) {
  const startup = await aBuyingStartup(fixture.context, {}, null);
  const owner = fixture.as({ actor: startup.owner.actor });
  await saveBuyer(owner, startup.company.id, await withVatCheck(owner, payments(), buyer));
  return startup;
}

describe('the VAT number of a buyer in another EU country', () => {
  it('reverses the charge once the register has confirmed it, and the order says so with the day', async () => {
    const startup = await aBuyer();
    const provider = payments();
    await sendEvent(fixture.context, provider, await checkOut(fixture.context, provider, startup, 'boost'));
    const order = await orderOf(fixture.context, startup.jobId, 'boost');
    expect(order).toMatchObject({ vatTreatment: 'reverseCharge', vat: 0 });
    expect(order.buyer.vatCheck).toEqual({ result: 'confirmed', at: at() });
    const [receipt] = await listReceipts(fixture.context, order.id);
    expect(receipt?.buyer.vatCheck).toEqual({ result: 'confirmed', at: at() });
  });

  it('is refused if the register does not have it', async () => {
    const unknownBuyer = { ...SWEDISH, vatNumber: 'SE556188840400' };
    await expect(aBuyer(unknownBuyer)).rejects.toMatchObject({
      details: { fields: { vatNumber: expect.any(String) } },
    });
  });

  it.each(['silent', 'broken', 'countryDown'] as const)(
    'counts by its check digits while the register is %s, and is confirmed later with its orders',
    async (fault) => {
      twin.suffer(fault);
      const startup = await aBuyer();
      await checkOut(fixture.context, payments(), startup, 'boost');
      const checkOf = async () => (await orderOf(fixture.context, startup.jobId, 'boost')).buyer.vatCheck;
      expect(await checkOf()).toEqual({ result: 'notConfirmed', at: at() });
      expect(await confirmVatNumbers(fixture.context, payments())).toBe(0);
      twin.suffer(null);
      const later = { ...fixture.context, now: new Date(fixture.context.now.getTime() + 3_600_000) };
      expect(await confirmVatNumbers(later, payments())).toBe(1);
      expect(await checkOf()).toEqual({ result: 'confirmed', at: later.now.toISOString() });
      expect(await confirmVatNumbers(later, payments())).toBe(0);
    },
  );

  it('no longer reverses the charge once the register has said that it lacks the number', async () => {
    const startup = await aBuyer();
    const vatCheck = { result: 'unknown' as const, at: at() };
    await fixture.context.db
      .update(companyBuyers)
      .set({ buyer: { ...SWEDISH, vatCheck } })
      .where(eq(companyBuyers.companyId, startup.company.id));
    await checkOut(fixture.context, payments(), startup, 'boost');
    expect(await orderOf(fixture.context, startup.jobId, 'boost')).toMatchObject({ vatTreatment: 'domestic' });
  });
});

it.each([
  ['the seller’s own country', BUYER],
  ['outside the EU', { ...BUYER, countryCode: 'NO', vatNumber: '988077917' }],
  ['no number', { ...SWEDISH, vatNumber: null }],
])('Nothing is looked up for %s', async (_, buyer) => {
  twin.suffer('broken');
  expect(await withVatCheck(fixture.context, payments(), buyer)).toEqual(buyer);
});
