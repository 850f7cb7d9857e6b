import { type ComponentProps, useId } from 'react';
import { FieldError } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import css from './select-field.module.css';

/** A labelled select whose first option is none, under the label `none`. */
export function SelectField({
  label,
  error,
  none = 'Choose',
  options,
  ...select
}: {
  label: string;
  error?: string | undefined;
  none?: string;
  options: readonly { value: string; label: string }[];
} & ComponentProps<'select'>) {
  const id = useId();
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        {...select}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
