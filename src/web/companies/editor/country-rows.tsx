import { Check } from 'lucide';
import { MOST } from '#domain/companies/profile-inputs.ts';
import { registrationNumberHint } from '#domain/companies/registration-number-hint.ts';
import { COUNTRIES, countryName } from '#domain/site/countries.ts';
import { Field } from '#web/ui/field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import css from './editor.module.css';
import type { ListProps } from './list-fields.tsx';
import { Rows } from './rows.tsx';

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
      {({ values, field }) => {
        const hint = registrationNumberHint(values.countryCode ?? '');
        // Only numbers that passed the check are stored; those of other countries cannot be checked.
        const isChecked = profile.countries.some(
          ({ countryCode, registrationNumber }) =>
            hint.example !== null &&
            countryCode === values.countryCode &&
            registrationNumber === values.registrationNumber,
        );
        return (
          <>
            <SelectField label="Country" options={COUNTRY_TERMS} {...field('countryCode')} />
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
      }}
    </Rows>
  );
}
