import { Parser } from 'htmlparser2';
import type { RateSource } from '#domain/billing/payments.ts';
import { CURRENCIES, type Currency } from '#domain/site/money.ts';
import { type GuardedFetchOptions, guardedFetch } from './guarded-fetch.ts';

const DAILY_RATES = 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml';

/** Reads the euro's reference rates of the last working day from the European Central Bank. */
export function createEcb(options: GuardedFetchOptions & { address?: string } = {}): RateSource {
  const { address = DAILY_RATES, ...limits } = options;
  return async () => {
    const { text } = await guardedFetch(address, { accept: 'application/xml', bytes: 100_000, ...limits });
    return ratesIn(text());
  };
}

/** `<Cube time="2026-11-20"><Cube currency="SEK" rate="11.05"/>…`. Throws unless every currency of ours is there. */
function ratesIn(xml: string): Awaited<ReturnType<RateSource>> {
  let date = '';
  const rates = new Map([['EUR', 1]]);
  const parser = new Parser(
    {
      onopentag: (name, { time, currency, rate }) => {
        if (name !== 'Cube') return;
        if (time !== undefined) date = time;
        if (currency !== undefined) rates.set(currency, Number(rate));
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  const perEuro = Object.fromEntries(CURRENCIES.map((currency) => [currency, rates.get(currency)]));
  const isWhole = Object.values(perEuro).every((rate) => rate !== undefined && Number.isFinite(rate) && rate > 0);
  const isDay = /^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date));
  if (!isWhole || !isDay) throw new Error('The European Central Bank answered without the rates of a day.');
  return { date, perEuro: perEuro as Record<Currency, number> };
}
