import { describe, expect, it } from 'vitest';
import type { PayReading } from '../../pay/pay.ts';
import { payOf } from './lever.ts';

const line = ({ pay, note }: PayReading) =>
  pay === null ? note : `${pay.from ?? ''}-${pay.to ?? ''} ${pay.currency} a ${pay.period}`;
const NO_PERIOD = 'pay left out: it does not say whether it is an hour, a month or a year';

describe('the pay of Lever', () => {
  it.each([
    [{ min: 50, max: 60, currency: 'SEK', interval: 'per-hour-wage' }, '5000-6000 SEK a hour'],
    [{ min: 600_000, max: 700_000, currency: 'ISK', interval: 'per-month-salary' }, '600000-700000 ISK a month'],
    [{ min: 600_000, max: 700_000, currency: 'nok', interval: 'per-year-salary' }, '60000000-70000000 NOK a year'],
    [{ min: 600, max: 700, currency: 'NOK', interval: 'bi-weekly-salary' }, NO_PERIOD],
    [{ min: 600, max: 700, currency: 'NOK', interval: 'one-time' }, NO_PERIOD],
    [{ min: 600, max: 700, currency: 'NOK' }, NO_PERIOD],
    [{ min: 600_000, currency: 'NOK', interval: 'per-year-salary' }, '60000000- NOK a year'],
    [{ min: 600, currency: 'NOK', interval: 'per-year-salary' }, 'pay left out: it is out of all proportion'],
    [null, null],
    ['600-700', null],
  ])('is read from %j as %s', (range, expected) => {
    expect(line(payOf(range))).toBe(expected);
  });
});
