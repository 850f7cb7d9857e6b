import { describe, expect, it } from 'vitest';
import type { PayReading } from '../../pay/pay.ts';
import { payOf } from './greenhouse.ts';

const line = ({ pay, note }: PayReading) =>
  pay === null ? note : `${pay.from ?? ''}-${pay.to ?? ''} ${pay.currency} a ${pay.period}`;
const NO_PERIOD = 'pay left out: it does not say whether it is an hour, a month or a year';

describe('the pay of Greenhouse', () => {
  it('has the one period that its title names, if it names one', () => {
    const of = (title: string) => line(payOf([{ min_cents: 70_000, max_cents: 80_000, currency_type: 'EUR', title }]));
    expect(of('Full time annual base salary')).toBe('70000-80000 EUR a year');
    expect(of('Hourly rate')).toBe('70000-80000 EUR a hour');
    expect(of('Løn per time')).toBe('70000-80000 EUR a hour');
    for (const words of ['Full time', 'Pay range', 'Bi-weekly pay', 'Semi-annual bonus', 'Monthly or annual']) {
      expect(of(words), words).toBe(NO_PERIOD);
    }
  });
});
