import { Check } from 'lucide';
import { useState } from 'react';
import { MOST } from '#domain/companies/profile/profile-inputs.ts';
import { registrationNumberHint } from '#domain/companies/registration/registration-number-hint.ts';
import { COUNTRIES, countryName } from '#domain/site/countries.ts';
import { Field } from '#web/ui/forms/field.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { Icon } from '#web/ui/pictures/icon.tsx';
import css from './editor.module.css';
import type { ListProps } from './list-fields.tsx';
import { type RowOfForm, Rows } from './rows.tsx';

const COUNTRY_TERMS = COUNTRIES.map(({ code, name }) => ({ key: code, label: name }));

export function CountryRows({ profile, state }: ListProps) {
  return (
    <Rows
      list="countries"
      noun="country"
      most={MOST.countries}
      blank={{ countryCode: '', registrationNumber: '', legalName: '' }}
      initial={profile.countries.map(({ countryCode, registrationNumber, legalName }) => ({
        countryCode,
        registrationNumber: registrationNumber ?? '',
        legalName: legalName ?? '',
      }))}
      nameOf={({ countryCode }) => (countryCode ? countryName(countryCode) : '')}
      state={state}
    >
      {({ values, field }) => <CountryFields profile={profile} values={values} field={field} />}
    </Rows>
  );
}

/** The name of the number follows the country that is chosen now. */
function CountryFields({ profile, values, field }: Pick<ListProps, 'profile'> & Pick<RowOfForm, 'values' | 'field'>) {
  const [country, setCountry] = useState(values.countryCode ?? '');
  const hint = registrationNumberHint(country);
  // Only numbers that passed the check are stored; those of other countries cannot be checked.
  const isChecked = profile.countries.some(
    ({ countryCode, registrationNumber }) =>
      hint.example !== null && countryCode === country && registrationNumber === values.registrationNumber,
  );
  return (
    <>
      <SelectField
        label="Country"
        options={COUNTRY_TERMS}
        {...field('countryCode')}
        onChange={(event) => setCountry(event.currentTarget.value)}
      />
      <Field
        label={hint.name}
        placeholder={hint.example ?? undefined}
        longest={40}
        {...field('registrationNumber')}
        hint={
          isChecked &&
          values.registrationNumber && (
            <p className={css.checked}>
              <Icon of={Check} size={16} />
              Number checked
            </p>
          )
        }
      />
      <Field
        label="Legal name, optional"
        longest={100}
        {...field('legalName')}
        hint="As the register has it. Your page and your jobs show it with the number."
      />
    </>
  );
}
