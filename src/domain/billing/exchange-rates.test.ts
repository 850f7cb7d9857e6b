import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createEcb } from '#adapters/ecb.ts';
import { startEcbTwin } from '#adapters/ecb-twin.ts';
import { exchangeRates } from '#database/tables/orders.server.ts';
import { EXCHANGE_RATES } from '#domain/site/money.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { aBuyingStartup, checkOut, orderOf, sendEvent } from '#testing/orders.ts';
import { testPayments } from '#testing/payments.ts';
import { ratesOf, readExchangeRates } from './exchange-rates.server.ts';
import { listReceipts } from './receipts.server.ts';

const fixture = rollbackFixture();
let twin: Awaited<ReturnType<typeof startEcbTwin>>;
beforeAll(async () => {
  twin = await startEcbTwin();
});
afterAll(() => twin.stop());
beforeEach(() => twin.answer(null));

const payments = () => testPayments({ rateSource: createEcb({ ...twin, milliseconds: 500 }) });
const at = (moment: string) => ({ ...fixture.context, now: new Date(moment) });
const daysStored = async () =>
  (await fixture.context.db.select({ day: exchangeRates.day }).from(exchangeRates)).map(({ day }) => day);
const ratesFile = (day: string, sek: string) =>
  `<Cube><Cube time='${day}'>${Object.entries({ ...EXCHANGE_RATES.perEuro, SEK: sek })
    .map(([currency, rate]) => `<Cube currency='${currency}' rate='${rate}'/>`)
    .join('')}</Cube></Cube>`;

describe('the rates of the European Central Bank', () => {
  it('are asked for once after they come out, and again the next day', async () => {
    await readExchangeRates(at('2026-11-20T15:10:00Z'), payments());
    expect(await daysStored()).toEqual(['2026-11-20']);
    twin.answer(ratesFile('2026-11-23', '11.5'));
    await readExchangeRates(at('2026-11-21T14:50:00Z'), payments());
    expect(await daysStored()).toEqual(['2026-11-20']);
    await readExchangeRates(at('2026-11-21T15:10:00Z'), payments());
    expect(await daysStored()).toEqual(['2026-11-20', '2026-11-23']);
  });

  it.each([
    ['no XML', 'We are closed.'],
    ['no day', "<Cube currency='DKK' rate='7.46'/>"],
    ['a currency without a number', ratesFile('2026-11-23', 'none')],
    ['a rate of zero', ratesFile('2026-11-23', '0')],
  ])('are refused whole when the answer has %s, and the last ones stay', async (_, answer) => {
    await readExchangeRates(at('2026-11-20T15:10:00Z'), payments());
    twin.answer(answer);
    await expect(readExchangeRates(at('2026-11-21T15:10:00Z'), payments())).rejects.toThrow(/rates of a day/);
    expect(await daysStored()).toEqual(['2026-11-20']);
  });

  it('are those of the last day before the payment, and of the release where there is none', async () => {
    await readExchangeRates(at('2026-11-20T15:10:00Z'), payments());
    twin.answer(ratesFile('2026-11-23', '11.5'));
    await readExchangeRates(at('2026-11-23T15:10:00Z'), payments());
    const on = async (day: string) => {
      const { date, from, perEuro } = await ratesOf(fixture.context, day);
      return [date, from, perEuro.SEK];
    };
    expect(await on('2026-11-22')).toEqual(['2026-11-20', 'ecb', 11.0235]);
    expect(await on('2026-11-24')).toEqual(['2026-11-23', 'ecb', 11.5]);
    expect(await on('2026-11-19')).toEqual([EXCHANGE_RATES.date, 'release', EXCHANGE_RATES.perEuro.SEK]);
  });
});

it('A receipt keeps the rate of the day of its payment when later ones arrive', async () => {
  const { context } = fixture;
  const today = context.now.toISOString().slice(0, 10);
  twin.answer(ratesFile(today, '11.0235'));
  await readExchangeRates(context, payments());
  const startup = await aBuyingStartup(context, { places: ['Stockholm'] });
  await sendEvent(context, payments(), await checkOut(context, payments(), startup, 'boost'));
  await context.db.update(exchangeRates).set({ perEuro: { ...EXCHANGE_RATES.perEuro, SEK: 20 } });
  const order = await orderOf(context, startup.jobId, 'boost');
  const [receipt] = await listReceipts(context, order.id);
  // 212.25 SEK at 7.46 / 11.0235.
  expect(receipt?.vatAtHome).toEqual({
    currency: 'DKK',
    vat: 14_364,
    rate: 0.676736,
    rateDate: today,
    rateFrom: 'ecb',
  });
});
