import { describe, expect, it } from 'vitest';
import type { PayReading } from '../../pay/pay.ts';
import { equityOf, payOf } from './compensation.ts';

const line = ({ pay, note }: PayReading) =>
  pay === null ? note : `${pay.from ?? ''}-${pay.to ?? ''} ${pay.currency} a ${pay.period}`;
const NO_PERIOD = 'pay left out: it does not say whether it is an hour, a month or a year';
const salary = (minValue: unknown, maxValue: unknown, interval: unknown = '1 YEAR', currencyCode: unknown = 'EUR') => ({
  compensationType: 'Salary',
  minValue,
  maxValue,
  interval,
  currencyCode,
});

describe('the compensation of Ashby', () => {
  const of = (...summaryComponents: unknown[]) => line(payOf({ summaryComponents }));
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
  ])('reads %j as %s', (component, expected) => {
    expect(of(component)).toBe(expected);
  });

  it('is one range over the tiers, or none when their currencies or periods differ', () => {
    const tiers = (...components: unknown[]) =>
      line(
        payOf({
          summaryComponents: [],
          compensationTiers: components.map((component) => ({ components: [component] })),
        }),
      );
    expect(tiers(salary(50_000, 60_000), salary(55_000, 72_000))).toBe('5000000-7200000 EUR a year');
    expect(tiers(salary(50_000, 60_000), salary(55_000, 72_000, '1 YEAR', 'SEK'))).toContain('several figures');
    expect(tiers(salary(50_000, 60_000), salary(5_000, 7_000, '1 MONTH'))).toContain('several figures');
    expect(tiers(salary(50_000, null), salary(null, 72_000))).toContain('several figures');
    expect(tiers(salary(50_000, 60_000), salary(70_000, 60_000))).toContain('ends below');
  });

  it('excludes a bonus from pay and from equity', () => {
    const bonus = { ...salary(1, 2), compensationType: 'Bonus' };
    const equity = (minValue: unknown, maxValue: unknown, compensationType = 'EquityPercentage') =>
      equityOf({ summaryComponents: [bonus, { compensationType, minValue, maxValue, interval: 'NONE' }] });
    expect(of(bonus)).toBeNull();
    expect(equity(0.1, 0.5)).toEqual({ from: 0.1, to: 0.5 });
    expect(equity(0.1, null)).toBe('offered');
    expect(equity(10_000, 20_000, 'EquityCashValue')).toBe('offered');
    expect(equityOf({ summaryComponents: [bonus] })).toBeNull();
  });
});
