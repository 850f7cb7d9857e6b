import { useState } from 'react';
import type { DraftContents } from '#domain/jobs/inputs.ts';
import { FEWEST_PAYS } from '#domain/jobs/job.ts';
import { countryName, countryNamed } from '#domain/site/countries.ts';
import { CURRENCIES, hundredthsAYear, isCurrency, SALARY_PERIODS, type SalaryPeriod } from '#domain/site/money.ts';
import { JOB_ROLES } from '#domain/site/roles-and-position-types.ts';
import { labelOf } from '#domain/site/term.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { amountText, payMistakes } from './amounts.ts';
import { Choice, Dropdown } from './choice.tsx';
import { countryCodeOf, locationsOf, textOf } from './draft-form.ts';
import css from './pay-section.module.css';
import { PayStrip, usePayOfRole } from './pay-strip.tsx';
import sections from './sections.module.css';

type FieldsProps = {
  contents: DraftContents;
  /** The form as it stands now. */
  typed: DraftContents;
  errors: Record<string, string>;
  isHydrated: boolean;
};

/** The pay of a job, beside what others pay. */
export function PaySection({
  contents,
  typed,
  errors,
  isHydrated,
  currency,
  pays: initialPays,
}: FieldsProps & {
  /** Of the country of the place, else of the startup. */
  currency: string;
  pays: readonly number[];
}) {
  const salaryType = textOf(typed.salaryType) || 'range';
  // While an amount is being typed, nothing is wrong with it yet.
  const [isTyping, setTyping] = useState(false);
  const typing = { onFocus: () => setTyping(true), onBlur: () => setTyping(false) };
  const wrong: Record<string, string | undefined> = isTyping || !isHydrated ? {} : payMistakes(typed);
  const withCurrency = { ...contents, salaryCurrency: contents.salaryCurrency ?? currency };
  return (
    <section className={sections.section} id="pay">
      <h2>Pay</h2>
      <p>It stands first on the listing, so it comes first here.</p>
      <div className={sections.fields}>
        <Choice
          name="salaryType"
          label="Kind of pay"
          look="segments"
          showsLabel={false}
          options={[
            { value: 'range', label: 'Range' },
            { value: 'competitive', label: 'Competitive' },
            { value: 'unpaid', label: 'Unpaid' },
          ]}
          chosen={[textOf(contents.salaryType) || 'range']}
          error={errors.salaryType}
        />
        <div className={css.pay} hidden={isHydrated && salaryType !== 'range'}>
          <Field
            id="salaryFrom"
            label="From"
            name="salaryFrom"
            inputMode="numeric"
            longest={20}
            defaultValue={amountText(withCurrency.salaryFrom, withCurrency.salaryCurrency)}
            error={errors.salaryFrom ?? wrong.salaryFrom}
            {...typing}
          />
          <Field
            id="salaryTo"
            label="To"
            name="salaryTo"
            inputMode="numeric"
            longest={20}
            defaultValue={amountText(withCurrency.salaryTo, withCurrency.salaryCurrency)}
            error={errors.salaryTo ?? wrong.salaryTo}
            {...typing}
          />
          <Dropdown
            name="salaryCurrency"
            label="Currency"
            options={CURRENCIES.map((value) => ({ value, label: value }))}
            chosen={textOf(withCurrency.salaryCurrency)}
            error={errors.salaryCurrency}
          />
          <Dropdown
            name="salaryPeriod"
            label="Per"
            options={[...SALARY_PERIODS].reverse().map((value) => ({ value, label: value }))}
            chosen={textOf(contents.salaryPeriod) || 'year'}
            error={errors.salaryPeriod}
          />
        </div>
        <PayOfOthers typed={typed} currency={textOf(typed.salaryCurrency) || currency} initialPays={initialPays} />
        <Equity contents={contents} typed={typed} errors={errors} isHydrated={isHydrated} />
      </div>
    </section>
  );
}

/** What other jobs of this role pay there, as far as enough of them say so. */
function PayOfOthers({
  typed,
  currency,
  initialPays,
}: {
  typed: DraftContents;
  currency: string;
  initialPays: readonly number[];
}) {
  const jobRole = textOf(typed.jobRole);
  const [first] = locationsOf(typed);
  const countryCode = first ? (countryCodeOf(first, (name) => countryNamed(name)?.code) ?? '') : '';
  const pays = usePayOfRole({ jobRole, countryCode, currency }, initialPays);
  const isAsked = jobRole !== '' && countryCode !== '';
  const subject = `${jobRole === 'other' ? 'Other' : labelOf(JOB_ROLES, jobRole)} jobs in ${countryName(countryCode)}`;
  if (!isAsked) {
    return <p className={css.why}>Choose a role and a place with its country to see what others pay.</p>;
  }
  if (pays === null) return null;
  if (pays.length > 0) return <PayStrip pays={pays} own={ownPay(typed)} currency={currency} subject={subject} />;
  return (
    <p className={css.why}>
      Fewer than {FEWEST_PAYS} open {subject} state their pay in {currency}, so we can’t show what others pay.
    </p>
  );
}

function Equity({ contents, typed, errors, isHydrated }: FieldsProps) {
  return (
    <div className={sections.three}>
      <Dropdown
        name="equityType"
        label="Equity"
        options={[
          { value: 'undisclosed', label: 'Not said' },
          { value: 'percentage', label: 'A share' },
          { value: 'negotiated', label: 'Negotiated' },
        ]}
        chosen={textOf(contents.equityType) || 'undisclosed'}
      />
      {(['equityFrom', 'equityTo'] as const).map((name) => (
        <div key={name} hidden={isHydrated && typed.equityType !== 'percentage'}>
          <Field
            id={name}
            label={name === 'equityFrom' ? 'From' : 'To'}
            name={name}
            inputMode="decimal"
            longest={10}
            defaultValue={textOf(contents[name])}
            error={errors[name]}
            beside={<span className={css.unit}>%</span>}
          />
        </div>
      ))}
    </div>
  );
}

/** This job's range in whole units a year; null without figures. */
function ownPay({ salaryType, salaryFrom, salaryTo, salaryCurrency, salaryPeriod }: DraftContents) {
  const currency = textOf(salaryCurrency);
  const ends = [salaryFrom, salaryTo].filter((end): end is number => typeof end === 'number');
  if (salaryType !== 'range' || ends.length === 0 || !isCurrency(currency)) return null;
  const [from = 0, to = from] = ends.map(
    (end) => (hundredthsAYear(end, currency, textOf(salaryPeriod) as SalaryPeriod) ?? 0) / 100,
  );
  return from <= to ? { from, to } : null;
}
