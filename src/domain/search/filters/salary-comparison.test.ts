import { describe, expect, it } from 'vitest';
import { CURRENCIES, EXCHANGE_RATES, euroCentsAMonth, minorUnits, SALARY_PERIODS } from '#domain/site/money.ts';
import { rollbackFixture } from '#testing/fixture.ts';
import { someJob } from '#testing/posted-jobs.ts';
import { listOpenJobs } from '../results/queries.server.ts';
import { noFilters } from './filters.ts';

const fixture = rollbackFixture();

describe('a least salary', () => {
  it('finds jobs that pay as much in euro cents per month, in every currency and period', async () => {
    const jobsWithPay: { id: string; cents: number }[] = [];
    for (const currency of CURRENCIES) {
      for (const period of SALARY_PERIODS) {
        // Near 4,000 euros a month, and a little to either side.
        const perMonth = { hour: 160, day: 20, week: 4, month: 1, year: 1 / 12 }[period];
        for (const share of [0.999, 1, 1.001]) {
          const units = (4_000 * EXCHANGE_RATES.perEuro[currency] * share) / perMonth;
          const amount = Math.round(units * minorUnits(currency));
          const { id } = await someJob(fixture.context, {
            salaryType: 'range',
            salaryFrom: 1,
            salaryTo: amount,
            salaryCurrency: currency,
            salaryPeriod: period,
          });
          jobsWithPay.push({ id, cents: euroCentsAMonth(amount, currency, period) as number });
        }
      }
    }
    for (const salaryCurrency of CURRENCIES) {
      const salaryFrom = Math.round(4_000 * EXCHANGE_RATES.perEuro[salaryCurrency]);
      const least = euroCentsAMonth(salaryFrom * minorUnits(salaryCurrency), salaryCurrency, 'month') as number;
      const { total } = await listOpenJobs(fixture.context, { ...noFilters, salaryFrom, salaryCurrency });
      expect([salaryCurrency, total]).toEqual([
        salaryCurrency,
        jobsWithPay.filter(({ cents }) => cents >= least).length,
      ]);
    }
  }, 60_000);

  it('is compared at the current exchange rate, without rebuilding rows', async () => {
    await someJob(fixture.context, {
      salaryType: 'range',
      salaryTo: 40_000_00,
      salaryCurrency: 'DKK',
      salaryPeriod: 'month',
    });
    const total = async () => (await listOpenJobs(fixture.context, { ...noFilters, salaryFrom: 5_000 })).total;
    const { perEuro } = EXCHANGE_RATES;
    const today = perEuro.DKK;
    try {
      expect(await total()).toBe(1);
      perEuro.DKK = today * 1.1;
      expect(await total()).toBe(0);
    } finally {
      perEuro.DKK = today;
    }
  });
});
