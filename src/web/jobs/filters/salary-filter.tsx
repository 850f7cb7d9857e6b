import { useEffect, useRef, useState } from 'react';
import { filterOf, type JobFacets } from '#domain/search/filters/filter-table.ts';
import type { JobFilters } from '#domain/search/filters/filters.ts';
import type { SalaryHistogram } from '#domain/search/results/salary-histogram.server.ts';
import { Check } from '#web/ui/forms/check.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { groupDigits } from '#web/ui/text/number-format.ts';
import css from './salary-filter.module.css';

const CURRENCIES = ['DKK', 'SEK', 'NOK', 'EUR', 'ISK'];
const TALLEST_PX = 42;
/** Width of a bar and its gap. */
const BAR = 6;

/**
 * The least monthly salary: a slider under a histogram of the salaries in this search. The histogram is decoration
 * for assistive technology, because the slider states its value.
 */
export function SalaryFilter({
  filters,
  suggestions,
  histogram,
  isCurrencyChosen,
}: {
  filters: JobFilters;
  suggestions: JobFacets | undefined;
  histogram: SalaryHistogram | undefined;
  /** Whether the address names the currency. Otherwise it is that of the country. */
  isCurrencyChosen: boolean;
}) {
  const [from, setFrom] = useState(filters.salaryFrom ?? 0);
  const currency = histogram?.currency ?? filters.salaryCurrency;
  const fields = useRef<HTMLFieldSetElement>(null);
  useEffect(
    () => keepOutUnchanged(fields.current?.form, isCurrencyChosen ? null : currency),
    [currency, isCurrencyChosen],
  );
  const buckets = histogram?.buckets ?? [];
  const last = buckets.at(-1);
  return (
    <fieldset ref={fields} className={css.salary}>
      <legend>{filterOf('salaryFrom').label}</legend>
      {last && buckets.some(({ n }) => n > 0) && (
        <>
          <p className={css.range}>
            <output htmlFor="salaryFrom">{from > 0 ? `${groupDigits(from)} ${currency} or more` : 'Any salary'}</output>
          </p>
          {/* Attributes rather than styles: the content security policy would need every inline style. */}
          <svg
            className={css.histogram}
            viewBox={`0 0 ${buckets.length * BAR} ${TALLEST_PX}`}
            preserveAspectRatio="none"
            aria-hidden
          >
            <path d={barsOf(buckets, (to) => to <= from)} />
            <path className={css.in} d={barsOf(buckets, (to) => to > from)} />
          </svg>
          <input
            id="salaryFrom"
            className={css.slider}
            type="range"
            name="salaryFrom"
            aria-label={`Lowest salary a month, in ${currency}`}
            aria-valuetext={from > 0 ? `${from} ${currency} or more` : 'Any salary'}
            // 0, left of the first bar, means any salary.
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
        label={filterOf('salaryShown').label}
        count={suggestions?.salaryShown}
        countNoun="job"
      />
      <Check
        name="isPaid"
        value="true"
        defaultChecked={filters.isPaid}
        label={filterOf('isPaid').label}
        count={suggestions?.paid}
        countNoun="job"
      />
    </fieldset>
  );
}

/** One shape for all bars whose upper end is to be shown: each element of its own takes time to write. */
function barsOf(buckets: SalaryHistogram['buckets'], isShown: (to: number) => boolean): string {
  const most = Math.max(1, ...buckets.map(({ n }) => n));
  return buckets
    .map(({ to, n }, place) => {
      const height = n === 0 ? 1 : Math.max(2, Math.round((n / most) * TALLEST_PX));
      return isShown(to) ? `M${place * BAR} ${TALLEST_PX}v-${height}h${BAR - 1}v${height}z` : '';
    })
    .join('');
}

/** Leaves "any salary" and a currency that nobody chose out of the address. */
function keepOutUnchanged(form: HTMLFormElement | null | undefined, ownCurrency: string | null) {
  const onData = ({ formData }: FormDataEvent) => {
    if (formData.get('salaryFrom') !== '0' && formData.has('salaryFrom')) return;
    formData.delete('salaryFrom');
    if (formData.get('salaryCurrency') === ownCurrency) formData.delete('salaryCurrency');
  };
  form?.addEventListener('formdata', onData);
  return () => form?.removeEventListener('formdata', onData);
}
