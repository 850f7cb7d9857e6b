import type { JobInList } from '#domain/jobs/views.ts';
import { classNames } from '#web/ui/class-names.ts';
import { range } from '#web/ui/text/number-format.ts';
import css from './pay.module.css';

const SHORT_PERIOD: Record<string, string> = { hour: 'h', day: 'day', week: 'wk', month: 'mo', year: 'yr' };
const LONG_PERIOD: Record<string, string> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  year: 'a year',
};

type Salary = Pick<JobInList, 'salary'> & {
  salaryRange?: Pick<NonNullable<JobInList['salaryRange']>, 'from' | 'to' | 'currency' | 'period'>;
};

/** The salary of a row: the amount, then currency and period. */
export function Pay({ job, className }: { job: Salary; className?: string }) {
  const { amount, unit } = payLabel(job);
  if (!unit) return <span className={classNames(css.pay, css.soft, className)}>{amount}</span>;
  return (
    <span className={classNames(css.pay, className)}>
      <b>{amount}</b> <span>{unit}</span>
    </span>
  );
}

/** The amount and its unit: "48 000–58 000" and "DKK / mo". Without a figure, words and no unit. */
export function payLabel(job: Salary, style: 'short' | 'long' = 'short'): { amount: string; unit: string } {
  if (job.salary === 'unpaid') return { amount: 'Unpaid', unit: '' };
  if (job.salary === 'notSaid') return { amount: 'Salary not stated', unit: '' };
  const salaryRange = job.salaryRange;
  const amount = salaryRange ? range(salaryRange.from, salaryRange.to) : '';
  if (job.salary !== 'range' || !salaryRange || amount === '') return { amount: 'Competitive', unit: '' };
  const unit =
    style === 'short'
      ? `${salaryRange.currency} / ${SHORT_PERIOD[salaryRange.period] ?? salaryRange.period}`
      : `${salaryRange.currency} ${LONG_PERIOD[salaryRange.period] ?? ''}`;
  return { amount, unit };
}
