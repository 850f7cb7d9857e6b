import { describe, expect, it } from 'vitest';
import {
  equityOfAshby,
  type PayRead,
  payOfAshby,
  payOfGreenhouse,
  payOfLever,
  payOfPersonio,
  periodNamed,
} from './pay.ts';

const shown = ({ pay, note }: PayRead) =>
  pay === null ? note : `${pay.from ?? ''}-${pay.to ?? ''} ${pay.currency} a ${pay.period}`;
const salary = (minValue: unknown, maxValue: unknown, interval: unknown = '1 YEAR', currencyCode: unknown = 'EUR') => ({
  compensationType: 'Salary',
  minValue,
  maxValue,
  interval,
  currencyCode,
});
const NO_PERIOD = 'pay left out: it does not say whether it is an hour, a month or a year';

describe('pay of Ashby', () => {
  const of = (...summaryComponents: unknown[]) => shown(payOfAshby({ summaryComponents }));
  it.each([
    [salary(50_000, 60_000), '5000000-6000000 EUR a year'],
    [salary(4_200, 5_000, '1 MONTH', 'DKK'), '420000-500000 DKK a month'],
    [salary(50_000, null), '5000000- EUR a year'],
    [salary(null, 60_000), '-6000000 EUR a year'],
    [salary(0, 60_000), '-6000000 EUR a year'],
    [salary(0, 0), 'pay left out: no figure is given'],
    [salary(null, null), 'pay left out: no figure is given'],
    [salary(60_000, 50_000), 'pay left out: it ends below where it begins'],
    [salary('about 50', 60_000), 'pay left out: it is not a number'],
    [salary(-1, 60_000), 'pay left out: it is not a number'],
    [salary(50_000, 60_000, null), NO_PERIOD],
    [salary(50_000, 60_000, '2 WEEK'), NO_PERIOD],
    [salary(50_000, 60_000, 'NONE'), NO_PERIOD],
    [salary(50_000, 60_000, '1 YEAR', null), 'pay left out: its currency is missing or not one we show'],
  ])('%j is %s', (component, expected) => {
    expect(of(component)).toBe(expected);
  });

  it('is one range over the tiers, and none where their currencies or periods differ', () => {
    const tiers = (...components: unknown[]) =>
      shown(payOfAshby({ summaryComponents: [], compensationTiers: components.map((one) => ({ components: [one] })) }));
    expect(tiers(salary(50_000, 60_000), salary(55_000, 72_000))).toBe('5000000-7200000 EUR a year');
    expect(tiers(salary(50_000, 60_000), salary(55_000, 72_000, '1 YEAR', 'SEK'))).toContain('several figures');
    expect(tiers(salary(50_000, 60_000), salary(5_000, 7_000, '1 MONTH'))).toContain('several figures');
    expect(tiers(salary(50_000, null), salary(null, 72_000))).toContain('several figures');
    expect(tiers(salary(50_000, 60_000), salary(70_000, 60_000))).toContain('ends below');
  });

  it('is never a bonus, and equity stands on its own', () => {
    const bonus = { ...salary(1, 2), compensationType: 'Bonus' };
    const equity = (minValue: unknown, maxValue: unknown, compensationType = 'EquityPercentage') =>
      equityOfAshby({ summaryComponents: [bonus, { compensationType, minValue, maxValue, interval: 'NONE' }] });
    expect(of(bonus)).toBeNull();
    expect(equity(0.1, 0.5)).toEqual({ from: 0.1, to: 0.5 });
    expect(equity(0.1, null)).toBe('offered');
    expect(equity(10_000, 20_000, 'EquityCashValue')).toBe('offered');
    expect(equityOfAshby({ summaryComponents: [bonus] })).toBeNull();
  });
});

describe('pay of the others', () => {
  it.each([
    [{ min: 50, max: 60, currency: 'SEK', interval: 'per-hour-wage' }, '5000-6000 SEK a hour'],
    [{ min: 600_000, max: 700_000, currency: 'ISK', interval: 'per-month-salary' }, '600000-700000 ISK a month'],
    [{ min: 600_000, max: 700_000, currency: 'nok', interval: 'per-year-salary' }, '60000000-70000000 NOK a year'],
    [{ min: 600, max: 700, currency: 'NOK', interval: 'bi-weekly-salary' }, NO_PERIOD],
    [{ min: 600, max: 700, currency: 'NOK', interval: 'one-time' }, NO_PERIOD],
    [{ min: 600, max: 700, currency: 'NOK' }, NO_PERIOD],
    [{ min: 600, currency: 'NOK', interval: 'per-year-salary' }, '60000- NOK a year'],
    [null, null],
    ['600-700', null],
  ])('Lever %j is %s', (range, expected) => {
    expect(shown(payOfLever(range))).toBe(expected);
  });

  it('Personio names the period by its type', () => {
    const of = (type: unknown) => shown(payOfPersonio({ min: '3000', max: '3500.50', currencyCode: 'EUR', type }));
    expect(of('monthly')).toBe('300000-350050 EUR a month');
    expect(of('yearly')).toBe('300000-350050 EUR a year');
    expect(of('one_time')).toBe(NO_PERIOD);
    expect(of(null)).toBe(NO_PERIOD);
    expect(shown(payOfPersonio({}))).toBeNull();
  });

  it('Greenhouse names it in the words beside, where time alone is no hour and a half year no year', () => {
    const of = (title: string) =>
      shown(payOfGreenhouse([{ min_cents: 100, max_cents: 200, currency_type: 'EUR', title }]));
    expect(of('Full time annual base salary')).toBe('100-200 EUR a year');
    expect(of('Hourly rate')).toBe('100-200 EUR a hour');
    expect(of('Løn per time')).toBe('100-200 EUR a hour');
    for (const words of ['Full time', 'Pay range', 'Bi-weekly pay', 'Semi-annual bonus', 'Monthly or annual']) {
      expect(of(words), words).toBe(NO_PERIOD);
    }
  });
});

describe('the period of pay', () => {
  it.each([
    [
      'hour',
      'time · pr. time · i timen · timeløn 200 · Timelønn · per timme · timlön · tunti · tunnissa · tuntipalkka',
    ],
    ['hour', 'klukkustund · á klukkustund · tímakaup · hourly · per_hour'],
    ['day', 'dag · pr. dag · om dagen · dagløn · daglønn · päivä · päivässä · á dag · dagur · daily'],
    ['week', 'uge · pr. uge · om ugen · ugentligt · uke · i uken · ukentlig · vecka · per vecka · veckolön'],
    ['week', 'viikko · viikossa · viikkopalkka · vika · á viku · vikulega · weekly'],
    [
      'month',
      'måned · pr. måned · om måneden · månedlig · månedligt · Månedsløn 40000 · månedslønn · pr. md. · per mnd',
    ],
    [
      'month',
      'månad · per månad · i månaden · månadslön · kuukausi · kuukaudessa · kuukausipalkka · mánuður · á mánuði',
    ],
    ['month', 'mánaðarlaun · mánaðarlega · Kuukausipalkka 4000 €'],
    ['year', 'år · per år · pr. år · om året · årlig · årligt · årligen · Årsløn 500000 · ÅRSLØN · årslønn · årslön'],
    ['year', 'vuosi · vuodessa · vuosipalkka · ár · á ári · árslaun · árlega · Bruttoløn (årlig) · p.a. · 50k p.a.'],
  ])('is the %s in %s', (period, words) => {
    for (const word of words.split(' · ')) expect(periodNamed(word), word).toBe(period);
  });

  it('is none in words that only hold such a word, in half or double ones, and in how long one works', () => {
    for (const words of [
      'i år',
      'i dag',
      'halvårlig',
      'hver anden måned',
      'varannan vecka',
      'joka toinen viikko',
      'tremånaders',
      'flerårig',
      'livsvarig årlighed',
      'í 3 mánuði',
      'Philadelphia, PA',
      '40 hours per week',
      '37 timer om ugen',
      '37,5 timer pr. uke',
      '40 timmar i veckan',
      '40 tuntia viikossa',
      '40 klst. á viku',
      'Årlig eller månedlig',
    ]) {
      expect(periodNamed(words), words).toBeNull();
    }
    expect(periodNamed('Årsløn, 37 timer om ugen')).toBe('year');
    expect(periodNamed('Flexible hours. Annual salary')).toBe('year');
    expect(periodNamed('Monthly salary for 40 hours per week')).toBe('month');
  });
});
