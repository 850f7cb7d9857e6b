import { useState } from 'react';
import type { JobFilters } from '../../domain/jobs/filters.ts';
import type { SalaryHistogram } from '../../domain/jobs/facets.ts';
import type { JobSuggestions } from '../../domain/jobs/views.ts';
import { grouped } from '../numbers.ts';
import { Check } from '../ui/check.tsx';
import { Select } from '../ui/field.tsx';
import css from './salary-filter.module.css';

const CURRENCIES = ['DKK', 'SEK', 'NOK', 'EUR', 'ISK'];
const TALLEST_PX = 42;

/**
 * Salary a month, "at least": a slider under how the salaries of this search are spread. The histogram says
 * nothing the slider does not, so it is a picture only.
 */
export function SalaryFilter({
  filters,
  suggestions,
  histogram,
}: {
  filters: JobFilters;
  suggestions: JobSuggestions | undefined;
  histogram: SalaryHistogram | undefined;
}) {
  const [from, setFrom] = useState(filters.salaryFrom ?? 0);
  const currency = histogram?.currency ?? filters.salaryCurrency;
  const buckets = histogram?.buckets ?? [];
  const most = Math.max(1, ...buckets.map(({ n }) => n));
  const last = buckets.at(-1);
  return (
    <fieldset className={css.salary}>
      <legend>Salary, a month</legend>
      {last && buckets.some(({ n }) => n > 0) && (
        <>
          <p className={css.range}>
            <output htmlFor="salaryFrom">{from > 0 ? `${grouped(from)} ${currency} or more` : 'Any salary'}</output>
          </p>
          <div className={css.histogram} aria-hidden>
            {buckets.map(({ from: edge, to, n }) => (
              <i
                key={edge}
                className={to > from ? css.in : undefined}
                style={{ height: `${n === 0 ? 1 : Math.max(2, Math.round((n / most) * TALLEST_PX))}px` }}
              />
            ))}
          </div>
          <input
            id="salaryFrom"
            className={css.slider}
            type="range"
            name="salaryFrom"
            aria-label={`Lowest salary a month, in ${currency}`}
            aria-valuetext={from > 0 ? `${from} ${currency} or more` : 'Any salary'}
            // Left of the first bar means any salary.
            min={0}
            max={last.from}
            step={last.to - last.from}
            value={from}
            onChange={(event) => setFrom(Number(event.target.value))}
          />
        </>
      )}
      <div className={css.currency}>
        <Select small name="salaryCurrency" aria-label="Currency" defaultValue={currency}>
          {(CURRENCIES.includes(currency) ? CURRENCIES : [currency, ...CURRENCIES]).map((code) => (
            <option key={code}>{code}</option>
          ))}
        </Select>
      </div>
      <Check
        name="salaryShown"
        value="true"
        defaultChecked={filters.salaryShown}
        label="Salary shown"
        count={suggestions?.salaryShown}
        countNoun="jobs"
      />
      <Check name="isPaid" value="true" defaultChecked={filters.isPaid} label="Paid" count={suggestions?.paid} countNoun="jobs" />
    </fieldset>
  );
}
