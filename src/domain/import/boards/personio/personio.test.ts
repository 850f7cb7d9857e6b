import { describe, expect, it } from 'vitest';
import type { PayReading } from '../../pay/pay.ts';
import { payOf } from './personio.ts';

const line = ({ pay, note }: PayReading) =>
  pay === null ? note : `${pay.from ?? ''}-${pay.to ?? ''} ${pay.currency} a ${pay.period}`;
const NO_PERIOD = 'pay left out: it does not say whether it is an hour, a month or a year';

describe('the pay of Personio', () => {
  it('has the period that its type names', () => {
    const of = (type: unknown) => line(payOf({ min: '3000', max: '3500.50', currencyCode: 'EUR', type }));
    expect(of('monthly')).toBe('300000-350050 EUR a month');
    expect(of('yearly')).toBe('300000-350050 EUR a year');
    expect(of('one_time')).toBe(NO_PERIOD);
    expect(of(null)).toBe(NO_PERIOD);
    expect(line(payOf({}))).toBeNull();
  });
});
