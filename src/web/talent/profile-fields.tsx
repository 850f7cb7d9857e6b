import { FileText, Plus } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { CURRENCIES } from '#domain/site/money.ts';
import { JOB_ROLES, POSITION_TYPES } from '#domain/site/roles-and-position-types.ts';
import {
  LANGUAGE_LEVELS,
  MOST_EXPERIENCE,
  MOST_PROFILE_LANGUAGES,
  PROFILE_LANGUAGES,
} from '#domain/talent/profile-terms.ts';
import { Button } from '#web/ui/buttons/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import { monthText } from '#web/ui/text/month-format.ts';
import { Pair } from '#web/workspace/workspace-page.tsx';
import css from './profile-form.module.css';
import { type FormPart, filledRows, type Term } from './profile-form-values.ts';

export function AboutYou({ field, countries }: FormPart & { countries: readonly Term[] }) {
  return (
    <>
      <TextField label="Name" autoComplete="name" required longest={80} {...field('name')} />
      <Pair>
        <TextField label="Town" autoComplete="address-level2" longest={120} {...field('locality')} />
        <Choice label="Country" options={countries} autoComplete="country" {...field('countryCode')} />
      </Pair>
      <TextField label="Headline" longest={160} {...field('intro')} />
      <TextField label="Phone" type="tel" autoComplete="tel" longest={30} {...field('phone')} />
      <TextBox label="Links, one on each line" rows={3} {...field('links')} />
    </>
  );
}

/** The rows with a value, or an empty one; one more on request. */
function rowsShown(count: number, most: number, hasMore: boolean): number[] {
  return [...Array(Math.min(most, Math.max(1, count + (hasMore ? 1 : 0)))).keys()];
}

export function WorkRows({ field, values, hasMoreRows }: FormPart) {
  const count = filledRows(values, 'experience', MOST_EXPERIENCE);
  const rows = rowsShown(count, MOST_EXPERIENCE, hasMoreRows);
  // As the hint says it is typed, and not as it is stored.
  const month = (name: string) => {
    const { defaultValue, ...rest } = field(name);
    return { ...rest, defaultValue: monthText(defaultValue) };
  };
  return (
    <div className={css.fields}>
      {rows.map((row) => (
        <fieldset key={row} className={css.row}>
          <legend>{row === 0 ? 'Latest job' : `Earlier job ${row}`}</legend>
          <Pair>
            <TextField label="Title" longest={120} {...field(`experience.${row}.title`)} />
            <TextField label="Organisation" longest={120} {...field(`experience.${row}.organisation`)} />
          </Pair>
          <Pair>
            <TextField
              label="Since"
              hint="A year, or a month and a year: March 2022"
              longest={20}
              {...month(`experience.${row}.from`)}
            />
            <TextField
              label="Until"
              hint="Empty if you still work there"
              longest={20}
              {...month(`experience.${row}.to`)}
            />
          </Pair>
          <TextBox label="What you did (optional)" rows={3} longest={2000} {...field(`experience.${row}.text`)} />
        </fieldset>
      ))}
      {rows.length < MOST_EXPERIENCE && <AddRow>Add a job</AddRow>}
      <TextBox label="Skills, separated by commas" rows={2} {...field('skills')} />
    </div>
  );
}

export function LanguageRows({ field, values, hasMoreRows }: FormPart) {
  const count = filledRows(values, 'languages', MOST_PROFILE_LANGUAGES);
  const rows = rowsShown(count, MOST_PROFILE_LANGUAGES, hasMoreRows);
  return (
    <div className={css.fields}>
      {rows.map((row) => (
        <Pair key={row}>
          <Choice label="Language" options={PROFILE_LANGUAGES} {...field(`languages.${row}.language`)} />
          <Choice label="How well" options={LANGUAGE_LEVELS} {...field(`languages.${row}.level`)} />
        </Pair>
      ))}
      {rows.length < MOST_PROFILE_LANGUAGES && <AddRow>Add a language</AddRow>}
    </div>
  );
}

export function WhatYouLookFor({ field, isOn, nordics }: FormPart & { nordics: readonly Term[] }) {
  return (
    <div className={css.fields}>
      <Chips legend="Roles" list="jobRoles" terms={JOB_ROLES} isOn={isOn} />
      <Chips legend="Kinds of job" list="jobPositionTypes" terms={POSITION_TYPES} isOn={isOn} />
      <Chips legend="Where" list="wantedCountries" terms={nordics} isOn={isOn}>
        <Chip name="wantsRemote" label="Remote" isOn={isOn} />
      </Chips>
      <Pair>
        <TextField label="Least pay, a year" inputMode="numeric" longest={20} {...field('leastPay')} />
        <Choice
          label="Currency"
          options={CURRENCIES.map((code) => ({ key: code, label: code }))}
          {...field('leastPayCurrency')}
        />
      </Pair>
      <TextField label="Can start" type="date" {...field('canStart')} />
    </div>
  );
}

/** A button that sends the form and shows one more empty row. */
function AddRow({ children }: { children: ReactNode }) {
  return (
    <div>
      <Button type="submit" name="intent" value="row" kind="line" size="sm" icon={Plus}>
        {children}
      </Button>
    </div>
  );
}

type Marked = { isFromCv: boolean };

const withMark = (label: ReactNode, isFromCv: boolean) => (
  <>
    {label}
    {isFromCv && (
      <span className={css.fromCv}>
        <Icon of={FileText} size={16} />
        From your CV
      </span>
    )}
  </>
);

function TextField({ label, isFromCv, ...rest }: ComponentProps<typeof Field> & Marked) {
  return <Field label={withMark(label, isFromCv)} {...rest} />;
}

function TextBox({ label, isFromCv, ...rest }: ComponentProps<typeof TextArea> & Marked) {
  return <TextArea label={withMark(label, isFromCv)} {...rest} />;
}

function Choice({ label, isFromCv, ...rest }: ComponentProps<typeof SelectField> & Marked) {
  return <SelectField label={isFromCv ? `${label} (from your CV)` : label} {...rest} />;
}

function Chips({
  legend,
  list,
  terms,
  isOn,
  children,
}: {
  legend: string;
  list: string;
  terms: readonly Term[];
  isOn: FormPart['isOn'];
  children?: ReactNode;
}) {
  return (
    <fieldset className={css.chips}>
      <legend>{legend}</legend>
      {terms.map(({ key, label }) => (
        <Chip key={key} name={`${list}.${key}`} label={label} isOn={isOn} />
      ))}
      {children}
    </fieldset>
  );
}

function Chip({ name, label, isOn }: { name: string; label: string; isOn: FormPart['isOn'] }) {
  return (
    <label className={css.chip}>
      <input type="checkbox" name={name} value="on" defaultChecked={isOn(name)} />
      {label}
    </label>
  );
}
